"""The bonus slots of the conquest boards: every one by name, how it is gained and lost, and the order of armies."""

import pytest

from tests.wonderful_kingdom.desk import Desk
from tests.wonderful_kingdom.test_conquest import BLUE, POINTS, RED, finish, war

HOME = {"r1": ["trap", "P"], "r2": ["trap", "G"], "b1": ["trap", "P"], "b2": ["trap", "G"]}
SLOTS: dict[str, dict[str, list[str]]] = {
    "A1": HOME
    | {"sw": ["M", "E"], "ne": ["M", "E"], "se": ["spy"], "nw": ["spy"], "wsea": ["double"], "esea": ["double"]}
    | {"c": ["destroy", "crystal"]},
    "A2": HOME
    | {"rs": ["E"], "bs": ["E"], "wi": ["M", "P"], "ei": ["M", "P"], "si": ["spy"], "ni": ["spy"]}
    | {"ss": ["double"], "ns": ["double"], "c": ["destroy", "crystal"]},
    "B1": HOME
    | {"sw": ["M"], "ne": ["M"], "sm": ["E", "spy"], "nm": ["E", "spy"], "se": ["double"], "nw": ["double"]}
    | {"wl": ["crystal"], "el": ["crystal"], "p": ["prison", "destroy"]},
    "B2": {"r1": ["trap", "P"], "r2": ["trap"], "r3": ["G"], "b1": ["trap", "P"], "b2": ["trap"], "b3": ["G"]}
    | {"sc": ["E", "spy"], "nc": ["E", "spy"], "w": ["destroy", "M"], "e": ["destroy", "M"]}
    | {"p": ["prison", "crystal", "double"]},
}
ALL = [
    pytest.param(board, name, at, kind, id=f"{board}-{name}-{at + 1}-{kind}")
    for board, lands in SLOTS.items()
    for name, kinds in lands.items()
    for at, kind in enumerate(kinds)
    if kind != "prison"
]
PRISONS = {"B1": ("", "0", "1"), "B2": ("", "0", "1", "2")}  # slots of the place, "" beside them
# a territory two steps from the castle of blue, and of red
FAR = {"A1": ("c", "c"), "A2": ("ei", "wi"), "B1": ("ne", "sw"), "B2": ("e", "w")}
CASTLES = ("bc", "rc")


def holding(board: str, name: str, seat: int, slot: str) -> Desk:
    """An empty board but for one army of this seat, on this slot or on none, and some in the castles."""
    desk = Desk(module="conquest", board=board)
    desk.land(**dict.fromkeys(POINTS[board], ""))
    desk.land(bc="0:3", rc="1:3")
    desk.land(**{name: f"{seat}:1:{slot}"})
    return desk


def worth(desk: Desk, kind: str, seat: int) -> int:
    """What a slot of this kind gives to the seat now."""
    match kind:
        case "trap":
            return desk.refresh().duchy(seat).traps
        case "spy":
            return desk.refresh().duchy(seat).spies
        case "crystal":
            return desk.crystals().duchy(seat).krystallium
        case "destroy":
            desk.taken(1 - seat, "farm")
            return int(desk.reveal().can("destroy farm"))
        case "double":
            desk.give(seat, soldiers=1)
            far = f"march {FAR[desk.state.setting.board][seat]}"
            return int(desk.conquest().can(far) and desk.do(far).can(f"bring 1 {CASTLES[seat]}"))
    return desk.production(kind).produced()[-1][1][seat] - 2 * (kind == "M")


@pytest.mark.parametrize(("board", "name", "at", "kind"), ALL)
@pytest.mark.parametrize("seat", [BLUE, RED])
def test_an_army_on_a_slot_gives_its_effect_and_beside_it_does_not(
    board: str, name: str, at: int, kind: str, seat: int
) -> None:
    """003:981, 003:997, 003:1039-1059. Each slot of each board, for both colours."""
    assert worth(holding(board, name, seat, str(at)), kind, seat) == 1
    assert worth(holding(board, name, seat, ""), kind, seat) == 0


def test_a_seat_has_three_traps_at_most() -> None:
    """003:971, 003:1043 and the ruling. Four trap slots in red's hand are three tokens."""
    desk = Desk(module="conquest", board="A1")
    desk.land(b1="1:1:0", b2="")
    assert [desk.refresh().duchy(seat).traps for seat in (BLUE, RED)] == [0, 3]
    desk.land(b2="1:1:0")
    assert desk.refresh().duchy(RED).traps == 3


