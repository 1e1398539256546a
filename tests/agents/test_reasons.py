"""Which reasons are given: what sets a move apart first, then what is true beside that; never more than three."""

from collections.abc import Mapping

from regalia.agents.reasons import (
    COSTS_NOTHING,
    EQUAL_IN_ALL,
    LIKE_OTHERS,
    MORE_IN_ALL,
    THAN_NEXT_BEST,
    THAN_SOME,
    Comparison,
    Reason,
)

Parts = Mapping[str, float]


def told(own: Parts, *others: Parts, brings: Parts | None = None) -> list[Reason]:
    return Comparison(own, others, brings or {}).reasons()


def test_the_reasons_are_what_the_move_has_more_of_than_the_others() -> None:
    own = {"castle": 3.0, "deny_rose": 2.0, "freedom": 1.0, "line": 5.0, "price": -4.0}
    others = {"castle": 0.0, "line": 5.0, "price": -1.0}, {"castle": 2.0, "line": 4.9, "price": -1.0}
    assert told(own, *others) == [Reason("castle", 2.0), Reason("deny_rose", 2.0), Reason("freedom", 1.0)]


def test_what_the_move_saves_speaks_for_it_and_nothing_speaks_against_it() -> None:
    assert told({"line": 1.0}, {"price": -2.0, "line": 2.0}) == [Reason("price", 2.0), Reason(MORE_IN_ALL, 1.0)]


def test_a_denial_has_one_of_the_three_places() -> None:
    own = {"castle": 3.0, "line": 2.0, "tile": 1.0, "deny_rose": 0.2, "deny_moon": 0.3}
    assert told(own, {}) == [Reason("castle", 3.0), Reason("line", 2.0), Reason("deny_moon", 0.3)]


def test_a_denial_is_told_with_all_that_the_others_lose() -> None:
    own, other = {"castle": 3.0, "deny": 0.05}, {"castle": 1.0}
    assert told(own, other, brings={"deny": 1.4}) == [Reason("castle", 2.0), Reason("deny", 1.4)]


def test_what_other_moves_deny_as_well_is_said_so() -> None:
    own, other = {"castle": 3.0, "deny": 0.5}, {"castle": 1.0, "deny": 0.5}
    assert told(own, other, brings={"deny": 2.0}) == [Reason("castle", 2.0), Reason("deny", 2.0, LIKE_OTHERS)]


def test_who_loses_nothing_is_denied_nothing() -> None:
    """Other moves would have helped the others; this one takes nothing from them."""
    own, other = {"castle": 3.0, "line": 1.0}, {"castle": 1.0, "deny": -2.0}
    assert told(own, other, brings={"deny": 0.0}) == [Reason("castle", 2.0), Reason("line", 1.0)]


def test_a_second_reason_is_sought_against_the_next_best() -> None:
    own, good, bad = {"castle": 3.0, "line": 1.0}, {"castle": 2.0, "line": 0.8}, {"castle": 0.0, "line": 1.3}
    assert told(own, good, bad) == [Reason("castle", 2.0), Reason("line", 1.0 - 0.8, THAN_NEXT_BEST)]


def test_the_next_best_is_one_that_leads_elsewhere() -> None:
    own, same, other = {"castle": 3.0, "line": 1.0}, {"castle": 3.0, "line": 1.0}, {"castle": 0.0, "line": 2.0}
    assert told(own, same, other) == [Reason("castle", 1.5), Reason(MORE_IN_ALL, 2.0)]


def test_then_in_what_the_move_brings_as_others_do() -> None:
    own, other = {"castle": 3.0, "line": 9.0}, {"castle": 1.0, "line": 9.5}
    assert told(own, other, brings={"castle": 3.0, "line": 2.0}) == [
        Reason("castle", 2.0),
        Reason("line", 2.0, LIKE_OTHERS),
    ]


def test_then_in_what_it_costs() -> None:
    own = {"castle": 3.0, "line": 1.0}
    assert told(own, {"castle": 1.0, "line": 1.05}) == [Reason("castle", 2.0), Reason(COSTS_NOTHING, 0.0)]
    assert told(own, {"castle": 1.0, "line": 2.0}) == [Reason("castle", 2.0), Reason(MORE_IN_ALL, 1.0)]
    assert [one.feature for one in told(own, {"castle": 1.0, "line": 3.0})] == ["castle", EQUAL_IN_ALL]


def test_at_last_in_what_some_others_lack() -> None:
    """Here a search knows better than the parts."""
    own, good, bad = {"castle": 3.0, "line": 1.0}, {"castle": 2.8, "line": 4.0}, {"castle": 3.0, "line": 0.0}
    assert told(own, good, bad)[-1] == Reason("line", 1.0, THAN_SOME)


def test_two_reasons_are_enough_when_others_are_sought() -> None:
    own, other = {"castle": 3.0, "line": 1.0}, {"castle": 1.0, "line": 1.0}
    brings = {"line": 1.0, "tile": 2.0, "water": 3.0}
    assert told(own, other, brings=brings) == [Reason("castle", 2.0), Reason("water", 3.0, LIKE_OTHERS)]
