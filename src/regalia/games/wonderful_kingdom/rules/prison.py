"""The end of a conquest phase: the prison, and alone the rival's new armies."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.protocol import Action, Seat, Step, then
from regalia.games.wonderful_kingdom.rules.actions import DONE, Arrange, Imprison
from regalia.games.wonderful_kingdom.rules.lands import (
    BLUE,
    castle,
    controls,
    reserve,
    set_land,
)
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.rules.slots import arrange, index, names, territories
from regalia.games.wonderful_kingdom.rules.state import Readable, Realm

PRISON = "prison"


def is_prison(state: Readable, at: int) -> bool:
    return any(slot.kind == PRISON for slot in territories(state)[at].slots)


@dataclass(frozen=True, slots=True)
class Prison(Step):
    """Whoever controls the prison may lay an army of the other in it; alone one's own is lost while blue holds it."""

    seat: Seat  # the jailer

    def run(self, state: Realm) -> None:
        prisons = [at for at in range(len(state.land)) if is_prison(state, at)]
        if any(controls(state, self.seat, at) for at in prisons) and captives(state, 1 - self.seat):
            then(state, Yielding(1 - self.seat) if state.setting.solo else Jailing(self.seat))


def captives(state: Readable, seat: Seat) -> list[Imprison]:
    """Armies of a seat that can be imprisoned: on each slot, and one of those on none."""
    found = []
    for at, name in enumerate(names(state)):
        land = state.land[at]
        if land.owner == seat:
            found += [Imprison(name, slot) for slot in range(land.slots.bit_length()) if land.slots >> slot & 1]
            found += [Imprison(name, -1)] if land.armies > land.slots.bit_count() else []
    return found


def imprison(state: Realm, seat: Seat, action: Imprison) -> None:
    at = index(state, action.territory)
    land = state.land[at]
    slots = land.slots & ~(1 << action.slot) if action.slot >= 0 else land.slots
    set_land(state, at, seat, land.armies - 1, slots)
    state.prison = tuple(count + (each == seat) for each, count in enumerate(state.prison))
    if action.slot >= 0 and land.armies > land.slots.bit_count():
        then(state, Replacing(seat, action.territory, action.slot))


@dataclass(frozen=True, slots=True)
class Replacing(Own):
    """An army without a slot may step onto the one whose army was taken, or none."""

    seat: Seat
    territory: str
    slot: int

    def offers(self, state: Readable) -> Sequence[Action]:
        slots = state.land[index(state, self.territory)].slots | 1 << self.slot
        return [Arrange(self.territory, tuple(at for at in range(slots.bit_length()) if slots >> at & 1)), DONE]

    def do(self, state: Realm, action: Action) -> None:
        if isinstance(action, Arrange):
            arrange(state, self.seat, action)


@dataclass(frozen=True, slots=True)
class Jailing(Own):
    """Imprison an army of the other, or none."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        return [*captives(state, 1 - self.seat), DONE]

    def do(self, state: Realm, action: Action) -> None:
        if isinstance(action, Imprison):
            imprison(state, 1 - self.seat, action)


@dataclass(frozen=True, slots=True)
class Yielding(Own):
    """Alone: choose which army goes to prison."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        return captives(state, self.seat)

    def do(self, state: Realm, action: Action) -> None:
        imprison(state, self.seat, action)


@dataclass(frozen=True, slots=True)
class Occupation(Step):
    """Alone: a blue army comes to every territory without armies but the red castle, while there are any."""

    def run(self, state: Realm) -> None:
        for at, land in enumerate(state.land):
            if not land.armies and at != castle(state, 0) and reserve(state, BLUE):
                set_land(state, at, BLUE, 1, 0)
