"""Screens that a page has to hold on: sizes, languages, themes; all of them, or a cover of pairs."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle, islice, product
from typing import TypeVar

from regalia.core.words import LANGUAGES

THEMES = ("light", "dark")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Size:
    """Pixels, and whether a finger points there."""

    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES = (
    Size(1920, 1080),
    Size(1400, 900),
    Size(1366, 768),
    Size(1280, 720),
    Size(1024, 700),
    Size(768, 1024),
    Size(844, 390, touch=True),
    Size(640, 400),
    Size(390, 844, touch=True),
    Size(360, 740, touch=True),
    Size(320, 256),
)


@dataclass(frozen=True, slots=True)
class Screen:
    """One way to look at a page."""

    size: Size
    lang: str = "en"
    theme: str = "light"

    def __str__(self) -> str:
        return f"{self.size}-{self.lang}-{self.theme}"


def screens(
    sizes: Sequence[Size] = SIZES, langs: Sequence[str] = LANGUAGES, themes: Sequence[str] = THEMES
) -> tuple[Screen, ...]:
    """All of them, in an order that changes the language seldom: that takes a new page."""
    return tuple(Screen(size, lang, theme) for lang, theme, size in product(langs, themes, sizes))


def spread(things: Sequence[T], each: int, start: int = 0) -> list[tuple[T, tuple[Screen, ...]]]:
    """Things, each with so many screens on which to look at it: all screens in turn, so that half of them have every
    size in every language and in every theme."""
    order = [_turn(*divmod(n, len(SIZES))) for n in range(4 * len(SIZES))]
    turns = cycle(order[start:] + order[:start])
    return [(thing, tuple(islice(turns, each))) for thing in things]


def _turn(round: int, at: int) -> Screen:
    """The size in so many rounds of all sizes, the language and the theme different from the round before."""
    return Screen(SIZES[at], LANGUAGES[(round + at) % 2], THEMES[(round + round // 2 + at) % 2])
