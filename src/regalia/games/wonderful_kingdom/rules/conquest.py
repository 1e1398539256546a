"""The conquest phase: armies are recruited and move by turns, until both pass."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from regalia.core.protocol import Action, Seat, Step, then
from regalia.games.wonderful_kingdom.rules.actions import GO, PASS, Bring, March, Recruit
from regalia.games.wonderful_kingdom.rules.lands import (
    BLUE,
    castle,
    controls,
    reserve,
    set_land,
    slots_held,
)
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.rules.prison import Occupation, Prison, is_prison
from regalia.games.wonderful_kingdom.rules.slots import Arranging, Rearrange, index, names, territories, ways
from regalia.games.wonderful_kingdom.rules.state import Readable, Realm


@dataclass(frozen=True, slots=True)
class ConquestPhase(Step):
    """The player with most soldiers begins; if both have as many, the first player of the round."""

    def run(self, state: Realm) -> None:
        state.phase = "conquest"
        if state.setting.solo:
            then(state, Acting(0, False), Prison(BLUE), Occupation())
        else:
            soldiers = [duchy.soldiers for duchy in state.duchies]
            leader = state.first if soldiers[0] == soldiers[1] else soldiers.index(max(soldiers))
            then(state, Acting(leader, False), *(Prison(seat) for seat in state.order))


@dataclass(frozen=True, slots=True)
class Acting(Own):
    """Recruit, march or pass."""

    seat: Seat
    passed: bool  # whether the other has just passed

    def offers(self, state: Readable) -> Sequence[Action]:
        soldiers = state.duchies[self.seat].soldiers
        armies = min(soldiers, reserve(state, self.seat))
        targets = [March(name) for at, name in enumerate(names(state)) if can_march(state, self.seat, at)]
        return [*map(Recruit, range(1, armies + 1)), *targets, PASS]

    def do(self, state: Realm, action: Action) -> None:
        match action:
            case Recruit(armies):
                then(state, *self._next(False))
                recruit(state, self.seat, armies)
            case March(name):
                then(state, Mustering(self.seat, name, ()), *self._next(False))
            case _ if not self.passed and not state.setting.solo:
                then(state, *self._next(True))

    def _next(self, passed: bool) -> tuple[Step, ...]:
        return (Rearrange(self.seat, ()), Turned(self.seat, passed)) if not passed else (Turned(self.seat, True),)


@dataclass(frozen=True, slots=True)
class Turned(Step):
    """It is the other's turn; alone one goes on."""

    seat: Seat
    passed: bool

    def run(self, state: Realm) -> None:
        then(state, Acting(0 if state.setting.solo else 1 - self.seat, self.passed))


def recruit(state: Realm, seat: Seat, armies: int) -> None:
    state.duchies[seat].soldiers -= armies
    home(state, seat, armies)


def home(state: Realm, seat: Seat, armies: int) -> None:
    """Armies come to the castle of their seat."""
    at = castle(state, seat)
    set_land(state, at, seat, state.land[at].armies + armies, 0)


def closed(state: Readable, seat: Seat, at: int) -> bool:
    """The other's castle, which cannot be taken; alone it can."""
    return not state.setting.solo and at == castle(state, 1 - seat)


def defenders(state: Readable, seat: Seat, at: int) -> int:
    land = state.land[at]
    return land.armies if land.owner not in (seat, -1) else 0


def origins(state: Readable, seat: Seat, at: int) -> list[int]:
    """From where armies can reach a territory: neighbours, and with the double move those behind them."""
    order, land = names(state), state.land
    near = [order.index(name) for name in territories(state)[at].neighbours]
    reach = set(near)
    if slots_held(state, seat, "double-move"):
        for through in near:
            if not controls(state, 1 - seat, through):
                reach |= {order.index(name) for name in territories(state)[through].neighbours}
    return [place for place in sorted(reach - {at}) if land[place].owner == seat and land[place].armies]


