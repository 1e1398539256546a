"""Hints: for who has to choose, in words, the same for who asks again, given up when the moment is gone."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from regalia.core.protocol import Action
from regalia.table.bots import BotProcesses
from regalia.table.fair_queue import Ticket
from regalia.table.hints import check_allowed
from regalia.table.metrics import Metrics
from regalia.table.refusals import Conflicting
from regalia.table.settings import Settings
from regalia.table.worker_process import Advice
from tests.table.hotseat import Hotseat
from tests.table.indoors import choice, local_registry, seated, until
from tests.table.playing import Crowd
from tests.table.server import Server

OFF = "At this table there are no hints."


@pytest.mark.parametrize("game", ["kingdom-builder", "kingsburg", "wonderful-kingdom"])
def test_a_hint_is_an_option_in_words_with_its_chance(server: Server, game: str) -> None:
    table = Hotseat.open(server.guest("Ann"), game)
    seat, options = table.turn() or (0, [])
    before = table.seen()
    told = table.post("hint", seat=seat)
    assert told["action"] in options
    assert told["label"]
    assert 0 <= told["chance"] <= 1
    assert len({*told["reasons"]}) in (2, 3)
    french = table.guest.ok("POST", table.path("hint?lang=fr"), seat=seat)
    assert [french[field] for field in ("action", "chance")] == [told[field] for field in ("action", "chance")]
    assert french["label"] != told["label"]
    assert len(french["reasons"]) == len(told["reasons"])
    assert not {*french["reasons"]} & {*told["reasons"]}
    assert table.seen() == before
    table.act(seat, told["action"])


def test_who_has_nothing_to_choose_gets_no_hint(server: Server) -> None:
    with Crowd(server) as crowd:
        ann, bob = crowd.sit("kingsburg", "", "")
        asks, waits = (ann, bob) if ann.options() else (bob, ann)
        assert waits.guest.refused(409, "POST", waits.path("hint"), seat=None) == "It is not your turn."
        assert "not yours" in waits.guest.refused(403, "POST", waits.path("hint"), seat=asks.seat)
        watcher = crowd.watch(ann)
        assert "no seat" in watcher.guest.refused(403, "POST", watcher.path("hint"), seat=None)
        crowd.stranger().refused(401, "POST", ann.path("hint"), seat=None)
        crowd.guest().refused(404, "POST", ann.path("hint"), seat=None)
        asks.post("leave", seat=None)
        assert "bot plays" in asks.guest.refused(409, "POST", asks.path("hint"), seat=None)


def test_who_holds_several_seats_says_for_which(server: Server) -> None:
    table = Hotseat.open(server.guest("Ann"), "kingsburg")
    seat, _ = table.turn() or (0, [])
    assert table.guest.refused(422, "POST", table.path("hint"), seat=None) == "Say for which seat."
    assert table.guest.refused(409, "POST", table.path("hint"), seat=1 - seat) == "It is not your turn."


def test_a_table_may_be_without_hints(server: Server) -> None:
    ann = server.guest("Ann")
    table = Hotseat.open(ann, "kingsburg", hints=False)
    seat, _ = table.turn() or (0, [])
    assert ann.refused(409, "POST", table.path("hint"), seat=seat) == OFF
    assert table.get("")["hints"] is table.get("scene", seat)["table"]["hints"] is False
    assert Hotseat.open(ann, "kingsburg").get("")["hints"] is True


# how they are thought of


class Slow(BotProcesses):
    """Advice that comes when the test says so."""

    def __init__(self) -> None:
        super().__init__(Settings(), Metrics())
        self.asked = self.cancelled = 0
        self.found = asyncio.Event()

    async def advise(self, order: Ticket, game: str, view: Any, options: Sequence[Action]) -> Advice:
        self.asked += 1
        try:
            await self.found.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return Advice(0, 0.5, {"en": ["good"], "fr": ["bon"]})


async def asking(folder: Path, work: Any) -> None:
    """A table where somebody has asked for a hint, three times in a hurry."""
    slow = Slow()
    async with local_registry(folder) as (rooms, _):
        rooms.backend.bots.close()
        rooms.backend = rooms.backend._replace(bots=slow)
        table = await seated(rooms, "kingsburg")
        seat, _action = choice(table)
        check_allowed(table.room, seat, ("Ann", "Bob")[seat])
        asked = [asyncio.create_task(table.hints.ask(table.room, seat)) for _ in range(3)]
        await until(lambda: slow.asked)
        await work(table, slow, asked)
    slow.close()


def test_all_who_ask_the_same_share_one_thought(tmp_path: Path) -> None:
    async def work(table: Any, slow: Slow, asked: Any) -> None:
        assert table.busy
        slow.found.set()
        answers = await asyncio.gather(*asked)
        seat, action = choice(table)
        assert {str(option) for option, _ in answers} == {action}
        assert await table.hints.ask(table.room, seat) == answers[0]
        assert (slow.asked, table.busy) == (1, False)

    asyncio.run(asking(tmp_path, work))


def test_a_hint_is_given_up_when_its_moment_is_gone(tmp_path: Path) -> None:
    async def work(table: Any, slow: Slow, asked: Any) -> None:
        seat, action = choice(table)
        await table.do(lambda room, at: room.choose(seat, ("Ann", "Bob")[seat], action, at))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [str(answer) for answer in answers] == ["The table has changed: ask again."] * 3
        assert all(isinstance(answer, Conflicting) for answer in answers)
        await until(lambda: slow.cancelled == 1)
        slow.found.set()
        seat, _action = choice(table)
        assert await table.hints.ask(table.room, seat)
        assert slow.asked == 2

    asyncio.run(asking(tmp_path, work))


def test_what_is_said_meanwhile_does_not_disturb_it(tmp_path: Path) -> None:
    async def work(table: Any, slow: Slow, asked: Any) -> None:
        await table.do(lambda room, at: room.say(None, "cleo", "Cleo", "Well?", at))
        asked[0].cancel()
        await asyncio.sleep(0.02)
        slow.found.set()
        assert len(await asyncio.gather(*asked[1:])) == 2
        assert slow.cancelled == 0

    asyncio.run(asking(tmp_path, work))


def test_a_table_that_closes_gives_up_its_hints(tmp_path: Path) -> None:
    async def work(table: Any, slow: Slow, asked: Any) -> None:
        table.stop()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, Conflicting) for answer in answers)
        assert slow.cancelled == 1

    asyncio.run(asking(tmp_path, work))
