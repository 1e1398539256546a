"""What a position is worth to a seat between turns, by the weights: points, tiles, and what the next card may bring."""

from regalia.agents.kernels import Ints, jitable
from regalia.agents.kernels.kingdom_builder.layout import (
    DISCARD,
    FACE_UP,
    FIRST,
    HAND,
    HELD,
    IN_PLAY,
    LOCATION_COUNT,
    LOCATION_TILE,
    OFFER,
    PART_COUNT,
    PART_NEXT,
    PART_POINTS_OF_OTHERS,
    PART_REST_OF_OTHERS,
    PART_TILES,
    PARTS,
    PILE,
    REASON_COUNT,
    SEAT,
    SEATS,
    SUPPLY,
    TERRAIN,
    WORD,
    WORDS,
    WORST,
    WORTH,
)
from regalia.agents.kernels.kingdom_builder.outlook import look, worth
from regalia.agents.kernels.kingdom_builder.scoring import points
from regalia.agents.kernels.kingdom_builder.sets import lowest
from regalia.agents.kernels.kingdom_builder.tiles import sites
from regalia.agents.kernels.kingdom_builder.turns import cards
from regalia.agents.kernels.kingdom_builder.weights import NEXT, RIVAL, TILE
from regalia.games.kingdom_builder.box.data import BUILDABLE
from regalia.games.kingdom_builder.rules.turn import MANDATORY


@jitable
def lead(t: Ints, weights: Ints, seat: int) -> int:
    """How much better off a seat is than the others, of which it counts the mean. The parts are noted."""
    points, rest = 0, 0
    for other in range(t[SEATS]):
        if other != seat:
            weigh(t, weights, other)
            for reason in range(REASON_COUNT):
                points += t[PARTS + reason]
            rest += t[PARTS + PART_TILES] + t[PARTS + PART_NEXT]
    weigh(t, weights, seat)
    share = 1000 * (t[SEATS] - 1)
    t[PARTS + PART_POINTS_OF_OTHERS] = -(weights[RIVAL] * points // share)
    t[PARTS + PART_REST_OF_OTHERS] = -(weights[RIVAL] * rest // share)
    found = 0
    for number in range(PART_COUNT):
        found += t[PARTS + number]
    return found


@jitable
def weigh(t: Ints, weights: Ints, seat: int) -> None:
    """What a seat has: points as they lie, tiles for the turns left, and what its next card may bring."""
    look(t, weights, seat)
    again = plays_again(t, seat)
    for reason in range(REASON_COUNT):
        t[PARTS + reason] = t[WORTH + reason] * points(t, seat, reason) if t[IN_PLAY + reason] else 0
    t[PARTS + PART_TILES] = tiles_worth(t, weights, seat) if again else 0
    t[PARTS + PART_NEXT] = weights[NEXT] * expected(t, weights, seat) // 1000 if again else 0


@jitable
def plays_again(t: Ints, seat: int) -> bool:
    """Whether a seat has another turn, after the one that is played now."""
    last = False
    for other in range(t[SEATS]):
        last = last or t[SUPPLY + other] == 0
    return not last or (seat - t[FIRST]) % t[SEATS] > (t[SEAT] - t[FIRST]) % t[SEATS]


@jitable
def tiles_worth(t: Ints, weights: Ints, seat: int) -> int:
    found = 0
    for location in range(t[LOCATION_COUNT]):
        if t[HELD + seat] >> location & 1:
            found += weights[TILE + t[LOCATION_TILE + location]]
    return found * t[SUPPLY + seat]


@jitable
def expected(t: Ints, weights: Ints, seat: int) -> int:
    """What the settlements of the next turn bring, over the cards that may come."""
    total, found = 0, 0
    for card in range(BUILDABLE):
        total += cards_left(t, card)
    for card in range(BUILDABLE):
        if cards_left(t, card):
            found += cards_left(t, card) * best_three(t, weights, seat, TERRAIN + card * WORDS)
    return found // max(1, total) * min(MANDATORY, t[SUPPLY + seat]) // MANDATORY


@jitable
def cards_left(t: Ints, card: int) -> int:
    """How many cards of a terrain the next one is drawn from; an empty pile is made of all that lies open."""
    if cards(t, PILE):
        return t[PILE + card]
    shown = t[FACE_UP] >= 0 and t[HAND + t[FACE_UP]] == card
    return t[DISCARD + card] + (1 if shown else 0)


@jitable
def best_three(t: Ints, weights: Ints, seat: int, ground: int) -> int:
    """What the three best places for a card bring, each as if it were the first."""
    sites(t, seat, ground, OFFER)
    one, two, three = WORST, WORST, WORST
    for word in range(WORDS):
        bits = t[OFFER + word]
        while bits:
            brings = worth(t, weights, seat, word * WORD + lowest(bits))
            bits &= bits - 1
            if brings > one:
                one, two, three = brings, one, two
            elif brings > two:
                two, three = brings, two
            elif brings > three:
                three = brings
    return (one if one > WORST else 0) + (two if two > WORST else 0) + (three if three > WORST else 0)