def test_a_trap_or_spy_is_lost_with_its_slot_at_once() -> None:
    """003:1027. Red leaves a trap slot; blue's spy is driven off the wood, which gives red one."""
    desk = Desk(module="conquest", board="A1")
    desk.land(se="0:1:0")
    desk.give(RED, soldiers=2)
    desk.refresh()
    assert (desk.duchy(BLUE).spies, desk.duchy(RED).traps) == (1, 2)
    desk.conquest().do("march se", "bring 2 r2", "go")
    assert (desk.duchy(BLUE).spies, desk.duchy(RED).spies, desk.duchy(RED).traps) == (0, 1, 1)
    assert (desk.armies("se"), desk.armies("r2")) == ((RED, 1, (0,)), (-1, 0, ()))


def test_a_lost_slot_produces_no_more() -> None:
    """003:1027. Red gives up population and gold with r1 and r2; the castle's materials remain."""
    desk = war(4).do("march rc", "bring 2 r1", "bring 2 r2", "go")
    assert [amounts[RED] for _, amounts, _ in desk.production().produced()] == [2, 0, 0, 0]


def test_the_card_is_destroyed_after_the_reveal_and_before_planning() -> None:
    """003:1051. A card that was hidden can be hit; it is discarded without its bonus."""
    desk = holding("A1", "c", RED, "0")
    desk.taken(BLUE, "farm hamlet/1")
    desk.reveal()
    assert desk.options() == ["destroy farm", "destroy hamlet", "done"]
    desk.do("destroy hamlet")
    assert desk.duchy(BLUE).selection == ("farm",)
    assert "hamlet" in desk.state.discard
    assert (desk.alchemy(BLUE), desk.alchemy(RED)) == ("", "")


def test_the_destruction_may_be_forgone() -> None:
    """003:1051. A right, not a duty."""
    desk = holding("A1", "c", RED, "0")
    desk.taken(BLUE, "farm hamlet")
    desk.reveal().do("done")
    assert desk.duchy(BLUE).selection == ("farm", "hamlet")


@pytest.mark.parametrize(("round", "first"), [(1, BLUE), (2, RED)])
def test_where_both_can_destroy_the_first_player_of_the_round_is_first(round: int, first: int) -> None:
    """003:1051 and the order after the reveal. Each glacier of B2 has such a slot."""
    desk = holding("B2", "w", RED, "0")
    desk.state.round = round
    desk.land(e="0:1:0")
    for seat in (BLUE, RED):
        desk.taken(seat, "farm hamlet")
    assert desk.reveal().waiting() == [first]
    desk.do("destroy farm")
    assert desk.waiting() == [1 - first]
    assert desk.duchy(1 - first).selection == ("hamlet",)


def test_a_double_move_costs_one_soldier_an_army_and_may_mix_near_and_far() -> None:
    """003:1055 and the ruling. One army of r1 and two of the castle reach the isle for three soldiers."""
    desk = finish(war(3, wsea="1:1:0", rc="1:2").do("march c", "bring 2 rc", "bring 1 r1", "go"))
    assert desk.armies("c") == (RED, 3, (0, 1))
    assert (desk.armies("rc")[1], desk.armies("r1")[1], desk.duchy(RED).soldiers) == (0, 1, 0)


def test_a_double_move_does_not_cross_land_of_the_other() -> None:
    """003:1055. Blue holds both ways from the castle to the isle: from there no red army comes."""
    desk = war(1, wsea="1:1:0", rc="1:2", r1="0:1", r2="0:1")
    assert desk.do("march c").options() == ["bring 1 wsea"]
    desk = war(1, wsea="1:1:0", rc="1:2", r1="0:1", r2="")
    assert desk.do("march c").options() == ["bring 1 rc", "bring 1 wsea"]


def test_the_slot_counts_when_the_move_is_declared() -> None:
    """003:1055 and the ruling. The army that holds it may leave with that very move, for a place two steps away."""
    desk = war(1, wsea="1:1:0").do("march c")
    assert desk.can("bring 1 wsea")
    desk.do("bring 1 wsea", "go")
    assert desk.armies("c")[:2] == (RED, 1)
    assert desk.armies("wsea") == (-1, 0, ())


def test_krystallium_of_a_slot_comes_after_exploration_and_is_kept() -> None:
    """003:1059. Not in alchemy, but in the reserve."""
    desk = holding("A1", "c", RED, "1")
    desk.production()
    assert (desk.duchy(RED).krystallium, desk.duchy(BLUE).krystallium) == (1, 0)


def test_fewer_armies_than_slots_are_arranged_by_their_owner() -> None:
    """003:981, 003:1027. One army for two slots: materials or exploration."""
    for slot, produced in ((1, (3, 0)), (2, (2, 1))):
        desk = war(1).do("march sw", "bring 1 r1", "go")
        assert desk.options() == ["arrange sw 1", "arrange sw 2"]
        desk.do(f"arrange sw {slot}")
        assert desk.options() == ["arrange r1 1", "arrange r1 2"]
        finish(desk.do("arrange r1 1")).production()
        assert (
            tuple(amounts[RED] for step, amounts, _ in desk.produced() if step in ("materials", "exploration"))
            == produced
        )


