"""Drawings as images: fetched once, light or dark as the reader has it."""

from regalia.core.game import AnyGame
from regalia.table.pages.frame import Html, html
from regalia.table.pages.reader import AUTO
from regalia.table.pages.static import address


def poster(game: AnyGame, theme: str, kind: str) -> Html:
    """The game in one picture; words beside it say its name."""
    return themed(f"games/{game.id}/poster", theme, class_=kind, alt="", width=420, height=216)


def themed(name: str, theme: str, **attrs: object) -> Html:
    """A drawing that exists in light and dark; the device decides when the reader has not."""
    if theme != AUTO:
        return html("img", src=address(f"{name}-{theme}.svg"), **attrs)
    dark = html("source", srcset=address(f"{name}-dark.svg"), media="(prefers-color-scheme: dark)")
    return html("picture", dark, html("img", src=address(f"{name}-light.svg"), **attrs))
