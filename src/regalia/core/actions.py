"""Actions declared once: a template is the notation, its reader, what is clicked, and the key of the words.

    @action("exchange {give} {get}", on=("goods-{give}", "get-{get}"))
    class Exchange(Action):
        give: Resource
        get: Resource

In a template, {field} is the value as its kind writes it; [field?text] stands only where the field differs from its
default, [field?text|other] is `other` elsewhere. In `on`, {field*} is one target an item, and an empty target is none.
That is all: what does not fit overrides `__str__` with `read`, `clicked` or `key`.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, fields, replace
from typing import Any, NamedTuple, Self, TypeVar, dataclass_transform, get_type_hints

from regalia.core.errors import Illegal
from regalia.core.kinds import Kind, kind_of
from regalia.core.known import UNKNOWN, Unknown

A = TypeVar("A", bound="Action")
PART = re.compile(r"\{(?P<field>\w+)(?P<each>\*)?\}|\[(?P<flag>\w+)\?(?P<then>[^|\]]*)(?:\|(?P<other>[^\]]*))?\]")


class Action:
    """A frozen value: what a seat does, or what chance brings. Its str() is its notation."""

    __slots__ = ()

    def __str__(self) -> str:
        return WRITERS[type(self)](self)

    def clicked(self) -> tuple[str, ...]:
        """The targets on the page that make it up, a multiset; if none was declared, a button by its notation."""
        declared = DECLARED[type(self)]
        return declared.clicked(self) if declared.on is not None else (str(self).replace(" ", "-"),)

    def key(self) -> str:
        """Under which its words are found."""
        return DECLARED[type(self)].key(self)

    @property
    def grave(self) -> bool:
        """Whether a misclick hurts."""
        return DECLARED[type(self)].grave

    def seen(self, viewer: int | None) -> Self:
        """The action as a viewer may know it."""
        declared = DECLARED[type(self)]
        if not declared.known_to or getattr(self, declared.known_to) == viewer:
            return self
        return replace(self, **dict.fromkeys(declared.secret, UNKNOWN))  # type: ignore[type-var]

    @classmethod
    def read(cls, values: Mapping[str, Any]) -> Self:
        """The action with these values, by field."""
        return cls(**values)


class Declared(NamedTuple):
    """What the declaration of a class of actions says."""

    notation: str
    on: tuple[str, ...] | None
    clicked: Callable[[Any], tuple[str, ...]]
    key: Callable[[Any], str]
    grave: bool
    known_to: str
    secret: tuple[str, ...]  # the fields that may be unknown
    kinds: Mapping[str, Kind | None]  # by field; a flag has none
    defaults: Mapping[str, Any]


DECLARED: dict[type, Declared] = {}
WRITERS: dict[type, Callable[[Any], str]] = {}


@dataclass_transform(frozen_default=True)
def action(
    notation: str, *, on: tuple[str, ...] | None = None, words: str = "", grave: bool = False, known_to: str = ""
) -> Callable[[type[A]], type[A]]:
    """Declare a class of actions. Known to: the field with the seat that alone knows what others may not."""

    def declare(cls: type[A]) -> type[A]:
        made = dataclass(frozen=True, slots=True)(cls)
        types = get_type_hints(made, include_extras=True)
        names = [field.name for field in fields(made)]  # type: ignore[arg-type]
        kinds = {name: None if types[name] is bool else kind_of(types[name]) for name in names}
        defaults = {field.name: _default(field, kinds) for field in fields(made)}  # type: ignore[arg-type]
        secret = tuple(name for name in names if Unknown in getattr(types[name], "__args__", ()))
        templates = Templates(kinds, defaults)
        key = templates.writer(words or made.__name__.lower())
        DECLARED[made] = Declared(
            notation, on, templates.targets(on or ()), key, grave, known_to, secret, kinds, defaults
        )
        WRITERS[made] = templates.writer(notation)
        return made

    return declare


def _default(field: Field[Any], kinds: Mapping[str, Kind | None]) -> Any:
    """A flag without a default is not set."""
    return False if field.default is MISSING and not kinds[field.name] else field.default


class Templates(NamedTuple):
    """Makes functions of an action out of templates, each as one expression over its fields."""

    kinds: Mapping[str, Kind | None]
    defaults: Mapping[str, Any]

    def writer(self, template: str) -> Callable[[Any], str]:
        written: Callable[[Any], str] = self._made(self._text(template))
        return written

    def targets(self, templates: Iterable[str]) -> Callable[[Any], tuple[str, ...]]:
        found: Callable[[Any], tuple[str, ...]] = self._made(f"({''.join(map(self._target, templates))})")
        return found

    def _made(self, expression: str) -> Any:
        writes = {f"write_{name}": kind.write for name, kind in self.kinds.items() if kind}
        return eval(f"lambda it: {expression}", writes | {f"default_{n}": value for n, value in self.defaults.items()})

    def _text(self, template: str) -> str:
        """An expression for the text of a template."""
        parts, at = [], 0
        for part in PART.finditer(template):
            parts += [repr(template[at : part.start()]), self._part(part)]
            at = part.end()
        return " + ".join(each for each in (*parts, repr(template[at:])) if each != "''") or "''"

    def _part(self, part: re.Match[str]) -> str:
        if field := part["field"]:
            kind = self.kinds[field]
            return f"f'{{it.{field}}}'" if kind and kind.write is str else f"write_{field}(it.{field})"
        flag = part["flag"]
        return f"({self._text(part['then'])} if it.{flag} != default_{flag} else {self._text(part['other'] or '')})"

    def _target(self, template: str) -> str:
        """An expression for none, one or several items of a tuple, with the comma behind them."""
        if each := re.fullmatch(r"(.*)\{(\w+)\*\}", template):
            prefix, field = each.groups()
            return f"*[{prefix!r} + str(item) for item in it.{field}], "
        text = self._text(template)
        return f"*[each for each in ({text},) if each], " if template.startswith("[") else f"{text}, "


class Notation:
    """Reads what actions of these classes write."""

    def __init__(self, classes: Iterable[type[Action]], example: str) -> None:
        self.classes, self.example = tuple(classes), example
        self._by_word: dict[str, list[tuple[re.Pattern[str], type[Action]]]] = {}
        for cls in self.classes:
            notation = DECLARED[cls].notation
            word = re.match(r"[a-z]*", notation.partition(" ")[0])
            whole = word is not None and word[0] == notation.partition(" ")[0]
            self._by_word.setdefault(notation.partition(" ")[0] if whole else "", []).append((pattern(cls), cls))

    def parse(self, text: str) -> Any:
        """The action written like this, whether or not it is possible now."""
        for action in self.readings(text):
            return action
        raise Illegal(self.example, text=text)

    def readings(self, text: str) -> Iterator[Any]:
        """What the classes read in a text: one action at most, by a law."""
        plain = " ".join(text.lower().split())
        for shape, cls in (*self._by_word.get(plain.partition(" ")[0], ()), *self._by_word.get("", ())):
            if found := shape.fullmatch(plain):
                try:
                    yield cls.read(_values(DECLARED[cls], found))
                except (LookupError, ValueError):  # it looks like one, but there is no such thing
                    continue


def unwritten(cls: type[Action]) -> set[str]:
    """The fields of a class that its notation leaves out, unless it reads them in a way of its own."""
    if cls.read.__func__ is not Action.read.__func__:  # type: ignore[attr-defined]
        return set()
    written = {name for part in PART.finditer(DECLARED[cls].notation) for name in _names(part)}
    return set(DECLARED[cls].kinds) - written


def _names(part: re.Match[str]) -> set[str]:
    """The fields that a part of a template speaks of, with those inside it."""
    inner = (each for text in (part["then"], part["other"]) for each in PART.finditer(text or ""))
    return {part["field"] or part["flag"], *(name for each in inner for name in _names(each))}


def pattern(cls: type[Action]) -> re.Pattern[str]:
    """What the notation of a class looks like."""
    return re.compile(_shape(DECLARED[cls].notation, DECLARED[cls].kinds))


def _shape(template: str, kinds: Mapping[str, Kind | None]) -> str:
    shape, at = "", 0
    for part in PART.finditer(template):
        shape += re.escape(template[at : part.start()]) + _part_shape(part, kinds)
        at = part.end()
    return shape + re.escape(template[at:])


def _part_shape(part: re.Match[str], kinds: Mapping[str, Kind | None]) -> str:
    if field := part["field"]:
        kind = kinds[field]
        assert kind, f"{field} is a flag: write [{field}?text]"
        return f"(?P<{field}>{kind.pattern})"
    then, other = _shape(part["then"], kinds), _shape(part["other"] or "", kinds)
    return f"(?:(?P<is_{part['flag']}>{then})|{other})"


def _values(declared: Declared, found: re.Match[str]) -> dict[str, Any]:
    """By field: what is written, the other value of a flag that is set, or the default."""
    texts, values = found.groupdict(), {}
    for field, kind in declared.kinds.items():
        if kind and texts.get(field) is not None:
            values[field] = kind.read(texts[field])
        elif texts.get(f"is_{field}") is not None and not kind:
            values[field] = not declared.defaults[field]
        elif declared.defaults[field] is not MISSING:
            values[field] = declared.defaults[field]
    return values


def classes_of(modules: Sequence[Any]) -> list[type[Action]]:
    """The classes of actions that are declared in these modules, in their order."""
    return [
        cls
        for module in modules
        for cls in vars(module).values()
        if isinstance(cls, type) and cls in DECLARED and cls.__module__ == module.__name__
    ]
