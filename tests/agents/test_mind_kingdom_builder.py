"""The mind of Kingdom Builder: fair, at home in every cell, exact where it can be checked, with words for all of it."""

import os
import subprocess
import sys
from array import array
from collections.abc import Iterator, Mapping
from random import Random

import pytest

from regalia.agents import minds
from regalia.agents.arena import Contest, Sitting, played
from regalia.agents.kernels import NUMBA
from regalia.agents.kernels.dice import seed
from regalia.agents.kernels.kingdom_builder.codes import ACTION
from regalia.agents.kernels.kingdom_builder.dealing import deal_anew
from regalia.agents.kernels.kingdom_builder.encode import encode
from regalia.agents.kernels.kingdom_builder.kernel import Turn, turns
from regalia.agents.kernels.kingdom_builder.layout import DICE, FIXED, HAND, PILE, REASONS
from regalia.agents.kernels.kingdom_builder.outlook import appraise
from regalia.agents.kernels.kingdom_builder.value import cards_left, lead
from regalia.agents.kernels.kingdom_builder.weights import NAMES
from regalia.agents.minds.kingdom_builder import train
from regalia.agents.minds.kingdom_builder.mind import FEATURES, VALUE_WEIGHTS, position_of
from regalia.agents.minds.kingdom_builder.weights import PLAYOUT, VALUE
from regalia.core.lanes import apply, first
from regalia.core.laws import Cell
from regalia.core.protocol import Chance
from regalia.core.record import Match
from regalia.games.kingdom_builder import GAME
from regalia.games.kingdom_builder.box.data import TERRAINS
from regalia.games.kingdom_builder.rules.actions import END, Move
from regalia.games.kingdom_builder.rules.queenies import Allotting, Founding
from regalia.games.kingdom_builder.rules.state import Kingdom
from regalia.games.kingdom_builder.rules.turn import Acting, Landing
from tests.covers import covered
from tests.kingdom_builder.desk import Desk, start

ALL = {"capitol": "chosen", "caves": "chosen", "island": "random", "northwest": "harbor"}
ALL |= {"northeast": "oracle", "capitol-section": "chosen"}
CELLS = covered(GAME.id)[:: 60 if NUMBA else 400]
EVERY = 15 if NUMBA else 80  # choices between those that are looked at


def positions(seats: int, number: int) -> Iterator[tuple[Kingdom, int]]:
    """Choices of a game with everything, played at random: each of the first kinds, then one in a while."""
    state, rng, kinds = Match.start(GAME, seats, ALL).state, Random(number), set[type]()
    for turn in range(10_000):
        if not state.agenda:
            return
        _, choice = first(state)
        if not isinstance(choice, Chance) and (turn % EVERY == 0 or type(choice) not in kinds):
            kinds.add(type(choice))
            yield state, choice.seat
        apply(
            state, None, choice.sample(state, rng) if isinstance(choice, Chance) else rng.choice(choice.options(state))
        )
    raise AssertionError("the game does not end")


def options(state: Kingdom) -> list[Move]:
    return list(first(state)[1].options(state))


# fair


def test_playouts_deal_hidden_hands_as_the_rules_imagine_them() -> None:
    """The viewer would not see the difference, and there is one."""
    differing = 0
    for number, (state, _) in enumerate(positions(5, 3)):
        plain = array("q", encode(state).tobytes())
        seed(plain, DICE, number, 0)
        deal_anew(plain, number % 5)
        dealt = state.copy()
        dealt.hand, dealt.pile = plain[HAND : HAND + 5].tolist(), plain[PILE : PILE + 5].tolist()
        assert GAME.view(dealt, number % 5) == GAME.view(state, number % 5)
        differing += dealt.hand != state.hand
    assert differing > 1


def test_cards_are_counted() -> None:
    """The odds of the next card are those of all that is unseen; of an empty pile, those of the discards."""
    for state, seat in positions(3, 2):
        view = GAME.view(state, seat)
        if not isinstance(first(state)[1], Allotting | Founding):
            position = position_of(GAME, view, Random(1))
            shown = list(view.unseen) if view.pile else list(view.discard)
            if not view.pile and (card := view.card(view.face_up)) is not None:
                shown[card] += 1
            assert [cards_left(position, card) for card in range(5)] == shown


# everywhere


@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_every_cell_is_played_without_fault(cell: Cell) -> None:
    bots = ("tuned", "search:16it") if NUMBA else ("tuned", "random")
    contest = Contest(GAME.id, bots, cell.seats, 1, str(cell), dict(cell.options), {})
    assert played(Sitting(contest, str(cell), 0)).fault is None


