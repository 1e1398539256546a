"""How a move compares with the others: better, as good, or only by imagined games; and for which parts above all."""

from collections.abc import Mapping

from regalia.agents.reasons import (
    AHEAD,
    ALIKE,
    EVEN,
    LEAST_PERCENT,
    ONLY,
    SURER,
    TRIED,
    Comparison,
    Reason,
    compared,
)

Parts = Mapping[str, float]


def told(own: Parts, *others: Parts, denied: Parts | None = None, surer: float = 0.0) -> Comparison:
    return compared(own, others, denied or {}, lambda: surer)


def test_a_move_is_ahead_of_the_next_best_one_for_what_it_has_more_of() -> None:
    own, good, bad = {"castle": 3.0, "line": 2.0, "price": -1.0}, {"castle": 1.0, "line": 2.0}, {"line": 2.5}
    assert told(own, bad, good) == Comparison(AHEAD, 1.0, (Reason("castle", 2.0),))


def test_what_is_saved_speaks_for_a_move() -> None:
    assert told({"line": 1.0}, {"price": -2.0, "line": 1.0}) == Comparison(AHEAD, 2.0, (Reason("price", 2.0),))


def test_two_parts_are_named_the_larger_one_first() -> None:
    own = {"castle": 3.0, "line": 5.0, "tile": 4.0}
    assert told(own, {"castle": 1.0}).reasons == (Reason("line", 5.0), Reason("tile", 4.0))


def test_less_than_half_a_point_is_worth_no_word() -> None:
    own, other = {"castle": 3.0, "line": 1.0, "tile": 2.0}, {"castle": 2.51, "line": 0.4, "tile": 2.49}
    assert told(own, other) == Comparison(AHEAD, sum(own.values()) - sum(other.values()), (Reason("line", 0.6),))


def test_less_than_half_a_point_in_all_is_as_good() -> None:
    assert told({"castle": 3.0, "line": 1.0}, {"castle": 2.0, "line": 1.6}) == Comparison(
        EVEN, 0.0, (Reason("castle", 1.0),)
    )


def test_a_denial_counts_with_all_that_the_others_lose() -> None:
    own, other = {"castle": 3.0, "deny": 0.5}, {"castle": 1.0}
    assert told(own, other, denied={"deny": 2.4}).reasons == (Reason("deny", 2.4), Reason("castle", 2.0))


def test_who_loses_nothing_is_denied_nothing() -> None:
    """Other moves would have helped the others; this one takes nothing from them."""
    own, other = {"castle": 3.0}, {"castle": 1.0, "deny": -2.0}
    assert told(own, other, denied={"deny": 0.0}).reasons == (Reason("castle", 2.0),)


def test_moves_that_lead_to_the_same_are_alike() -> None:
    assert told({"castle": 3.0}, {"castle": 3.4}, {"castle": 2.6}) == Comparison(ALIKE)
    assert told({}, {}) == Comparison(ALIKE)


def test_what_is_of_no_use_is_not_compared() -> None:
    assert told({"castle": 3.0}, {}, {"castle": 1.0}) == Comparison(AHEAD, 2.0, (Reason("castle", 2.0),))
    assert told({"castle": 3.0}, {}) == Comparison(ONLY)


def test_a_move_against_which_its_parts_speak_has_imagined_games_for_it() -> None:
    assert told({"castle": 1.0}, {"castle": 3.0}) == Comparison(TRIED)
    assert told({"castle": 1.0}, {"castle": 3.0}, surer=LEAST_PERCENT) == Comparison(SURER, LEAST_PERCENT)
    assert told({}, {}, surer=LEAST_PERCENT) == Comparison(SURER, LEAST_PERCENT)
    assert told({}, {}, surer=LEAST_PERCENT / 2) == Comparison(ALIKE)
