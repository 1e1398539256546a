"""What the lessons read of a view; SEAT is mine if it is left out.

dice             how many dice I hold; `sum SEAT` adds them up
lowest, highest  the face of one of them
has THING SEAT   gold, wood, stone, plus2 or soldiers
goods            how many resources I hold
cost BUILDING RESOURCE
built BUILDING   whether I have it
who ACTION       the advisor whom a move influences, with the article
strength SEAT    in battle against the enemy of the year, or against the first that it may be
fought SEAT      the strength it had in the battle of this winter
range low|high   of the strength on the back of the enemy card
foe              the strength of the enemy that lies open; `foe name` is its name
"""

from collections.abc import Callable, Mapping

from regalia.core.lessons.measures import Glance
from regalia.games.kingsburg.box.data import ADVISORS, BIT, BUILDING, ENEMY, RANGES, RESOURCES
from regalia.games.kingsburg.rules import winter
from regalia.games.kingsburg.rules.actions import Influence
from regalia.games.kingsburg.rules.building import price
from regalia.games.kingsburg.rules.gains import enemies
from regalia.games.kingsburg.rules.state import Province
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.rules.winter import fierceness
from regalia.games.kingsburg.shown.words import named, the


def _seat(at: Glance[View], seat: str) -> int:
    assert at.view.seat is not None, "a learner sits at the table"
    return int(seat) if seat else at.view.seat


def _of(at: Glance[View], seat: str = "") -> Province:
    return at.view.provinces[_seat(at, seat)]


def has(at: Glance[View], thing: str, seat: str = "") -> int:
    own = _of(at, seat)
    held = {**dict(zip(RESOURCES, own.goods, strict=True)), "plus2": own.plus2, "soldiers": own.soldiers}
    return held[thing]


def cost(at: Glance[View], building: str, resource: str) -> int:
    return price(at.view, _seat(at, ""), BUILDING[building])[RESOURCES.index(resource)]


def who(at: Glance[View], action: Influence) -> str:
    return the("advisor", ADVISORS[action.rank - 1].name, at.lang)


def strength(at: Glance[View], seat: str = "") -> int:
    return winter.strength(at.view, _seat(at, seat), enemies(at.view)[0])


def fought(at: Glance[View], seat: str = "") -> int:
    return next(fight.strength for fight in at.view.fights if fight.seat == _seat(at, seat))


def span(at: Glance[View], end: str) -> int:
    return RANGES[at.view.year][end == "high"] + fierceness(at.view)


def foe(at: Glance[View], part: str = "") -> int | str:
    enemy = ENEMY[at.view.known_enemy or at.view.foe]
    return named("enemy", enemy.name, at.lang) if part else enemy.strength + fierceness(at.view)


MEASURES: Mapping[str, Callable[..., object]] = {
    "dice": lambda at: len(_of(at).dice),
    "sum": lambda at, seat="": _of(at, seat).total,
    "lowest": lambda at: min(_of(at).dice),
    "highest": lambda at: max(_of(at).dice),
    "has": has,
    "goods": lambda at: _of(at).resources,
    "cost": cost,
    "built": lambda at, building: bool(_of(at).built & BIT[building]),
    "who": who,
    "strength": strength,
    "fought": fought,
    "range": span,
    "foe": foe,
}
