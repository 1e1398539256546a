"""Bluffs: what lies face down is mixed by regret matching, so that nobody can learn to see through it."""

from collections.abc import Sequence
from random import Random

from regalia.games.wonderful_kingdom.rules.actions import Propose

ROUNDS = 200  # of regret matching

Payoffs = Sequence[Sequence[float]]  # what each row brings against each column; the column player loses as much
Mix = tuple[float, ...]
Face = tuple[object, ...]


def face(option: Propose) -> Face:
    """What the other sees of a proposal: open cards and backs, by area."""
    shown = [(area, "" if down else card) for card, area, down in (option.first, option.second)]
    return tuple(sorted(shown))


def equilibrium(payoffs: Payoffs, rounds: int = ROUNDS) -> tuple[Mix, Mix]:
    """Both mixes of a small game, by regret matching: sides by turns, regrets never below zero, late rounds count
    more."""
    columns = tuple(zip(*payoffs, strict=True))
    row, column = [0.0] * len(payoffs), [0.0] * len(columns)
    rows, cols = [0.0] * len(payoffs), [0.0] * len(columns)
    for number in range(1, rounds + 1):
        _learn(row, [_against(line, _mix(column)) for line in payoffs])
        _learn(column, [-_against(line, _mix(row)) for line in columns])
        _add(rows, _mix(row), number)
        _add(cols, _mix(column), number)
    return _mix(rows), _mix(cols)


def _against(line: Sequence[float], mix: Mix) -> float:
    total = 0.0
    for worth, part in zip(line, mix, strict=True):
        total += worth * part
    return total


def _learn(regrets: list[float], worths: Sequence[float]) -> None:
    """Every choice is regretted by what it would have brought more than the mix."""
    got = _against(worths, _mix(regrets))
    regrets[:] = [max(0.0, regret + worth - got) for regret, worth in zip(regrets, worths, strict=True)]


def _mix(weights: Sequence[float]) -> Mix:
    total = 0.0
    for weight in weights:
        total += weight
    return tuple([weight / total if total else 1 / len(weights) for weight in weights])


def _add(sums: list[float], mix: Mix, weight: int) -> None:
    sums[:] = [old + weight * part for old, part in zip(sums, mix, strict=True)]


def drawn(mix: Mix, rng: Random) -> int:
    """A choice, as often as the mix says."""
    left = rng.random()
    for at, part in enumerate(mix):
        left -= part
        if left < 0:
            return at
    return mix.index(max(mix))
