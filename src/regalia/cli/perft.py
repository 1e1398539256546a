"""regalia perft: how many positions lie so many decisions ahead, a fingerprint of the rules."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from regalia.cli import arguments
from regalia.core.lanes import apply, pending
from regalia.core.protocol import Action, Chance, Seat
from regalia.core.record import Dice
from regalia.games import game as named


def perft(
    game: arguments.GameName,
    depth: Annotated[int, typer.Option(metavar="D", min=1, help="How many decisions ahead.", show_default=False)],
    seed: arguments.Seed = "1",
    state: Annotated[Path | None, typer.Option(metavar="FILE", help="Start where this record ends.")] = None,
    seats: arguments.Seats = None,
    option: arguments.Options = None,
    divide: Annotated[bool, typer.Option("--divide", help="Print the count below each first move too.")] = False,
) -> None:
    """Count the positions after 1 to D decisions of seats, chance drawn by the seed."""
    start = arguments.match(named(game), state, seats, option).state
    for ahead in range(1, depth + 1):
        print(ahead, count(start, ahead, Dice(seed)))
    if divide:
        for action, below in divided(start, depth, Dice(seed)):
            print(f"{action}: {below}")


def count(state: Any, depth: int, dice: Dice) -> int:
    """The positions after so many decisions; a game that is over before has none. Every branch has its own draws."""
    if depth == 1:
        return len(decision(state.copy(), dice.copy())[1])
    return sum(below for _, below in divided(state, depth, dice))


def divided(state: Any, depth: int, dice: Dice) -> Iterator[tuple[Action, int]]:
    """Every first move with the positions below it."""
    start, drawn = state.copy(), dice.copy()
    lane, options = decision(start, drawn)
    for action in options:
        yield action, _below(start.copy(), lane, action, depth - 1, drawn)


def _below(state: Any, lane: Seat | None, action: Action, depth: int, dice: Dice) -> int:
    apply(state, lane, action)
    return count(state, depth, dice) if depth else 1


def decision(state: Any, dice: Dice) -> tuple[Seat | None, Sequence[Action]]:
    """Let chance speak on this state; then the lane and the options of the first seat that has to decide."""
    while waiting := pending(state):
        lane, choice = min(waiting, key=lambda opened: opened[0] or 0)
        if not isinstance(choice, Chance):
            return lane, choice.options(state)
        apply(state, lane, dice.draw(state, choice))
    return None, ()
