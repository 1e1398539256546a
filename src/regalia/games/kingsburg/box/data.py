"""The box of Kingsburg: advisors, buildings, enemies and army tokens.

Provenance: advisors, base buildings and army tokens agree in all editions and lists; the 25 enemies in three lists, two
of them confirmed by worked examples; rows A and G rest on one list. Governors and destiny cards are in cards.py.
"""

from typing import NamedTuple

RESOURCES = ("gold", "wood", "stone")
YEARS = 5
SEASONS = ("spring", "summer", "autumn")
ARMY_TOKENS = (0, 1, 1, 2, 3, 4)
Goods = tuple[int, int, int]  # gold, wood, stone
NOTHING: Goods = (0, 0, 0)


class Gain(NamedTuple):
    """What somebody receives. Resources of one's choice are counted in `any`."""

    goods: Goods = NOTHING
    any: int = 0
    plus2: int = 0
    soldiers: int = 0
    points: int = 0
    peek: bool = False


class Advisor(NamedTuple):
    """One of the eighteen. More than one gain: choose one."""

    name: str
    gains: tuple[Gain, ...]


class Building(NamedTuple):
    """A plot of the province board. Its effect is registered under its name."""

    name: str
    row: str
    column: int
    cost: Goods
    points: int


class Loss(NamedTuple):
    """What a defeated seat loses. `any` is chosen by the loser."""

    goods: Goods = NOTHING
    any: int = 0
    building: bool = False
    points: int = 0


class Enemy(NamedTuple):
    """One of five cards of its year."""

    name: str
    year: int
    kind: str
    strength: int
    reward: Gain
    loss: Loss


ADVISORS = (  # by rank, the first is 1; the Alchemist and the Smuggler ask for a price, see effects
    Advisor("jester", (Gain(points=1),)),
    Advisor("squire", (Gain(goods=(1, 0, 0)),)),
    Advisor("builder", (Gain(goods=(0, 1, 0)),)),
    Advisor("merchant", (Gain(goods=(1, 0, 0)), Gain(goods=(0, 1, 0)))),
    Advisor("sergeant", (Gain(soldiers=1),)),
    Advisor("alchemist", ()),
    Advisor("astronomer", (Gain(any=1, plus2=1),)),
    Advisor("treasurer", (Gain(goods=(2, 0, 0)),)),
    Advisor("huntress", (Gain(goods=(1, 1, 0)), Gain(goods=(0, 1, 1)))),
    Advisor("marshal", (Gain(soldiers=2, peek=True),)),
    Advisor("swordsmith", (Gain(goods=(1, 0, 1)), Gain(goods=(0, 1, 1)))),
    Advisor("duchess", (Gain(any=2, plus2=1),)),
    Advisor("champion", (Gain(goods=(0, 0, 3)),)),
    Advisor("smuggler", ()),
    Advisor("inventor", (Gain(goods=(1, 1, 1)),)),
    Advisor("wizard", (Gain(goods=(4, 0, 0)),)),
    Advisor("queen", (Gain(any=2, points=3, peek=True),)),
    Advisor("king", (Gain(goods=(1, 1, 1), soldiers=1),)),
)

BUILDINGS = (
    Building("sawmill", "A", 1, (0, 2, 1), 1),
    Building("quarry", "A", 2, (1, 1, 2), 2),
    Building("goldsmith", "A", 3, (2, 2, 2), 3),
    Building("mint", "A", 4, (6, 1, 1), 5),
    Building("statue", "B", 1, (2, 0, 0), 3),
    Building("chapel", "B", 2, (3, 0, 1), 5),
    Building("church", "B", 3, (3, 1, 2), 7),
    Building("cathedral", "B", 4, (5, 0, 3), 9),
    Building("inn", "C", 1, (1, 1, 0), 0),
    Building("market", "C", 2, (2, 2, 0), 1),
    Building("farms", "C", 3, (2, 3, 1), 2),
    Building("merchants-guild", "C", 4, (3, 1, 2), 4),
    Building("guard-tower", "D", 1, (1, 0, 1), 1),
    Building("blacksmith", "D", 2, (1, 2, 0), 2),
    Building("barracks", "D", 3, (2, 2, 1), 4),
    Building("wizards-guild", "D", 4, (3, 2, 2), 6),
    Building("palisade", "E", 1, (0, 2, 0), 0),
    Building("stable", "E", 2, (1, 1, 1), 2),
    Building("stone-wall", "E", 3, (2, 0, 2), 2),
    Building("fortress", "E", 4, (3, 0, 2), 4),
    Building("barricade", "F", 1, (0, 1, 0), 0),
    Building("crane", "F", 2, (0, 1, 1), 1),
    Building("town-hall", "F", 3, (2, 1, 1), 2),
    Building("embassy", "F", 4, (2, 2, 2), 4),
    Building("improvised-defenses", "G", 1, (0, 0, 1), 0),
    Building("recruiting-center", "G", 2, (1, 1, 0), 1),
    Building("training-camp", "G", 3, (1, 2, 0), 2),
    Building("military-academy", "G", 4, (2, 1, 1), 3),
)

