"""Kinds of values in a notation: how each is written and read, once a game, in the type of a field.

Resource = Annotated[int, among(RESOURCES)]
"""

import re
from collections.abc import Callable, Sequence
from typing import Annotated, Any, NamedTuple, get_args, get_origin

from regalia.core.known import UNKNOWN, Unknown


class Kind(NamedTuple):
    """A pattern without groups, and the two ways between its text and a value."""

    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]


WORD = Kind(r"[a-z][a-z0-9-]*", str, str)
NUMBER = Kind(r"\d{1,9}", int, str)
PLAIN: dict[type, Kind] = {str: WORD, int: NUMBER}


def among(values: Sequence[str], start: int = 0) -> Kind:
    """One of these words, kept as a number: that of the first is `start`."""
    written = dict(enumerate(values, start))
    return Kind(_either(values), {word: value for value, word in written.items()}.__getitem__, written.__getitem__)


def one_of(values: Sequence[str]) -> Kind:
    """One of these words, kept as it is."""
    return Kind(_either(values), str, str)


def counted(start: int = 1) -> Kind:
    """A place in a row, kept from 0 and written from `start`."""
    return Kind(r"\d{1,3}", lambda text: int(text) - start, lambda value: str(value + start))


def matching(pattern: str) -> Kind:
    """A word of another form, kept as it is."""
    return Kind(pattern, str, str)


def many(kind: Kind, mark: str = "", order: Callable[[Any], Any] = tuple) -> Kind:
    """Several values joined by +, each with a mark behind it; `order` says in which order they are kept."""
    item = f"(?:{kind.pattern}){re.escape(mark)}"

    def read(text: str) -> tuple[Any, ...]:
        return tuple(order([kind.read(part.removesuffix(mark)) for part in text.split("+")]))

    return Kind(rf"{item}(?:\+{item})*", read, lambda values: "+".join([kind.write(value) + mark for value in values]))


def maybe(kind: Kind) -> Kind:
    """A value, or ? where the viewer does not know it."""
    return Kind(
        rf"(?:{kind.pattern}|\?)",
        lambda text: UNKNOWN if text == "?" else kind.read(text),
        lambda value: "?" if value is UNKNOWN else kind.write(value),
    )


def kind_of(type_: Any) -> Kind:
    """The kind that a type stands for: that of its annotation, of a plain int or str, or one that may be unknown."""
    if get_origin(type_) is Annotated:
        return next(found for found in get_args(type_)[1:] if isinstance(found, Kind))
    if Unknown in get_args(type_):
        [inner] = [each for each in get_args(type_) if each is not Unknown]
        return maybe(kind_of(inner))
    return PLAIN[type_]


def _either(values: Sequence[str]) -> str:
    return f"(?:{'|'.join(map(re.escape, sorted(values, key=len, reverse=True)))})"
