"""Whatever a box file may say can be played, to the end and by the rules, and be seen."""

from random import Random
from typing import Any

import pytest

from regalia.core.box import Field, Row
from regalia.core.errors import Refused
from regalia.core.lanes import apply, pending
from regalia.core.laws import Cell
from regalia.core.record import Match
from regalia.games.wonderful_kingdom.box.catalogue import BOARDS, SCENARIOS
from regalia.games.wonderful_kingdom.box.data import KINDS
from regalia.games.wonderful_kingdom.box.replaceable import GIFTS
from regalia.games.wonderful_kingdom.game import GAME

Rows = dict[str, dict[str, Any]]
BOXES = 25
ENTRIES = 6000  # a game is far shorter
LOOK = 40  # entries between two looks
SORTS = ("development", "treasure", "threat", "advisor", "quest", "duchy", "territory")
CELLS = (
    *(Cell(seats, (("module", "advisors"), ("extras", "on"))) for seats in (1, 2)),
    *(Cell(1 + (board[0] != "C"), (("module", "conquest"), ("board", board))) for board in BOARDS),
    *(Cell(2, (("module", "quest"), ("quest", quest))) for quest in ("usurper", "dragon-pact")),
    *(
        Cell(2, (("pack", one), ("rival-pack", two)))
        for one, two in (("thieves", "frost-giants"), ("siphons", "shadows"))
    ),
    Cell(2, (("pack", "black-dragons"), ("rival-pack", "sisters"))),
    *(Cell(1, (("scenario", name),)) for name in SCENARIOS),
)


def letters(rng: Random, which: str, least: int, most: int) -> str:
    return "".join(rng.choice(which) for _ in range(rng.randint(least, most)))


def value(rng: Random, sort: str, field: Field) -> Any:
    """A value that its field allows, rather an extreme one."""
    match sort, field.name:
        case _, "en" | "fr":
            return rng.choice(("", "Iron Mine", "É <b>&\"'"))
        case _, "kind":
            return rng.choice(KINDS)
        case _, "copies":
            return rng.choice((4, 5, 10))
        case "development" | "quest", "cost":
            return letters(rng, "MPGEKS", 1, rng.choice((1, 3, 12)))
        case "threat" | "advisor", "cost":
            return rng.choice((0, 1, 9))
        case "advisor", _:
            return rng.choice((1, 2, 9))
        case "treasure", _:
            return letters(rng, "MPGE", 2, 2)
        case _, "recycling":
            return letters(rng, "MPGE", 1, 4)
        case _, "bonus" | "gain":
            return letters(rng, "KS" if field.name == "bonus" else "KSY", 0, rng.choice((0, 2, 9)))
        case _, "production":
            return letters(rng, "MPGE", 0, rng.choice((0, 2, 9)))
        case _, "per":
            return rng.choice(("", f"{rng.choice('MPGE') * rng.randint(1, 3)} {rng.choice(KINDS)}"))
        case _, "points_per":
            return rng.choice(("", f"{rng.randint(1, 9)} {rng.choice(KINDS)}"))
        case _, "krystallium":
            return rng.randint(0, 9)
        case _, "slots":
            gifts = [rng.choice(GIFTS) for _ in range(rng.randint(0, 4))]
            return [gift + rng.choice(("", "", "", "", " red", " blue")) for gift in gifts] if field.default else []
        case _, "neighbours":
            return field.default
    return rng.randint(-20, 20)


def fields(rng: Random, row: Row, rate: float) -> dict[str, Any]:
    sort = row.key.partition(".")[0]
    return {field.name: value(rng, sort, field) for field in row.fields if rng.random() < rate}


def box(rng: Random) -> Rows:
    """Few rows of a few sorts, or nearly all."""
    sorts, rate = rng.sample(SORTS, rng.randint(1, len(SORTS))), rng.choice((0.02, 0.1, 0.5))
    given = {row.key: fields(rng, row, rate) for row in GAME.box.rows if row.key.partition(".")[0] in sorts}
    return {key: row for key, row in given.items() if row}


def accepted(rng: Random) -> Rows:
    """A box that the check lets pass."""
    while True:
        try:
            return GAME.box.check(box(rng))
        except Refused:
            continue


@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_a_box_that_is_accepted_can_be_played_and_seen(cell: Cell) -> None:
    rng = Random(str(cell))
    for _ in range(BOXES // 5 if cell.seats == 2 else BOXES // 3):
        match = Match.start(GAME, cell.seats, dict(cell.options), accepted(rng))
        state, entries = match.state, 0
        while state.agenda:
            lane, choice = rng.choice(pending(state))
            apply(state, lane, choice.sample(state, rng))
            entries += 1
            if entries % LOOK == 0:
                GAME.audit(state)
                GAME.shown.describe(GAME.view(state, 0), ("Ann", "Bob")[: cell.seats], "fr")
            assert entries < ENTRIES, "the game does not end"
        GAME.audit(state)
        assert len(GAME.result(state).ranks) == cell.seats
