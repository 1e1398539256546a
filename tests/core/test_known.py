"""Nothing can be computed from what a viewer does not know."""

from collections.abc import Callable

import pytest

from regalia.core.codec import decode, encode
from regalia.core.known import UNKNOWN, Maybe, NotKnown, known, sure

USES: list[Callable[[Maybe[int]], object]] = [
    bool,
    str,
    lambda value: f"{value}",
    lambda value: value + 1,  # type: ignore[operator]
    lambda value: value < 1,  # type: ignore[operator]
    lambda value: range(3)[value],  # type: ignore[index]
    lambda value: max([1, value]),  # type: ignore[type-var]
    lambda value: sum([value]),  # type: ignore[list-item]
    sure,
]


@pytest.mark.parametrize("use", USES)
def test_every_use_of_it_fails(use: Callable[[Maybe[int]], object]) -> None:
    with pytest.raises((NotKnown, TypeError)):
        use(UNKNOWN)


def test_it_is_unknown_as_soon_as_one_value_is() -> None:
    assert known([1, 2]) == [1, 2]
    assert known([1, UNKNOWN, 2]) is UNKNOWN
    assert known([]) == []
    assert sure(7) == 7


def test_json_keeps_it_apart_from_every_text() -> None:
    seen = (1, UNKNOWN, "?")
    assert encode(seen) == {"t": [1, {"unknown": True}, "?"]}
    assert decode(encode(seen), {}) == seen
