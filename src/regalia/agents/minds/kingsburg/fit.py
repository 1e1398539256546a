"""Least squares, row by row: the weights of all traits at once, drawn towards those of before."""

from collections.abc import Mapping
from math import fsum

from regalia.agents.minds.kingsburg.judge import KNOTS, Judge, Weights, hats

PRIOR_ROWS = 30.0  # rows that the weights of before count for
DIGITS = 3


class Fit:
    """Normal equations for the change of the weights."""

    def __init__(self, weights: Weights) -> None:
        self.judge, self.names = Judge(weights), sorted(weights)
        self.places = {name: at * len(KNOTS) for at, name in enumerate(self.names)}
        size = len(self.names) * len(KNOTS)
        self.matrix = [[PRIOR_ROWS * (one == two) for two in range(size)] for one in range(size)]
        self.right = [0.0] * size

    def add(self, left: int, traits: Mapping[str, float], gained: float) -> None:
        """A row: with these traits and so many seasons left, so many points were gained."""
        shares = [(knot, share) for knot, share in enumerate(hats(left)) if share]
        held = ((self.places[name], count) for name, count in traits.items() if count)
        row = [(place + knot, count * share) for place, count in held for knot, share in shares]
        error = gained - self.judge.sum(left, traits.items())
        for place, count in row:
            line = self.matrix[place]
            self.right[place] += count * error
            for other, more in row:
                line[other] += count * more

    def solved(self) -> Weights:
        change, found = solve(self.matrix, self.right), {}
        for name in self.names:
            at, before = self.places[name], self.judge.weights[name]
            found[name] = [round(old + change[at + knot], DIGITS) for knot, old in enumerate(before)]
        return found


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The matrix is symmetric and positive: elimination needs no search for pivots. Both are used up."""
    size = len(right)
    for at, pivot in enumerate(matrix):
        for below in range(at + 1, size):
            if matrix[below][at]:
                factor = matrix[below][at] / pivot[at]
                matrix[below][at:] = [
                    mine - factor * one for mine, one in zip(matrix[below][at:], pivot[at:], strict=True)
                ]
                right[below] -= factor * right[at]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = fsum(matrix[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (right[at] - rest) / matrix[at][at]
    return found
