"""The Conquest module with two players: set-up, recruiting, marching, battles, passing, and the points of the land."""

import pytest

from tests.wonderful_kingdom.desk import Desk

BLUE, RED = 0, 1
# where the four armies of red begin, and those of blue, with their slots
BEGIN = {
    "A1": ({"r1": 2, "r2": 2}, {"b1": 2, "b2": 2}),
    "A2": ({"r1": 2, "r2": 2}, {"b1": 2, "b2": 2}),
    "B1": ({"r1": 2, "r2": 2}, {"b1": 2, "b2": 2}),
    "B2": ({"r1": 2, "r2": 1, "r3": 1}, {"b1": 2, "b2": 1, "b3": 1}),
}
# points of each territory for red and for blue
POINTS = {
    "A1": {
        "rc": (0, 0), "bc": (0, 0), "r1": (1, 4), "r2": (1, 4), "b1": (4, 1), "b2": (4, 1), "sw": (2, 3),
        "se": (2, 3), "ne": (3, 2), "nw": (3, 2), "wsea": (2, 2), "esea": (2, 2), "c": (3, 3),
    },
    "A2": {
        "rc": (0, 0), "bc": (0, 0), "r1": (1, 4), "r2": (1, 4), "rs": (1, 4), "b1": (4, 1), "b2": (4, 1),
        "bs": (4, 1), "wi": (2, 3), "ei": (3, 2), "si": (2, 3), "ni": (3, 2), "ss": (1, 2), "ns": (2, 1), "c": (4, 4),
    },
    "B1": {
        "rc": (0, 0), "bc": (0, 0), "r1": (1, 4), "r2": (1, 4), "b1": (4, 1), "b2": (4, 1), "sw": (1, 3),
        "sm": (2, 3), "se": (1, 3), "ne": (3, 1), "nm": (3, 2), "nw": (3, 1), "wl": (2, 2), "el": (2, 2), "p": (3, 3),
    },
    "B2": {
        "rc": (0, 0), "bc": (0, 0), "r1": (1, 4), "r2": (1, 3), "r3": (1, 3), "b1": (4, 1), "b2": (3, 1),
        "b3": (3, 1), "sc": (2, 3), "nc": (3, 2), "w": (2, 2), "e": (2, 2), "p": (4, 4),
    },
}  # fmt: skip


def war(soldiers: int = 0, against: int = 0, board: str = "A1", round: int = 1, **land: str) -> Desk:
    """The conquest phase with so many soldiers of red and of blue."""
    desk = Desk(module="conquest", board=board, round=round)
    desk.land(**land)
    desk.give(RED, soldiers=soldiers)
    desk.give(BLUE, soldiers=against)
    return desk.conquest()


def finish(desk: Desk, seat: int = RED) -> Desk:
    """Leave the armies as they stand, until it is the other's turn."""
    while desk.waiting() == [seat]:
        desk.do("done" if desk.can("done") else desk.options()[0])
    return desk


def moves(desk: Desk, word: str) -> list[str]:
    return [option for option in desk.options() if option.startswith(word)]


@pytest.mark.parametrize("board", BEGIN)
def test_four_armies_each_begin_on_marked_slots(board: str) -> None:
    """003:985-993. Blue is Teressie, red is Senada; the castles are empty, eight armies are in reserve."""
    desk = Desk(module="conquest", board=board)
    assert [desk.duchy(seat).name for seat in (BLUE, RED)] == ["teressie", "senada"]
    red, blue = BEGIN[board]
    for name in POINTS[board]:
        owner = RED if name in red else BLUE if name in blue else -1
        count = (red | blue).get(name, 0)
        assert desk.armies(name) == (owner, count, tuple(range(count)))


@pytest.mark.parametrize("board", BEGIN)
def test_the_board_produces_in_the_place_of_the_duchy_cards(board: str) -> None:
    """003:985, 003:991, 003:997. Castle and slots: two materials, a population, a gold; two traps."""
    desk = Desk(module="conquest", board=board)
    assert [desk.duchy(seat).traps for seat in (BLUE, RED)] == [2, 2]
    assert desk.production().produced() == [
        ("materials", (2, 2), -1),
        ("population", (1, 1), -1),
        ("gold", (1, 1), -1),
        ("exploration", (0, 0), -1),
    ]


