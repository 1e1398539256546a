"""Options are compared in the round in which they are chosen, even those that end it."""

from random import Random

import pytest

from regalia.agents import seated
from regalia.agents.minds.wonderful_kingdom.round_end import stopped_at_round_end
from regalia.core.lanes import apply, pending
from regalia.core.laws import Cell
from regalia.core.protocol import CHANCE
from regalia.games.wonderful_kingdom.game import GAME
from tests.wonderful_kingdom.desk import Desk

CELLS = (
    Cell(1, (("side", "B"),)),
    Cell(2, (("module", "quest"),)),
    Cell(2, (("module", "conquest"),)),
    Cell(1, (("module", "conquest"),)),
    Cell(2, (("module", "advisors"),)),
    Cell(1, (("scenario", "SC01"),)),
)


@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_no_option_leads_beyond_the_round(cell: Cell) -> None:
    """But beyond the last one, where points are counted."""
    rng, ended = Random(str(cell)), 0
    for _ in range(3):
        state = cell.start(GAME).state
        while state.agenda:
            lane, choice = rng.choice(pending(state))
            if state.round and choice.seat != CHANCE and state.phase not in ("choice", "interfere"):
                for option in rng.sample(options := list(choice.options(state)), min(3, len(options))):
                    free, stopped = state.copy(), stopped_at_round_end(state, choice.seat)
                    apply(free, lane, option)
                    apply(stopped, lane, option)
                    assert stopped.round == state.round
                    assert stopped.agenda or free.defeat or not free.agenda
                    ended += free.round > state.round
            apply(state, lane, choice.sample(state, rng))
    assert ended


@pytest.mark.parametrize("seats", [1, 2])
def test_at_the_end_of_a_round_krystallium_without_a_use_is_kept(seats: int) -> None:
    """The last pause of a round: a theatre could be completed by recycling the sunken city, for which all was saved."""
    desk = Desk(seats, module="none", side="C", extras="on", round=2)
    for duchy in desk.state.duchies:
        duchy.krystallium = 0
    desk.give(0, alchemy="MMMM", built="theatre unicorn-vale ancients-map wandering-isle")
    desk.construct(sunken_city="EEEEE", theatre="G")
    desk.window()
    assert desk.options(0) == ["done", "rights"]
    bot, budget = seated(GAME, "tuned")
    choice = bot.choose(desk.view(0), desk.match.options_of(None), Random(1), budget)
    assert str(choice) == "done"
