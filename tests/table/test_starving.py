"""One guest opens as many tables full of Rulers as he likes: the Squire of another answers as if there were none, and
his Ruler as if there were one."""

import re
import time
from pathlib import Path
from random import Random

from regalia.table.levels import RULER
from tests.table.hotseat import Hotseat, serving, soon
from tests.table.playing import SOAK
from tests.table.server import Guest

TABLES = 50 if SOAK else 12
GAMES = 6 if SOAK else 1  # with a Squire
MOVES = 6  # of his in each
LATER = 60.0  # seconds in which everything has happened that will
PASSWORD = "starving"
PROMISED = 3.0  # seconds until a Squire answers; on a machine that has nothing else to do


def test_a_squire_answers_though_another_guest_has_called_many_rulers(tmp_path: Path) -> None:
    with serving(tmp_path, metrics=PASSWORD) as server:
        mallory, ann = server.guest("Mallory"), server.guest("Ann")
        for _ in range(TABLES):
            Hotseat(mallory, mallory.open("kingdom-builder", "", *[RULER] * 4), 1).sit()
        soon(lambda: thoughts(ann, "search"), LATER)
        squires = [Hotseat(ann, ann.open("kingsburg", "", "greedy"), 1).sit() for _ in range(GAMES)]
        waits = [waited(table) for table in squires for _ in range(MOVES)]
        passed = passed_over(Hotseat(ann, ann.open("kingdom-builder", "", RULER), 1).sit())
        assert passed <= 3  # the thought that was under way, its own, and one that began before it was counted
        assert thoughts(ann, "search") < TABLES * 4  # they still had much to think about
    print(f"{TABLES} tables of Rulers: the Squire answered after {max(waits):.2f} s at most")
    assert not SOAK or max(waits) <= PROMISED


def waited(table: Hotseat) -> float:
    """Play until it is the Squire's turn: how long he takes. That is not for so many Rulers to think first."""
    rng = Random(5)
    while options := table.options(0):
        table.act(0, rng.choice(options))
    rulers, began = thoughts(table.guest, "search"), time.monotonic()
    soon(lambda: table.options(0), LATER)
    seconds = time.monotonic() - began
    assert thoughts(table.guest, "search") - rulers <= TABLES / 2
    return seconds


def passed_over(table: Hotseat) -> float:
    """Play until it is the Ruler's turn: how many thoughts there are until his first one is over."""
    rng = Random(5)
    while options := table.options(0):
        table.act(0, rng.choice(options))
    rulers, lines = thoughts(table.guest, "search"), len(table.events(0))
    soon(lambda: len(table.events(0)) > lines, LATER)
    return thoughts(table.guest, "search") - rulers


def thoughts(guest: Guest, bot: str) -> float:
    """How many the server has had of a kind of bot."""
    page = guest.ask("GET", "/metrics", {"Authorization": f"Bearer {PASSWORD}"}).text
    found = re.search(rf'^regalia_thought_seconds_count{{bot="{bot}"}} (\S+)$', page, re.M)
    return float(found[1]) if found else 0.0
