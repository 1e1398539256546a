"""The fields of a table in a file, taken one by one: what is missing, of another kind or unknown is refused."""

from collections.abc import Mapping
from typing import Any

from regalia.core.errors import Refused
from regalia.core.lessons.lesson import Text
from regalia.core.words import LANGUAGES

MISSING = object()


class Fields:
    """The fields of a table that are not taken yet."""

    def __init__(self, where: str, data: Any) -> None:
        self.where, self.data = where, dict(self._of(dict, where, data))

    def take(self, name: str, kind: type, default: Any = MISSING) -> Any:
        found = self.data.pop(name, default)
        if found is MISSING:
            raise Refused("{where} needs the field “{name}”.", where=self.where, name=name)
        return found if found is default else self._of(kind, name, found)

    def text(self, name: str, required: bool = True) -> Text:
        """A text in every language."""
        given = self.take(name, dict, MISSING if required else {})
        if given and (
            set(given) != set(LANGUAGES) or not all(isinstance(t, str) and t.strip() for t in given.values())
        ):
            raise Refused(
                "“{name}” of {where} is a text in each of {langs}.", name=name, where=self.where, langs=LANGUAGES
            )
        return dict(given)

    def texts(self, name: str) -> tuple[str, ...]:
        """A list of texts."""
        given = self.take(name, list, [])
        if not all(isinstance(each, str) and each for each in given):
            raise Refused("“{name}” of {where} is a list of texts.", name=name, where=self.where)
        return tuple(given)

    def table(self, name: str) -> Mapping[str, str]:
        """Texts by name."""
        given = self.take(name, dict, {})
        if not all(isinstance(each, str) and each for each in given.values()):
            raise Refused("“{name}” of {where} has a text for each name.", name=name, where=self.where)
        return dict(given)

    def each(self, name: str, what: str) -> "list[Fields]":
        """A list of tables."""
        return [
            Fields(f"{what} {number} of {self.where}", row) for number, row in enumerate(self.take(name, list, []), 1)
        ]

    def end(self) -> None:
        """Nothing else is there."""
        if self.data:
            raise Refused("{where} has no field “{name}”.", where=self.where, name=min(self.data))

    def _of(self, kind: type, name: str, value: Any) -> Any:
        if type(value) is not kind:
            words = {str: "a text", int: "a whole number", bool: "true or false", list: "a list", dict: "a table"}
            raise Refused("“{name}” of {where} has to be {kind}.", name=name, where=self.where, kind=words[kind])
        return value
