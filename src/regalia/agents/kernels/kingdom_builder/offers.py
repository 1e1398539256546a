"""What can be done now: sets of hexes for each kind of action, as a list of codes or one of them by chance."""

from regalia.agents.kernels import Block, part
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
    DRAWING,
    HEXES,
    KIND,
    LANDING,
    LEFT,
    OFFER,
    OFFERS,
    ORIGIN,
    OVER,
    PILE,
    READY,
    REDRAWING,
    SEAT,
    SECTIONS,
    SIZE,
    SUPPLY,
    TILE,
    TILES,
    WHIM,
    WORD,
    WORDS,
)
from regalia.agents.kernels.kingdom_builder.sets import count, lowest, nth
from regalia.agents.kernels.kingdom_builder.tiles import card_terrain, landings, sites, starts
from regalia.agents.kernels.kingdom_builder.turns import cards
from regalia.games.kingdom_builder.box.data import BUILDABLE
from regalia.games.kingdom_builder.rules.actions import ALLOT
from regalia.games.kingdom_builder.rules.turn import MANDATORY

TILE_COUNT = len(TILES)
ALLOTMENTS = len(ALLOT)


@part
def options(t: Block, to: Block) -> int:
    """Write the codes of all options, in the order of the rules. How many there are."""
    if t[KIND] in (DRAWING, REDRAWING):
        return list_cards(t, to)
    if t[KIND] == DISCARDING:
        to[0], to[1] = DISCARD_CODE + 2 * t[TILE], DISCARD_CODE + 2 * t[TILE] + 1
        return 2
    if t[KIND] == ALLOTTING:
        for choice in range(ALLOTMENTS):
            to[choice] = ALLOT_CODE + choice
        return ALLOTMENTS
    return list_offers(t, to) if t[KIND] != OVER else 0


@part
def list_cards(t: Block, to: Block) -> int:
    pile, found = source(t), 0
    for card in range(BUILDABLE):
        if t[pile + card]:
            to[found] = card_code(t, card)
            found += 1
    return found


@part
def source(t: Block) -> int:
    """Where the next card comes from."""
    return PILE if cards(t, PILE) else DISCARD


@part
def card_code(t: Block, card: int) -> int:
    return (REDRAW_CODE if t[KIND] == REDRAWING else DRAW_CODE) + t[SEAT] * BUILDABLE + card


@part
def list_offers(t: Block, to: Block) -> int:
    found, ending = 0, offers(t)
    for offer in range(OFFERS):
        if t[SIZE + offer]:
            found = list_hexes(t, offer, to, found)
    if ending:
        to[found] = END_CODE
        found += 1
    return found


@part
def list_hexes(t: Block, offer: int, to: Block, found: int) -> int:
    for word in range(WORDS):
        bits = t[OFFER + offer * WORDS + word]
        while bits:
            to[found] = offer * HEXES + word * WORD + lowest(bits)
            bits &= bits - 1
            found += 1
    return found


@part
def offers(t: Block) -> int:
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


@part
def acts(t: Block, seat: int) -> int:
    """Build the next settlement, use a tile, or end the turn. The three are built without interruption."""
    bound = must(t, seat)
    if bound:
        sites(t, seat, card_terrain(t, seat), OFFER)
        t[SIZE] = count(t, OFFER)
    if not bound or t[LEFT] == MANDATORY:
        uses(t, seat)
    return 0 if bound else 1


@part
def must(t: Block, seat: int) -> bool:
    """Whether a settlement of the mandatory action is still to be built."""
    return t[LEFT] > 0 and t[SUPPLY + seat] > 0


@part
def uses(t: Block, seat: int) -> None:
    for tile in range(TILE_COUNT):
        if t[READY + tile]:
            to = OFFER + (1 + tile) * WORDS
            starts(t, seat, tile, to)
            t[SIZE + 1 + tile] = count(t, to)


@part
def draw_card(t: Block) -> int:
    """The next card, by chance."""
    return card_code(t, drawn(t, source(t)))


@part
def sample(t: Block) -> int:
    """Any option of a seat, each as likely as the others."""
    if t[KIND] == DISCARDING:
        return DISCARD_CODE + 2 * t[TILE] + roll(t, WHIM, 2)
    if t[KIND] == ALLOTTING:
        return ALLOT_CODE + roll(t, WHIM, ALLOTMENTS)
    total = offers(t)
    for offer in range(OFFERS):
        total += t[SIZE + offer]
    index, offer = roll(t, WHIM, total), 0
    while offer < OFFERS and index >= t[SIZE + offer]:
        index -= t[SIZE + offer]
        offer += 1
    return END_CODE if offer == OFFERS else offer * HEXES + nth(t, OFFER + offer * WORDS, index)
