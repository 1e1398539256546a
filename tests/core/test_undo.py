"""Undo: back to one's last choice, unless chance, a reveal or another seat has spoken since."""

from regalia.core.codec import written
from regalia.core.protocol import CHANCE, Entry
from regalia.core.record import Dice
from tests.core.lanes_toy import Ask, Deal, Draw, Note, lanes
from tests.core.test_record import BOTH, ONCE, A, B, refused, started


def test_the_own_last_choice_is_taken_back() -> None:
    match = started(Ask(0), Ask(0), Ask(1))
    states = [written(match.state)]
    for action in (A, B):
        match.act(action)
        states.append(written(match.state))
    for action, state in ((B, states[1]), (A, states[0])):
        assert match.undo(0) == Entry(None, 0, action)
        assert written(match.state) == state
    assert match.entries == []


def test_nothing_is_taken_back_before_the_first_choice() -> None:
    match = started(Ask(0), Ask(1))
    match.act(A)
    assert refused(match, match.undo, 1) == "There is nothing to undo: this seat has not chosen yet."


def test_chance_cannot_be_unheard() -> None:
    match = started(Ask(0), Deal(1), Ask(0), bag="x")
    match.act(A)
    match.roll(Dice(1))
    assert refused(match, match.undo, 0) == "This cannot be undone: chance has spoken since."


def test_a_choice_stands_once_another_seat_has_moved() -> None:
    match = started(Ask(0), Ask(1), Ask(0))
    match.act(A)
    match.act(B)
    assert refused(match, match.undo, 0) == "This cannot be undone: another seat has moved since."
    assert match.undo(1) == Entry(None, 1, B)


def test_in_lanes_a_choice_is_taken_back_although_another_has_moved() -> None:
    match, without = started(BOTH), started(BOTH)
    for action, lane in ((A, 0), (B, 1), (A, 1)):
        match.act(action, lane)
    assert match.undo(0) == Entry(0, 0, A)
    for action in (B, A):
        without.act(action, 1)
    assert (match.entries, written(match.state)) == (without.entries, written(without.state))


def test_in_lanes_only_the_chance_of_the_own_lane_hinders() -> None:
    match = started(lanes([Ask(0), Deal(0), Ask(0)], [Ask(1), Ask(1)]), bag="x")
    match.act(A, 0)
    match.act(B, 1)
    match.act(Draw(0, "x"), 0)
    assert refused(match, match.undo, 0) == "This cannot be undone: chance has spoken since."
    assert match.undo(1) == Entry(1, 1, B)
    assert match.state.drawn == ["x", ""]


def test_after_the_lanes_closed_their_choices_stand() -> None:
    match = started(lanes([Ask(0)], [Ask(1)]), Ask(0))
    match.act(A, 0)
    match.act(B, 1)
    for seat in (0, 1):
        sentence = refused(match, match.undo, seat)
        assert sentence == "This cannot be undone: the choices made together have been revealed."


def test_lanes_opened_again_do_not_bring_back_the_first_ones() -> None:
    match = started(ONCE, Note("revealed"), ONCE)
    match.act(A, 0)
    match.act(B, 1)
    for seat in (0, 1):
        assert refused(match, match.undo, seat).endswith("the choices made together have been revealed.")
    match.act(A, 1)
    assert match.undo(1) == Entry(1, 1, A)


def test_the_choice_that_opened_lanes_stands_whether_or_not_another_has_moved_in_them() -> None:
    """The sentence is the same: it must not tell that another has chosen."""
    match = started(Ask(0), BOTH)
    match.act(A)
    for _ in range(2):
        assert refused(match, match.undo, 0) == "This cannot be undone: all choose at the same time now."
        if match.options_of(1):
            match.act(B, 1)


def test_a_choice_stands_once_it_has_shown_something_hidden() -> None:
    match = started(Deal(1), Ask(0), Note("shown"), Ask(0), bag="x")
    match.act(Draw(1, "x"))
    match.act(A)
    assert refused(match, match.undo, 0) == "This cannot be undone: something hidden has been revealed."


def test_chance_takes_nothing_back() -> None:
    match = started(Deal(0), Ask(0), bag="x")
    match.act(Draw(0, "x"))
    assert refused(match, match.undo, CHANCE) == "There is nothing to undo: this seat has not chosen yet."