def test_without_numba_the_same_turns_are_found() -> None:
    program = (
        "import sys; sys.modules['numba'] = None\n"
        "from regalia.agents.minds.kingdom_builder.mind import VALUE_WEIGHTS\n"
        "from regalia.agents.kernels.kingdom_builder.encode import encode\n"
        "from regalia.agents.kernels.kingdom_builder.kernel import turns\n"
        "from tests.kingdom_builder.desk import start\n"
        "print([turn.plan for turn in turns(encode(start({}, 2, 5).state), VALUE_WEIGHTS)])"
    )
    done = subprocess.run(
        (sys.executable, "-c", program),
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join((".", *sys.path))},
    )
    assert done.stdout.strip() == str([turn.plan for turn in turns(encode(start({}, 2, 5).state), VALUE_WEIGHTS)])


# exact


def followed(state: Kingdom, turn: Turn) -> Kingdom:
    """Where a turn leads by the rules, before it ends."""
    for code in turn.plan:
        if ACTION[code] != END:
            assert ACTION[code] in options(state)
            apply(state, None, ACTION[code])
    return state


def test_turns_are_legal_and_their_points_are_those_of_the_rules() -> None:
    for state, seat in positions(3, 4):
        if isinstance(first(state)[1], Allotting | Founding):
            continue
        for turn in turns(encode(state), VALUE_WEIGHTS)[:4]:
            reached = followed(state.copy(), turn)
            scored = GAME.scores(reached)[seat]
            expected = [VALUE[reason] * scored.get(reason, 0) for reason in REASONS]
            assert list(turn.parts[: len(REASONS)]) == expected
            assert turn.worth == sum(turn.parts)


def every_turn(state: Kingdom) -> Iterator[Kingdom]:
    """Every way to play a turn, to where it may end."""
    if END in options(state):
        yield state
    for action in options(state):
        if action != END:
            after = state.copy()
            apply(after, None, action)
            yield from every_turn(after)


def plain_lead(state: Kingdom, seat: int) -> int:
    """The worth of a position, worked out by the same functions as plain Python."""
    t, weights = array("q", encode(state).tobytes()), array("q", [VALUE[name] for name in VALUE])
    appraise(t, weights)
    return lead(t, weights, seat)


@pytest.mark.parametrize("terrain", TERRAINS[:5])
def test_the_best_turn_is_found_where_all_of_them_can_be_tried(terrain: str) -> None:
    desk = Desk()
    desk.place(0, "4,5 4,6 14,14")
    desk.place(1, "10,10 12,3")
    desk.turn(0, terrain, left=2)
    brute = max(plain_lead(end, 0) for end in every_turn(desk.state.copy()))
    assert max(turn.worth for turn in turns(encode(desk.state), VALUE_WEIGHTS)) == brute


def test_planning_changes_nothing() -> None:
    for state, _ in positions(2, 6):
        if not isinstance(first(state)[1], Allotting | Founding):
            position = encode(state)
            turns(position, VALUE_WEIGHTS)
            assert position.tobytes()[: 8 * FIXED] == encode(state).tobytes()[: 8 * FIXED]


# words


def test_every_feature_has_words_in_both_languages() -> None:
    words = minds.of(GAME).words
    for lang in ("en", "fr"):
        assert words.keys(lang) >= {f"estimate.{feature}" for feature in FEATURES}


def test_the_features_of_the_best_option_are_its_worth() -> None:
    judge = minds.of(GAME)
    seen = set[type]()
    for state, seat in positions(2, 7):
        view, possible = GAME.view(state, seat), options(state)
        seen.add(type(first(state)[1]))
        rates = judge.rate(view, possible, Random(1))
        best = possible[rates.index(max(rates))]
        found = judge.features(view, best, Random(1))
        assert set(found) <= set(FEATURES)
        if not isinstance(first(state)[1], Allotting | Founding):
            assert sum(found.values()) >= max(rates) - 1e-6
    assert seen >= {Allotting, Founding, Acting, Landing}


def test_both_sets_of_weights_have_all_names() -> None:
    assert tuple(VALUE) == tuple(PLAYOUT) == NAMES


@pytest.mark.parametrize("what, start", [("playout", PLAYOUT), ("value", VALUE)])
def test_training_goes_from_the_shipped_weights_to_better_ones(
    what: str, start: Mapping[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here the side that likes castles more wins."""
    castles = NAMES.index("castles")
    monkeypatch.setattr(train, "TABLES", 2)
    monkeypatch.setattr(train, "fight", lambda _table, one, two, _seed, _planned: (one[castles] - two[castles]) / 10)
    *_, found = train.trained("seed", 20, what, start)
    *_, again = train.trained("seed", 20, what, start)
    assert found == again
    assert found["castles"] > start["castles"] + 100
    assert all(found[name] == start[name] for name in train.NOT_TUNED[what])
