"""What a drawing of the table is made from: a view, its language, and where each option of the viewer lies."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from regalia.art.heraldry import HOUSES
from regalia.art.ink import g, tag, title
from regalia.core.protocol import Action, Seat, pending
from regalia.games.kingsburg.actions import (
    Accept,
    Bid,
    Build,
    Consider,
    Copy,
    Exchange,
    Extra,
    Influence,
    Invoke,
    Lose,
    Offer,
    Pay,
    Pick,
    Receive,
    Recruit,
    Reroll,
    Take,
    Token,
    Turn,
    Turned,
)
from regalia.games.kingsburg.data import ADVISORS, BUILDING
from regalia.games.kingsburg.scoring import result
from regalia.games.kingsburg.state import Realm
from regalia.games.kingsburg.view import View, imagine, offered
from regalia.games.kingsburg.words import WORDS

SEATS = tuple(HOUSES)  # seat i plays house i
TURNED = 2  # the face that the Trickster may turn
_RANK = {advisor.name: rank for rank, advisor in enumerate(ADVISORS, 1)}
Spot = tuple[str, object]  # a kind of place, and which of them


class Scene(NamedTuple):
    """A view with all that several parts of the picture ask for."""

    view: View
    lang: str
    world: Realm  # one that the view allows, for what is the same in all of them
    moves: Sequence[Action]  # the options of the viewer
    parts: Mapping[Spot, str]  # and in notation, by place

    def say(self, key: str, **values: object) -> str:
        return WORDS.say(self.lang, key, **values)

    def part(self, kind: str, which: object = None) -> str | None:
        return self.parts.get((kind, which))

    def has(self, kind: str) -> bool:
        return any(spot[0] == kind for spot in self.parts)

    def house(self, seat: Seat) -> str:
        return self.say(f"house.{SEATS[seat]}.name")

    def lit(self) -> set[Seat]:
        """Whoever is to choose; at the end the winners."""
        if self.view.agenda:
            return {choice.seat for _, choice in pending(self.world)}
        return {seat for seat, rank in enumerate(result(self.world).ranks) if rank == 1}


def scene(view: View, lang: str) -> Scene:
    moves, places = offered(view), dict[Spot, list[str]]()
    for action in moves:
        places.setdefault(spot(action), []).append(str(action))
    parts = {place: "|".join(notations) for place, notations in places.items()}
    return Scene(view, lang, imagine(view, Random(0)), moves, parts)


def spot(action: Action) -> Spot:
    """Where an option lies: on the thing that it names."""
    match action:
        case Influence(rank=rank, private=private) | Consider(rank, private) | Copy(rank, private):
            return ("private" if private else "advisor", rank)
        case Receive(rank=rank):
            return ("advisor", rank)
        case Invoke(power=power) | Pay(power=power):
            return _power(power)
        case Turned():
            return ("power", "prince")
        case Build(building=building):
            return ("plot", building)
        case Pick(governor=governor) | Offer(governor=governor):
            return ("candidate", governor)
    return _in_the_tray(action)


def _in_the_tray(action: Action) -> Spot:
    """On the viewer's own pieces; what is left needs a button."""
    match action:
        case Reroll(face=face, bonus=bonus):
            return ("bonus" if bonus else "die", face)
        case Turn(bonus=bonus):
            return ("bonus" if bonus else "die", TURNED)
        case Take(resource=resource) | Lose(resource=resource) | Exchange(give=resource):
            return ("goods", resource)
        case Recruit():
            return ("soldiers", None)
        case Token(value=value):
            return ("token", value)
        case Bid():
            return ("bid", None)
        case Extra(count=count):
            return ("extra", count)
        case Accept(gift=gift):
            return ("accept", gift)
    return ("verb", str(action))


def _power(name: str) -> Spot:
    """Powers belong to buildings, advisors, governors or the destiny of the year."""
    if name in BUILDING:
        return ("plot", name)
    if name in _RANK:
        return ("advisor", _RANK[name])
    return ("power", name)


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
