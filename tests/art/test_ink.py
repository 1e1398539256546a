"""Elements are well written and short."""

from regalia.art.ink import dice_of, fade, g, path, text, use
from regalia.core.html import num, tag


def test_attributes_are_spelt_as_svg_spells_them() -> None:
    assert tag("path", stroke_width=2, class_="halo", data_part="end") == (
        '<path stroke-width="2" class="halo" data-part="end"/>'
    )


def test_what_is_none_is_left_out() -> None:
    assert use("castle", x=0, y=3) == '<use href="#castle" y="3"/>'


def test_words_and_values_are_escaped() -> None:
    assert text(0, 0, "a < b & c", 12, "#000") == '<text x="0" y="0" font-size="12" fill="#000">a &lt; b &amp; c</text>'
    assert tag("g", "x", aria_label='"7"') == '<g aria-label="&quot;7&quot;">x</g>'


def test_numbers_are_short() -> None:
    assert [num(12.0), num(3.14159), num(-0.5), num("1e3")] == ["12", "3.14", "-0.5", "1e3"]
    assert path(f"M{1 / 3} {2e-5}L0.25 1") == '<path d="M0.33 0L0.25 1" fill="none"/>'


def test_a_group_moves_and_then_scales() -> None:
    assert g("x", at=(1.5, 2), scale=0.5) == '<g transform="translate(1.5 2) scale(0.5)">x</g>'


def test_colours_of_a_fade_are_evenly_spaced() -> None:
    assert [f'offset="{at}"' in fade("f", "#000", "#888", "#fff") for at in ("0", "0.5", "1")] == [True] * 3


def test_the_same_thing_varies_the_same_way() -> None:
    assert dice_of("G", 1).random() == dice_of("G", 1).random() != dice_of("G", 2).random()
