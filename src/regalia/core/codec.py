"""Plain data in, plain data out: a frozen dataclass is its name and its fields. JSON never loses a bit of it."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from types import NoneType
from typing import Any

from regalia.core.errors import Refused
from regalia.core.known import UNKNOWN, Unknown
from regalia.core.lanes import Together

EXACT = 1 << 53  # larger integers are written as text, because many readers of JSON round them
JSON = json.JSONEncoder(separators=(",", ":"), sort_keys=True, ensure_ascii=False, check_circular=False)
AS_IT_IS = frozenset((NoneType, bool, str, float))


def encode(x: Any) -> Any:
    """Data that json can write. A class with plain() is written as what stands for it."""
    return _each((x,))[0]


def _each(xs: Iterable[Any]) -> list[Any]:
    """What most values are is told here, without a call for each."""
    kind: Any
    return [
        x if (kind := type(x)) in AS_IT_IS or (kind is int and -EXACT < x < EXACT) else _writer(kind)(x) for x in xs
    ]


def is_data(kind: Any) -> bool:
    """Whether values of a class can be written by their name: data classes, and what names a plain value for itself."""
    return isinstance(kind, type) and (is_dataclass(kind) or hasattr(kind, "plain"))


@cache
def _writer(kind: Any) -> Callable[[Any], Any]:
    """How values of a class are written; asked once for each class."""
    name: str = kind.__name__
    for base, writer in WRITERS.items():
        if issubclass(kind, base):
            return writer
    if hasattr(kind, "plain"):
        return lambda x: {"made": name, "of": encode(x.plain())}
    if is_dataclass(kind):
        return _field_writer(name, [field.name for field in fields(kind)])
    raise TypeError(f"{name} is not data")


def _field_writer(name: str, names: Sequence[str]) -> Callable[[Any], Any]:
    """How a data class is written: its keys in the order that written() wants, so that nothing has to be sorted."""
    if len(names) < 2:  # of one field attrgetter gives the value itself
        return lambda x: {"is": name} | {field: encode(getattr(x, field)) for field in names}
    first, then = (sorted(field for field in names if (field < "is") is before) for before in (True, False))
    values, at, keys = attrgetter(*first, *then), len(first), (*first, "is", *then)

    def write(x: Any) -> Any:
        found = _each(values(x))
        found.insert(at, name)
        return dict(zip(keys, found, strict=True))

    return write


WRITERS: dict[type, Callable[[Any], Any]] = {
    Unknown: lambda _: {"unknown": True},
    str: lambda x: x,
    float: lambda x: x,
    int: lambda x: x if -EXACT < x < EXACT else {"big": hex(x)},
    tuple: lambda x: {"t": _each(x)},
    list: _each,
    frozenset: lambda x: {"s": sorted(_each(x), key=str)},
    dict: lambda x: {"d": sorted(map(_each, x.items()), key=str)},
}


def decode(x: Any, types: Mapping[str, Any]) -> Any:
    """The value that encode has written, given the classes by name."""
    if type(x) is list:
        return [decode(y, types) for y in x]
    return _read(x, types) if type(x) is dict else x


def _read(x: dict[str, Any], types: Mapping[str, Any]) -> Any:
    match x:
        case {"is": name, **rest}:
            return _class(name, types)(**{k: decode(v, types) for k, v in rest.items()})
        case {"t": xs}:
            return tuple([decode(y, types) for y in xs])
        case {"s": xs}:
            return frozenset([decode(y, types) for y in xs])
        case {"d": xs}:
            return {decode(k, types): decode(v, types) for k, v in xs}
        case {"unknown": True}:
            return UNKNOWN
        case {"big": digits}:
            return int(digits, 16)
        case {"made": name, "of": plain}:
            return _class(name, types).made(decode(plain, types))
    return x


@cache
def by_name(types: tuple[type, ...]) -> Mapping[str, type]:
    """The classes decode may build: those of a game and of the core."""
    return {cls.__name__: cls for cls in (Together, *types)}


def written(x: Any) -> bytes:
    """The bytes of a value: equal values have equal bytes."""
    return JSON.encode(encode(x)).encode()


def _class(name: str, types: Mapping[str, Any]) -> Any:
    if name not in types:
        raise Refused("The data name a class “{name}” that is none of {valid}.", name=name, valid=sorted(types))
    return types[name]
