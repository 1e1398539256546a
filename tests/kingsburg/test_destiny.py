"""Destiny cards that change dice, advisors, gifts and the court; and how the cards are turned."""

import pytest

from regalia.core.record import Match
from regalia.games.kingsburg import GAME
from tests.kingsburg.desk import Desk, start

FINDS = {"gold-find": "gold", "timber-find": "wood", "stone-find": "stone"}


def test_famine_leaves_two_dice_of_three() -> None:
    """The facts. Everybody rolls two own dice."""
    desk = Desk(destiny="famine")
    desk.start("season")
    desk.chance("roll 0 1+2", "roll 1 5+6", "roll 2 3+3")
    assert [desk.dice(seat) for seat in range(3)] == [((1, 2), ()), ((5, 6), ()), ((3, 3), ())]


def test_good_year_gives_a_bonus_die_or_a_resource() -> None:
    """The facts. Those without a bonus die roll one, the owner of the farms takes a resource when all have rolled."""
    desk = Desk(destiny="good-year")
    desk.build(1, "farms")
    desk.start("season")
    desk.do("extra 1", "extra 1", "extra 1")
    desk.chance("roll 0 1+2+3", "roll 0 4b", "roll 1 1+2+3", "roll 1 5b", "roll 2 1+2+3", "roll 2 6b")
    assert desk.seat == 1
    desk.do("take stone")
    assert [desk.dice(seat)[1] for seat in range(3)] == [(4,), (5,), (6,)]
    assert [desk.goods(seat)["stone"] for seat in range(3)] == [0, 1, 0]


def test_rising_stars_give_a_resource_for_the_first_on_one_three_and_five() -> None:
    """The facts. At once when the dice are placed; the second rank has no gift."""
    desk = Desk(destiny="rising-stars")
    desk.roll(0, "1 5")
    desk.roll(1, "3")
    desk.roll(2, "2")
    desk.start("influence")
    desk.do("influence 1 with 1", "take gold", "influence 3 with 3", "take wood", "influence 2 with 2")
    desk.do("influence 5 with 5", "take stone")
    assert desk.over
    assert [tuple(desk.goods(seat).values()) for seat in range(3)] == [(1, 0, 1), (0, 1, 0), (0, 0, 0)]


def test_rising_stars_give_nothing_to_the_second_on_an_advisor_nor_on_a_private_five() -> None:
    """The facts. The envoy's dice come second; the Politician's own five has no gift."""
    desk = Desk(destiny="rising-stars", governors={1: "politician"})
    desk.place(0, "influence 1 with 1")
    desk.roll(1, "1 5")
    desk.envoy(1)
    desk.start("influence")
    desk.do("influence 1 with 1 envoy", "influence private 5 with 5")
    assert (desk.over, sum(desk.goods(1).values())) == (True, 0)


def test_rising_stars_gift_is_kept_when_the_duke_moves_the_dice() -> None:
    """Ruling 5. The resource taken on five stays, the dice go to the Duchess."""
    desk = Desk(destiny="rising-stars", governors={0: "duke"})
    desk.roll(0, "5")
    desk.start("influence")
    desk.do("influence 5 with 5", "take gold", "use duke")
    desk.start("rewards")
    desk.do("take gold", "take gold")
    assert (desk.goods(0)["gold"], desk.plus2(0), desk.soldiers(0)) == (3, 1, 0)


def test_secret_deals_copy_an_advisor_another_seat_has_influenced() -> None:
    """The facts. Without dice, the reward of the squire for both; once in the year."""
    desk = Desk(destiny="secret-deals")
    desk.roll(0, "2")
    desk.roll(1, "3 3")
    desk.start("influence")
    desk.do("influence 2 with 2")
    assert "copy 2" in desk.options()
    desk.do("copy 2")
    while not desk.over:
        assert desk.seat != 1 or not any(option.startswith("copy") for option in desk.options())
        desk.do("pass")
    desk.start("rewards")
    assert [desk.goods(seat)["gold"] for seat in range(3)] == [1, 1, 0]
    desk.start("clear")
    desk.place(0, "influence 2 with 2")
    desk.roll(1, "3 3")
    desk.start("influence")
    assert (desk.seat, desk.options()) == (1, {"influence 3 with 3", "influence 6 with 3+3", "pass"})


def test_secret_deals_copy_a_private_advisor_too() -> None:
    """The facts. The Politician's five gives its resource to another seat as well."""
    desk = Desk(destiny="secret-deals", governors={0: "politician"})
    desk.place(0, "influence private 5 with 5")
    desk.roll(1, "1")
    desk.start("influence")
    desk.do("copy private 5")
    desk.start("rewards")
    desk.do("take gold", "take wood")
    assert [tuple(desk.goods(seat).values()) for seat in range(2)] == [(1, 0, 0), (0, 1, 0)]


