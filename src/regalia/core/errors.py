"""The one kind of error people see: a sentence that says what is wrong and what would be right."""


class Refused(ValueError):
    """Bad input. Its text is one sentence for the person; nothing has been changed.

    Refused
     ├─ Unknown        no such game, option, value, bot, file
     └─ Illegal        an action that is not offered
    """


class Unknown(Refused):
    """A name that is not one of the valid choices, which the sentence lists."""

    def __init__(self, what: str, name: object, valid: object) -> None:
        names = ", ".join(map(str, valid)) if not isinstance(valid, str) else valid  # type: ignore[call-overload]
        super().__init__(f"There is no {what} “{name}”: choose from {names}.")


class Illegal(Refused):
    """An action that is not among the options of the seat."""
