"""What an entry brought by itself is told, once, and apart from what its line already says."""

import pytest

from regalia.core.protocol import Step, settle, then
from regalia.core.words import LANGUAGES
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.rules.building import Construction
from regalia.games.kingsburg.rules.season import EndOfSeason, Season
from regalia.games.kingsburg.rules.winter import Battle
from regalia.games.kingsburg.rules.year import EndOfYear
from regalia.games.kingsburg.shown.words.changes import changes
from tests.kingsburg.desk import Desk
from tests.sentences import NAMED


def begin(desk: Desk, *steps: Step) -> None:
    """Up to the first choice or news."""
    desk.state.agenda.clear()
    then(desk.state, *steps)
    settle(desk.state)


def told(desk: Desk, move: str, lang: str = "en") -> list[str]:
    """The lines that follow an entry, for a spectator."""
    before = desk.view(None)
    entry = desk.match.act(move)
    return changes(before, desk.view(None), entry, NAMED, lang)


def test_the_inn_is_told_when_its_owner_ends_the_season() -> None:
    """The price and the points of the building are no news; the token of the Inn is."""
    desk = Desk(season="summer")
    desk.give(0, gold=1, wood=1)
    begin(desk, Construction(), EndOfSeason(), Season("autumn"))
    assert told(desk, "build inn") == ["Ana: a +2 token."]


def test_what_a_choice_costs_and_brings_is_no_news() -> None:
    desk = Desk(governors={0: "carpenter"})
    desk.give(0, gold=1)
    begin(desk, Construction(), EndOfSeason())
    assert told(desk, "build inn") == []


@pytest.fixture
def battle() -> Desk:
    """The last province to fight wins, and has the Sculptor."""
    desk = Desk(seats=2, governors={1: "sculptor"})
    desk.enemy("goblins-1-3", shown=True)
    desk.give(0, gold=1)
    desk.give(1, soldiers=5)
    desk.build(0, "inn statue")
    begin(desk, Battle(), EndOfYear())
    return desk


def test_a_defeat_tells_what_it_cost(battle: Desk) -> None:
    lost = told(battle, "battle 0 0 lost")
    assert lost == ["Ana: −1 gold, −3 points.", "Ana loses a building: the Statue falls."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_battle_and_the_end_of_the_year_are_told_apart(battle: Desk, lang: str) -> None:
    told(battle, "battle 0 0 lost")
    won = told(battle, "battle 1 5 won", lang)
    assert (
        won
        == {
            "en": ["Élie: +1 stone, +1 point.", "Élie, as the year ends: +1 stone."],
            "fr": ["Élie\u202f: +1 pierre, +1 point.", "Élie, en fin d’année\u202f: +1 pierre."],
        }[lang]
    )


def test_the_log_says_what_was_declined() -> None:
    desk = Desk()
    desk.give(0, gold=4)
    desk.place(0, "influence 14 with 4+4+6")
    lines = []
    for part, moves in (("rewards", ("done",)), ("recruit", ("recruit gold+gold", "done"))):
        desk.start(part)
        for move in moves:
            before = desk.view(None)
            lines.append(GAME.shown.log_line(before, desk.match.act(move), NAMED, "en"))
    assert lines == [
        "Ana declines the Smuggler.",
        "Ana recruits a soldier for 2 gold.",
        "Ana recruits nobody else.",
    ]