def can_march(state: Readable, seat: Seat, at: int) -> bool:
    """More armies can be brought there than the other has."""
    if closed(state, seat, at):
        return False
    able = sum(state.land[place].armies for place in origins(state, seat, at))
    return min(able, state.duchies[seat].soldiers) > defenders(state, seat, at)


Brought = tuple[tuple[int, int], ...]  # territories and armies


@dataclass(frozen=True, slots=True)
class Mustering(Own):
    """Armies of one territory after the other join the march, a soldier each; then they go."""

    seat: Seat
    target: str
    brought: Brought

    def offers(self, state: Readable) -> Sequence[Action]:
        at = index(state, self.target)
        total = sum(armies for _, armies in self.brought)
        needed = defenders(state, self.seat, at) + 1
        go = [GO] if total >= needed else []
        return [*self._brings(state, at, total, needed), *go]

    def _brings(self, state: Readable, at: int, total: int, needed: int) -> Iterator[Bring]:
        """Territories in the order of the board, and never so few that too few could follow."""
        last = self.brought[-1][0] if self.brought else -1
        left = [place for place in origins(state, self.seat, at) if place > last]
        purse = state.duchies[self.seat].soldiers - total
        for number, place in enumerate(left):
            later = sum(state.land[other].armies for other in left[number + 1 :])
            for armies in range(1, min(state.land[place].armies, purse) + 1):
                if total + armies + min(later, purse - armies) >= needed:
                    yield Bring(armies, names(state)[place])

    def do(self, state: Realm, action: Action) -> None:
        if isinstance(action, Bring):
            brought = (*self.brought, (index(state, action.origin), action.armies))
            then(state, Mustering(self.seat, self.target, brought))
        else:
            march(state, self.seat, index(state, self.target), self.brought)

    def beside(self, state: Readable) -> list[Action]:
        """No rights on the march, which could spend its soldiers."""
        return []


def march(state: Realm, seat: Seat, at: int, brought: Brought) -> None:
    """Soldiers are paid, armies leave, fight and arrive. Both sides lose as many as defended."""
    total = sum(armies for _, armies in brought)
    state.duchies[seat].soldiers -= total
    for place, armies in brought:
        withdraw(state, seat, place, armies)
    foes = defenders(state, seat, at)
    if foes:
        beaten(state, state.land[at].owner, at)
        home(state, seat, foes)
    arrive(state, seat, at, total - foes)
    touched = [names(state)[place] for place, _ in brought if state.land[place].armies]
    then(state, *(Arranging(seat, name) for name in (names(state)[at], *touched) if len(ways(state, name)) > 1))


def beaten(state: Realm, seat: Seat, at: int) -> None:
    """Defenders return to their castle; alone they go beside the board."""
    armies = state.land[at].armies
    set_land(state, at, -1, 0, 0)
    if not state.setting.solo:
        home(state, seat, armies)


def withdraw(state: Realm, seat: Seat, at: int, armies: int) -> None:
    """Armies leave; those that stay keep their slots as far as they can."""
    land = state.land[at]
    stay = land.armies - armies
    set_land(state, at, seat, stay, lowest(land.slots, stay))


def lowest(slots: int, count: int) -> int:
    """The first slots of a set, so many at most."""
    kept = 0
    for bit in range(slots.bit_length()):
        if slots >> bit & 1 and kept.bit_count() < count:
            kept |= 1 << bit
    return kept


def arrive(state: Realm, seat: Seat, at: int, armies: int) -> None:
    """Armies come to a territory and stand on its free slots in order; prisoners of the new master go free."""
    land, slots = state.land[at], len(territories(state)[at].slots)
    total = land.armies + armies
    filled = land.slots
    for bit in range(slots):
        if filled.bit_count() < min(total, slots):
            filled |= 1 << bit
    set_land(state, at, seat, total, filled)
    if is_prison(state, at) and state.prison[seat]:
        freed = state.prison[seat]
        state.prison = tuple(0 if each == seat else count for each, count in enumerate(state.prison))
        home(state, seat, freed)
