"""A line of the log of a table, as it was applied to the room."""

from typing import Any, NamedTuple

from regalia.core.protocol import Entry
from regalia.table.chairs import Chairs
from regalia.table.lines import LogLine


class Applied(NamedTuple):
    """A line with what those who listen need to know of it."""

    number: int
    line: LogLine
    entry: Entry | None  # acted or taken back
    lanes: object  # that were open before it
    state: Any  # after it
    chairs: Chairs
