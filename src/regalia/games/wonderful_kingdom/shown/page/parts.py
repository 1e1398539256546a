"""Small pieces of HTML that the zones share: silent pictures, words that are heard, things that can be chosen."""

from html import escape

from regalia.art.ink import tag, use
from regalia.games.wonderful_kingdom.shown.art.covers import HEIGHT, WIDTH

CARD = f"0 0 {WIDTH:.0f} {HEIGHT:.0f}"


def words(name: str, said: object, **attrs: object) -> str:
    """An element with words of a person or of the catalogue."""
    return tag(name, escape(str(said), quote=False), **attrs)


def spoken(said: object) -> str:
    """For the ear only."""
    return words("span", said, class_="spoken")


def svg(box: str, *art: str, **attrs: object) -> str:
    """A picture; words beside it say what it is."""
    return tag("svg", *art, viewBox=box, aria_hidden="true", **attrs)


def icon(name: str, size: int = 20, **attrs: object) -> str:
    """A thing of the game on its 24-unit grid."""
    return svg("0 0 24 24", use(f"i-{name}", 0, 0, 24, 24), class_="icon", width=size, height=size, **attrs)


def badge(house: str, size: int) -> str:
    return svg("0 0 40 40", use(f"badge-{house}", 0, 0, 40, 40), class_="seat", width=size, height=size)


def can(token: str, *art: str, kind: str = "", **attrs: object) -> str:
    """What can be chosen; whether it may be now is for the client to say."""
    return tag("button", *art, type="button", class_=f"can {kind}".strip(), data_token=token, **attrs)


def thing(token: str, *art: str, kind: str, **attrs: object) -> str:
    """The same, chosen by its token; without one it only lies there."""
    return can(token, *art, kind=kind, **attrs) if token else tag("div", *art, class_=kind, **attrs)


def sheet(title: str, *parts: str, kind: str = "") -> str:
    """A sheet of parchment; without anything on it there is none."""
    body = "".join(parts)
    return tag("section", words("h2", title, class_="title"), body, class_=f"sheet {kind}".strip()) if body else ""


def row(*things: str, kind: str = "", scroll: str | None = None) -> str:
    """Things side by side; on a phone they scroll in their own place."""
    return tag("div", *things, class_=f"wk-row {kind}".strip(), data_scroll=scroll) if any(things) else ""


def group(title: str, *things: str, kind: str = "", scroll: str | None = None) -> str:
    """Things that belong together under their name."""
    shown = row(*things, scroll=scroll)
    return tag("section", words("h3", title), shown, class_=f"wk-group {kind}".strip()) if shown else ""
