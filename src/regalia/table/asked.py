"""Who has to choose: which seats a table asks, and which of them in person."""

from typing import Any

from regalia.core.lanes import pending
from regalia.core.protocol import Choice, Seat
from regalia.table.chairs import Chairs

Turn = tuple[Seat | None, Choice]  # the lane and the choice of a seat


def asked(state: Any) -> dict[Seat, Turn]:
    """The seats that have to choose, each with its lane and choice."""
    return {choice.seat: (lane, choice) for lane, choice in pending(state)}


def asked_in_person(state: Any, chairs: Chairs) -> list[Seat]:
    """Those of them that no bot plays."""
    return [seat for seat in asked(state) if not chairs[seat].bot]
