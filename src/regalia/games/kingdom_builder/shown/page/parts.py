"""Small pieces of HTML that the zones share: silent pictures, words that are heard, chips of a score."""

from html import escape
from zlib import crc32

from regalia.art.ink import tag, use
from regalia.core.page import Plate
from regalia.core.protocol import Choice, Seat
from regalia.games.kingdom_builder.rules.scoring import result
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.draw.map import SEATS


def words(name: str, said: object, **attrs: object) -> str:
    """An element with words of a person or of the catalogue."""
    return tag(name, escape(str(said), quote=False), **attrs)


def spoken(said: object) -> str:
    """For the ear only."""
    return words("span", said, class_="spoken")


def picture(symbol: str, width: float, height: float | None = None, **attrs: object) -> str:
    """A symbol on its own; words beside it say what it is."""
    return svg(use(symbol, 0, 0, width, height or width), width, height or width, **attrs)


def svg(art: str, width: float, height: float, **attrs: object) -> str:
    return tag("svg", art, viewBox=f"0 0 {width} {height}", width=width, height=height, aria_hidden="true", **attrs)


def sheet(title: str, *parts: str) -> str:
    return tag("section", words("h2", title, class_="title"), *parts, class_="sheet")


def badge(seat: Seat, size: int) -> str:
    return picture(f"badge-{SEATS[seat]}", size, class_="seat")


def chip(seat: Seat, plate: Plate, value: int, best: bool) -> str:
    """A number of a seat; the highest is set in gold."""
    return tag("span", badge(seat, 16), spoken(plate.name), words("b", value), class_="chip best" if best else "chip")


def lit(view: View) -> set[Seat]:
    """Whoever is to choose; at the end the winners."""
    if view.agenda:
        return {step.seat for step in view.agenda[-1:] if isinstance(step, Choice)}
    return {seat for seat, rank in enumerate(result(view).ranks) if rank == 1}


def keyed(kind: str, drawing: str) -> tuple[str, str]:
    """A drawing under a key of its own: the same drawing has the same key in every process."""
    return f"{kind}-{crc32(drawing.encode()):08x}", drawing
