"""Phase seven: soldiers for resources, in turn order."""

from tests.kingsburg.desk import Desk


def sergeant(buildings: str = "", **given: int) -> Desk:
    desk = Desk(rows="extended")
    desk.build(0, buildings)
    desk.give(0, **given)
    desk.start("recruit")
    return desk


def test_two_resources_of_any_kind_buy_a_soldier() -> None:
    """000:348, 001:102. Equal or mixed; the soldier is there at once."""
    desk = sergeant(gold=2, wood=1, stone=1)
    pairs = {"gold+gold", "gold+wood", "gold+stone", "wood+stone"}
    assert desk.options() == {f"recruit {pair}" for pair in pairs} | {"done"}
    desk.do("recruit gold+wood")
    assert (tuple(desk.goods(0).values()), desk.soldiers(0)) == ((1, 0, 1), 1)


def test_as_many_soldiers_as_can_be_paid() -> None:
    """000:348. Three for six, then nothing more is asked."""
    desk = sergeant(gold=6)
    desk.do("recruit gold+gold", "recruit gold+gold", "recruit gold+gold")
    assert (desk.over, desk.soldiers(0), desk.goods(0)["gold"]) == (True, 3, 0)


def test_nobody_has_to_recruit() -> None:
    """000:348. Done at once keeps everything."""
    desk = sergeant(gold=6)
    desk.do("done")
    assert (desk.over, desk.soldiers(0), desk.goods(0)["gold"]) == (True, 0, 6)


def test_one_resource_buys_nothing() -> None:
    """000:348. Two are due; tokens are no resources."""
    assert sergeant(gold=1, plus2=3).over


def test_seats_recruit_in_turn_order() -> None:
    """000:348, 001:102. The first seat finishes before the next begins."""
    desk = Desk()
    desk.order(1, 2, 0)
    for seat in range(3):
        desk.give(seat, gold=4)
    desk.start("recruit")
    seats = []
    while not desk.over:
        assert desk.seat is not None
        seats.append(desk.seat)
        desk.do("recruit gold+gold")
    assert seats == [1, 1, 2, 2, 0, 0]


def test_barracks_halve_the_price_every_time() -> None:
    """000:525 and 535. One resource of any kind for each soldier, several times."""
    desk = sergeant("barracks", gold=1, wood=1, stone=1)
    assert desk.options() == {"recruit gold", "recruit wood", "recruit stone", "done"}
    desk.do("recruit gold", "recruit stone", "recruit wood")
    assert (tuple(desk.goods(0).values()), desk.soldiers(0)) == ((0, 0, 0), 3)


def test_recruiting_center_takes_tokens_for_resources() -> None:
    """000:525 and the facts. A token beside a resource, or two tokens, as often as there are some."""
    desk = sergeant("recruiting-center", gold=1, plus2=3)
    assert desk.options() == {"recruit gold+plus2", "recruit plus2+plus2", "done"}
    desk.do("recruit gold+plus2", "recruit plus2+plus2")
    assert (desk.over, desk.goods(0)["gold"], desk.plus2(0), desk.soldiers(0)) == (True, 0, 0, 2)


def test_recruiting_center_with_barracks_sells_a_soldier_for_a_token() -> None:
    """000:525. Both effects together."""
    desk = sergeant("recruiting-center barracks", plus2=1)
    desk.do("recruit plus2")
    assert (desk.plus2(0), desk.soldiers(0)) == (0, 1)


def test_training_camp_gives_a_soldier_to_those_with_fewer_than_two() -> None:
    """The facts and ruling 6. None or one becomes one or two, two stay two; before anybody recruits."""
    for before, after in ((0, 1), (1, 2), (2, 2)):
        desk = sergeant("training-camp", soldiers=before)
        assert (desk.over, desk.soldiers(0)) == (True, after)
    desk = sergeant("training-camp", gold=2)
    assert desk.soldiers(0) == 1
    desk.do("recruit gold+gold")
    assert desk.soldiers(0) == 2


def test_stable_does_not_help_to_recruit() -> None:
    """Ruling 5. It serves the advisors only."""
    desk = sergeant("stable", gold=2)
    desk.do("recruit gold+gold")
    assert desk.soldiers(0) == 1


def test_volunteers_and_war_tax_meet_barracks_and_captain() -> None:
    """The facts. War tax on one resource makes two; the Captain takes the tax off again."""
    desk = Desk(destiny="war-tax", governors={1: "captain"})
    desk.build(0, "barracks")
    desk.give(0, gold=3)
    desk.give(1, gold=2)
    desk.start("recruit")
    desk.do("recruit gold+gold", "recruit gold")
    assert (desk.soldiers(0), desk.seat) == (2, 1)
    desk.do("recruit gold+gold")
    assert (desk.over, desk.soldiers(1)) == (True, 1)
