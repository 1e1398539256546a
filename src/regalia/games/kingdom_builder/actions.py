"""What seats do and what chance brings: frozen values, each with a short notation that parses back."""

from regalia.core.errors import Illegal
from regalia.core.protocol import Seat, frozen
from regalia.games.kingdom_builder.data import (
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
from regalia.games.kingdom_builder.hexes import NAMES, Hex, name

UNSEEN = -2  # the terrain of a card that this seat may not know


@frozen
class Settle:
    """Build on a hex in the mandatory action."""

    hex: Hex

    def __str__(self) -> str:
        return f"settle {name(self.hex)}"


@frozen
class Use:
    """Use a tile: build on this hex, or lift the settlement that stands there. "cave" is the Caves' move."""

    tile: str
    hex: Hex

    def __str__(self) -> str:
        return f"{self.tile} {name(self.hex)}"


@frozen
class Land:
    """Put the lifted settlement down."""

    hex: Hex

    def __str__(self) -> str:
        return f"to {name(self.hex)}"


@frozen
class Discard:
    """Of two equal tiles give up the one that is still usable this turn, or the one that is not."""

    tile: str
    spent: bool

    def __str__(self) -> str:
        return f"discard {self.tile} {'spent' if self.spent else 'ready'}"


@frozen
class End:
    """End the turn."""

    def __str__(self) -> str:
        return "end"


@frozen
class Lay:
    """Lay a section on a place of the board."""

    place: str
    section: str

    def __str__(self) -> str:
        return f"lay {self.place} {self.section}"


@frozen
class Reveal:
    """Turn up a scoring card."""

    card: str

    def __str__(self) -> str:
        return f"reveal {self.card}"


@frozen
class Begin:
    """The seat that plays first."""

    seat: Seat

    def __str__(self) -> str:
        return f"begin {self.seat}"


@frozen
class Allot:
    """Say which of the sections Oracle and Harbor has a Capitol: "both", or the name of one."""

    section: str

    def __str__(self) -> str:
        return f"allot {self.section}"


@frozen
class Found:
    """Put a Capitol on a castle, or a Cave on a mountain."""

    what: str
    hex: Hex

    def __str__(self) -> str:
        return f"found {self.what} {name(self.hex)}"


@frozen
class Anchor:
    """Put the Island beside the board with this side up."""

    side: str

    def __str__(self) -> str:
        return f"anchor {self.side}"


@frozen
class Draw:
    """A terrain card for a seat's hand; face up if it replaces a card whose terrain is full."""

    seat: Seat
    terrain: int
    open: bool = False

    def __str__(self) -> str:
        card = "?" if self.terrain == UNSEEN else TERRAINS[self.terrain]
        return f"{'redraw' if self.open else 'draw'} {self.seat} {card}"


END = End()
ALLOT = tuple(map(Allot, ("both", *CAPITOL_SECTIONS)))
SETTLE: dict[Hex, Settle] = {hex_: Settle(hex_) for hex_ in NAMES.values()}
LAND: dict[Hex, Land] = {hex_: Land(hex_) for hex_ in NAMES.values()}
USE: dict[str, dict[Hex, Use]] = {tile: {hex_: Use(tile, hex_) for hex_ in NAMES.values()} for tile in (*TILES, "cave")}
_HOUSES = range(5)
DRAW: tuple[tuple[Draw, ...], ...] = tuple(tuple(Draw(seat, card) for card in range(BUILDABLE)) for seat in _HOUSES)
REDRAW: tuple[tuple[Draw, ...], ...] = tuple(
    tuple(Draw(seat, card, True) for card in range(BUILDABLE)) for seat in _HOUSES
)
_WHOLE: dict[str, object] = {
    str(action): action
    for action in (
        END,
        *(Discard(tile, spent) for tile in TILES for spent in (True, False)),
        *(Lay(place, section + turn) for place in PLACES for section in SECTIONS for turn in ("", TURNED)),
        *map(Reveal, CARDS),
        *map(Begin, _HOUSES),
        *map(Anchor, ISLANDS),
        *ALLOT,
        *(draw for draws in (*DRAW, *REDRAW) for draw in draws),
        *(Draw(seat, UNSEEN) for seat in _HOUSES),
        *SETTLE.values(),
        *LAND.values(),
        *(use for uses in USE.values() for use in uses.values()),
        *(Found(what, hex_) for what in ("capitol", "cave") for hex_ in NAMES.values()),
    )
}
Move = Settle | Use | Land | Discard | End | Lay | Reveal | Begin | Allot | Found | Anchor | Draw


def parse(text: str) -> Move:
    """The action written like this, whether or not it is possible now."""
    action = _WHOLE.get(" ".join(text.lower().split()))
    if action is None:
        raise Illegal(
            "“{text}” is not an action: write it like “settle 7,12”, “farm 7,12”, “to 7,12” or “end”.", text=text
        )
    return action  # type: ignore[return-value]
