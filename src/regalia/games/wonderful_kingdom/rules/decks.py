"""The deck as a bag, the discard pile, and the cards that come from them."""

from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from regalia.core.protocol import Action, Chance, Seat, then
from regalia.games.wonderful_kingdom.rules.actions import Draw
from regalia.games.wonderful_kingdom.rules.state import ROUNDS, Readable, Realm, is_danger

HAND = 7
DEALT = 2 * (HAND + 1)  # cards of the deck in a round of two: hands, and one in each area


def without(bag: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A sorted bag less one card."""
    at = bisect_left(bag, card)
    return bag[:at] + bag[at + 1 :]


def added(bag: tuple[str, ...], cards: Iterable[str]) -> tuple[str, ...]:
    """A sorted bag with more cards."""
    more = list(bag)
    for card in cards:
        insort(more, card)
    return tuple(more)


def weights(state: Readable, bag: tuple[str, ...], spare: int) -> list[tuple[str, int]]:
    """Every card of the bag with its weight; where more advisors are possible than the deck has, each weighs less."""
    counts = Counter(bag)
    if not spare:
        return list(counts.items())
    advisors = state.catalogue.advisors
    unseen = sum(count for card, count in counts.items() if card in advisors)
    return [
        (card, count * (unseen - spare if card in advisors else unseen))
        for card, count in counts.items()
        if card not in advisors or unseen > spare
    ]


def shuffle_again(state: Realm) -> None:
    """The deck is used up: what was discarded becomes the deck. Unseen danger cards keep what they can be."""
    state.aside = state.aside or state.deck
    state.deck = tuple(card for card in state.discard if not is_danger(state, card))
    state.discard = tuple(card for card in state.discard if is_danger(state, card))


def to_spare(state: Readable, seat: Seat) -> int:
    """Cards of the deck that a seat may draw by powers: with two, those for the rounds to come stay. What the other
    draws in its lane counts for nothing."""
    if state.setting.solo:
        return state.left
    others = sum(duchy.drawn for at, duchy in enumerate(state.duchies) if at != seat)
    return state.left + others - (ROUNDS - state.round) * DEALT


def to_look_at(state: Readable, seat: Seat) -> int:
    """Cards of the deck that a seat may look at: with two, one of those to spare stays for the Soothsayer."""
    return to_spare(state, seat) - (0 if state.setting.solo else 1)


def _spare(state: Realm) -> int:
    """Advisors of the deck's bag that are not in the deck: none once it was shuffled again."""
    return 0 if state.aside else state.spare


class Drawing(Chance):
    """A chance that takes a card from the deck; its purpose says where to."""

    __slots__ = ()

    def outcomes(self, state: Realm) -> Sequence[tuple[Action, int]]:
        place = self.purpose()
        return [(Draw(place, card), weight) for card, weight in weights(state, state.deck, _spare(state))]

    def sample(self, state: Realm, rng: Random) -> Action:
        if _spare(state):
            return Chance.sample(self, state, rng)
        return Draw(self.purpose(), state.deck[int(rng.random() * len(state.deck))])

    def take(self, state: Realm, action: Action) -> None:
        state.deck = without(state.deck, action.card)
        self.got(state, action.card)

    def got(self, state: Realm, card: str) -> None:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class TurnTop(Drawing):
    """Alone the next card of the deck lies open."""

    def purpose(self) -> str:
        return "top"

    def got(self, state: Realm, card: str) -> None:
        state.top = card


def take_top(state: Realm) -> str:
    """The open card of the deck goes somewhere; the next one is turned up, if there is one."""
    card, state.top = state.top, ""
    turn_top(state)
    return card


def turn_top(state: Realm) -> None:
    if state.left <= 0:
        shuffle_again(state)
    if state.left > 0:
        then(state, TurnTop())
