"""Moves as people read them: grouped by what they do, neighbours drawn together."""

import re
from collections.abc import Sequence
from itertools import groupby

from regalia.core.protocol import Action

Place = tuple[str, int]  # "7,12" is number 12 of "7,"
MANY = 30  # lines of moves that begin with the same word: too many to read


def grouped(options: Sequence[Action]) -> dict[str, list[str]]:
    """The last words of the notations by the words before them; a single word stands for itself."""
    groups: dict[str, list[str]] = {}
    for action in options:
        head, _, tail = str(action).rpartition(" ")
        groups.setdefault(head or tail, []).extend([tail] if head else [])
    return groups


def compact(tails: Sequence[str]) -> str:
    """7,3 7,4 7,5 7,9 is written 7,3–5 7,9; what is no hex stands apart: gold | wood."""
    places = enumerate(map(_place, tails))
    runs = groupby(places, lambda numbered: (numbered[1][0], numbered[1][1] - numbered[0]))
    between = " " if all("," in tail for tail in tails) else " | "
    return between.join(_run([place for _, place in run]) for _, run in runs)


def _place(tail: str) -> Place:
    found = re.fullmatch(r"(.*,|)(\d+)", tail)
    return (found[1], int(found[2])) if found else (tail, -1)


def _run(places: Sequence[Place]) -> str:
    (row, first), (_, last) = places[0], places[-1]
    start = row if first < 0 else f"{row}{first}"
    return start if first == last else f"{start}–{last}"
