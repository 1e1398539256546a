"""Quests are lost without their final step: what it wants is saved for."""

import pytest

from regalia.agents.minds.wonderful_kingdom.quests import near, saved
from regalia.agents.runner import play
from regalia.core.record import Match
from regalia.games.wonderful_kingdom import GAME
from regalia.games.wonderful_kingdom.rules.scoring import finished
from regalia.games.wonderful_kingdom.rules.state import Duchy, Realm

OPTIONS = {"module": "quest", "quest": "plague-lord", "side": "A"}
CROWN, LORD = (0, 0, 0, 3, 1, 0), (0, 0, 0, 0, 2, 1)  # prices of final steps


def at_round(number: int) -> Realm:
    state: Realm = Match.start(GAME, 2, OPTIONS).state
    state.round = number
    return state


@pytest.mark.parametrize(
    ("cost", "explored", "krystallium", "soldiers", "share"),
    [
        (CROWN, 0, 0, 5, 0.0),
        (CROWN, 2, 1, 0, 0.75),
        (CROWN, 2, 2, 0, 1.0),  # krystallium stands in for a cube
        (CROWN, 4, 9, 0, 1.0),  # more than enough is enough
        (LORD, 3, 1, 1, 2 / 3),
        (LORD, 0, 9, 0, 2 / 3),  # but not for a soldier
    ],
)
def test_how_near_a_price_is(
    cost: tuple[int, ...], explored: int, krystallium: int, soldiers: int, share: float
) -> None:
    duchy: Duchy[str] = Duchy(alchemy=(0, 0, 0, explored), krystallium=krystallium, soldiers=soldiers)
    assert near(duchy, cost) == pytest.approx(share)


def test_plans_leave_alone_what_the_final_step_wants_when_it_is_time() -> None:
    duchy: Duchy[str] = Duchy(krystallium=3, soldiers=3)
    assert [saved(at_round(number), duchy) for number in (1, 2, 3, 4)] == [(0, 0), (0, 0), (2, 1), (2, 1)]
    assert saved(at_round(4), Duchy(steps=("plague-lord-4",))) == (0, 0)


def test_tuned_finishes_its_quest_whoever_plays_beside_it() -> None:
    games = [play(GAME, ["tuned", "random"], f"quest/{at}", OPTIONS) for at in range(3)]
    assert all(finished(match.state, 0) for match in games)
