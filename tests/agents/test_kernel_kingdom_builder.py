"""The kernel of Kingdom Builder in lockstep with the rules, and its playouts: reproducible, paired, sensible."""

from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from itertools import islice
from random import Random
from statistics import mean
from typing import Any

import pytest

from regalia.agents.kernels import NUMBA, Ints
from regalia.agents.kernels.kingdom_builder.codes import ACTION, CODE, CODES
from regalia.agents.kernels.kingdom_builder.duels import both_ways
from regalia.agents.kernels.kingdom_builder.encode import encode
from regalia.agents.kernels.kingdom_builder.kernel import playouts, turns, weighted
from regalia.agents.kernels.kingdom_builder.layout import TILES
from regalia.agents.kernels.kingdom_builder.moves import NO_CODE
from regalia.agents.kernels.kingdom_builder.plans import MOST_FIRST_MOVES, PLAN, ROOM, STEPS, VALUE, plans
from regalia.agents.kernels.kingdom_builder.play import play_all
from regalia.agents.kernels.kingdom_builder.weights import GREEDY, NAMES, RANDOM
from regalia.core.lanes import apply as take
from regalia.core.lanes import pending
from regalia.core.laws import Cell
from regalia.core.protocol import Chance
from regalia.core.record import Match
from regalia.games.kingdom_builder import GAME
from regalia.games.kingdom_builder.box.data import TERRAINS
from regalia.games.kingdom_builder.box.hexes import name
from regalia.games.kingdom_builder.rules.actions import Allot, Discard, Draw, Found, Land, Move, Use
from regalia.games.kingdom_builder.rules.state import Kingdom
from tests.agents.kernel_rules import apply, options, playout, result, same, scores
from tests.covers import covered
from tests.kingdom_builder.desk import Desk, start
from tests.soaking import SOAK

CELLS = covered(GAME.id)
PARTS = 4  # so that the cells can be played side by side
GAMES, EVERY = (2, 1) if SOAK else (1, 16 if NUMBA else 40)  # games of a cell, and one cell in so many
LEAST = 100_000 // PARTS if SOAK else 100
QUEENIES = {"capitol": "random", "caves": "random", "island": "random"}
OWN_ISLAND = {"island.rope-bridge": {"lines": ["GGWWM", "FFDDT", "CLCMW", "TTTT", "..GF"]}}


def choice(state: Kingdom) -> Any:
    ((_, found),) = pending(state)
    return found


def drawn(state: Kingdom, rng: Random) -> Move:
    """What chance brings, or a seat does; tiles are used more often than chance would."""
    waiting = choice(state)
    possible: Sequence[Move] = waiting.options(state)
    uses = [action for action in possible if isinstance(action, Use)]
    move: Move = waiting.sample(state, rng) if isinstance(waiting, Chance) else rng.choice(possible)
    return rng.choice(uses) if uses and rng.random() < 0.4 else move


def lockstep(state: Kingdom, rng: Random) -> Iterator[Move]:
    """Play a game in the rules and in the kernel; at every decision options and positions are the same."""
    while not laid_out(state):
        take(state, None, drawn(state, rng))
    position = encode(state)
    while state.agenda:
        assert [ACTION[code] for code in options(position)] == list(choice(state).options(state))
        action = drawn(state, rng)
        take(state, None, action)
        apply(position, CODE[action])
        assert same(position, encode(state)), f"after {action}"
        if rng.random() < 0.05:
            assert scores(position) == GAME.scores(state)
        yield action
    assert options(position) == []
    assert scores(position) == GAME.scores(state)
    assert result(position) == GAME.result(state)


def laid_out(state: Kingdom) -> bool:
    try:
        encode(state)
    except ValueError:
        return False
    return True


def begun(options: Mapping[str, str], seats: int, seed: int = 0) -> Kingdom:
    return start(options, seats, seed).state


# lockstep


