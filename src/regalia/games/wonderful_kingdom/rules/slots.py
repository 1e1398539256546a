"""Where the armies of a territory stand."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from regalia.core.protocol import Action, Seat, Step, then
from regalia.games.wonderful_kingdom.box.catalogue import Territory
from regalia.games.wonderful_kingdom.rules.actions import DONE, Arrange
from regalia.games.wonderful_kingdom.rules.lands import (
    board,
    set_land,
)
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.rules.state import Readable, Realm


def names(state: Readable) -> list[str]:
    return list(board(state))


def index(state: Readable, name: str) -> int:
    return names(state).index(name)


def territories(state: Readable) -> list[Territory]:
    return list(board(state).values())


def ways(state: Readable, name: str) -> list[Arrange]:
    """The ways to stand the armies of a territory on its slots."""
    at = index(state, name)
    armies, slots = state.land[at].armies, len(territories(state)[at].slots)
    if not armies or not slots:
        return []
    return [Arrange(name, chosen) for chosen in combinations(range(slots), min(armies, slots))]


@dataclass(frozen=True, slots=True)
class Arranging(Own):
    """Choose the slots on which the armies of a territory stand."""

    seat: Seat
    territory: str

    def offers(self, state: Readable) -> Sequence[Action]:
        return ways(state, self.territory)

    def do(self, state: Realm, action: Action) -> None:
        arrange(state, self.seat, action)


def arrange(state: Realm, seat: Seat, action: Arrange) -> None:
    at = index(state, action.territory)
    set_land(state, at, seat, state.land[at].armies, sum(1 << slot for slot in action.slots))


@dataclass(frozen=True, slots=True)
class Rearrange(Step):
    """After an action armies may change slots inside their territories, each territory once."""

    seat: Seat
    done: tuple[str, ...]

    def run(self, state: Realm) -> None:
        if rearrangements(state, self.seat, self.done):
            then(state, Rearranging(self.seat, self.done))


def rearrangements(state: Readable, seat: Seat, done: tuple[str, ...]) -> list[Arrange]:
    """Other ways than the present one."""
    mine = [(at, n) for at, n in enumerate(names(state)) if state.land[at].owner == seat and n not in done]
    found = [(at, way) for at, name in mine for way in ways(state, name)]
    return [way for at, way in found if sum(1 << slot for slot in way.slots) != state.land[at].slots]


@dataclass(frozen=True, slots=True)
class Rearranging(Own):
    """Change slots in a territory, or leave everything."""

    seat: Seat
    done: tuple[str, ...]

    def offers(self, state: Readable) -> Sequence[Action]:
        return [*rearrangements(state, self.seat, self.done), DONE]

    def do(self, state: Realm, action: Action) -> None:
        if isinstance(action, Arrange):
            then(state, Rearrange(self.seat, (*self.done, action.territory)))
            arrange(state, self.seat, action)
