"""The rules of a toy: guests with hidden hands pick a card and make a vow together, for a rolled prize."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.actions import Action, action
from regalia.core.lanes import together
from regalia.core.protocol import Chance, Choice, Seat, Step, then

CARDS, EACH = range(1, 6), 3
UNSEEN = NOTHING = 0
NOBODY: Seat = -1
Cards = tuple[int, ...]


@dataclass(slots=True)
class Table:
    """The banquet: lists are by seat, or by card."""

    bag: list[int]
    hands: list[Cards]  # sorted
    picks: list[int]
    vows: list[int]
    played: list[int]
    points: list[dict[str, int]]
    toasted: list[Seat]  # whom each guest toasted last: in the steward's book, shown to nobody
    prize: int
    agenda: list[Step]

    def copy(self) -> "Table":
        return Table(
            self.bag[:],
            self.hands[:],
            self.picks[:],
            self.vows[:],
            self.played[:],
            [dict(reasons) for reasons in self.points],
            self.toasted[:],
            self.prize,
            self.agenda[:],
        )


@action("draw {seat} {card}")
class Draw(Action):
    seat: Seat
    card: int


@action("roll {pips}")
class Roll(Action):
    pips: int


@action("pick {card}")
class Pick(Action):
    card: int


@action("vow {wins}")
class Vow(Action):
    wins: int  # 0 or 1


@action("toast {seat}")
class Toast(Action):
    seat: Seat


ACTIONS: tuple[type[Action], ...] = (Draw, Roll, Pick, Vow, Toast)


@dataclass(frozen=True, slots=True)
class Dealing(Chance):
    """A card from the bag into a hand, unseen by the others."""

    guest: Seat

    def outcomes(self, state: Table) -> Sequence[tuple[Draw, int]]:
        return [(Draw(self.guest, card), count) for card, count in zip(CARDS, state.bag, strict=True) if count]

    def take(self, state: Table, action: Draw) -> None:
        state.bag[action.card - 1] -= 1
        state.hands[self.guest] = tuple(sorted((*state.hands[self.guest], action.card)))


@dataclass(frozen=True, slots=True)
class Round(Step):
    """A prize, a secret pick by every guest, the reveal; then new cards, unless it was the last."""

    left: int
    vows: bool

    def run(self, state: Table) -> None:
        deals = map(Dealing, range(len(state.hands)))
        rest: list[Step] = [*deals, Round(self.left - 1, self.vows)] if self.left > 1 else []
        then(state, Rolling(), Feast(self.vows), Reveal(self.vows), *rest)


@dataclass(frozen=True, slots=True)
class Rolling(Chance):
    """What the round is worth: high prizes are rare."""

    def outcomes(self, state: Table) -> Sequence[tuple[Roll, int]]:
        return [(Roll(1), 3), (Roll(2), 2), (Roll(3), 1)]

    def take(self, state: Table, action: Roll) -> None:
        state.prize = action.pips


@dataclass(frozen=True, slots=True)
class Feast(Step):
    """All guests choose at once."""

    vows: bool

    def run(self, state: Table) -> None:
        seats = range(len(state.hands))
        together(state, ((seat, [Picking(seat), *([Vowing(seat)] if self.vows else [])]) for seat in seats), ())


@dataclass(frozen=True, slots=True)
class Picking(Choice):
    """A card of the own hand."""

    seat: Seat

    def options(self, state: Table) -> Sequence[Pick]:
        return [Pick(card) for card in sorted(set(state.hands[self.seat]))]

    def take(self, state: Table, action: Pick) -> None:
        state.picks[self.seat] = action.card


@dataclass(frozen=True, slots=True)
class Vowing(Choice):
    """Whether the pick will win."""

    seat: Seat

    def options(self, state: Table) -> Sequence[Vow]:
        return [Vow(0), Vow(1)]

    def take(self, state: Table, action: Vow) -> None:
        state.vows[self.seat] = action.wins


@dataclass(frozen=True, slots=True)
class Reveal(Step):
    """The highest picks win the prize, true vows a point; the first winner gives a toast."""

    vows: bool

    def run(self, state: Table) -> None:
        wins = [pick == max(state.picks) for pick in state.picks]
        for seat, pick in enumerate(state.picks):
            state.points[seat]["prize"] += state.prize * wins[seat]
            state.points[seat]["vow"] += self.vows and state.vows[seat] == wins[seat]
            state.hands[seat] = without(state.hands[seat], pick)
            state.played[pick - 1] += 1
        state.picks, state.vows = [NOTHING] * len(wins), [0] * len(wins)
        then(state, Toasting(wins.index(True)))


@dataclass(frozen=True, slots=True)
class Toasting(Choice):
    """A point for another guest."""

    seat: Seat

    def options(self, state: Table) -> Sequence[Toast]:
        return [Toast(seat) for seat in range(len(state.hands)) if seat != self.seat]

    def take(self, state: Table, action: Toast) -> None:
        state.points[action.seat]["toast"] += 1
        state.toasted[self.seat] = action.seat


def without(hand: Cards, card: int) -> Cards:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