@pytest.mark.parametrize("part", range(PARTS))
def test_the_kernel_plays_as_the_rules_do(part: int) -> None:
    cells: Sequence[Cell] = CELLS[part * EVERY :: PARTS * EVERY]
    games = [(cell, game) for cell in cells for game in range(GAMES)]
    played = sum(1 for cell, game in games for _ in lockstep(cell.start(GAME).state, Random(f"{game}, {cell}")))
    print(f"{played} decisions of {len(games)} games")
    assert played >= LEAST


@pytest.mark.parametrize("seats", (2, 5))
def test_a_board_of_a_box_file(seats: int) -> None:
    match = Match.start(GAME, seats, {"island": "rope-bridge"}, OWN_ISLAND)
    assert sum(1 for _ in lockstep(match.state, Random(seats))) > 80


@pytest.mark.parametrize("terrain", TERRAINS[:5])
def test_a_terrain_that_is_almost_full(terrain: str) -> None:
    desk = Desk(("barn", "harbor", "oracle", "tower"), seats=3, caves="12,1", island="rope-bridge")
    desk.full(terrain)
    for location in desk.state.board.locations:
        desk.hold(0, name(location))
    desk.turn(0, terrain)
    assert any(isinstance(action, Draw) and action.open for action in lockstep(desk.state, Random(terrain)))


def test_of_two_equal_tiles_one_is_lost() -> None:
    found: Counter[Move] = Counter()
    for seed in range(30):
        desk = Desk(("paddock", "tavern", "farm", "tower"))
        desk.place(0, "3,8 8,1")
        desk.hold(0, "3,9 7,2")
        desk.turn(0, "desert", left=0)
        found.update(islice(lockstep(desk.state, Random(seed)), 3))
    assert {action.spent for action in found if isinstance(action, Discard)} == {True, False}


def test_everything_can_be_done() -> None:
    """Every tile, Caves and Capitols, in a handful of games with all modules."""
    done: set[str] = set()
    chosen = {"capitol": "chosen", "caves": "chosen", "northwest": "harbor", "northeast": "oracle"}
    for seed, side in enumerate(("rope-bridge", "tree-house") * 2):
        match = Match.start(GAME, 2 + seed, chosen | {"island": side, "capitol-section": "chosen"})
        for action in lockstep(match.state, Random(seed)):
            done.add(action.tile if isinstance(action, Use) else type(action).__name__)
    assert done >= {
        "harbor",
        "oracle",
        "rope-bridge",
        "tree-house",
        "cave",
        Allot.__name__,
        Found.__name__,
        Land.__name__,
        Draw.__name__,
    }


def test_before_the_board_is_laid_there_is_no_array() -> None:
    with pytest.raises(ValueError, match="not laid out"):
        encode(Match.start(GAME, 2).state)


def test_codes_and_actions_are_one_to_one() -> None:
    assert len(ACTION) == len(CODE)
    assert set(CODE.values()) <= set(range(CODES))
    assert {action.tile for action in CODE if isinstance(action, Use)} == set(TILES)


# playouts


def played(position: Ints, codes: Sequence[int], count: int, number: int, weights: Sequence[int] = GREEDY) -> Any:
    """Points by code, time and seat."""
    return playouts(position, [(code,) for code in codes], range(count), number, weighted(weights)).tolist()


def test_a_playout_ends_with_the_points_of_all_seats() -> None:
    for seats in (2, 3, 4, 5):
        position = encode(begun(QUEENIES, seats))
        before = copy(position)
        assert len(playout(position, 1)) == seats
        assert same(position, before)


def test_a_playout_of_a_finished_game_is_its_score() -> None:
    state = begun({}, 3)
    while state.agenda:
        take(state, None, drawn(state, Random(len(state.agenda))))
    assert playout(encode(state), 1) == tuple(sum(points.values()) for points in GAME.scores(state))


def test_a_playout_begins_anywhere() -> None:
    """Also where a settlement is lifted, a card is drawn, a place is founded, or Capitols are allotted."""
    rng, begun_at = Random(5), Counter[str]()
    both = {"northwest": "harbor", "southeast": "oracle", "capitol-section": "chosen"}
    state = Match.start(GAME, 2, {"caves": "chosen", "capitol": "chosen"} | both).state
    while state.agenda:
        kind = type(choice(state)).__name__
        if laid_out(state) and begun_at[kind] < 2:
            begun_at[kind] += 1
            assert len(playout(encode(state), 1)) == 2
        take(state, None, drawn(state, rng))
    assert begun_at.keys() >= {"Allotting", "Founding", "Drawing", "Acting", "Landing"}


