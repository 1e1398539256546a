"""The choice phase alone: two areas of open cards, a danger card on the one that was not taken."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.protocol import Action, Seat, Step, then
from regalia.games.wonderful_kingdom.rules.actions import Spy, Take
from regalia.games.wonderful_kingdom.rules.areas import lay
from regalia.games.wonderful_kingdom.rules.decks import take_top
from regalia.games.wonderful_kingdom.rules.gathering import Gather
from regalia.games.wonderful_kingdom.rules.lands import equip
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.rules.proposals import Leftovers
from regalia.games.wonderful_kingdom.rules.spying import back, spies, spy
from regalia.games.wonderful_kingdom.rules.state import Lying, Readable, Realm

SELECTIONS = 4


def choice_phase(state: Realm) -> tuple[Step, ...]:
    """Two cards in each area, four selections, one spy refreshed."""
    return (Lay(0), Lay(0), Lay(1), Lay(1), SoloSelecting(0, 1), Leftovers(), Rest())


@dataclass(frozen=True, slots=True)
class Lay(Step):
    """The open card of the deck goes to an area."""

    area: int

    def run(self, state: Realm) -> None:
        if state.top:
            lay(state, self.area, Lying(take_top(state)))


@dataclass(frozen=True, slots=True)
class SoloSelecting(Own):
    """Take one of the two areas."""

    seat: Seat
    number: int

    def moment(self) -> str:
        return "selection"

    def offers(self, state: Readable) -> Sequence[Action]:
        return [Take(0), Take(1), *spies(state, self.seat)]

    def do(self, state: Realm, action: Action) -> None:
        if isinstance(action, Spy):
            then(state, self)
            spy(state, self.seat, action)
        else:
            then(state, Gather(0, action.area), *self._next(action.area))

    def _next(self, area: int) -> tuple[Step, ...]:
        """A danger card on the other area, two cards of the deck on the empty one; not after the last selection."""
        if self.number == SELECTIONS:
            return ()
        return (Creep(1 - area), Lay(area), Lay(area), SoloSelecting(0, self.number + 1))


@dataclass(frozen=True, slots=True)
class Creep(Step):
    """A danger card comes face down."""

    area: int

    def run(self, state: Realm) -> None:
        if state.dangers:
            state.dangers -= 1
            lay(state, self.area, back())


@dataclass(frozen=True, slots=True)
class Rest(Step):
    """After the choice one used spy is fresh again; on a conquest board spies come with their slots."""

    def run(self, state: Realm) -> None:
        duchy = state.duchies[0]
        if state.setting.conquest:
            equip(state)
        elif duchy.spied:
            duchy.spies, duchy.spied = duchy.spies + 1, duchy.spied - 1