def test_armies_may_change_slots_after_an_own_action() -> None:
    """003:981 and the ruling. Red recruits, then the army of the marsh changes from materials to exploration."""
    desk = war(1, sw="1:1:0").do("recruit 1")
    assert desk.options() == ["arrange sw 2", "done"]
    desk.do("arrange sw 2")
    assert desk.armies("sw") == (RED, 1, (1,))


def test_no_slot_holds_two_armies() -> None:
    """003:981. Three armies in a land of two slots: one stands beside."""
    desk = war(3, rc="1:3").do("march r1", "bring 1 rc", "go")
    assert desk.armies("r1") == (RED, 3, (0, 1))


def held(board: str = "B1", slot: str = "0", **land: str) -> Desk:
    """Red controls the prison; both seats pass."""
    desk = war(0, 0, board, 1, p=f"1:1:{slot}", **land)
    return desk.do("pass", "pass")


@pytest.mark.parametrize(("board", "slot"), [(board, slot) for board, slots in PRISONS.items() for slot in slots])
def test_who_controls_the_place_may_imprison_after_the_phase(board: str, slot: str) -> None:
    """003:1063 and the ruling. An army anywhere in the place is enough, on whichever slot or on none."""
    desk = held(board, slot)
    assert desk.waiting() == [RED]
    assert desk.can("done")
    desk.do("imprison b1 1")
    assert desk.over()
    assert desk.armies("b1") == (BLUE, 1, (1,))
    assert desk.state.prison == (1, 0)


def test_nobody_in_the_place_nobody_in_prison() -> None:
    """003:1063. The phase ends with the passes."""
    assert war(0, board="B1").do("pass", "pass").over()


def test_one_army_a_phase_and_only_if_wanted() -> None:
    """003:1063."""
    desk = held().do("done")
    assert desk.over()
    assert desk.state.prison == (0, 0)


def test_any_enemy_army_of_the_board_can_be_taken_none_of_the_reserve() -> None:
    """003:1063 and the ruling. From slots, from beside them, from the castle."""
    desk = held(bc="0:2", nm="0:3:01")
    assert set(desk.options()) == {
        "imprison bc",
        "imprison b1 1",
        "imprison b1 2",
        "imprison b2 1",
        "imprison b2 2",
        "imprison nm",
        "imprison nm 1",
        "imprison nm 2",
        "done",
    }
    desk.do("imprison bc")
    assert desk.armies("bc") == (BLUE, 1, ())


def test_an_imprisoned_army_takes_its_bonus_along() -> None:
    """003:1027, 003:1063. The gold of b2 is lost with its army."""
    desk = held().do("imprison b2 2")
    assert desk.production("G").produced() == [("gold", (0, 1), RED)]


def test_prisoners_neither_fight_nor_control_nor_come_back_by_recruiting() -> None:
    """003:1063 and the ruling. One prisoner, three on the board: eight recruits, not nine; the place is red."""
    desk = held().do("imprison b1 1")
    assert desk.armies("p") == (RED, 1, (0,))
    assert (desk.points(BLUE)["land"], desk.points(RED)["land"]) == (2, 2 + 3)
    desk.give(BLUE, soldiers=20)
    desk.conquest()
    assert desk.can("recruit 8")
    assert not desk.can("recruit 9")


def test_whoever_wins_the_prison_frees_the_own_armies_to_the_castle() -> None:
    """003:1063. Blue beats the one red army with two; the prisoner stands in the castle beside the fallen one."""
    desk = held(nm="0:2:01").do("imprison b1 1")
    assert (desk.armies("bc"), desk.state.prison) == ((-1, 0, ()), (1, 0))
    desk.give(BLUE, soldiers=2)
    finish(desk.conquest().do("march p", "bring 2 nm", "go"), BLUE)
    assert desk.armies("p")[:2] == (BLUE, 1)
    assert desk.armies("bc") == (BLUE, 2, ())
    assert desk.state.prison == (0, 0)


def test_the_prison_does_not_free_the_armies_of_the_other() -> None:
    """003:1063. Red leaves and comes back: blue's army stays where it is."""
    desk = held().do("imprison b1 1")
    desk.land(p="")
    desk.land(sm="1:1:0")
    desk.give(RED, soldiers=1)
    desk.conquest().do("march p", "bring 1 sm", "go")
    assert desk.state.prison == (1, 0)
