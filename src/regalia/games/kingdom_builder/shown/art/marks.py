"""What the rules say about a hex now: it may be chosen, it was the last move, its settlement is in the air."""

from collections.abc import Iterable

from regalia.art.heraldry import piece
from regalia.art.ink import dot, g, oval, path, stroke, use
from regalia.art.terrain import HEX, Cell, centre, outline
from regalia.core.html import Html, tag

SMALL = "M0 -34L29.4 -17V17L0 34L-29.4 17V-17Z"  # the hex, set in by 6
STATES = ("legal", "hover", "focus", "chosen")
_DARK = "#1d1204"


def mark_symbols() -> Html:
    """Each legal hex is five uses of these; the halo takes its colour from the use, so that a page can change it."""
    ends = {"fill": "none", "stroke_linejoin": "round"}
    base = path(HEX, "#fff0b8", fill_opacity=".34") + stroke(SMALL, _DARK, 12)
    disc = dot(0, 0, 9.4, _DARK, opacity=".65") + dot(0, 0, 7.6, "#fff")
    return (
        g(base, id="legal")
        + tag("path", id="halo", d=SMALL, stroke_width=6, **ends)
        + tag("path", id="inner", d=SMALL, stroke="#fff", stroke_width=1.8, **ends)
        + tag("path", id="ring", d=HEX, stroke="var(--focus)", stroke_width=6, **ends)
        + g(disc, stroke("M0 -4V4M-4 0H4", _DARK, 2), id="pin")
        + g(disc, stroke("M0 4V-4M-3.6 -.6L0 -4.2L3.6 -.6", _DARK, 2), id="lift")
    )


def mark(ghost: Html, state: str = "legal") -> Html:
    """A legal hex: dark, gold and white lines together show on every terrain; the pin says it without colour.

    Under the pointer the pin gives way to a ghost of the piece that would stand there.
    """
    waits = state in ("legal", "focus")
    halo = use("halo", class_="halo pulse", stroke="#fff" if state == "hover" else "var(--glow)")
    pin = use("pin", class_="pin", visibility=_hidden(not waits))
    shade = g(ghost, class_="ghost", visibility=_hidden(waits), opacity=".8" if state == "hover" else None)
    return use("legal") + halo + use("inner") + pin + shade + _ring(state)


def lifting(house: str) -> Html:
    """A settlement that may be picked up: the same ring under it, an arrow beside its roof."""
    halo = use("halo", class_="halo pulse", stroke="var(--glow)")
    return use("legal") + halo + use("inner") + piece(house, 0, 0) + use("lift", 20, -20) + _ring("legal")


def _ring(state: str) -> Html:
    return use("ring", class_="ring", visibility=_hidden(state != "focus"))


def _hidden(yes: bool) -> str | None:
    return "hidden" if yes else None


def last_move(cell: Cell) -> Html:
    """White dashes over a dark line."""
    dark, dashes = stroke(SMALL, _DARK, 5, opacity=".55"), stroke(SMALL, "#fff", 2.6, stroke_dasharray="7 6")
    return g(dark, dashes, at=centre(cell), class_="last")


def lifted(house: str, cell: Cell) -> Html:
    """A settlement in the air over the hex it comes from."""
    x, y = centre(cell)
    place = stroke(SMALL, _DARK, 5, opacity=".55") + stroke(SMALL, f"var(--{house})", 3, stroke_dasharray="2 7")
    shadow = oval(4, 18, 21, 7, "#000", opacity=".32")
    return g(place, shadow, piece(house, 0, -16, 1.16), at=(x, y), class_="lifted")


def veil(cells: Iterable[Cell], holes: Iterable[Cell]) -> Html:
    """While a hex is to be chosen everything else steps back a little."""
    rest = set(cells) - set(holes)
    return path(outline(rest), "var(--veil)", fill_rule="evenodd", pointer_events="none", class_="veil")
