"""Parts of pages that all games and the server share: words for the ear, silent pictures, things that can be chosen."""

from functools import cache

from regalia.art.ink import use
from regalia.core.html import Html, join, tag
from regalia.core.page import Plate


def spoken(said: object) -> Html:
    """For the ear only."""
    return tag("span", said, class_="spoken")


def silent(*children: object, kind: str | None = None) -> Html:
    """What the eye reads and the ear is told in other words."""
    return tag("span", *children, class_=kind, aria_hidden="true")


def picture(box: str, *art: object, kind: str | None = None, **attrs: object) -> Html:
    """A drawing; words beside it say what it is."""
    return tag("svg", *art, viewBox=box, class_=kind, aria_hidden="true", **attrs)


@cache
def symbol_picture(name: str, width: float, height: float, kind: str | None = None) -> Html:
    """A symbol of the page at its size."""
    return picture(f"0 0 {width} {height}", use(name, 0, 0, width, height), kind=kind, width=width, height=height)


@cache
def icon(name: str, size: int = 20) -> Html:
    """A thing of a game on its 24-unit grid."""
    return picture("0 0 24 24", use(f"i-{name}"), kind="icon", width=size, height=size)


@cache
def verb(name: str, size: int = 20) -> Html:
    """A verb on the same grid."""
    return picture("0 0 24 24", use(f"verb-{name}"), kind="icon", width=size, height=size)


@cache
def badge(house: str, size: int) -> Html:
    """The badge of a house."""
    return picture("0 0 40 40", use(f"badge-{house}"), kind="seat", width=size, height=size)


def can(token: str, *children: object, kind: str = "", **attrs: object) -> Html:
    """What can be chosen; whether it may be now is for the client to say."""
    return tag("button", *children, type="button", class_=f"can {kind}".strip(), data_token=token, **attrs)


def thing(token: str | None, *children: object, kind: str, element: str = "div", **attrs: object) -> Html:
    """The same; without a token it only lies there."""
    return can(token, *children, kind=kind, **attrs) if token else tag(element, *children, class_=kind, **attrs)


def heading(title: str) -> Html:
    return tag("h2", title, class_="title")


def sheet(title: str, *parts: object, kind: str = "") -> Html:
    """A sheet of parchment with a title; without anything on it there is none."""
    body = join(parts)
    return tag("section", heading(title), body, class_=f"sheet {kind}".strip()) if body else Html()


def row(*things: object, kind: str, **attrs: object) -> Html:
    """Things side by side, if there are any."""
    return tag("div", *things, class_=kind, **attrs) if any(things) else Html()


def person(plate: Plate, *more: object, kind: str | None = None) -> Html:
    """Who sits at a seat, and what is shown beside the name."""
    note = tag("span", plate.note, class_="you") if plate.note else ""
    return tag("div", tag("b", plate.name), note, *more, class_=kind, aria_hidden="true")


def told(plate: Plate, *facts: str) -> Html:
    """What a plate shows, for the ear: all of it, also where the eye has no room for it."""
    return spoken(", ".join(filter(None, (plate.name, plate.note, *facts))))
