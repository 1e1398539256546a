"""The help of the eighteen advisors: what each gives, in which order, what may be declined."""

import pytest

from regalia.core.known import UNKNOWN
from tests.kingsburg.desk import Desk


def helped(*influences: str, seats: int = 3) -> Desk:
    """Seat 0 has one of everything and five points, and has influenced these advisors."""
    desk = Desk(seats)
    desk.give(0, gold=1, wood=1, stone=1, plus2=1, soldiers=1)
    desk.score(0, 5)
    desk.place(0, *influences)
    desk.start("rewards")
    return desk


def wealth(desk: Desk, seat: int = 0) -> tuple[int, ...]:
    """Gold, wood, stone, +2 tokens, soldiers, points."""
    return (*desk.goods(seat).values(), desk.plus2(seat), desk.soldiers(seat), desk.total(seat))


def test_before_any_help_the_seat_has_one_of_everything() -> None:
    """000:213. An advisor nobody has influenced gives nothing."""
    desk = helped()
    assert desk.over
    assert wealth(desk) == (1, 1, 1, 1, 1, 5)


@pytest.mark.parametrize(
    "influence, after",
    [
        pytest.param("influence 1 with 1", (1, 1, 1, 1, 1, 6), id="jester"),
        pytest.param("influence 2 with 2", (2, 1, 1, 1, 1, 5), id="squire"),
        pytest.param("influence 3 with 3", (1, 2, 1, 1, 1, 5), id="builder"),
        pytest.param("influence 5 with 5", (1, 1, 1, 1, 2, 5), id="sergeant"),
        pytest.param("influence 8 with 3+5", (3, 1, 1, 1, 1, 5), id="treasurer"),
        pytest.param("influence 13 with 4+4+5", (1, 1, 4, 1, 1, 5), id="champion"),
        pytest.param("influence 15 with 4+5+6", (2, 2, 2, 1, 1, 5), id="inventor"),
        pytest.param("influence 16 with 5+5+6", (5, 1, 1, 1, 1, 5), id="wizard"),
        pytest.param("influence 18 with 6+6+6", (2, 2, 2, 1, 2, 5), id="king"),
    ],
)
def test_advisors_without_a_choice_give_at_once(influence: str, after: tuple[int, ...]) -> None:
    """000:217-227, 233-235, 245-247, 265-267, 273-279, 285-287. Nine of them ask nothing."""
    desk = helped(influence)
    assert desk.over
    assert wealth(desk) == after


@pytest.mark.parametrize(
    "influence, first, second",
    [
        pytest.param("influence 4 with 4", (2, 1, 1, 1, 1, 5), (1, 2, 1, 1, 1, 5), id="merchant"),
        pytest.param("influence 9 with 4+5", (2, 2, 1, 1, 1, 5), (1, 2, 2, 1, 1, 5), id="huntress"),
        pytest.param("influence 11 with 5+6", (2, 1, 2, 1, 1, 5), (1, 2, 2, 1, 1, 5), id="swordsmith"),
    ],
)
def test_advisors_with_two_gifts_let_the_seat_choose(
    influence: str, first: tuple[int, ...], second: tuple[int, ...]
) -> None:
    """000:229-231, 249-251, 257-259. One of two gifts, never both, never none."""
    rank = influence.split()[1]
    gifts = {"4": ("gold", "wood"), "9": ("gold+wood", "wood+stone"), "11": ("gold+stone", "wood+stone")}[rank]
    for gift, after in zip(gifts, (first, second), strict=True):
        desk = helped(influence)
        assert (desk.seat, desk.options()) == (0, {f"receive {rank} {one}" for one in gifts})
        desk.do(f"receive {rank} {gift}")
        assert desk.over
        assert wealth(desk) == after


@pytest.mark.parametrize(
    "paid, after",
    [("gold", (0, 2, 2, 1, 1, 5)), ("wood", (2, 0, 2, 1, 1, 5)), ("stone", (2, 2, 0, 1, 1, 5))],
)
def test_alchemist_turns_one_resource_into_the_two_others(paid: str, after: tuple[int, ...]) -> None:
    """000:237-239. One of a kind goes, one of each other kind comes."""
    desk = helped("influence 6 with 6")
    assert desk.options() == {*(f"use alchemist for {kind}" for kind in desk.goods(0)), "done"}
    desk.do(f"use alchemist for {paid}")
    assert desk.over
    assert wealth(desk) == after


def test_alchemist_may_be_declined() -> None:
    """Ruling 7: an effect with a price is asked, and may be refused."""
    desk = helped("influence 6 with 6")
    desk.do("done")
    assert wealth(desk) == (1, 1, 1, 1, 1, 5)


def test_alchemist_takes_only_what_the_seat_owns() -> None:
    """000:239. With gold alone only gold may be exchanged; with nothing nothing is asked."""
    desk = Desk()
    desk.place(0, "influence 6 with 6")
    desk.give(0, gold=1)
    desk.start("rewards")
    assert desk.options() == {"use alchemist for gold", "done"}
    poor = Desk()
    poor.place(0, "influence 6 with 6")
    poor.start("rewards")
    assert poor.over


def test_a_lower_rank_feeds_the_alchemist() -> None:
    """000:213 and ruling 5. In rising order: the squire's gold is there before the alchemist asks."""
    desk = Desk()
    desk.place(0, "influence 6 with 6", "influence 2 with 2")
    desk.start("rewards")
    desk.do("use alchemist for gold")
    assert tuple(desk.goods(0).values()) == (0, 1, 1)


def test_a_higher_rank_does_not_feed_the_alchemist() -> None:
    """000:213. The treasurer comes after the alchemist, who finds empty hands."""
    desk = Desk()
    desk.place(0, "influence 6 with 6", "influence 8 with 4+4")
    desk.start("rewards")
    assert desk.over
    assert tuple(desk.goods(0).values()) == (2, 0, 0)


