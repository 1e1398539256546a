"""Tables of bots alone on a real server: one too many is refused, and nothing happens there while nobody looks."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from regalia.table.levels import RULER
from tests.table.hotseat import kept, serving, soon
from tests.table.playing import Player, Tape
from tests.table.server import Guest, Server

GAME = "kingsburg"
LATER = 60.0  # seconds in which everything has happened that will
WHILE = 0.5  # seconds in which something would have happened
LOOK = 0.4  # seconds of a look
FULL = "Bots play alone at 3 of your tables already: wait until one of them is over, or take a seat."
PLEIN = (
    "Des robots jouent déjà seuls à 3 de vos tables\N{NARROW NO-BREAK SPACE}: "
    "attendez que l’une des parties soit finie, ou prenez un siège."
)


def watched(guest: Guest, *chairs: str) -> Player:
    return Player(guest, guest.open(GAME, *chairs, open=True))


def test_one_too_many_is_refused_with_a_sentence(server: Server) -> None:
    ann = server.guest("Ann")
    asked = {"game": GAME, "chairs": ["greedy", "greedy"]}
    for _ in range(3):
        ann.open(GAME, *asked["chairs"])
    before = ann.ok("GET", "/api/me/tables")
    assert ann.refused(429, "POST", "/api/tables", **asked) == FULL
    assert ann.refused(429, "POST", "/api/tables?lang=fr", **asked) == PLEIN
    assert ann.ok("GET", "/api/me/tables") == before
    assert server.guest("Bob").open(GAME, *asked["chairs"])
    other = ann.open(GAME, "greedy", "")
    assert ann.refused(429, "POST", f"/api/tables/{other}/bot", seat=1, bot="greedy") == FULL
    ann.ok("POST", f"/api/tables/{other}/join", seat=1)


def test_no_race_opens_one_too_many(server: Server) -> None:
    ann = server.guest("Ann")
    with ThreadPoolExecutor(8) as crowd:
        asked = [crowd.submit(ann.ask, "POST", "/api/tables", game=GAME, chairs=["greedy"] * 2) for _ in range(8)]
    assert sorted(found.result().status_code for found in asked) == [201] * 3 + [429] * 5


def test_a_game_is_watched_to_its_end_and_another_can_be_opened(server: Server) -> None:
    ann = server.guest("Ann")
    for _ in range(4):
        tape = Tape(watched(ann, "random", "random"))
        tape.until(lambda tape: tape.over, LATER).close()


def test_who_asks_from_time_to_time_looks(tmp_path: Path) -> None:
    """A program without a stream. While nobody asks nothing happens, and a restart is no look."""
    with serving(tmp_path, look=LOOK) as server:
        ann = server.guest("Ann")
        player = Player(ann, ann.open(GAME, *["greedy"] * 5))
        still_there(server, player)
        before = lines(server, player)
        soon(lambda: player.get("view") and lines(server, player) > before, LATER)
        still_there(server, player)
        before = lines(server, player)
        server.stop()
        server.start()
        time.sleep(WHILE)
        assert lines(server, player) == before
        soon(lambda: player.get("view") and lines(server, player) > before, LATER)


def test_where_a_person_plays_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        player = Player(ann, ann.open("kingdom-builder", "", RULER), 0)
        player.post("join", seat=0)
        while options := player.options():
            player.act(options[0])
        server.kill()
        before = lines(server, player)
        server.start()
        soon(lambda: lines(server, player) > before, LATER)


def lines(server: Server, player: Player) -> int:
    """How long the log of a table is, by the database: to read that is no look."""
    ((number,),) = kept(server, 'SELECT count(*) FROM lines WHERE "table" = ?', player.table)
    return int(number)


def still_there(server: Server, player: Player) -> None:
    """Wait until nothing happens any more."""
    seen = [-1, lines(server, player)]
    for _ in range(int(LATER / WHILE)):
        if seen[-1] == seen[-2]:
            return
        time.sleep(WHILE)
        seen.append(lines(server, player))
    raise AssertionError(f"they never rest: {seen}")
