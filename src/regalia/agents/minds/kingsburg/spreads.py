"""How dice can be spread over advisors."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from regalia.games.kingsburg.rules.actions import Dice, Influence

Group = tuple[Dice, Dice]  # own dice and bonus dice that are placed together
Groups = tuple[Group, ...]


class Spread(NamedTuple):
    """Ranks that some dice reach together, each once, whether a +2 token helps, and how each is reached."""

    ranks: tuple[int, ...]
    plus2: bool
    ways: tuple[Influence, ...]


@lru_cache(1 << 14)
def spreads(own: Dice, bonus: Dice, plus2: bool, market: bool) -> tuple[Spread, ...]:
    """All the ranks that can be reached together; bonus dice follow own ones, and what leads nowhere is left out."""
    found: dict[tuple[tuple[int, ...], bool], Spread] = {}
    for groups in dict.fromkeys(_groups(own, bonus)):
        totals = [sum(mine) + sum(extra) for mine, extra in groups]
        for token in range(-1, len(groups) if plus2 else 0):
            for stepped, step in _steps(len(groups), market):
                reached = _reached(totals, token, stepped, step)
                key = tuple(sorted(reached)), token >= 0
                if key not in found:
                    ways = [
                        way(rank, *groups[reached[rank]], reached[rank] == token, step * (reached[rank] == stepped))
                        for rank in key[0]
                    ]
                    found[key] = Spread(*key, tuple(ways))
    return tuple(found.values())


def _reached(totals: Sequence[int], token: int, stepped: int, step: int) -> dict[int, int]:
    """By rank the group that reaches it, one of them with a +2 token, one with a step of the Market."""
    reached: dict[int, int] = {}
    for at, total in enumerate(totals):
        rank = total + 2 * (at == token) + step * (at == stepped)
        if 1 <= rank <= 18:
            reached.setdefault(rank, at)
    return reached


@lru_cache(1 << 14)
def way(rank: int, own: Dice, bonus: Dice, plus2: bool, step: int) -> Influence:
    return Influence(rank, own, bonus, plus2, step)


def _steps(groups: int, market: bool) -> Iterator[tuple[int, int]]:
    yield -1, 0
    if market:
        for at in range(groups):
            yield at, -1
            yield at, 1


def _groups(own: Dice, bonus: Dice) -> Iterator[Groups]:
    """Every partition of own dice, with each bonus die in one of the groups or unused."""
    for parts in dict.fromkeys(_parted(own)):
        yield from _joined(tuple((part, ()) for part in parts), bonus)


def _parted(own: Dice) -> Iterator[tuple[Dice, ...]]:
    if not own:
        yield ()
        return
    for parts in _parted(own[1:]):
        yield tuple(sorted(((own[0],), *parts)))
        for at, part in enumerate(parts):
            yield tuple(sorted((*parts[:at], (own[0], *part), *parts[at + 1 :])))


def _joined(groups: Groups, bonus: Dice) -> Iterator[Groups]:
    if not bonus:
        yield groups
        return
    for joined in _joined(groups, bonus[1:]):
        yield joined
        for at, (own, extra) in enumerate(joined):
            yield tuple(sorted((*joined[:at], (own, (bonus[0], *extra)), *joined[at + 1 :])))
