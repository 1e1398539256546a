"""Where the names of the seats stand in a sentence: names are marked before it is made, and the marks are taken out."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from regalia.core.protocol import Seat

FIRST = 0xE000  # characters without a meaning of their own: one opens the name of each seat, one closes any
CLOSE = chr(FIRST - 1 + 0x100)
SEATS = 16
MARKS = re.compile(f"[{chr(FIRST)}-{CLOSE}]")
NAME = re.compile(f"([{chr(FIRST)}-{chr(FIRST + SEATS - 1)}])([^{CLOSE}]*){CLOSE}")


class Named(NamedTuple):
    """A name in a sentence: where it begins and ends, counted in characters, and whose it is."""

    begin: int
    end: int
    seat: Seat


def marked(names: Sequence[str]) -> list[str]:
    """The names of the seats with marks around them, which a sentence carries along."""
    return [f"{chr(FIRST + seat)}{MARKS.sub('', name)}{CLOSE}" for seat, name in enumerate(names)]


def unmarked(sentence: str) -> tuple[str, tuple[Named, ...]]:
    """The sentence as it is read, and the names in it."""
    plain, named, at = "", list[Named](), 0
    for found in NAME.finditer(sentence):
        plain += sentence[at : found.start()]
        named.append(Named(len(plain), len(plain) + len(found[2]), ord(found[1]) - FIRST))
        plain, at = plain + found[2], found.end()
    return plain + sentence[at:], tuple(named)
