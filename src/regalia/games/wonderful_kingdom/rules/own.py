"""A choice of a seat, with what a seat may do at any time beside it."""

from collections.abc import Sequence

from regalia.core.protocol import Action, Choice, Step, then
from regalia.games.wonderful_kingdom.rules.actions import RIGHTS, Rights, Use
from regalia.games.wonderful_kingdom.rules.powers import usable, use
from regalia.games.wonderful_kingdom.rules.quests import Award
from regalia.games.wonderful_kingdom.rules.rights import Exercising, any_right
from regalia.games.wonderful_kingdom.rules.state import Readable, Realm

MAIN = frozenset(("choice", "interfere", "conquest"))  # phases whose choices are on the main agenda


class Own(Choice):
    """Offers of its own, then the powers of advisors of its moment, then the rights, if there is something to do."""

    __slots__ = ()

    def moment(self) -> str:
        """Whose advisors may be used here."""
        return ""

    def offers(self, state: Readable) -> Sequence[Action]:
        raise NotImplementedError

    def do(self, state: Realm, action: Action) -> None:
        raise NotImplementedError

    def options(self, state: Readable) -> Sequence[Action]:
        return [*self.offers(state), *self.beside(state)]

    def beside(self, state: Readable) -> list[Action]:
        """Powers and rights."""
        powers: list[Action] = []
        if self.moment() and state.duchies[self.seat].council:
            powers += usable(state, self.seat, self.moment())
        return [*powers, RIGHTS] if any_right(state, self.seat) else powers

    def take(self, state: Realm, action: Action) -> None:
        if isinstance(action, Rights):
            then(state, Exercising(self.seat), *([Award()] if state.phase in MAIN else []), self.back())
        elif isinstance(action, Use):
            then(state, self.back())
            use(state, self.seat, action.advisor)
        else:
            self.do(state, action)

    def back(self) -> Step:
        """What follows when a right or a power was used: the same choice, if it still stands."""
        return self
