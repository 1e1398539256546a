"""Extension three: army tokens chosen in secret instead of the King's die."""

import pytest

from tests.kingsburg.desk import Desk, start


def test_everybody_has_six_tokens() -> None:
    """000:497 and the facts. 0, 1, 1, 2, 3 and 4."""
    desk = start({"army": "on"}, seats=4)
    assert [desk.province(seat).tokens for seat in range(4)] == [(0, 1, 1, 2, 3, 4)] * 4


def test_tokens_are_chosen_before_the_enemy_is_seen() -> None:
    """000:503-505. No die; all choose at once; then the card."""
    desk = Desk(army=True)
    desk.start("winter")
    for seat in range(3):
        assert desk.options(lane=seat) == {"token 0", "token 1", "token 2", "token 3", "token 4"}
    desk.do("token 4", lane=2)
    desk.do("token 0", lane=0)
    desk.do("token 1", lane=1)
    assert "meet zombies-1-4" in desk.outcomes()
    assert [desk.soldiers(seat) for seat in range(3)] == [0, 1, 4]
    desk.chance("meet zombies-1-4")
    assert [desk.total(seat) for seat in range(3)] == [-2, -2, 0]


def test_the_first_edition_shows_the_enemy_before_the_tokens() -> None:
    """001:106 and 113-114, ruling 7. The card first, the secret choice after it."""
    desk = Desk(army=True, edition="first")
    desk.start("winter")
    desk.chance("meet zombies-1-4")
    assert (desk.view(1).enemy, desk.options(lane=1)) == ("zombies-1-4", {f"token {value}" for value in range(5)})
    for seat, value in enumerate((4, 3, 4)):
        desk.do(f"token {value}", lane=seat)
    assert (desk.over, [desk.total(seat) for seat in range(3)]) == (True, [0, -2, 0])


def test_a_chosen_token_is_unseen_until_all_have_chosen() -> None:
    """000:503-505. The choice of seat 0 changes nothing in the view of the others; then all is shown."""
    desk = Desk(army=True)
    desk.start("winter")
    before = desk.view(1), desk.view(None)
    desk.do("token 3", lane=0)
    assert (desk.view(1), desk.view(None)) == before
    assert desk.view(0).provinces[0].pick == "3"
    desk.do("token 2", lane=2)
    desk.do("token 1", lane=1)
    assert [desk.view(None).provinces[seat].soldiers for seat in range(3)] == [3, 1, 2]


def test_a_used_token_is_gone() -> None:
    """000:505. One of the two ones leaves the other, the four is used up."""
    desk = Desk(army=True)
    desk.start("winter")
    for seat, value in enumerate((1, 4, 0)):
        desk.do(f"token {value}", lane=seat)
    assert [desk.province(seat).tokens for seat in range(3)] == [(0, 1, 2, 3, 4), (0, 1, 1, 2, 3), (1, 1, 2, 3, 4)]


def test_the_token_left_over_scores_its_number() -> None:
    """000:509. After the fifth winter one is left: 0, 2 and 4 points."""
    desk = Desk(army=True, year=5)
    for seat, value in enumerate((0, 2, 4)):
        desk.tokens(seat, value)
        desk.score(seat, 10)
    desk.start("end of year")
    assert (desk.over, [desk.total(seat) for seat in range(3)]) == (True, [10, 12, 14])


def test_tokens_score_nothing_before_the_end() -> None:
    """000:507-509. At the end of year IV nothing is counted."""
    desk = Desk(army=True, year=4)
    desk.start("end of year")
    assert [desk.total(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("face, half", [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_military_academy_halves_its_die_upwards(face: int, half: int) -> None:
    """000:541. Cast after the token is chosen; half of it, rounded up, may replace the token's number."""
    desk = Desk(army=True, rows="extended")
    desk.build(0, "military-academy")
    desk.start("winter")
    for seat in range(3):
        desk.do("token 0", lane=seat)
    desk.chance(f"cast academy 0 {face}")
    desk.do("use military-academy")
    assert [desk.soldiers(seat) for seat in range(3)] == [half, 0, 0]
    assert 0 not in desk.province(0).tokens


def test_military_academy_may_leave_the_token_as_it_is() -> None:
    """000:541 and 522. A four is better than half a die."""
    desk = Desk(army=True, rows="extended")
    desk.build(0, "military-academy")
    desk.start("winter")
    for seat in range(3):
        desk.do("token 4", lane=seat)
    desk.chance("cast academy 0 6")
    desk.do("done")
    assert [desk.soldiers(seat) for seat in range(3)] == [4, 4, 4]
