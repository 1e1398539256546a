"""What is hidden in Kingsburg: the enemy, and what a look at it tells to whom. Everything else is open."""

from random import Random

import pytest

from regalia.core.known import UNKNOWN
from regalia.core.protocol import Entry
from regalia.games.kingsburg import GAME
from tests.kingsburg.desk import Desk


def court(**seats: str) -> Desk:
    """Seats named by letter stand at the marshal (10) or the queen (17)."""
    desk = Desk()
    for seat, rank in enumerate(seats.values()):
        desk.place(seat, {"marshal": "influence 10 with 4+6", "queen": "influence 17 with 5+6+6"}[rank])
    desk.start("rewards")
    return desk


def told(desk: Desk, entry: Entry, seat: int | None) -> str:
    known = GAME.told(desk.state, entry, seat)
    return "" if known is None else str(known.action)


@pytest.mark.parametrize("rank", ["marshal", "queen"])
def test_a_look_is_for_the_eyes_of_one(rank: str) -> None:
    """000:255 and 283. The seat knows the card, others and spectators know that it looked."""
    desk = court(a=rank)
    while desk.seat != -1:
        desk.do("take gold")
    desk.chance("peek 0 orcs-1-3")
    assert [desk.view(seat).enemy for seat in (0, 1, 2, None)] == ["orcs-1-3", UNKNOWN, UNKNOWN, UNKNOWN]
    assert [desk.view(seat).known for seat in (0, 1, None)] == [frozenset({0})] * 3
    assert not desk.view(0).shown


def test_any_of_the_five_cards_may_be_seen() -> None:
    """000:98-100. The look draws what the winter will turn."""
    desk = court(a="marshal")
    foes = ("barbarians-1-2", "goblins-1-2", "goblins-1-3", "orcs-1-3", "zombies-1-4")
    assert desk.outcomes() == {f"peek 0 {foe}": 1 for foe in foes}


def test_a_second_look_sees_the_same_card_and_draws_nothing() -> None:
    """000:255 and 283. The card went back on top; the queen's seat learns it without a new draw."""
    desk = court(a="marshal", b="queen")
    desk.chance("peek 0 orcs-1-3")
    while not desk.over:
        assert desk.seat == 1
        desk.do("take gold")
    assert [desk.view(seat).enemy for seat in range(3)] == ["orcs-1-3", "orcs-1-3", UNKNOWN]
    assert desk.view(2).known == frozenset({0, 1})


def test_the_log_tells_the_card_to_the_one_who_looked() -> None:
    """000:255. Others read that somebody looked, not at what."""
    desk = court(a="marshal")
    desk.chance("peek 0 orcs-1-3")
    entry = desk.match.entries[-1]
    assert told(desk, entry, 0) == "peek 0 orcs-1-3"
    assert [told(desk, entry, seat) for seat in (1, 2, None)] == ["peek 0 ?"] * 3


def test_two_secrets_give_the_others_the_same_view_and_log() -> None:
    """000:255. Whatever was seen, the others' views and lines are equal."""
    desks = [court(a="marshal"), court(a="marshal")]
    for desk, foe in zip(desks, ("orcs-1-3", "zombies-1-4"), strict=True):
        desk.chance(f"peek 0 {foe}")
    one, other = desks
    assert [one.view(seat) for seat in (1, 2, None)] == [other.view(seat) for seat in (1, 2, None)]
    assert one.view(0) != other.view(0)


def test_the_enemy_is_open_to_all_in_winter() -> None:
    """000:360. Turned up, it is everybody's."""
    desk = Desk(edition="first")
    desk.enemy("orcs-1-3", known=(0,))
    desk.start("winter")
    assert [desk.view(seat).enemy for seat in (0, 1, None)] == ["orcs-1-3"] * 3


def test_a_look_is_forgotten_with_the_year() -> None:
    """000:413 and 417. The card goes to the box; next year's is unknown to all."""
    desk = Desk()
    desk.enemy("orcs-1-3", known=(0,))
    desk.start("winter")
    desk.chance("cast king 3")
    desk.start("end of year")
    assert (desk.view(0).enemy, desk.view(0).known, desk.view(0).shown) == ("", frozenset(), False)


def test_a_token_chosen_is_told_when_all_have_chosen() -> None:
    """000:503-505. In the open lane nothing is told to the others, afterwards the token."""
    desk = Desk(army=True)
    desk.start("winter")
    desk.do("token 3", lane=0)
    entry = desk.match.entries[-1]
    assert told(desk, entry, 0) == "token 3"
    assert GAME.told(desk.state, entry, 1) is None
    desk.do("token 1", lane=1)
    desk.do("token 2", lane=2)
    assert told(desk, entry, 1) == "token 3"


def test_everything_else_lies_open() -> None:
    """000:139. Resources, tokens, soldiers, buildings, dice and points of others are seen by all."""
    desk = Desk()
    desk.give(0, gold=1, wood=2, stone=3, plus2=4, soldiers=5)
    desk.build(0, "inn")
    desk.roll(0, "1 2 3", "4")
    desk.score(0, 7)
    desk.start("influence")
    seen, own = desk.view(2).provinces[0], desk.view(0).provinces[0]
    assert seen == own
    assert (seen.goods, seen.plus2, seen.soldiers, seen.dice, seen.bonus) == ((1, 2, 3), 4, 5, (1, 2, 3), (4,))
    assert sum(seen.points) == 7


def test_a_seat_that_has_not_looked_imagines_other_cards() -> None:
    """000:392-395. Knowing only the year's range, it may think of each of the five."""
    desk = court(a="marshal")
    desk.chance("peek 0 orcs-1-3")
    rng = Random(1)
    assert len({GAME.imagine(desk.view(1), rng).enemy for _ in range(60)}) == 5
    assert {GAME.imagine(desk.view(0), rng).enemy for _ in range(10)} == {"orcs-1-3"}
