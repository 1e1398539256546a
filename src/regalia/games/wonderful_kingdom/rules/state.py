"""The state of a game of It's a Wonderful Kingdom: data only."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeAlias, TypeGuard, TypeVar

from regalia.core.known import UNKNOWN, Maybe
from regalia.core.protocol import NOBODY, Seat, Step
from regalia.games.wonderful_kingdom.box.catalogue import CALAMITY, Catalogue, Goods
from regalia.games.wonderful_kingdom.rules.setting import Setting

ROUNDS = 4
TRAPS, MOST_TRAPS = 2, 3
SPIES = 2
TOKENS = 3  # illusions
STOLEN = 4
ALCHEMY = 5  # cubes for one krystallium
SUPREMACY = 5  # alone
BACK = "?"  # a card that has no face yet, or shows everybody its back
EMPTY: Goods = (0, 0, 0, 0)
DUCHY = "duchy"  # the duchy card, where a production icon lies
Card: TypeAlias = Maybe[str]  # as far as one knows it
C = TypeVar("C", covariant=True)  # str in a state, Card in a view or in whatever may be either


@dataclass(frozen=True, slots=True)
class Lying(Generic[C]):
    """A card in a proposal area or among those taken this round."""

    card: C
    by: Seat = NOBODY  # who proposed it; nobody for a card of the deck
    down: bool = False
    known: frozenset[Seat] = frozenset()  # who knows a card that lies face down
    token: Seat = NOBODY  # whose illusion lies on it
    round: int = 0  # when it was discarded face down


@dataclass(frozen=True, slots=True)
class Site:
    """A card under construction with the cubes, krystallium and soldiers on it."""

    key: str  # the card's name; the second of its kind is "farm.2"
    card: str
    placed: Goods  # filled places by resource
    crystals: Goods = EMPTY  # how many of the basic ones krystallium stands in for
    giant: str = ""  # the threat that freezes it


@dataclass(frozen=True, slots=True)
class Land:
    """Who holds a territory, with how many armies, and on which of its slots they stand (as bits)."""

    owner: Seat = NOBODY
    armies: int = 0
    slots: int = 0


Icon = tuple[str, str]  # a production icon: the card, and a letter, with a star for a multiplier


@dataclass(slots=True)
class Duchy(Generic[C]):
    """All that belongs to one seat."""

    name: str = ""
    hand: tuple[C, ...] = ()
    pack: tuple[C, ...] = ()  # threats still to come
    taken: tuple[Lying[C], ...] = ()  # the selection before the reveal
    selection: tuple[str, ...] = ()  # and after it
    construction: tuple[Site, ...] = ()
    threats: tuple[str, ...] = ()  # in the construction area
    fresh: tuple[str, ...] = ()  # those that came this round
    built: tuple[str, ...] = ()  # developments, and siphons that were tamed
    calamities: int = 0
    defeated: tuple[str, ...] = ()
    council: tuple[str, ...] = ()
    used: frozenset[str] = frozenset()  # advisors and other powers of the round
    boxed: C | str = ""  # the advisor not chosen
    looked: tuple[C, ...] = ()  # cards in front of the player, one of which will be chosen
    alchemy: Goods = EMPTY
    krystallium: int = 0
    soldiers: int = 0
    training: int = 0
    traps: int = 0
    spies: int = 0  # tokens, ready ones
    spied: int = 0  # tokens, used ones
    illusions: int = 0
    stolen: tuple[Icon, ...] = ()
    debt: int = 0  # soldiers owed to dragons
    steps: tuple[str, ...] = ()  # of quests: "usurper-1"
    claims: tuple[str, ...] = ()  # final steps paid in lanes that are still open
    chronicle: str = ""  # the kind that the Chronicler counts
    doubled: int = 0  # cards whose recycling counts twice
    more: int = 0  # cubes that advisors add to this production step
    less: int = 0  # cubes that they take from the other
    income: int = 0  # of this production step
    owed: Goods = EMPTY  # cubes that shadows bring the other
    spent: tuple[str, ...] = ()  # cards discarded since the last meeting
    drawn: int = 0  # cards drawn since the last meeting

    def copy(self) -> "Duchy[C]":
        new = Duchy.__new__(Duchy)
        new.name = self.name
        new.hand = self.hand
        new.pack = self.pack
        new.taken = self.taken
        new.selection = self.selection
        new.construction = self.construction
        new.threats = self.threats
        new.fresh = self.fresh
        new.built = self.built
        new.calamities = self.calamities
        new.defeated = self.defeated
        new.council = self.council
        new.used = self.used
        new.boxed = self.boxed
        new.looked = self.looked
        new.alchemy = self.alchemy
        new.krystallium = self.krystallium
        new.soldiers = self.soldiers
        new.training = self.training
        new.traps = self.traps
        new.spies = self.spies
        new.spied = self.spied
        new.illusions = self.illusions
        new.stolen = self.stolen
        new.debt = self.debt
        new.steps = self.steps
        new.claims = self.claims
        new.chronicle = self.chronicle
        new.doubled = self.doubled
        new.more = self.more
        new.less = self.less
        new.income = self.income
        new.owed = self.owed
        new.spent = self.spent
        new.drawn = self.drawn
        return new

    def site(self, key: str) -> Site:
        return next(site for site in self.construction if site.key == key)


Areas: TypeAlias = tuple[tuple[Lying[C], ...], tuple[Lying[C], ...]]


class Readable(Protocol):
    """What the rules read, of a state or of a view."""

    @property
    def setting(self) -> Setting: ...
    @property
    def catalogue(self) -> Catalogue: ...
    @property
    def duchies(self) -> Sequence[Duchy[Card]]: ...
    @property
    def round(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def resource(self) -> int: ...
    @property
    def areas(self) -> Areas[Card]: ...
    @property
    def left(self) -> int: ...
    @property
    def top(self) -> str: ...
    @property
    def buried(self) -> tuple[Lying[Card], ...]: ...
    @property
    def searched(self) -> int: ...
    @property
    def land(self) -> tuple[Land, ...]: ...
    @property
    def prison(self) -> tuple[int, ...]: ...
    @property
    def finals(self) -> tuple[tuple[str, Seat], ...]: ...
    @property
    def defeat(self) -> str: ...
    @property
    def agenda(self) -> Sequence[Step]: ...
    @property
    def first(self) -> Seat: ...


class Turns:
    """Who begins a round, of a state or of a view."""

    __slots__ = ()

    @property
    def first(self: Readable) -> Seat:
        """The first player of the round: seat 0 begins the first one, in conquest blue."""
        begins = int(self.setting.conquest and self.duchies[0].name == "senada")
        return (begins + self.round - 1) % self.setting.seats

    @property
    def order(self: Readable) -> tuple[Seat, ...]:
        return (0,) if self.setting.solo else (self.first, 1 - self.first)


@dataclass(slots=True)
class Realm(Turns):
    """Everything on the table."""

    setting: Setting
    catalogue: Catalogue
    duchies: list[Duchy[str]]
    round: int = 0
    phase: str = ""
    resource: int = 0  # of the production step
    areas: Areas[str] = ((), ())
    deck: tuple[str, ...] = ()  # a bag: what can still be drawn, sorted
    spare: int = 0  # advisors of the bag that are not in the deck, nobody knows which
    top: str = ""  # alone: the face of the deck
    discard: tuple[str, ...] = ()
    buried: tuple[Lying[str], ...] = ()  # discarded face down
    veiled: int = 0  # alone: danger cards that nobody has seen
    bad: int = 0  # calamities or threats among them
    dangers: int = 0  # danger cards still in their deck
    aside: tuple[str, ...] = ()  # alone: the developments among them, once the deck was shuffled again
    searched: int = 0
    vermin: int = 0  # the supply
    beside: int = 0  # alone: cubes put aside by shadows or siphons
    land: tuple[Land, ...] = ()  # in the order of the board
    prison: tuple[int, ...] = (0, 0)  # armies of each seat in prison
    finals: tuple[tuple[str, Seat], ...] = ()  # quests in the order in which they were finished
    defeat: str = ""
    agenda: list[Step] = field(default_factory=list)

    def copy(self) -> "Realm":
        new = Realm.__new__(Realm)
        new.setting = self.setting
        new.catalogue = self.catalogue
        new.duchies = [duchy.copy() for duchy in self.duchies]
        new.round = self.round
        new.phase = self.phase
        new.resource = self.resource
        new.areas = self.areas
        new.deck = self.deck
        new.spare = self.spare
        new.top = self.top
        new.discard = self.discard
        new.buried = self.buried
        new.veiled = self.veiled
        new.bad = self.bad
        new.dangers = self.dangers
        new.aside = self.aside
        new.searched = self.searched
        new.vermin = self.vermin
        new.beside = self.beside
        new.land = self.land
        new.prison = self.prison
        new.finals = self.finals
        new.defeat = self.defeat
        new.agenda = self.agenda[:]
        return new

    @property
    def left(self) -> int:
        """Cards in the deck."""
        return len(self.deck) - (0 if self.aside else self.spare + self.veiled - self.bad)


def has_face(card: Card) -> TypeGuard[str]:
    """A card whose face is there, and known."""
    return card is not UNKNOWN and card != BACK


def faces(cards: Iterable[Card]) -> list[str]:
    """Those of the cards whose faces are there, and known."""
    return [card for card in cards if has_face(card)]


def is_danger(state: Readable, card: str) -> bool:
    """A calamity or a threat."""
    return card == CALAMITY or card in state.catalogue.threats
