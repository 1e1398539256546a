"""Corners where two rules meet."""

from random import Random

from regalia.core.protocol import Step
from regalia.games.kingdom_builder.box.hexes import around, members, name
from regalia.games.kingdom_builder.rules.tiles import tiles
from regalia.games.kingdom_builder.rules.turn import acting
from tests.kingdom_builder import naive
from tests.kingdom_builder.desk import Desk
from tests.kingdom_builder.test_against_naive import plain


def test_a_settlement_on_water_may_leave_through_a_cave() -> None:
    """002:676. Only the goal has to be buildable; where the settlement stands does not matter."""
    desk = Desk(sections=("tower", "harbor", "barn", "oracle"), caves="3,10")
    desk.place(0, "3,9")
    desk.turn(0, "grass", left=0)
    assert "cave 3,9" in desk.options()


def test_a_tile_just_gained_is_no_twin_of_the_one_just_lost() -> None:
    """Ruling "losing a tile": the loss is judged before tiles are gained, so nothing is asked."""
    desk = Desk(sections=("barn", "paddock", "oasis", "farm"))
    desk.place(0, "11,19 2,7 16,15")
    desk.hold(0, "12,18 3,7")
    desk.turn(0, "flowers")
    desk.do("barn 11,19", "to 16,14")
    assert desk.tiles(0) == ["barn", "farm"]
    assert not any(move.startswith(("discard", "farm")) for move in desk.options())


def test_random_positions_offer_what_the_naive_reading_offers() -> None:
    """Positions that play reaches seldom: anybody anywhere, any tiles, any card, before and after the three."""
    rng = Random(11)
    sections = ("oracle", "farm", "tavern", "tower", "harbor", "paddock", "barn", "oasis")
    for _ in range(150):
        desk = Desk(rng.sample(sections, 4), seats=3, island=rng.choice(("", "rope-bridge", "tree-house")))
        mountains = [name(hex_) for hex_ in members(desk.state.board.terrain[6])]
        desk = Desk(desk.sections, 3, caves=" ".join(rng.sample(mountains, min(2, len(mountains)))), island=desk.island)
        free = [name(hex_) for hex_ in members(desk.state.free)]
        rng.shuffle(free)
        for seat in range(3):
            desk.place(seat, " ".join(free.pop() for _ in range(rng.randrange(1, 40))))
        for location in desk.state.board.locations:
            if desk.state.own[0] & around(1 << location) and rng.random() < 0.9:
                desk.hold(0, name(location))
        desk.set_hand(0, rng.choice(("grass", "canyon", "desert", "flowers", "forest")))
        step: Step = acting(0, rng.choice((0, 3)), tiles(desk.state, 0))
        desk.state.agenda[:] = [step]
        assert desk.options() == naive.moves(plain(desk.state))
