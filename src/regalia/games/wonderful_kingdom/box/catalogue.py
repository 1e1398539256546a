"""Every card, board and duchy of the game as a typed row. Rows that are ours can be replaced by a box file."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from regalia.core.shared import Shared
from regalia.games.wonderful_kingdom.box import data
from regalia.games.wonderful_kingdom.box.data import LETTERS, SPARE_NAMES
from regalia.games.wonderful_kingdom.box.replaceable import BOX

RESOURCES = ("materials", "population", "gold", "exploration", "krystallium", "soldier")
M, P, G, E, K, S = range(6)
BASIC = (M, P, G, E)

TREASURE, CALAMITY = "treasure", "calamity"

Goods = tuple[int, ...]  # how many of each resource, in the order of the letters
Per = tuple[int, int, str] | None  # so many of a resource for each card of a kind
PointsPer = tuple[int, str] | None  # so many points for each card of a kind


class Development(NamedTuple):
    """A development, or a treasure, which can only be recycled."""

    name: str
    kind: str
    copies: int
    cost: Goods
    recycling: Goods
    bonus: Goods
    production: Goods
    per: Per
    points: int
    points_per: PointsPer


class Threat(NamedTuple):
    """A card of a threat pack. A siphon drinks one resource; a dragon leaves krystallium."""

    name: str
    pack: str
    copies: int
    cost: int
    points: int
    siphons: int | None
    reward: int


class Advisor(NamedTuple):
    """An advisor: the price in soldiers, the phase of the power, and its numbers."""

    name: str
    extra: bool
    cost: int
    phase: str
    duel: bool  # only with two players
    numbers: Mapping[str, int]


class QuestStep(NamedTuple):
    """A step of a quest: what it costs and brings. The last of a quest is the final one."""

    cost: Goods
    gain: Goods
    spy: int
    points: int
    second: int  # points of the second to finish it
    final: bool


class Side(NamedTuple):
    """One side of a duchy card."""

    production: Goods
    points_per: PointsPer
    krystallium: int


class Slot(NamedTuple):
    """A bonus place of a territory: a resource by its letter, or another gift; and whose army begins there."""

    kind: str
    start: str


class Territory(NamedTuple):
    """A territory of a conquest board; castles belong to a colour."""

    name: str
    terrain: str
    castle: str
    x: int
    y: int
    slots: tuple[Slot, ...]
    production: Goods
    points: Mapping[str, int]  # by colour
    neighbours: tuple[str, ...]


class Scenario(NamedTuple):
    """A solo scenario: its modules and what lies where at the start."""

    name: str
    modules: tuple[str, ...]
    pack: str
    quests: tuple[str, ...]
    council: tuple[str, ...]
    soldiers: int
    spies: int
    construction: tuple[str, ...]
    built: tuple[str, ...]
    medals: tuple[int, int, int]


def goods(letters: str) -> Goods:
    return tuple(letters.count(letter) for letter in LETTERS)


def letters(counts: Sequence[int]) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=False))


def _per(text: str) -> Per:
    """ "EE company" is two exploration for each company."""
    made, _, kind = text.partition(" ")
    return (LETTERS.index(made[0]), len(made), kind) if kind else None


def _points_per(text: str) -> PointsPer:
    amount, _, kind = text.partition(" ")
    return (int(amount), kind) if kind else None


def development(row: Mapping[str, Any], name: str) -> Development:
    cost, recycling, bonus, production = (goods(row[field]) for field in ("cost", "recycling", "bonus", "production"))
    per, points_per = _per(row["per"]), _points_per(row["points_per"])
    return Development(
        name, row["kind"], row["copies"], cost, recycling, bonus, production, per, row["points"], points_per
    )


def territory(row: Mapping[str, Any], name: str, terrain: str, castle: str, x: int, y: int) -> Territory:
    slots = tuple(Slot(kind, start) for kind, _, start in (slot.partition(" ") for slot in row["slots"]))
    points = {"red": row["red"], "blue": row["blue"]}
    return Territory(
        name, terrain, castle, x, y, slots, goods(row["production"]), points, tuple(row["neighbours"].split())
    )


EXTRAS = frozenset(row[0] for row in data.EXTRA_DEVELOPMENTS)
DESIGNS = tuple(row[0] for row in (*data.DEVELOPMENTS, *data.EXTRA_DEVELOPMENTS))
TREASURES = tuple(row[0] for row in data.TREASURES)
PACKS = tuple(row[0] for row in data.PACKS)
SOLO_PACKS = tuple(row[0] for row in data.PACKS if row[1])
THREATS = tuple(card[0] for row in data.PACKS for card in row[2])
VERMIN = "vermin"
ADVISORS = tuple(row[0] for row in data.ADVISORS)
QUESTS = tuple(row[0] for row in data.QUESTS)
DUCHIES = tuple(dict.fromkeys(row[0] for row in data.DUCHIES))
BOARDS = tuple(row[0] for row in data.BOARDS)
SCENARIOS = {row[0]: Scenario(*row) for row in data.SCENARIOS}
OURS = BOX.values()
Rows = Mapping[str, Mapping[str, Any]]
Replaced = tuple[tuple[str, str, Any], ...]  # row, field, value


class Catalogue(Shared):
    """All rows, with those of a box file in their place: frozen, shared by every copy of a game."""

    def __init__(self, replaced: Replaced) -> None:
        self.replaced = replaced
        rows = BOX.values(_nested(replaced))
        self._cards(rows)
        self._people(rows)
        self._places(rows)
        self.names = {
            key.split(".")[1]: (row["en"] or row["fr"], row["fr"] or row["en"])
            for key, row in rows.items()
            if row.get("en") or row.get("fr")
        }

    def _cards(self, rows: Rows) -> None:
        names = (*DESIGNS, *TREASURES, *SPARE_NAMES)
        self.cards = {name: _card(rows, name) for name in names}
        self.kinds = {name: card.kind for name, card in self.cards.items()}
        self.threats = {
            name: Threat(name, pack, copies, row["cost"], row["points"], _siphon(drinks), reward)
            for pack, _, cards in data.PACKS
            for name, copies, _, _, drinks, reward in cards
            for row in [rows[f"threat.{name}"]]
        }

    def _people(self, rows: Rows) -> None:
        self.advisors = {
            name: Advisor(name, extra, rows[f"advisor.{name}"]["cost"], phase, duel, rows[f"advisor.{name}"])
            for name, extra, _, phase, duel, _ in data.ADVISORS
        }
        self.steps = {
            (quest, alone, at): _step(rows[f"quest.{quest}-{seats}-{at + 1}"], at + 1 == len(steps))
            for quest, _, duel, solo in data.QUESTS
            for alone, seats, steps in ((False, 2, duel), (True, 1, solo))
            for at in range(len(steps))
        }

    def _places(self, rows: Rows) -> None:
        self.sides = {
            (duchy, side): Side(goods(row["production"]), _points_per(row["points_per"]), row["krystallium"])
            for duchy, side, *_ in data.DUCHIES
            for row in [rows[f"duchy.{duchy}-{side.lower()}"]]
        }
        self.boards = {
            board: {
                name: territory(rows[f"territory.{board.lower()}-{name}"], name, terrain, castle, x, y)
                for name, terrain, castle, x, y, *_ in territories
            }
            for board, _, territories in data.BOARDS
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Catalogue) and self.replaced == other.replaced

    def __hash__(self) -> int:
        return hash(self.replaced)

    def plain(self) -> Replaced:
        """What stands for the catalogue in JSON and in a pickle."""
        return self.replaced

    @staticmethod
    @lru_cache(16)
    def made(replaced: Replaced) -> "Catalogue":
        return Catalogue(replaced)


def _card(rows: Rows, name: str) -> Development:
    if name in TREASURES:
        nothing = goods("")
        given = goods(rows[f"treasure.{name}"]["recycling"])
        return Development(name, TREASURE, 1, nothing, given, nothing, nothing, None, 0, None)
    return development(rows[f"development.{name}"], name)


def _siphon(letter: str) -> int | None:
    return LETTERS.index(letter) if letter else None


def _step(row: Mapping[str, Any], final: bool) -> QuestStep:
    gain = row["gain"]
    return QuestStep(goods(row["cost"]), goods(gain), gain.count("Y"), row["points"], row["second"], final)


def _nested(replaced: Replaced) -> dict[str, dict[str, Any]]:
    rows: dict[str, dict[str, Any]] = {}
    for key, field, value in replaced:
        rows.setdefault(key, {})[field] = list(value) if isinstance(value, tuple) else value
    return rows


def catalogue(box: Rows) -> Catalogue:
    """The catalogue of a box: only what differs from ours is kept."""
    return Catalogue.made(
        tuple(
            (key, field, tuple(value) if isinstance(value, list) else value)
            for key, row in box.items()
            if row != OURS[key]
            for field, value in row.items()
            if value != OURS[key][field]
        )
    )
