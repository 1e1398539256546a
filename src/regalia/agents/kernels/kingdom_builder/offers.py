"""What can be done now: sets of hexes for each kind of action, and one of them by chance."""

from regalia.agents.kernels import Ints, jitable
from regalia.agents.kernels.dice import roll
from regalia.agents.kernels.kingdom_builder.codes import (
    ALLOT_CODE,
    DISCARD_CODE,
    DRAW_CODE,
    END_CODE,
    FOUND_OFFER,
    LAND_OFFER,
    REDRAW_CODE,
)
from regalia.agents.kernels.kingdom_builder.dealing import drawn
from regalia.agents.kernels.kingdom_builder.founding import founding_sites
from regalia.agents.kernels.kingdom_builder.layout import (
    ACTING,
    ALLOTTING,
    DISCARD,
    DISCARDING,
    HEXES,
    KIND,
    LANDING,
    LEFT,
    OFFER,
    OFFERS,
    ORIGIN,
    PILE,
    READY,
    REDRAWING,
    SEAT,
    SEAT_DICE,
    SECTIONS,
    SIZE,
    SUPPLY,
    TILE,
    TILE_COUNT,
    WORDS,
)
from regalia.agents.kernels.kingdom_builder.sets import count, nth
from regalia.agents.kernels.kingdom_builder.tiles import card_terrain, landings, sites, starts
from regalia.agents.kernels.kingdom_builder.turns import cards
from regalia.games.kingdom_builder.box.data import BUILDABLE
from regalia.games.kingdom_builder.rules.actions import ALLOT
from regalia.games.kingdom_builder.rules.turn import MANDATORY

ALLOTMENTS = len(ALLOT)


@jitable
def source(t: Ints) -> int:
    """Where the next card comes from."""
    return PILE if cards(t, PILE) else DISCARD


@jitable
def card_code(t: Ints, card: int) -> int:
    return (REDRAW_CODE if t[KIND] == REDRAWING else DRAW_CODE) + t[SEAT] * BUILDABLE + card


@jitable
def offers(t: Ints) -> int:
    """Work out where each kind of action on a hex is possible. 1 if the turn can be ended, otherwise 0."""
    for offer in range(OFFERS):
        t[SIZE + offer] = 0
    kind, seat = t[KIND], t[SEAT]
    if kind == ACTING:
        return acts(t, seat)
    if kind == LANDING:
        landings(t, seat, t[TILE], t[ORIGIN], OFFER + LAND_OFFER * WORDS)
        t[SIZE + LAND_OFFER] = count(t, OFFER + LAND_OFFER * WORDS)
    else:
        offer = FOUND_OFFER + t[LEFT] // SECTIONS
        t[SIZE + offer] = founding_sites(t, t[LEFT], OFFER + offer * WORDS)
    return 0


@jitable
def acts(t: Ints, seat: int) -> int:
    """Build the next settlement, use a tile, or end the turn. The three are built without interruption."""
    bound = must_build(t, seat)
    if bound:
        sites(t, seat, card_terrain(t, seat), OFFER)
        t[SIZE] = count(t, OFFER)
    if not bound or t[LEFT] == MANDATORY:
        uses(t, seat)
    return 0 if bound else 1


@jitable
def must_build(t: Ints, seat: int) -> bool:
    """Whether a settlement of the mandatory action is still to be built."""
    return t[LEFT] > 0 and t[SUPPLY + seat] > 0


@jitable
def uses(t: Ints, seat: int) -> None:
    for tile in range(TILE_COUNT):
        if t[READY + tile]:
            to = OFFER + (1 + tile) * WORDS
            starts(t, seat, tile, to)
            t[SIZE + 1 + tile] = count(t, to)


@jitable
def draw_card(t: Ints) -> int:
    """The next card, by chance."""
    return card_code(t, drawn(t, source(t)))


@jitable
def sample(t: Ints) -> int:
    """Any option of a seat, each as likely as the others."""
    if t[KIND] == DISCARDING:
        return DISCARD_CODE + 2 * t[TILE] + roll(t, SEAT_DICE, 2)
    if t[KIND] == ALLOTTING:
        return ALLOT_CODE + roll(t, SEAT_DICE, ALLOTMENTS)
    total = offers(t)
    for offer in range(OFFERS):
        total += t[SIZE + offer]
    index, offer = roll(t, SEAT_DICE, total), 0
    while offer < OFFERS and index >= t[SIZE + offer]:
        index -= t[SIZE + offer]
        offer += 1
    return END_CODE if offer == OFFERS else offer * HEXES + nth(t, OFFER + offer * WORDS, index)
