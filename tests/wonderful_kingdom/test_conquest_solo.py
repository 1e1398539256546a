"""Conquest alone: the boards C1 and C2, a blue rival who never acts, and his prison."""

import pytest

from tests.wonderful_kingdom.desk import Desk

ME, BLUE = 0, 1
OWN = ("r1", "r2")
# points of each territory for red and for blue
POINTS = {
    "C1": {
        "rc": (0, 0), "bc": (8, 3), "r1": (1, 1), "r2": (1, 1), "m1": (2, 1), "m2": (2, 2), "m3": (2, 1),
        "sea": (2, 1), "p": (3, 2), "f": (3, 1), "n1": (4, 2), "n2": (4, 2), "n3": (4, 2),
    },
    "C2": {
        "rc": (0, 0), "bc": (8, 3), "r1": (1, 1), "r2": (1, 1), "a1": (2, 1), "a2": (2, 1), "a3": (2, 1),
        "l": (2, 1), "p": (3, 2), "d1": (3, 1), "d2": (3, 2), "d3": (3, 1), "e1": (4, 2), "e2": (4, 2),
    },
}  # fmt: skip
SLOTS = {
    "C1": {
        "r1": ["P", "spy"], "r2": ["M", "G"], "m1": ["E"], "m2": ["P", "G"], "m3": ["M", "M"], "sea": ["double"],
        "f": ["crystal"], "n1": ["G", "E"], "n2": ["E"], "n3": ["P", "M"],
    },
    "C2": {
        "r1": ["P", "M"], "r2": ["G", "spy"], "a1": ["M", "E"], "a2": ["P"], "a3": ["G"], "l": ["double"],
        "d1": ["crystal"], "d2": ["E", "G"], "d3": ["M", "P"], "e1": ["E"], "e2": ["G"],
    },
}  # fmt: skip
PRODUCE = [
    pytest.param(board, name, at, kind, id=f"{board}-{name}-{at + 1}-{kind}")
    for board, lands in SLOTS.items()
    for name, kinds in lands.items()
    for at, kind in enumerate(kinds)
    if kind in "MPGE"
]


def war(soldiers: int = 0, board: str = "C1", **land: str) -> Desk:
    """All four armies of the start stand on slots, unless the land says otherwise."""
    desk = Desk(seats=1, module="conquest", board=board)
    desk.land(**dict.fromkeys(OWN, "0:2:01") | land)
    desk.give(ME, soldiers=soldiers)
    return desk.conquest()


def finish(desk: Desk) -> None:
    """Leave the armies as they stand, until the next action."""
    while not desk.can("pass"):
        desk.do("done" if desk.can("done") else desk.options()[0])


def alone(board: str, **land: str) -> Desk:
    """The board with nothing on it but this."""
    desk = Desk(seats=1, module="conquest", board=board)
    desk.land(**dict.fromkeys(POINTS[board], ""))
    desk.land(**land)
    return desk


@pytest.mark.parametrize("board", POINTS)
@pytest.mark.parametrize("duchy", ["teressie", "senada"])
def test_the_set_up(board: str, duchy: str) -> None:
    """003:1075-1079. Red for either duchy: four armies; one of blue in each other land, two in his castle. No spies."""
    desk = Desk(seats=1, module="conquest", board=board, duchy=duchy)
    assert desk.duchy().name == duchy
    for name in POINTS[board]:
        if name == "rc":
            assert desk.armies(name)[1] == 0
        elif name in OWN:
            assert desk.armies(name) == (ME, 2, tuple(at for at in (0, 1) if SLOTS[board][name][at] != "spy"))
        else:
            assert desk.armies(name)[:2] == (BLUE, 2 if name == "bc" else 1)
    assert (desk.duchy().traps, desk.duchy().spies, desk.duchy().spied) == (0, 0, 0)


@pytest.mark.parametrize("board", POINTS)
def test_castle_and_slots_produce_like_side_b(board: str) -> None:
    """003:997. Three materials, a population, a gold at the start."""
    steps = Desk(seats=1, module="conquest", board=board).production().produced()
    assert [amounts for _, amounts, _ in steps] == [(3,), (1,), (1,), (0,)]


@pytest.mark.parametrize(("board", "name", "at", "kind"), PRODUCE)
def test_each_slot_produces_for_red_when_an_army_stands_on_it(board: str, name: str, at: int, kind: str) -> None:
    """003:981, 003:997. One more of its resource than without."""
    castle = 2 * (kind == "M")
    assert alone(board).production(kind).produced()[-1][1] == (castle,)
    assert alone(board, **{name: f"{ME}:1:{at}"}).production(kind).produced()[-1][1] == (castle + 1,)


