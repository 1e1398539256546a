"""The frame of all pages: the head of a document, the bar at its top."""

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from regalia.art.heraldry import HOUSES, seals
from regalia.art.parts import verb as icon
from regalia.art.verbs import verb_symbols
from regalia.core.game import AnyGame
from regalia.core.html import Html, join
from regalia.core.html import tag as html
from regalia.core.words import LANGUAGES
from regalia.table.pages import fonts, static
from regalia.table.pages.reader import Reader
from regalia.table.translation import SOURCE, _, say, translator

__all__ = ["NAMES", "Html", "bar", "document", "html", "icon", "known", "texts", "words"]

SAID = re.compile(r'\bsay\(\s*"((?:[^"\\]|\\.)*)"')  # a text of a script
NAMES = {"en": "English", "fr": "Français"}
AT_TABLE = (
    "css/shell.css",
    "css/log.css",
    "css/grid.css",
    "css/sizes.css",
    "css/visited.css",
    "css/tray.css",
    "css/table-coach.css",
    "css/book.css",
)
STYLES = {
    "components-page": ("css/components.css",),
    "table-page": AT_TABLE,
    "table-page lesson-page": (*AT_TABLE, "css/coach.css"),
    "table-page lesson-page try-page": (*AT_TABLE, "css/coach.css", "css/try.css"),
    "rules-page": ("css/pages.css", "css/book.css"),
}
SHARED = ("css/tokens.css", "css/parts.css")


def document(reader: Reader, kind: str, title: str, body: str, script: str = "", **data: str) -> str:
    """A whole page. The script is a name in static/js; data stands on the body."""
    lang, scripts = reader.lang, (*((script,) if script else ()), *static.EVERYWHERE)
    marks = html("svg", shared_symbols(), class_="defs", aria_hidden="true")
    facts = {f"data_{key}": text for key, text in data.items()}
    inside = html("body", marks, body, known("words", words(lang, scripts)), class_=kind, **facts)
    head = _head(title, lang, STYLES.get(kind, ("css/pages.css",)), scripts)
    return f"<!doctype html>{html('html', head, inside, lang=lang, data_theme=reader.theme)}"


def main(*children: str, kind: str = "page") -> Html:
    """What a page is about, where the link past the bar leads."""
    return html("main", *children, class_=kind, id="main", tabindex="-1")


def known(id: str, data: Any) -> Html:
    """Data for the scripts of a page, which find it under its id."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return html("script", Html(text), type="application/json", id=id)


def _head(title: str, lang: str, styles: Sequence[str], scripts: Sequence[str]) -> Html:
    return html(
        "head",
        html("meta", charset="utf-8"),
        html("meta", name="viewport", content="width=device-width,initial-scale=1,viewport-fit=cover"),
        html("meta", name="description", content=say(lang, _("A table for board games about building kingdoms."))),
        html("meta", name="theme-color", content="#1d2939"),
        html("title", f"{title} · Regalia" if title else "Regalia"),
        html("link", rel="icon", type="image/svg+xml", href=static.address("favicon.svg")),
        html("link", rel="manifest", href=static.address("manifest.webmanifest")),
        *_fonts(),
        html("script", src=static.address(f"js/{static.FIRST}"), async_=True),  # and again below: one may fail
        *(html("link", rel="stylesheet", href=static.address(each)) for each in (*SHARED, *styles)),
        *map(_module, scripts),
    )


def _fonts() -> list[Html]:
    """The fonts that are seen first are fetched together with the styles that ask for them."""
    if not fonts.installed():
        return []
    early = {"rel": "preload", "as_": "font", "type": "font/woff2", "crossorigin": "anonymous"}
    first = [html("link", **early, href=static.address(name)) for name in fonts.AT_ONCE]
    return [*first, html("link", rel="stylesheet", href=static.address("css/fonts.css"))]


def bar(reader: Reader, name: str = "", note: str = "", *, table: bool = False, game: AnyGame | None = None) -> Html:
    """The way past the bar, the mark, where we are, and what is always in reach."""
    lang = reader.lang
    skip = html("a", say(lang, _("Skip to content")), class_="skip", href="#table" if table else "#main")
    mark = html("a", icon("crown", 24), html("span", "Regalia"), class_="mark", href="/")
    here = html("h1", name) if name else Html()
    where = html("div", here, html("span", note, id="where"), class_="where")
    rules = [_link(f"/rules/{game.id}", "rules", say(lang, _("Rules")))] if game else []
    buttons = (*rules, *(_table_buttons(lang) if table else _links(lang)))
    return skip + html("header", mark, where, html("nav", *buttons, aria_label="Regalia"), class_="bar")


def back(reader: Reader, table: str) -> Html:
    """The way back to the table from which somebody came."""
    words = reader.say(_("Back to the table"))
    return html("a", words, class_="button primary back", href=f"/table/{table}") if table else Html()


def _links(lang: str) -> list[Html]:
    mine, settings = say(lang, _("My games")), say(lang, _("Settings"))
    return [_link("/mine", "dice", mine), _link("/settings", "gear", settings), *_languages(lang)]


def _link(address: str, sign: str, label: str) -> Html:
    return html("a", icon(sign), html("span", label, class_="spoken"), class_="button", href=address, title=label)


def _languages(lang: str) -> list[Html]:
    """The other languages, each in its own words."""
    return [
        html("a", each.upper(), class_="button", href=f"?lang={each}", hreflang=each, lang=each, title=NAMES[each])
        for each in LANGUAGES
        if each != lang
    ]


def _table_buttons(lang: str) -> list[Html]:
    points, sound, menu = say(lang, _("Points")), say(lang, _("Sound")), say(lang, _("Menu"))
    rows = (("points", "score", points), ("sound", "sound", sound), ("menu", "menu", menu))
    buttons = [html("button", icon(sign), type="button", id=id, aria_label=said, title=said) for id, sign, said in rows]
    return [*buttons[:-1], *_languages(lang), buttons[-1]]


def _module(script: str) -> Html:
    """A script; what it imports is fetched at the same time."""
    first, *others = (static.address(f"js/{name}") for name in static.modules(script))
    early = (html("link", rel="modulepreload", href=other) for other in others)
    return join((html("script", type="module", src=first, data_main=script not in static.EVERYWHERE), *early))


@cache
def shared_symbols() -> Html:
    """What the drawings of every page may use."""
    return html("defs", verb_symbols(), seals(*HOUSES))


@cache
def words(lang: str, scripts: tuple[str, ...]) -> Mapping[str, str]:
    """What the scripts say, in the language of the page; nothing for the language of the source."""
    if lang == SOURCE:
        return {}
    files = {name for script in scripts for name in static.modules(script)}
    said = {text for name in files for text in texts((static.FOLDER / "js" / name).read_text("utf-8"))}
    return {text: translator(lang)(text) for text in sorted(said)}


def texts(script: str) -> set[str]:
    """The texts that a script says."""
    return {json.loads(f'"{text}"') for text in SAID.findall(script)}
