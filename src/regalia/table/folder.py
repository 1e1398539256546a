"""The folder of a server: for one server, and for its owner's eyes only."""

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from regalia.core.errors import Refused
from regalia.table.translation import _

PRIVATE = 0o600
WINDOWS = os.name == "nt"


def make(folder: Path) -> None:
    """A folder that is there already stays as it is: it may hold what is not ours."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def hide(file: Path) -> None:
    """Nobody else may read or write a file, whoever was allowed to before."""
    with suppress(PermissionError):  # it belongs to somebody who lets us use it
        file.chmod(PRIVATE)


def kept(path: Path, new: Callable[[], bytes]) -> bytes:
    """The bytes of a file that is made at the first start; of several servers that start at once, one makes it."""
    try:
        if not path.exists():
            _make(path, new())
        hide(path)
        return path.read_bytes()
    except OSError as error:
        raise Refused(_("{path} cannot be read or written: {why}."), path=path, why=error.strerror) from error


def _make(path: Path, content: bytes) -> None:
    """Written aside for the owner's eyes only, and complete when it gets its name."""
    make(path.parent)
    handle, aside = tempfile.mkstemp(dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(aside, path)
    finally:
        Path(aside).unlink()


@contextmanager
def locked(folder: Path) -> Iterator[None]:
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
