"""The state of a game of Kingsburg: data only."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from regalia.core.known import Maybe
from regalia.core.protocol import NOBODY, Seat, Step
from regalia.games.kingsburg.box.cards import Numbers
from regalia.games.kingsburg.box.data import ALL_ROWS, ARMY_TOKENS, BASE_ROWS, NOTHING, Goods
from regalia.games.kingsburg.rules.actions import Copy, Dice, Fight, Influence

NEUTRAL: Seat = -2  # the dice of nobody, with two seats
REASONS = ("advisors", "buildings", "battles", "king", "governor", "destiny", "cathedral", "tokens", "auction")
ADVISORS, BUILDINGS, BATTLES, KING, GOVERNOR, DESTINY, CATHEDRAL, TOKENS, AUCTION = range(len(REASONS))
NO_POINTS = (0,) * len(REASONS)


@dataclass(frozen=True, slots=True)
class Modules:
    """What the game is played with."""

    rows: str = BASE_ROWS
    governors: str = "off"  # off, pick, auction
    army: bool = False
    destiny: bool = False
    edition: str = "third"  # the first edition reveals the enemy before the reinforcements

    @property
    def extended(self) -> bool:
        return self.rows == ALL_ROWS


@dataclass(slots=True)
class Province:
    """All that belongs to one seat."""

    goods: Goods = NOTHING
    plus2: int = 0
    soldiers: int = 0
    sent: int = 0  # soldiers that the reinforcements of the last winter brought
    points: tuple[int, ...] = NO_POINTS  # by reason
    built: int = 0  # buildings as bits
    dice: Dice = ()  # own dice in hand
    bonus: Dice = ()  # bonus dice in hand
    used: frozenset[str] = frozenset()  # powers that are used up for the season, the year or the game
    governor: str = ""
    hand: tuple[Maybe[str], ...] = ()  # governors to choose from; in a view, others' are unknown
    pick: str = ""  # chosen in secret: a governor, or an army token
    tokens: tuple[int, ...] = ()  # army tokens left

    def copy(self) -> "Province":
        new = Province.__new__(Province)
        new.goods = self.goods
        new.plus2 = self.plus2
        new.soldiers = self.soldiers
        new.sent = self.sent
        new.points = self.points
        new.built = self.built
        new.dice = self.dice
        new.bonus = self.bonus
        new.used = self.used
        new.governor = self.governor
        new.hand = self.hand
        new.pick = self.pick
        new.tokens = self.tokens
        return new

    @property
    def resources(self) -> int:
        return sum(self.goods)

    @property
    def buildings(self) -> int:
        return self.built.bit_count()

    @property
    def score(self) -> int:
        return sum(self.points)

    @property
    def total(self) -> int:
        """All dice in hand, bonus dice included."""
        return sum(self.dice) + sum(self.bonus)


Placed = tuple[Seat, Influence | Copy]  # who placed which dice, or copies whom


class Readable(Protocol):
    """What the rules read, of a state or of a view."""

    @property
    def modules(self) -> Modules: ...
    @property
    def numbers(self) -> Numbers: ...
    @property
    def provinces(self) -> Sequence[Province]: ...
    @property
    def order(self) -> tuple[Seat, ...]: ...
    @property
    def year(self) -> int: ...
    @property
    def season(self) -> str: ...
    @property
    def court(self) -> tuple[Placed, ...]: ...
    @property
    def taken(self) -> int: ...
    @property
    def envoy(self) -> Seat: ...
    @property
    def favour(self) -> Seat: ...
    @property
    def enemy(self) -> Maybe[str]: ...  # unknown if others have looked and the viewer has not
    @property
    def known(self) -> frozenset[Seat]: ...
    @property
    def shown(self) -> bool: ...
    @property
    def destiny(self) -> str: ...
    @property
    def offered(self) -> tuple[str, ...]: ...
    @property
    def agenda(self) -> Sequence[Step]: ...


@dataclass(slots=True)
class Realm:
    """Everything on the table."""

    modules: Modules
    numbers: Numbers
    provinces: list[Province]
    order: tuple[Seat, ...] = ()  # of turns
    year: int = 0
    season: str = ""
    court: tuple[Placed, ...] = ()  # the dice on the advisors, in the order in which they came
    taken: int = 0  # the ranks of the board on which dice lie, as bits
    envoy: Seat = NOBODY
    favour: Seat = NOBODY  # who has the King's bonus die
    enemy: str = ""  # the card of the year once somebody has drawn it
    known: frozenset[Seat] = frozenset()  # who has looked at it
    shown: bool = False  # whether it lies open
    destiny: str = ""
    past: tuple[str, ...] = ()  # destiny cards that have been
    foe: str = ""  # the enemy of the last winter
    fights: tuple[Fight, ...] = ()  # and how every seat fared against it
    offered: tuple[str, ...] = ()  # governors open for the auction
    agenda: list[Step] = field(default_factory=list)

    def copy(self) -> "Realm":
        new = Realm.__new__(Realm)
        new.modules = self.modules
        new.numbers = self.numbers
        new.provinces = [province.copy() for province in self.provinces]
        new.order = self.order
        new.year = self.year
        new.season = self.season
        new.court = self.court
        new.taken = self.taken
        new.envoy = self.envoy
        new.favour = self.favour
        new.enemy = self.enemy
        new.known = self.known
        new.shown = self.shown
        new.destiny = self.destiny
        new.past = self.past
        new.foe = self.foe
        new.fights = self.fights
        new.offered = self.offered
        new.agenda = self.agenda[:]
        return new


def new(seats: int, modules: Modules, numbers: Numbers) -> Realm:
    tokens = ARMY_TOKENS if modules.army else ()
    return Realm(modules, numbers, [Province(tokens=tokens) for _ in range(seats)])
