"""What goes between a coach and whoever shows it: how far a learner is, what is said, what a move led to."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from regalia.core.errors import Refused
from regalia.core.protocol import Entry
from regalia.core.record import Match


class Progress(NamedTuple):
    """How far a learner is, as data: what was done, None where the learner only went on."""

    lesson: str
    step: str = ""  # where that led; empty at the end of the lesson
    moves: tuple[str | None, ...] = ()
    tries: int = 0  # moves at this step that were answered and taken back

    def data(self) -> dict[str, Any]:
        return {**self._asdict(), "moves": list(self.moves)}

    @classmethod
    def of(cls, data: Any) -> "Progress":
        """From what `data` gave; anything else is refused."""
        kinds = {"lesson": str, "step": str, "moves": list, "tries": int}
        if not isinstance(data, dict) or {name: type(value) for name, value in data.items()} != kinds:
            raise Refused("The progress of a lesson has lesson, step, moves and tries.")
        if not all(move is None or isinstance(move, str) for move in data["moves"]):
            raise Refused("The moves of a lesson are texts, or null.")
        return cls(data["lesson"], data["step"], tuple(data["moves"]), data["tries"])


@dataclass(frozen=True, slots=True)
class Said:
    """What the coach says now."""

    step: str
    kind: str  # look, ask, free, or end
    idea: str
    sentence: str
    do: str  # what the hand can do now; nothing where there is only to look
    point: tuple[str, ...]  # tokens of the page, in the order of the clicks
    number: int  # of this step,
    of: int  # of so many
    won: bool = False  # at the end of a free table: whether its goal was reached


@dataclass(frozen=True, slots=True)
class Reply:
    """What a move led to."""

    accepted: bool
    entries: tuple[Entry, ...]  # the move, then what chance and rivals did; of an answered one only the move
    shown: Match  # the table after these entries; an answered move is taken back from the coach's own
    sentence: str = ""  # the answer to a move that does not lead on
    tries: int = 0
    offer: bool = False  # whether the coach should offer to play the move itself
