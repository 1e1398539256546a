"""The folder of a server: nobody else reads what is in it, and one server holds it at a time."""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from regalia.core.errors import Refused
from regalia.table import folder
from regalia.table.folder import locked
from tests.table.hotseat import Hotseat, serving
from tests.table.server import Server


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}


@pytest.fixture
def lax() -> Iterator[None]:
    """Whoever starts the server lets everybody read and write what he makes."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("lax")
def test_only_the_owner_reads_what_a_server_keeps(tmp_path: Path) -> None:
    """With the server up, and after it was killed; whatever the mask of whoever starts it."""
    with serving(tmp_path) as server:
        Hotseat.open(server.guest("Ann"), "kingsburg")
        private(server)
        server.kill()
        private(server)
        for path in (tmp_path / "data").iterdir():
            path.chmod(0o666)  # as an older server left it, or a copy that was put back
        server.start()
        Hotseat.open(server.guest("Bob"), "kingsburg")
        private(server)


def private(server: Server) -> None:
    kept = modes(server.folder / "data")
    assert {"regalia.db", "regalia.db-wal", "regalia.db-shm", "secret", "lock"} <= set(kept)
    assert kept.pop("data") == 0o700
    assert set(kept.values()) == {0o600}, kept


def test_a_folder_that_was_there_keeps_its_mode(tmp_path: Path) -> None:
    """It may be anybody's: what the server puts there is private all the same."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data").chmod(0o755)
    with serving(tmp_path) as server:
        kept = modes(server.folder / "data")
        assert kept.pop("data") == 0o755
        assert set(kept.values()) == {0o600}


def test_a_folder_has_one_server(tmp_path: Path) -> None:
    with locked(tmp_path), pytest.raises(Refused, match="Another server keeps its tables"), locked(tmp_path):
        pass
    with locked(tmp_path):
        pass


class Windows(ModuleType):
    """Its locks, as far as they are used: a byte of a file, held by one handle."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.held = dict[tuple[int, int], int]()

    def locking(self, handle: int, mode: int, size: int) -> None:
        assert (mode, size) == (self.LK_NBLCK, 1)
        found = os.fstat(handle)
        other = self.held.setdefault((found.st_dev, found.st_ino), handle)
        if other != handle and _open(other):
            raise PermissionError(13, "Permission denied")
        self.held[found.st_dev, found.st_ino] = handle


def _open(handle: int) -> bool:
    try:
        os.fstat(handle)
    except OSError:
        return False
    return True


def test_a_folder_has_one_server_on_windows_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "msvcrt", Windows())
    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.setattr(folder, "WINDOWS", True)
    test_a_folder_has_one_server(tmp_path)
