"""The box file: it begins as our own values, replaces them row by row, and each fault is named by row and field."""

from pathlib import Path
from typing import Any

import pytest

from regalia.agents.runner import play
from regalia.core.box import Box, Fault, Field, Row
from regalia.core.errors import Refused
from regalia.core.record import Match
from regalia.games import GAMES
from regalia.games.kingdom_builder import GAME
from regalia.games.kingdom_builder.box.data import ISLANDS
from regalia.games.kingdom_builder.box.hexes import NAMES
from tests.core.lanes_toy import refusal

BRIDGE, HOUSE = "island.rope-bridge", "island.tree-house"
LINES = ["GGG..", ".L...", "..W..", "...M.", "TTTTT"]


def positive(value: Any) -> Fault:
    return None if isinstance(value, int) and value > 0 else Refused("“{value}” is not a number above 0", value=value)


def anything(value: Any) -> None:
    return None


MILL = Row("mill", "The mill.", (Field("price", 3, positive), Field("name", "Old mill", anything)))
FARM = Row(
    "farm",
    "The farm.",
    (Field("open", True, anything), Field("share", 0.5, anything), Field("yield", [1, 2], anything)),
)
TOWN = Box("town", (MILL, FARM))


def saved(tmp_path: Path, text: str | bytes) -> Path:
    path = tmp_path / "box.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


# the template and the values


@pytest.mark.parametrize("box", [TOWN, GAME.box, Box("empty")], ids=lambda box: str(box.game))
def test_the_template_reads_back_as_our_own_values(box: Box, tmp_path: Path) -> None:
    assert box.load(saved(tmp_path, box.template())) == box.values()


def test_the_template_tells_what_each_row_is() -> None:
    assert TOWN.template().startswith(
        'game = "town"\n\n# The mill.\n[mill]\nprice = 3\nname = "Old mill"\n\n# The farm.'
    )


def test_every_game_keeps_our_own_values_in_its_own_box() -> None:
    for name, game in GAMES.items():
        assert game.box.game == name
        assert game.box.check(game.box.values()) == game.box.values()


def test_given_fields_replace_ours_and_the_others_stay() -> None:
    ours = TOWN.values()
    assert TOWN.values({"mill": {"price": 9}}) == {**ours, "mill": {"price": 9, "name": "Old mill"}}
    assert TOWN.values({}) == TOWN.values(None) == ours == TOWN.values()


# faults of rows


def faults(rows: Any) -> str:
    return refusal(GAME.box.check, rows)


ROWS = "island.rope-bridge, island.tree-house"


def test_only_a_table_of_tables_is_a_box() -> None:
    for wrong in (None, LINES, "text", 3):
        assert faults(wrong) == "A box is a table of rows, each a table of fields."
        assert faults({BRIDGE: wrong}) == "Row [island.rope-bridge] must be a table of fields."


def test_an_unknown_row_gets_the_valid_ones() -> None:
    assert faults({"island.moat": {}}) == f"The box of kingdom-builder has no row [island.moat]: choose from {ROWS}."
    assert refusal(Box("empty").check, {"a": {}}) == "The box of empty has no row [a]: choose from none."


def test_of_many_rows_an_unknown_one_gets_the_closest() -> None:
    """Twelve are a list that people read, thirteen are not."""
    rows = tuple(Row(f"card.{name}", "A card.", ()) for name in "abcdefghijklm")
    assert refusal(Box("few", rows[:12]).check, {"card.z": {}}).count(", ") == 11
    said = refusal(Box("many", rows).check, {"card.bb": {}})
    assert said.startswith("The box of many has no row [card.bb]: closest to it are card.b, ")
    assert said.count(", ") == 4


def test_an_unknown_field_gets_the_valid_ones() -> None:
    sentence = "Row [island.tree-house] has no field “rows”: choose from lines."
    assert faults({BRIDGE: {"lines": LINES}, HOUSE: {"rows": LINES}}) == sentence


FIVE = "an Island has five lines"
LETTERS = "use G C D F T W M L, and a dot where there is no hex"


