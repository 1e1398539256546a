"""What seats do and what chance brings."""

from typing import Annotated

from regalia.core.actions import Action, Notation, action
from regalia.core.kinds import Kind, among, one_of
from regalia.core.known import UNKNOWN, Maybe
from regalia.core.protocol import Seat
from regalia.games.kingdom_builder.box import hexes
from regalia.games.kingdom_builder.box.data import (
    BUILDABLE,
    CAPITOL_SECTIONS,
    CARDS,
    ISLANDS,
    PLACES,
    SECTIONS,
    TERRAINS,
    TILES,
    TURNED,
)
from regalia.games.kingdom_builder.rules.effects import BUILDS

Hex = Annotated[hexes.Hex, Kind(r"i?\d{1,2},\d{1,2}", hexes.NAMES.__getitem__, hexes.name)]
House = Annotated[Seat, among("01234")]
Terrain = Annotated[int, among(TERRAINS[:BUILDABLE])]
Tile = Annotated[str, one_of((*TILES, "cave"))]
Section = Annotated[str, one_of([section + turn for section in SECTIONS for turn in ("", TURNED)])]


@action("settle {hex}", on=("card", "hex-{hex}"))
class Settle(Action):
    """Build on a hex in the mandatory action."""

    hex: Hex


@action("{tile} {hex}", on=("tile-{tile}", "hex-{hex}"))
class Use(Action):
    """Use a tile: build on this hex, or lift the settlement that stands there. "cave" is the Caves' move."""

    tile: Tile
    hex: Hex

    def key(self) -> str:
        return "use.build" if self.tile in BUILDS else "use.lift"


@action("to {hex}", on=("hex-{hex}",))
class Land(Action):
    """Put the lifted settlement down."""

    hex: Hex


@action("discard {tile} [spent?spent|ready]", on=("[spent?spent|tile]-{tile}",), words="discard.[spent?spent|ready]")
class Discard(Action):
    """Of two equal tiles give up the one that is still usable this turn, or the one that is not."""

    tile: Annotated[str, one_of(tuple(TILES))]
    spent: bool


@action("end")
class End(Action):
    """End the turn."""


@action("lay {place} {section}")
class Lay(Action):
    """Lay a section on a place of the board."""

    place: Annotated[str, one_of(PLACES)]
    section: Section

    def key(self) -> str:
        return "lay.turned" if self.section.endswith(TURNED) else "lay.upright"


@action("reveal {card}")
class Reveal(Action):
    """Turn up a scoring card."""

    card: Annotated[str, one_of(tuple(CARDS))]


@action("begin {seat}")
class Begin(Action):
    """The seat that plays first."""

    seat: House


@action("allot {section}", words="allot.{section}")
class Allot(Action):
    """Say which of the sections Oracle and Harbor has a Capitol: "both", or the name of one."""

    section: Annotated[str, one_of(("both", *CAPITOL_SECTIONS))]


@action("found {what} {hex}", on=("hex-{hex}",), words="found.{what}")
class Found(Action):
    """Put a Capitol on a castle, or a Cave on a mountain."""

    what: Annotated[str, one_of(("capitol", "cave"))]
    hex: Hex


@action("anchor {side}")
class Anchor(Action):
    """Put the Island beside the board with this side up."""

    side: Annotated[str, one_of(tuple(ISLANDS))]


@action("[open?redraw|draw] {seat} {terrain}", known_to="seat")
class Draw(Action):
    """A terrain card for a seat's hand; face up if it replaces a card whose terrain is full."""

    seat: House
    terrain: Maybe[Terrain]
    open: bool = False

    def key(self) -> str:
        return "draw.open" if self.open else "draw.hidden" if self.terrain is UNKNOWN else "draw.seen"


END = End()
ALLOT = tuple(map(Allot, ("both", *CAPITOL_SECTIONS)))
SETTLE: dict[hexes.Hex, Settle] = {hex_: Settle(hex_) for hex_ in hexes.NAMES.values()}
LAND: dict[hexes.Hex, Land] = {hex_: Land(hex_) for hex_ in hexes.NAMES.values()}
USE: dict[str, dict[hexes.Hex, Use]] = {
    tile: {hex_: Use(tile, hex_) for hex_ in hexes.NAMES.values()} for tile in (*TILES, "cave")
}
DRAW: tuple[tuple[Draw, ...], ...] = tuple(tuple(Draw(seat, card) for card in range(BUILDABLE)) for seat in range(5))
REDRAW: tuple[tuple[Draw, ...], ...] = tuple(
    tuple(Draw(seat, card, True) for card in range(BUILDABLE)) for seat in range(5)
)
Move = Settle | Use | Land | Discard | End | Lay | Reveal | Begin | Allot | Found | Anchor | Draw
NOTATION = Notation(
    (Settle, Land, Discard, End, Lay, Reveal, Begin, Allot, Found, Anchor, Draw, Use),
    "“{text}” is not an action: write it like “settle 7,12”, “farm 7,12”, “to 7,12” or “end”.",
)
