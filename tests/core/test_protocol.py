"""The agenda: steps in reading order, choices that wait, chance by weight, lanes that open and close together."""

from collections.abc import Sequence
from dataclasses import FrozenInstanceError, dataclass
from random import Random

import pytest

from regalia.core.codec import written
from regalia.core.lanes import Together, apply, pending, together
from regalia.core.protocol import CHANCE, Chance, Result, settle, then
from regalia.core.record import Dice
from tests.core.lanes_toy import Ask, Deal, Draw, Note, Say, Table, lanes, table

A, B = Say("a"), Say("b")


def waiting(state: Table) -> list[tuple[int | None, int]]:
    """Each open choice as its lane and its seat."""
    return [(lane, choice.seat) for lane, choice in pending(state)]


# the agenda


def test_steps_run_in_reading_order_before_what_was_there() -> None:
    state = table()
    then(state, Note("third"))
    then(state, Note("first"), Note("second"))
    settle(state)
    assert state.notes == ["first", "second", "third"]
    assert pending(state) == ()


def test_the_rules_run_up_to_the_next_choice_and_no_further() -> None:
    state = table(Note("before"), Ask(0), Note("after"), Ask(1))
    assert (state.notes, waiting(state)) == (["before"], [(None, 0)])
    apply(state, None, A)
    assert (state.notes, waiting(state)) == (["before", "after"], [(None, 1)])


def test_settling_again_changes_nothing() -> None:
    state = table(Note("once"), Ask(0), Note("later"))
    before = written(state)
    settle(state)
    assert written(state) == before


def test_what_a_choice_brings_comes_before_the_rest() -> None:
    state = table(Ask(0, after=(Note("mine"), Ask(0, "c"))), Note("rest"))
    apply(state, None, B)
    assert (state.notes, waiting(state)) == (["mine"], [(None, 0)])
    apply(state, None, Say("c"))
    assert (state.notes, state.said[0]) == (["mine", "rest"], ("b", "c"))


def test_a_copy_goes_its_own_way() -> None:
    state = table(Ask(0), Note("end"))
    before = written(state)
    apply(state.copy(), None, A)
    assert written(state) == before


# values


@dataclass(frozen=True, slots=True)
class Pair:
    one: int
    two: int


def test_a_frozen_class_is_a_value() -> None:
    assert len({Pair(1, 2), Pair(1, 2), Pair(2, 1)}) == 2
    assert not hasattr(Pair(1, 2), "__dict__")
    with pytest.raises(FrozenInstanceError):
        Pair(1, 2).one = 3  # type: ignore[misc]


@pytest.mark.parametrize(
    "ranks, shares",
    [((1, 2), (1, 0)), ((2, 1, 3), (0, 1, 0)), ((1, 3, 1), (0.5, 0, 0.5)), ((2, 2), (0, 0))],
)
def test_a_victory_is_shared_by_all_who_are_first(ranks: tuple[int, ...], shares: tuple[float, ...]) -> None:
    assert Result(ranks, ("points",) * len(ranks)).shares() == shares


# chance


class Fixed(Random):
    """A source of one number."""

    def __init__(self, number: float) -> None:
        super().__init__(0)
        self.number = number

    def random(self) -> float:
        return self.number


@dataclass(frozen=True, slots=True)
class Weighted(Chance):
    weights: tuple[int, ...]

    def outcomes(self, state: object) -> Sequence[tuple[int, int]]:
        return list(enumerate(self.weights))


@pytest.mark.parametrize("weights", [(1,), (1, 1), (3, 1, 2), (0, 5, 0, 1), (1, 0)])
def test_each_outcome_has_the_share_of_its_weight(weights: tuple[int, ...]) -> None:
    total = sum(weights)
    drawn = [Weighted(weights).sample(None, Fixed((at + 0.5) / total)) for at in range(total)]
    assert tuple(drawn.count(outcome) for outcome in range(len(weights))) == weights


def test_the_ends_of_chance_are_outcomes_too() -> None:
    assert [Weighted((0, 2, 1, 0)).sample(None, Fixed(at)) for at in (0.0, 1 - 2**-53)] == [1, 2]


def test_outcomes_without_any_weight_are_a_mistake_of_the_game() -> None:
    with pytest.raises(AssertionError):
        Weighted((0, 0)).sample(None, Random(1))


def test_chance_is_a_seat_whose_options_are_the_outcomes() -> None:
    state = table(Deal(1), bag="xxy")
    assert waiting(state) == [(None, CHANCE)]
    assert Deal(1).outcomes(state) == [(Draw(1, "x"), 2), (Draw(1, "y"), 1)]
    assert Deal(1).options(state) == [Draw(1, "x"), Draw(1, "y")]


def test_draws_for_different_seats_have_different_purposes() -> None:
    assert Deal(0).purpose() == Deal(0).purpose() != Deal(1).purpose()


def test_a_choice_samples_all_its_options_alike() -> None:
    rng = Random(5)
    words = [Ask(0, "a b c").sample(table(), rng).word for _ in range(3000)]
    assert all(900 < words.count(word) < 1100 for word in "abc")


def test_a_draw_by_dice_depends_on_its_purpose_and_count_alone() -> None:
    state, alone, among = table(bag="abcdefgh"), Dice(7), Dice(7)
    mine = [alone.draw(state, Deal(0)) for _ in range(6)]
    assert len(set(mine)) > 1
    for draw in mine:
        among.draw(state, Deal(1))
        assert among.draw(state, Deal(0)) == draw
        among.draw(state, Deal(1))


