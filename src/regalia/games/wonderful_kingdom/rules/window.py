"""Moments between: whoever could still change something by free actions is asked before the game goes on."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.protocol import Action, Seat, Step, then
from regalia.games.wonderful_kingdom.box.catalogue import E
from regalia.games.wonderful_kingdom.rules.actions import DONE
from regalia.games.wonderful_kingdom.rules.meeting import lanes
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.rules.powers import usable
from regalia.games.wonderful_kingdom.rules.reach import hides, in_reach, lays
from regalia.games.wonderful_kingdom.rules.state import ROUNDS, Readable, Realm

HUNGER, TALLY = "hunger", "tally"  # what counts soldiers: the hunger of dragons, and who begins a conquest


@dataclass(frozen=True, slots=True)
class Pause(Step):
    """Players who could build a card or pay a step are asked; before soldiers are counted, also if they could lay some
    elsewhere."""

    seat: Seat
    before: str = ""  # what counts soldiers next
    hungry: int = 0  # dragons

    def run(self, state: Realm) -> None:
        if in_reach(state, self.seat) or self._counts(state) or late_powers(state, self.seat):
            then(state, Pausing(self.seat, self.before, self.hungry))

    def _counts(self, state: Readable) -> bool:
        duchy = state.duchies[self.seat]
        if self.before == HUNGER:
            return hides(state, duchy, self.hungry)
        return self.before == TALLY and lays(state, duchy)


def late_powers(state: Readable, seat: Seat) -> list[Action]:
    """After the last step of production nobody is asked for powers again."""
    return usable(state, seat, "placing") if state.phase == "production" and state.resource == E else []


@dataclass(frozen=True, slots=True)
class Pausing(Own):
    """Use rights, or go on."""

    seat: Seat
    before: str = ""
    hungry: int = 0

    def moment(self) -> str:
        return "placing"

    def offers(self, state: Readable) -> Sequence[Action]:
        return [DONE]

    def do(self, state: Realm, action: Action) -> None:
        """Done: nothing follows."""

    def back(self) -> Step:
        return Pause(self.seat, self.before, self.hungry)


@dataclass(frozen=True, slots=True)
class Windows(Step):
    """The end of a round: a window for everybody who could still change something; in the last one for powers too."""

    def run(self, state: Realm) -> None:
        state.phase = "end" if state.round == ROUNDS else "rights"
        lanes(state, lambda seat: (Window(seat),))


@dataclass(frozen=True, slots=True)
class Window(Step):
    seat: Seat

    def run(self, state: Realm) -> None:
        if in_reach(state, self.seat) or last_powers(state, self.seat):
            then(state, Lingering(self.seat))


def last_powers(state: Readable, seat: Seat) -> list[Action]:
    return usable(state, seat, "end") if state.phase == "end" else []


@dataclass(frozen=True, slots=True)
class Lingering(Own):
    """Use rights and powers, or be done."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        return [*last_powers(state, self.seat), DONE]

    def do(self, state: Realm, action: Action) -> None:
        """Done: nothing follows."""

    def back(self) -> Step:
        return Window(self.seat)
