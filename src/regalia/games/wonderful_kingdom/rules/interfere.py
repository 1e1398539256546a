"""The reveal, and what strikes the selections before the planning: destruction, blackmail, shadows, rats."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.protocol import Action, Seat, Step, then
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, CALAMITY, VERMIN
from regalia.games.wonderful_kingdom.rules.actions import DONE, TAKEN, Destroy, Surrender, Swap
from regalia.games.wonderful_kingdom.rules.cubes import brew_all
from regalia.games.wonderful_kingdom.rules.decks import added, without
from regalia.games.wonderful_kingdom.rules.lands import slots_held
from regalia.games.wonderful_kingdom.rules.meeting import Meet, lanes
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.rules.powers import appoint, can_use, pay
from regalia.games.wonderful_kingdom.rules.reach import in_reach
from regalia.games.wonderful_kingdom.rules.spying import Unveiling
from regalia.games.wonderful_kingdom.rules.state import BACK, Readable, Realm

SHADOW, RAT, BLACKMAILER = "shadow", "giant-rat", "blackmailer"
RESOURCES_LOST = 5  # cubes beside the danger deck that lose the Thieves' Guild


@dataclass(frozen=True, slots=True)
class Reveal(Step):
    """Alone, hidden cards get their faces; then everything goes where it belongs, and strikes."""

    def run(self, state: Realm) -> None:
        state.phase = "interfere"
        hidden = [at for at, lying in enumerate(state.duchies[0].taken) if lying.card == BACK]
        then(
            state,
            *(Unveiling(TAKEN, at) for at in hidden),
            Sort(),
            *(Interfere(seat, "destroy") for seat in state.order),
            *(Interfere(seat, "power") for seat in state.order),
            Shadows(),
            Toll(),
            Meet(),
            Rats(),
        )


@dataclass(frozen=True, slots=True)
class Sort(Step):
    """Advisors enter the council, threats the construction area, calamities the duchy; the rest is the selection."""

    def run(self, state: Realm) -> None:
        for seat, duchy in enumerate(state.duchies):
            cards = [lying.card for lying in duchy.taken]
            duchy.taken = ()
            for card in cards:
                if card in state.catalogue.advisors:
                    appoint(state, seat, card)
            duchy.calamities += cards.count(CALAMITY)
            duchy.fresh = tuple(sorted(card for card in cards if card in state.catalogue.threats))
            duchy.threats = added(duchy.threats, duchy.fresh)
            duchy.selection = tuple(sorted(card for card in cards if card in state.catalogue.cards))


@dataclass(frozen=True, slots=True)
class Interfere(Step):
    """A player who can strike at the other's selection is asked; also if free actions could pay for a Blackmailer."""

    seat: Seat
    how: str
    done: int = 0

    def run(self, state: Realm) -> None:
        if state.setting.solo or not state.duchies[1 - self.seat].selection:
            return
        if self.how == "destroy" and state.setting.conquest:
            if self.done < slots_held(state, self.seat, "destroy"):
                then(state, Destroying(self.seat, self.done))
        elif self.how == "power" and self._blackmails(state):
            then(state, Blackmailing(self.seat))

    def _blackmails(self, state: Readable) -> bool:
        duchy = state.duchies[self.seat]
        if BLACKMAILER not in duchy.council or BLACKMAILER in duchy.used or not duchy.selection:
            return False
        return can_use(state, self.seat, BLACKMAILER) or in_reach(state, self.seat)


@dataclass(frozen=True, slots=True)
class Destroying(Own):
    """A slot of the board: discard a selected card of the other player, or none."""

    seat: Seat
    done: int

    def offers(self, state: Readable) -> Sequence[Action]:
        return [*map(Destroy, dict.fromkeys(state.duchies[1 - self.seat].selection)), DONE]

    def do(self, state: Realm, action: Action) -> None:
        if isinstance(action, Destroy):
            other = state.duchies[1 - self.seat]
            other.selection = without(other.selection, action.card)
            state.discard = added(state.discard, (action.card,))
            then(state, Interfere(self.seat, "destroy", self.done + 1))


