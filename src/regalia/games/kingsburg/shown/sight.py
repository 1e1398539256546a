"""A view in a language: what every part of a picture and of a page is made from."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from regalia.core import sight
from regalia.core.houses import HOUSES
from regalia.core.protocol import Action, Result, Seat
from regalia.games.kingsburg.box.data import BIT, BUILDINGS, RESOURCES
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import PASS, Bid, Consider, Copy, Influence, Receive, Recruit, Reroll
from regalia.games.kingsburg.rules.building import affordable, next_plots, price
from regalia.games.kingsburg.rules.hooks import effects
from regalia.games.kingsburg.rules.scoring import result
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.shown.art.dice import BONUS, NEUTRAL
from regalia.games.kingsburg.shown.words import WORDS
from regalia.games.kingsburg.shown.words.table import PHASES, phase

Place = tuple[int, bool]  # the rank of an advisor, and whether he is one of the Politician's own


class Sight(sight.Sight[View, Action]):
    """With all that several parts of a picture or a page ask for."""

    words = WORDS

    def result(self) -> Result:
        return result(self.view)

    def name(self, seat: Seat) -> str:
        return self.plates[seat].name if seat >= 0 else self.say("draw.dice.neutral")

    @property
    def order(self) -> Sequence[Seat]:
        """Of turns, as soon as it stands."""
        seats = range(len(self.view.provinces))
        return self.view.order if len(self.view.order) == len(seats) else seats

    @property
    def front(self) -> Seat:
        """The seat whose province is seen from near: the viewer's; a spectator sits behind whoever is first."""
        return self.order[0] if self.view.seat is None else self.view.seat

    @cached_property
    def open(self) -> frozenset[str]:
        """The things in the picture that the options of the viewer are about."""
        return frozenset(map(subject, self.moves))

    def token(self, token: str) -> str | None:
        """What a button of the page means; a spectator presses none."""
        return None if self.view.seat is None else token

    @cached_property
    def needs(self) -> Sequence[str]:
        """Tokens, each once. Dice are all on the page anyway: what ways to influence need is not asked for."""
        asked = (move for move in self.moves if not isinstance(move, Influence))
        return tuple(dict.fromkeys(token for move in asked for token in move.clicked()))

    @cached_property
    def reach(self) -> frozenset[Place] | None:
        """The advisors whom the viewer may influence now; none if something else is asked."""
        if PASS not in self.moves:
            return None
        ways = (move for move in self.moves if isinstance(move, Influence | Consider | Copy))
        return frozenset((way.rank, way.private) for way in ways)

    # facts that pictures and pages show

    @property
    def phase(self) -> int:
        """The place on the wheel of the year; before the first year and after the last there is none."""
        if not self.view.year or not self.view.agenda:
            return len(PHASES) if self.view.year else -1
        return PHASES.index(phase(self.view)) if phase(self.view) in PHASES else 0

    def honours(self, seat: Seat) -> Iterator[tuple[str, str]]:
        """The King's favour and envoy, and a look at the enemy, which is public; each with its sign."""
        view = self.view
        if view.favour == seat:
            yield "favour", "crown"
        if view.envoy == seat:
            yield "envoy", "envoy"
        if seat in view.known and not view.shown:
            yield "looked", "peek"

    def held(self, seat: Seat) -> Sequence[tuple[str, int]]:
        """Resources, +2 tokens and soldiers."""
        own = self.view.provinces[seat]
        return (*zip(RESOURCES, own.goods, strict=True), ("plus2", own.plus2), ("soldiers", own.soldiers))

    def private_ranks(self, seat: Seat) -> Sequence[int]:
        """The Politician's own advisors."""
        return next((effect(self.view) for effect in effects(self.view, seat, moments.PRIVATE)), ())

    def plots(self, seat: Seat) -> Mapping[str, str]:
        """The state of each building: built; near, if it is the next of its row and can be paid; far."""
        view, own = self.view, self.view.provinces[seat]
        states = {plot.name: "built" if own.built & BIT[plot.name] else "far" for plot in BUILDINGS}
        following = next_plots(own.built, view.modules.rows)
        return states | {plot.name: "near" for plot in following if affordable(own.goods, price(view, seat, plot))}

    # the keys of dice

    @cached_property
    def keys(self) -> Mapping[Place, Sequence[Sequence[str]]]:
        """Of the dice on the advisors, group by group."""
        met: Counter[str] = Counter()
        keys: dict[Place, list[list[str]]] = {}
        for seat, lying in self.view.court:
            dice = [_key(met, seat, kind, face) for kind, face in _faces(seat, lying)]
            keys.setdefault((lying.rank, lying.private), []).append(dice)
        return keys

    def hand(self, seat: Seat) -> Iterator[tuple[int, str, str]]:
        """The dice that a seat has not placed: face, kind and key."""
        province, met = self.view.provinces[seat], self._placed()
        for kind, faces in ((HOUSES[seat], province.dice), (BONUS, province.bonus)):
            yield from ((face, kind, _key(met, seat, kind, face)) for face in faces)

    def _placed(self) -> Counter[str]:
        """The dice on the advisors by what they look like."""
        return Counter(_look(seat, kind, face) for seat, lying in self.view.court for kind, face in _faces(seat, lying))


def subject(action: Action) -> str:
    """The thing in the picture that an option is about: a target that it has, or one that gathers several options."""
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


def signed(number: int) -> str:
    """With the minus of print."""
    return str(number).replace("-", "−")


def _faces(seat: Seat, lying: Influence | Copy) -> Iterator[tuple[str, int]]:
    if isinstance(lying, Influence):
        owner = HOUSES[seat] if seat >= 0 else NEUTRAL
        yield from ((owner, face) for face in lying.own)
        yield from ((BONUS, face) for face in lying.bonus)


def _look(seat: Seat, kind: str, face: int) -> str:
    return f"die-{max(seat, -1)}-{kind}-{face}"


def _key(met: Counter[str], seat: Seat, kind: str, face: int) -> str:
    """Equal dice are numbered, those on the advisors first: so a die that is placed keeps its key."""
    look = _look(seat, kind, face)
    met[look] += 1
    return f"{look}-{met[look]}"
