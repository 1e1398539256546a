"""What of a table was not made there: the record that it plays on from, and the rows of a box file.

Everybody is told before they sit down, because whoever opened the table has chosen both."""

from typing import NamedTuple

from regalia.core.errors import Illegal
from regalia.core.fair import FairDice, commitment
from regalia.core.protocol import CHANCE
from regalia.table.lines import Charter
from regalia.table.translation import _, plural, say

NAMED = 6  # rows that a sentence names


class Past(NamedTuple):
    """What was played elsewhere."""

    moves: int  # choices of seats
    draws: int


def past(charter: Charter) -> Past | None:
    """What stands in the record that the table plays on from, if it does."""
    draws = sum(seat == CHANCE for _lane, seat, _action in charter.past)
    return Past(len(charter.past) - draws, draws) if charter.past else None


def promise(charter: Charter) -> str:
    """The hash of the seed of the dice."""
    return commitment(charter.seed)


def in_time(nonce: str, dice: FairDice | None) -> None:
    """Refuses a nonce that comes when the dice are made: it would seem to count and would not."""
    if nonce and dice:
        raise Illegal(_("The dice of this game are made, so your nonce comes too late: take the seat without one."))


def notes(charter: Charter, lang: str) -> list[str]:
    """A sentence on each thing that was not made at this table; usually none."""
    return [*_played(past(charter), lang), *_replaced(list(charter.box), lang)]


def short(charter: Charter, lang: str) -> list[str]:
    """The same for a list, where there is little room."""
    said, rows = list[str](), len(charter.box)
    if before := past(charter):
        said.append(say(lang, _("Played on from a record: {moves} moves, {draws} draws."), **before._asdict()))
    if rows:
        said.append(plural(lang, "A box file replaces {n} row.", "A box file replaces {n} rows.", rows))
    return said


def _played(before: Past | None, lang: str) -> list[str]:
    if before is None:
        return []
    moves = plural(
        lang,
        "This game was begun elsewhere and is played on from a record: {n} move was made before.",
        "This game was begun elsewhere and is played on from a record: {n} moves were made before.",
        before.moves,
    )
    draws = plural(
        lang,
        "{n} draw comes from the file: the dice of this table have not made it and do not vouch for it.",
        "{n} draws come from the file: the dice of this table have not made them and do not vouch for them.",
        before.draws,
    )
    return [moves, draws] if before.draws else [moves]


def _replaced(rows: list[str], lang: str) -> list[str]:
    if not rows:
        return []
    named = rows[:NAMED] + ["…"] * (len(rows) > NAMED)
    return [
        plural(
            lang,
            "A box file of the host replaces {n} row of the box: {rows}.",
            "A box file of the host replaces {n} rows of the box: {rows}.",
            len(rows),
            rows=named,
        )
    ]
