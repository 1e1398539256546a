"""The turns: what each action changes, up to the next choice of a seat or of chance."""

from regalia.agents.kernels import Ints, jitable
from regalia.agents.kernels.kingdom_builder.codes import (
    ALLOT_CODE,
    DISCARD_CODE,
    DRAW_CODE,
    END_CODE,
    FOUND_CODE,
    LAND_CODE,
)
from regalia.agents.kernels.kingdom_builder.founding import allot, found, lay_out
from regalia.agents.kernels.kingdom_builder.layout import (
    ACTING,
    CAVE,
    CAVES,
    DEALING,
    DISCARD,
    DISCARDING,
    DRAWING,
    FACE_UP,
    FIRST,
    FREE,
    HAND,
    HELD,
    HEXES,
    KIND,
    LANDING,
    LEFT,
    LOCATION_AT,
    LOCATION_COUNT,
    LOCATION_TILE,
    OLD,
    ORIGIN,
    OVER,
    PILE,
    READY,
    REDRAWING,
    REMOVED,
    SEAT,
    SEATS,
    SUPPLY,
    TERRAIN,
    TILE,
    TILE_COUNT,
    WORDS,
)
from regalia.agents.kernels.kingdom_builder.pieces import gain, lapsed, lose, put, shift, tiles_held
from regalia.agents.kernels.kingdom_builder.sets import overlap
from regalia.agents.kernels.kingdom_builder.tiles import builds, card_terrain
from regalia.core.protocol import NOBODY
from regalia.games.kingdom_builder.box.data import BUILDABLE
from regalia.games.kingdom_builder.rules.state import NO_CARD
from regalia.games.kingdom_builder.rules.turn import MANDATORY


