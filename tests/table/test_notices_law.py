"""The law of notices, over histories of moves, looks, time and restarts: whatever there is to tell, a turn, the last
quarter of its time, the end of the game, a rematch, is told once, to who has not seen it."""

import asyncio
from pathlib import Path

import pytest

from regalia.table import registry
from regalia.table.metrics import Metrics
from regalia.table.notices.outcomes import FAILED, GONE, SENT
from regalia.table.notices.outgoing import Letter, Outgoing
from regalia.table.notices.vapid import keys
from regalia.table.notices.words import Notice
from regalia.table.settings import Settings
from regalia.table.store import Contact
from tests.soaking import SOAK
from tests.table.indoors import until
from tests.table.noticed import PEOPLE, WORDS, contact, history
from tests.table.told import SOON, TURN

SEEDS = 20 if SOAK else 4


@pytest.fixture(autouse=True)
def _dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "fresh", lambda: "2" * 64)  # the same each time


@pytest.mark.parametrize("game", PEOPLE)
def test_whatever_there_is_to_tell_is_told_once_to_whoever_does_not_look(tmp_path: Path, game: str) -> None:
    met = set[str]()
    for seed in range(SEEDS):
        folder = tmp_path / str(seed)
        folder.mkdir()
        met |= {kind for _, kind in asyncio.run(history(folder, game, seed))}
    assert met == set(WORDS)


def test_a_choice_begins_the_time_of_a_seat_anew_and_undo_takes_that_back(tmp_path: Path) -> None:
    """The warning waits for the time that the choice has won, and comes when it is lost again."""
    steps = ("time", "time", "time", "move", "time", "undo")
    told = asyncio.run(history(tmp_path, "kingdom-builder", 0, *steps))
    assert [kind for _, kind in told] == [TURN, SOON]


@pytest.mark.parametrize("answers, tries, end", [
    ([SENT], 1, SENT), ([FAILED, SENT], 2, SENT), ([FAILED] * 9, 3, FAILED), ([GONE], 1, GONE),
])  # fmt: skip
def test_a_letter_is_tried_thrice_at_most(tmp_path: Path, answers: list[str], tries: int, end: str) -> None:
    async def work() -> None:
        done: list[str] = []

        async def ended(_: Contact, outcome: str) -> None:
            done.append(outcome)

        sent: list[dict[str, str]] = []

        async def send(message: dict[str, str]) -> str:
            sent.append(message)
            return answers[len(sent) - 1]

        outgoing = Outgoing(Settings(notice_retries="0 0"), Metrics(), keys(tmp_path), ended)
        outgoing._sender.send = send  # type: ignore[method-assign]
        outgoing.post(Letter(contact("ann"), Notice("A", "B")))
        await until(lambda: done)
        await outgoing.close()
        assert (len(sent), done) == (tries, [end])

    asyncio.run(work())


def test_nobody_is_flooded_and_the_queue_has_an_end(tmp_path: Path) -> None:
    async def work() -> None:
        settings = Settings(notices=5, notice_queue=3)
        outgoing = Outgoing(settings, metrics := Metrics(), keys(tmp_path), lambda *_: asyncio.sleep(0))
        for number in range(20):
            outgoing.post(Letter(contact(f"guest {number % 2}"), Notice("A", "B")))
        assert b'regalia_notices_total{outcome="limited"} 10.0' in metrics.page()
        assert b'regalia_notices_total{outcome="dropped"} 7.0' in metrics.page()
        await outgoing.close()

    asyncio.run(work())
