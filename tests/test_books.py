"""Every book of rules keeps the law of books, in both languages, and breaks it where it is broken on purpose."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from regalia.core.book import Book, Paragraph, book, in_short, leaf, paragraph_of
from regalia.core.book.book import Asked, Frame
from regalia.core.book.markup import pieces, plain
from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.core.laws import book as law
from regalia.core.laws.book import check_book, what_is_asked_has_a_paragraph
from regalia.core.laws.cover import Cell
from regalia.core.laws.walk import Known, walk
from regalia.core.protocol import Broken
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from tests.sentences import misset
from tests.test_lessons import UNJOINED

BOUND = [game for game in GAMES.values() if book(game)]
every_book = pytest.mark.parametrize("game", BOUND, ids=[game.id for game in BOUND])
KINGSBURG = GAMES["kingsburg"]


@every_book
def test_the_law_of_books_holds(game: AnyGame) -> None:
    assert check_book(game) >= 40


@every_book
def test_books_are_well_set(game: AnyGame) -> None:
    """Typographic apostrophes, French as French is set; filled, because numbers decide what follows them."""
    found = book(game)
    assert found
    for id in found.paragraphs:
        for lang in LANGUAGES:
            shown = leaf(game, found, id, lang)
            asked = [words for row in shown.asked for words in row]
            said = [shown.say, shown.about, *(each.say for each in shown.prints), *asked]
            for words in map(plain, said):
                assert lang != "fr" or not misset(words), words
                assert lang != "fr" or not UNJOINED.search(words), words
                assert lang != "en" or not (set("'\"\u202f") & set(words) or "..." in words), words
    assert not [text for _, text in in_short(game, "fr").values() if misset(text)]


@every_book
def test_a_book_says_the_same_in_both_languages(game: AnyGame) -> None:
    found = book(game)
    assert found
    for paragraph in found.paragraphs.values():
        for text in paragraph.sentences():
            assert text["en"] != text["fr"], text
            strong = {lang: sum(each.strong for each in pieces(text[lang])) for lang in LANGUAGES}
            assert len({*strong.values()}) == 1, text


@every_book
def test_ids_of_paragraphs_are_addresses(game: AnyGame) -> None:
    found = book(game)
    assert found
    assert all(re.fullmatch(r"[a-z0-9-]+\.[a-z0-9-]+", id) for id in found.paragraphs)
    numbers = [paragraph.number for paragraph in found.paragraphs.values()]
    assert len({*numbers}) == len(numbers)


def test_a_book_tells_what_is_ours() -> None:
    for game in BOUND:
        assert "ours" in in_short(game, "en"), game.id


# The law bites: each of these is a book that was broken on purpose.


def _one() -> Book:
    found = book(KINGSBURG)
    assert found
    return found


def _with(id: str, **changes: Any) -> Book:
    """The book of Kingsburg with another paragraph."""
    found = _one()
    chapters = [
        replace(
            chapter,
            paragraphs=tuple(replace(each, **changes) if each.id == id else each for each in chapter.paragraphs),
        )
        for chapter in found.chapters
    ]
    return Book(found.game, found.rest, tuple(chapters))


def _same(words: str) -> Mapping[str, str]:
    return dict.fromkeys(LANGUAGES, words)


def _figure(id: str, **changes: Any) -> Any:
    picture = _one().paragraphs[id].picture
    assert picture
    return replace(picture, **changes)


BROKEN: Mapping[str, tuple[str, dict[str, Any], str]] = {
    "a number is typed": ("influence.taken", {"say": _same("There are 18 of them.")}, "typed"),
    "a link leads nowhere": ("influence.taken", {"say": _same("See [there](influence.nowhere).")}, "nowhere"),
    "a link to itself": ("influence.taken", {"say": _same("See [there](influence.taken).")}, "nowhere"),
    "a half sentence": ("influence.taken", {"say": _same("See there")}, "no whole sentence"),
    "an open mark": ("influence.taken", {"say": _same("See *there.")}, "no whole sentence"),
    "too long": ("influence.taken", {"say": _same("long " * 99 + "end.")}, "words, more than"),
    "links that differ": (
        "influence.taken",
        {"say": {"en": "See [there](king.use).", "fr": "Voir [là](king.envoy)."}},
        "differ by language",
    ),
    "no question": ("influence.groups", {"asked": (Asked(_same("Why not."), _same("So.")),)}, "no question"),
    "a frame that never comes": (
        "influence.plus2",
        {"picture": _figure("influence.plus2", frames=(Frame({}, "influence 18 *"),))},
        "does not come",
    ),
    "a move that never happens": (
        "influence.exact",
        {"picture": _figure("influence.exact", moves={0: (KINGSBURG.parse("build inn"),)})},
        "never happens",
    ),
    "an unknown detail": ("influence.exact", {"picture": _figure("influence.exact", show=("moon",))}, "moon"),
    "frames that are the same": (
        "aim.goods",
        {"picture": _figure("aim.goods", frames=(Frame({}), Frame({})))},
        "the same",
    ),
    "a topic of nobody": ("influence.exact", {"topics": ("choice.dancing",)}, "dancing"),
    "a choice without answer": ("influence.exact", {"topics": ("choice.placing",)}, "choice.considering"),
}  # fmt: skip


@pytest.mark.parametrize("what", BROKEN)
def test_the_law_of_books_bites(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    id, changes, why = BROKEN[what]
    broken = _with(id, **changes)
    monkeypatch.setattr(law, "book", lambda _game: broken)
    with pytest.raises((Broken, Refused), match=why):
        check_book(KINGSBURG)


def test_the_law_of_answers_bites(monkeypatch: pytest.MonkeyPatch) -> None:
    """A book without the paragraph on a choice is found where the choice is asked."""
    cell = Cell(3, ())
    at = next(p for p in walk(KINGSBURG, cell, 1, Known()) if KINGSBURG.shown.topic(p.view(0)) == "choice.placing")
    what_is_asked_has_a_paragraph.holds(KINGSBURG, at)
    broken = _with("influence.exact", topics=("choice.considering",))
    monkeypatch.setattr(law, "book", lambda _game: broken)
    with pytest.raises(Broken, match=r"choice\.placing"):
        what_is_asked_has_a_paragraph.holds(KINGSBURG, at)


def test_the_most_particular_paragraph_answers() -> None:
    """The same choice with tokens and without, in the first edition and the third."""
    found = _one()

    def about(topic: str, **options: str) -> str:
        usual = {option.name: option.default for option in KINGSBURG.options}
        paragraph: Paragraph | None = found.about(topic, 3, usual | options)
        return paragraph.id if paragraph else ""

    assert about("choice.drilling", rows="extended") == "rows.academy"
    assert about("choice.drilling", rows="extended", army="on") == "army.academy"
    assert about("chance.meeting") == "winter.enemy"
    assert about("chance.meeting", edition="first") == "first.before"
    assert about("choice.taking.favour") == "king.level"
    assert about("choice.taking.governor") == "rewards.choice"
    assert about("choice.choosingtoken") == ""


def test_a_game_without_a_book_has_no_paragraphs() -> None:
    other = next((game for game in GAMES.values() if not book(game)), None)
    if other:
        assert check_book(other) == 0
        assert paragraph_of(other, None, 2, {}) is None
        assert other.shown.in_short("en")
