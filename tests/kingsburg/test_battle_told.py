"""A battle is told with what everybody brought to it: own strength, reinforcements, and who was the strongest."""

import pytest

from regalia.core.protocol import CHANCE, Entry, settle, then
from regalia.core.words import LANGUAGES
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.rules.winter import Battle, Winter
from regalia.games.kingsburg.rules.year import EndOfYear
from regalia.games.kingsburg.shown.words.changes import changes
from tests.kingsburg.desk import Desk
from tests.kingsburg.test_page_help import zone
from tests.sentences import NAMED

ORCS = "orcs-1-3"  # strength 3


def winter(desk: Desk) -> None:
    desk.enemy(ORCS, shown=True)
    desk.state.agenda.clear()
    then(desk.state, Winter(), EndOfYear())
    settle(desk.state)


def lines(desk: Desk, *moves: str, lang: str = "en") -> list[str]:
    told = []
    for move in moves:
        before = desk.view(None)
        told.append(GAME.shown.log_line(before, desk.match.act(move), NAMED, lang))
    return told


@pytest.mark.parametrize(
    "lang, first, last",
    [
        (
            "en",
            "Ana wins the battle with strength 5 (3 + 2 from the King), the strongest: 1 point more.",
            "Élie loses the battle with strength 2 (0 + 2 from the King).",
        ),
        (
            "fr",
            "Ana remporte la bataille avec une force de 5 (3 + 2 du roi), la plus grande\u202f: 1 point de plus.",
            "Élie perd la bataille avec une force de 2 (0 + 2 du roi).",
        ),
    ],
)
def test_the_log_adds_the_soldiers_of_the_king(lang: str, first: str, last: str) -> None:
    desk = Desk(seats=2)
    desk.give(0, soldiers=2)
    desk.build(0, "guard-tower")
    winter(desk)
    assert lines(desk, "cast king 2", "battle 0 5 won", "battle 1 2 lost", lang=lang)[1:] == [first, last]


def test_army_tokens_and_the_academy_are_part_of_the_sum() -> None:
    desk = Desk(seats=2, rows="extended", army=True)
    desk.build(1, "military-academy")
    winter(desk)
    desk.do("token 4", lane=0)
    desk.do("token 0", lane=1)
    told = lines(desk, "cast academy 1 5", "use military-academy", "battle 0 4 won", "battle 1 3 drawn")
    assert told[2] == "Ana wins the battle with strength 4 (0 + 4 by army token), the strongest: 1 point more."
    assert told[3] == "Élie holds out with strength 3 (0 + 3 in reinforcements): a draw."


def test_the_picture_and_the_page_tell_the_sum_and_the_prize_of_that_year() -> None:
    """A tournament and fierce years are over when the year is, and still told as they were."""
    desk = Desk(seats=2, destiny="tournament", governors={0: "general"})
    desk.give(0, soldiers=2)
    winter(desk)
    lines(desk, "cast king 2", "battle 0 5 won")
    before = desk.view(1)
    entry = desk.match.act("battle 1 2 lost")
    after = desk.view(1)
    assert not after.destiny
    seen = GAME.shown.vignette(before, after, entry, NAMED, "en")
    assert seen
    assert seen.long
    assert (seen.title, seen.words) == ("Winter: Orcs, strength 3", "Own strength + the King’s soldiers = in all")
    assert [(row.words, row.value) for row in seen.rows] == [
        ("Ana wins, the strongest", "3 + 2 = 5"),
        ("Élie loses", "0 + 2 = 2"),
    ]
    assert ">3<" in seen.rows[0].signs  # the points
    court = zone(after, "court")
    assert "Orcs: Strength 3." in court
    assert "the strongest: 3 points more." in court
    assert "3 + 2 = 5" in court


def test_several_may_be_the_strongest_and_a_draw_is_not() -> None:
    desk = Desk(seats=3)
    for seat, soldiers in enumerate((4, 4, 3)):
        desk.give(seat, soldiers=soldiers)
    desk.enemy(ORCS, shown=True)
    desk.state.agenda.clear()
    then(desk.state, Battle(), EndOfYear())
    settle(desk.state)
    told = lines(desk, "battle 0 4 won", "battle 1 4 won", "battle 2 3 drawn")
    assert ["strongest" in line for line in told] == [True, True, False]


def test_what_advisors_give_by_themselves_is_told_under_their_names() -> None:
    desk = Desk(seats=2)
    desk.place(1, "influence 4 with 4")
    desk.place(0, "influence 8 with 4+4", "influence 7 with 3+4")
    desk.start("rewards")
    before = desk.view(None)
    entry = desk.match.act("receive 4 gold")
    assert changes(before, desk.view(None), entry, NAMED, "en") == ["Ana (Astronomer): a +2 token."]
    before = desk.view(None)
    entry = desk.match.act("take wood")
    assert GAME.shown.log_line(before, entry, NAMED, "en") == "Ana takes 1 wood (Astronomer)."
    assert changes(before, desk.view(None), entry, NAMED, "fr") == ["Ana (Trésorier)\u202f: +2 or."]


def test_the_turn_order_is_told_place_by_place() -> None:
    desk = Desk()
    desk.state.order = ()
    told = []
    for seat in (2, 0):
        entry = Entry(None, CHANCE, GAME.parse(f"order {seat}"))
        told.append(GAME.shown.log_line(desk.view(None), entry, NAMED, "en"))
        desk.state.order += (seat,)
    assert told == ["Turn order: 1. Bo.", "Turn order: 2. Ana, 3. Élie."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_of_the_wheel_is_explained(lang: str) -> None:
    told = {GAME.shown.explain(f"phase.{name}", lang) for name in ("favour", "reward", "envoy", "winter")}
    assert len(told) == 4
    assert 'data-help="phase.envoy"' in zone(Desk().view(0), "year")
