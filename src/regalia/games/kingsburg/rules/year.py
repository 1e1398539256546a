"""A year of eight phases: the King's favour, reward and envoy stand between the seasons."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.protocol import NOBODY, Announcement, Chance, Seat, Step, then
from regalia.games.kingsburg.box.cards import DESTINIES
from regalia.games.kingsburg.box.data import YEARS
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import Fate, Royal
from regalia.games.kingsburg.rules.gains import RevealEnemy, Taking, score
from regalia.games.kingsburg.rules.hooks import destiny, effects
from regalia.games.kingsburg.rules.recruiting import Recruitment
from regalia.games.kingsburg.rules.season import Season
from regalia.games.kingsburg.rules.state import CATHEDRAL, KING, TOKENS, Readable, Realm
from regalia.games.kingsburg.rules.winter import Winter


@dataclass(frozen=True, slots=True)
class Year(Step):
    """Five years of eight phases."""

    def run(self, state: Realm) -> None:
        state.year += 1
        phases = (
            StartOfYear(),
            Favour(),
            Season("spring"),
            Reward(),
            Season("summer"),
            Envoy(),
            Season("autumn"),
            Recruitment(),
            Winter(),
            EndOfYear(),
        )
        then(state, *([Destiny()] if state.modules.destiny else []), *phases)


@dataclass(frozen=True, slots=True)
class Destiny(Chance):
    """A destiny card for the whole year; none comes twice."""

    def purpose(self) -> str:
        return "destiny"

    def outcomes(self, state: Realm) -> Sequence[tuple[Fate, int]]:
        return [(Fate(card.name), 1) for card in DESTINIES if card.name not in state.past]

    def take(self, state: Realm, action: Fate) -> None:
        state.destiny, state.past = action.card, (*state.past, action.card)


@dataclass(frozen=True, slots=True)
class StartOfYear(Step):
    """What cards give or allow before the King's favour; the enemy is turned up before anybody chooses."""

    def run(self, state: Realm) -> None:
        for seat in reversed(state.order):
            for effect in effects(state, seat, moments.YEAR):
                effect(state, seat)
        if destiny(state, moments.SCOUTED):
            then(state, RevealEnemy())


def counted(state: Readable, seat: Seat) -> int:
    """The buildings of a seat, as the King counts them when he helps."""
    fewer: int = sum(effect(state) for effect in effects(state, seat, moments.COUNTED))
    return state.provinces[seat].buildings - fewer


def least(state: Readable) -> list[Seat]:
    """The seats with fewest buildings; among those, with fewest resources. Some governors win the tie."""
    fewest = min(counted(state, seat) for seat in state.order)
    tied = [seat for seat in state.order if counted(state, seat) == fewest]
    if winners := [seat for seat in tied if effects(state, seat, moments.WINS_TIES)] if len(tied) > 1 else []:
        return winners
    poorest = min(state.provinces[seat].resources for seat in tied)
    return [seat for seat in tied if state.provinces[seat].resources == poorest]


@dataclass(frozen=True, slots=True)
class Favour(Step):
    """The seat with fewest buildings has a bonus die in spring; seats that are level take a resource instead."""

    def run(self, state: Realm) -> None:
        tied = least(state)
        if len(tied) == 1:
            then(state, Honour("favour", (tied[0],)))
        else:
            then(state, *(Taking(seat, 1, "favour") for seat in tied))


@dataclass(frozen=True, slots=True)
class Reward(Step):
    """A point for the most buildings, for all who have that many."""

    def run(self, state: Realm) -> None:
        counts = {seat: state.provinces[seat].buildings for seat in state.order}
        most = max(counts.values())
        then(state, Honour("reward", tuple(sorted(seat for seat, count in counts.items() if count == most))))
        for seat in state.order:
            for effect in effects(state, seat, moments.SECOND):
                effect(state, seat, counts)


@dataclass(frozen=True, slots=True)
class Envoy(Step):
    """The envoy comes back, and goes to the seat with fewest buildings, if it is one alone."""

    def run(self, state: Realm) -> None:
        if destiny(state, moments.NO_ENVOY):
            return
        state.envoy, tied = NOBODY, least(state)
        if len(tied) == 1:
            then(state, Honour("envoy", (tied[0],)))


@dataclass(frozen=True, slots=True)
class Honour(Announcement):
    """The King's favour, reward or envoy reaches its seats."""

    what: str
    seats: tuple[Seat, ...]

    def announced(self, state: Realm) -> Royal:
        return Royal(self.what, self.seats)

    def take(self, state: Realm, action: Royal) -> None:
        if self.what == "favour":
            state.favour = self.seats[0]
        elif self.what == "envoy":
            state.envoy = self.seats[0]
        else:
            census = destiny(state, moments.CENSUS)
            for seat in self.seats:
                score(state, seat, census(state) if census else 1, KING)


@dataclass(frozen=True, slots=True)
class EndOfYear(Step):
    """After the battle governors give; in the last year the Cathedral and the last army token; the Minstrel closes."""

    def run(self, state: Realm) -> None:
        for seat in state.order:
            for effect in effects(state, seat, moments.YEAR_END):
                effect(state, seat)
        if state.year == YEARS:
            self.last(state)
        for seat in state.order:
            for effect in effects(state, seat, moments.LAST):
                effect(state, seat)
        self.clear(state)
        if state.year < YEARS:
            then(state, Year())

    def last(self, state: Realm) -> None:
        for seat in state.order:
            for effect in effects(state, seat, moments.GAME_END):
                score(state, seat, effect(state, seat), CATHEDRAL)
            if tokens := state.provinces[seat].tokens:
                score(state, seat, sum(tokens), TOKENS)

    def clear(self, state: Realm) -> None:
        state.enemy, state.known, state.shown, state.destiny = "", frozenset(), False, ""
        for province in state.provinces:
            if province.used:
                province.used -= YEARLY


YEARLY = frozenset(("architect", "miner", "copy"))
