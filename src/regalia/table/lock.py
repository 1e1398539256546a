"""One server for a folder: the second one is told so."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from regalia.core.errors import Refused


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Hold the folder; the lock goes with the process, however it ends."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Refused("The folder {folder} cannot be used: {why}.", folder=folder, why=error.strerror) from None
    try:
        _lock(handle, folder)
        yield
    finally:
        os.close(handle)


def _lock(handle: int, folder: Path) -> None:
    try:
        import fcntl
    except ModuleNotFoundError:  # Windows has no such locks
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise Refused(
            "Another server keeps its tables in {folder}: give this one a folder of its own.", folder=folder
        ) from None