@pytest.mark.parametrize(("board", "name"), [("C1", "f"), ("C2", "d1")])
def test_a_krystallium_slot(board: str, name: str) -> None:
    """003:1059. One after exploration for red, nothing for a blue army there."""
    assert alone(board, **{name: "0:1:0"}).production().duchy().krystallium == 1
    assert alone(board, **{name: "1:1:0"}).production().duchy().krystallium == 0


@pytest.mark.parametrize(("board", "name", "far"), [("C1", "sea", "m2"), ("C2", "l", "a3")])
def test_a_double_move_slot(board: str, name: str, far: str) -> None:
    """003:1055. From the castle over one's own land to a place two steps away."""
    for slot, possible in (("0", True), ("", False)):
        desk = alone(board, rc="0:1", **{name: f"0:1:{slot}"})
        desk.give(ME, soldiers=1)
        desk.conquest()
        assert (desk.can(f"march {far}") and desk.do(f"march {far}").can("bring 1 rc")) == possible


@pytest.mark.parametrize(("board", "slot"), [("C1", "r1"), ("C2", "r2")])
def test_spies_come_from_slots_only(board: str, slot: str) -> None:
    """003:1077 and the ruling. None at the start, one when an army has stepped onto the slot; that gone, none."""
    desk = Desk(seats=1, module="conquest", board=board)
    assert (desk.duchy().spies, desk.duchy().spied) == (0, 0)
    desk.give(ME, soldiers=3)
    desk.conquest().do("recruit 1", f"arrange {slot} 1+2")
    assert (desk.duchy().spies, desk.duchy().spied) == (1, 0)
    desk.do("march rc", f"bring 2 {slot}", "go")
    assert (desk.duchy().spies, desk.duchy().spied) == (0, 0)


@pytest.mark.parametrize("board", POINTS)
def test_the_first_round_is_chosen_without_a_spy(board: str) -> None:
    """003:1077: a hidden card stays hidden, and the choice over, still nobody has a spy."""
    desk = Desk(seats=1, module="conquest", board=board)
    desk.areas("farm ?", "quarry")
    desk.solo_choice(4)
    assert not any(option.startswith("spy") for option in desk.options())
    desk.do("take right")
    assert (desk.duchy().spies, desk.duchy().spied) == (0, 0)


def test_blue_never_acts() -> None:
    """003:1085. After every action it is red's turn again, and one pass ends the phase."""
    desk = war(3, p="0:1:0").do("recruit 1")
    assert desk.waiting() == [ME]
    desk.do("recruit 1")
    assert desk.waiting() == [ME]
    desk.do("pass")
    assert desk.over()


def test_a_beaten_blue_army_leaves_the_board() -> None:
    """003:1023, 003:1088. Two march on one: one red army goes home, the blue castle has no more than before."""
    desk = war(2).do("march m1", "bring 2 r1", "go")
    assert (desk.armies("m1"), desk.armies("rc")) == ((ME, 1, (0,)), (ME, 1, ()))
    assert desk.armies("bc")[:2] == (BLUE, 2)


def test_the_blue_castle_can_be_taken() -> None:
    """003:1087. Three against two: one red army stays there and scores eight."""
    desk = alone("C1", n1="0:3:01", bc="1:2")
    assert desk.points()["land"] == 4 - 3
    desk.give(ME, soldiers=3)
    desk.conquest().do("march bc", "bring 3 n1", "go")
    assert desk.armies("bc") == (ME, 1, ())
    assert desk.points()["land"] == 8


def test_the_red_castle_is_never_occupied_and_empty_land_is() -> None:
    """003:1086. Red gives up r1: after the phase a blue army stands there, none in the castle."""
    desk = war(1, r1="0:1:0", p="0:1:0").do("march r2", "bring 1 r1", "go")
    assert desk.armies("r1") == (-1, 0, ())
    desk.do("pass")
    assert desk.armies("r1")[:2] == (BLUE, 1)
    assert desk.armies("rc") == (-1, 0, ())


def test_beaten_armies_come_back_as_occupants() -> None:
    """003:993, 003:1086-1088. Beside the board is his reserve: two fall, one of them takes the land red has left."""
    desk = war(3, "C2", r1="0:3:01", a1="1:2", p="0:1:0").do("march a1", "bring 3 r1", "go")
    finish(desk)
    desk.do("pass")
    assert desk.armies("r1")[:2] == (BLUE, 1)


