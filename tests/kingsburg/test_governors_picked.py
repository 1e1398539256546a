"""How governors come to their provinces: one of three picked in secret, or by auction."""

from collections.abc import Sequence

import pytest

from regalia.core.known import UNKNOWN
from regalia.core.lanes import pending
from regalia.core.record import Match
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.rules.setup import bids
from tests.kingsburg.desk import Desk

HANDS = (("duke", "fairy", "miner"), ("trader", "spy", "prince"), ("priest", "damsel", "general"))


def table(way: str, *draws: str) -> Desk:
    """A new game of three whose chance speaks as told."""
    desk = Desk()
    desk.match = Match.start(GAME, 3, {"governors": way})
    desk.chance("order 0", "order 1", *draws)
    return desk


def dealt() -> Desk:
    return table("pick", *(f"deal {seat} {name}" for seat, hand in enumerate(HANDS) for name in hand))


def governors(desk: Desk) -> list[str]:
    return [desk.province(seat).governor for seat in range(3)]


def lanes(desk: Desk) -> list[int | None]:
    return [lane for lane, _ in pending(desk.state)]


def test_all_24_governors_are_in_the_pile_and_each_is_dealt_once() -> None:
    """000:471 and the facts. 24 at first, one fewer with every card."""
    desk = table("pick")
    assert len(desk.outcomes()) == 24
    desk.chance("deal 0 duke")
    assert len(desk.outcomes()) == 23
    assert "deal 0 duke" not in desk.outcomes()


def test_everybody_picks_one_of_three() -> None:
    """000:471, 001:11-13. All at once, each from the own three."""
    desk = dealt()
    assert lanes(desk) == [0, 1, 2]
    for seat, hand in enumerate(HANDS):
        assert desk.options(lane=seat) == {f"pick {name}" for name in hand}


def test_picks_are_revealed_together() -> None:
    """000:473, 001:15. Nobody has a governor before the last pick; then all have, and the year begins."""
    desk = dealt()
    desk.do("pick spy", lane=1)
    desk.do("pick duke", lane=0)
    assert governors(desk) == ["", "", ""]
    desk.do("pick priest", lane=2)
    assert governors(desk) == ["duke", "spy", "priest"]
    assert (desk.view(None).year, desk.options()) == (1, {"take gold", "take wood", "take stone"})


def test_hands_and_picks_are_hidden_from_the_others() -> None:
    """000:471-473. Others see three backs; a pick changes no view but the own."""
    desk = dealt()
    before = desk.view(1), desk.view(2), desk.view(None)
    desk.do("pick fairy", lane=0)
    assert (desk.view(1), desk.view(2), desk.view(None)) == before
    assert [desk.view(0).provinces[seat].hand for seat in (0, 1)] == [HANDS[0], (UNKNOWN, UNKNOWN, UNKNOWN)]
    assert desk.view(0).provinces[0].pick == "fairy"


def test_the_cards_put_back_are_never_shown() -> None:
    """000:471. After the reveal nobody, not even a spectator, sees what the others returned."""
    desk = dealt()
    for seat, hand in enumerate(HANDS):
        desk.do(f"pick {hand[0]}", lane=seat)
    shown = repr([desk.view(seat).provinces for seat in (1, 2, None)])
    assert "fairy" not in shown
    assert "miner" not in shown


def test_a_picked_trader_begins_with_a_gold() -> None:
    """The facts. The gift comes with the reveal, before the King's favour."""
    desk = dealt()
    for seat, name in enumerate(("duke", "trader", "priest")):
        desk.do(f"pick {name}", lane=seat)
    assert [desk.goods(seat)["gold"] for seat in range(3)] == [0, 1, 0]


def auction(opener: int = 0, names: Sequence[str] = ("duke", "fairy", "miner", "priest")) -> Desk:
    return table("auction", *(f"reveal {name}" for name in names), f"opener {opener}")


def totals(desk: Desk) -> list[int]:
    return [desk.total(seat) for seat in range(3)]


def test_players_and_one_cards_lie_open_and_chance_names_the_opener() -> None:
    """001:17-19 and ruling 7. Four cards for three seats, seen by everybody."""
    desk = table("auction", "reveal duke", "reveal fairy", "reveal miner", "reveal priest")
    assert desk.outcomes() == {f"opener {seat}": 1 for seat in range(3)}
    desk.chance("opener 2")
    assert (desk.seat, set(desk.view(None).offered)) == (2, {"duke", "fairy", "miner", "priest"})


