"""One Capitol or two: with Oracle and Harbor both in play a table may use both, or one of them alone."""

from random import Random

import pytest

from regalia.core.errors import Refused
from regalia.core.record import Dice, Match
from regalia.games.kingdom_builder import GAME
from regalia.games.kingdom_builder.box.data import PLACES, SECTIONS
from regalia.games.kingdom_builder.box.hexes import QUADRANTS, name
from tests.kingdom_builder.desk import start
from tests.kingdom_builder.naive import capitol_sections

FIRST_GAME = {"preset": "first-game"}
OTHER_FOUR = ("oracle", "tower", "harbor", "barn")
OTHER_BOARD = dict(zip(("northwest", "northeast", "southwest", "southeast"), OTHER_FOUR, strict=True))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("how", ("random", "north", "south", "chosen"))
@pytest.mark.parametrize("section, castles", [("oracle", {"2,4", "8,3"}), ("harbor", {"15,3", "19,3"})])
def test_with_both_sections_one_capitol_may_be_left_out(section: str, castles: set[str], how: str, seed: int) -> None:
    """002:660-661. Two may be used, so one may too: that of the section that the table names, on one of its castles."""
    capitols = start(OTHER_BOARD | {"capitol": how, "capitol-section": section}, 2, seed).capitols
    assert len(capitols) == 1
    assert capitols <= castles


def test_which_capitol_is_used_may_be_left_to_chance() -> None:
    """002:660-661. One of the two, each in some of the games."""
    one = OTHER_BOARD | {"capitol": "north", "capitol-section": "random"}
    found = [start(one, 2, seed).capitols for seed in range(12)]
    assert {frozenset(capitols) for capitols in found} == {frozenset({"2,4"}), frozenset({"15,3"})}


@pytest.mark.parametrize("choice, capitols", [("both", {"2,4", "15,3"}), ("oracle", {"2,4"}), ("harbor", {"15,3"})])
def test_the_first_player_may_choose_how_many_capitols_are_used(choice: str, capitols: set[str]) -> None:
    """002:660-661. With both sections on the board, before any castle is chosen; none at all is no choice."""
    match = Match.start(GAME, 3, OTHER_BOARD | {"capitol": "north", "capitol-section": "chosen"})
    match.roll(Dice(5))
    assert match.choice().seat == match.state.first
    assert {str(action) for action in match.options_of()} == {"allot both", "allot oracle", "allot harbor"}
    match.act(f"allot {choice}")
    match.roll(Dice(5))
    assert set(map(name, match.state.board.layout.capitols)) == capitols
    assert match.state.face_up == match.state.first


@pytest.mark.parametrize("wanted", ("both", "random", "oracle", "harbor", "chosen"))
@pytest.mark.parametrize("other", ("oracle", "harbor"))
def test_a_section_alone_has_its_capitol_whatever_was_wanted(other: str, wanted: str) -> None:
    """002:659-660. The one section in play has one on a castle; there is nothing to choose."""
    board = {place: "farm" if section == other else section for place, section in OTHER_BOARD.items()}
    match = Match.start(GAME, 2, board | {"capitol": "south", "capitol-section": wanted})
    match.roll(Dice(1))
    assert set(map(name, match.state.board.layout.capitols)) == ({"19,3"} if other == "oracle" else {"8,3"})
    assert match.state.face_up == match.state.first


def test_without_either_section_nobody_is_asked() -> None:
    """002:659-660, ruling 7. The set-up says that there is no Capitol."""
    match = Match.start(GAME, 2, FIRST_GAME | {"capitol": "chosen", "capitol-section": "chosen"})
    match.roll(Dice(1))
    assert (match.state.board.layout.capitols, match.state.board.layout.without) == ((), ("capitol",))
    assert "There is no Capitol" in " ".join(GAME.shown.setup_lines(match.view(None), "en"))


def test_without_capitols_there_is_nothing_to_decide_about_them() -> None:
    """002:658. An option that could have no effect is refused, and the sentence names both."""
    with pytest.raises(Refused, match="capitol=off and capitol-section=oracle exclude each other"):
        Match.start(GAME, 2, {"capitol-section": "oracle"})


def test_one_capitol_pays_in_its_section_alone() -> None:
    """002:663-664. A settlement beside a castle of the other section earns nothing by the Capitol."""
    desk = start(OTHER_BOARD | {"capitol": "north", "capitol-section": "harbor"}, 2, 0)
    desk.place(0, "2,3 15,2")
    assert desk.points(0)["capitol"] == 1


@pytest.mark.parametrize(
    "in_play, wanted, sections",
    [
        (["oracle", "harbor", "farm"], "both", [{"oracle", "harbor"}]),
        (["oracle", "harbor", "farm"], "oracle", [{"oracle"}]),
        (["oracle", "harbor", "farm"], "random", [{"harbor"}, {"oracle"}]),
        (["oracle", "harbor", "farm"], "chosen", [{"oracle", "harbor"}, {"harbor"}, {"oracle"}]),
        (["oracle", "farm"], "harbor", [{"oracle"}]),
        (["barn", "farm"], "chosen", [set()]),
    ],
)
def test_sections_with_a_capitol(in_play: list[str], wanted: str, sections: list[set[str]]) -> None:
    assert capitol_sections(in_play, wanted) == sections


@pytest.mark.parametrize("wanted", ("both", "random", "oracle", "harbor", "chosen"))
@pytest.mark.parametrize("seed", range(6))
def test_capitols_lie_where_both_readings_allow_them(wanted: str, seed: int) -> None:
    """002:658-662. Any board, any way to find the castle; every possibility of the naive reading turns up."""
    rng, found, allowed = Random(f"{wanted} {seed}"), list[set[str]](), list[set[str]]()
    sections = [section + rng.choice(("", "-turned")) for section in rng.sample(sorted(SECTIONS), 4)]
    if seed < 4:
        sections[:2] = ["harbor" + rng.choice(("", "-turned")), "oracle" + rng.choice(("", "-turned"))]
        sections[2:] = rng.sample(("farm", "barn", "oasis", "tower"), 2)
        rng.shuffle(sections)
    for number in range(24):
        how = rng.choice(("random", "north", "south", "chosen"))
        chosen = dict(zip(PLACES, sections, strict=True)) | {"capitol": how, "capitol-section": wanted}
        desk = start(chosen, 2, number)
        capitols = desk.state.board.layout.capitols
        assert all(desk.state.board.castles >> hex_ & 1 for hex_ in capitols)
        places = [at for hex_ in capitols for at, quadrant in enumerate(QUADRANTS) if quadrant >> hex_ & 1]
        found.append({sections[place].removesuffix("-turned") for place in places})
        assert len(found[-1]) == len(capitols)
        allowed = capitol_sections((section.removesuffix("-turned") for section in sections), wanted)
        assert found[-1] in allowed
    assert all(one in found for one in allowed)
