"""A view of Kingdom Builder in a language."""

from regalia.core import sight
from regalia.core.protocol import Result, Seat
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

    @property
    def first(self) -> Seat | None:
        """The first player, once it is known who that is."""
        return None if any(isinstance(step, First) for step in self.view.agenda) else self.view.first
