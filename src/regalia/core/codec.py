"""Plain data in, plain data out: a frozen dataclass is its name and its fields. JSON never loses a bit of it."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from regalia.core.errors import Refused
from regalia.core.protocol import Together

EXACT = 1 << 53  # larger integers are written as text, because many readers of JSON round them


def encode(x: Any) -> Any:
    """Data that json can write. A class with plain() is written as what stands for it."""
    if x is None or isinstance(x, bool | str | float):
        return x
    if isinstance(x, int):
        return x if -EXACT < x < EXACT else {"big": hex(x)}
    if isinstance(x, tuple):
        return {"t": [encode(y) for y in x]}
    if isinstance(x, list):
        return [encode(y) for y in x]
    if isinstance(x, frozenset):
        return {"s": sorted((encode(y) for y in x), key=str)}
    if isinstance(x, dict):
        return {"d": sorted(([encode(k), encode(v)] for k, v in x.items()), key=str)}
    if hasattr(x, "plain"):
        return {"made": type(x).__name__, "of": encode(x.plain())}
    if is_dataclass(x):
        return {"is": type(x).__name__} | {f.name: encode(getattr(x, f.name)) for f in fields(x)}
    raise TypeError(f"{type(x).__name__} is not data")


def decode(x: Any, types: Mapping[str, Any]) -> Any:
    """The value that encode has written, given the classes by name."""
    match x:
        case list():
            return [decode(y, types) for y in x]
        case {"is": name, **rest}:
            return _class(name, types)(**{str(k): decode(v, types) for k, v in rest.items()})
        case {"t": xs}:
            return tuple(decode(y, types) for y in xs)
        case {"s": xs}:
            return frozenset(decode(y, types) for y in xs)
        case {"d": xs}:
            return {decode(k, types): decode(v, types) for k, v in xs}
        case {"big": digits}:
            return int(digits, 16)
        case {"made": name, "of": plain}:
            return _class(name, types).made(decode(plain, types))
    return x


def by_name(types: Iterable[type]) -> dict[str, type]:
    """The classes decode may build: those of a game and of the core."""
    return {cls.__name__: cls for cls in (Together, *types)}


def written(x: Any) -> bytes:
    """The bytes of a value: equal values have equal bytes."""
    return json.dumps(encode(x), separators=(",", ":"), sort_keys=True, ensure_ascii=False).encode()


def _class(name: str, types: Mapping[str, Any]) -> Any:
    if name not in types:
        raise Refused("The data name a class “{name}” that is none of {valid}.", name=name, valid=sorted(types))
    return types[name]
