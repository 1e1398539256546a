"""What the sentences of the book count, beside the measures of lessons: numbers of the box and of the rules.

years, phases               how many there are
own                         dice of one's own that are rolled
rank ADVISOR                where he sits
rows                        of a province with the options of the picture; `columns` of a row
soldier                     resources that one costs
smuggled                    resources for the Smuggler's point
back YEAR low|high          the strengths on the back of the enemy cards of a year
foes                        enemy cards of a year; `governors` and `destinies` are cards
dealt                       governors to choose from
tokens                      army tokens of a seat; `token low` and `token high` are their numbers
number CARD NAME            a number on a governor or destiny card
shown SEAT                  the dice that it holds: "1, 5 and 6"
fallen                      the building that the viewer would lose in a defeat
"""

from collections.abc import Callable, Mapping

from regalia.core.lessons.measures import Glance
from regalia.games.kingsburg.box.cards import DESTINIES, GOVERNORS
from regalia.games.kingsburg.box.data import ADVISORS, ARMY_TOKENS, ENEMIES, RANGES, YEARS
from regalia.games.kingsburg.rules.bonus import OWN_DICE
from regalia.games.kingsburg.rules.building import COLUMNS
from regalia.games.kingsburg.rules.recruiting import SOLDIER
from regalia.games.kingsburg.rules.rewards import SMUGGLED
from regalia.games.kingsburg.rules.setup import DEALT
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.rules.winter import topmost
from regalia.games.kingsburg.shown.words import joined, the
from regalia.games.kingsburg.shown.words.table import PHASES

RANK = {advisor.name: rank for rank, advisor in enumerate(ADVISORS, 1)}


def fallen(at: Glance[View]) -> str:
    assert at.view.seat is not None, "a picture has somebody who looks on"
    lost = topmost(at.view.provinces[at.view.seat])
    return the("building", lost.name, at.lang) if lost else ""


FACTS: Mapping[str, Callable[..., object]] = {
    "years": lambda _: YEARS,
    "phases": lambda _: len(PHASES),
    "own": lambda _: OWN_DICE,
    "rank": lambda _, advisor: RANK[advisor],
    "rows": lambda at: len(at.view.modules.rows),
    "columns": lambda _: COLUMNS,
    "soldier": lambda _: SOLDIER,
    "smuggled": lambda _: SMUGGLED.any,
    "back": lambda _, year, end: RANGES[int(year)][end == "high"],
    "foes": lambda _: len(ENEMIES) // YEARS,
    "governors": lambda _: len(GOVERNORS),
    "destinies": lambda _: len(DESTINIES),
    "ours": lambda _, kind: sum(card.ours for card in (GOVERNORS if kind == "governor" else DESTINIES)),
    "dealt": lambda _: DEALT,
    "tokens": lambda _: len(ARMY_TOKENS),
    "token": lambda _, end: max(ARMY_TOKENS) if end == "high" else min(ARMY_TOKENS),
    "number": lambda at, card, name: at.view.numbers.values[card, name],
    "shown": lambda at, seat: joined([str(face) for face in at.view.provinces[int(seat)].dice], "and", at.lang),
    "fallen": fallen,
}
