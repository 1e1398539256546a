"""Better weights, from the shipped ones on: two neighbours of the best so far play each other, and it moves towards the
better one.

    python -m regalia.agents.minds.kingdom_builder.train SEED STEPS {playout,value}

Simultaneous perturbation: every weight goes up or down by chance, for one side up and for the other down, and all of
them move by what that gained. What counts in the end is the mean of the second half of the way.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from math import tanh
from random import Random
from statistics import fmean

from regalia.agents.kernels import Ints
from regalia.agents.kernels.kingdom_builder.encode import encode
from regalia.agents.kernels.kingdom_builder.kernel import fight, weighted
from regalia.agents.kernels.kingdom_builder.weights import NAMES
from regalia.agents.minds.kingdom_builder.weights import PLAYOUT, VALUE
from regalia.core.lanes import apply, first
from regalia.core.protocol import Chance
from regalia.core.record import Match
from regalia.games.kingdom_builder import GAME

QUEENIES = {"capitol": "random", "caves": "random", "island": "random"}
TABLES = 300
FIGHTS_A_STEP = {"playout": 150, "value": 16}  # of a step
NOT_TUNED = {"playout": ("next", "rival", "noise", "epsilon"), "value": ("noise", "epsilon")}  # not tuned
SCALE = 10.0  # points that make a game clear
RATE, REACH, LEAST = 2.0, 0.2, 30.0  # how far a step goes; how far neighbours lie apart: this share, at least so much
REPORT = 50


def laid_out(rng: Random) -> Ints:
    """A table before the first turn: mostly with two seats, now and then with the Queenies."""
    state = Match.start(GAME, rng.choice((2, 2, 2, 3, 4)), QUEENIES if rng.random() < 0.3 else {}).state
    while True:
        lane, choice = first(state)
        if not isinstance(choice, Chance):
            return encode(state)
        apply(state, lane, choice.sample(state, rng))


def trained(seed: str, steps: int, what: str, start: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """The weights after each step."""
    rng = Random(seed)
    tables = [laid_out(rng) for _ in range(TABLES)]
    best, trail = [float(start[name]) for name in NAMES], list[list[float]]()
    reach = [0.0 if name in NOT_TUNED[what] else max(REACH * abs(start[name]), LEAST) for name in NAMES]
    for step in range(steps):
        fade = 1 + 4 * step / steps
        way = [rng.choice((-1, 1)) * by * fade**-0.101 for by in reach]
        sides = weighted(_moved(best, way, 1)), weighted(_moved(best, way, -1))
        fights, planned = range(FIGHTS_A_STEP[what]), what == "value"
        gains = (fight(rng.choice(tables), *sides, rng.getrandbits(31), planned) / SCALE for _ in fights)
        gain = RATE * fade**-0.602 * fmean(map(tanh, gains))
        best = [weight + gain * by for weight, by in zip(best, way, strict=True)]
        trail.append(best)
        means = map(fmean, zip(*trail[step // 2 :], strict=True))
        yield dict(zip(NAMES, map(round, means), strict=True))


def _moved(weights: Sequence[float], way: Sequence[float], side: int) -> list[int]:
    return [round(weight + side * by) for weight, by in zip(weights, way, strict=True)]


if __name__ == "__main__":
    _, seed, steps, what = sys.argv
    for step, weights in enumerate(trained(seed, int(steps), what, PLAYOUT if what == "playout" else VALUE), 1):
        if step % REPORT == 0:
            print(step, weights, flush=True)
