"""Options: what would have no effect is refused with the two names, and what is accepted has one."""

from functools import cache

import pytest

from regalia.core.errors import Refused
from regalia.core.laws import Cell, cover
from regalia.core.options import Option
from regalia.core.record import Match
from regalia.games.wonderful_kingdom.game import GAME

SCENARIO = "a scenario brings its own modules"


@pytest.mark.parametrize("seats, options, said", [
    (1, "scenario=SC01 pack=shadows", SCENARIO),
    (1, "scenario=SC02 module=advisors", SCENARIO),
    (1, "scenario=SC03 quest=plague-lord", SCENARIO),
    (1, "scenario=SC06 board=C1", SCENARIO),
    (2, "module=quest board=B1", "boards belong to conquest"),
    (2, "module=threat board=A2", "boards belong to conquest"),
    (2, "module=conquest quest=plague-lord", "quest boards belong to quests"),
    (2, "module=advisors pack=thieves", "packs belong to threats"),
    (2, "module=none rival-pack=thieves", "packs belong to threats"),
    (2, "module=conquest rival-duchy=senada", "conquest is between Teressie and Senada"),
])  # fmt: skip
def test_an_option_without_effect_is_refused_with_the_one_that_takes_it(seats: int, options: str, said: str) -> None:
    one, two = options.split()
    with pytest.raises(Refused) as refused:
        Match.start(GAME, seats, dict(option.split("=") for option in (one, two)))
    assert str(refused.value) == f"The options {one} and {two} exclude each other: {said}."


@pytest.mark.parametrize("seats, options", [
    (1, "pack=shadows"),
    (1, "scenario=SC03"),
    (1, "module=conquest board=C1"),
    (2, "module=quest quest=plague-lord"),
    (2, "pack=thieves rival-pack=shadows"),
    (2, "module=conquest board=B1"),
    (2, "module=quest duchy=senada rival-duchy=teressie"),
])  # fmt: skip
def test_beside_what_they_belong_to_options_are_accepted(seats: int, options: str) -> None:
    assert Match.start(GAME, seats, dict(option.split("=") for option in options.split()))


@cache
def begun(cell: Cell) -> str:
    """What a game begins with; nothing if it cannot be."""
    try:
        state = cell.start(GAME).state
    except Refused:
        return ""
    return f"{state.setting} {[duchy.name for duchy in state.duchies]}"


def other(cell: Cell, option: Option, value: str) -> Cell:
    return Cell(cell.seats, tuple((name, value if name == option.name else old) for name, old in cell.options))


def test_whatever_is_accepted_changes_something() -> None:
    """In every cell of the laws: of values that could be chosen instead, not all make the same game."""
    for cell in cover(GAME):
        chosen = dict(cell.options)
        for option in GAME.options:
            if chosen[option.name] != option.default:
                games = {value: begun(other(cell, option, value)) for value in option.choices}
                games = {value: game for value, game in games.items() if game}
                assert len(games.keys() - {option.default}) == 1 or len({*games.values()}) > 1, (cell, option.name)