def test_the_same_seed_gives_the_same_playouts() -> None:
    position = encode(begun(QUEENIES, 3))
    codes = options(position)[:2]
    once, again, other = (played(position, codes, 3, number) for number in (7, 7, 8))
    assert once == again != other


def test_playouts_are_paired() -> None:
    """Equal actions have equal futures, one by one."""
    position = encode(begun({}, 2))
    code = options(position)[0]
    assert playouts(position, ((code,), (code,)), range(4), 3, weighted()).shape == (2, 4, 2)
    once, again = played(position, (code, code), 4, 3)
    assert once == again
    assert len(set(map(tuple, once))) == 4


def test_a_world_is_the_same_whenever_it_is_asked_for() -> None:
    position = encode(begun({}, 3))
    whole, late = (playouts(position, ((),), worlds, 3, weighted(), 0) for worlds in (range(4), range(2, 4)))
    assert [whole[0, 2, seat] for seat in range(3)] == [late[0, 0, seat] for seat in range(3)]


@pytest.mark.parametrize("weights", (GREEDY, RANDOM))
def test_compiled_or_not_the_playouts_are_the_same(weights: Sequence[int]) -> None:
    for seats in (2, 4):
        position = encode(begun(QUEENIES, seats))
        codes = options(position)[:2]
        plain, totals = array("q", position.tobytes()), array("q", [0] * (2 * 2 * seats))
        plans = array("q", [number for code in codes for number in (code, *(NO_CODE,) * (STEPS - 1))])
        decisions = play_all(plain, plans, 0, 2, 9, 0, array("q", weights), copy(plain), totals)
        ended = playouts(position, [(code,) for code in codes], range(2), 9, weighted(weights), 0)
        assert totals.tobytes() == ended.tobytes()
        assert decisions > 2 * 2 * seats * 30


def test_compiled_or_not_the_turns_are_the_same() -> None:
    for seats in (2, 3):
        position = encode(begun(QUEENIES, seats))
        plain, found = array("q", position.tobytes()), array("q", bytes(8 * PLAN * (MOST_FIRST_MOVES + 1)))
        count = plans(plain, array("q", GREEDY), array("q", bytes(8 * ROOM)), found)
        assert [found[at * PLAN + VALUE] for at in range(count)] == [turn.worth for turn in turns(position, weighted())]


def fought(state: Kingdom, one: Sequence[int], two: Sequence[int], planned: int) -> int:
    """What weights gain on others in a game and its return match, as plain Python."""
    position, room, found = (
        array("q", encode(state).tobytes()),
        array("q", [0] * ROOM),
        array("q", [0] * PLAN * (MOST_FIRST_MOVES + 1)),
    )
    return both_ways(position, array("q", one), array("q", two), 1, planned, copy(position), room, found)


def test_weights_fight_each_other() -> None:
    state, rng = begun({}, 2), Random(1)
    assert fought(state, GREEDY, RANDOM, 0) > 0
    while min(state.supply) > 2:
        take(state, None, drawn(state, rng))
    assert fought(state, GREEDY, GREEDY, 1) == 0
    assert fought(state, GREEDY, [-weight for weight in GREEDY], 1) > 0


def test_the_policy_beats_chance() -> None:
    """By the points that all seats together make."""
    count = 100 if NUMBA else 6
    for seats in (2, 4):
        position = encode(begun({}, seats))
        wise, wild = (
            mean(map(sum, played(position, options(position)[:1], count, 2, weights)[0]))
            for weights in (GREEDY, RANDOM)
        )
        assert wise > 1.15 * wild


def test_every_weight_has_a_name() -> None:
    assert len(NAMES) == len(set(NAMES)) == len(GREEDY) == len(RANDOM)
