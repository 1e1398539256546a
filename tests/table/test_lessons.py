"""Lessons on the table: each is walked, kept, gone on with; what does not fit is one sentence, and nothing changes."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from regalia.agents.squire import squire
from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.core.lessons import Coach, Lesson, Progress, lessons
from regalia.core.record import Match
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table import store
from regalia.table.lessons import Classroom, progress_of, shown, sitting
from regalia.table.lessons.classroom import SITTINGS
from regalia.table.lessons.progress import next_of
from regalia.table.lessons.sitting import Sitting
from regalia.table.refusals import Missing
from regalia.table.store import Guest
from regalia.table.store.sql import SqlStore

ANN = Guest("ann", "Ann", "en", 1.0)
EVERY = [(game, lesson) for game in GAMES.values() for lesson in lessons(game).values()]
every_lesson = pytest.mark.parametrize("game, lesson", EVERY, ids=[f"{g.id} {lesson.name}" for g, lesson in EVERY])
Work = Callable[[Classroom, SqlStore], Awaitable[None]]


def begun(game: AnyGame, lesson: Lesson) -> Sitting:
    return Sitting(Coach(game, lesson, squire), ANN)


def taken(here: Sitting, deed: sitting.Deed, lang: str = "en") -> sitting.Done:
    coach, reply = here.tried(here.mark, deed)
    return here.commit(coach, reply, here.row(coach, 1.0), lang)


@every_lesson
def test_a_lesson_is_told_move_by_move_and_found_again_from_its_row(game: AnyGame, lesson: Lesson) -> None:
    """What is answered to a deed is what the log has more than before; a row leads to the same place."""
    here, marks = begun(game, lesson), set[str]()
    while not here.coach.over:
        assert here.mark not in marks
        marks.add(here.mark)
        before = list(here.story("en").events)
        done = taken(here, sitting.skip)
        after = Sitting.resume(game, lesson, ANN, here.row(here.coach, 2.0))
        assert (after.mark, after.misfit) == (here.mark, False)
        told = here.story("en").events
        assert after.story("en").events == told
        assert done.anew or [*before, *done.events] == told
    row = here.row(here.coach, 3.0)
    assert (row.done, row.step) == (True, row.steps)


@every_lesson
def test_a_step_back_undoes_a_step(game: AnyGame, lesson: Lesson) -> None:
    here, path = begun(game, lesson), list[str]()
    while not here.coach.over and here.coach.step.kind != "free":
        path.append(here.mark)
        taken(here, sitting.skip)
    while path:
        assert taken(here, sitting.back).reply is None
        while path and path[-1] != here.mark:
            path.pop()
        assert path
        path.pop()
        if not here.coach.moves:
            break
    with pytest.raises(Refused, match="beginning"):
        taken(here, sitting.back)


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_page_is_told_of_a_step(game: AnyGame, lesson: Lesson, lang: str) -> None:
    """Something can be chosen exactly where the coach waits for a move, and the table offers nothing else."""
    here = begun(game, lesson)
    while not here.coach.over:
        scene = shown.scene(here, lang, [], None)
        kind = scene["coach"]["kind"]
        assert bool(scene["options"]) == (kind != "look")
        assert {option["action"] for option in scene["options"]} == (
            set(map(str, here.coach.offered())) if kind != "look" else set()
        )
        assert (scene["phase"], scene["undo"]["possible"], scene["turns"] != []) == ("playing", False, kind != "look")
        assert scene["number"] == len(here.story(lang).events)
        taken(here, sitting.skip, lang)
    ended = shown.scene(here, lang, [], None)
    assert (ended["coach"]["kind"], ended["options"], ended["phase"]) == ("end", [], "playing")
    real = ended["coach"]["real"]
    assert len(real["chairs"]) in game.seats
    assert real["chairs"].count("") == 1
    Match.start(game, len(real["chairs"]), real["options"])


def test_a_move_that_does_not_lead_on_is_answered_and_taken_back() -> None:
    game = GAMES["kingsburg"]
    here = begun(game, lessons(game)["first"])
    taken(here, sitting.go_on)
    wrong = next(action for action in here.coach.offered() if action not in here.coach.wanted())
    before, events = here.mark, len(here.story("en").events)
    for times in (1, 2, 3):
        done = taken(here, sitting.act(str(wrong), "en"))
        assert done.reply
        assert not done.reply.accepted
        assert (done.reply.tries, done.reply.offer, done.events) == (times, times == 3, ())
        assert (here.mark, len(here.story("en").events)) == (before, events)
        seen = shown.tried(done.reply, here, "en", [])
        assert seen
        assert seen["options"] == []
        assert seen["zones"] != shown.scene(here, "en", [], None)["zones"]
    assert Sitting.resume(game, here.coach.lesson, ANN, here.row(here.coach, 1.0)).coach.tries == 3


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b'{"lesson":"first","step":"x","moves":["take the moon"],"tries":0}',
        b'{"lesson":"first","step":"x","moves":[null,"take wood"],"tries":0}',
        b'{"lesson":"first","step":"x","moves":[null,null],"tries":0}',
    ],
)
def test_a_progress_that_no_longer_fits_goes_on_from_where_it_does(body: bytes) -> None:
    game = GAMES["kingsburg"]
    lesson = lessons(game)["first"]
    here = Sitting.resume(game, lesson, ANN, store.Lesson("ann", game.id, lesson.name, body, 9, 9, True, 1.0))
    assert here.misfit
    assert here.done
    assert len(here.coach.moves) <= 1
    assert "has changed" in shown.opening(here, "en", False)["notice"]
    taken(here, sitting.skip)
    assert not shown.opening(here, "en", False)["notice"]


def test_a_second_sitting_begins_with_a_question() -> None:
    game = GAMES["kingsburg"]
    here = begun(game, lessons(game)["first"])
    assert shown.opening(here, "en", True)["recall"] is None
    while here.coach.recall() is None:
        taken(here, sitting.skip)
    asked = shown.opening(here, "fr", True)["recall"]
    assert {*asked} == {"ask", "right", "wrong", "because"}
    assert shown.opening(here, "fr", False)["recall"] is None


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Work], None]:
    """Do something in a classroom."""

    async def opened(work: Work) -> None:
        kept = await SqlStore.open(tmp_path / "regalia.db")
        try:
            await kept.save(ANN)
            await work(Classroom(kept), kept)
        finally:
            await kept.close()

    return lambda work: asyncio.run(opened(work))


def test_progress_is_kept_and_goes_on_from_the_storage(run: Callable[[Work], None]) -> None:
    async def work(room: Classroom, kept: SqlStore) -> None:
        async with room.at(ANN, "kingsburg", "first") as here:
            await room.do(here, here.mark, sitting.go_on, "en")
            mark = here.mark
        async with Classroom(kept).at(ANN, "kingsburg", "first") as elsewhere:
            assert elsewhere.mark == mark
            await room.do(elsewhere, mark, sitting.restart, "en")
        async with room.at(ANN, "kingsburg", "first") as here:  # the other one has gone back meanwhile
            assert here.coach.moves == []
        found = await progress_of(kept, "ann")
        assert [each.state for each in found["kingsburg"]].count("new") == len(found["kingsburg"])

    run(work)


def test_two_pages_do_not_act_for_each_other(run: Callable[[Work], None]) -> None:
    async def work(room: Classroom, kept: SqlStore) -> None:
        async with room.at(ANN, "kingsburg", "first") as here:
            before = here.mark
            await room.do(here, before, sitting.go_on, "en")
            moves = list(here.coach.moves)
            with pytest.raises(Refused, match="gone on meanwhile"):
                await room.do(here, before, sitting.skip, "en")
            assert here.coach.moves == moves
        row = await kept.lesson("ann", "kingsburg", "first")
        assert row
        assert Progress.of(json.loads(row.body)).moves == tuple(moves)

    run(work)


def test_what_is_erased_begins_anew_and_a_full_classroom_forgets_nothing(run: Callable[[Work], None]) -> None:
    async def work(room: Classroom, kept: SqlStore) -> None:
        guests = [Guest(f"g{n}", "Bo", "en", 1.0) for n in range(SITTINGS + 2)]
        await kept.save(*guests)
        for guest in guests:
            async with room.at(guest, "kingsburg", "two") as here:
                await room.do(here, here.mark, sitting.skip, "en")
        assert len(room.sittings) == SITTINGS
        for guest in (guests[0], guests[-1]):
            async with room.at(guest, "kingsburg", "two") as here:
                assert len(here.coach.visited) == 2
        with pytest.raises(Missing):
            async with room.at(ANN, "kingsburg", "nothing"):
                pass
        with pytest.raises(Missing):
            async with room.at(ANN, "chess", "first"):
                pass

    run(work)


def test_what_to_go_on_with(run: Callable[[Work], None]) -> None:
    async def work(room: Classroom, kept: SqlStore) -> None:
        async def standing() -> list[Any]:
            return [*(await progress_of(kept, "ann"))["kingsburg"]]

        assert next_of(await standing()) == (await standing())[0]
        async with room.at(ANN, "kingsburg", "two") as here:
            await room.do(here, here.mark, sitting.skip, "en")
            assert (found := next_of(await standing()))
            assert (found.lesson.name, found.step) == ("two", 2)
            while not here.coach.over:
                await room.do(here, here.mark, sitting.skip, "en")
        assert (found := next_of(await standing()))
        assert found.lesson.name == "first"
        assert [each.state for each in await standing() if each.lesson.name == "two"] == ["done"]
        async with room.at(ANN, "kingsburg", "two") as here:  # what is done once stays so
            await room.do(here, here.mark, sitting.restart, "en")
        assert [each.state for each in await standing() if each.lesson.name == "two"] == ["done"]

    run(work)
