"""A rematch: the first who asks opens it, everybody else finds it."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit

from tests.table.hotseat import Hotseat, kept, serving
from tests.table.playing import Crowd, Player, play
from tests.table.server import Server


def test_however_many_ask_at_once_there_is_one(server: Server) -> None:
    """Both players, ten times each; and whoever asks later."""
    with Crowd(server) as crowd, ThreadPoolExecutor(20) as pool:
        players = crowd.sit("kingsburg", "", "")
        play(players)
        before = [listed(player) for player in players]
        found = list(pool.map(lambda player: player.guest.ask("POST", player.path("rematch")), players * 10))
        assert {answer.status_code for answer in found} == {201}
        [again] = {answer.json()["id"] for answer in found}
        assert set[str]().union(*map(listed, players)) - set[str]().union(*before) == {again}
        for player in players:
            told = [event["text"] for event in player.get("log")["events"] if event["kind"] == "again"]
            assert told == [again]
            assert player.post("rematch")["id"] == again
            player.guest.ok("POST", f"/api/tables/{again}/join", seat=player.seat)


def listed(player: Player) -> list[str]:
    return [table["id"] for table in player.guest.ok("GET", "/api/me/tables")]


def test_a_rematch_that_is_not_saved_leaves_no_table(tmp_path: Path) -> None:
    """The new table and the word of it are saved together or not at all."""
    with serving(tmp_path) as server:
        table = Hotseat.open(server.guest("Ann"), "kingsburg")
        table.play(Random(1))
        size = (tmp_path / "data" / "regalia.db-wal").stat().st_size
        prlimit(server.process.pid, RLIMIT_FSIZE, (size, RLIM_INFINITY))
        assert "not saved" in table.guest.refused(503, "POST", table.path("rematch"))
        prlimit(server.process.pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))
        assert [id for (id,) in kept(server, "SELECT id FROM tables")] == [table.id]
        again = table.post("rematch")["id"]
        assert {id for (id,) in kept(server, "SELECT id FROM tables")} == {table.id, again}
