"""Markup is made in one way: what is no markup is escaped, wherever it comes in."""

from regalia.core.html import Html, join, num, tag

WILD = '<b>&"'
TAME = '&lt;b&gt;&amp;"'


def test_children_that_are_no_markup_are_words() -> None:
    assert tag("p", WILD, tag("b", 7), Html("<i>")) == f"<p>{TAME}<b>7</b><i></p>"


def test_attributes_are_escaped_always() -> None:
    assert tag("g", title=WILD) == tag("g", title=Html(WILD)) == '<g title="&lt;b&gt;&amp;&quot;"/>'


def test_what_is_added_to_markup_is_escaped_on_either_side() -> None:
    for sum_ in (Html("<i>") + WILD, WILD + Html("<i>"), join((Html("<i>"), WILD)), join([WILD])):
        assert type(sum_) is Html
        assert WILD not in sum_
        assert TAME in sum_


def test_markup_is_not_escaped_twice() -> None:
    assert tag("p", join([tag("b", "&")] * 2)) == "<p><b>&amp;</b><b>&amp;</b></p>"


def test_attributes_are_spelt_as_html_and_svg_spell_them() -> None:
    attrs = {"stroke_width": 2.0, "class_": "halo", "viewBox": "0 0 1 1", "hidden": True, "id": None, "checked": False}
    assert tag("path", **attrs) == '<path stroke-width="2" class="halo" viewBox="0 0 1 1" hidden/>'


def test_an_element_ends_as_its_language_has_it() -> None:
    assert [tag("br"), tag("use"), tag("i"), tag("div", "")] == ["<br>", "<use/>", "<i></i>", "<div></div>"]


def test_numbers_are_short() -> None:
    assert [num(12.0), num(3.14159), num(-0.5), num("1e3")] == ["12", "3.14", "-0.5", "1e3"]
