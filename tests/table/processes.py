"""What the system knows of a server's processes."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

PAGE = 4096
SPAWNED = b"spawn_main"  # stands in the command line of a process of bots, or of the one that compiles for them


def workers(server: int) -> list[int]:
    """The processes of bots of a server."""
    return [pid for pid, parent, command in _all() if parent == server and SPAWNED in command]


def memory(pid: int) -> int:
    """Bytes of a process; 0 if it is gone."""
    with suppress(OSError):
        return int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) * PAGE
    return 0


def _all() -> Iterator[tuple[int, int, bytes]]:
    """Every process with its parent and its command line."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            _, _, rest = (folder / "stat").read_text("ascii", "replace").rpartition(") ")
            yield int(folder.name), int(rest.split()[1]), (folder / "cmdline").read_bytes()
