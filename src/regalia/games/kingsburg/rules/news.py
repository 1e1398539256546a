"""What happens by itself and still belongs in the log: a draw with one outcome."""

from collections.abc import Sequence

from regalia.core.protocol import Action, Chance
from regalia.games.kingsburg.rules.state import Realm


class News(Chance):
    """Something that everybody is told. Nothing is drawn: there is one outcome."""

    __slots__ = ()

    def purpose(self) -> str:
        return "news"

    def news(self, state: Realm) -> Action:
        raise NotImplementedError

    def outcomes(self, state: Realm) -> Sequence[tuple[Action, int]]:
        return [(self.news(state), 1)]