def test_secret_deals_reach_up_to_rank_nine_and_never_the_own_advisor() -> None:
    """The facts. Nine may be copied, ten not; the seat that placed the dice cannot copy itself."""
    desk = Desk(destiny="secret-deals")
    desk.place(0, "influence 9 with 4+5", "influence 10 with 4+6")
    desk.roll(0, "1")
    desk.roll(1, "1")
    desk.start("influence")
    assert desk.options() == {"influence 1 with 1", "pass"}
    desk.do("pass")
    assert desk.options() == {"influence 1 with 1", "copy 9", "pass"}


@pytest.mark.parametrize("destiny, dice, rank", [("king-ill", "6 6 6", 18), ("queen-away", "5 6 6", 17)])
def test_a_king_who_is_ill_or_a_queen_who_travels_helps_nobody(destiny: str, dice: str, rank: int) -> None:
    """The facts. The advisor cannot be influenced this year; without the card he or she can."""
    offer = f"influence {rank} with {dice.replace(' ', '+')}"
    for card in (destiny, ""):
        desk = Desk(destiny=card)
        desk.roll(0, dice)
        desk.start("influence")
        assert (offer in desk.options()) is not bool(card)


@pytest.mark.parametrize("destiny", FINDS)
def test_a_find_gives_its_resource_on_four_or_more(destiny: str) -> None:
    """The facts. Every seat casts a die each season: three brings nothing, four one resource."""
    desk = Desk(destiny=destiny)
    desk.start("start of season")
    desk.chance("cast find 0 3", "cast find 1 4", "cast find 2 6")
    assert desk.over
    assert [desk.goods(seat)[FINDS[destiny]] for seat in range(3)] == [0, 1, 1]
    assert sum(sum(desk.goods(seat).values()) for seat in range(3)) == 2


def test_royal_gift_is_a_resource_for_everybody_at_the_start_of_the_year() -> None:
    """The facts. One of choice each, in turn order."""
    desk = Desk(destiny="royal-gift")
    desk.start("start of year")
    desk.do("take gold", "take wood", "take stone")
    assert desk.over
    assert [tuple(desk.goods(seat).values()) for seat in range(3)] == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]


def test_comet_gives_everybody_a_token() -> None:
    """The facts. One +2 token each at the start of the year."""
    desk = Desk(destiny="comet")
    desk.start("start of year")
    assert [desk.plus2(seat) for seat in range(3)] == [1, 1, 1]


def test_festival_doubles_the_jesters_point() -> None:
    """The facts. Two points instead of one."""
    desk = Desk(destiny="festival")
    desk.place(0, "influence 1 with 1")
    desk.start("rewards")
    assert desk.total(0) == 2


def test_open_court_has_room_for_two_up_to_rank_four() -> None:
    """The facts. Two seats on four, a third not; five stays a place for one."""
    desk = Desk(destiny="open-court")
    for seat in range(3):
        desk.roll(seat, "4 5")
    desk.start("influence")
    desk.do("influence 4 with 4", "influence 4 with 4")
    assert "influence 4 with 4" not in desk.options()
    desk.do("influence 5 with 5")
    assert "influence 5 with 5" not in desk.options()
    desk.start("rewards")
    desk.do("receive 4 gold", "receive 4 gold")
    assert [desk.goods(seat)["gold"] for seat in range(3)] == [1, 1, 0]


def test_quiet_year_changes_nothing() -> None:
    """The facts. The start of the year and of a season ask nothing and give nothing."""
    desk = Desk(destiny="quiet-year")
    desk.start("start of year")
    desk.start("start of season")
    assert desk.over
    assert [sum(desk.goods(seat).values()) + desk.plus2(seat) + desk.total(seat) for seat in range(3)] == [0, 0, 0]


def test_one_of_29_cards_is_turned_before_the_kings_favour() -> None:
    """001:30-32 and ruling 7. The first draw of the year, open to all, each card equally likely."""
    desk = Desk()
    desk.match = Match.start(GAME, 3, {"destiny": "on"})
    desk.chance("order 1", "order 0")
    assert len(desk.outcomes()) == 29
    assert set(desk.outcomes().values()) == {1}
    desk.chance("destiny quiet-year")
    assert (desk.view(None).destiny, desk.options()) == ("quiet-year", {"take gold", "take wood", "take stone"})


def test_a_card_lasts_one_year_and_never_returns() -> None:
    """001:32 and ruling 7. Next year's card is one of the 28 others."""
    desk = Desk(destiny="famine")
    desk.state.modules = start({"destiny": "on"}).state.modules
    desk.start("end of year")
    assert len(desk.outcomes()) == 28
    assert "destiny famine" not in desk.outcomes()
    desk.chance("destiny quiet-year")
    assert desk.state.destiny == "quiet-year"
