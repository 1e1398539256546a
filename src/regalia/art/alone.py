"""One drawing by itself: a picture that brings along those symbols which it uses, and no others."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from regalia.art.sheet import standalone
from regalia.core.html import Html, join

RIM = 4  # around a drawing, for its shadow
_TAG = re.compile(r"<(/?)[\w-]+[^>]*?(/?)>")
_ID = re.compile(r' id="([^"]+)"')
_USED = re.compile(r'(?:href="#|url\(#)([^")]+)')


def alone(width: float, height: float, symbols: Html, art: Html, label: str, theme: str) -> str:
    """A whole drawing of what is large enough to be seen, with a rim for shadows."""
    rim = Html(f'<g transform="translate({RIM} {RIM})">') + art + Html("</g>")
    return standalone(width + 2 * RIM, height + 2 * RIM, needed(symbols, art), rim, label=label, theme=theme)


def needed(symbols: Html, art: Html) -> Html:
    """Those that a drawing uses, and what these use themselves, in the order in which they stand."""
    every, found, open_ = _by_id(symbols), set[str](), _USED.findall(art)
    while open_:
        name = open_.pop()
        if name in every and name not in found:
            found.add(name)
            open_ += _USED.findall(every[name])
    return join(element for name, element in every.items() if name in found)


@cache
def _by_id(symbols: Html) -> Mapping[str, Html]:
    """The elements that stand side by side, each by its first id."""
    ids = ((_ID.search(element), element) for element in _elements(symbols))
    return {found[1]: Html(element) for found, element in ids if found}


def _elements(markup: str) -> Iterator[str]:
    depth, start = 0, 0
    for each in _TAG.finditer(markup):
        if not depth:
            start = each.start()
        depth += -1 if each[1] else 0 if each[2] else 1
        if not depth:
            yield markup[start : each.end()]
