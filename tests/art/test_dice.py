"""Dice can be read and told apart."""

import re

import pytest

from regalia.games.kingsburg.shown.art.dice import BONUS, FACES, KINDS, NEUTRAL, dice_symbols, die
from tests.art.test_heraldry import colourless

SYMBOLS = dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', dice_symbols(KINDS)))


@pytest.mark.parametrize("face", FACES)
def test_a_face_has_as_many_pips_as_it_says(face: int) -> None:
    assert SYMBOLS[f"pips-{face}"].count("<circle") == face


def test_a_bonus_die_has_cut_corners() -> None:
    """All others are round."""
    assert [kind for kind in KINDS if "A9 9" not in SYMBOLS[f"die-{kind}"]] == [BONUS]


def test_houses_differ_in_hatching() -> None:
    hatched = {kind for kind in KINDS if f"url(#hatch-{kind})" in SYMBOLS[f"die-{kind}"]}
    assert hatched == {*KINDS} - {"oak", BONUS, NEUTRAL}
    assert colourless(SYMBOLS["die-oak"]) == colourless(SYMBOLS["die-neutral"])


def test_pips_take_the_colour_that_reads_on_the_die() -> None:
    assert 'fill="var(--moon-on)"' in die(3, "moon", 0, 0)
