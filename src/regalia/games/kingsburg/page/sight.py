"""What every part of the page is made from."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from regalia.art.dice import BONUS, NEUTRAL
from regalia.core.page import Plate
from regalia.core.protocol import Action, Seat, pending
from regalia.games.kingsburg.actions import PASS, Consider, Copy, Influence
from regalia.games.kingsburg.draw.scene import SEATS, Scene
from regalia.games.kingsburg.view import View, imagine

Place = tuple[int, bool]  # the rank of an advisor, and whether he is one of the Politician's own


class Sight(NamedTuple):
    """A view with all that several parts of the page ask for."""

    scene: Scene  # for the parts of the big drawing; where its options lie is left to the client
    plates: Sequence[Plate]
    needs: Sequence[str]  # tokens of the viewer's options, each once, but for the ways to influence
    reach: frozenset[Place] | None  # the advisors whom the viewer may influence now; none if something else is asked
    keys: Mapping[Place, Sequence[Sequence[str]]]  # of the dice on the advisors, group by group
    placed: Mapping[str, int]  # dice on the advisors by what they look like

    @property
    def view(self) -> View:
        return self.scene.view

    @property
    def lang(self) -> str:
        return self.scene.lang

    @property
    def front(self) -> Seat:
        """The seat whose province is seen from near: the viewer's; a spectator sits behind whoever is first."""
        return self.order[0] if self.view.seat is None else self.view.seat

    @property
    def order(self) -> Sequence[Seat]:
        """Of turns, as soon as it stands."""
        seats = range(len(self.view.provinces))
        return self.view.order if len(self.view.order) == len(seats) else seats

    def say(self, key: str, **values: object) -> str:
        return self.scene.say(key, **values)

    def name(self, seat: Seat) -> str:
        return self.plates[seat].name if seat >= 0 else self.say("draw.dice.neutral")

    def token(self, token: str) -> str | None:
        """What a button means; a spectator presses none."""
        return None if self.view.seat is None else token

    def hand(self, seat: Seat) -> Iterator[tuple[int, str, str]]:
        """The dice that a seat has not placed: face, kind and key."""
        province, met = self.view.provinces[seat], Counter(self.placed)
        for kind, faces in ((SEATS[seat], province.dice), (BONUS, province.bonus)):
            yield from ((face, kind, _key(met, seat, kind, face)) for face in faces)


def sight(view: View, plates: Sequence[Plate], lang: str) -> Sight:
    world = imagine(view, Random(0))
    met: Counter[str] = Counter()
    keys: dict[Place, list[list[str]]] = {}
    for seat, lying in view.court:
        keys.setdefault((lying.rank, lying.private), []).append(
            [_key(met, seat, kind, face) for kind, face in _faces(seat, lying)]
        )
    moves = [move for _, choice in pending(world) if choice.seat == view.seat for move in choice.options(world)]
    return Sight(Scene(view, lang, world, (), {}), plates, _needs(moves), _reach(moves), keys, met)


def _faces(seat: Seat, lying: Influence | Copy) -> Iterator[tuple[str, int]]:
    if isinstance(lying, Influence):
        owner = SEATS[seat] if seat >= 0 else NEUTRAL
        yield from ((owner, face) for face in lying.own)
        yield from ((BONUS, face) for face in lying.bonus)


def _key(met: Counter[str], seat: Seat, kind: str, face: int) -> str:
    """Equal dice are numbered, those on the advisors first: so a die that is placed keeps its key."""
    look = f"die-{max(seat, -1)}-{kind}-{face}"
    met[look] += 1
    return f"{look}-{met[look]}"


def _needs(moves: Sequence[Action]) -> Sequence[str]:
    """Dice are all there anyway: what ways to influence need is not asked for."""
    asked = (move for move in moves if not isinstance(move, Influence))
    return tuple(dict.fromkeys(token for move in asked for token in move.clicked()))


def _reach(moves: Sequence[Action]) -> frozenset[Place] | None:
    if PASS not in moves:
        return None
    return frozenset((move.rank, move.private) for move in moves if isinstance(move, Influence | Consider | Copy))
