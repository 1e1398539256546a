"""The side of the table of any seat, to look at: all that it has, what it makes, its quest steps and its lands."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from regalia.art.parts import icon, picture, row, spoken
from regalia.core.html import Html, join, tag
from regalia.core.page import Plate, Zone
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, RESOURCES
from regalia.games.wonderful_kingdom.rules.quests import named as step_at
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.art.slots import laid
from regalia.games.wonderful_kingdom.shown.page.cards import face_symbols
from regalia.games.wonderful_kingdom.shown.page.players import realm
from regalia.games.wonderful_kingdom.shown.sight import Sight
from regalia.games.wonderful_kingdom.shown.words import amount, named, step_name, territory
from regalia.games.wonderful_kingdom.shown.words.table import income


def board_of(view: View, seat: Seat, plates: Sequence[Plate], lang: str) -> Zone:
    """As everybody at the table sees it."""
    sight = Sight(replace(view, seat=None), lang, plates)
    parts = _makes(sight, seat), realm(sight, seat), _alchemy(sight, seat), _steps(sight, seat), _lands(sight, seat)
    grounds = face_symbols(sight)
    defs = tag("div", *(tag("div", data_ground=key) for key in grounds), class_="defs")
    html = tag("div", defs, *parts, class_="wk-rival wk-visited")
    return Zone(f"board-{seat}", plates[seat].name, "home", "visited", html, grounds)


def _makes(sight: Sight, seat: Seat) -> Html:
    """What duchy and lands bring, resource by resource."""
    made = ((RESOURCES[resource], n) for resource, n in zip(BASIC, income(sight.view, seat), strict=True))
    signs = (tag("span", icon(kind, 22), tag("b", n), spoken(amount(kind, n, sight.lang))) for kind, n in made)
    return _part(sight.say("draw.phase.production"), tag("div", *signs, class_="wk-income"))


def _alchemy(sight: Sight, seat: Seat) -> Html:
    """The cubes that lie there."""
    cubes = [kind for kind, n in zip(RESOURCES, sight.duchy(seat).alchemy, strict=False) for _ in range(n)]
    art = (tag("i", picture("0 0 20 20", laid(kind)), spoken(sight.say(f"resource.{kind}.name"))) for kind in cubes)
    return _part(sight.say("draw.alchemy"), row(*art, kind="wk-cubes"))


def _steps(sight: Sight, seat: Seat) -> Html:
    done = sight.duchy(seat).steps
    lines = ((step_name(step, sight.lang), named("quest", step_at(step)[0], sight.lang)) for step in done)
    return _listed(sight.say("page.zone.quest"), (tag("b", step) + tag("small", quest) for step, quest in lines))


def _lands(sight: Sight, seat: Seat) -> Html:
    """The territories that a seat holds, with its armies there and in prison."""
    view, board = sight.view, sight.view.setting.board
    if not view.setting.conquest:
        return Html()
    rows = zip(view.catalogue.boards[board].values(), view.land, strict=True)
    held = [(territory(board, row.name, sight.lang), land.armies) for row, land in rows if land.owner == seat]
    caught = [(sight.say("draw.token.prisoner"), view.prison[seat])] if view.prison[seat] else []
    lines = ((name, amount("armies", armies, sight.lang)) for name, armies in (*held, *caught) if armies)
    return _listed(sight.say("draw.phase.conquest"), (tag("b", name) + tag("small", words) for name, words in lines))


def _listed(title: str, lines: Iterator[Html]) -> Html:
    items = join(tag("li", line, class_="wk-deed") for line in lines)
    return _part(title, tag("ul", items, class_="wk-deeds") if items else Html())


def _part(title: str, body: Html) -> Html:
    return tag("section", tag("h3", title), body, class_="wk-kind") if body else Html()