@jitable
def apply(t: Ints, code: int) -> None:
    """Take an action and run the rules to the next choice. Trusts its caller."""
    hex_ = code % HEXES
    if code < LAND_CODE:
        act(t, code // HEXES, hex_)
    elif code < FOUND_CODE:
        land(t, hex_)
    elif code < END_CODE:
        found(t, hex_)
        begin(t)
    elif code == END_CODE:
        end_turn(t)
    elif code < DRAW_CODE:
        give_up(t, (code - DISCARD_CODE) & 1)
    elif code < ALLOT_CODE:
        draw(t, (code - DRAW_CODE) % BUILDABLE)
    else:
        allot(t, code - ALLOT_CODE)
        begin(t)


@jitable
def act(t: Ints, offer: int, hex_: int) -> None:
    """The next settlement of the mandatory action, or a tile: build there, or lift what stands there."""
    seat, tile = t[SEAT], offer - 1
    if offer == 0:
        put(t, seat, hex_)
        proceed(t, t[LEFT] - 1)
        return
    t[READY + tile] -= 1
    if builds(tile):
        put(t, seat, hex_)
        proceed(t, t[LEFT])
    else:
        t[KIND], t[TILE], t[ORIGIN] = LANDING, tile, hex_


@jitable
def land(t: Ints, hex_: int) -> None:
    """The lifted settlement is put down; a tile may be lost and another gained."""
    seat, location = t[SEAT], t[LOCATION_AT + t[ORIGIN]]
    shift(t, seat, t[ORIGIN], hex_)
    tile = t[LOCATION_TILE + location] if location >= 0 else -1
    held = tiles_held(t, seat, tile)  # a tile that is gained now is none of them
    gain(t, seat, hex_)
    t[TILE], t[ORIGIN] = 0, 0
    if tile < 0 or not lapsed(t, seat, tile):
        proceed(t, t[LEFT])
    elif 0 < t[READY + tile] < held:
        t[KIND], t[TILE] = DISCARDING, tile
    else:
        lose(t, seat, tile)
        t[READY + tile] -= t[READY + tile] > 0
        proceed(t, t[LEFT])


@jitable
def give_up(t: Ints, ready: int) -> None:
    """Of two equal tiles the one that is still usable goes, or the other."""
    lose(t, t[SEAT], t[TILE])
    t[READY + t[TILE]] -= ready
    t[TILE] = 0
    proceed(t, t[LEFT])


@jitable
def proceed(t: Ints, left: int) -> None:
    """Go on with the turn; a card whose terrain is full is replaced before the next settlement."""
    seat = t[SEAT]
    t[KIND], t[LEFT] = ACTING, left
    if left and t[SUPPLY + seat] and not overlap(t, FREE, card_terrain(t, seat)):
        replace_card(t, seat)


@jitable
def replace_card(t: Ints, seat: int) -> None:
    """The card leaves the game; another is drawn if any has a free hex, otherwise the mandatory action ends."""
    if t[HAND + seat] != NO_CARD:
        t[REMOVED + t[HAND + seat]] += 1
        t[HAND + seat] = NO_CARD
    for card in range(BUILDABLE):
        if t[PILE + card] + t[DISCARD + card] and overlap(t, FREE, TERRAIN + card * WORDS):
            t[KIND] = REDRAWING
            return
    t[LEFT] = 0


@jitable
def end_turn(t: Ints) -> None:
    """The card is discarded and a new one drawn, if one is left anywhere."""
    seat = t[SEAT]
    if t[HAND + seat] != NO_CARD:
        t[DISCARD + t[HAND + seat]] += 1
        t[HAND + seat] = NO_CARD
    t[FACE_UP], t[LEFT] = NOBODY, 0
    for tile in range(TILE_COUNT):
        t[READY + tile] = 0
    t[KIND] = DRAWING
    if cards(t, PILE) + cards(t, DISCARD) == 0:
        next_turn(t)


@jitable
def cards(t: Ints, at: int) -> int:
    found = 0
    for card in range(BUILDABLE):
        found += t[at + card]
    return found


@jitable
def draw(t: Ints, card: int) -> None:
    """A card from the pile, made of the discards if it is empty: then the hidden hands are older than it."""
    if cards(t, PILE) == 0:
        reshuffle(t)
    t[PILE + card] -= 1
    t[HAND + t[SEAT]] = card
    if t[KIND] == REDRAWING:
        proceed(t, t[LEFT])
    elif t[DEALING]:
        deal(t, t[SEAT] + 1)
    else:
        next_turn(t)


@jitable
def reshuffle(t: Ints) -> None:
    for card in range(BUILDABLE):
        t[PILE + card] = t[DISCARD + card]
        t[DISCARD + card] = 0
    for seat in range(t[SEATS]):
        t[OLD + seat] = 1 if t[HAND + seat] != NO_CARD and seat != t[FACE_UP] else 0


@jitable
def next_turn(t: Ints) -> None:
    """The game ends with the round in which somebody has placed a last settlement."""
    seat, last = (t[SEAT] + 1) % t[SEATS], 0
    for other in range(t[SEATS]):
        last += t[SUPPLY + other] == 0
    if seat == t[FIRST] and last:
        t[KIND], t[SEAT] = OVER, NOBODY
    else:
        turn(t, seat)


@jitable
def turn(t: Ints, seat: int) -> None:
    """The card is turned up, every tile can be used once."""
    t[SEAT], t[FACE_UP], t[OLD + seat] = seat, seat, 0
    for location in range(t[LOCATION_COUNT]):
        t[READY + t[LOCATION_TILE + location]] += t[HELD + seat] >> location & 1
    t[READY + CAVE] = t[CAVES]
    proceed(t, MANDATORY)


@jitable
def begin(t: Ints) -> None:
    """When all places are founded, cards are dealt."""
    if not lay_out(t):
        deal(t, 0)


@jitable
def deal(t: Ints, seat: int) -> None:
    """The first card of a seat; when all have one, the first player begins."""
    if seat < t[SEATS]:
        t[KIND], t[SEAT] = DRAWING, seat
    else:
        t[DEALING] = 0
        turn(t, t[FIRST])
