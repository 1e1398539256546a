"""A server whose clock and dice a test holds in its hands, and in which one hole may be cut on purpose."""

import mmap
import os
import struct
import time
from pathlib import Path

AHEAD = struct.Struct("d")  # seconds by which the clock is ahead
SWEEP = 0.2  # seconds until a table that nobody has looked at for long is stopped


def main() -> None:
    """As the command `regalia`, told by the environment what is different."""
    _set_clock(Path(os.environ["REGALIA_CLOCK"]))
    from regalia.table import registry

    registry.SWEEP = SWEEP
    registry.TableRegistry._load_due = _let_sleep  # type: ignore[assignment, method-assign]
    if seed := os.environ.get("REGALIA_SEED"):
        registry.fresh = lambda: seed  # type: ignore[attr-defined]
    if name := os.environ.get("REGALIA_HOLE"):
        from tests.table.access.holes import HOLES

        HOLES[name]()
    from regalia.cli import main as regalia

    regalia()


async def _let_sleep(_: object) -> None:
    """Tables of earlier runs stay where they are, however late it is."""


def _set_clock(kept: Path) -> None:
    """All clocks of this process, ahead by as much as stands in a file."""
    with kept.open("r+b") as file:
        shown = mmap.mmap(file.fileno(), AHEAD.size)
    wall, steady = time.time, time.monotonic
    time.time = lambda: wall() + AHEAD.unpack_from(shown)[0]
    time.monotonic = lambda: steady() + AHEAD.unpack_from(shown)[0]
