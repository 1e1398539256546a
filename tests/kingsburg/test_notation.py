"""Actions as text: dice in any order, one class for a text, and a sentence for what is no action."""

from itertools import permutations

import pytest

from regalia.core.actions import classes_of, pattern
from regalia.core.errors import Illegal
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.rules import actions
from regalia.games.kingsburg.rules.actions import chance, seats
from tests.kingsburg.test_spoken import DEEDS

CLASSES = classes_of((seats, chance))


@pytest.mark.parametrize("deed", DEEDS)
def test_one_class_reads_a_text(deed: str) -> None:
    [cls] = [cls for cls in CLASSES if pattern(cls).fullmatch(deed)]
    assert type(GAME.parse(deed)) is cls
    assert str(GAME.parse(deed)) == deed


def test_every_class_is_read() -> None:
    assert {type(GAME.parse(deed)) for deed in DEEDS} == {*CLASSES}


@pytest.mark.parametrize("dice", [*permutations(("4", "5", "1b", "4b"))])
def test_dice_are_written_in_any_order(dice: tuple[str, ...]) -> None:
    assert GAME.parse(f"influence 14 with {'+'.join(dice)}") == actions.Influence(14, (4, 5), (1, 4))


@pytest.mark.parametrize(
    "faces, roll", [("5+1+4", actions.Roll(2, (1, 4, 5))), ("6b+2b", actions.Roll(2, (2, 6), True))]
)
def test_a_roll_is_of_one_sort(faces: str, roll: actions.Roll) -> None:
    assert GAME.parse(f"roll 2 {faces}") == roll


@pytest.mark.parametrize(
    "text",
    (
        "influence 3 with 3b", "influence 3 with", "influence 7 with 7", "influence 4 with 4 market+2", "roll 2 1+2b",
        "roll 5 1", "receive 9", "receive 9 gold+wood+stone", "recruit", "recruit free+gold", "turn 2", "extra 0",
        "take silver", "token 5", "build", "build inn less plus2", "cast king", "battle 1 3 fled", "king help 1",
        "deal 1",
    ),
)  # fmt: skip
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(Illegal, match="is not an action"):
        GAME.parse(text)