@pytest.mark.parametrize(
    "lines, wrong",
    [
        ("GGGGG", FIVE),
        (None, FIVE),
        ({"1": "G"}, FIVE),
        (LINES[:4], FIVE),
        ([*LINES, "G"], FIVE),
        ([*LINES[:4], ""], "line 5 must be a text of one to ten letters"),
        ([*LINES[:4], "G" * 11], "line 5 must be a text of one to ten letters"),
        ([LINES[0], 7, *LINES[2:]], "line 2 must be a text of one to ten letters"),
        (["GXG", *LINES[1:]], f"line 1 has the letter X: {LETTERS}"),
        (["ggg", *LINES[1:]], f"line 1 has the letter g: {LETTERS}"),
        (["G"] * 5, "an Island has exactly one location, the letter L"),
        (["L"] * 5, "an Island has exactly one location, the letter L"),
    ],
)
def test_a_fault_names_its_row_and_its_field(lines: Any, wrong: str) -> None:
    assert faults({HOUSE: {"lines": lines}}) == f"Row [island.tree-house], field lines: {wrong}."


def test_what_was_checked_is_no_longer_the_callers() -> None:
    given = {"mill": {"price": 4}}
    checked = TOWN.check(given)
    given["mill"]["price"] = -1
    assert checked == {"mill": {"price": 4}}


# files


def test_a_file_may_hold_some_rows_only_and_no_name(tmp_path: Path) -> None:
    path = saved(tmp_path, f"[island.tree-house]\nlines = {LINES}\n")
    assert GAME.box.load(path) == {HOUSE: {"lines": LINES}}


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    assert refusal(GAME.box.load, path) == f"There is no box file {path}."


@pytest.mark.parametrize("content", [b"lines = [", b"\xff\xfe", b'game = "kingdom-builder"\n[island.tree-house'])
def test_a_file_that_is_no_text_or_no_toml_cannot_be_read(tmp_path: Path, content: bytes) -> None:
    path = saved(tmp_path, content)
    sentence = refusal(GAME.box.load, path)
    assert sentence.startswith(f"The box file {path} cannot be read: ")
    assert sentence.endswith(".")


def test_a_folder_cannot_be_read(tmp_path: Path) -> None:
    assert refusal(GAME.box.load, tmp_path).startswith(f"The box file {tmp_path} cannot be read: ")


def test_the_file_of_another_game_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path, TOWN.template())
    sentence = f'The box file {path} is not for kingdom-builder: its first line must be game = "kingdom-builder".'
    assert refusal(GAME.box.load, path) == sentence


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("island = 3", f"The box of kingdom-builder has no row [island]: choose from {ROWS}."),
        ("[island.moat]", f"The box of kingdom-builder has no row [island.moat]: choose from {ROWS}."),
        ("[harbour]\nlines = []", f"The box of kingdom-builder has no row [harbour]: choose from {ROWS}."),
        ("[island]\nrope-bridge = 3", "Row [island.rope-bridge] must be a table of fields."),
        ("[island.rope-bridge]\nlines = 3", f"Row [island.rope-bridge], field lines: {FIVE}."),
    ],
)
def test_faults_in_a_file_are_named_like_those_in_a_table(tmp_path: Path, text: str, sentence: str) -> None:
    path = saved(tmp_path, text)
    assert refusal(GAME.box.load, path) == sentence


# a game with a box


def test_a_match_keeps_its_box_and_plays_on_the_replaced_island() -> None:
    box = {BRIDGE: {"lines": LINES}}
    match = play(GAME, ["random", "random"], 3, {"island": "rope-bridge"}, box)
    board = match.state.board
    assert ["".join(board.letter(NAMES[f"i{row},{col}"]) for col in range(1, 6)) for row in range(1, 6)] == LINES
    assert match.record()["box"] == box
    again = Match.load(match.record(), GAMES)
    assert (again.box, again.state) == (box, match.state)


def test_the_other_side_of_the_island_stays_ours() -> None:
    match = Match.start(GAME, 2, {"island": "tree-house"}, {BRIDGE: {"lines": LINES}})
    while not match.state.board.layout.side:
        match.act(match.options_of()[0])
    assert match.state.board.layout.island == ISLANDS["tree-house"]


def test_a_faulty_box_starts_no_match() -> None:
    sentence = refusal(Match.start, GAME, 2, {}, {BRIDGE: {"lines": []}})
    assert sentence == f"Row [island.rope-bridge], field lines: {FIVE}."


def test_what_no_field_alone_can_say_is_said_of_the_whole_box() -> None:
    row = Row("moat", "How deep and how wide.", (Field("depth", 2, lambda _: None), Field("width", 3, lambda _: None)))
    box = Box("toy", (row,), lambda rows: Refused("A moat is wider than deep.") if rows["moat"]["depth"] > 3 else None)
    assert box.check({"moat": {"depth": 3}}) == {"moat": {"depth": 3}}
    assert refusal(box.check, {"moat": {"depth": 4}}) == "A moat is wider than deep."
