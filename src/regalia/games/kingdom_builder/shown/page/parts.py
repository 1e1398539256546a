"""What several zones of this game show: chips of a score, drawings under a key."""

from zlib import crc32

from regalia.art.parts import badge, spoken
from regalia.core.houses import HOUSES
from regalia.core.html import Html, tag
from regalia.core.page import Plate
from regalia.core.protocol import Seat


def chip(seat: Seat, plate: Plate, value: int, best: bool) -> Html:
    """A number of a seat; the highest is set in gold."""
    kind = "chip best" if best else "chip"
    return tag("span", badge(HOUSES[seat], 16), spoken(plate.name), tag("b", value), class_=kind)


def keyed(kind: str, drawing: Html) -> tuple[str, Html]:
    """A drawing under a key of its own: the same drawing has the same key in every process."""
    return f"{kind}-{crc32(drawing.encode()):08x}", drawing