def test_other_seeds_and_other_purposes_are_other_dice() -> None:
    state = table(bag="abcdefgh")
    rows = {
        "".join(dice.draw(state, chance).letter for _ in range(8))
        for seed in range(20)
        for dice, chance in ((Dice(seed), Deal(0)), (Dice(seed), Deal(1)))
    }
    assert len(rows) == 40


def test_dice_follow_the_weights() -> None:
    state = table(bag="xxxy")
    letters = [Dice(seed).draw(state, Deal(0)).letter for seed in range(2000)]
    assert 1425 < letters.count("x") < 1575


# lanes


def test_without_a_question_lanes_are_done_at_once() -> None:
    state = table(lanes([Note("zero")], [Note("one"), Note("two")], []), Ask(0))
    assert (state.notes, waiting(state)) == (["zero", "one", "two"], [(None, 0)])


def test_no_lanes_are_nothing() -> None:
    assert table(lanes(), Ask(1)).agenda == [Ask(1)]


def test_one_lane_alone_is_plain_agenda() -> None:
    state = table(lanes([Note("none")], [Note("open"), Ask(1, "a"), Note("mid"), Ask(1, "b")]), Ask(0))
    assert state.agenda == [Ask(0), Ask(1, "b"), Note("mid"), Ask(1, "a")]
    assert (state.notes, waiting(state)) == (["none", "open"], [(None, 1)])


def test_several_lanes_wait_at_once_each_at_its_first_question() -> None:
    state = table(lanes([Ask(0), Ask(0)], [Note("in lane"), Ask(1)]))
    assert (state.notes, waiting(state)) == (["in lane"], [(0, 0), (1, 1)])


def test_lanes_remember_how_they_began_and_what_was_shown() -> None:
    state = table(Ask(0), lanes([Ask(0), Ask(0)], [Ask(1), Note("end")]))
    apply(state, None, B)
    apply(state, 0, A)
    (top,) = state.agenda
    assert isinstance(top, Together)
    assert top.lanes == ((0, (Ask(0),)), (1, (Note("end"), Ask(1))))
    assert top.opened == ((0, (Ask(0), Ask(0))), (1, (Note("end"), Ask(1))))
    assert top.shown == (("b",), ())


def test_a_lane_closes_alone_and_the_agenda_goes_on_after_the_last() -> None:
    state = table(lanes([Ask(0)], [Ask(1), Ask(1)]), Note("all closed"), Ask(0))
    apply(state, 0, A)
    assert (state.notes, waiting(state)) == ([], [(1, 1)])
    apply(state, 1, A)
    assert (state.notes, waiting(state)) == ([], [(1, 1)])
    apply(state, 1, B)
    assert (state.notes, waiting(state), state.said) == (["all closed"], [(None, 0)], [("a",), ("a", "b")])


def test_what_a_lane_brings_stays_in_it() -> None:
    state = table(lanes([Ask(0, after=(Note("mine"), Ask(0, "c")))], [Ask(1)]), Note("end"))
    apply(state, 0, A)
    assert (state.notes, waiting(state)) == (["mine"], [(0, 0), (1, 1)])
    assert dict(pending(state))[0].options(state) == [Say("c")]


def test_chance_speaks_inside_a_lane() -> None:
    state = table(lanes([Deal(0), Ask(0)], [Ask(1), Deal(1)]), bag="xy")
    assert waiting(state) == [(0, CHANCE), (1, 1)]
    apply(state, 1, B)
    assert waiting(state) == [(0, CHANCE), (1, CHANCE)]
    apply(state, 1, Draw(1, "x"))
    apply(state, 0, Draw(0, "y"))
    assert (waiting(state), state.drawn, state.bag) == ([(0, 0)], ["y", "x"], "")


def test_the_order_between_lanes_does_not_matter() -> None:
    def after(order: Sequence[int]) -> bytes:
        state = table(lanes([Ask(0), Note("zero"), Ask(0)], [Ask(1), Ask(1)]), Note("end"))
        for lane in order:
            apply(state, lane, (A, B)[lane])
        return written(state)

    assert after([0, 0, 1, 1]) == after([1, 0, 1, 0]) == after([1, 1, 0, 0])


def test_an_owner_need_not_be_its_number_in_the_list() -> None:
    state = table()
    together(state, [(1, [Ask(1)]), (0, [Ask(0)])], ())
    apply(state, 0, A)
    assert (waiting(state), state.said) == ([(1, 1)], [("a",), ()])


def test_there_are_no_lanes_within_lanes() -> None:
    inner = lanes([Ask(0)], [Ask(1)])
    with pytest.raises(AssertionError, match="no lanes within lanes"):
        table(lanes([inner], [Ask(1)]))
    state = table(lanes([Ask(0, after=(inner,))], [Ask(1)]))
    with pytest.raises(AssertionError, match="no lanes within lanes"):
        apply(state, 0, A)


def test_a_lane_may_ask_one_seat_what_lanes_would_ask_several() -> None:
    state = table(lanes([lanes([Ask(0, "c")], [Note("nobody")])], [Ask(1)]))
    assert (state.notes, waiting(state)) == (["nobody"], [(0, 0), (1, 1)])


def test_a_plain_step_cannot_wait_in_a_lane() -> None:
    state = table(Ask(0))
    state.agenda.append(Together(((0, (Note("stuck"),)),), (), ()))
    with pytest.raises(AssertionError, match="does not wait"):
        pending(state)
