"""The symbols that drawings on a page need, and no others."""

import re
from collections.abc import Iterable
from functools import cache
from xml.etree import ElementTree

from regalia.core.html import Html, join, tag

_NAMED = re.compile(r'(?:href="#|url\(#)([\w.-]+)')


def needed(symbols: Iterable[Html], art: Iterable[Html], there: Html | None = None) -> Html:
    """Each symbol that a drawing names, or that such a symbol names, once; none that is there already."""
    known = {id: text for each in symbols for id, text in _split(each)}
    for id in re.findall(r' id="([\w.-]+)"', there or ""):
        known.pop(id, None)
    left, found = {id for each in art for id in _NAMED.findall(each)}, dict[str, str]()
    while left:
        id = left.pop()
        if id in known and id not in found:
            found[id] = known[id]
            left |= {*_NAMED.findall(known[id])}
    return Html("".join(found[id] for id in known if id in found))


def hidden(symbols: Html) -> Html:
    """Symbols as they stand on a page, unseen."""
    return tag("svg", tag("defs", symbols), class_="defs", aria_hidden="true") if symbols else Html()


@cache
def _split(symbols: Html) -> tuple[tuple[str, str], ...]:
    """Symbols by id."""
    root = ElementTree.fromstring(join((Html("<svg>"), symbols, Html("</svg>"))))
    return tuple((each.get("id", ""), ElementTree.tostring(each, "unicode")) for each in root)
