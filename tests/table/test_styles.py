"""The style sheets of the table: a change of a class must not cost the style of everything."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia import table
from regalia.games import GAMES

SHEETS = Path(table.__file__).parent / "static" / "css"


def after_has(selector: str) -> Iterator[str]:
    """The compounds that follow an element with :has() in a selector, without what stands in brackets."""
    marked = "\N{BULLET}"
    flat = selector.replace(":has(", f"{marked}(").replace(":is(", ".is(")
    while (shorter := re.sub(r"\([^()]*\)", "", flat)) != flat:
        flat = shorter
    for each in flat.split(","):
        compounds = [part.lstrip("*") for part in re.split(r"\s*[>+~]\s*|\s+", each.strip()) if part]
        first = next((at for at, part in enumerate(compounds) if marked in part), len(compounds))
        yield from compounds[first + 1 :]


def broad(selector: str) -> bool:
    return any(not compound.split(":")[0] for compound in after_has(selector))


def selectors(sheet: str) -> list[str]:
    bare = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    return [found.strip() for found in re.findall(r"([^{};]+)\{", bare) if ":has(" in found]


@pytest.mark.parametrize("selector", [".a:has(.b) > *", ".a:has(> :nth-child(5)) > :not(.c)", ".x, .a:has(.b) :hover"])
def test_what_has_no_class_after_has_is_found(selector: str) -> None:
    assert broad(selector)


def sheets() -> dict[str, str]:
    """Those of the table and of the games, by name."""
    paths = [*SHEETS.glob("*.css"), *(path for game in GAMES.values() for path in game.shown.styles)]
    return {"/".join(path.parts[-4:]): path.read_text("utf-8") for path in paths}


@pytest.mark.parametrize("name", sheets())
def test_what_follows_has_in_a_selector_has_a_class(name: str) -> None:
    """With "*" or ":not()" there a browser looks at every element again whenever something is lit."""
    assert [each for each in selectors(sheets()[name]) if broad(each)] == []
