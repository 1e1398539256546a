"""The end of a round: a last moment for rights, and at the end of the game for the powers of that moment."""

from collections.abc import Sequence

from regalia.core.protocol import Action, Seat, Step, frozen, then
from regalia.games.wonderful_kingdom.actions import DONE
from regalia.games.wonderful_kingdom.rules.meeting import lanes
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.rules.powers import usable
from regalia.games.wonderful_kingdom.rules.rights import any_right, finishable
from regalia.games.wonderful_kingdom.state import ROUNDS, Realm


@frozen
class Pause(Step):
    """Who could complete a card with krystallium and soldiers is asked before the next count."""

    seat: Seat

    def run(self, state: Realm) -> None:
        if finishable(state, self.seat):
            then(state, Pausing(self.seat))


@frozen
class Pausing(Own):
    """Use rights, or go on."""

    seat: Seat

    def offers(self, state: Realm) -> Sequence[Action]:
        return [DONE]

    def do(self, state: Realm, action: Action) -> None:
        """Done: nothing follows."""

    def back(self) -> Step:
        return Pause(self.seat)


@frozen
class Windows(Step):
    """A window for everybody who can do something."""

    def run(self, state: Realm) -> None:
        state.phase = "end" if state.round == ROUNDS else "rights"
        lanes(state, lambda seat: (Window(seat),))


@frozen
class Window(Step):
    seat: Seat

    def run(self, state: Realm) -> None:
        if any_right(state, self.seat) or last_powers(state, self.seat):
            then(state, Lingering(self.seat))


def last_powers(state: Realm, seat: Seat) -> list[Action]:
    return usable(state, seat, "end") if state.phase == "end" else []


@frozen
class Lingering(Own):
    """Use rights and powers, or be done."""

    seat: Seat

    def offers(self, state: Realm) -> Sequence[Action]:
        return [*last_powers(state, self.seat), DONE]

    def do(self, state: Realm, action: Action) -> None:
        """Done: nothing follows."""

    def back(self) -> Step:
        return Window(self.seat)
