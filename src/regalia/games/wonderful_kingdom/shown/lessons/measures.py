"""What the lessons read of a view; SEAT is mine if it is left out.

cost CARD RESOURCE    its price; `missing CARD RESOURCE` what is not laid yet
makes CARD RESOURCE   what it makes each round
worth CARD            its points
calamity              the points of a calamity
selected              how many cards wait in planning
income RESOURCE SEAT  what a seat makes of it each round
alchemy               how many cubes lie there; `crystal` how many make a krystallium
has THING SEAT        soldiers, spies, traps, krystallium, training, calamities
waiting CARD          how many of it are under construction
supply                how many vermin are in it
frozen                how many of them a frost giant holds
beside                how many cubes lie beside the danger deck
built                 how many cards are; `built CARD` how often that card is
round                 the number of the round
medal MEDAL           the points that bronze, silver or gold takes
"""

from collections.abc import Callable, Mapping

from regalia.core.lessons.measures import Glance
from regalia.games.wonderful_kingdom.box.catalogue import RESOURCES
from regalia.games.wonderful_kingdom.box.data import CALAMITY_POINTS
from regalia.games.wonderful_kingdom.rules import state
from regalia.games.wonderful_kingdom.rules.production import usual_income
from regalia.games.wonderful_kingdom.rules.scoring import MEDAL_NAMES, medals
from regalia.games.wonderful_kingdom.rules.state import Card, Duchy
from regalia.games.wonderful_kingdom.rules.view import View


def _seat(at: Glance[View], seat: str) -> int:
    assert at.view.seat is not None, "a learner sits at the table"
    return int(seat) if seat else at.view.seat


def _of(at: Glance[View], seat: str = "") -> Duchy[Card]:
    return at.view.duchies[_seat(at, seat)]


def cost(at: Glance[View], card: str, resource: str) -> int:
    return at.view.catalogue.cards[card].cost[RESOURCES.index(resource)]


def missing(at: Glance[View], card: str, resource: str) -> int:
    number = RESOURCES.index(resource)
    laid = next(site.placed for site in _of(at).construction if site.card == card)
    return at.view.catalogue.cards[card].cost[number] - laid[number]


def makes(at: Glance[View], card: str, resource: str) -> int:
    return at.view.catalogue.cards[card].production[RESOURCES.index(resource)]


def income(at: Glance[View], resource: str, seat: str = "") -> int:
    return usual_income(at.view, _seat(at, seat), RESOURCES.index(resource))


def has(at: Glance[View], thing: str, seat: str = "") -> int:
    count: int = getattr(_of(at, seat), thing)
    return count


def built(at: Glance[View], card: str = "") -> int:
    own = _of(at).built
    return own.count(card) if card else len(own)


MEASURES: Mapping[str, Callable[..., object]] = {
    "cost": cost,
    "missing": missing,
    "makes": makes,
    "worth": lambda at, card: at.view.catalogue.cards[card].points,
    "calamity": lambda _: CALAMITY_POINTS,
    "selected": lambda at: len(_of(at).selection),
    "income": income,
    "alchemy": lambda at: sum(_of(at).alchemy),
    "crystal": lambda _: state.ALCHEMY,
    "has": has,
    "built": built,
    "waiting": lambda at, card: sum(site.card == card for site in _of(at).construction),
    "frozen": lambda at: sum(bool(site.giant) for site in _of(at).construction),
    "beside": lambda at: at.view.beside,
    "supply": lambda at: at.view.vermin,
    "round": lambda at: at.view.round,
    "medal": lambda at, medal: medals(at.view)[MEDAL_NAMES.index(medal)],
}
