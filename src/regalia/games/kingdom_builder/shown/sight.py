"""A view of Kingdom Builder in a language."""

from collections.abc import Iterator

from regalia.core import sight
from regalia.core.protocol import NOBODY, Result, Seat
from regalia.games.kingdom_builder.rules.actions import Move
from regalia.games.kingdom_builder.rules.scoring import result
from regalia.games.kingdom_builder.rules.setup import First
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.words import WORDS


class Sight(sight.Sight[View, Move]):
    """What its pictures and pages are made from."""

    words = WORDS

    def result(self) -> Result:
        return result(self.view)

    def cards(self) -> Iterator[tuple[Seat, int]]:
        """The terrain cards that the viewer sees: the own one, and the open one of another."""
        for seat in dict.fromkeys((self.view.seat, self.view.face_up)):
            if seat not in (None, NOBODY) and (card := self.view.card(seat)) is not None:
                yield seat, card

    @property
    def first(self) -> Seat | None:
        """The first player, once it is known who that is."""
        return None if any(isinstance(step, First) for step in self.view.agenda) else self.view.first
