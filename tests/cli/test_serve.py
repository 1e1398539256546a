"""regalia serve: it begins and ends politely, and what keeps it from beginning is one sentence."""

import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from regalia.table.settings import Settings
from tests.cli.conftest import Run, process
from tests.table.server import Server

Refused = Callable[..., str]


def test_it_says_what_it_takes(run: Run) -> None:
    said = run("serve", "--help").stdout
    assert [name for name in ("host", "port", "data", "origin", "workers") if f"--{name}" not in said] == []
    assert "REGALIA_PORT" in said


@pytest.mark.parametrize(
    "typed, sentence",
    [
        ("--port soon", "Invalid value for '--port'"),
        ("--port 65536", "The setting port is wrong: Input should be less than or equal to 65535."),
        ("--port -1", "The setting port is wrong: Input should be greater than or equal to 0."),
        ("--workers 0", "The setting workers is wrong: Input should be greater than or equal to 1."),
        ("--host nowhere.invalid", f"The server cannot listen on nowhere.invalid, port {Settings().port}: "),
    ],
)
def test_a_setting_that_makes_no_sense(typed: str, sentence: str, refused: Refused) -> None:
    assert refused("serve", *typed.split()).startswith(sentence)


def test_a_setting_of_the_environment(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGALIA_CHATS", "many")
    assert refused("serve").startswith("The setting chats is wrong: ")


def test_a_port_in_use_is_refused_before_a_file_is_touched(folder: Path, refused: Refused) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        sentence = f"The server cannot listen on 127.0.0.1, port {port}: Address already in use."
        assert refused("serve", "--port", str(port), "--data", "data") == sentence
    assert not (folder / "data").exists()


def test_a_folder_of_no_use(folder: Path) -> None:
    (folder / "file").touch()
    done = process("serve", "--port", "0", "--data", "file/data")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == "The folder file/data cannot be used: Not a directory.\n"


def test_a_database_that_is_none(folder: Path) -> None:
    (folder / "regalia.db").write_text("Once upon a time there was a king.", "utf-8")
    done = process("serve", "--port", "0", "--data", ".")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == "The file regalia.db is not a database, or it is damaged.\n"


@pytest.fixture
def server(folder: Path) -> Iterator[Server]:
    running = Server(folder)
    yield running
    running.kill()


def test_it_ends_when_it_is_told_to_and_leaves_one_database_file(server: Server) -> None:
    assert server.guest("Ann").ok("GET", "/api/me")["name"] == "Ann"
    assert server.stop() == 0
    assert server.said() == ""
    assert sorted(path.name for path in (server.folder / "data").iterdir()) == [
        "lock",
        "push-key",
        "regalia.db",
        "secret",
    ]