def test_built_cards_produce_beside_the_board() -> None:
    """003:997. A quarry on top of the castle's two materials, and supremacy for it."""
    desk = Desk(module="conquest", board="A1")
    desk.give(RED, built="quarry")
    assert desk.production("M").produced() == [("materials", (2, 4), RED)]


@pytest.mark.parametrize("board", POINTS)
def test_land_under_control_scores_its_number_of_ones_colour(board: str) -> None:
    """003:1067-1069. Each territory by name, held by one army of red, then of blue; empty land gives nothing."""
    for name, points in POINTS[board].items():
        for seat, expected in ((RED, points[0]), (BLUE, points[1])):
            desk = Desk(module="conquest", board=board)
            desk.land(**dict.fromkeys(POINTS[board], ""))
            assert desk.points(seat)["land"] == 0
            desk.land(**{name: f"{seat}:1"})
            assert (desk.points(seat)["land"], desk.points(1 - seat)["land"]) == (expected, 0)


def test_the_armies_of_a_territory_do_not_multiply_its_points() -> None:
    """003:981, 003:1069. One army or nine: control is control, and there is no limit to their number."""
    desk = Desk(module="conquest", board="A1")
    before = desk.points(RED)["land"]
    desk.land(r1="1:9:01")
    assert desk.points(RED)["land"] == before == 2


@pytest.mark.parametrize(
    ("round", "blue", "red", "begins"),
    [
        (1, 0, 1, RED),
        (1, 1, 0, BLUE),
        (2, 2, 1, BLUE),
        (1, 2, 2, BLUE),
        (2, 2, 2, RED),
        (3, 0, 0, BLUE),
        (4, 0, 0, RED),
    ],
)
def test_most_soldiers_begin_and_in_a_tie_the_first_player_of_the_round(
    round: int, blue: int, red: int, begins: int
) -> None:
    """003:1005."""
    assert war(red, blue, round=round).waiting() == [begins]


def test_recruits_cost_a_soldier_each_and_stand_in_the_castle() -> None:
    """003:1017. Three of five soldiers become three armies."""
    desk = war(5)
    assert moves(desk, "recruit") == [f"recruit {count}" for count in range(1, 6)]
    desk.do("recruit 3")
    assert desk.armies("rc") == (RED, 3, ())
    assert desk.duchy(RED).soldiers == 2
    assert desk.waiting() == [BLUE]


def test_there_are_twelve_armies_of_each_colour() -> None:
    """003:991, 003:1017. Four stand on the board: eight recruits at most; with twelve out, none."""
    desk = war(20)
    assert moves(desk, "recruit")[-1] == "recruit 8"
    desk.do("recruit 8", "pass")
    assert desk.armies("rc") == (RED, 8, ())
    assert moves(desk, "recruit") == []


def test_a_march_costs_a_soldier_for_each_army() -> None:
    """003:1021. Two of r1 go to the empty marsh; two soldiers are paid and r1 is given up."""
    desk = war(3).do("march sw")
    assert desk.options() == ["bring 1 r1", "bring 2 r1"]
    desk.do("bring 2 r1", "go")
    assert desk.armies("sw") == (RED, 2, (0, 1))
    assert desk.armies("r1") == (-1, 0, ())
    assert desk.duchy(RED).soldiers == 1


def test_a_march_is_paid_or_not_made() -> None:
    """003:1021. One soldier moves one army, none moves none."""
    assert war(1).do("march sw").options() == ["bring 1 r1"]
    assert war(0, 1, round=2).do("pass").options() == ["pass"]


def test_several_origins_meet_in_one_destination() -> None:
    """003:1021. One army of each neighbour."""
    desk = finish(war(4).do("march c", "bring 1 r1", "bring 1 r2", "go"))
    assert desk.armies("c") == (RED, 2, (0, 1))
    assert [desk.armies(name)[1] for name in ("r1", "r2")] == [1, 1]
    assert desk.duchy(RED).soldiers == 2


def test_origins_are_neighbours_and_hold_own_armies() -> None:
    """003:1021. Without a double move the marsh is reached from r1 only; nothing beyond the neighbours is a target."""
    desk = war(9)
    assert set(moves(desk, "march")) == {"march rc", "march r1", "march r2", "march sw", "march se", "march c"}


def test_own_land_can_be_reinforced() -> None:
    """003:1021 and the ruling. Two recruits join the two of r1."""
    desk = war(2, rc="1:2").do("march r1", "bring 2 rc", "go")
    assert desk.armies("r1") == (RED, 4, (0, 1))


