"""The worked examples of a game: positions of the rulebook in which one is asked what to do."""

from regalia.core.examples import Example, examples
from regalia.core.names import game_name
from regalia.table.pages.frame import Html, bar, document, html, main
from regalia.table.pages.pictures import poster
from regalia.table.pages.reader import AGame, AReader, Reader
from regalia.table.translation import _


def page(game: AGame, reader: AReader) -> str:
    title, name = reader.say(_("What would you do?")), game_name(game, reader.lang)
    head = html("h2", reader.say(_("Worked examples of {game}"), game=name), class_="title")
    rows = [_row(number, each, reader) for number, each in enumerate(examples(game).values(), 1)]
    intro = html("section", poster(game, reader.theme, "art"), _words(game.id, reader), class_="sheet intro")
    listed = html("section", head, html("ol", *rows, class_="entries"), class_="sheet")
    body = bar(reader, name, title, game=game) + main(intro, listed)
    return document(reader, "lessons-page", f"{name} · {title}", body)


def _words(game: str, reader: Reader) -> Html:
    say = reader.say
    words = html("p", say(_("Each example is a position on the real table. Choose an answer, or try any move.")))
    more = html("p", say(_("It is played, explained, and taken back.")), class_="quiet")
    learn = html("a", say(_("Lessons")), class_="button", href=f"/learn/{game}")
    rules = html("a", say(_("Rules")), class_="button", href=f"/rules/{game}")
    return html("div", words, more, html("div", learn, rules, class_="acts"))


def _row(number: int, example: Example, reader: Reader) -> Html:
    title = example.title[reader.lang]
    named = reader.say(_("{verb}: {lesson}"), verb=reader.say(_("Try it")), lesson=title)
    href = f"/try/{example.game}/{example.name}"
    go = html("a", reader.say(_("Try it")), class_="button", href=href, aria_label=named)
    mark = html("span", str(number), class_="place", aria_hidden="true")
    return html("li", mark, html("div", html("h3", title)), html("div", go, class_="acts"), class_="entry lesson")
