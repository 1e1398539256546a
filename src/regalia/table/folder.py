"""The folder of a server: what is in it is for its owner's eyes only."""

from contextlib import suppress
from pathlib import Path

PRIVATE = 0o600


def make(folder: Path) -> None:
    """A folder that is there already stays as it is: it may hold what is not ours."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def hide(file: Path) -> None:
    """Nobody else may read or write a file, whoever was allowed to before."""
    with suppress(PermissionError):  # it belongs to somebody who lets us use it
        file.chmod(PRIVATE)
