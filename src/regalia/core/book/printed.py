"""The book as it is read in a language: sentences with their values, pictures as drawings. A page comes later."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from regalia.core.book.book import Book, Chapter, Paragraph, Picture
from regalia.core.book.markup import plain
from regalia.core.book.playing import moments, plain_moment
from regalia.core.errors import Unknown
from regalia.core.game import AnyGame
from regalia.core.html import Html, join, tag
from regalia.core.lessons.lesson import Text
from regalia.core.lessons.measures import Filling, Moment
from regalia.core.page import Detail

GAP = 10.0  # between two details


@dataclass(frozen=True, slots=True)
class Print:
    """A frame of a picture: its drawing, what it needs, and what is said of it."""

    svg: Html
    symbols: Html
    say: str


@dataclass(frozen=True, slots=True)
class Leaf:
    """A paragraph in a language; sentences with their markup."""

    paragraph: Paragraph
    say: str
    about: str = ""  # what its picture shows
    prints: tuple[Print, ...] = ()
    asked: tuple[tuple[str, str], ...] = ()

    @property
    def words(self) -> str:
        """The rule without marks."""
        return plain(self.say)


@cache
def leaf(game: AnyGame, book: Book, id: str, lang: str) -> Leaf:
    """A paragraph in a language."""
    paragraph = book.paragraphs[id]
    picture = paragraph.picture
    found = moments(game, book, picture) if picture else [plain_moment(game)]
    told = [replace(moment, lang=lang) for moment in found]

    def filled(text: Text, moment: Moment) -> str:
        return text[lang].format_map(Filling(paragraph.values, moment)) if text else ""

    return Leaf(
        paragraph,
        filled(paragraph.say, told[-1]),
        filled(picture.about, told[-1]) if picture else "",
        tuple(_prints(id, picture, told, filled)) if picture else (),
        tuple((filled(each.ask, told[-1]), filled(each.answer, told[-1])) for each in paragraph.asked),
    )


def _prints(id: str, picture: Picture, told: Sequence[Moment], filled: Callable[[Text, Moment], str]) -> list[Print]:
    texts: Sequence[Text] = [frame.say for frame in picture.frames] or [{}]
    rows = enumerate(zip(told, texts, strict=True))
    return [_print(mark(id, at), picture, moment, filled(text, moment)) for at, (moment, text) in rows]


def mark(id: str, frame: int) -> str:
    """What the ids inside a frame begin with: several pictures of a page may show the same part of a table."""
    return f"{id.replace('.', '-')}-{frame}-"


def _print(own: str, picture: Picture, moment: Moment, said: str) -> Print:
    """The details of a picture one below the other."""
    details = [detail(moment.game, moment.view, show, moment.lang) for show in picture.show]
    width, y, art = max(each.width for each in details), 0.0, list[Html]()
    for each in details:
        art.append(tag("g", each.art, transform=f"translate({(width - each.width) / 2:.1f} {y:.1f})"))
        y += each.height + GAP
    box = {"viewBox": f"0 0 {width:.0f} {y - GAP:.0f}", "width": f"{width:.0f}", "height": f"{y - GAP:.0f}"}
    svg = tag("svg", *art, **box, font_family="var(--sans)", aria_hidden="true", focusable="false")
    return Print(_marked(svg, own), join(dict.fromkeys(each.symbols for each in details)), said)


def _marked(svg: Html, own: str) -> Html:
    """With other ids for what is defined in the drawing itself."""
    ids = "|".join(map(re.escape, re.findall(r' id="([\w.-]+)"', svg)))
    return Html(re.sub(rf'( id="|href="#|url\(#)(?=(?:{ids})[")])', rf"\g<1>{own}", svg)) if ids else svg


def detail(game: AnyGame, view: object, show: str, lang: str) -> Detail:
    """A part of the table as a drawing: "court 7 12"."""
    name, *words = show.split()
    if name not in game.shown.details:
        raise Unknown("detail", name, game.shown.details)
    return game.shown.details[name](view, lang, *words)


def short(game: AnyGame, chapter: Chapter, lang: str) -> str:
    """A chapter in a few sentences."""
    return chapter.short[lang].format_map(Filling(chapter.values, replace(plain_moment(game), lang=lang)))
