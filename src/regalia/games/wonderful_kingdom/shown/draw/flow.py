"""Groups of things in lines, each group under its name."""

from collections.abc import Sequence
from typing import NamedTuple

from regalia.art.ink import g, text
from regalia.art.sheet import Block
from regalia.core.html import Html
from regalia.games.wonderful_kingdom.shown.art.card_frames import HEIGHT, WIDTH

_GAP, _APART, _LABEL = 8.0, 18.0, 20.0
_LETTER = 7.2  # room for a letter of a name


class Item(NamedTuple):
    """A thing from the origin right and down."""

    art: Html
    width: float
    height: float


class Group(NamedTuple):
    """Things that belong together."""

    words: str
    items: Sequence[Item]


def sized(art: Html, scale: float, width: float = WIDTH, height: float = HEIGHT) -> Item:
    """A card, or something else of a given size, made smaller."""
    return Item(g(art, scale=scale), width * scale, height * scale)


def flow(groups: Sequence[Group], room: float) -> Block:
    """Group after group; a line is as high as its highest thing."""
    art, x, y, tall = Html(), 0.0, 0.0, 0.0
    for group in (group for group in groups if group.items):
        if x + max(group.items[0].width, len(group.words) * _LETTER) > room:
            x, y, tall = 0.0, y + tall + _LABEL + _GAP, 0.0
        art += text(x, y + 13, group.words, 13, "var(--ink-2)")
        least = x + len(group.words) * _LETTER
        for item in group.items:
            if x and x + item.width > room:
                x, y, tall, least = 0.0, y + tall + _LABEL + _GAP, 0.0, 0.0
            art, x, tall = art + g(item.art, at=(x, y + _LABEL)), x + item.width + _GAP, max(tall, item.height)
        x = max(x, least) + _APART
    return art, y + _LABEL + tall if art else 0.0
