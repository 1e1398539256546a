"""Tables of other rules than those of today, as after an update: quiet, closed, and read when they are over."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from regalia.agents.runner import play
from regalia.core.errors import Refused
from regalia.core.record import Match
from regalia.games import GAMES
from regalia.table import lines, outdated, registry
from regalia.table.store import Guest
from regalia.table.table import Table
from tests.soaking import SOAK
from tests.table import server as servers
from tests.table.hotseat import Hotseat, kept, serving
from tests.table.indoors import local_registry, seated, until
from tests.table.playing import Crowd, Player, played
from tests.table.reading import Reading
from tests.table.server import Server

SWEEPS = 11.0  # seconds: two of them
NOWHERE = "bbbbbbbbbb"
READ = (
    "",
    "view",
    "options",
    "scene",
    "log",
    "picture",
    "stream",
    "record",
    "description",
    "boards/0",
    "moves",
    "typed",
)
SENT: dict[str, dict[str, Any]] = {
    "act": {"action": "end"},
    "undo": {},
    "chat": {"text": "Hello."},
    "join": {"seat": 0},
    "leave": {},
    "rematch": {},
}


class Old(NamedTuple):
    """A server after an update: its tables by what they were, with their records of before."""

    server: Server
    ann: servers.Guest
    watching: Player
    over: dict[str, str]  # by game
    records: dict[str, dict[str, Any]]
    running: list[str]
    waiting: str
    gone: str  # of a game that is no longer there


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Old]:
    with serving(tmp_path_factory.mktemp("old")) as server, Crowd(server) as crowd:
        ann = crowd.guest("Ann")
        over = {game: finished(ann, game) for game in GAMES}
        records = {game: ann.ok("GET", f"/api/tables/{id}/record") for game, id in over.items()}
        running = [Hotseat.open(ann, game, pace="live").id for game in GAMES]
        running.append(ann.open("kingsburg", "greedy", "", pace="days"))
        ann.ok("POST", f"/api/tables/{running[-1]}/join", seat=1)
        waiting, gone = ann.open("kingsburg", "", "", open=True), finished(ann, "kingsburg")
        watching = crowd.watch(Player(ann, over["kingsburg"]))
        server.stop()
        for id, charter in kept(server, "SELECT id, charter FROM tables"):
            other = {"game": "chess"} if id == gone else {"rules": 99}
            changed = json.dumps(json.loads(charter) | other).encode()
            kept(server, "UPDATE tables SET charter = ? WHERE id = ?", changed, id)
        kept(server, "UPDATE tables SET due = 0 WHERE phase = 'playing'")
        (server.folder / "log.txt").write_text("")
        server.start()
        yield Old(server, ann, watching, over, records, running, waiting, gone)


def finished(guest: servers.Guest, game: str) -> str:
    """The end of a game, with a choice taken back and a bot that helped out."""
    whole = play(GAMES[game], ["random", "random"], 1)
    begun: dict[str, Any] = {"record": whole.record(), "at": len(whole.entries) - 12, "chairs": ["", ""]}
    table, rng = Hotseat(guest, guest.ok("POST", "/api/records", **begun)["id"]).sit(), Random(2)
    seat, options = table.turn() or (0, [])
    table.act(seat, options[0])
    guest.ask("POST", table.path("undo"), seat=seat)
    table.post("leave", seat=1)
    table.post("back", seat=1)
    table.play(rng)
    return table.id


def test_they_are_quiet(old: Old) -> None:
    """Those that are due are not tried again and again; it is said once that they rest."""
    time.sleep(SWEEPS)
    said = old.server.said()
    assert "Traceback" not in said
    assert said.count("tables of other rules rest") == 1
    assert len(said.splitlines()) < 10


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_can_still_be_exported(old: Old, game: str) -> None:
    """With the seed, and every entry as it was; by who played and by who watched."""
    table = old.over[game]
    assert old.ann.ok("GET", f"/api/tables/{table}/record") == old.records[game] | {"rules": 99}
    if game == "kingsburg":
        assert old.watching.get("record") == old.records[game] | {"rules": 99}


def test_one_of_a_game_that_is_no_longer_there_too(old: Old) -> None:
    assert old.ann.ok("GET", f"/api/tables/{old.gone}/record")["game"] == "chess"


def test_a_game_that_is_not_over_keeps_its_secrets(old: Old) -> None:
    """It may go on where its rules are known."""
    for id in (*old.running, old.waiting):
        [(charter,)] = kept(old.server, "SELECT charter FROM tables WHERE id = ?", id)
        for what in READ:
            answer = old.ann.ask("GET", f"/api/tables/{id}/{what}".rstrip("/"))
            assert answer.status_code == 409
            assert "rests" in answer.json()["error"]
            assert json.loads(charter)["seed"] not in answer.text


def test_who_may_be_there_is_told_and_strangers_are_not(old: Old) -> None:
    with Crowd(old.server) as crowd:
        stranger = crowd.guest("Mallory")
        for table in (*old.over.values(), *old.running, old.gone):
            for method, what, body in _asked():
                told = old.ann.ask(method, f"/api/tables/{table}/{what}".rstrip("/"), **body)
                assert told.status_code in ((200, 410) if table not in old.running else (409,)), (what, told.text)
                unknown, nothing = (
                    stranger.ask(method, f"/api/tables/{id}/{what}".rstrip("/"), **body) for id in (table, NOWHERE)
                )
                assert (unknown.status_code, unknown.text.replace(table, NOWHERE)) == (404, nothing.text)


def _asked() -> Iterator[tuple[str, str, dict[str, Any]]]:
    yield from (("GET", what, {}) for what in READ)
    yield from (("POST", what, body) for what, body in SENT.items())


def test_the_lists_still_hold(old: Old) -> None:
    """Mine show all of them, those of others none: nobody can sit down there."""
    mine = {table["id"] for table in old.ann.ok("GET", "/api/me/tables")}
    assert mine == {*old.over.values(), *old.running, old.waiting, old.gone}
    assert old.ann.ok("GET", "/api/tables") == []
    page = Reading(old.ann.ask("GET", "/mine").text)
    assert {f"/table/{id}" for id in mine - {old.gone}} <= set(page.values("href"))
    with Crowd(old.server) as crowd:
        assert old.waiting not in crowd.guest("Bob").ask("GET", "/").text


def test_a_new_table_is_played_as_ever(old: Old) -> None:
    table = Hotseat.open(old.ann, "kingsburg")
    table.play(Random(1))
    table.record()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3) if SOAK else (1,))
def test_the_log_alone_gives_the_record_that_the_rules_give(tmp_path: Path, game: str, seed: int) -> None:
    """Whatever was chosen, taken back, left to a bot, or played before."""
    rng = Random(seed)
    begun = played(game, 2, {}, lambda match: len(match.entries) > 30 * seed, seed)

    async def work() -> None:
        async with local_registry(tmp_path) as (rooms, valve):
            await valve.save(Guest("Ann", "Ann", "en", 0.0))
            for match in (Match.start(GAMES[game], 2), begun):
                table = await rooms.get(await rooms.open(match, "Ann"))
                for seat in range(2):
                    await table.do(lambda room, at, seat=seat: room.sit(seat, "Ann", "Ann", f"{seat}", at))  # type: ignore[misc]
                while table.room.to_choose():
                    await _step(table, rng)
                told = [lines.read(line.body) for line in await valve.lines(table.id)]
                assert outdated.record_from_log(table.room.charter, told) == table.room.record()

    asyncio.run(work())


async def _step(table: Table, rng: Random) -> None:
    """A choice of somebody, after which somebody takes one back."""
    seat, other = rng.choice(list(table.room.to_choose())), rng.randrange(2)
    action = rng.choice(table.room.options(seat))
    await table.do(lambda room, at: room.act(seat, action, at))
    if rng.random() < 0.2:
        with suppress(Refused):
            await table.do(lambda room, at: room.undo(other, "Ann", at))


def test_a_table_that_cannot_be_opened_is_said_to_be_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever is the matter with it; when it is well again, whoever asks for it finds it."""
    monkeypatch.setattr(registry, "SWEEP", 0.02)

    async def work() -> None:
        async with local_registry(tmp_path, idle=0.05, hold=0.0) as (rooms, _):
            table = await seated(rooms, "kingsburg", limit=2.0)
            await until(lambda: table.id not in rooms.tables)
            monkeypatch.setattr(rooms, "_room", broken)
            await until(lambda: "could not be opened" in capsys.readouterr().out)
            await asyncio.sleep(0.5)
            assert "could not be opened" not in capsys.readouterr().out
            monkeypatch.undo()
            assert (await rooms.get(table.id)).id == table.id

    async def broken(id: str, charter: Any) -> Any:
        raise KeyError("a fault")

    asyncio.run(work())
