"""The schema of records: it fits what is written, field by field, and what it does not fit is not played again."""

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from regalia.agents.runner import play
from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.core.playthrough import cells, walk
from regalia.core.protocol import CHANCE
from regalia.core.record import Match
from regalia.core.shape import FORMAT
from regalia.games import GAMES
from tests.core.lanes_toy import Ask, Deal, Draw, Say, lanes, refusal, toy
from tests.soaking import SOAK

SCHEMA = json.loads(files("regalia.core").joinpath("record.schema.json").read_text("utf-8"))
VALID = Draft202012Validator(SCHEMA)
BOX = {"island.tree-house": {"lines": ["G", "C", "L", "T", "F"]}}
WHOLE = play(GAMES["kingdom-builder"], ["random", "random"], 1, {"island": "random"}, BOX).record()


def fresh() -> Any:
    """The record of a whole game as it comes out of a file."""
    return json.loads(json.dumps(WHOLE))


def test_a_record_holds_everything_that_was_decided() -> None:
    match = Match.start(toy(Ask(0), lanes([Ask(0)], [Deal(1)]), bag="x"), 3, {"music": "on"})
    match.players = ["random", "", "greedy"]
    match.act(Say("a"))
    match.act(Draw(1, "x"), 1)
    assert match.record() == {
        "regalia": FORMAT,
        "game": "toy",
        "rules": 1,
        "seats": 3,
        "options": {"pace": "slow", "guests": "none", "music": "on"},
        "box": {},
        "players": ["random", "", "greedy"],
        "entries": [[None, 0, "say a"], [1, CHANCE, "draw 1 x"]],
    }
    VALID.validate(match.record())


# the schema


def test_the_schema_is_one_and_explains_every_field() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$schema"] == Draft202012Validator.META_SCHEMA["$id"]
    parts = (
        SCHEMA,
        *SCHEMA["properties"].values(),
        *SCHEMA["$defs"].values(),
        *SCHEMA["$defs"]["entry"]["prefixItems"],
    )
    assert all(part["description"].endswith(".") for part in parts)


def test_its_fields_are_those_of_a_record_and_all_but_the_promise_of_fair_dice_are_needed() -> None:
    assert list(SCHEMA["properties"]) == [*WHOLE, "undone", "fair"]
    assert list(WHOLE) == SCHEMA["required"]
    assert SCHEMA["properties"]["regalia"]["const"] == FORMAT


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_records_of_random_games_fit(game: AnyGame) -> None:
    for cell in cells(game)[:: 1 if SOAK else 6]:
        *_, (match, _) = walk(game, cell)
        for at in (0, 7, len(match.entries)):
            VALID.validate(json.loads(json.dumps(match.fork(at).record())))


def test_the_examples_fit() -> None:
    entry = SCHEMA["$defs"]["entry"]
    assert all(Draft202012Validator(entry).is_valid(example) for example in entry["examples"])


# what does not fit


KINDS = {
    "regalia": "int",
    "game": "str",
    "rules": "int",
    "seats": "int",
    "options": "dict",
    "box": "dict",
    "players": "list",
    "entries": "list",
}
OTHERS: dict[str, object] = {"int": "1", "str": 1, "dict": [], "list": {}}
NO_RECORDS: list[object] = [None, [], "text", 3]
NO_ENTRIES: list[object] = [
    *({}, "end", [], [None, 0], [None, 0, "end", 0]),
    *(["0", 0, "end"], [0.5, 0, "end"], [None, None, "end"], [None, "0", "end"], [None, 0, 7], [None, 0, None]),
]


def lacking() -> Iterator[tuple[Any, str]]:
    """Every field in turn missing, null and of a wrong type."""
    for name, kind in KINDS.items():
        sentence = f"A record needs the field “{name}”, of type {kind}."
        without = fresh()
        del without[name]
        yield from ((record, sentence) for record in (without, fresh() | {name: None}, fresh() | {name: OTHERS[kind]}))


