"""What hints claim is so, nearly always, over positions of all games; and a hint that claims more is found out."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from regalia.agents import hint as hints
from regalia.agents import reasons
from regalia.agents.foresight import Course, course
from regalia.agents.hint import hint
from regalia.agents.kernels import NUMBA
from regalia.agents.minds.wonderful_kingdom import foresight as wonderful_kingdom
from regalia.core.protocol import Action
from regalia.games import GAMES
from tests.agents.claim_positions import Position, positions
from tests.agents.claims import SHORT, Claim, claims, foreseen
from tests.covers import every_value
from tests.soaking import SOAK

MOST_TRUE = 0.95  # of all claims, at least
HINTS = 2000 if SOAK else 30 if NUMBA else 12  # of a game
FEW = 12 if NUMBA else 8  # that show that something is wrong
APART = {"kingdom-builder": 61, "kingsburg": 31, "wonderful-kingdom": 101}  # choices of which one is looked at
every_game = pytest.mark.parametrize("name", GAMES)
Change = Callable[[Course], Course]


def sample(name: str, count: int) -> Iterator[Position]:
    """Positions from game after game, over all values of all options and all seats."""

    def endless() -> Iterator[Position]:
        seed = 0
        while True:
            for cell in every_value(name):
                seed += 1
                yield from positions(GAMES[name], cell, seed, APART[name])

    return islice(endless(), count)


def made(name: str, count: int) -> list[Claim]:
    return [claim for at in sample(name, count) for claim in claims(GAMES[name], at)]


def foretold(name: str, count: int) -> list[Claim]:
    """Without estimates."""
    game = GAMES[name]
    asked = ((at, hint(game, game.view(at.state, at.seat), at.options, SHORT)) for at in sample(name, count))
    return [claim for at, found in asked for claim in foreseen(game, at, found)]


def share(found: list[Claim]) -> float:
    assert found, "nothing was claimed"
    return sum(claim.true for claim in found) / len(found)


def parts(found: list[Claim], *names: str) -> list[Claim]:
    return [claim for claim in found if claim.part in names]


@every_game
def test_what_hints_claim_is_true(name: str) -> None:
    found = made(name, HINTS)
    wrong = [claim for claim in found if not claim.true]
    assert share(found) >= MOST_TRUE, wrong
    assert share(parts(found, "move", "plan", "opens")) >= MOST_TRUE, wrong


@every_game
def test_a_hint_is_the_same_whenever_it_is_asked(name: str) -> None:
    """It takes its random numbers from the position; what others hide changes nothing."""
    game = GAMES[name]
    for at in sample(name, FEW // 2):
        view = game.view(at.state, at.seat)
        assert hint(game, view, at.options, SHORT) == hint(game, game.view(at.state.copy(), at.seat), at.options, SHORT)


# hints that are wrong on purpose


def whole_turn(found: Course) -> Course:
    """All that the turn brings, said of the move."""
    names = dict.fromkeys((*found.now, *found.then))
    both = {name: found.now.get(name, 0) + found.then.get(name, 0) for name in names}
    return found._replace(now={name: count for name, count in both.items() if count})


def one_more(found: Course) -> Course:
    return found._replace(now={name: count + 1 for name, count in found.now.items() if count != -1})


def nothing(found: Course) -> Course:
    return found._replace(now={}, opens=False)


def further(found: Course) -> Course:
    """A plan that brings more than it does."""
    return found._replace(then={name: count + 2 for name, count in found.then.items() if count != -2})


@every_game
@pytest.mark.parametrize("change", [whole_turn, one_more, nothing, further])
def test_what_is_wrong_about_a_course_is_found(monkeypatch: pytest.MonkeyPatch, name: str, change: Change) -> None:
    monkeypatch.setattr(hints, "course", lambda *given: change(course(*given)))
    found = foretold(name, FEW)
    assert share(parts(found, "plan" if change is further else "move")) < MOST_TRUE


@every_game
def test_an_estimate_that_promises_too_much_is_found(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    def bolder(*given: object) -> reasons.Comparison:
        said = reasons.compared(*given)  # type: ignore[arg-type]
        return said._replace(by=2 * said.by + 2)

    monkeypatch.setattr(hints, "compared", bolder)
    assert share(parts(made(name, FEW), "estimate")) < MOST_TRUE


def test_another_right_than_the_one_that_is_meant_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "wonderful-kingdom"
    assert share(parts(foretold(name, 2 * FEW), "opens")) >= MOST_TRUE
    monkeypatch.setattr(wonderful_kingdom.Foresight, "following", lambda *_: last)
    assert share(parts(foretold(name, 2 * FEW), "opens")) < MOST_TRUE


def last(_: Any, options: Sequence[Action]) -> Action:
    return options[-1]
