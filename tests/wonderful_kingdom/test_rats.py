"""The pack of the Giant Rats and their vermin."""

import pytest

from tests.wonderful_kingdom.desk import Desk


def met(before: str, taken: str, seats: int = 2) -> Desk:
    """Seat 0 had these threats and reveals these cards."""
    desk = Desk(seats=seats, pack="giant-rats")
    desk.state.vermin -= before.split().count("vermin")
    desk.give(0, threats=before)
    desk.taken(0, taken)
    return desk.reveal()


def test_a_second_rat_brings_two_vermin() -> None:
    """003:437, the worked example. One rat and one vermin stand; the new rat comes with two vermin."""
    desk = met("giant-rat vermin", "giant-rat")
    assert desk.duchy().threats == ("giant-rat", "giant-rat", "vermin", "vermin", "vermin")
    assert desk.state.vermin == 7


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("standing", [0, 1, 2, 3])
def test_a_rat_brings_a_vermin_for_every_rat_itself_included(standing: int, seats: int) -> None:
    """003:433. One to four vermin, out of a supply of ten, alone as well."""
    desk = met(" ".join(["giant-rat"] * standing), "giant-rat", seats)
    assert desk.duchy().threats.count("giant-rat") == standing + 1
    assert desk.duchy().threats.count("vermin") == standing + 1
    assert desk.state.vermin == 10 - (standing + 1)


def test_two_rats_of_a_round_come_one_after_the_other() -> None:
    """003:433 and the ruling: the second counts the first, so 1 + 2 vermin."""
    desk = met("", "giant-rat giant-rat/1")
    assert desk.duchy().threats.count("giant-rat") == 2
    assert desk.duchy().threats.count("vermin") == 3
    assert desk.state.vermin == 7


def test_four_rats_take_the_whole_supply() -> None:
    """003:430, 003:433. 1 + 2 + 3 + 4 are the ten vermin of the box."""
    desk = met("", "giant-rat giant-rat giant-rat giant-rat")
    assert desk.duchy().threats.count("vermin") == 10
    assert desk.state.vermin == 0
    assert desk.points()["threats"] == -22


def test_an_empty_supply_gives_what_it_has() -> None:
    """003:433 and the ruling: three would come, one is left, one comes."""
    desk = Desk(pack="giant-rats")
    desk.state.vermin = 1
    desk.give(0, threats="giant-rat giant-rat")
    desk.taken(0, "giant-rat")
    desk.reveal()
    assert desk.duchy().threats.count("vermin") == 1
    assert desk.state.vermin == 0


def test_both_seats_draw_from_one_supply() -> None:
    """003:432. A rat each: two vermin are gone from the middle."""
    desk = Desk(pack="giant-rats")
    desk.taken(0, "giant-rat")
    desk.taken(1, "giant-rat")
    desk.reveal()
    assert [desk.duchy(seat).threats for seat in (0, 1)] == [("giant-rat", "vermin")] * 2
    assert desk.state.vermin == 8


def test_standing_rats_bring_nothing_without_a_new_one() -> None:
    """003:433 and the ruling: a rat acts once, when it was selected."""
    desk = met("giant-rat giant-rat", "farm")
    desk.do("keep farm")
    assert desk.duchy().threats == ("giant-rat", "giant-rat")
    assert desk.state.vermin == 10


def test_a_beaten_rat_no_longer_counts_and_beaten_vermin_leave_the_game() -> None:
    """003:416, 003:433. Out of two rats one falls: the next brings two vermin, not three; vermin go to the box."""
    desk = met("giant-rat giant-rat vermin", "")
    desk.give(0, soldiers=3)
    desk.combat().do("fight giant-rat", "fight vermin")
    assert (desk.duchy().threats, desk.state.vermin) == (("giant-rat",), 9)
    desk.taken(0, "giant-rat")
    desk.reveal()
    assert desk.duchy().threats.count("vermin") == 2
    assert desk.state.vermin == 7
