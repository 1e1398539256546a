"""Where each option lies: on the thing that is clicked first for it, which is a button."""

from collections.abc import Iterable
from typing import NamedTuple

from regalia.art.ink import g, tag, title
from regalia.core.protocol import Action, Seat
from regalia.games.wonderful_kingdom.rules.actions import (
    AREAS,
    HEAP,
    Arrange,
    Cover,
    Drop,
    Keep,
    Propose,
    Recover,
    Recruit,
    Recycle,
    Search,
    Swap,
    Transmute,
)
from regalia.games.wonderful_kingdom.rules.lands import board, castle
from regalia.games.wonderful_kingdom.rules.state import DUCHY, Table


class Here(NamedTuple):
    """What places depend on besides the option itself."""

    table: Table
    seat: Seat  # who chooses
    area: int = 0  # the one whose cards are being gathered


def spot(here: Here, action: Action) -> str:
    """The first target, but a picture has one thing where a page has several."""
    match action:
        case Keep(card) | Recycle(card):
            return f"selected-{card}"
        case Drop(at):
            return f"{AREAS[here.area]}-{at + 1}"
        case Search(first, _):
            return _open(here, first)[0]
        case Transmute():
            return HEAP
        case Cover(card, _) | Recover(card, _):
            return DUCHY if card == DUCHY else f"built-{card}"
        case Arrange(name, slots) if len(slots) > 1:
            return f"land-{name}"
        case Recruit():
            return f"land-{list(board(here.table))[castle(here.table, here.seat)]}"
    found: str = action.clicked()[0]
    return found


def both(here: Here, action: Action) -> tuple[str, ...]:
    """The two things of an option that names two."""
    match action:
        case Propose(first, second):
            return first.clicked()[0], second.clicked()[0]
        case Swap():
            return action.clicked()
        case Search(first, second):
            return _open(here, first)[0], _open(here, second)[-1]
    return ()


def _open(here: Here, card: str) -> list[str]:
    """The places of an open card."""
    lying = enumerate(here.table.areas[here.area], 1)
    return [f"{AREAS[here.area]}-{at}" for at, each in lying if each.card == card and not each.down]


def target(art: str, part: str | None, label: str, word: str | None = None) -> str:
    """A thing with its name; a button when it is an option of the viewer, or a word of one."""
    if part is None and word is None:
        return g(title(label), art)
    button = {"tabindex": "0", "role": "button", "aria_label": label}
    return tag("g", title(label), art, class_="can target", data_part=part, data_word=word, **button)


def joined(words: Iterable[str]) -> str:
    return ", ".join(filter(None, words))
