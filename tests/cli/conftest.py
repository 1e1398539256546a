"""A way to run the command line, and records to run it on."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from regalia.agents.runner import play
from regalia.cli import app
from regalia.games import GAMES

GAME = "kingdom-builder"
COMMAND = str(Path(sys.executable).with_name("regalia"))
Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test in a folder of its own, on a terminal that is none."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NO_COLOR", "1")
    return tmp_path


@pytest.fixture
def run() -> Run:
    """Run a command in this process; an exception is an error of the test."""

    def invoke(*arguments: str, typed: str | bytes = "") -> Result:
        return CliRunner().invoke(app, arguments, input=typed, catch_exceptions=False)

    return invoke


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Run a command that must be refused: the one sentence it says."""

    def invoke(*arguments: str) -> str:
        result = run(*arguments)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.count("\n") == 1
        return result.stderr.strip()

    return invoke


@pytest.fixture
def record(folder: Path) -> Path:
    """The record of a whole game between bots."""
    match = play(GAMES[GAME], ["random", "random"], "a record")
    path = folder / "record.json"
    path.write_text(json.dumps(match.record()), "utf-8")
    return path


def process(*arguments: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the installed command in a process of its own."""
    return subprocess.run([COMMAND, *arguments], input=typed, capture_output=True, timeout=120, check=False)
