"""Moves as they are listed and as they are typed."""

from random import Random

import pytest

from regalia.agents.runner import Table
from regalia.cli.moves import compact, grouped
from regalia.cli.session import Session
from regalia.core.lanes import pending
from regalia.core.record import Match
from regalia.core.typed import by_verb, close, meant
from regalia.core.words import LANGUAGES
from regalia.games import GAMES


def test_moves_are_grouped_by_what_they_do() -> None:
    options = ["settle 7,12", "settle 7,13", "discard farm spent", "discard farm ready", "end"]
    assert grouped(options) == {"settle": ["7,12", "7,13"], "discard farm": ["spent", "ready"], "end": []}


@pytest.mark.parametrize(
    "tails, short",
    [
        ("7,3 7,4 7,5 7,9", "7,3–5 7,9"),
        ("7,19 7,20 8,1 8,2", "7,19–20 8,1–2"),
        ("i1,2 i1,3 2,4", "i1,2–3 2,4"),
        ("3 4 5 9", "3–5 | 9"),
        ("gold wood stone", "gold | wood | stone"),
        ("4+4+5 4+4+6", "4+4+5 | 4+4+6"),
        ("goblins-1-2 goblins-1-3", "goblins-1-2 | goblins-1-3"),
        ("", ""),
    ],
)
def test_neighbours_are_drawn_together(tails: str, short: str) -> None:
    assert compact(tails.split()) == short


OPTIONS = ["settle 7,12", "farm 7,12", "settle 17,1", "farm 1,1", "end"]


@pytest.mark.parametrize(
    "text, found",
    [
        ("settle 7,12", ["settle 7,12"]),
        ("  SETTLE   7 , 12 ", ["settle 7,12"]),
        ("7,12", ["settle 7,12", "farm 7,12"]),
        ("17,1", ["settle 17,1"]),
        ("1,1", ["farm 1,1"]),
        ("end", ["end"]),
        ("settle", ["settle 7,12", "settle 17,1"]),
        ("settle 7,1", []),
        ("7", []),
        ("12", []),
        ("+", []),
        ("", []),
    ],
)
def test_some_whole_words_of_a_notation_are_enough(text: str, found: list[str]) -> None:
    assert meant(text, OPTIONS, GAMES["kingdom-builder"].parse, str) == found


COURT = """influence 5 with 5, influence 7 with 5 +2, influence 11 with 5+6, influence 13 with 4+4+5,
 receive 11 gold+stone, receive 11 wood+stone, build guard-tower, build palisade, take gold, use alchemist for wood,
 pass"""


def understood(text: str, lang: str = "en", options: str = COURT) -> list[str]:
    game = GAMES["kingsburg"]
    session = Session(Table(Match.start(game), "words"), lang)
    session.seat = 0
    actions = [game.parse(notation) for notation in options.split(",")]
    return [*map(str, meant(text, actions, game.parse, session.sentence))]


@pytest.mark.parametrize(
    "text, found",
    [
        ("influence 13 with 4+5+4", ["influence 13 with 4+4+5"]),
        ("5", ["influence 5 with 5", "influence 7 with 5 +2", "influence 11 with 5+6", "influence 13 with 4+4+5"]),
        ("13", ["influence 13 with 4+4+5"]),
        ("influence 11", ["influence 11 with 5+6"]),
        ("11", ["influence 11 with 5+6", "receive 11 gold+stone", "receive 11 wood+stone"]),
        ("+2", ["influence 7 with 5 +2"]),
        ("gold", ["receive 11 gold+stone", "take gold"]),
        ("alchemist", ["use alchemist for wood"]),
        ("Guard Tower", ["build guard-tower"]),
        ("build guard tower", ["build guard-tower"]),
        ("influence swordsmith", ["influence 11 with 5+6"]),
        ("rose passes", ["pass"]),
        ("guard palisade", []),
        ("sword", []),
    ],
)
def test_what_a_text_names_at_court(text: str, found: list[str]) -> None:
    assert understood(text) == found


@pytest.mark.parametrize(
    "text, found",
    [
        ("tour de garde", ["build guard-tower"]),
        ("construit la tour de garde", ["build guard-tower"]),
        ("build tour de garde", ["build guard-tower"]),
        ("influence forgeron", ["influence 11 with 5+6"]),
        ("FORGERON 6", ["influence 11 with 5+6"]),
        ("prend or", ["take gold"]),
        ("or", ["receive 11 gold+stone", "take gold"]),
        ("à l'alchimiste", ["use alchemist for wood"]),
        ("a l’alchimiste", ["use alchemist for wood"]),
    ],
)
def test_what_a_text_names_in_french(text: str, found: list[str]) -> None:
    assert understood(text, "fr") == found


@pytest.mark.parametrize(
    "text, found",
    [
        ("setle 7,12", ["settle 7,12", "settle 17,1"]),
        ("frm", ["farm 7,12", "farm 1,1"]),
        ("edn", []),
        ("dragon", []),
        ("a dragon that flies over the whole of the board", []),
    ],
)
def test_close_options(text: str, found: list[str]) -> None:
    assert close(text, OPTIONS, str) == found


def test_no_more_close_options_than_three() -> None:
    assert close("setle", [f"settle {row},1" for row in range(20)], str) == ["settle 0,1", "settle 1,1", "settle 2,1"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_game_has_its_sentence_before_it_is_taken(game: str, lang: str) -> None:
    match, rng = Match.start(GAMES[game]), Random(1)
    session = Session(Table(match, "sentences"), lang)
    for _ in range(60):
        session.wait()
        lane, choice = pending(match.state)[0]
        session.seat, options = choice.seat, choice.options(match.state)
        assert all(
            action in meant(session.sentence(action), options, GAMES[game].parse, session.sentence)
            for action in options
        )
        match.act(rng.choice(options), lane)


def test_moves_are_gathered_by_their_first_word() -> None:
    options = ["take gold", "take wood", "done", "take stone"]
    assert by_verb(options) == {"take": ["take gold", "take wood", "take stone"], "done": ["done"]}
