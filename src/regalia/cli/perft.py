"""regalia perft: how many positions lie so many decisions ahead, a fingerprint of the rules."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer

from regalia.cli import given
from regalia.core.protocol import Action, Chance, Seat, apply, pending
from regalia.games import game as named


def perft(
    game: given.GameName,
    depth: Annotated[int, typer.Option(metavar="D", min=1, help="How many decisions ahead.", show_default=False)],
    seed: given.Seed = "1",
    state: Annotated[Path | None, typer.Option(metavar="FILE", help="Start where this record ends.")] = None,
    seats: given.Seats = None,
    option: given.Options = None,
    divide: Annotated[bool, typer.Option("--divide", help="Print the count below each first move too.")] = False,
) -> None:
    """Count the positions after 1 to D decisions of seats, chance drawn by the seed."""
    start = given.match(named(game), state, seats, option).state
    for ahead in range(1, depth + 1):
        print(ahead, count(start, ahead, seed))
    if divide:
        for action, below in divided(start, depth, seed):
            print(f"{action}: {below}")


def count(state: Any, depth: int, seed: str) -> int:
    """The positions after so many decisions; a game that is over before has none."""
    if depth == 1:
        return len(decision(state.copy(), depth, seed)[1])
    return sum(below for _, below in divided(state, depth, seed))


def divided(state: Any, depth: int, seed: str) -> Iterator[tuple[Action, int]]:
    """Every first move with the positions below it."""
    start = state.copy()
    lane, options = decision(start, depth, seed)
    for action in options:
        yield action, _below(start.copy(), lane, action, depth - 1, seed)


def _below(state: Any, lane: Seat | None, action: Action, depth: int, seed: str) -> int:
    apply(state, lane, action)
    return count(state, depth, seed) if depth else 1


def decision(state: Any, depth: int, seed: str) -> tuple[Seat | None, Sequence[Action]]:
    """Let chance speak on this state; then the lane and the options of the first seat that has to decide."""
    while waiting := pending(state):
        lane, choice = min(waiting, key=lambda opened: opened[0] or 0)
        if not isinstance(choice, Chance):
            return lane, choice.options(state)
        apply(state, lane, choice.sample(state, Random(f"{seed} {choice.purpose()} {depth}")))
    return None, ()
