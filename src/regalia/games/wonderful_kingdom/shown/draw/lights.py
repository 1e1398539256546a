"""What may be chosen now, as the things of the picture that are lit."""

from collections.abc import Iterator

from regalia.core.lanes import pending
from regalia.core.protocol import Action, Choice
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
from regalia.games.wonderful_kingdom.rules.gathering import Gathering
from regalia.games.wonderful_kingdom.rules.lands import board, castle
from regalia.games.wonderful_kingdom.rules.state import DUCHY, Readable
from regalia.games.wonderful_kingdom.rules.view import View


def lights(view: View) -> frozenset[str]:
    """The things that some option of the viewer is about: "site-farm", "left-2"."""
    mine = (choice for _, choice in pending(view) if choice.seat == view.seat)
    return frozenset(
        thing for choice in mine for action in choice.options(view) for thing in _things(view, choice, action)
    )


def _things(table: Readable, choice: Choice, action: Action) -> Iterator[str]:
    """The first target of an option, or both; but a picture has one thing where a page has several."""
    area = choice.area if isinstance(choice, Gathering) else 0
    match action:
        case Keep(card) | Recycle(card):
            yield f"selected-{card}"
        case Drop(at):
            yield f"{AREAS[area]}-{at + 1}"
        case Search(first, second):
            yield _open(table, area, first)[0]
            yield _open(table, area, second)[-1]
        case Transmute():
            yield HEAP
        case Cover(card, _) | Recover(card, _):
            yield DUCHY if card == DUCHY else f"built-{card}"
        case Arrange(name, slots) if len(slots) > 1:
            yield f"land-{name}"
        case Recruit():
            yield f"land-{list(board(table))[castle(table, choice.seat)]}"
        case Propose(first, second):
            yield from (first.clicked()[0], second.clicked()[0])
        case Swap():
            yield from action.clicked()
        case _:
            yield action.clicked()[0]


def _open(table: Readable, area: int, card: str) -> list[str]:
    """The places of an open card."""
    lying = enumerate(table.areas[area], 1)
    return [f"{AREAS[area]}-{at}" for at, each in lying if each.card == card and not each.down]
