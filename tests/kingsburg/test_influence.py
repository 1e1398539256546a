"""Influencing the advisors: dice, bonus dice, +2 tokens, the market and the envoy."""

import pytest

from tests.kingsburg.desk import Desk


def hand(own: str, bonus: str = "", **given: int) -> Desk:
    """Seat 0 has these dice in hand, nobody else has any."""
    desk = Desk()
    desk.roll(0, own, bonus)
    desk.give(0, **given)
    return desk


def placed(desk: Desk) -> list[tuple[int, int]]:
    return [(seat, influence.rank) for seat, influence in desk.state.court]


def test_the_season_of_anne_david_bruno_and_cindy() -> None:
    """000:183-199. Figure by figure: treasurer, astronomer, inventor, merchant, jester, builder, pass, duchess."""
    desk = Desk(4)
    for seat, own in enumerate(("1 3 5", "2 3 5", "4 4 5", "2 2 6")):
        desk.roll(seat, own, "6" if seat == 3 else "")
    desk.give(2, plus2=1)
    desk.start("influence")
    desk.do("influence 8 with 3+5", "influence 7 with 2+5")
    assert "influence 13 with 4+4+5" in desk.options()
    desk.do("influence 15 with 4+4+5 +2")
    assert "influence 8 with 2+6" not in desk.options()
    desk.do("influence 4 with 2+2", "influence 1 with 1", "influence 3 with 3")
    assert desk.seat == 3
    desk.do("influence 12 with 6+6b")
    assert desk.over
    assert placed(desk) == [(0, 8), (1, 7), (2, 15), (3, 4), (0, 1), (1, 3), (3, 12)]
    assert desk.plus2(2) == 0


def test_every_group_of_own_dice_may_be_placed() -> None:
    """000:171. Sums of one, two and three dice, equal to the rank."""
    desk = hand("1 2 5")
    desk.start("influence")
    groups = ["1 with 1", "2 with 2", "5 with 5", "3 with 1+2", "6 with 1+5", "7 with 2+5", "8 with 1+2+5"]
    assert desk.options() == {*(f"influence {group}" for group in groups), "pass"}


def test_placed_dice_leave_the_hand() -> None:
    """000:171. The next turn is played with what is left."""
    desk = hand("1 2 5")
    desk.start("influence")
    desk.do("influence 7 with 2+5")
    assert (desk.dice(0), desk.options()) == (((1,), ()), {"influence 1 with 1", "pass"})


def test_bonus_dice_join_own_dice_and_never_go_alone() -> None:
    """000:205 and 515, 001:57-58 and 133-136. Any number of them with at least one own die."""
    desk = hand("4", "1 2")
    desk.start("influence")
    groups = ["4 with 4", "5 with 4+1b", "6 with 4+2b", "7 with 4+1b+2b"]
    assert desk.options() == {*(f"influence {group}" for group in groups), "pass"}


def test_bonus_dice_without_own_dice_mean_passing() -> None:
    """000:179 and 205. The own dice are gone, the bonus die stays unused."""
    desk = hand("4", "6", plus2=1)
    desk.start("influence")
    desk.do("influence 4 with 4")
    assert (desk.over, desk.dice(0)) == (True, ((), (6,)))


def test_a_token_adds_two_once_a_season() -> None:
    """000:207-209, 001:56 and 129. Spent once it is not offered again, although a second is there."""
    desk = hand("1 2", plus2=2)
    desk.start("influence")
    assert {"influence 3 with 1 +2", "influence 4 with 2 +2", "influence 5 with 1+2 +2"} <= desk.options()
    desk.do("influence 3 with 1 +2")
    assert desk.plus2(0) == 1
    assert desk.options() == {"influence 2 with 2", "pass"}


def test_a_token_serves_again_next_season() -> None:
    """000:209. The limit is one in each season."""
    desk = hand("1", plus2=2)
    desk.start("influence")
    desk.do("influence 3 with 1 +2")
    desk.start("clear")
    desk.roll(0, "1")
    desk.start("influence")
    assert "influence 3 with 1 +2" in desk.options()


def test_a_token_may_join_a_group_with_bonus_dice() -> None:
    """000:209, 001:132. Four, a bonus six and two make twelve."""
    desk = hand("4", "6", plus2=1)
    desk.start("influence")
    assert "influence 12 with 4+6b +2" in desk.options()


def test_no_token_no_plus() -> None:
    """000:207. Without one nothing is added."""
    desk = hand("4")
    desk.start("influence")
    assert desk.options() == {"influence 4 with 4", "pass"}


def test_nobody_passes_the_king() -> None:
    """000:171. There is no advisor above 18."""
    desk = hand("6 6 6", "6", plus2=1)
    desk.start("influence")
    ranks = {int(option.split()[1]) for option in desk.options() - {"pass"}}
    assert max(ranks) == 18
    assert "influence 18 with 6+6+6" in desk.options()


def test_an_advisor_is_taken_by_the_first() -> None:
    """000:177, 001:55. Neither the other nor the same seat may come again."""
    desk = hand("4 4")
    desk.roll(1, "4 6")
    desk.start("influence")
    desk.do("influence 4 with 4")
    assert desk.options() == {"influence 6 with 6", "influence 10 with 4+6", "pass"}
    desk.do("pass")
    assert desk.options() == {"pass"}


