"""Markup: text that is HTML or SVG already, and the one way to make it of anything else."""

import re
from collections.abc import Iterable
from functools import cache
from html import escape

VOID = frozenset(("area", "br", "hr", "img", "input", "link", "meta", "source", "wbr"))  # of HTML: never have an end
SHAPES = frozenset(("circle", "ellipse", "g", "path", "rect", "stop", "use"))  # of SVG: end at once when empty
_WILD = re.compile("[<>&\"']").search


class Html(str):
    """Text that is markup. What is added to it and is none is words, and escaped."""

    __slots__ = ()

    def __add__(self, other: str) -> "Html":
        return Html(str.__add__(self, other if isinstance(other, Html) else _escaped(other)))

    def __radd__(self, other: str) -> "Html":
        return Html(_escaped(other) + str(self))


def tag(name: str, /, *children: object, **attrs: object) -> Html:
    """One element. class_ is class, aria_label is aria-label; True is a bare attribute, None and False are none.

    Children that are no markup are words, and escaped."""
    head = name
    for key, value in attrs.items():
        if value is True:
            head += f" {_attribute(key)}"
        elif value is not None and value is not False:
            head += f' {_attribute(key)}="{_escaped(value if isinstance(value, str) else num(value), quote=True)}"'
    if body := "".join([child if isinstance(child, Html) else _escaped(child) for child in children]):
        return Html(f"<{head}>{body}</{name}>")
    return Html(f"<{head}>" if name in VOID else f"<{head}/>" if name in SHAPES else f"<{head}></{name}>")


def join(parts: Iterable[object]) -> Html:
    """One after the other; those that are no markup are escaped."""
    return Html("".join([part if isinstance(part, Html) else _escaped(part) for part in parts]))


def num(value: object) -> str:
    """Short numbers keep a drawing light: 12.0 is 12, 3.14159 is 3.14."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def _escaped(words: object, quote: bool = False) -> str:
    """Most words need nothing."""
    text = str(words)
    return escape(text, quote) if _WILD(text) else text


@cache
def _attribute(key: str) -> str:
    return key.strip("_").replace("_", "-")
