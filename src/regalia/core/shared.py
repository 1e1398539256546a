"""Large values that are made once and shared, and parcels that name such values instead of carrying them."""

import pickle
import zlib
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from io import BytesIO
from typing import Any, ClassVar, NamedTuple

from regalia.core.codec import written

FAST = 1  # of the levels of compression: the next ones save little


class Shared:
    """A frozen value that is large and made of little: of a layout, of what a box file replaces. What it is made of
    stands for it in JSON and in a pickle; made() remembers what it made, so that nobody has it twice."""

    __slots__ = ()
    made: ClassVar[Any]  # a function of what it is made of

    def plain(self) -> Any:
        """What it is made of."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).made, (self.plain(),)


class Parcel(NamedTuple):
    """A value on its way to another process. The reader has to know what is shared: it may be large, and most readers
    know it already."""

    body: bytes
    shared: Mapping[str, Shared]  # by the names that the body has for them


class Unshared(LookupError):
    """The reader does not know something that a parcel speaks of."""


def packed(value: Any) -> Parcel:
    """A value as few bytes."""
    packer = _Packer(BytesIO())
    packer.dump(value)
    return Parcel(zlib.compress(packer.file.getbuffer(), FAST), packer.shared)


def unpacked(body: bytes, shared: Mapping[str, Shared]) -> Any:
    """The value again, for readers who know what is shared; others are refused with Unshared."""
    return _Unpacker(BytesIO(zlib.decompress(body)), shared).load()


@lru_cache(32)
def name(thing: Shared) -> str:
    """The same for equal things, in every process."""
    return sha256(f"{type(thing).__qualname__} ".encode() + written(thing)).hexdigest()


class _Packer(pickle.Pickler):
    def __init__(self, file: BytesIO) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.file = file
        self.shared: dict[str, Shared] = {}

    def persistent_id(self, obj: Any) -> str | None:
        if not isinstance(obj, Shared):
            return None
        self.shared[called := name(obj)] = obj
        return called


class _Unpacker(pickle.Unpickler):
    def __init__(self, file: BytesIO, shared: Mapping[str, Shared]) -> None:
        super().__init__(file)
        self.shared = shared

    def persistent_load(self, pid: str) -> Shared:
        if pid not in self.shared:
            raise Unshared(pid)
        return self.shared[pid]
