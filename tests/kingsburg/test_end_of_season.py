"""The end of a production season: free gains first, then what has a price, in the order the owner likes."""

import pytest

from tests.kingsburg.desk import Desk

SEASONS = ["spring", "summer", "autumn"]


def ending(season: str, buildings: str, **given: int) -> Desk:
    desk = Desk(rows="extended", season=season)
    desk.build(0, buildings)
    desk.give(0, **given)
    desk.start("end of season")
    return desk


@pytest.mark.parametrize("season, tokens", [("spring", 0), ("summer", 1), ("autumn", 0)])
def test_inn_gives_a_token_at_the_end_of_summer(season: str, tokens: int) -> None:
    """000:529 and the facts. In summer only, by itself."""
    desk = ending(season, "inn")
    assert (desk.over, desk.plus2(0), desk.plus2(1)) == (True, tokens, 0)


@pytest.mark.parametrize("season", SEASONS)
def test_embassy_gives_a_point_at_the_end_of_every_season(season: str) -> None:
    """The facts. One point each time, by itself."""
    desk = ending(season, "embassy")
    assert (desk.over, desk.total(0), desk.total(1)) == (True, 1, 0)


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("paid", ["gold", "wood", "stone", "plus2"])
def test_town_hall_sells_one_point_a_season(season: str, paid: str) -> None:
    """000:547. A token or any resource for one point, once."""
    desk = ending(season, "town-hall", gold=2, wood=2, stone=2, plus2=2)
    assert desk.options() == {f"use town-hall for {kind}" for kind in ("gold", "wood", "stone", "plus2")} | {"done"}
    desk.do(f"use town-hall for {paid}")
    assert (desk.over, desk.total(0)) == (True, 1)
    assert {**desk.goods(0), "plus2": desk.plus2(0)} == {
        kind: 2 - (kind == paid) for kind in ("gold", "wood", "stone", "plus2")
    }


def test_town_hall_sells_again_next_season() -> None:
    """000:523 and 547. Once a season, not once a game."""
    desk = ending("spring", "town-hall", gold=2)
    desk.do("use town-hall for gold")
    desk.start("clear")
    desk.start("end of season")
    desk.do("use town-hall for gold")
    assert (desk.total(0), desk.goods(0)["gold"]) == (2, 0)


def test_town_hall_may_be_left_alone() -> None:
    """000:522. Nobody has to buy."""
    desk = ending("spring", "town-hall", gold=1)
    desk.do("done")
    assert (desk.over, desk.total(0), desk.goods(0)["gold"]) == (True, 0, 1)


def test_town_hall_asks_nothing_of_empty_hands() -> None:
    """000:528. Nothing to pay with, nothing to decide."""
    assert ending("spring", "town-hall").over


def test_the_inns_token_pays_the_town_hall_in_the_same_summer() -> None:
    """000:533 and 547. The free gain comes first."""
    desk = ending("summer", "inn town-hall")
    desk.do("use town-hall for plus2")
    assert (desk.total(0), desk.plus2(0)) == (1, 0)


EXCHANGES = {
    "sawmill": ("use sawmill for wood", (5, 2, 3, 0, 0)),
    "quarry": ("use quarry for stone", (6, 3, 2, 0, 0)),
    "goldsmith": ("use goldsmith for gold", (2, 3, 3, 1, 1)),
}


@pytest.mark.parametrize("name", EXCHANGES)
def test_row_a_exchanges_once_at_the_end_of_summer(name: str) -> None:
    """The facts. A wood for two gold, a stone for three gold, a gold for a soldier and a point."""
    move, after = EXCHANGES[name]
    desk = ending("summer", name, gold=3, wood=3, stone=3)
    assert desk.options() == {move, "done"}
    desk.do(move)
    assert desk.over
    assert (*desk.goods(0).values(), desk.soldiers(0), desk.total(0)) == after


@pytest.mark.parametrize("name", EXCHANGES)
def test_row_a_may_be_left_alone(name: str) -> None:
    """000:522. Declined, nothing moves."""
    desk = ending("summer", name, gold=3, wood=3, stone=3)
    desk.do("done")
    assert (*desk.goods(0).values(), desk.soldiers(0), desk.total(0)) == (3, 3, 3, 0, 0)


@pytest.mark.parametrize("name", EXCHANGES)
@pytest.mark.parametrize("season", ["spring", "autumn"])
def test_row_a_rests_in_spring_and_autumn(name: str, season: str) -> None:
    """The facts. Without the mint nothing is asked."""
    assert ending(season, name, gold=3, wood=3, stone=3).over


@pytest.mark.parametrize("season", SEASONS)
def test_mint_opens_the_three_in_every_season(season: str) -> None:
    """000:524 and ruling 5. Each of them once a season, in spring and autumn too."""
    desk = ending(season, "sawmill quarry goldsmith mint", gold=3, wood=3, stone=3)
    assert desk.options() == {move for move, _ in EXCHANGES.values()} | {"done"}
    desk.do(*(move for move, _ in EXCHANGES.values()))
    assert desk.over
    assert (*desk.goods(0).values(), desk.soldiers(0), desk.total(0)) == (7, 2, 2, 1, 1)


def test_the_owner_chooses_the_order_and_one_effect_may_feed_the_next() -> None:
    """000:518, 001:147-150. The sawmill's gold opens the goldsmith, which was closed before."""
    desk = ending("summer", "sawmill goldsmith", wood=1)
    assert desk.options() == {"use sawmill for wood", "done"}
    desk.do("use sawmill for wood")
    assert desk.options() == {"use goldsmith for gold", "done"}
    desk.do("use goldsmith for gold")
    assert (*desk.goods(0).values(), desk.soldiers(0), desk.total(0)) == (1, 0, 0, 1, 1)


def test_one_effect_may_close_another() -> None:
    """000:518, 001:149-150. The only wood goes to the town hall, so the sawmill has none."""
    desk = ending("summer", "sawmill town-hall", wood=1)
    desk.do("use town-hall for wood")
    assert (desk.over, desk.total(0), desk.goods(0)["gold"]) == (True, 1, 0)


@pytest.mark.parametrize("name, goods, points, tokens", [("inn", (1, 1, 0), 0, 1), ("embassy", (1, 2, 2), 5, 0)])
def test_an_effect_works_in_the_season_in_which_it_is_built(
    name: str, goods: tuple[int, int, int], points: int, tokens: int
) -> None:
    """000:529, 001:141-143. The inn in summer gives its token, the embassy its point, at the end of that season."""
    desk = Desk(season="summer")
    desk.build(0, "barricade crane town-hall" if name == "embassy" else "")
    desk.give(0, *goods)
    desk.start("build")
    desk.do(f"build {name}")
    desk.start("end of season")
    assert (desk.over, desk.total(0), desk.plus2(0)) == (True, points, tokens)


def test_seats_decide_in_turn_order() -> None:
    """000:517. Seat 2 stands first and is asked first."""
    desk = Desk(season="spring")
    desk.order(2, 0, 1)
    for seat in (0, 2):
        desk.build(seat, "town-hall")
        desk.give(seat, gold=1)
    desk.start("end of season")
    assert desk.seat == 2
    desk.do("done")
    assert desk.seat == 0


def test_the_court_is_cleared_after_the_season() -> None:
    """000:289. Dice come back, advisors are free again; bonus dice go to the supply."""
    desk = Desk()
    desk.place(0, "influence 8 with 3+5", "influence 12 with 6+6b")
    desk.roll(1, "1 2 3", "4")
    desk.start("clear")
    assert (desk.state.court, desk.dice(1)) == ((), ((), ()))
