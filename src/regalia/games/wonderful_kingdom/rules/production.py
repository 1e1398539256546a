"""The production phase: for each resource count, supremacy, cubes."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.protocol import NOBODY, Action, Announcement, Seat, Step, then
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, E
from regalia.games.wonderful_kingdom.rules.actions import DONE, Produce
from regalia.games.wonderful_kingdom.rules.cubes import enlist
from regalia.games.wonderful_kingdom.rules.icons import production
from regalia.games.wonderful_kingdom.rules.lands import slots_held, yields
from regalia.games.wonderful_kingdom.rules.meeting import Meet, lanes
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.rules.placing import Cubes
from regalia.games.wonderful_kingdom.rules.powers import usable
from regalia.games.wonderful_kingdom.rules.reach import in_reach
from regalia.games.wonderful_kingdom.rules.state import SUPREMACY, TOKENS, Readable, Realm
from regalia.games.wonderful_kingdom.rules.window import TALLY, Pause

QUARTERMASTER, ILLUSIONIST = "quartermaster", "illusionist"
SIPHONED = 4  # cubes that make a calamity, alone


@dataclass(frozen=True, slots=True)
class ProductionPhase(Step):
    """Materials, population, gold, exploration; then the krystallium of a conquest board."""

    def run(self, state: Realm) -> None:
        state.phase = "production"
        conjure(state)
        then(state, *(ProductionStep(resource) for resource in BASIC), Crystals(), Meet())


def conjure(state: Realm) -> None:
    """For each illusionist of the other a seat takes an illusion, as long as there are any."""
    if state.setting.threat and not state.setting.solo:
        for seat in state.order:
            free = TOKENS - sum(duchy.illusions for duchy in state.duchies)
            state.duchies[seat].illusions += min(free, state.duchies[1 - seat].threats.count(ILLUSIONIST))


@dataclass(frozen=True, slots=True)
class ProductionStep(Step):
    """One resource: powers are declared, then it is counted, compared and placed."""

    resource: int

    def run(self, state: Realm) -> None:
        state.resource = self.resource
        for duchy in state.duchies:
            duchy.more, duchy.less = 0, 0
        then(state, Declarations(), Count(self.resource), Harvest(self.resource), Meet())


@dataclass(frozen=True, slots=True)
class Declarations(Step):
    """Advisors who change this step are used before it is counted; what they bring may change something too."""

    def run(self, state: Realm) -> None:
        if any(duchy.council for duchy in state.duchies):
            lanes(state, lambda seat: (Declare(seat),))


@dataclass(frozen=True, slots=True)
class Declare(Step):
    seat: Seat
    again: bool = False  # something was done since the last step

    def run(self, state: Realm) -> None:
        if usable(state, self.seat, "production") or (self.again and in_reach(state, self.seat)):
            then(state, Declaring(self.seat))


@dataclass(frozen=True, slots=True)
class Declaring(Own):
    """Use advisors of production, or be done."""

    seat: Seat

    def moment(self) -> str:
        return "production"

    def offers(self, state: Readable) -> Sequence[Action]:
        return [DONE]

    def do(self, state: Realm, action: Action) -> None:
        """Done: nothing follows."""

    def back(self) -> Step:
        return Declare(self.seat, True)


def income(state: Readable, seat: Seat, resource: int) -> int:
    """All that a seat produces in a step, with what advisors of both add and take."""
    less = 0 if state.setting.solo else state.duchies[1 - seat].less
    return max(0, usual_income(state, seat, resource) + state.duchies[seat].more - less)


def usual_income(state: Readable, seat: Seat, resource: int) -> int:
    """What a seat produces without advisors: duchy, board, and what siphons of the other bring."""
    total = production(state, seat, resource)
    if state.setting.conquest:
        total += yields(state, seat, resource)
    return total if state.setting.solo else total + siphoned(state, 1 - seat, resource)


def siphoned(state: Readable, seat: Seat, resource: int) -> int:
    """Cubes that siphons in a construction area make for the other player."""
    threats = state.catalogue.threats
    return sum([threats[threat].siphons == resource for threat in state.duchies[seat].threats])


def supreme(state: Readable, amounts: Sequence[int]) -> Seat:
    """The player who produces more than the other; alone, five at least."""
    if state.setting.solo:
        return 0 if amounts[0] >= SUPREMACY else NOBODY
    if amounts[0] == amounts[1]:
        return NOBODY
    return 0 if amounts[0] > amounts[1] else 1


@dataclass(frozen=True, slots=True)
class Count(Announcement):
    """Everybody announces what the step brings."""

    resource: int

    def purpose(self) -> str:
        return "production"

    def announced(self, state: Realm) -> Produce:
        amounts = tuple(income(state, seat, self.resource) for seat in range(state.setting.seats))
        return Produce(self.resource, amounts, supreme(state, amounts))

    def take(self, state: Realm, action: Action) -> None:
        for seat, amount in enumerate(action.amounts):
            state.duchies[seat].income = amount
        if action.supreme >= 0:
            train(state, action.supreme)
        if state.setting.solo:
            set_aside(state, siphoned(state, 0, self.resource))


def train(state: Realm, seat: Seat) -> None:
    """Supremacy: the soldier of the training zone is taken, or one is put there."""
    duchy = state.duchies[seat]
    if QUARTERMASTER in duchy.used:
        enlist(state, seat, 1)
    elif duchy.training:
        duchy.training = 0
        enlist(state, seat, 1)
    else:
        duchy.training = 1


def set_aside(state: Realm, cubes: int) -> None:
    """Alone, every fourth cube that siphons drink is a calamity."""
    before = state.beside // SIPHONED
    state.beside += cubes
    state.duchies[0].calamities += state.beside // SIPHONED - before


@dataclass(frozen=True, slots=True)
class Harvest(Step):
    """Everybody places what the step has brought."""

    resource: int

    def run(self, state: Realm) -> None:
        before = TALLY if self.resource == E and war(state) else ""
        lanes(state, lambda seat: (Cubes(seat, self.resource, state.duchies[seat].income), Pause(seat, before)))


def war(state: Readable) -> bool:
    """Two players whose soldiers say who begins the conquest."""
    return state.setting.conquest and not state.setting.solo


@dataclass(frozen=True, slots=True)
class Crystals(Step):
    """After exploration: krystallium of conquest slots, which may change something before soldiers are compared."""

    def run(self, state: Realm) -> None:
        for duchy in state.duchies:
            duchy.income = 0
        if state.setting.conquest:
            crystals = [slots_held(state, seat, "krystallium") for seat in range(state.setting.seats)]
            for duchy, more in zip(state.duchies, crystals, strict=True):
                duchy.krystallium += more
            if war(state):
                lanes(state, lambda seat: (Pause(seat, TALLY),) if crystals[seat] else ())
