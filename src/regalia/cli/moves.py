"""Moves as people read and type them: grouped by what they do, neighbours drawn together, short forms understood."""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby

from regalia.core.errors import Illegal
from regalia.core.protocol import Action

Place = tuple[str, int]  # "7,12" is number 12 of "7,"


def grouped(options: Sequence[Action]) -> dict[str, list[str]]:
    """The last words of the notations by the words before them; a single word stands for itself."""
    groups: dict[str, list[str]] = {}
    for action in options:
        head, _, tail = str(action).rpartition(" ")
        groups.setdefault(head or tail, []).extend([tail] if head else [])
    return groups


def compact(tails: Sequence[str]) -> str:
    """7,3 7,4 7,5 7,9 is written 7,3–5 7,9."""
    places = enumerate(map(_place, tails))
    runs = groupby(places, lambda numbered: (numbered[1][0], numbered[1][1] - numbered[0]))
    return " ".join(_run([place for _, place in run]) for _, run in runs)


def _place(tail: str) -> Place:
    row = tail.rstrip("0123456789")
    return row, int(tail[len(row) :] or -1)


def _run(places: Sequence[Place]) -> str:
    (row, first), (_, last) = places[0], places[-1]
    start = row if first < 0 else f"{row}{first}"
    return start if first == last else f"{start}–{last}"


def meant(text: str, options: Sequence[Action], parse: Callable[[str], Action]) -> list[Action]:
    """The options that a text names: one by its notation, however it is spelled, or all that end with these words."""
    words = re.sub(r"\s*,\s*", ",", text.casefold()).split()
    with suppress(Illegal):
        if (action := parse(" ".join(words))) in options:
            return [action]
    return [action for action in options if words and str(action).split()[-len(words) :] == words]
