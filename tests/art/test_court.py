"""Places at court, portraits, enemies, and the wheel of the year."""

import re

import pytest

from regalia.art.faces import PEOPLE, portrait
from regalia.art.icons import Sign
from regalia.core.html import Html
from regalia.games.kingsburg.shown.art.advisor_portraits import COURTIERS
from regalia.games.kingsburg.shown.art.court import LIGHTS, Lot, place, tier
from regalia.games.kingsburg.shown.art.enemies import FOES
from regalia.games.kingsburg.shown.art.governor_portraits import GOVERNORS
from regalia.games.kingsburg.shown.art.wheel import PHASES, wheel

MINE = Lot("rose", ((6, "rose"), (3, "bonus")), ("plus2", "envoy"))


def at_court(*lots: Lot, light: str = "lit") -> str:
    return place(9, Html(), "Huntress", [Sign("wood")], lots, light)


def test_the_last_two_ranks_sit_in_gold() -> None:
    assert [tier(rank) for rank in (1, 6, 7, 12, 13, 16, 17, 18)] == [0, 0, 1, 1, 2, 2, 3, 3]


def test_every_light_differs_without_colour() -> None:
    """By lines, not only by their colours."""
    assert len({re.sub(r'(fill|stroke|opacity)="[^"]*"', "", at_court(light=light)) for light in LIGHTS}) == 4


def test_a_ledge_takes_the_colour_of_whose_dice_lie_there() -> None:
    assert "var(--ledge)" in at_court()
    assert "var(--ledge)" not in at_court(MINE)
    assert 'fill="var(--rose)"' in at_court(MINE)


@pytest.mark.parametrize("lots", ((MINE,), (MINE, MINE), (MINE, Lot("moon", ((1, "moon"),)), MINE)))
def test_all_that_was_laid_is_there_and_stays_on_the_ledge(lots: tuple[Lot, ...]) -> None:
    uses = re.findall(r'<use href="#(?:die|i-plus2|i-envoy)[^>]* x="([^"]+)"[^>]* width="([^"]+)"', at_court(*lots))
    assert len(uses) == sum(lot.pieces for lot in lots)
    assert all(float(x) >= 0 and float(x) + float(width) <= 120 for x, width in uses)


def test_nobody_looks_like_anybody_else() -> None:
    shared = [person for person in COURTIERS.values() if person in PEOPLE.values()]
    everybody = [*{*PEOPLE.values(), *COURTIERS.values()}, *GOVERNORS.values()]
    assert len(shared) == 3
    assert len(everybody) == len(PEOPLE) + len(COURTIERS) - 3 + len(GOVERNORS)
    assert len({portrait(person) for person in everybody}) == len(everybody)
    assert len(set(FOES.values())) == 6


@pytest.mark.parametrize("now", range(len(PHASES)))
def test_one_phase_stands_out_and_is_drawn_last(now: int) -> None:
    art = wheel(3, now, "Year")
    assert art.count('stroke="#fff3c4"') == 1
    assert art.rindex("#i-") < art.index('stroke="#fff3c4"')
    assert art[: art.index('stroke="#fff3c4"')].rsplit("#i-", 1)[1].startswith(PHASES[now][1])


def test_before_and_after_the_years_no_phase_stands_out() -> None:
    assert "#fff3c4" not in wheel(0, -1, "Year") + wheel(5, len(PHASES), "Year")
    assert ">–</text>" in wheel(0, -1, "Year")
