"""Positions to ask for hints at: over the cells of a game's cover, reached by play that is partly wise."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from regalia.core.game import AnyGame, worth
from regalia.core.lanes import apply, pending
from regalia.core.laws import Cell
from regalia.core.protocol import Action, Chance, Seat
from regalia.core.record import Dice

WISE = 0.5  # of all choices; the others are made at random
MOST_TRIED = 40  # options that a wise choice looks at


class Position(NamedTuple):
    """A choice of a seat: the state as it truly is, and the options in one of its lanes."""

    state: Any
    seat: Seat
    lane: Seat | None
    options: Sequence[Action]


def positions(game: AnyGame, cell: Cell, seed: int, every: int) -> Iterator[Position]:
    """Every so many choices of a game, beginning anywhere."""
    match, rng, dice = cell.start(game), Random(f"{seed}/{cell}"), Dice(f"{seed}/{cell}")
    number = rng.randrange(every)
    while True:
        match.roll(dice)
        if match.over:
            return
        lane, choice = rng.choice(pending(match.state))
        options = [] if isinstance(choice, Chance) else choice.options(match.state)
        number += len(options) > 1
        if len(options) > 1 and number % every == 0:
            yield Position(match.state.copy(), choice.seat, lane, options)
        match.trust(lane, choice.seat, chosen(game, match.state, lane, choice.seat, options, rng))


def chosen(game: AnyGame, state: Any, lane: Seat | None, seat: Seat, options: Sequence[Action], rng: Random) -> Action:
    """Half of the time what looks best at once, among some of the options."""
    if len(options) == 1 or rng.random() > WISE:
        return rng.choice(options)
    tried = rng.sample(options, min(MOST_TRIED, len(options)))
    return max(tried, key=lambda option: worth(game, _after(state, lane, option), seat))


def _after(state: Any, lane: Seat | None, option: Action) -> Any:
    found = state.copy()
    apply(found, lane, option)
    return found