def test_the_opener_chooses_a_card_and_a_bid_of_zero_or_more() -> None:
    """001:19. Any of the cards, nothing is allowed as a bid."""
    desk = auction()
    assert {"offer duke 0", "offer duke 5", "offer priest 0", "offer miner 1"} <= desk.options()
    assert "pass" not in desk.options()


def test_bids_rise_round_the_table_until_all_but_one_have_passed() -> None:
    """001:19-21. More than the last bid or out for this card; the winner pays in points, below zero."""
    desk = auction()
    desk.do("offer duke 2")
    assert desk.seat == 1
    assert {"bid 3", "pass"} <= desk.options()
    assert "bid 2" not in desk.options()
    desk.do("bid 3")
    assert desk.seat == 2
    desk.do("pass")
    assert desk.seat == 0
    desk.do("bid 5")
    assert desk.seat == 1
    desk.do("pass")
    assert (governors(desk), totals(desk)) == (["duke", "", ""], [-5, 0, 0])
    assert desk.reasons(0) == {"auction": -5}


def test_bids_may_rise_without_end() -> None:
    """001:19-21 and ruling 7. No bid wins by its height: 20 is answered by 21, and so on; the last to bid pays."""
    desk = auction()
    desk.do("offer duke 20")
    for bid in range(21, 121):
        assert {f"bid {bid}", "pass"} <= desk.options()
        assert f"bid {bid - 1}" not in desk.options()
        desk.do(f"bid {bid}")
    assert desk.seat == 2, "the hundredth bid is that of seat 1"
    desk.do("pass", "pass")
    assert (governors(desk), totals(desk)) == (["", "duke", ""], [0, -120, 0])


def test_up_to_twenty_any_higher_bid_is_listed() -> None:
    """Ruling 7. From 3 any number up to 20, from 20 the next one: a list that ends, of bids that do not."""
    desk = auction()
    desk.do("offer duke 3")
    assert desk.options() == {"pass", *(f"bid {bid}" for bid in range(4, 21))}
    desk.do("bid 20")
    assert desk.options() == {"pass", "bid 21"}


@pytest.mark.parametrize("above", range(-1, 200))
def test_every_bid_has_a_next_one(above: int) -> None:
    """Ruling 7. The next number always, nothing below it, and never more than a screen holds."""
    found = bids(above)
    assert found[0] == above + 1
    assert list(found) == sorted(set(found))
    assert len(found) <= 21


def test_when_the_opener_wins_the_next_to_the_left_opens() -> None:
    """001:23. Seat 0 has won and is out; seat 1 chooses the next card, only seat 2 may answer."""
    desk = auction()
    desk.do("offer duke 0", "pass", "pass")
    assert (desk.seat, "offer fairy 0" in desk.options(), "offer duke 0" in desk.options()) == (1, True, False)
    desk.do("offer fairy 1")
    assert desk.seat == 2


def test_when_another_wins_the_same_opens_again() -> None:
    """001:23. Seat 2 has the card, seat 0 chooses the next."""
    desk = auction()
    desk.do("offer duke 0", "pass", "bid 1", "pass")
    assert (governors(desk), totals(desk), desk.seat) == (["", "", "duke"], [0, 0, -1], 0)
    desk.do("offer fairy 0")
    assert desk.seat == 1


def test_the_last_takes_one_of_the_two_left_for_nothing() -> None:
    """Ruling 7. No bid, a free choice; the card nobody has is out, and the year begins."""
    desk = auction()
    desk.do("offer duke 4", "pass", "pass", "offer fairy 3", "pass")
    assert (desk.seat, desk.options()) == (2, {"pick miner", "pick priest"})
    desk.do("pick priest")
    assert (governors(desk), totals(desk)) == (["duke", "fairy", "priest"], [-4, -3, 0])
    assert desk.view(None).year == 1


def test_without_the_extension_nobody_has_a_governor() -> None:
    """000:465-473. The base game deals none."""
    desk = table("off")
    assert (governors(desk), desk.options()) == (["", "", ""], {"take gold", "take wood", "take stone"})
