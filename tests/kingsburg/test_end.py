"""The end of the game: what is counted last, who wins, how ties are broken."""

import pytest

from tests.kingsburg.desk import Desk


def ended(*scores: int) -> Desk:
    """The fifth year is over but for its end; these are the scores."""
    desk = Desk(len(scores), year=5, season="winter")
    for seat, score in enumerate(scores):
        desk.score(seat, score)
    return desk


def test_most_points_win() -> None:
    """000:421, 001:4. Ranks follow the totals."""
    desk = ended(10, 30, 20)
    desk.start("end of year")
    assert (desk.over, desk.result().ranks) == (True, (3, 1, 2))


def test_resources_break_a_tie() -> None:
    """000:421, 001:4. Level in points, more resources win; +2 tokens are none."""
    desk = ended(20, 20, 10)
    desk.give(0, gold=1, plus2=5)
    desk.give(1, wood=1, stone=1)
    desk.give(2, gold=9)
    desk.start("end of year")
    assert desk.result().ranks == (2, 1, 3)
    assert desk.result().why[1] == "resources"


def test_buildings_break_a_lasting_tie() -> None:
    """000:421, 001:4. Level in points and resources, more buildings win."""
    desk = ended(20, 20, 10)
    desk.build(0, "inn market")
    desk.build(1, "inn")
    desk.start("end of year")
    assert desk.result().ranks == (1, 2, 3)
    assert desk.result().why[0] == "buildings"


def test_a_full_tie_is_a_shared_victory() -> None:
    """000:421. Level in everything: both have won."""
    desk = ended(20, 20, 10)
    desk.start("end of year")
    assert desk.result().ranks == (1, 1, 3)
    assert desk.result().shares() == (0.5, 0.5, 0.0)


@pytest.mark.parametrize("goods, points", [((0, 0, 0), 0), ((1, 0, 0), 0), ((1, 1, 0), 1), ((2, 2, 1), 2)])
def test_cathedral_turns_two_resources_into_a_point(goods: tuple[int, int, int], points: int) -> None:
    """The facts. Any mix, rounded down; +2 tokens do not count; the resources stay for the tie-break."""
    desk = ended(0, 0)
    desk.build(0, "cathedral")
    for seat in range(2):
        desk.give(seat, *goods, plus2=3)
    desk.start("end of year")
    assert [desk.total(seat) for seat in range(2)] == [points, 0]
    assert tuple(desk.goods(0).values()) == goods


def test_cathedral_waits_for_the_end_of_the_game() -> None:
    """000:524. Nothing at the end of year IV."""
    desk = Desk(year=4)
    desk.build(0, "cathedral")
    desk.give(0, gold=4)
    desk.start("end of year")
    assert desk.total(0) == 0


@pytest.mark.parametrize("governor", ["carpenter", "miner", "sculptor"])
def test_the_last_gift_of_a_governor_counts_for_the_cathedral(governor: str) -> None:
    """000:557. One resource and the gift of year V make a point."""
    desk = Desk(year=5, governors={0: governor})
    desk.build(0, "cathedral")
    desk.give(0, gold=1)
    desk.start("end of year")
    assert desk.total(0) == 1


def test_negative_points_are_counted() -> None:
    """000:513, 001:139. Minus one beats minus three."""
    desk = ended(-3, -1)
    desk.start("end of year")
    assert desk.result().ranks == (2, 1)
    assert [desk.total(seat) for seat in range(2)] == [-3, -1]


def test_minstrel_comes_after_everything_else() -> None:
    """000:559. The cathedral lifts him above the last and the others' tokens part them: no song is due."""
    desk = Desk(year=5, army=True, governors={0: "minstrel"})
    for seat, token in enumerate((3, 0, 4)):
        desk.tokens(seat, token)
    desk.build(0, "cathedral")
    desk.give(0, gold=4)
    desk.score(1, 4)
    desk.score(2, 5)
    desk.start("end of year")
    assert [desk.total(seat) for seat in range(3)] == [5, 4, 9]


def test_minstrel_reads_the_final_scores() -> None:
    """000:559. Level with seat 1 for the last place only after the tokens are counted: two points."""
    desk = Desk(year=5, army=True, governors={0: "minstrel"})
    for seat, token in enumerate((1, 3, 4)):
        desk.tokens(seat, token)
    desk.score(0, 2)
    desk.score(2, 5)
    desk.start("end of year")
    assert [desk.total(seat) for seat in range(3)] == [5, 3, 9]


def test_a_total_is_the_sum_of_its_reasons() -> None:
    """000:13. Buildings, battles, tokens and the cathedral, added up."""
    desk = Desk(year=5, army=True)
    desk.tokens(0, 4)
    desk.build(0, "statue chapel church")
    desk.give(0, gold=7, stone=3, soldiers=10)
    desk.start("build")
    desk.do("build cathedral")
    desk.enemy("dragons-5-9")
    desk.start("battle")
    desk.start("end of year")
    assert desk.reasons(0) == {"buildings": 9, "battles": 4, "cathedral": 1, "tokens": 4}
    assert desk.total(0) == 18
