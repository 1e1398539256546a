"""Words keep to their room."""

import pytest

from regalia.art.ink import box
from regalia.art.sheet import Figure, column, lines_of, shelf, standalone
from regalia.core.html import Html

RULE = "In each section 12 gold for the most settlements, 6 for the next"


@pytest.mark.parametrize("width", (120, 200, 300, 900))
def test_lines_fit_and_lose_no_word(width: float) -> None:
    lines = lines_of(RULE, width, 13)
    assert " ".join(lines) == RULE
    assert max(map(len, lines)) * 13 / 2 <= width


def test_lines_are_about_as_long() -> None:
    assert lines_of("1 gold for each settlement beside water", 220, 13) == [
        "1 gold for each",
        "settlement beside water",
    ]


def test_a_word_stays_whole() -> None:
    assert lines_of("Merchants’ Guild", 80, 11.5) == ["Merchants’", "Guild"]


def test_blocks_stand_one_below_the_other() -> None:
    art, height = column((Html("a"), 10), (Html("b"), 20), gap=5)
    assert height == 35
    assert 'translate(0 15)">b' in art


def test_figures_break_into_rows() -> None:
    figures = [Figure(f"f.{i}", box(0, 0, 10, 10, "#000"), 10, 10, str(i)) for i in range(5)]
    one, two = (shelf("title", figures, 100, width)[1] for width in (532, 332))
    assert two > one


def test_a_standalone_drawing_names_itself() -> None:
    svg = standalone(10, 20, Html(), label="Kingdom & more", theme="light")
    assert "<title>Kingdom &amp; more</title>" in svg
    assert 'viewBox="0 0 10 20"' in svg
