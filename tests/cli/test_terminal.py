"""On a real terminal: colour where it is wanted, a clear screen between people, a warning when it is narrow."""

import os
import re
from subprocess import Popen

import pytest

from tests.cli.conftest import COMMAND, GAME

pty = pytest.importorskip("pty")


def terminal(*arguments: str, typed: str, columns: int = 100, height: int = 60, **environment: str) -> str:
    """What a command writes on a terminal of its own."""
    ours, theirs = pty.openpty()
    settings = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": str(columns), "LINES": str(height)}
    outside = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    with Popen([COMMAND, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=outside | settings | environment):
        os.close(theirs)
        os.write(ours, typed.encode())
        said = b"".join(iter(lambda: _read(ours), b""))
    os.close(ours)
    return said.decode()


def _read(leader: int) -> bytes:
    try:
        return os.read(leader, 65536)
    except OSError:  # the other side is closed
        return b""


def test_houses_and_terrain_have_their_colours() -> None:
    said = terminal("play", GAME, "--seed", "7", typed="quit\n")
    assert "\x1b[1;38;2;255;243;230;48;2;180;35;47m R \x1b[0m" in said
    assert "\x1b[2J" in said
    assert "needs" not in said


def test_no_color_is_respected_and_a_narrow_window_is_told() -> None:
    said = terminal("play", GAME, "--seed", "7", typed="quit\n", columns=80, NO_COLOR="1")
    assert "48;2" not in said
    assert re.search(r"This table needs \d+ columns and the window has 80: make it wider\.", said)


def test_the_screen_is_cleared_before_the_next_person_looks() -> None:
    said = terminal("play", GAME, "--seed", "7", "--bots", "", typed="\nquit\n")
    before, curtain, after = said.partition("Rose, your turn")
    assert before.endswith("\x1b[2J\x1b[H")
    assert curtain
    assert "\x1b[2J" in after


def test_news_that_do_not_fit_are_read_before_the_table() -> None:
    said = terminal("play", GAME, "--seed", "7", typed="\nquit\n", height=24)
    news, enter, table = said.partition("Enter to go on ")
    assert "At the table: " in news
    assert enter
    assert "[c]" not in news
    assert "\x1b[2J" in table
    assert "At the table: " not in table
    assert "Canyon: build 3 settlements." in table


def test_news_longer_than_the_screen_are_read_by_the_page() -> None:
    said = terminal("play", GAME, "--seed", "7", "--lang", "fr", typed="\n\n\n\nquit\n", height=3)
    assert said.count("Entrée pour continuer ") > 1


def test_news_and_table_that_fit_are_shown_together() -> None:
    assert "Enter to go on" not in terminal("play", GAME, "--seed", "7", typed="quit\n")


def test_bots_alone_wait_for_nobody() -> None:
    said = terminal("play", GAME, "--seed", "7", "--seats", "2", "--bots", "random,random", typed="", height=20)
    assert "Enter to go on" not in said


def test_the_bar_of_a_simulation_is_on_the_terminal() -> None:
    assert "100%" in terminal("simulate", GAME, "--bots", "random,random", "--games", "3", "--json", typed="")
