"""The province of any seat, to look at: what it holds, who governs it, what stands there and what could."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from regalia.art.ink import use
from regalia.art.parts import badge, picture, row, silent, spoken
from regalia.core.html import Html, tag
from regalia.core.page import Plate, Zone
from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import BUILDINGS, Building
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.shown.page.governors import face
from regalia.games.kingsburg.shown.page.grounds import named
from regalia.games.kingsburg.shown.page.parts import medal
from regalia.games.kingsburg.shown.page.players import dice, goods, honours
from regalia.games.kingsburg.shown.page.province import disc
from regalia.games.kingsburg.shown.sight import Sight
from regalia.games.kingsburg.shown.words import joined


def board_of(view: View, seat: Seat, plates: Sequence[Plate], lang: str) -> Zone:
    """As everybody at the table sees it."""
    sight = Sight(replace(view, seat=None), lang, plates)
    parts = (_held(sight, seat), _governor(sight, seat), _army(sight, seat), _rows(sight, seat))
    html = tag("div", *parts, class_=f"kg-visited {sight.houses[seat]}")
    return Zone(f"board-{seat}", plates[seat].name, "home", "visited", named(html))


def _held(sight: Sight, seat: Seat) -> Html:
    """Goods, honours, and the dice that are still to be placed."""
    facts = tag("div", *goods(sight, seat), *honours(sight, seat), class_="facts kg-holds")
    return facts + row(*dice(sight, seat, travel=False), kind="kg-left")


def _governor(sight: Sight, seat: Seat) -> Html:
    name = sight.view.provinces[seat].governor
    if not name:
        return Html()
    words = tag("p", tag("b", sight.say(f"governor.{name}.name")), " ", sight.say(f"governor.{name}.help"))
    return tag("div", face("governor", name), words, class_="kg-governs", data_help=f"governor.{name}")


def _army(sight: Sight, seat: Seat) -> Html:
    """The army tokens left."""
    if not (tokens := sight.view.provinces[seat].tokens):
        return Html()
    left = joined([*map(str, tokens)], "and", sight.lang)
    said = spoken(sight.say("spoken.tokens", name=sight.name(seat), tokens=left))
    return tag("div", *map(disc, tokens), said, class_="kg-army", data_help="thing.army")


def _rows(sight: Sight, seat: Seat) -> Html:
    """Row by row, from the cheapest building to the dearest."""
    lines = (tag("ol", *_plots(sight, seat, letter), class_="kg-line") for letter in sight.view.modules.rows)
    return tag("div", *lines, class_="kg-lines")


def _plots(sight: Sight, seat: Seat, letter: str) -> Iterator[Html]:
    states = sight.plots(seat)
    return (_plot(sight, seat, plot, states[plot.name]) for plot in BUILDINGS if plot.row == letter)


def _plot(sight: Sight, seat: Seat, plot: Building, state: str) -> Html:
    built = state == "built"
    name, said = sight.say(f"building.{plot.name}.name"), spoken(f", {sight.say(f'draw.state.{state}')}")
    art = picture("0 0 64 48", use(f"b-{plot.name}"), kind="kg-pic")
    mark = badge(sight.houses[seat], 18) if built else ""
    kind = "kg-stands" if built else "kg-bare"
    return tag(
        "li",
        art,
        silent(medal(plot.points)),
        tag("span", name, said),
        mark,
        class_=kind,
        data_help=f"building.{plot.name}",
    )
