"""Where the players meet: what was done in lanes is laid open."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from regalia.core.lanes import together
from regalia.core.protocol import Seat, Step
from regalia.games.wonderful_kingdom.rules.decks import added
from regalia.games.wonderful_kingdom.rules.quests import Award
from regalia.games.wonderful_kingdom.rules.state import BACK, Duchy, Realm


def face(duchy: Duchy[str]) -> Duchy[str]:
    """What everybody sees of a duchy."""
    seen = duchy.copy()
    seen.hand, seen.pack, seen.taken, seen.boxed = (), (), (), ""
    seen.looked = (BACK,) * len(duchy.looked)
    return seen


def lanes(state: Realm, steps: Callable[[Seat], Sequence[Step]]) -> None:
    """Every seat goes on by itself, the first player of the round first where order matters."""
    together(state, [(seat, steps(seat)) for seat in sorted(state.order)], tuple(map(face, state.duchies)))


@dataclass(frozen=True, slots=True)
class Meet(Step):
    """Discards join the pile, final steps of quests are awarded."""

    def run(self, state: Realm) -> None:
        for duchy in state.duchies:
            if duchy.spent:
                state.discard = added(state.discard, duchy.spent)
            duchy.spent, duchy.drawn = (), 0
        Award().run(state)
