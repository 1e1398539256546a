"""What a drawing of the table is made from: a view, its language, and where each option of the viewer lies."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from regalia.art.heraldry import HOUSES
from regalia.art.ink import g, tag, title
from regalia.core.protocol import Action, Seat, pending
from regalia.games.kingsburg.actions import Bid, Copy, Receive, Recruit, Reroll
from regalia.games.kingsburg.scoring import result
from regalia.games.kingsburg.state import Realm
from regalia.games.kingsburg.view import View, imagine, offered
from regalia.games.kingsburg.words import WORDS

SEATS = tuple(HOUSES)  # seat i plays house i


class Scene(NamedTuple):
    """A view with all that several parts of the picture ask for."""

    view: View
    lang: str
    world: Realm  # one that the view allows, for what is the same in all of them
    moves: Sequence[Action]  # the options of the viewer
    parts: Mapping[str, str]  # and in notation, by place

    def say(self, key: str, **values: object) -> str:
        return WORDS.say(self.lang, key, **values)

    def part(self, place: str) -> str | None:
        return self.parts.get(place)

    def asks(self, kind: str) -> bool:
        return any(place.startswith(kind) for place in self.parts)

    def house(self, seat: Seat) -> str:
        return self.say(f"house.{SEATS[seat]}.name")

    def lit(self) -> set[Seat]:
        """Whoever is to choose; at the end the winners."""
        if self.view.agenda:
            return {choice.seat for _, choice in pending(self.world)}
        return {seat for seat, rank in enumerate(result(self.world).ranks) if rank == 1}


def scene(view: View, lang: str) -> Scene:
    moves, places = offered(view), dict[str, list[str]]()
    for action in moves:
        places.setdefault(place(action), []).append(str(action))
    parts = {at: "|".join(notations) for at, notations in places.items()}
    return Scene(view, lang, imagine(view, Random(0)), moves, parts)


def place(action: Action) -> str:
    """Where an option lies: on a target that it has, or on a thing that gathers several options."""
    match action:
        case Receive(rank=rank):
            return f"advisor-{rank}"
        case Recruit():
            return "soldiers"
        case Bid():
            return "bid"
        case Copy() | Reroll():
            return str(action.clicked()[-1])
    return str(action.clicked()[0])


def target(art: str, part: str | None, label: str, die: str | None = None) -> str:
    """A thing with its name; a button when it is an action of the viewer, or a die of one."""
    if part is None and die is None:
        return g(title(label), art)
    button = {"tabindex": "0", "role": "button", "aria_label": label}
    kind = "can target" if part else "can die"
    return tag("g", title(label), art, class_=kind, data_part=part, data_die=die, **button)


def signed(number: int) -> str:
    """With the minus of print."""
    return str(number).replace("-", "−")


def joined(words: Iterable[str]) -> str:
    return ", ".join(filter(None, words))