@dataclass(frozen=True, slots=True)
class Blackmailing(Own):
    """The Blackmailer: exchange a selected card for one of the other player, or none."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        if not can_use(state, self.seat, BLACKMAILER):
            return [DONE]
        mine, other = state.duchies[self.seat].selection, state.duchies[1 - self.seat].selection
        pairs = [Swap(one, two) for one in dict.fromkeys(mine) for two in dict.fromkeys(other) if one != two]
        return [*pairs, DONE]

    def do(self, state: Realm, action: Action) -> None:
        if isinstance(action, Swap):
            pay(state, self.seat, BLACKMAILER)
            mine, other = state.duchies[self.seat], state.duchies[1 - self.seat]
            mine.selection = added(without(mine.selection, action.mine), (action.other,))
            other.selection = added(without(other.selection, action.other), (action.mine,))

    def back(self) -> Step:
        return Interfere(self.seat, "power")


@dataclass(frozen=True, slots=True)
class Shadows(Step):
    """For each shadow a seat gives up a selected card."""

    def run(self, state: Realm) -> None:
        if any(SHADOW in duchy.threats for duchy in state.duchies):
            lanes(state, lambda seat: (Haunt(seat, state.duchies[seat].threats.count(SHADOW)),))


@dataclass(frozen=True, slots=True)
class Haunt(Step):
    """One card after the other, for each shadow, while there are cards."""

    seat: Seat
    left: int

    def run(self, state: Realm) -> None:
        if self.left and state.duchies[self.seat].selection:
            then(state, Haunted(self.seat, self.left))


@dataclass(frozen=True, slots=True)
class Haunted(Own):
    """Give up a selected card; its recycling bonus is the other's."""

    seat: Seat
    left: int

    def offers(self, state: Readable) -> Sequence[Action]:
        return [*map(Surrender, dict.fromkeys(state.duchies[self.seat].selection))]

    def do(self, state: Realm, action: Action) -> None:
        duchy, bonus = state.duchies[self.seat], state.catalogue.cards[action.card].recycling
        duchy.selection = without(duchy.selection, action.card)
        duchy.spent = (*duchy.spent, action.card)
        duchy.owed = tuple(duchy.owed[resource] + bonus[resource] for resource in BASIC)
        if state.setting.solo:
            Toll().run(state)
        if not state.defeat:
            then(state, Haunt(self.seat, self.left - 1))


@dataclass(frozen=True, slots=True)
class Toll(Step):
    """What shadows took goes to the other's alchemy; in the Thieves' Guild it lies beside the danger deck."""

    def run(self, state: Realm) -> None:
        for seat, duchy in enumerate(state.duchies):
            owed, duchy.owed = duchy.owed, (0, 0, 0, 0)
            if not state.setting.solo:
                brew_all(state, 1 - seat, owed)
            elif state.setting.scenario == "SC05":
                state.beside += sum(owed)
                if state.beside >= RESOURCES_LOST:
                    lose(state, "cubes")


def lose(state: Realm, why: str) -> None:
    """A scenario is lost on the spot."""
    state.defeat, state.phase = why, "over"
    state.agenda.clear()


@dataclass(frozen=True, slots=True)
class Rats(Step):
    """Each new rat brings a vermin for every rat in the construction area, one rat after the other."""

    def run(self, state: Realm) -> None:
        for seat in state.order:
            duchy = state.duchies[seat]
            rats = duchy.threats.count(RAT)
            for count in range(rats - duchy.fresh.count(RAT) + 1, rats + 1):
                infest(state, seat, count)


def infest(state: Realm, seat: Seat, vermin: int) -> None:
    """Vermin from the supply, as long as there is any; in the plague of rats an empty supply is the end."""
    duchy = state.duchies[seat]
    vermin = min(vermin, state.vermin)
    state.vermin -= vermin
    duchy.threats = added(duchy.threats, (VERMIN,) * vermin)
    if state.setting.scenario == "SC01" and not state.vermin:
        lose(state, "vermin")
