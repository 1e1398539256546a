"""Every law holds for an honest toy, and bites when one thing is wrong with it."""

from itertools import product

import pytest

from regalia.core.laws import Cell, cover
from regalia.core.laws.book import what_is_asked_has_a_paragraph
from regalia.core.laws.clashes import clashes_are_refused
from regalia.core.laws.suite import ALL, check
from regalia.core.laws.twins import twins_play_alike
from regalia.core.options import choose
from regalia.core.protocol import Broken
from tests.core.toys.banquet import BANQUET
from tests.core.toys.faults import FAULTS, MUDDLED, Fault
from tests.core.toys.rules import Toasting

CELLS = (
    Cell(3, (("length", "long"), ("hand", "two"), ("vows", "on"))),
    Cell(2, (("length", "short"), ("hand", "three"), ("vows", "on"))),
)
RULES = tuple(law for law in ALL if law is not what_is_asked_has_a_paragraph)  # the toy has nothing to show
SEEDS = range(2)
BOUND = 80
OFTEN, SELDOM = 1_000.0, 5.0  # at the first rate every law looks at every position
PLACE = r"banquet, \d seats, length=.*, hand=.*, vows=.*, seed \d, entry \d+: "


def test_the_honest_toy_obeys_every_law() -> None:
    report = check(BANQUET, cover(BANQUET), SEEDS, RULES, OFTEN)
    assert (report.cells, report.seeds, report.games, report.options) == (5, 2, 10, 5)
    assert str(report) == f"5 cells x 2 seeds, 10 games, {report.positions} positions, max 5 options"


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_fault_breaks_its_laws_and_no_other(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fault.owner, fault.name, fault.instead)
    for law in (law for law in RULES if law.name in fault.laws):
        with pytest.raises(Broken, match=rf"^{law.name}: {PLACE}"):
            check(BANQUET, CELLS, SEEDS, [law], OFTEN, BOUND)
    check(BANQUET, CELLS, SEEDS, [law for law in RULES if law.name not in fault.laws], SELDOM, BOUND)


def test_every_law_has_a_fault_of_its_own() -> None:
    assert {law.name for law in RULES} == {fault.laws[0] for fault in FAULTS.values() if len(fault.laws) == 1}


def test_a_game_that_crashes_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toasting, "take", lambda *_: [].pop())
    with pytest.raises(Broken, match=rf"^play: {PLACE}IndexError"):
        check(BANQUET, CELLS, SEEDS, [])


def test_twins_play_alike() -> None:
    twins_play_alike("tests.core.toys.banquet:BANQUET", CELLS, SEEDS)
    with pytest.raises(Broken, match=rf"^twins play alike: {PLACE}"):
        twins_play_alike("tests.core.toys.faults:HASHING", CELLS, SEEDS)


def test_clashes_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert clashes_are_refused(BANQUET) == 1
    with pytest.raises(Broken, match=r"^clashes are refused: banquet, .*: length and hand are not named: "):
        clashes_are_refused(MUDDLED)
    monkeypatch.setattr(
        "regalia.core.record.choose", lambda options, _, given, seats: choose(options, (), given, seats)
    )
    with pytest.raises(Broken, match=r"^clashes are refused: banquet, .*: length and hand clash and were accepted"):
        clashes_are_refused(BANQUET)


def test_the_cover_leaves_out_what_no_row_has_room_for() -> None:
    cells = cover(MUDDLED)
    assert not any(("hand", "three") in cell.options for cell in cells)
    assert {(cell.seats, dict(cell.options)["length"]) for cell in cells} == {*product((2, 3), ("short", "long"))}