ENEMIES = (
    Enemy("barbarians-1-2", 1, "barbarians", 2, Gain(goods=(1, 0, 0)), Loss(any=1, building=True)),
    Enemy("goblins-1-2", 1, "goblins", 2, Gain(goods=(0, 1, 0)), Loss(goods=(0, 1, 1), building=True, points=1)),
    Enemy("goblins-1-3", 1, "goblins", 3, Gain(goods=(0, 0, 1)), Loss(goods=(1, 0, 0), building=True)),
    Enemy("orcs-1-3", 1, "orcs", 3, Gain(goods=(1, 0, 0)), Loss(any=2, points=1)),
    Enemy("zombies-1-4", 1, "zombies", 4, Gain(points=1), Loss(points=2)),
    Enemy("goblins-2-3", 2, "goblins", 3, Gain(goods=(0, 1, 0)), Loss(goods=(0, 2, 2), building=True, points=1)),
    Enemy("goblins-2-4", 2, "goblins", 4, Gain(goods=(0, 0, 1)), Loss(goods=(2, 0, 0), building=True)),
    Enemy("orcs-2-4", 2, "orcs", 4, Gain(goods=(1, 0, 0)), Loss(any=2, building=True)),
    Enemy("barbarians-2-5", 2, "barbarians", 5, Gain(goods=(1, 0, 0)), Loss(any=2, points=1)),
    Enemy("zombies-2-5", 2, "zombies", 5, Gain(points=1), Loss(points=2)),
    Enemy("goblins-3-4", 3, "goblins", 4, Gain(goods=(0, 1, 0)), Loss(goods=(0, 3, 3), building=True, points=1)),
    Enemy("goblins-3-5", 3, "goblins", 5, Gain(goods=(0, 0, 1)), Loss(goods=(3, 0, 0), building=True)),
    Enemy("orcs-3-5", 3, "orcs", 5, Gain(goods=(1, 0, 0)), Loss(any=2, building=True)),
    Enemy("zombies-3-6", 3, "zombies", 6, Gain(points=1), Loss(points=2)),
    Enemy("demons-3-6", 3, "demons", 6, Gain(points=1), Loss(goods=(2, 1, 1), points=1)),
    Enemy("goblins-4-5", 4, "goblins", 5, Gain(goods=(0, 1, 0)), Loss(goods=(0, 4, 4), building=True, points=1)),
    Enemy("goblins-4-6", 4, "goblins", 6, Gain(goods=(0, 0, 1)), Loss(goods=(4, 0, 0), building=True)),
    Enemy("demons-4-6", 4, "demons", 6, Gain(goods=(1, 0, 0), points=1), Loss(any=4, points=1)),
    Enemy("orcs-4-7", 4, "orcs", 7, Gain(any=1), Loss(any=2, building=True)),
    Enemy("zombies-4-7", 4, "zombies", 7, Gain(points=1), Loss(points=2)),
    Enemy("barbarians-5-7", 5, "barbarians", 7, Gain(points=1), Loss(points=8)),
    Enemy("barbarians-5-8", 5, "barbarians", 8, Gain(points=1), Loss(building=True)),
    Enemy("demons-5-8", 5, "demons", 8, Gain(points=2), Loss(building=True, points=2)),
    Enemy("demons-5-9", 5, "demons", 9, Gain(points=2), Loss(building=True)),
    Enemy("dragons-5-9", 5, "dragons", 9, Gain(points=3), Loss(points=5)),
)

RANKS = range(1, 19)
BUILDING = {building.name: building for building in BUILDINGS}
BIT = {building.name: 1 << at for at, building in enumerate(BUILDINGS)}
ENEMY = {enemy.name: enemy for enemy in ENEMIES}
BASE_ROWS, ALL_ROWS = "BCDEF", "ABCDEFG"
RANGES = {  # on the backs of the cards
    year: (min(strengths), max(strengths))
    for year in range(1, YEARS + 1)
    if (strengths := [enemy.strength for enemy in ENEMIES if enemy.year == year])
}
