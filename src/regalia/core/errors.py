"""The one kind of error people see: a sentence that says what is wrong and what would be right."""

from collections.abc import Iterable


class Refused(ValueError):
    """Bad input. Its text is one sentence for the person; nothing has been changed.

    Refused
     ├─ Unknown        no such game, option, value, bot, file
     └─ Illegal        an action that is not offered
    """


class Unknown(Refused):
    """A name that is not one of the valid choices, which the sentence lists."""

    def __init__(self, what: str, name: object, valid: Iterable[object]) -> None:
        super().__init__(what, name, tuple(map(str, valid)))

    def __str__(self) -> str:
        what, name, valid = self.args
        return f"There is no {what} “{name}”: choose from {', '.join(valid)}."


class Illegal(Refused):
    """An action that is not among the options of the seat."""
