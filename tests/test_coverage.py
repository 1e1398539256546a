"""Every line of a rulebook is shown by a test, or a reason says why it is not built; in both languages alike."""

import ast
import re
from collections.abc import Collection, Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from regalia.core.game import AnyGame
from regalia.core.words import LANGUAGES
from regalia.games import GAMES

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs"
BOOK = re.compile(r"^- (\d{3}) ?: (\d+) (?:lines|lignes)$", re.MULTILINE)
ROW = re.compile(r"^\| (\d{3}):(\d+)-(\d+) \| .+? \| (.*?) ?\|$", re.MULTILINE)
REASON = re.compile(r"(?:not built: |non repris : )\S")

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


class Row(NamedTuple):
    """A paragraph of a rulebook, and what shows it."""

    book: str
    first: int
    last: int
    shown: str

    def __str__(self) -> str:
        return f"{self.book}:{self.first}-{self.last}"

    @property
    def tests(self) -> list[str]:
        return re.findall(r"`(\S+)`", self.shown)


def rows(page: str) -> list[Row]:
    return [Row(book, int(first), int(last), shown) for book, first, last, shown in ROW.findall(page)]


def faults(page: str, tests: Collection[str]) -> Iterator[str]:
    """What is wrong with a page, given the tests that exist."""
    books = {book: int(lines) for book, lines in BOOK.findall(page)}
    if not books:
        yield "no rulebook is named with its number of lines"
    for book, lines in books.items():
        yield from gaps(book, lines, [row for row in rows(page) if row.book == book])
    for row in rows(page):
        if row.book not in books:
            yield f"{row}: the number of lines of {row.book} is not told"
        if not row.tests and not REASON.match(row.shown):
            yield f"{row}: neither a test nor a reason"
        yield from (f"{row}: there is no {test}" for test in row.tests if test not in tests)


def gaps(book: str, lines: int, found: list[Row]) -> Iterator[str]:
    """Where the ranges of a rulebook do not follow each other from its first line to its last."""
    before, after = Row(book, 0, 0, ""), Row(book, lines + 1, lines + 1, "")
    for one, two in pairwise((before, *found, after)):
        if two.first != one.last + 1:
            yield f"{book}: after line {one.last} comes line {two.first}"
    yield from (f"{row}: ends before it begins" for row in found if row.last < row.first)


def page(game: AnyGame, lang: str) -> str:
    return (DOCS / lang / f"coverage-{game.id}.md").read_text("utf-8")


def existing(folder: Path) -> set[str]:
    """The tests of a folder, as pytest names them there."""
    trees = {path.name: ast.parse(path.read_text("utf-8")) for path in folder.glob("test_*.py")}
    return {
        f"{name}::{node.name}"
        for name, tree in trees.items()
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
    }


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_shown_or_has_a_reason(game: AnyGame, lang: str) -> None:
    assert list(faults(page(game, lang), existing(TESTS / game.id.replace("-", "_")))) == []


@every_game
def test_the_languages_say_the_same(game: AnyGame) -> None:
    first, *others = [[(str(row), row.tests) for row in rows(page(game, lang))] for lang in LANGUAGES]
    assert all(other == first for other in others)


# the checker itself

KNOWN = ("test_turn.py::test_a", "test_turn.py::test_b")
GOOD = """\
- 002: 9 lines
- 004 : 3 lignes

| lines | what | tests |
|---|---|---|
| 002:1-4 | the aim | `test_turn.py::test_a`, `test_turn.py::test_b` |
| 002:5-9 | the imprint | not built: no rule |
| 004:1-3 | la couverture | non repris : pas de règle |
"""


def test_a_whole_page_has_no_fault() -> None:
    assert list(faults(GOOD, KNOWN)) == []


@pytest.mark.parametrize(
    "right, wrong, fault",
    [
        ("002:5-9", "002:6-9", "002: after line 4 comes line 6"),
        ("002:5-9", "002:4-9", "002: after line 4 comes line 4"),
        ("002:1-4", "002:2-4", "002: after line 0 comes line 2"),
        ("9 lines", "10 lines", "002: after line 9 comes line 11"),
        ("| 004:1-3", "004:1-3", "004: after line 0 comes line 4"),
        ("- 004 : 3 lignes", "", "004:1-3: the number of lines of 004 is not told"),
        ("not built: no rule", "", "002:5-9: neither a test nor a reason"),
        ("not built: no rule", "not built: ", "002:5-9: neither a test nor a reason"),
        ("not built: no rule", "later", "002:5-9: neither a test nor a reason"),
        ("test_turn.py::test_b", "test_turn.py::test_c", "002:1-4: there is no test_turn.py::test_c"),
    ],
)
def test_a_fault_is_found(right: str, wrong: str, fault: str) -> None:
    assert list(faults(GOOD.replace(right, wrong), KNOWN)) == [fault]


def test_a_range_must_not_run_backwards() -> None:
    assert "002:5-3: ends before it begins" in faults(GOOD.replace("002:5-9", "002:5-3"), KNOWN)


def test_a_page_without_rulebooks_is_none() -> None:
    assert list(faults("", KNOWN)) == ["no rulebook is named with its number of lines"]