def misplaced() -> Iterator[tuple[Any, str]]:
    """Entries that are none, always the third."""
    begun = fresh()["entries"][:2]
    for entry in NO_ENTRIES:
        yield fresh() | {"entries": [*begun, entry]}, "Entry 3 of the record must be [lane or null, seat, action]."


ROW = "Row [island.tree-house] must be a table of fields."
BROKEN: list[tuple[Any, str]] = [
    *lacking(),
    *misplaced(),
    *((data, f"A record is a JSON object with the fields {', '.join(KINDS)}.") for data in NO_RECORDS),
    (fresh() | {"regalia": 2}, "This record has format 2; this Regalia reads format 1."),
    (fresh() | {"options": {"island": 1}}, "The options and players of a record are texts."),
    (fresh() | {"players": ["random", None]}, "The options and players of a record are texts."),
    (fresh() | {"box": {"island.tree-house": ["G"]}}, ROW),
    (fresh() | {"seats": 0}, "Kingdom Builder takes 2 to 5 seats, not 0."),
]


@pytest.mark.parametrize("record, sentence", BROKEN)
def test_what_has_not_the_shape_fits_no_schema_and_is_refused(record: Any, sentence: str) -> None:
    assert not VALID.is_valid(record)
    assert refusal(Match.load, record, GAMES) == sentence


@pytest.mark.parametrize(
    "change",
    [
        {"seed": 1},
        {"regalia": True},
        {"rules": 0},
        {"rules": 1.5},
        {"game": ""},
        {"box": {"row": {"field": None}}},
        {"box": {"row": {"field": [[{}]]}}},
        {"entries": [[-1, 0, "end"]]},
        {"entries": [[None, -2, "end"]]},
        {"entries": [[None, 0, ""]]},
        {"entries": [[None, True, "end"]]},
    ],
    ids=str,
)
def test_what_is_never_written_does_not_fit(change: dict[str, Any]) -> None:
    assert VALID.is_valid(fresh())
    assert not VALID.is_valid(fresh() | change)


ROWS = "island.rope-bridge, island.tree-house"


@pytest.mark.parametrize(
    "change, sentence",
    [
        ({"game": "chess"}, f"There is no game “chess”: choose from {', '.join(GAMES)}."),
        ({"seats": 6}, "Kingdom Builder takes 2 to 5 seats, not 6."),
        ({"options": {"caves": "wet"}}, "The option caves has no value “wet”: choose from off, random, chosen."),
        ({"box": {"moat": {}}}, f"The box of kingdom-builder has no row [moat]: choose from {ROWS}."),
        (
            {"box": {"island.tree-house": {"deep": 1}}},
            "Row [island.tree-house] has no field “deep”: choose from lines.",
        ),
        (
            {"box": {"island.tree-house": {"lines": ["L"]}}},
            "Row [island.tree-house], field lines: an Island has five lines.",
        ),
    ],
    ids=str,
)
def test_what_has_the_shape_but_cannot_be_is_refused(change: dict[str, Any], sentence: str) -> None:
    assert VALID.is_valid(fresh() | change)
    assert refusal(Match.load, fresh() | change, GAMES) == sentence


def test_an_unknown_option_gets_the_valid_ones() -> None:
    sentence = refusal(Match.load, fresh() | {"options": {"moat": "deep"}}, GAMES)
    assert sentence.startswith("There is no option “moat”: choose from preset, northwest, ")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def outcome(record: Any) -> str:
    try:
        Match.load(record, GAMES)
    except Refused as refused:
        return str(refused)
    return "Played."


@settings(deadline=None)
@given(st.sampled_from([*KINDS, "fair"]), JSON)
def test_anything_in_place_of_a_field_is_played_or_refused(name: str, value: Any) -> None:
    assert outcome(fresh() | {name: value}).endswith(".")


@settings(deadline=None)
@given(st.integers(0, 2), st.integers(0, 9), JSON)
def test_anything_in_place_of_a_part_of_an_entry_is_played_or_refused(part: int, number: int, value: Any) -> None:
    record = fresh()
    record["entries"][number][part] = value
    assert outcome(record) == "Played." or f"Entry {number + 1} " in outcome(record)