def test_the_own_castle_is_a_destination() -> None:
    """003:979, 003:1021. An army goes home; the castle has no slot."""
    desk = war(2).do("march rc", "bring 2 r1", "go")
    assert desk.armies("rc") == (RED, 2, ())


def test_the_castle_of_the_other_is_none() -> None:
    """003:979, 003:1025. Nine armies at the gate of the empty castle: it cannot be entered."""
    desk = war(9, b1="1:9:01")
    assert "march bc" not in desk.options()
    assert "march b2" in desk.options()


@pytest.mark.parametrize(("mine", "possible"), [(1, False), (2, False), (3, True)])
def test_an_attack_needs_strictly_more_armies_than_stand_there(mine: int, possible: bool) -> None:
    """003:1023 and the ruling. Two blue armies on the isle: two are not enough, three are."""
    desk = war(9, c="0:2:01", r1=f"1:{mine}:0", r2="")
    assert ("march c" in desk.options()) == possible


def test_soldiers_are_counted_for_an_attack_too() -> None:
    """003:1021-1023. Four armies near by, two soldiers: two blue armies are safe."""
    assert "march c" not in war(2, c="0:2:01").options()
    assert "march c" in war(3, c="0:2:01").options()


def test_an_attack_must_bring_enough_before_it_goes() -> None:
    """003:1023. Two from one side are not yet three."""
    desk = war(3, c="0:2:01").do("march c")
    desk.do("bring 2 r1")
    assert "go" not in desk.options()
    desk.do("bring 1 r2")
    assert "go" in desk.options()


def test_the_army_move_of_the_figure() -> None:
    """003:1035, figure by figure. Red brings four armies from the two lower neighbours to the centre, where three
    of blue stand: four soldiers are spent, three armies of each go to the castles, one red army holds the centre; a
    trap slot and a production slot are given up, the destruction of a card changes hands."""
    desk = war(4, c="0:3:01", r1="1:3:01", r2="1:3:01")
    assert desk.duchy(RED).traps == 2
    desk.do("march c", "bring 2 r1", "bring 2 r2", "go")
    while desk.waiting() == [RED]:
        wanted = ("arrange c 1", "arrange r1 2", "arrange r2 1", "done")
        desk.do(next(move for move in wanted if desk.can(move)))
    assert desk.duchy(RED).soldiers == 0
    assert (desk.armies("rc"), desk.armies("bc")) == ((RED, 3, ()), (BLUE, 3, ()))
    assert desk.armies("c") == (RED, 1, (0,))
    assert (desk.armies("r1"), desk.armies("r2")) == ((RED, 1, (1,)), (RED, 1, (0,)))
    assert desk.duchy(RED).traps == 1
    assert desk.do("pass", "pass").over()
    assert [amounts for _, amounts, _ in desk.production().produced()] == [(2, 2), (1, 1), (1, 0), (0, 0)]
    desk.taken(BLUE, "farm hamlet")
    desk.taken(RED, "harbor")
    assert desk.reveal().waiting() == [RED]
    assert desk.options() == ["destroy farm", "destroy hamlet", "done"]


def test_actions_alternate_and_a_pass_only_hands_over() -> None:
    """003:1013, 003:1031. Red passes, blue recruits, and red may act again."""
    desk = war(2, 1).do("pass")
    assert desk.waiting() == [BLUE]
    desk.do("recruit 1")
    assert desk.waiting() == [RED]
    desk.do("recruit 1", "pass")
    assert desk.waiting() == [RED]


def test_two_passes_in_a_row_end_the_phase() -> None:
    """003:1013, 003:1033. Soldiers that are left stay for later."""
    desk = war(2, 1).do("pass")
    assert not desk.over()
    desk.do("pass")
    assert desk.over()
    assert [desk.duchy(seat).soldiers for seat in (BLUE, RED)] == [1, 2]


def test_a_beaten_army_can_march_again_from_its_castle() -> None:
    """003:1023. Blue's lost army stands in the castle and comes back to the field for a soldier."""
    desk = finish(war(2, 1, b1="0:1:0", c="1:2:01").do("march b1", "bring 2 c", "go"))
    assert (desk.armies("bc"), desk.armies("rc"), desk.armies("b1")[:2]) == ((BLUE, 1, ()), (RED, 1, ()), (RED, 1))
    desk.do("march b2", "bring 1 bc", "go")
    assert desk.armies("b2") == (BLUE, 3, (0, 1))
