"""A component on its page: a picture to open, and inside its text, its place in the box and its rulings."""

from functools import lru_cache

from regalia.core.game import AnyGame
from regalia.core.html import join
from regalia.core.related import related
from regalia.core.rulings import NAMED, Ruling, rulings_of
from regalia.core.stock import place, stock_word
from regalia.table.pages import static
from regalia.table.pages.component_filters import Row, rows
from regalia.table.pages.component_links import component_address
from regalia.table.pages.frame import Html, html
from regalia.table.pages.pictures import themed
from regalia.table.pages.reader import Reader
from regalia.table.translation import _

SMALL = 150  # the height of a picture in the list
KEPT = 2000  # components as they were shown last


def card(row: Row, reader: Reader, *, among: bool, hidden: bool, near: bool) -> Html:
    """Among: on a page of several games. Near: whether its picture is there at first sight."""
    stock = row.stock
    facts = {"type": stock.type, "module": stock.module, "cost": " ".join(stock.costs), "gives": " ".join(stock.gives)}
    data = {f"data_{name}": value for name, value in facts.items() if value}
    body = _body(row.game, row.key, reader.lang, reader.theme, among)
    summary = html("summary", _picture(row, reader, near), *_name(row))
    opens = html("details", summary, body, name="component")
    return html("li", opens, class_="comp", hidden=hidden, data_total=stock.total or None, **data)


def _name(row: Row) -> tuple[Html, Html]:
    copies = html("small", f"×{row.stock.copies}", aria_hidden="true") if row.stock.copies > 1 else Html()
    return html("b", row.title), copies


def _picture(row: Row, reader: Reader, near: bool = False, kind: str = "small") -> Html:
    wide, high = static.size(row.game, row.key)
    if not wide:
        return Html()
    scale = min(1, SMALL / high) if kind == "small" else 1
    name = static.component(row.game, row.key, reader.lang)
    size = {"width": round(wide * scale), "height": round(high * scale)}
    return themed(name, reader.theme, alt="", class_=kind, loading=None if near else "lazy", **size)


@lru_cache(KEPT)
def _body(game: AnyGame, key: str, lang: str, theme: str, among: bool) -> Html:
    reader, row = Reader(lang, theme), rows(game, lang)[key]
    rulings = [html("li", _linked(ruling, row, lang), class_="said") for ruling in rulings_of(game, key)]
    others = [_link(game, other, lang) for other in related(game, key)]
    link = html("a", reader.say(_("Link to this")), class_="button link", href=component_address(game, key))
    about = html(
        "div",
        html("h3", row.title, class_="said"),
        *(html("p", line, class_="said") for line in row.text.split("\n") if line),
        _facts(row, reader),
        _listed(reader.say(_("Rulings")), "rulings", rulings),
        _listed(reader.say(_("See also")), "others", [html("li", each) for each in others]),
        html("p", link),
        class_="about",
    )
    id = f"{game.id}.{key}" if among else key
    return html("div", _picture(row, reader, kind="large"), about, class_="detail sheet", id=id)


def _listed(title: str, kind: str, items: list[Html]) -> Html:
    return html("h4", title) + html("ul", *items, class_=kind) if items else Html()


def _facts(row: Row, reader: Reader) -> Html:
    say, words, stock = reader.say, row.game.words, row.stock
    costs = [
        words.amount(good, count, reader.lang) if words.has(reader.lang, f"resource.{good}.one") else f"{count} {good}"
        for good, count in stock.costs.items()
    ]
    gives = [stock_word(words, "good", good, reader.lang) for good in stock.gives]
    here = place(words, stock, reader.lang)
    facts = (
        (say(_("Type")), stock_word(words, "type", stock.type, reader.lang), ""),
        (say(_("Module")), stock_word(words, "module", stock.module, reader.lang), ""),
        (say(_("Costs")), ", ".join(costs), ""),
        (say(_("Gives")), ", ".join(gives), ""),
        (say(_("In the box")), str(stock.copies) if stock.copies else "", ""),
        (say(_("Where")), here, "said"),
    )
    return html(
        "dl",
        *(
            html("div", html("dt", name), html("dd", value, class_=kind or None))
            for name, value, kind in facts
            if value
        ),
    )


def _link(game: AnyGame, key: str, lang: str) -> Html:
    return html("a", game.shown.explain(key, lang)[0], href=component_address(game, key))


def _linked(ruling: Ruling, row: Row, lang: str) -> Html:
    """The sentence with the names of components, each leading to it."""
    parts = NAMED.split(ruling.text[lang])  # words and keys by turns
    return join(_called(row, part, lang) if at % 2 else part for at, part in enumerate(parts))


def _called(row: Row, key: str, lang: str) -> Html:
    if key == row.key:
        return html("b", row.title)
    return html("a", _short(row.game, key, lang), href=component_address(row.game, key))


def _short(game: AnyGame, key: str, lang: str) -> str:
    """Its name alone, without what tells it from others of the name."""
    return (
        game.words.say(lang, f"{key}.name") if game.words.has(lang, f"{key}.name") else game.shown.explain(key, lang)[0]
    )
