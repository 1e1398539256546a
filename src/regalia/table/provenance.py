"""What a table brought from elsewhere: the record it continues, and the rows of a box file.

Everybody is told before they sit down, because the host has chosen both."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from regalia.core.fair import commitment
from regalia.core.protocol import CHANCE
from regalia.table.lines import Charter
from regalia.table.translation import _, plural, say

NAMED = 6  # rows that a sentence names


class Past(NamedTuple):
    """What was played elsewhere."""

    moves: int  # choices of seats
    draws: int


def past(charter: Charter) -> Past | None:
    """What was played in the record that the table continues, if it does."""
    draws = sum(seat == CHANCE for _lane, seat, _action in charter.past)
    return Past(len(charter.past) - draws, draws) if charter.past else None


def fair_field(charter: Charter, nonces: Sequence[str]) -> dict[str, Any]:
    """What a record says of its dice: with it the draws that were made at the table can be checked."""
    seed, since = charter.seed, len(charter.past)
    return {"hash": commitment(seed), "seed": seed, "nonces": list(nonces), "since": since}


def notes(charter: Charter, lang: str) -> list[str]:
    """A sentence on each thing that was not made at this table; usually none."""
    return [*_played(past(charter), lang), *_replaced(list(charter.box), lang)]


def short_notes(charter: Charter, lang: str) -> list[str]:
    """The same for a list, where there is little room."""
    said, rows = list[str](), len(charter.box)
    if before := past(charter):
        said.append(say(lang, _("Played on from a record. Moves: {moves}; draws: {draws}."), **before._asdict()))
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
