"""An honest toy that obeys every law. It has no words, no pictures and no bots: only what the laws look at."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import Any, cast

from regalia.core.actions import Action, Notation
from regalia.core.box import Box
from regalia.core.game import AnyGame
from regalia.core.lanes import Together
from regalia.core.options import Clash, Option
from regalia.core.protocol import Broken, Entry, Result, Seat, Step, then
from tests.core.toys import rules
from tests.core.toys.rules import ACTIONS, CARDS, EACH, NOBODY, NOTHING, UNSEEN, Cards, Dealing, Draw, Round, Table

Counts = tuple[int, ...]  # how many of each card


@dataclass(frozen=True, slots=True)
class View:
    """What a guest may know: the own hand, pick and vow, and what lies open."""

    seat: Seat | None
    hand: Cards
    sizes: Counts
    pick: int
    vow: int
    unseen: Counts  # the bag and the hands of others
    played: Counts
    points: tuple[tuple[int, ...], ...]
    prize: int
    agenda: tuple[Step, ...]


REASONS = ("prize", "vow", "toast")
LENGTHS, HANDS = {"short": 1, "long": 2}, {"two": 2, "three": 3}


def option(name: str, *choices: str) -> Option:
    return Option(name, choices, choices[0], {"en": name, "fr": name})


def counts(cards: Sequence[int]) -> Counts:
    return tuple(cards.count(card) for card in CARDS)


def cards_of(counted: Sequence[int]) -> list[int]:
    return [card for card, count in zip(CARDS, counted, strict=True) for _ in range(count)]


def veiled(step: Step, seat: Seat | None) -> Step:
    """Lanes as a guest sees them: the own one as it is, the others as they began."""
    if not isinstance(step, Together):
        return step
    mine = {owner: steps for owner, steps in step.lanes if owner == seat}
    return replace(step, lanes=tuple((s, mine.get(s, began)) for s, began in step.opened if s != seat or s in mine))


class Banquet:
    """The game protocol of the banquet."""

    id = "banquet"
    version = 1
    showcase = ()
    houses = ("rose", "moon", "sun", "oak", "tower")
    seats = range(2, 4)
    options = (option("length", *LENGTHS), option("hand", *HANDS), option("vows", "on", "off"))
    clashes: tuple[Clash, ...] = (
        Clash("length", "hand", lambda length, hand: (length, hand) == ("long", "three"), {"en": "cards run out"}),
    )
    box = Box("banquet")
    notation = Notation(ACTIONS, "“{text}” is not an action of the banquet.")
    types: tuple[type, ...] = (View, *(cls for cls in vars(rules).values() if isinstance(cls, type)))

    def setup(self, seats: int, options: Mapping[str, str], box: Mapping[str, Any]) -> Table:
        points = [dict.fromkeys(REASONS, 0) for _ in range(seats)]
        none = [NOTHING] * seats
        bag, played = [EACH] * len(CARDS), [0] * len(CARDS)
        table = Table(bag, [()] * seats, none, none[:], played, points, [NOBODY] * seats, 0, [])
        deals = [Dealing(seat) for seat in range(seats)] * HANDS[options["hand"]]
        then(table, *deals, Round(LENGTHS[options["length"]], options["vows"] == "on"))
        return table

    def view(self, state: Table, seat: Seat | None) -> View:
        unseen = [card for owner, hand in enumerate(state.hands) if owner != seat for card in hand]
        return View(
            seat,
            () if seat is None else state.hands[seat],
            tuple(map(len, state.hands)),
            NOTHING if seat is None else state.picks[seat],
            NOTHING if seat is None else state.vows[seat],
            counts(cards_of(state.bag) + unseen),
            tuple(state.played),
            tuple(tuple(reasons.values()) for reasons in state.points),
            state.prize,
            tuple(veiled(step, seat) for step in state.agenda),
        )

    def imagine(self, view: View, rng: Random) -> Table:
        bag, seats = cards_of(view.unseen), range(len(view.sizes))
        rng.shuffle(bag)
        sizes = (size if seat != view.seat else 0 for seat, size in enumerate(view.sizes))
        hands = [tuple(sorted(bag.pop() for _ in range(size))) for size in sizes]
        return Table(
            list(counts(bag)),
            [view.hand if seat == view.seat else hands[seat] for seat in seats],
            [view.pick if seat == view.seat else NOTHING for seat in seats],
            [view.vow if seat == view.seat else NOTHING for seat in seats],
            list(view.played),
            [dict(zip(REASONS, points, strict=True)) for points in view.points],
            [NOBODY] * len(seats),
            view.prize,
            list(view.agenda),
        )

    def hidden(self, view: View) -> Mapping[str, set[Cards]]:
        unseen = cards_of(view.unseen)
        others = ((seat, size) for seat, size in enumerate(view.sizes) if seat != view.seat)
        return {f"hand {seat}": set(combinations(unseen, size)) for seat, size in others}

    def secret(self, state: Table, place: str) -> Cards:
        return state.hands[int(place.removeprefix("hand "))]

    def told(self, state: Table, entry: Entry, seat: Seat | None) -> Entry | None:
        if entry.lane not in (None, seat) and state.agenda and isinstance(state.agenda[-1], Together):
            return None
        if isinstance(entry.action, Draw) and entry.action.seat != seat:
            return entry._replace(action=Draw(entry.action.seat, UNSEEN))
        return entry

    def scores(self, state: Table) -> Sequence[Mapping[str, int]]:
        return state.points

    def result(self, state: Table) -> Result:
        totals = [sum(reasons.values()) for reasons in state.points]
        return Result(tuple(1 + sum(other > total for other in totals) for total in totals), ("points",) * len(totals))

    def audit(self, state: Table) -> None:
        cards = cards_of(state.bag) + cards_of(state.played) + [card for hand in state.hands for card in hand]
        if counts(cards) != (EACH,) * len(CARDS):
            raise Broken(f"cards were lost or made: {sorted(cards)}")
        if not all(guest in range(NOBODY, len(state.hands)) for guest in state.toasted):
            raise Broken(f"somebody toasted an absent guest: {state.toasted}")

    def parse(self, text: str) -> Any:
        return self.notation.parse(text)

    def tokens(self, action: Action) -> tuple[str, ...]:
        return action.clicked()


BANQUET = cast(AnyGame, Banquet())
