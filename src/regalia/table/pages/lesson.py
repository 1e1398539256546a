"""A lesson on the real table: the page of a table, with a coach who speaks above its tray."""

from functools import cache

from regalia.art.faces import bust
from regalia.core.names import game_name
from regalia.table.lessons.classroom import found
from regalia.table.pages.frame import Html, html
from regalia.table.pages.reader import AGame, AReader
from regalia.table.pages.table import at_table

COACH = "lord"  # of the portraits


def page(game: AGame, lesson: str, reader: AReader) -> str:
    """The same for everybody: how far somebody is comes by the API. Who has no name yet gets the proposed one."""
    _game, known = found(game.id, lesson)
    name = f"{known.title[reader.lang]} · {game_name(game, reader.lang)}"
    data = {"lesson": f"{game.id}/{known.name}", "game": game.id, "proposed": reader.proposed}
    return at_table(reader, "table-page lesson-page", name, "lesson.js", _coach(), **data)


@cache
def _coach() -> Html:
    """A place for each thing that a coach says; the client fills them."""
    head = html(
        "header",
        html("h2", id="coach-idea", class_="idea"),
        html("span", id="coach-beads", class_="beads", aria_hidden="true"),
        html("span", id="coach-at", class_="at"),
        class_="coach-head",
    )
    says = html("p", id="coach-says", class_="says")
    do = html("p", id="coach-do", class_="do")
    answer = html("p", id="coach-answer", class_="answer", role="status")
    return html(
        "section",
        html("span", _face(), class_="face", aria_hidden="true"),
        head,
        says,
        html("div", answer, do, class_="coach-now"),
        html("div", id="coach-acts", class_="coach-acts"),
        id="coach",
        class_="sheet coach",
        tabindex="-1",
        aria_labelledby="coach-idea",
    )


def _face() -> Html:
    return html("svg", bust(COACH), viewBox="8 0 84 90")
