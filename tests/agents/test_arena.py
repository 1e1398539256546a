"""The arena: every seed in every rotation, with the same dice; faults are the bot's and are counted."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from regalia.agents import BOTS
from regalia.agents.arena import Contest, Sitting, played
from regalia.agents.jobs import spread
from regalia.agents.protocol import Budget
from regalia.agents.runner import play
from regalia.core.game import AnyGame
from regalia.core.protocol import CHANCE, Action
from regalia.games import GAMES
from tests.core.lanes_toy import Ask, Deal, Note, Table, refusal, toy

WORDS = "a b c d e f g h"
TOY = toy(*[Deal(0), Ask(0, WORDS), Deal(1), Ask(1, WORDS)] * 3, bag="klmnop")


def contest(*bots: str, game: str = "kingsburg", seats: int = 2, games: int = 4) -> Contest:
    return Contest(game, bots, seats, games, "s", {}, {})


@pytest.fixture
def at_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.agents.arena.named", lambda _: TOY)


# who sits where


def test_every_seed_is_played_in_every_rotation() -> None:
    sittings = contest("random", "greedy").sittings()
    assert [(sitting.seed, sitting.bots) for sitting in sittings] == [
        ("s/0", (0, 1)),
        ("s/0", (1, 0)),
        ("s/1", (0, 1)),
        ("s/1", (1, 0)),
    ]


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert [sitting.bots for sitting in contest("random", "greedy", seats=4).sittings()] == [
        (0, 1, 1, 1),
        (1, 0, 1, 1),
        (1, 1, 0, 1),
        (1, 1, 1, 0),
    ]


def test_seeds_are_played_out() -> None:
    assert len(contest("random", "greedy", seats=4, games=5).sittings()) == 8


def test_alone_every_bot_plays_every_deal() -> None:
    sittings = contest("random", "greedy", "random", game="wonderful-kingdom", seats=1, games=3).sittings()
    assert [(sitting.seed, sitting.bots) for sitting in sittings] == [("s/0", (0,)), ("s/0", (1,)), ("s/0", (2,))]


def test_what_cannot_be_is_refused() -> None:
    assert refusal(contest("random", "random", "greedy").start) == "3 bots do not fit on 2 seats."
    assert refusal(contest().start) == "0 bots do not fit on 2 seats."
    assert refusal(contest("random", seats=1).start) == "Kingsburg takes 2 to 5 seats, not 1."


# luck


def test_the_first_rotation_is_the_game_of_the_seed() -> None:
    first, *_ = contest("random", "greedy").sittings()
    assert played(first).record == play(GAMES["kingsburg"], ["random", "greedy"], "s/0").record()


@pytest.mark.usefixtures("at_the_toy")
def test_rotations_have_the_same_dice_and_bots_bring_their_random_numbers_along() -> None:
    one, two = (_entries(sitting) for sitting in contest("random", "random", games=2).sittings())
    assert [text for seat, text in one if seat == CHANCE] == [text for seat, text in two if seat == CHANCE]
    assert [text for seat, text in one if seat == 0] == [text for seat, text in two if seat == 1]
    assert [text for seat, text in one if seat == 1] == [text for seat, text in two if seat == 0]
    assert one != two


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_on_the_table_is_the_same_in_all_rotations(game: str) -> None:
    """Until a seat has chosen, only chance has spoken."""
    before = set[tuple[str, ...]]()
    for sitting in contest("random", "random", game=game, games=2).sittings():
        entries = _entries(sitting)
        first = next(at for at, (seat, _) in enumerate(entries) if seat != CHANCE)
        before.add(tuple(text for _, text in entries[:first]))
    assert len(before) == 1
    assert all(before)


def _entries(sitting: Sitting) -> list[tuple[int, str]]:
    record = played(sitting).record
    assert record is not None
    return [(seat, text) for _, seat, text in record["entries"]]


# what is counted


def test_a_game_is_counted_by_seat() -> None:
    _, sitting = contest("random", "greedy", games=2).sittings()
    found, match = played(sitting), play(GAMES["kingsburg"], ["greedy", "random"], "s/0")
    assert (found.seed, found.bots, found.fault) == ("s/0", (1, 0), None)
    assert sum(found.wins) == pytest.approx(1)
    assert len(found.scores) == len(found.why) == match.seats
    record = found.record
    assert record is not None
    assert record["players"] == ["greedy", "random"]
    for seat, thought in enumerate(found.thought):
        assert len(thought) == sum(1 for _, who, _ in record["entries"] if who == seat)
        assert all(seconds >= 0 for seconds in thought)


class Faulty:
    """Does what it should not from its second choice on."""

    def __init__(self, game: AnyGame) -> None:
        self.chosen = 0

    def choose(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        self.chosen += 1
        return options[0] if self.chosen == 1 else self.fail(options)

    def fail(self, options: Sequence[Action]) -> Action:
        raise NotImplementedError


class Cheating(Faulty):
    def fail(self, options: Sequence[Action]) -> Action:
        return "say zzz"


class Broken(Faulty):
    def fail(self, options: Sequence[Action]) -> Action:
        return options[99]


class Leaving(Faulty):
    def fail(self, options: Sequence[Action]) -> Action:
        raise SystemExit("bye")


FAULTS = {
    "cheating": "The bot “cheating” at seat 1 answered “say zzz”: “say zzz” is not possible now.",
    "broken": "The bot “broken” at seat 1 broke down: IndexError: list index out of range",
    "leaving": "The bot “leaving” at seat 1 broke down: SystemExit: bye",
}


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in (Cheating, Broken, Leaving):
        monkeypatch.setitem(BOTS, bot.__name__.lower(), bot)


@pytest.mark.usefixtures("at_the_toy", "faulty")
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_as_the_bots_and_loses(name: str) -> None:
    found = played(contest("random", name).sittings()[0])
    assert found.fault == (1, FAULTS[name])
    assert (found.wins, found.why) == ((1.0, 0.0), ("fault", "fault"))
    assert len(found.thought[1]) == 2


@pytest.mark.usefixtures("faulty")
def test_the_others_share_what_a_faulty_bot_gives_away() -> None:
    found = played(contest("broken", "random", seats=3).sittings()[0])
    assert found.wins == (0.0, 0.5, 0.5)


@dataclass(frozen=True, slots=True)
class Trap(Note):
    def run(self, state: Table) -> None:
        raise ZeroDivisionError


def test_an_error_of_the_rules_is_no_fault_of_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.agents.arena.named", lambda _: toy(Ask(0), Trap("x"), Ask(1)))
    with pytest.raises(ZeroDivisionError):
        played(contest("random", "random").sittings()[0])


# processes


def test_results_come_in_the_order_of_the_tasks() -> None:
    assert [*spread(abs, range(-9, 0), 2)] == [*spread(abs, range(-9, 0), 1)] == [*range(9, 0, -1)]


def test_an_error_in_another_process_says_where_it_came_from() -> None:
    with pytest.raises(ValueError) as error:
        list(spread(int, ["1", "x", "2"], 2))
    assert "work(task)" in error.value.__notes__[0]
