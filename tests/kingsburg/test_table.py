"""The rules read a view as they read its state: the same options, prices and points, spans where an enemy is hidden."""

from collections.abc import Iterator
from itertools import islice

import pytest

from regalia.core.known import UNKNOWN, NotKnown
from regalia.core.lanes import offered, pending
from regalia.core.playthrough import Cell, cells, walk
from regalia.core.protocol import Choice, Seat, then
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.box.data import BUILDINGS, ENEMY, Gain
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import Build, Pay
from regalia.games.kingsburg.rules.building import price
from regalia.games.kingsburg.rules.gains import Brings, Losing, enemies
from regalia.games.kingsburg.rules.hooks import Moment
from regalia.games.kingsburg.rules.influence import open_ranks
from regalia.games.kingsburg.rules.recruiting import soldier
from regalia.games.kingsburg.rules.setup import Picking
from regalia.games.kingsburg.rules.state import Province, Realm
from regalia.games.kingsburg.rules.view import View, view
from regalia.games.kingsburg.rules.winter import fierceness, strength, wins
from regalia.games.kingsburg.shown.words.changes import changes
from tests.kingsburg.desk import Desk, start
from tests.sentences import NAMED

CELLS = [cell for cell in cells(GAME) if "2-seats" in cell.label or "everything" in cell.label or cell.wisely]
every_cell = pytest.mark.parametrize("cell", CELLS, ids=lambda cell: cell.label)


def states(cell: Cell, every: int) -> Iterator[Realm]:
    for match, _ in islice(walk(GAME, cell), 0, None, every):
        yield match.state


@every_cell
def test_a_view_is_read_as_its_state(cell: Cell) -> None:
    for state in states(cell, 7):
        for viewer in (*range(cell.seats), None):
            seen = view(state, viewer)
            assert offered(seen) == [
                action for _, choice in pending(state) if choice.seat == viewer for action in choice.options(state)
            ]
            assert GAME.scores(seen) == GAME.scores(state)
            assert GAME.result(seen) == GAME.result(state)
            for seat in range(cell.seats):
                assert read(seen, seat) == read(state, seat)


def read(table: Realm | View, seat: Seat) -> tuple[object, ...]:
    prices = [price(table, seat, building) for building in BUILDINGS]
    return prices, soldier(table, seat, True), open_ranks(table, seat), fierceness(table)


@every_cell
def test_the_enemies_that_may_come_are_those_that_fit_the_view(cell: Cell) -> None:
    for state in states(cell, 7):
        for viewer in (*range(cell.seats), None):
            foes = enemies(view(state, viewer))
            hidden = bool(state.enemy) and not state.shown and viewer not in state.known
            assert len(foes) == (1 if state.enemy and not hidden else 5)
            assert not state.enemy or ENEMY[state.enemy] in foes
            for foe in foes:
                assert [strength(view(state, viewer), seat, foe) for seat in range(cell.seats)] == [
                    strength(state, seat, foe) for seat in range(cell.seats)
                ]


def test_nothing_is_computed_of_an_enemy_that_is_not_known() -> None:
    desk = Desk()
    desk.enemy("orcs-1-3", known=(0,))
    assert view(desk.state, 1).enemy is UNKNOWN
    assert [foe.name for foe in enemies(view(desk.state, 0))] == ["orcs-1-3"]
    assert {foe.year for foe in enemies(view(desk.state, 1))} == {1}
    desk.give(1, soldiers=3)
    assert {wins(view(desk.state, 1), 1, foe) for foe in enemies(view(desk.state, 1))} == {-1, 0, 1}


def test_another_hand_cannot_be_chosen_from() -> None:
    desk = start({"governors": "pick"})
    assert len(Picking(1).options(desk.view(1))) == 3
    with pytest.raises(NotKnown):
        Picking(1).options(desk.view(0))


# what an action itself brings


def held(province: Province) -> tuple[int, ...]:
    return (*province.goods, province.plus2, province.soldiers, province.score)


def taken(state: Realm, choice: Choice, seat: Seat, action: object) -> tuple[int, ...]:
    """What the seat has more when the action is taken and nothing has followed."""
    after = state.copy()
    after.agenda.pop()
    choice.take(after, action)
    pairs = zip(held(after.provinces[seat]), held(state.provinces[seat]), strict=True)
    return tuple(now - was for now, was in pairs)


def counted(gain: Gain) -> tuple[int, ...]:
    return (*gain.goods, gain.plus2, gain.soldiers, gain.points)


@every_cell
def test_an_action_brings_what_can_be_read_before(cell: Cell) -> None:
    """By its seat and by a spectator."""
    met = set()
    for state in states(cell, 1):
        for _, choice in pending(state):
            if not isinstance(choice, Brings):
                continue
            seat = choice.seat if choice.seat >= 0 else choice.player  # type: ignore[attr-defined]
            for action in choice.options(state)[:12]:
                gain = taken(state, choice, seat, action)
                for viewer in (seat, None):
                    told = counted(choice.brings(view(state, viewer), action))
                    assert gain == told, str(action)
                met.add(type(choice).__name__)
    assert met >= {"Taking", "Receiving", "Placing", "Constructing", "Recruiting", "Fought"}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_lost_without_a_choice_is_told(viewer: Seat | None) -> None:
    desk = Desk()
    desk.give(0, gold=1, wood=2)
    desk.state.agenda.clear()
    then(desk.state, Losing(0, 2))
    before = desk.view(viewer)
    entry = desk.match.act("lose gold")
    assert changes(before, desk.view(viewer), entry, NAMED, "en") == ["Ana: −1 wood."]


def test_what_is_bought_is_what_the_building_brings() -> None:
    desk = Desk(rows="extended", season="summer")
    desk.give(0, gold=1, wood=1, stone=1, plus2=1)
    desk.build(0, "sawmill quarry goldsmith barricade crane town-hall")
    desk.start("end effects")
    brought = {str(action): desk.choice.brings(desk.view(0), action) for action in desk.choice.options(desk.view(0))}  # type: ignore[attr-defined]
    assert brought == {
        str(Pay("sawmill", "wood")): Gain((2, -1, 0)),
        str(Pay("quarry", "stone")): Gain((3, 0, -1)),
        str(Pay("goldsmith", "gold")): Gain((-1, 0, 0), soldiers=1, points=1),
        str(Pay("town-hall", "gold")): Gain((-1, 0, 0), points=1),
        str(Pay("town-hall", "wood")): Gain((0, -1, 0), points=1),
        str(Pay("town-hall", "stone")): Gain((0, 0, -1), points=1),
        str(Pay("town-hall", "plus2")): Gain(plus2=-1, points=1),
        "done": Gain(),
    }


def test_a_bargain_is_paid_and_read_alike() -> None:
    desk = Desk(governors={0: "miner"})
    desk.give(0, gold=2)
    desk.start("build")
    brought = {
        action.less: desk.choice.brings(desk.view(None), action).goods  # type: ignore[attr-defined]
        for action in desk.choice.options(desk.state)
        if isinstance(action, Build) and action.building == "statue"
    }
    assert brought == {"": (-2, 0, 0), "gold": (-1, 0, 0)}


def test_every_moment_has_an_effect() -> None:
    empty = [name for name, moment in vars(moments).items() if isinstance(moment, Moment) and not moment.effects]
    assert empty == []
