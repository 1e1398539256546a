"""Province boards: the viewer's own with names and prices, those of the others with what stands there."""

from collections.abc import Iterator, Mapping
from functools import cache

from regalia.art.ink import use
from regalia.art.parts import badge, icon, picture, sheet, silent, spoken
from regalia.core.houses import HOUSES
from regalia.core.html import Html, join, tag
from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import BIT, BUILDINGS, RESOURCES, Building, Goods
from regalia.games.kingsburg.rules.building import next_plots, price
from regalia.games.kingsburg.rules.state import Province
from regalia.games.kingsburg.shown.draw.tokens import army_token
from regalia.games.kingsburg.shown.page.governors import face
from regalia.games.kingsburg.shown.page.parts import choice, medal
from regalia.games.kingsburg.shown.page.players import dice, goods, honours
from regalia.games.kingsburg.shown.sight import Sight
from regalia.games.kingsburg.shown.words import WORDS, counted, joined, named, say, the
from regalia.games.kingsburg.shown.words import goods as told

_ROMAN = ("I", "II", "III", "IV")


def province(sight: Sight) -> Html:
    """The board in front of the viewer."""
    seat, letters = sight.front, sight.view.modules.rows
    heads = silent(tag("i", " "), *(tag("b", number) for number in _ROMAN), kind="kg-columns")
    following = {plot.row: plot for plot in next_plots(sight.view.provinces[seat].built, letters)}
    states = sight.plots(seat)
    rows = tag("div", *(_row(sight, letter, states, following.get(letter)) for letter in letters), class_="kg-plots")
    head = ("" if seat == sight.view.seat else _held(sight, seat)) + _office(sight, seat) + _army(sight, seat)
    title = sight.name(seat) if sight.view.seat is None else sight.say("draw.province")
    return sheet(title, head, heads, rows, kind=f"kg-province {sight.houses[seat]}")


def _row(sight: Sight, letter: str, states: Mapping[str, str], next_: Building | None) -> Html:
    plots = (_plot(sight, plot, states[plot.name], next_) for plot in BUILDINGS if plot.row == letter)
    return tag("div", silent(tag("b", letter), kind="kg-letter"), *plots, class_="kg-row")


def _plot(sight: Sight, plot: Building, state: str, next_: Building | None) -> Html:
    """Built with the edge of its owner, far with a faded picture and the reason."""
    seat, built = sight.front, state == "built"
    mine, cost = sight.view.provinces[seat], price(sight.view, seat, plot)
    said = sight.say(
        "page.plot",
        name=sight.say(f"building.{plot.name}.name"),
        state=sight.say(f"draw.state.{state}"),
        help=sight.say(f"building.{plot.name}.help"),
    )
    key = f"house-{seat}-{plot.name}" if built else None
    token, art = f"building-{plot.name}", _drawn(plot, built, cost, seat, sight.lang)
    lit = built or token in sight.needs
    why = None if lit or not next_ else _why(mine, cost, plot, sight.lang)
    return choice(sight.token(token), f"kg-plot {state}", art, said, f"building.{plot.name}", key, why)


def _why(mine: Province, cost: Goods, plot: Building, lang: str) -> str:
    """What stands between a province and a building."""
    left = [each.name for each in BUILDINGS if each.row == plot.row and each.column < plot.column]
    if before := [the("building", name, lang) for name in left if not mine.built & BIT[name]]:
        return say(lang, "page.why.first", plots=joined(before, "then", lang))
    gold, wood, stone = (max(0, due - held) for due, held in zip(cost, mine.goods, strict=True))
    missing = told((gold, wood, stone), lang)
    return say(lang, "page.why.missing", goods=missing) if missing else say(lang, "page.why.later")


@cache
def _drawn(plot: Building, built: bool, cost: Goods, seat: Seat, lang: str) -> Html:
    """Picture, points, name, and the price or the badge of the owner."""
    narrow = f"building.{plot.name}.narrow"  # of a name whose words are too long for a phone
    called = say(lang, narrow) if WORDS.has(lang, narrow) else named("building", plot.name, lang)
    name = silent(called, kind="kg-plot-name")
    foot = badge(HOUSES[seat], 18) if built else _price(cost, plot.cost)
    return _picture(plot.name) + medal(plot.points) + name + foot


@cache
def _picture(name: str) -> Html:
    return picture("0 0 64 48", use(f"b-{name}"), kind="kg-pic")


def _price(cost: Goods, printed: Goods) -> Html:
    """What it costs now; where that is not the printed number it stands out."""
    return silent(*(_due(*due) for due in zip(RESOURCES, cost, printed, strict=True)), kind="kg-price")


def _due(resource: str, count: int, printed: int) -> Html:
    if count == printed == 0:
        return Html()
    changed = tag("b", str(count), class_="kg-other") if count != printed else ""
    return tag("span", icon(resource, 15), changed or (tag("b", str(count)) if count > 1 else ""))


def _office(sight: Sight, seat: Seat) -> Html:
    """The governor of a province; with what he does, if it is seen from near."""
    name = sight.view.provinces[seat].governor
    if not name:
        return Html()
    does = tag("span", sight.say(f"governor.{name}.help")) if seat == sight.front else ""
    said = tag("p", tag("b", sight.say(f"governor.{name}.name")), does)
    return tag("div", face("governor", name), said, class_="kg-office", data_help=f"governor.{name}")


def _army(sight: Sight, seat: Seat) -> Html:
    """The army tokens left."""
    tokens = sight.view.provinces[seat].tokens
    if not tokens:
        return Html()
    left = joined([*map(str, tokens)], "and", sight.lang)
    said = spoken(sight.say("spoken.tokens", name=sight.name(seat), tokens=left))
    return tag("div", *map(disc, tokens), said, class_="kg-army", data_help="thing.army")


@cache
def disc(value: int) -> Html:
    return picture("-21 -23 42 44", army_token(value, 0, 0), kind="kg-disc")


def neighbours(sight: Sight) -> Html:
    """All other boards."""
    return join(_board(sight, seat) for seat in sight.order if seat != sight.front)


def _board(sight: Sight, seat: Seat) -> Html:
    """What stands in a province, and who governs it."""
    built = [plot.name for plot in BUILDINGS if sight.view.provinces[seat].built & BIT[plot.name]]
    names = joined([named("building", name, sight.lang) for name in built], "and", sight.lang)
    said = counted("spoken.built", len(built), sight.lang, name=sight.name(seat), buildings=names)
    head = tag("h3", badge(sight.houses[seat], 26), sight.name(seat))
    cells = (tag("div", *_cells(letter, built), class_="kg-small") for letter in sight.view.modules.rows)
    body = head + _held(sight, seat) + _office(sight, seat) + _army(sight, seat) + spoken(said) + join(cells)
    return tag("section", body, class_=f"sheet kg-board {sight.houses[seat]}")


def _held(sight: Sight, seat: Seat) -> Html:
    """What the plate of the seat tells on wide screens only."""
    held = (*goods(sight, seat), *honours(sight, seat), *dice(sight, seat, travel=False))
    return tag("div", *held, class_="facts kg-held")


def _cells(letter: str, built: list[str]) -> Iterator[Html]:
    """Four plots; an empty one is bare."""
    for plot in BUILDINGS:
        if plot.row == letter and plot.name in built:
            yield tag("span", _picture(plot.name), data_help=f"building.{plot.name}")
        elif plot.row == letter:
            yield tag("span", tag("i", " "))
