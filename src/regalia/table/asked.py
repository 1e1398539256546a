"""Who has to choose: which seats a table asks, which of them in person, and whom others wait for."""

from collections.abc import Collection
from typing import Any

from regalia.core.lanes import Together, pending
from regalia.core.protocol import Choice, Seat
from regalia.table.chairs import Chairs

Turn = tuple[Seat | None, Choice]  # the lane and the choice of a seat


def asked(state: Any) -> dict[Seat, Turn]:
    """The seats that have to choose, each with its lane and choice."""
    return {choice.seat: (lane, choice) for lane, choice in pending(state)}


def asked_in_person(state: Any, chairs: Chairs) -> list[Seat]:
    """Those of them that no bot plays."""
    return [seat for seat in asked(state) if not chairs[seat].bot]


def awaited(state: Any, held: Collection[Seat]) -> list[Seat]:
    """The seats that have to choose, as the holder of some seats may know them: where all choose at once nobody learns
    who has chosen before everybody has."""
    top = state.agenda[-1]
    return [seat for seat, _ in top.opened if seat not in held] if isinstance(top, Together) else list(asked(state))
