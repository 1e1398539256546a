"""The folder of a book as a book, or one sentence on what is wrong with it. docs/en/books.md describes the fields.

book.toml names the chapters in their order; each is a file of its own.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from regalia.core.book.book import Asked, Book, Chapter, Frame, Paragraph, Picture, When
from regalia.core.errors import Refused, Unknown
from regalia.core.game import AnyGame
from regalia.core.lessons import measures
from regalia.core.lessons.fields import Fields
from regalia.core.lessons.lesson import Text
from regalia.core.lessons.reading import placeholders
from regalia.core.options import SEATS, choose

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
COVER = "book.toml"


def read(game: AnyGame, folder: Path) -> Book:
    """The book in a folder; a refusal begins with the name of the file."""
    cover = Fields(COVER, _table(folder / COVER))
    names, rest = cover.texts("chapters"), cover.texts("rest")
    cover.end()
    if lost := {path.stem for path in folder.glob("*.toml")} - {*names, Path(COVER).stem}:
        raise Refused("{cover} does not name the chapter “{name}”.", cover=COVER, name=min(lost))
    return Book(game.id, rest, tuple(_file(game, folder / f"{name}.toml", at) for at, name in enumerate(names, 1)))


def _table(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise Refused("{file}: {why}", file=path.name, why=str(error)) from None


def _file(game: AnyGame, path: Path, number: int) -> Chapter:
    try:
        return chapter(game, path.stem, number, _table(path))
    except Refused as refused:
        raise Refused("{file}: {why}", file=path.name, why=refused) from None


def chapter(game: AnyGame, name: str, number: int, data: Any) -> Chapter:
    """The chapter that a table of a file describes."""
    given = Fields("the chapter", data)
    values, when = given.table("values"), _when(game, given)
    rows = given.each("paragraph", "paragraph")
    made = Chapter(
        id=_id(name),
        number=number,
        title=given.text("title"),
        short=given.text("short"),
        values=values,
        paragraphs=tuple(_paragraph(game, name, f"{number}.{at}", row, values, when) for at, row in enumerate(rows, 1)),
    )
    given.end()
    _check(game, made)
    return made


def _paragraph(
    game: AnyGame, chapter: str, number: str, given: Fields, shared: Mapping[str, str], when: When
) -> Paragraph:
    id = _id(given.take("id", str))
    given.where = f"paragraph “{id}”"
    pictures = given.take("picture", dict, {})
    paragraph = Paragraph(
        id=f"{chapter}.{id}",
        number=number,
        say=given.text("say"),
        values={**shared, **given.table("values")},
        when={**when, **_when(game, given)},
        topics=given.texts("topics"),
        ours=given.take("ours", bool, False),
        picture=_picture(game, f"{chapter}.{id}", Fields(f"the picture of “{id}”", pictures)) if pictures else None,
        asked=tuple(_asked(each) for each in given.each("asked", "question")),
    )
    given.end()
    return paragraph


def _picture(game: AnyGame, id: str, given: Fields) -> Picture:
    seats, viewer = given.take("seats", int, game.seats[0]), given.take("viewer", int, 0)
    if seats not in game.seats or not 0 <= viewer < seats:
        raise Refused("“seats” has to be how many play, “viewer” one of their seats, from 0.")
    rows = given.each("frame", "frame")
    picture = Picture(
        about=given.text("about"),
        show=given.texts("show"),
        seats=seats,
        viewer=viewer,
        options=choose(game.options, game.clashes, given.table("options"), seats),
        seed=given.take("seed", str, id),
        draws=tuple(map(game.parse, given.texts("draws"))),
        moves=_moves(game, given.take("moves", dict, {}), seats),
        frames=tuple(_frame(row, len(rows)) for row in rows),
    )
    given.end()
    if not picture.show:
        raise Refused("{where} shows nothing.", where=given.where)
    return picture


def _moves(game: AnyGame, data: Mapping[str, Any], seats: int) -> Mapping[int, tuple[Any, ...]]:
    given = Fields("“moves”", data)
    found = {seat: tuple(map(game.parse, given.texts(str(seat)))) for seat in range(seats)}
    given.end()
    return found


def _frame(given: Fields, frames: int) -> Frame:
    frame = Frame(given.text("say", required=frames > 1), given.take("at", str, ""))
    given.end()
    return frame


def _asked(given: Fields) -> Asked:
    asked = Asked(given.text("ask"), given.text("answer"))
    given.end()
    return asked


def _when(game: AnyGame, given: Fields) -> When:
    """By option, or by the number of seats, which values are meant."""
    there = {option.name: option.choices for option in game.options} | {SEATS: tuple(map(str, game.seats))}
    rows = Fields("“when”", given.take("when", dict, {}))
    found = {name: rows.texts(name) for name in tuple(rows.data)}
    for name, values in found.items():
        if name not in there:
            raise Unknown("option", name, there)
        if wrong := [value for value in values if value not in there[name]] or (not values and ["nothing"]):
            raise Refused(
                "The option {name} has no value “{value}”: choose from {valid}.",
                name=name,
                value=wrong[0],
                valid=there[name],
            )
    return found


def _id(text: str) -> str:
    if not ID.fullmatch(text):
        raise Refused("“{id}” is no id: small letters, digits and hyphens.", id=text)
    return text


def _check(game: AnyGame, chapter: Chapter) -> None:
    """What can be seen without playing it."""
    ids = Counter(paragraph.id for paragraph in chapter.paragraphs)
    if not ids or ids.most_common(1)[0][1] > 1:
        raise Refused("A chapter has paragraphs, and each has an id of its own.")
    own = [(paragraph.id, paragraph.values, paragraph.sentences()) for paragraph in chapter.paragraphs]
    for where, values, texts in (("the chapter", chapter.values, (chapter.title, chapter.short)), *own):
        for name, spec in values.items():
            try:
                measures.check(game, spec)
            except Refused as refused:
                raise Refused("{where}, “{name}”: {why}", where=where, name=name, why=refused) from None
        if missing := {*_named(texts)} - {*values}:
            raise Refused("{where}: a sentence has {{{name}}}, which is no value.", where=where, name=min(missing))
    said = {name for _, _, texts in own for name in _named(texts)} | {*_named((chapter.title, chapter.short))}
    for where, values, texts in own:
        if idle := {*values} - {*_named(texts)} - {*chapter.values} or {*chapter.values} - said:
            raise Refused("{where}: no sentence has the value “{name}”.", where=where, name=min(idle))


def _named(texts: tuple[Text, ...]) -> Iterator[str]:
    """The values that sentences name."""
    for text in texts:
        try:
            yield from (measures.small(name) for name in placeholders(text))
        except ValueError as error:
            raise Refused("“{text}”: {why}", text=text["en"], why=str(error)) from None
