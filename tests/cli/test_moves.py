"""Moves as they are listed and as they are typed."""

import pytest

from regalia.cli.moves import compact, grouped, meant
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
        ("3 4 5 9", "3–5 9"),
        ("spent ready", "spent ready"),
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
        ("settle", []),
        ("settle 7,1", []),
        ("", []),
    ],
)
def test_the_end_of_a_notation_is_enough(text: str, found: list[str]) -> None:
    assert meant(text, OPTIONS, GAMES["kingdom-builder"].parse) == found


def test_dice_may_be_named_in_any_order() -> None:
    game = GAMES["kingsburg"]
    options = [game.parse("influence 13 with 4+4+5"), game.parse("pass")]
    assert meant("influence 13 with 4+5+4", options, game.parse) == options[:1]
