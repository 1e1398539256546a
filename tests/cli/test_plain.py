"""The table in a terminal: everything a view shows is there, within 100 columns, and readable without colour."""

from random import Random

import pytest
from rich.style import Style

from regalia.agents.runner import Table
from regalia.core.record import Match
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.games.kingdom_builder.box.hexes import place
from regalia.games.kingdom_builder.rules.actions import END
from regalia.games.kingdom_builder.rules.turn import Landing
from regalia.games.kingdom_builder.shown import terminal as plain
from tests.cli.conftest import GAME

EVERYTHING = {"northwest": "oracle", "capitol": "random", "caves": "random", "island": "tree-house"}


def at(seats: int, entries: int, options: dict[str, str] | None = None) -> Match:
    """A random game after so many entries, up to the next decision."""
    match = Match.start(GAMES[GAME], seats, options)
    match.players = ["random"] * seats
    table = Table(match, "plain")
    while not match.over and (len(match.entries) < entries or match.choice().seat < 0):
        table.step()
    return match


def text(match: Match, seat: int | None, lang: str = "en") -> list[str]:
    return ["".join(run for run, _ in line) for line in plain.board(match.view(seat), lang)]


def cell(lines: list[str], row: int, column: int) -> str:
    start = 3 + row % 2 + 3 * column
    return lines[1 + row][start : start + 3]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats, options", [(2, {}), (5, EVERYTHING)])
def test_it_fits_in_a_terminal_of_100_by_40(seats: int, options: dict[str, str], lang: str) -> None:
    for entries in (40, 150, 400):
        match = at(seats, entries, options)
        for seat in (None, 0):
            lines = text(match, seat, lang)
            assert len(lines) <= 36
            assert max(map(len, lines)) <= 100


def test_every_hex_is_where_its_numbers_say() -> None:
    match = at(2, 80)
    lines = text(match, None)
    for seat, own in enumerate(match.state.own):
        for row in range(20):
            for column in range(20):
                stands = bool(own >> (row * 21 + column) & 1)
                assert (cell(lines, row, column)[1] == "RM"[seat]) == stands


def test_brackets_are_exactly_the_legal_hexes() -> None:
    for entries in (30, 60, 90, 120):
        match = at(3, entries)
        seat = match.choice().seat
        named = {place(action.hex) for action in match.options_of() if action != END}
        lines = text(match, seat)
        marked = {(row, col) for row in range(20) for col in range(20) if cell(lines, row, col)[0] == "["}
        assert marked == named
        assert not any("[" in line for line in text(match, None))


def test_a_lifted_settlement_is_in_parentheses() -> None:
    match = at(2, 10, {"northwest": "paddock", "southeast": "barn"})
    rng = Random(1)
    while not isinstance(match.state.agenda[-1], Landing):
        options = match.options_of()
        lifting = [action for action in options if str(action).startswith(("paddock", "barn"))]
        match.act(rng.choice(lifting or options))
        match.roll(Table(match, rng.random()).dice)
    step = match.state.agenda[-1]
    assert cell(text(match, step.seat), *place(step.origin)) == f"({'RM'[step.seat]})"


def test_locations_say_how_many_tiles_are_left() -> None:
    match = at(4, 200)
    lines, view = text(match, None), match.view(None)
    for hex_, tile in view.board.locations.items():
        assert cell(lines, *place(hex_)) == f"{plain.SHORT[tile]}{view.tiles_left(hex_)}"


def test_hidden_cards_stay_hidden() -> None:
    match = at(3, 60)
    acting = match.choice().seat
    other = (acting + 1) % 3
    assert sum(" ? " in line for line in text(match, None)) == 2
    assert sum(" ? " in line for line in text(match, acting)) == 2
    assert sum(" ? " in line for line in text(match, other)) == 1


def test_signs_are_all_different() -> None:
    assert len(set(plain.SHORT.values())) == len(plain.SHORT)
    assert len({sign for sign, _ in plain.BADGES}) == len(plain.BADGES)


def test_styles_are_styles() -> None:
    for _, style in (run for line in plain.board(at(5, 100, EVERYTHING).view(0), "en") for run in line):
        Style.parse(style)


def test_the_table_before_anything_lies_on_it() -> None:
    assert text(Match.start(GAMES[GAME]), None)
