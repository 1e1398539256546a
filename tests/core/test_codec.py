"""Values as JSON: nothing is lost, equal values are equal bytes, and what is not data is not written."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.core.codec import EXACT, by_name, decode, encode, written
from regalia.core.lanes import Together
from regalia.core.protocol import Entry
from tests.core.lanes_toy import Ask, Note, Toy, lanes, refusal, table


@dataclass(frozen=True, slots=True)
class Point:
    at: Any
    of: Any = None


class Drawing:
    """Written as what stands for it."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.lines = lines

    def plain(self) -> tuple[str, ...]:
        return self.lines

    @classmethod
    def made(cls, plain: tuple[str, ...]) -> "Drawing":
        return cls(plain)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Drawing) and self.lines == other.lines

    __hash__ = None  # type: ignore[assignment]


TYPES: Mapping[str, type] = by_name((Point, Drawing))
KINDS = {
    "nothing": None,
    "truth": True,
    "small number": -7,
    "last exact number": EXACT - 1,
    "big number": EXACT,
    "big negative number": -EXACT,
    "bitboard": (1 << 420) | 5,
    "fraction": 0.1,
    "text": "Île “d’or” \n\0",
    "empty tuple": (),
    "tuple": (1, (2, "x")),
    "list": [1, [], [2]],
    "set": frozenset({3, 1, 2}),
    "set of tuples": frozenset({(2, "b"), (1, "a")}),
    "empty set": frozenset(),
    "table": {"is": 1, "t": (2,), "made": [3]},
    "table by tuple": {(1, 2): frozenset({1}), (): {}},
    "table by number": {1: "one", 1 << 60: "big"},
    "class": Point((1, [2]), Point(None)),
    "class with plain": Drawing(("..", "#.")),
    "lanes": Together(((0, ()),), (), ("a", Point(1))),
}


def again(x: Any) -> Any:
    """After a journey through JSON."""
    return decode(json.loads(written(x)), TYPES)


@pytest.mark.parametrize("value", KINDS.values(), ids=KINDS)
def test_every_kind_of_value_survives(value: Any) -> None:
    assert (again(value), type(again(value))) == (value, type(value))
    assert written(again(value)) == written(value)


KEYS = st.recursive(st.integers() | st.text(), lambda keys: st.tuples(keys, keys), max_leaves=4)
NUMBERS = st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
SETS = st.frozensets(st.integers()) | st.frozensets(st.text())
VALUES = st.recursive(
    st.none() | NUMBERS | st.text() | SETS,
    lambda inner: st.one_of(
        st.lists(inner),
        st.lists(inner).map(tuple),
        st.dictionaries(KEYS, inner),
        st.builds(Point, inner, inner),
        st.builds(Drawing, st.lists(st.text()).map(tuple)),
    ),
    max_leaves=12,
)


@settings(deadline=None, max_examples=50)
@given(VALUES)
def test_any_value_survives(value: Any) -> None:
    assert again(value) == value
    assert written(again(value)) == written(value)


@settings(deadline=None)
@given(st.integers())
def test_no_reader_of_json_has_to_round(number: int) -> None:
    plain = json.loads(written(number), parse_int=float)
    assert decode(plain, {}) == number


@settings(deadline=None)
@given(st.integers(min_value=EXACT) | st.integers(max_value=-EXACT))
def test_big_numbers_are_text(number: int) -> None:
    assert list(encode(number)) == ["big"]
    assert decode(encode(number), {}) == number


def test_equal_sets_are_equal_bytes() -> None:
    orders = permutations([0, 8, 1 << 61, (1 << 61) - 1])  # these collide, so that each set is stored by its order
    assert len({written(frozenset(order)) for order in orders}) == 1


def test_equal_tables_are_equal_bytes() -> None:
    orders = permutations([(2, "b"), ("x", (1,)), ((), None), (1 << 60, 0)])
    assert len({written(dict(order)) for order in orders}) == 1


def test_different_values_are_different_bytes() -> None:
    alike = (1, True, 1.0, "1", (1,), [1], frozenset({1}), {1: 1}, Point(1), None)
    assert len({written(value) for value in alike}) == len(alike)


def test_bytes_are_compact_and_readable() -> None:
    assert written({"île": (1, None)}) == '{"d":[["île",{"t":[1,null]}]]}'.encode()


def test_an_entry_is_written_as_a_tuple() -> None:
    assert again(Entry(None, 0, "x")) == (None, 0, "x")


def test_a_suspended_game_survives() -> None:
    state = table(lanes([Ask(0), Note("x")], [Ask(1)]), Note("end"))
    types = by_name(Toy.types)
    assert decode(json.loads(written(state)), types) == state


def kind(value: object) -> str:
    return type(value).__name__


@pytest.mark.parametrize("value", [object(), {1, 2}, b"bytes", 1j, [object()], (Point(set()),)], ids=kind)
def test_what_is_not_data_is_not_written(value: Any) -> None:
    with pytest.raises(TypeError, match="is not data"):
        encode(value)


@pytest.mark.parametrize("data", [{"is": "Castle", "at": 1}, {"made": "Castle", "of": 1}, {"t": [[{"is": "Castle"}]]}])
def test_an_unknown_class_is_refused_in_one_sentence(data: Any) -> None:
    sentence = "The data name a class “Castle” that is none of Drawing, Point, Together."
    assert refusal(decode, data, TYPES) == sentence


def test_no_class_is_known_that_was_not_named() -> None:
    assert by_name((Point,)) == {"Together": Together, "Point": Point}
