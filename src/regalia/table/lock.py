"""One server for a folder: the second one is told so."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from regalia.core.errors import Refused
from regalia.table.folder import PRIVATE, hide, make

WINDOWS = os.name == "nt"


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Hold the folder; the lock goes with the process, however it ends."""
    try:
        make(folder)
        handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, PRIVATE)
        hide(folder / "lock")
    except OSError as error:
        raise Refused("The folder {folder} cannot be used: {why}.", folder=folder, why=error.strerror) from None
    try:
        _lock(handle, folder)
        yield
    finally:
        os.close(handle)


def _take(handle: int) -> None:
    """Locked in the way of the system; an error if somebody else has it."""
    if WINDOWS:
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]  # here is no Windows
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _lock(handle: int, folder: Path) -> None:
    try:
        _take(handle)
    except OSError:
        raise Refused(
            "Another server keeps its tables in {folder}: give this one a folder of its own.", folder=folder
        ) from None
