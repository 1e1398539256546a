"""Bonus dice: how many join a roll, and what a good year and the Priest's blessing give with them or instead."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.protocol import Action, Choice, Seat, Step, then
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import BLESSINGS, DONE, Accept, Extra
from regalia.games.kingsburg.rules.dice import rolling
from regalia.games.kingsburg.rules.gains import Taking, score
from regalia.games.kingsburg.rules.hooks import bearers, destiny, number
from regalia.games.kingsburg.rules.state import GOVERNOR, Readable, Realm

OWN_DICE = 3
GOOD_YEAR = "good-year"  # among the powers used: the one bonus die of the seat is that of the good year


def favoured(state: Readable, seat: Seat) -> int:
    """The King's bonus die is for spring; a generous King leaves it for summer."""
    seasons = ("spring", "summer") if destiny(state, moments.GENEROUS) else ("spring",)
    return int(state.favour == seat and state.season in seasons)


def extra(state: Readable, seat: Seat) -> tuple[str, ...]:
    """Whose bonus dice a seat may add to its roll, a name for each die; the King's is rolled in any case.

    A good year comes after all others: it has a die for those who have none."""
    found = tuple(name for name, dice in bearers(state, seat, moments.BONUS) for _ in range(dice(state)))
    return found or ((state.destiny,) if destiny(state, moments.PLENTY) and not favoured(state, seat) else ())


@dataclass(frozen=True, slots=True)
class RollDice(Step):
    """Players with bonus dice say how many join, in turn order. Then all roll: own dice, then bonus dice."""

    joining: tuple[int, ...] = ()  # bonus dice that join, of those who stand first in the turn order

    def run(self, state: Realm) -> None:
        joining = self.joining
        for seat in state.order[len(joining) :]:
            if extra(state, seat):
                then(state, ChoosingDice(seat, joining))
                return
            joining += (0,)
        self.roll(state, list(zip(state.order, joining, strict=True)))

    def roll(self, state: Realm, joining: Sequence[tuple[Seat, int]]) -> None:
        """A good year gives its resource when all have rolled."""
        famine, rolls = destiny(state, moments.OWN_DICE), list[Step]()
        for seat, more in joining:
            rolls.append(rolling(seat, famine(state) if famine else OWN_DICE, False))
            if bonus := favoured(state, seat) + more:
                rolls.append(rolling(seat, bonus, True))
            if more and extra(state, seat) == (GOOD_YEAR,):
                state.provinces[seat].used |= {GOOD_YEAR}
        then(state, *rolls, *harvest(state, [seat for seat, more in joining if plentiful(state, seat, more)]))


@dataclass(frozen=True, slots=True)
class ChoosingDice(Choice):
    """Before the roll: add bonus dice to it, as many as you like of those you have, or none."""

    seat: Seat
    joining: tuple[int, ...]  # of those who stand before it in the turn order

    def options(self, state: Readable) -> Sequence[Action]:
        return [*(Extra(count) for count in range(len(extra(state, self.seat)), 0, -1)), DONE]

    def take(self, state: Realm, action: Action) -> None:
        then(state, RollDice((*self.joining, action.count if isinstance(action, Extra) else 0)))


def plentiful(state: Readable, seat: Seat, more: int) -> bool:
    """Whether a good year has a resource for a seat that adds so many dice: for bonus dice that are not its own."""
    mine = more and extra(state, seat) != (GOOD_YEAR,)
    return destiny(state, moments.PLENTY) is not None and bool(mine or favoured(state, seat))


def harvest(state: Readable, seats: Sequence[Seat]) -> list[Taking]:
    """In a good year these seats take a resource each."""
    plenty = destiny(state, moments.PLENTY)
    count = plenty(state) if plenty else 0
    return [Taking(seat, count, f"destiny.{GOOD_YEAR}") for seat in seats if count]


@dataclass(frozen=True, slots=True)
class Blessing(Step):
    """The Priest blesses all: a bonus die for those without one, a point for the others.

    Whose die is that of a good year has a choice between the two, in turn order, before the dice are rolled."""

    def run(self, state: Realm) -> None:
        asked = [seat for seat in state.order if GOOD_YEAR in state.provinces[seat].used]
        for seat in state.order:
            if state.provinces[seat].bonus and seat not in asked:
                bless(state, seat)
        then(state, *map(Accepting, asked), BlessingDice())


def bless(state: Realm, seat: Seat) -> None:
    score(state, seat, number(state, "priest", "blessing"), GOVERNOR)


@dataclass(frozen=True, slots=True)
class Accepting(Choice):
    """Keep the die of the good year and take the Priest's point, or roll the Priest's die and take a resource."""

    seat: Seat

    def options(self, state: Readable) -> Sequence[Accept]:
        return BLESSINGS

    def take(self, state: Realm, action: Accept) -> None:
        if action.gift == "point":
            bless(state, self.seat)
        else:
            state.provinces[self.seat].bonus = ()


@dataclass(frozen=True, slots=True)
class BlessingDice(Step):
    """All without a bonus die roll the Priest's; in a good year they take a resource when all have rolled."""

    def run(self, state: Realm) -> None:
        blessed = [seat for seat in state.order if not state.provinces[seat].bonus]
        then(state, *(rolling(seat, 1, True) for seat in blessed), *harvest(state, blessed))
