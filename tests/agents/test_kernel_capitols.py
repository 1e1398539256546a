"""The kernel of Kingdom Builder where it is chosen whether both Capitols are used, or which one."""

from random import Random

import pytest

from regalia.agents.kernels.kingdom_builder.codes import ACTION, CODE
from regalia.agents.kernels.kingdom_builder.encode import encode
from regalia.core.lanes import apply as take
from regalia.core.record import Match
from regalia.games.kingdom_builder import GAME
from regalia.games.kingdom_builder.box.data import PLACES
from regalia.games.kingdom_builder.rules.actions import ALLOT, Allot, Draw, Move
from tests.agents.kernel_rules import apply, options, same
from tests.agents.test_kernel_kingdom_builder import drawn, laid_out


@pytest.mark.parametrize("how", ("random", "chosen", "north", "south"))
@pytest.mark.parametrize("choice", ALLOT, ids=str)
def test_one_capitol_or_two(choice: Allot, how: str) -> None:
    """Wherever the two sections lie, both readings found the same Capitols after the choice."""
    for seed in range(12):
        places = Random(seed).sample(PLACES, 2)
        board = dict(zip(places, ("oracle", "harbor-turned"), strict=True))
        state = Match.start(GAME, 2, board | {"capitol": how, "capitol-section": "chosen"}).state
        rng = Random(seed)
        while not laid_out(state):
            take(state, None, drawn(state, rng))
        position = encode(state)
        assert [ACTION[code] for code in options(position)] == list(ALLOT)
        action: Move = choice
        while not isinstance(action, Draw):
            take(state, None, action)
            apply(position, CODE[action])
            assert same(position, encode(state)), f"after {action}"
            action = drawn(state, rng)
        assert len(state.board.layout.capitols) == (2 if choice.section == "both" else 1)
