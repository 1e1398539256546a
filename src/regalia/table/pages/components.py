"""The browser of components: everything in the boxes, to be looked at, filtered and linked to."""

from collections.abc import Sequence
from urllib.parse import urlencode

from regalia.core.game import AnyGame
from regalia.core.html import join
from regalia.core.names import game_name
from regalia.games import GAMES
from regalia.table.pages import forms
from regalia.table.pages.component_cards import card
from regalia.table.pages.component_filters import (
    LONGEST,
    ORDERS,
    WHAT,
    AWanted,
    Row,
    Wanted,
    choices,
    highest,
    matches,
    ordered,
    rows,
)
from regalia.table.pages.component_links import component_address
from regalia.table.pages.frame import Html, back, bar, document, html, main
from regalia.table.pages.reader import AGame, AReader, ATable, Reader
from regalia.table.translation import _

AT_ONCE = 6  # pictures that do not wait until they are near


def page(reader: AReader, wanted: AWanted, table: ATable) -> str:
    """Of all games."""
    return _page(tuple(GAMES.values()), reader, wanted, table)


def of_game(game: AGame, reader: AReader, wanted: AWanted, table: ATable) -> str:
    return _page((game,), reader, wanted, table)


def _page(games: Sequence[AnyGame], reader: Reader, wanted: Wanted, table: str) -> str:
    title, one = reader.say(_("Components")), len(games) == 1
    name = game_name(games[0], reader.lang) if one else title
    every = [row for game in games for row in rows(game, reader.lang).values()]
    shown = {row.key: row for row in every} if one else {}
    found = {(row.game.id, row.key) for row in every if matches(row, wanted, reader.lang)}
    lists = join(_list(game, reader, wanted, found, among=not one) for game in games)
    results = html(
        "section",
        back(reader, table),
        _head(len(found), len(every), games, wanted, reader),
        lists,
        html("p", reader.say(_("Nothing in the box is like that.")), class_="none sheet", hidden=bool(found)),
        class_="results",
        aria_label=title,
    )
    content = main(_filters(games, every, wanted, reader), results, _aside(reader), kind="components")
    body = bar(reader, name, title if one else "", game=games[0] if one else None) + content
    script = {"data_all": str(len(shown) or len(every))}
    return document(reader, "components-page", f"{name} · {title}" if one else title, body, "components.js", **script)


def _list(game: AnyGame, reader: Reader, wanted: Wanted, found: set[tuple[str, str]], *, among: bool) -> Html:
    """The components of a game, those that are not looked for hidden."""
    every = ordered(rows(game, reader.lang).values(), wanted.order)
    there = [(row, (game.id, row.key) in found) for row in every]
    seen = [row.key for row, is_found in there if is_found][:AT_ONCE]
    cards = (
        card(row, reader, among=among, hidden=not is_found, near=row.key in seen and not among)
        for row, is_found in there
    )
    grid = html("ul", *cards, class_="comps")
    if not among:
        return grid
    head = html("h2", html("a", game_name(game, reader.lang), href=component_address(game)))
    return html("section", head, grid, class_="box", hidden=not seen)


def _head(found: int, every: int, games: Sequence[AnyGame], wanted: Wanted, reader: Reader) -> Html:
    """How many are found, in a voice of its own; the way back to all; the boxes."""
    say = reader.say
    count = html("p", say(_("{found} of {all}"), found=found, all=every), role="status", id="count", class_="count")
    plain = component_address(games[0]) if len(games) == 1 else "/components"
    clear = html("a", say(_("Show all")), href=plain, class_="button", id="clear", hidden=wanted.all)
    return html("div", _boxes(games, reader), html("div", count, clear, class_="found"), class_="head")


def _boxes(games: Sequence[AnyGame], reader: Reader) -> Html:
    here = games[0].id if len(games) == 1 else ""
    all_games = [("", reader.say(_("All games")), "/components")]
    links = all_games + [(game.id, game_name(game, reader.lang), component_address(game)) for game in GAMES.values()]
    each = (
        html("a", name, class_="button", href=address, aria_current="page" if id == here else None)
        for id, name, address in links
    )
    return html("nav", *each, class_="boxes", aria_label=reader.say(_("Boxes")))


def _filters(games: Sequence[AnyGame], every: Sequence[Row], wanted: Wanted, reader: Reader) -> Html:
    """A form for the script, which keeps it in the address; without scripts a link for each value."""
    say = reader.say
    search = forms.field("q", say(_("Name, text or ruling")), value=wanted.words, type="search", maxlength=LONGEST)
    names = {"type": say(_("Type")), "cost": say(_("Costs")), "gives": say(_("Gives")), "module": say(_("Module"))}
    groups = [_group(name, names[name], every, getattr(wanted, name), reader) for name in WHAT]
    orders = (say(_("as in the box")), say(_("by name")), say(_("by cost")))
    order = forms.listed("order", say(_("Order")), list(zip(ORDERS, orders, strict=True)), wanted.order)
    fold = html(
        "details",
        html("summary", say(_("Filters"))),
        html("div", *groups, _most(every, wanted, reader), order, class_="form"),
        class_="unfold",
        open=not wanted.all,
    )
    title = html("h2", say(_("Components")), class_="title")
    plain = component_address(games[0]) if len(games) == 1 else "/components"
    links = [_links(name, names[name], every, wanted, plain, reader) for name in WHAT]
    about = {"role": "search", "aria_label": say(_("Filters")), "id": "filters"}
    return html("form", title, search, fold, html("noscript", *links), class_="sheet filters", **about)


def _group(name: str, label: str, every: Sequence[Row], chosen: frozenset[str], reader: Reader) -> Html:
    there = choices(every, name, reader.lang)
    if len(there) < 2:
        return Html()
    return forms.checks(name, label, [(value, f"{words} ({n})") for value, (words, n) in there.items()], chosen)


def _links(name: str, label: str, every: Sequence[Row], wanted: Wanted, plain: str, reader: Reader) -> Html:
    """No form is ever sent: each value is a link that adds it to what is wanted, or takes it away."""
    there = choices(every, name, reader.lang)
    if len(there) < 2:
        return Html()
    chosen: frozenset[str] = getattr(wanted, name)
    each = (
        html(
            "a",
            f"{words} ({n})",
            href=_with(wanted, name, value, plain),
            aria_current="true" if value in chosen else None,
        )
        for value, (words, n) in there.items()
    )
    return html("p", html("b", label), class_="quiet") + html("div", *each, class_="values")


def _with(wanted: Wanted, name: str, value: str, plain: str) -> str:
    """The address of what is wanted with one value more, or one less."""
    fields = [(other, each) for other in WHAT for each in sorted(getattr(wanted, other))]
    changed = [pair for pair in fields if pair != (name, value)]
    if changed == fields:
        changed.append((name, value))
    return f"{plain}?{urlencode(changed)}" if changed else plain


def _most(every: Sequence[Row], wanted: Wanted, reader: Reader) -> Html:
    most = highest(every)
    if not most:
        return Html()
    value = "" if wanted.most is None else wanted.most
    size = {"type": "number", "min": 0, "max": most, "inputmode": "numeric"}
    return forms.field("most", reader.say(_("In all, up to")), value=value, **size)


def _aside(reader: Reader) -> Html:
    """What stands where a component opens on a wide screen."""
    words = reader.say(_("Open a picture to read what it does, how many there are, and how questions are answered."))
    return html("aside", html("p", words, class_="quiet"), class_="sheet aside")
