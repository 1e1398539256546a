"""A view in a language: what every part of a picture and of a page is made from."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar, Generic, TypeVar

from regalia.core.actions import Action
from regalia.core.houses import HOUSES
from regalia.core.lanes import Seen, offered, pending
from regalia.core.page import Plate
from regalia.core.protocol import Result, Seat
from regalia.core.words import Words

V = TypeVar("V", bound=Seen)
A = TypeVar("A", bound=Action)


class Sight(ABC, Generic[V, A]):
    """A view with its language and, on a page, with the names of the seats."""

    words: ClassVar[Words]
    houses: Sequence[str] = HOUSES  # by seat

    def __init__(self, view: V, lang: str, plates: Sequence[Plate] = ()) -> None:
        self.view, self.lang, self.plates = view, lang, plates

    @abstractmethod
    def result(self) -> Result:
        """Once the game is over."""

    def say(self, key: str, **values: object) -> str:
        return self.words.say(self.lang, key, **values)

    def house(self, seat: Seat) -> str:
        return self.say(f"house.{self.houses[seat]}.name")

    @property
    def front(self) -> Seat:
        """The seat that is seen from near: the viewer's; a spectator sits behind the first."""
        return self.view.seat or 0

    @cached_property
    def waiting(self) -> frozenset[Seat]:
        """Whoever is to choose; at the end the winners."""
        if self.view.agenda:
            return frozenset(choice.seat for _, choice in pending(self.view))
        return frozenset(seat for seat, rank in enumerate(self.result().ranks) if rank == 1)

    @cached_property
    def moves(self) -> Sequence[A]:
        """The options of the viewer."""
        return offered(self.view)