def test_an_empty_blue_castle_is_manned_again() -> None:
    """003:1086. Only the red castle is left alone."""
    desk = war(1, bc="0:1", n1="0:2:01", p="0:1:0").do("march n1", "bring 1 bc", "go", "pass")
    assert desk.armies("bc")[:2] == (BLUE, 1)


def test_without_an_army_on_the_board_nothing_is_imprisoned() -> None:
    """003:1094. The phase ends with the pass."""
    assert war(0, r1="", r2="").do("pass").over()


def test_blue_occupies_nothing_without_armies() -> None:
    """003:1086 and the ruling. All twelve of his stand on the board: the empty land stays empty."""
    desk = war(1, "C2", r1="0:1:0", a1="1:2", p="0:1:0").do("march r2", "bring 1 r1", "go", "pass")
    assert desk.armies("r1") == (-1, 0, ())


@pytest.mark.parametrize("board", POINTS)
def test_while_blue_holds_the_prison_red_must_give_an_army_each_phase(board: str) -> None:
    """003:1094. One of one's choice, from anywhere; declining is not offered."""
    desk = war(1, board).do("recruit 1", "pass")
    assert desk.options() == ["imprison rc", "imprison r1 1", "imprison r1 2", "imprison r2 1", "imprison r2 2"]
    desk.do("imprison r1 2")
    assert desk.over()
    assert desk.armies("r1") == (ME, 1, (0,))
    desk.conquest().do("pass", "imprison rc")
    assert desk.armies("rc")[1] == 0


def test_alone_too_a_spare_army_may_step_onto_the_slot_of_the_prisoner() -> None:
    """003:981, 003:1094. Of three armies in r2 the one on the materials goes; the third may take its place."""
    desk = war(0, r2="0:3:01").do("pass", "imprison r2 1")
    assert (desk.options(), desk.armies("r2")) == (["arrange r2 1+2", "done"], (ME, 2, (1,)))
    desk.do("arrange r2 1+2")
    assert (desk.armies("r2"), desk.over()) == ((ME, 2, (0, 1)), True)


def test_a_prisoner_is_no_recruit() -> None:
    """003:1094. Four armies on the board and one in prison: of twelve there are seven left."""
    desk = war(1).do("recruit 1", "pass", "imprison rc")
    desk.give(ME, soldiers=20)
    desk.conquest()
    assert desk.can("recruit 7")
    assert not desk.can("recruit 8")


def test_retaking_the_prison_frees_all_prisoners() -> None:
    """003:1094. Two prisoners; two armies beat the one of blue: castle 2 freed + 1 fallen, one stays."""
    desk = war(0, m2="0:2:01").do("pass", "imprison r1 1")
    desk.conquest().do("pass", "imprison r1 2")
    desk.give(ME, soldiers=2)
    desk.conquest().do("march p", "bring 2 m2", "go")
    finish(desk)
    assert desk.armies("p")[:2] == (ME, 1)
    assert desk.armies("rc") == (ME, 3, ())


def test_the_prison_in_red_hands_does_nothing_to_blue() -> None:
    """003:1096. No question after the phase, no blue army is missing."""
    desk = war(0, p="0:1:0").do("pass")
    assert desk.over()
    assert [desk.armies(name)[1] for name in ("bc", "m1", "n1")] == [2, 1, 1]


@pytest.mark.parametrize("board", POINTS)
def test_own_land_counts_and_blue_land_is_subtracted(board: str) -> None:
    """003:979, 003:1090. Each territory by name; an empty blue castle is still his; 2 - 17 points at the start."""
    for name, (red, blue) in POINTS[board].items():
        castle = 0 if name == "bc" else -3
        assert alone(board, **{name: "0:1"}).points()["land"] == castle + red
        assert alone(board, **{name: "1:1"}).points()["land"] == castle - blue
    assert Desk(seats=1, module="conquest", board=board).points()["land"] == 2 - 17


@pytest.mark.parametrize(("points", "medal"), [(59, "no-medal"), (60, "bronze"), (80, "silver"), (100, "gold")])
def test_the_medals(points: int, medal: str) -> None:
    """003:1098-1106. 60, 80 and 100, land included."""
    desk = alone("C1", bc="0:1")
    desk.state.round = 4
    tombs, rest = divmod(points - 8, 11)
    desk.give(ME, built=" ".join(["first-king-tomb"] * tombs + ["builders"] * rest))
    assert desk.total() == points
    assert desk.result().why == (medal,)
