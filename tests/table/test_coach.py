"""The coach of a table: asked by the holder of a seat alone, about the next choice and about the last one; it says
less by and by, and never holds anything up."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from regalia.core.protocol import Action
from regalia.games import GAMES
from regalia.table import coach as coaching
from regalia.table.bots import BotProcesses
from regalia.table.coach import ALL, LITTLE, MUCH, NONE, SOME, Coach
from regalia.table.fair_queue import Ticket
from regalia.table.hints import Hints
from regalia.table.limits import Limits
from regalia.table.metrics import Metrics
from regalia.table.refusals import Conflicting, TooMany
from regalia.table.settings import Settings
from regalia.table.worker_process import Advice, Reviewed
from tests.soaking import SOAK
from tests.table.hotseat import Hotseat
from tests.table.indoors import choice, local_registry, seated, until
from tests.table.playing import Crowd
from tests.table.server import Server
from tests.table.test_freely import Alone

OFF = "At this table there is no coach."


@pytest.mark.parametrize("game", GAMES if SOAK else ["kingsburg"])
def test_a_coach_speaks_before_a_choice_and_after_it(server: Server, game: str) -> None:
    table = Hotseat.open(server.guest("Ann"), game, coach=True)
    seat, options = table.turn() or (0, [])
    before = table.seen()
    ahead = table.post("coach", seat=seat, about="next")
    assert ahead["words"][-1].startswith("Possible now: ")
    assert (ahead["better"], ahead["again"]) == ([], False)
    french = table.guest.ok("POST", table.path("coach?lang=fr"), seat=seat, about="next")
    assert len(french["words"]) == len(ahead["words"])
    assert not {*french["words"]} & {*ahead["words"]}
    refused = table.guest.refused(409, "POST", table.path("coach"), seat=seat, about="last")
    assert "has not chosen" in refused
    assert table.seen() == before
    table.act(seat, options[-1])
    back = table.post("coach", seat=seat, about="last", fully=True)
    assert all(sentence.endswith(".") for sentence in (*back["words"], *back["better"]))
    assert back["again"] in (False, bool(back["better"]))


def test_nobody_else_hears_it(server: Server) -> None:
    with Crowd(server) as crowd:
        ann, bob = crowd.sit("kingsburg", "", "", coach=True)
        asks, waits = (ann, bob) if ann.options() else (bob, ann)
        for about in ("next", "last"):
            assert waits.guest.ask("POST", waits.path("coach"), seat=None, about=about).status_code == 409
            assert "not yours" in waits.guest.refused(403, "POST", waits.path("coach"), seat=asks.seat, about=about)
            watcher = crowd.watch(ann)
            assert "no seat" in watcher.guest.refused(403, "POST", watcher.path("coach"), seat=None, about=about)
            crowd.stranger().refused(401, "POST", ann.path("coach"), seat=None, about=about)
            crowd.guest().refused(404, "POST", ann.path("coach"), seat=None, about=about)
        asks.guest.refused(422, "POST", asks.path("coach"), seat=None, about="the weather")
        asks.guest.refused(422, "POST", asks.path("coach"), seat=None)
        asks.post("leave", seat=None)
        assert "bot plays" in asks.guest.refused(409, "POST", asks.path("coach"), seat=None, about="next")


def test_a_table_may_be_without_a_coach(server: Server) -> None:
    ann = server.guest("Ann")
    table = Hotseat.open(ann, "kingsburg")
    seat, _ = table.turn() or (0, [])
    for about in ("next", "last"):
        assert ann.refused(409, "POST", table.path("coach"), seat=seat, about=about) == OFF
    assert table.get("")["coach"] is False
    coached = Hotseat.open(ann, "kingsburg", coach=True)
    assert coached.get("")["coach"] is True
    assert "A coach speaks to you, as long as you like." in coached.get("")["agreed"]
    refused = ann.refused(422, "POST", "/api/tables", game="kingsburg", chairs=["", ""], coach=True, hints=False)
    assert refused == "A coach gives hints: let them be on."


def test_it_may_be_asked_before_each_choice_and_after_it() -> None:
    """Twice as often as there are hints, and these are not fewer for it."""
    allowed = Limits(Settings(hints=1), lambda: 0.0)
    for _ in range(2):
        allowed.coach.allow("ann")
    with pytest.raises(TooMany):
        allowed.coach.allow("ann")
    allowed.hints.allow("ann")


# how much it says


class Canned(BotProcesses):
    """Words that come when the test says so."""

    def __init__(self, well: bool = True) -> None:
        super().__init__(Settings(), Metrics())
        self.well, self.bests, self.cancelled = well, list[int | None](), 0
        self.found = asyncio.Event()

    async def advise(self, ticket: Ticket, game: str, view: Any, options: Sequence[Action]) -> Advice:
        return Advice(1, 0.5, {"en": ["good"]}, {"en": ["leads"]})

    async def review(
        self, ticket: Ticket, game: str, view: Any, options: Sequence[Action], chosen: int, best: int | None
    ) -> Reviewed:
        self.bests.append(best)
        try:
            await self.found.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        better: dict[str, list[str]] = {} if self.well else {"en": ["another"]}
        return Reviewed({"en": ["brought"]}, better, self.well)


@pytest.mark.parametrize("well", [True, False])
def test_it_says_less_of_what_was_chosen_often_and_sooner_of_what_was_chosen_well(tmp_path: Path, well: bool) -> None:
    """What lost much is told in any case, and all of it to who calls."""

    async def heard() -> list[tuple[str, int, int]]:
        canned, told = Canned(well), list[tuple[str, int, int]]()
        canned.found.set()
        alone = Alone("kingsburg", 5, coach=True)
        async with local_registry(tmp_path) as (rooms, _):
            backend = rooms.backend._replace(bots=canned)
            hints = Hints(backend, "t")
            coach = Coach(backend, "t", hints)
            for _ in range(60):
                seat, room = 0, alone.room
                if choice := len(alone.options()) > 1:
                    words, _better = await coaching.of_next(coach, room, seat, "en", False)
                    told.append((coach.words(room, seat, None), len(words), len(alone.options())))
                alone.choose(alone.options()[0])
                words, better = await coaching.of_last(coach, room, seat, "en", False)
                assert better == ([] if well or not choice else ["another"])
                said = ["brought"] if choice else []  # nothing of what was the only way
                assert await coaching.of_last(coach, room, seat, "en", True) == (said, better)
        canned.close()
        return told

    told = asyncio.run(heard())
    assert {each for each, _, _ in told} == {ALL, SOME, NONE}
    assert all(words == {ALL: 2, SOME: 1, NONE: 0}[how_much] for how_much, words, _ in told)


def test_a_kind_of_choice_is_known_by_how_often_it_was_made() -> None:
    alone, coach = Alone("kingdom-builder", 5, coach=True), Coach(None, "t", None)  # type: ignore[arg-type]
    heard = list[str]()
    while len(heard) <= LITTLE + 1:
        settle = next((option for option in alone.options() if option.startswith("settle")), alone.options()[0])
        if settle.startswith("settle"):
            heard.append(coach.words(alone.room, 0, alone.room.game.parse(settle)))
        alone.choose(settle)
    assert heard == [ALL] * (MUCH + 1) + [SOME] * (LITTLE - MUCH) + [NONE]
    while any(entry.seat == 0 for entry in alone.entries):
        alone.undo()
    assert coach.words(alone.room, 0, alone.room.game.parse("settle 1,1")) == ALL, "what was undone is not known"


# how it is thought of


async def asking(folder: Path, work: Any) -> None:
    """A table where somebody has chosen and asks about it, three times in a hurry."""
    canned = Canned()
    async with local_registry(folder) as (rooms, _):
        rooms.backend.bots.close()
        rooms.backend = rooms.backend._replace(bots=canned)
        table = await seated(rooms, "kingdom-builder", coach=True)
        seat, action = choice(table)
        await table.coach.before(table.room, seat)
        await table.do(lambda room, at: room.choose(seat, ("Ann", "Bob")[seat], action, at))
        coaching.check_allowed(table.room, seat, ("Ann", "Bob")[seat], True)
        asked = [asyncio.create_task(table.coach.after(table.room, seat)) for _ in range(3)]
        await until(lambda: canned.bests)
        await work(table, canned, asked, seat)
    canned.close()


def test_all_who_ask_the_same_share_one_thought_and_what_a_hint_has_found(tmp_path: Path) -> None:
    async def work(table: Any, canned: Canned, asked: Any, seat: int) -> None:
        assert table.busy
        canned.found.set()
        assert len({id(answer) for answer in await asyncio.gather(*asked)}) == 1
        assert canned.bests == [1]
        assert not table.busy

    asyncio.run(asking(tmp_path, work))


def test_a_thought_about_what_was_done_otherwise_is_given_up(tmp_path: Path) -> None:
    async def work(table: Any, canned: Canned, asked: Any, seat: int) -> None:
        name = ("Ann", "Bob")[seat]
        await table.do(lambda room, at: room.undo(seat, name, at))
        with pytest.raises(Exception, match="has not chosen"):
            coaching.check_allowed(table.room, seat, name, True)
        other = table.room.options(seat)[1]
        await table.do(lambda room, at: room.choose(seat, name, other, at))
        again = asyncio.create_task(table.coach.after(table.room, seat))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, Conflicting) for answer in answers)
        canned.found.set()
        assert (await again).well
        assert canned.cancelled == 1

    asyncio.run(asking(tmp_path, work))


def test_a_table_that_closes_gives_up_its_thoughts(tmp_path: Path) -> None:
    async def work(table: Any, canned: Canned, asked: Any, seat: int) -> None:
        table.stop()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, Conflicting) for answer in answers)

    asyncio.run(asking(tmp_path, work))
