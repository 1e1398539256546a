"""What is shared is made once and never carried; parcels are small, and whole when they arrive."""

import pickle
from functools import lru_cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.core.shared import Shared, Unshared, name, packed, unpacked


class Atlas(Shared):
    """Large, and made of a few words."""

    def __init__(self, places: tuple[str, ...]) -> None:
        self.places, self.maps = places, {place: place * 10_000 for place in places}

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.places == other.places

    def __hash__(self) -> int:
        return hash(self.places)

    def plain(self) -> tuple[str, ...]:
        return self.places

    @staticmethod
    @lru_cache(8)
    def made(places: tuple[str, ...]) -> "Atlas":
        return Atlas(places)


class Globe(Atlas):
    """Made of the same, and something else."""


ATLAS = Atlas.made(("north", "south"))
plain = st.recursive(
    st.none() | st.integers() | st.text() | st.just(ATLAS), lambda some: st.lists(some) | st.tuples(some, some)
)


@given(plain)
def test_what_is_packed_arrives(value: object) -> None:
    parcel = packed(value)
    assert unpacked(parcel.body, parcel.shared) == value
    assert set(parcel.shared.values()) <= {ATLAS}


def test_what_is_shared_is_named_and_not_carried() -> None:
    parcel = packed([ATLAS, {"again": ATLAS}])
    assert len(parcel.body) < 300
    first, second = unpacked(parcel.body, parcel.shared)
    assert first is second["again"] is ATLAS


def test_alone_it_is_carried_as_what_it_is_made_of() -> None:
    assert len(pickle.dumps(ATLAS)) < 200
    assert pickle.loads(pickle.dumps(ATLAS)) is ATLAS


def test_a_name_is_of_one_thing() -> None:
    others = (Atlas(("north",)), Globe(ATLAS.places))
    assert name(Atlas(ATLAS.places)) == name(ATLAS)
    assert len({name(ATLAS), *map(name, others)}) == 3


def test_who_does_not_know_what_is_shared_cannot_read_it() -> None:
    parcel = packed(ATLAS)
    with pytest.raises(Unshared, match=name(ATLAS)):
        unpacked(parcel.body, {})