def test_astronomer_gives_a_resource_of_choice_and_a_token() -> None:
    """000:241-243. One resource and one +2 token."""
    desk = helped("influence 7 with 2+5")
    assert desk.options() == {"take gold", "take wood", "take stone"}
    desk.do("take stone")
    assert desk.over
    assert wealth(desk) == (1, 1, 2, 2, 1, 5)


def test_duchess_gives_two_resources_of_choice_and_a_token() -> None:
    """000:261-263. The two may differ."""
    desk = helped("influence 12 with 6+6")
    desk.do("take wood", "take gold")
    assert desk.over
    assert wealth(desk) == (2, 2, 1, 2, 1, 5)


def test_marshal_gives_two_soldiers_and_a_look_at_the_enemy() -> None:
    """000:253-255. The card is drawn for this seat's eyes only and stays face down."""
    desk = helped("influence 10 with 5+5")
    desk.chance("peek 0 orcs-1-3")
    assert desk.over
    assert wealth(desk) == (1, 1, 1, 1, 3, 5)
    assert (desk.view(0).enemy, desk.view(1).enemy, desk.view(0).shown) == ("orcs-1-3", UNKNOWN, False)


def test_queen_gives_two_resources_three_points_and_a_look_at_the_enemy() -> None:
    """000:281-283. Two of choice, 3 points, a peek."""
    desk = helped("influence 17 with 5+6+6")
    desk.do("take stone", "take stone")
    desk.chance("peek 0 goblins-1-3")
    assert desk.over
    assert wealth(desk) == (1, 1, 3, 1, 1, 8)
    assert (desk.view(0).enemy, desk.view(1).enemy) == ("goblins-1-3", UNKNOWN)


def test_smuggler_sells_three_resources_of_choice_for_a_point() -> None:
    """000:269-271. One point spent, three resources taken."""
    desk = helped("influence 14 with 4+5+5")
    assert desk.options() == {"use smuggler", "done"}
    desk.do("use smuggler", "take gold", "take wood", "take stone")
    assert desk.over
    assert wealth(desk) == (2, 2, 2, 1, 1, 4)


def test_smuggler_may_be_declined() -> None:
    """Ruling 7. Nothing is spent, nothing comes."""
    desk = helped("influence 14 with 4+5+5")
    desk.do("done")
    assert desk.over
    assert wealth(desk) == (1, 1, 1, 1, 1, 5)


@pytest.mark.parametrize("score", [0, -2])
def test_smuggler_works_at_zero_and_below(score: int) -> None:
    """000:271 and 513, 001:139-140. The marker goes back beyond zero."""
    desk = Desk()
    desk.score(1, score)
    desk.place(1, "influence 14 with 4+5+5")
    desk.start("rewards")
    desk.do("use smuggler", "take gold", "take gold", "take gold")
    assert (desk.total(1), desk.goods(1)["gold"]) == (score - 1, 3)


def test_the_supply_has_no_limit() -> None:
    """000:437, 001:130. More gold and more tokens than the box has pieces."""
    desk = Desk()
    desk.give(0, gold=40, plus2=30)
    desk.place(0, "influence 16 with 5+5+6", "influence 7 with 3+4")
    desk.start("rewards")
    desk.do("take gold")
    assert (desk.goods(0)["gold"], desk.plus2(0)) == (45, 31)


def test_ranks_are_served_in_rising_order_whatever_the_turn_order() -> None:
    """000:213, 001:68-69. Seat 2 on the merchant chooses before seat 0 on the astronomer."""
    desk = Desk()
    desk.place(0, "influence 7 with 3+4")
    desk.place(2, "influence 4 with 4")
    desk.start("rewards")
    assert desk.seat == 2
    desk.do("receive 4 wood")
    assert desk.seat == 0
    desk.do("take gold")
    assert (desk.goods(2)["wood"], desk.goods(0)["gold"]) == (1, 1)


def test_the_envoy_makes_an_advisor_help_two_seats() -> None:
    """000:335. Both seats on the treasurer are paid in full."""
    desk = Desk()
    desk.envoy(1)
    desk.place(0, "influence 8 with 4+4")
    desk.place(1, "influence 8 with 3+5 envoy")
    desk.start("rewards")
    assert (desk.goods(0)["gold"], desk.goods(1)["gold"]) == (2, 2)


def test_the_envoy_makes_an_advisor_help_the_same_seat_twice() -> None:
    """000:335. Own dice already there: twice two gold."""
    desk = Desk()
    desk.envoy(1)
    desk.place(1, "influence 8 with 2+6", "influence 8 with 3+5 envoy")
    desk.start("rewards")
    assert desk.goods(1)["gold"] == 4


@pytest.mark.parametrize("influence, soldiers", [("5 with 5", 2), ("10 with 4+6", 3), ("18 with 6+6+6", 2)])
def test_stable_adds_a_soldier_to_every_advisor_who_gives_some(influence: str, soldiers: int) -> None:
    """000:543. Sergeant 2 instead of 1, marshal 3 instead of 2, king 2 instead of 1."""
    desk = Desk()
    desk.build(0, "palisade stable")
    desk.place(0, f"influence {influence}")
    desk.enemy("goblins-1-2", known=(0,))
    desk.start("rewards")
    assert desk.soldiers(0) == soldiers


def test_stable_adds_nothing_to_other_advisors() -> None:
    """000:543. The inventor has no soldiers to give."""
    desk = Desk()
    desk.build(0, "palisade stable")
    desk.place(0, "influence 15 with 4+5+6")
    desk.start("rewards")
    assert (desk.soldiers(0), tuple(desk.goods(0).values())) == (0, (1, 1, 1))
