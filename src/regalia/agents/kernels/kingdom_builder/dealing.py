"""Hidden hands dealt anew: what a seat cannot know differs from playout to playout."""

from regalia.agents.kernels import Ints, jitable
from regalia.agents.kernels.dice import roll
from regalia.agents.kernels.kingdom_builder.layout import DICE, FACE_UP, HAND, OLD, PILE, SCRATCH, SEATS
from regalia.agents.kernels.kingdom_builder.turns import cards
from regalia.games.kingdom_builder.box.data import BUILDABLE
from regalia.games.kingdom_builder.rules.state import NO_CARD


@jitable
def deal_anew(t: Ints, viewer: int) -> None:
    """New hands are dealt from what is unseen, those older than the last reshuffle among themselves."""
    for card in range(BUILDABLE):
        t[SCRATCH + card] = 0
    for seat in range(t[SEATS]):
        if hidden(t, viewer, seat):
            t[bag(t, seat) + t[HAND + seat]] += 1
    for seat in range(t[SEATS]):
        if hidden(t, viewer, seat):
            t[HAND + seat] = drawn(t, bag(t, seat))
            t[bag(t, seat) + t[HAND + seat]] -= 1


@jitable
def hidden(t: Ints, viewer: int, seat: int) -> bool:
    return t[HAND + seat] != NO_CARD and seat not in (viewer, t[FACE_UP])


@jitable
def bag(t: Ints, seat: int) -> int:
    """Where the card of a hidden hand may have come from."""
    return SCRATCH if t[OLD + seat] else PILE


@jitable
def drawn(t: Ints, pile: int) -> int:
    """A card by chance, as likely as there are of it."""
    card, index = 0, roll(t, DICE, cards(t, pile)) - t[pile]
    while index >= 0:
        card += 1
        index -= t[pile + card]
    return card
