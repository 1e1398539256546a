"""A worked example on the real table: the page of a table, with the question where a coach would speak."""

from functools import cache

from regalia.core.names import game_name
from regalia.table.examples import found
from regalia.table.pages.frame import Html, html
from regalia.table.pages.reader import AGame, AReader
from regalia.table.pages.table import at_table


def page(game: AGame, example: str, reader: AReader) -> str:
    """The same for everybody. Who has no name yet gets the proposed one."""
    _game, known = found(game.id, example)
    name = f"{known.title[reader.lang]} · {game_name(game, reader.lang)}"
    data = {"example": f"{game.id}/{known.name}", "game": game.id, "proposed": reader.proposed}
    return at_table(reader, "table-page lesson-page try-page", name, "example.js", _question(), **data)


@cache
def _question() -> Html:
    """A place for the question, one for what is said to an answer, one for the cards; the client fills them."""
    head = html(
        "header",
        html("h2", id="coach-idea", class_="idea"),
        html("span", id="coach-at", class_="at"),
        class_="coach-head",
    )
    answer = html("p", id="coach-answer", class_="answer", role="status")
    return html(
        "section",
        head,
        html("p", id="coach-says", class_="says"),
        html("div", answer, html("p", id="coach-do", class_="do"), class_="coach-now"),
        html("div", id="coach-acts", class_="coach-acts"),
        id="coach",
        class_="sheet coach question",
        tabindex="-1",
        aria_labelledby="coach-idea",
    )