def test_market_shifts_the_rank_by_one_once_a_season() -> None:
    """000:549. Nine reaches eight and ten; afterwards the sum itself only, until the next season."""
    desk = hand("4 5 6")
    desk.build(0, "inn market")
    desk.start("influence")
    assert {"influence 8 with 4+5 market-1", "influence 10 with 4+5 market+1", "influence 9 with 4+5"} <= desk.options()
    desk.do("influence 8 with 4+5 market-1")
    assert desk.options() == {"influence 6 with 6", "pass"}
    desk.start("clear")
    desk.roll(0, "4")
    desk.start("influence")
    assert "influence 3 with 4 market-1" in desk.options()


@pytest.mark.parametrize("own, wanted", [("1", {1, 2}), ("6 6 6", {5, 6, 7, 11, 12, 13, 17, 18})])
def test_market_stays_between_jester_and_king(own: str, wanted: set[int]) -> None:
    """Ruling 5. Neither zero nor nineteen."""
    desk = hand(own)
    desk.build(0, "inn market")
    desk.start("influence")
    assert {int(option.split()[1]) for option in desk.options() - {"pass"}} == wanted


def test_market_and_token_combine() -> None:
    """Ruling 5. Four and two and one are seven."""
    desk = hand("4", plus2=1)
    desk.build(0, "inn market")
    desk.start("influence")
    assert {"influence 7 with 4 +2 market+1", "influence 5 with 4 +2 market-1"} <= desk.options()


def test_market_may_bring_nineteen_back_to_the_king() -> None:
    """000:549 and ruling 5. The result counts, not the sum: 19 less one is 18."""
    desk = hand("6 6 6", "1")
    desk.build(0, "inn market")
    desk.start("influence")
    assert "influence 18 with 6+6+6+1b market-1" in desk.options()


@pytest.mark.parametrize("owner", [0, 1])
def test_the_envoy_opens_an_occupied_advisor(owner: int) -> None:
    """000:335, 001:55 and 93. Own or another's; he goes back to his place."""
    desk = Desk()
    desk.place(owner, "influence 4 with 4")
    desk.roll(0, "4 6")
    desk.envoy(0)
    desk.start("influence")
    assert {"influence 4 with 4 envoy", "influence 6 with 6"} <= desk.options()
    assert "influence 4 with 4" not in desk.options()
    desk.do("influence 4 with 4 envoy")
    assert (desk.state.envoy, placed(desk)) == (-1, [(owner, 4), (0, 4)])
    assert not any("envoy" in option for option in desk.options())


def test_the_envoy_is_not_spent_on_a_free_advisor() -> None:
    """000:335. He is for advisors already influenced."""
    desk = hand("4 6")
    desk.envoy(0)
    desk.start("influence")
    assert not any("envoy" in option for option in desk.options())


def test_the_envoy_serves_his_holder_only() -> None:
    """000:333. Seat 1 holds him, seat 0 finds the advisor closed."""
    desk = hand("4 6")
    desk.place(1, "influence 4 with 4")
    desk.envoy(1)
    desk.start("influence")
    assert desk.options() == {"influence 6 with 6", "influence 10 with 4+6", "pass"}


def test_passing_is_final_and_others_go_on() -> None:
    """000:169. Seat 0 passes with dice in hand and is not asked again."""
    desk = hand("1 2")
    desk.roll(1, "3 4")
    desk.start("influence")
    desk.do("pass", "influence 3 with 3", "influence 4 with 4")
    assert desk.over
    assert desk.dice(0) == ((1, 2), ())


def test_seats_take_turns_until_all_have_passed() -> None:
    """000:169 and 179, 001:63-65. One advisor a turn, round by round, in turn order."""
    desk = Desk()
    desk.order(1, 2, 0)
    for seat, own in enumerate(("1 2 3", "4 5", "6")):
        desk.roll(seat, own)
    desk.start("influence")
    seats = []
    while not desk.over:
        assert desk.seat is not None
        seats.append(desk.seat)
        desk.do(next(option for option in sorted(desk.options()) if "+" not in option))
    assert [seat for seat in seats if seat != 2] == [1, 0, 1, 0, 0]
    assert seats[:3] == [1, 2, 0]


def test_more_than_five_hundred_placements_are_asked_by_advisor_first() -> None:
    """000:514, 001:138. With six bonus dice, a token and the market: the advisor, then the dice."""
    desk = hand("1 2 3", "1 2 3 4 5 6", plus2=1)
    desk.build(0, "inn market")
    desk.start("influence")
    assert desk.options() == {*(f"consider {rank}" for rank in range(1, 19)), "pass"}
    desk.do("consider 18")
    assert 1 < len(desk.options()) <= 500
    assert all(option.startswith("influence 18 with") for option in desk.options())
    desk.do("influence 18 with 1+2+3+1b+2b+3b+6b")
    assert placed(desk) == [(0, 18)]
    assert desk.dice(0) == ((), (4, 5))
