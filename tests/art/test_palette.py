"""Colours can be read and told apart, by day and by candle, by every kind of eye."""

import pytest

from regalia.art.heraldry import HOUSES
from regalia.art.palette import THEMES, TOKENS, resolve
from regalia.art.terrain import GROUND, KINDS
from regalia.games.kingsburg.shown.art.dice import BONUS
from regalia.games.kingsburg.shown.art.dice import KINDS as DICE
from tests.art.colour import EYES, apart, closest, contrast

READ = (
    ("ink", "paper", 7),
    ("ink", "sunk", 7),
    ("ink-2", "paper", 4.5),
    ("ink-2", "sunk", 4.5),
    ("ink-2", "chart", 4.5),
    ("ink-3", "sunk", 4.5),
    ("gold", "paper", 4.5),
    ("royal-ink", "royal", 4.5),
    ("good", "paper", 4.5),
    ("bad", "paper", 4.5),
    ("bar-ink", "bar", 7),
    ("ink-2", "desk", 4.5),
    *((f"{kind}-on", kind, 4.5) for kind in DICE),
)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("fore, back, floor", READ)
def test_words_stand_out_from_their_ground(fore: str, back: str, floor: float, theme: str) -> None:
    column = THEMES.index(theme)
    assert contrast(TOKENS[fore][column], TOKENS[back][column]) >= floor


@pytest.mark.parametrize("kind", KINDS)
def test_a_line_of_a_legal_hex_shows_on_every_terrain(kind: str) -> None:
    assert max(contrast(line, GROUND[kind][1]) for line in ("#1d1204", "#ffffff")) >= 3


@pytest.mark.parametrize("eye", EYES)
def test_houses_stay_apart(eye: str) -> None:
    gap, one, two = closest({house: TOKENS[house][0] for house in HOUSES}, eye)
    assert gap >= 20, f"{one} and {two}"


@pytest.mark.parametrize("eye", EYES)
def test_dice_of_one_shape_stay_apart(eye: str) -> None:
    gap, one, two = closest({kind: TOKENS[kind][0] for kind in DICE if kind != BONUS}, eye)
    assert gap >= 12, f"{one} and {two}"


@pytest.mark.parametrize("side, floor", ((1, 12), (0, 10)))
@pytest.mark.parametrize("eye", EYES)
def test_terrains_stay_apart(eye: str, side: int, floor: float) -> None:
    gap, one, two = closest({kind: GROUND[kind][side] for kind in KINDS}, eye)
    assert gap >= floor, f"{one} and {two}"


def test_distances_are_those_of_the_standard() -> None:
    """Pairs 1, 17 and 25 of the test data by Sharma, Wu and Dalal."""
    assert apart((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert apart((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert apart((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=1e-4)


def test_tokens_become_literals_of_the_theme() -> None:
    assert resolve('<path fill="var(--ink)"/>', "dark") == '<path fill="#f3e9d5"/>'


def test_a_colour_that_lets_light_through_becomes_colour_and_opacity() -> None:
    assert resolve('<path fill="var(--veil)"/>', "light") == '<path fill="#2a1c0a" fill-opacity="0.18"/>'
    assert resolve('<stop stop-color="var(--veil)"/>', "light") == '<stop stop-color="#2a1c0a" stop-opacity="0.18"/>'


def test_fonts_are_tokens_too() -> None:
    assert "var(" not in resolve('<text font-family="var(--serif)"/>', "light")


def test_an_unknown_token_or_theme_is_an_error() -> None:
    with pytest.raises(KeyError):
        resolve('<path fill="var(--nothing)"/>', "light")
    with pytest.raises(ValueError):
        resolve("<svg/>", "noon")
