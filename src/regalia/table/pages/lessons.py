"""The lessons of a game: what each teaches, how long it takes, how far the reader is."""

from collections.abc import Sequence

from regalia.core.examples import examples
from regalia.core.game import AnyGame
from regalia.core.names import game_name
from regalia.table.api.dependencies import AServer
from regalia.table.lessons import Standing, progress_of
from regalia.table.lessons.progress import BEGUN, DONE, next_of
from regalia.table.pages.frame import Html, bar, document, html, icon, main
from regalia.table.pages.pictures import poster
from regalia.table.pages.reader import AGame, AReader, Reader
from regalia.table.translation import _


async def page(game: AGame, server: AServer, reader: AReader) -> str:
    found = (await progress_of(server.backend.store, reader.guest.id if reader.guest else None))[game.id]
    title, name = reader.say(_("Learn")), game_name(game, reader.lang)
    head = html("h2", reader.say(_("Learn {game}"), game=name), class_="title")
    body = bar(reader, name, title, game=game) + main(_intro(game, found, reader), _list(head, found, reader))
    return document(reader, "lessons-page", f"{name} · {title}", body)


def _intro(game: AnyGame, found: Sequence[Standing], reader: Reader) -> Html:
    """What learning here is like, and the next lesson in one press."""
    say, after = reader.say, next_of(found)
    words = html("p", say(_("Each lesson is a small game on the real table. A coach says what to do and why.")))
    more = html("p", say(_("You can leave at any time and go on later, on another device too.")), class_="quiet")
    real = html("a", say(_("Play against bots")), class_="button", href=f"/new/{game.id}")
    tries = html("a", say(_("What would you do?")), class_="button", href=f"/try/{game.id}")
    go = _go(after, reader, primary=True) if after else Html()
    text = html("div", words, more, html("div", go, real, tries if examples(game) else "", class_="acts"))
    return html("section", poster(game, reader.theme, "art"), text, class_="sheet intro")


def _list(head: Html, found: Sequence[Standing], reader: Reader) -> Html:
    return html("section", head, html("ol", *(_row(each, reader) for each in found), class_="entries"), class_="sheet")


def _row(each: Standing, reader: Reader) -> Html:
    say, lesson, lang = reader.say, each.lesson, reader.lang
    time = html("span", icon("clock", 16), say(_("{n} min"), n=lesson.minutes))
    facts = html("p", time, html("span", standing(each, reader)), class_="facts")
    words = html("div", html("h3", lesson.title[lang]), html("p", lesson.summary[lang]), facts)
    mark = html("span", icon("check", 22) if each.done else str(lesson.place), class_="place", aria_hidden="true")
    return html("li", mark, words, html("div", _go(each, reader), class_="acts"), class_=f"entry lesson {each.state}")


def standing(each: Standing, reader: Reader) -> str:
    """How far somebody is, in words."""
    if each.underway:
        return reader.say(_("Step {n} of {m}"), n=each.step, m=each.steps)
    return reader.say({DONE: _("Done"), BEGUN: _("Begun")}.get(each.state, _("New")))


def _go(each: Standing, reader: Reader, primary: bool = False) -> Html:
    words = _verb(each, reader)
    named = reader.say(_("{verb}: {lesson}"), verb=words, lesson=each.lesson.title[reader.lang])
    look = "button primary" if primary else "button"
    return html("a", words, class_=look, href=each.address, aria_label=named)


def _verb(each: Standing, reader: Reader) -> str:
    if each.underway:
        return reader.say(_("Go on learning"))
    return reader.say(_("Once more")) if each.done else reader.say(_("Begin"))
