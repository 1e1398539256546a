"""The Sorcerer's buildings: free, without points."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.protocol import Action, Choice, Seat, then
from regalia.games.kingsburg.box.data import BIT, Gain
from regalia.games.kingsburg.rules.actions import DONE, Build
from regalia.games.kingsburg.rules.building import next_plots
from regalia.games.kingsburg.rules.gains import NO_GAIN, Brings
from regalia.games.kingsburg.rules.state import Readable, Realm


@dataclass(frozen=True, slots=True)
class Conjuring(Choice, Brings):
    """Construct up to so many buildings of column I."""

    seat: Seat
    count: int

    def options(self, state: Readable) -> Sequence[Action]:
        return [*plots(state, self.seat), DONE]

    def brings(self, state: Readable, action: Action) -> Gain:
        return NO_GAIN

    def take(self, state: Realm, action: Action) -> None:
        if isinstance(action, Build):
            state.provinces[self.seat].built |= BIT[action.building]
            conjure(state, self.seat, self.count - 1)


def plots(state: Readable, seat: Seat) -> list[Build]:
    """What is not built yet in column I."""
    free = next_plots(state.provinces[seat].built, state.modules.rows)
    return [Build(plot.name) for plot in free if plot.column == 1]


def conjure(state: Realm, seat: Seat, count: int) -> None:
    """Ask as long as something is left to build."""
    if count and plots(state, seat):
        then(state, Conjuring(seat, count))
