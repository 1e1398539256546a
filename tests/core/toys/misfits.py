"""What the faults put in an honest place: actions, lists and classes that are almost right."""

from collections.abc import Callable, Sequence

from regalia.core.actions import Action, action
from regalia.core.protocol import Seat
from tests.core.toys.banquet import Banquet
from tests.core.toys.rules import Toast


class Answering(list[Toast]):
    """A list with an answer of its own when it is asked for what it does not hold."""

    def __init__(self, toasts: Sequence[Toast], answer: Callable[[], bool]) -> None:
        super().__init__(toasts)
        self.answer = answer

    def __contains__(self, action: object) -> bool:
        return super().__contains__(action) or self.answer()


@action("toast {host}")
class SecondToast(Action):
    """Written like the toast of a guest."""

    host: Seat


@action("cheer {seat}")
class Cheer(Action):
    """Nobody reads how loud it was."""

    seat: Seat
    loud: int = 1


def forgetful(cls: type, field: str) -> tuple[type, ...]:
    """The classes of the banquet, but this one loses a number when JSON is read."""
    built = staticmethod(lambda _, **fields: cls(**fields | {field: 0}))
    twin = type(cls.__name__, (), {"__new__": built})
    return (*(other for other in Banquet.types if other is not cls), twin)
