"""Influencing the King's advisors: in turn order, a placement at a time, until everybody has passed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import combinations
from random import Random

from regalia.core.protocol import NOBODY, Action, Choice, Seat, Step, then
from regalia.games.kingsburg.box.data import RANKS, Gain
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import DONE, PASS, Consider, Copy, Dice, Influence, Invoke, Pass
from regalia.games.kingsburg.rules.dice import without
from regalia.games.kingsburg.rules.gains import NO_GAIN, Brings
from regalia.games.kingsburg.rules.hooks import destiny, effects
from regalia.games.kingsburg.rules.state import NEUTRAL, Placed, Readable, Realm

MANY = 500  # more options than this are asked by advisor first
ALL: int = sum(1 << rank for rank in RANKS)
Ways = tuple[tuple[Influence, ...], ...]  # by rank


@cache
def subsets(dice: Dice) -> tuple[Dice, ...]:
    """Every different choice of some of the dice, the empty one first."""
    return tuple(dict.fromkeys(some for count in range(len(dice) + 1) for some in combinations(dice, count)))


@lru_cache(1 << 16)
def ways(own: Dice, bonus: Dice, plus2: bool, market: bool, private: bool = False) -> Ways:
    """How each rank can be reached: at least one own die, perhaps a +2 token, perhaps a step of the Market."""
    found: list[list[Influence]] = [[] for _ in range(19)]
    for mine in subsets(own)[1:]:
        for extra in subsets(bonus):
            for token in (False, True) if plus2 else (False,):
                for step in (0, -1, 1) if market else (0,):
                    rank = sum(mine) + sum(extra) + 2 * token + step
                    if 1 <= rank <= 18:
                        found[rank].append(Influence(rank, mine, extra, token, step, private=private))
    return tuple(map(tuple, found))


@lru_cache(1 << 16)
def with_envoy(way: Influence) -> Influence:
    return replace(way, envoy=True)


def blocked(state: Readable) -> int:
    """The ranks that destiny has closed to everybody this year, as bits."""
    closed = destiny(state, moments.BLOCKED)
    return closed(state) if closed else 0


def open_ranks(state: Readable, seat: Seat) -> int:
    """The ranks of the board on which a seat may place dice without the envoy, as bits."""
    second = destiny(state, moments.SECOND_SLOT)
    free = ALL & ~state.taken & ~blocked(state)
    if second:
        for rank in range(1, second(state) + 1):
            there = [who for who, lying in state.court if lying.rank == rank and isinstance(lying, Influence)]
            if len(there) == 1 and there[0] != seat:
                free |= 1 << rank
    return free


def influences(state: Readable, seat: Seat) -> list[Sequence[Influence]]:
    """All ways to place dice now, advisor by advisor."""
    province = state.provinces[seat]
    own, bonus, used = province.dice, province.bonus, province.used
    plus2 = province.plus2 > 0 and "plus2" not in used
    market = bool(effects(state, seat, moments.MARKET)) and "market" not in used
    table = ways(own, bonus, plus2, market)
    free = open_ranks(state, seat)
    found: list[Sequence[Influence]] = [table[rank] for rank in RANKS if free >> rank & 1 and table[rank]]
    if state.envoy == seat:
        taken = state.taken & ~free & ~blocked(state)
        found += [[*map(with_envoy, table[rank])] for rank in RANKS if taken >> rank & 1 and table[rank]]
    for effect in effects(state, seat, moments.PRIVATE):
        found += private_ways(state, seat, effect(state), ways(own, bonus, plus2, market, True))
    return found


def private_ways(state: Readable, seat: Seat, ranks: Sequence[int], table: Ways) -> Iterator[Sequence[Influence]]:
    """The Politician's own advisors, blocked by nobody else's dice."""
    mine = {lying.rank for who, lying in state.court if who == seat and lying.private}
    for rank in dict.fromkeys(ranks):
        if table[rank] and rank not in mine:
            yield table[rank]
        elif table[rank] and state.envoy == seat:
            yield [*map(with_envoy, table[rank])]


def copies(state: Readable, seat: Seat) -> list[Copy]:
    """Secret Deals: once a year the help of an advisor whom somebody else has influenced."""
    deals = destiny(state, moments.COPY)
    if deals is None or "copy" in state.provinces[seat].used:
        return []
    dice = ((who, lying) for who, lying in state.court if isinstance(lying, Influence))
    others = ((lying.rank, lying.private) for who, lying in dice if who not in (seat, NEUTRAL))
    return [Copy(*place) for place in sorted(set(others)) if place[0] <= deals(state)]


@dataclass(frozen=True, slots=True)
class Influencing(Step):
    """In turn order, a placement at a time, until everybody has passed."""

    def run(self, state: Realm) -> None:
        next_to_place(state, 0, 0)


def next_to_place(state: Realm, start: int, passed: int) -> None:
    """Whose turn it is, from a place in the turn order on. A player without dice has passed; passed seats are bits."""
    seats = len(state.order)
    for at in range(start, start + seats):
        seat = state.order[at % seats]
        if not passed >> seat & 1:
            if state.provinces[seat].dice or copies(state, seat):
                state.agenda.append(placing(seat, at % seats, passed))
                return
            passed |= 1 << seat


@dataclass(frozen=True, slots=True)
class Placing(Choice, Brings):
    """Influence an advisor, or pass for the rest of the season."""

    seat: Seat
    at: int
    passed: int

    def options(self, state: Readable) -> Sequence[Action]:
        found = influences(state, self.seat)
        if sum(map(len, found)) + 19 > MANY:
            places = [Consider(some[0].rank, some[0].private) for some in found]
            return [*dict.fromkeys(places), *copies(state, self.seat), PASS]
        return [*(way for some in found for way in some), *copies(state, self.seat), PASS]

    def sample(self, state: Realm, rng: Random) -> Action:
        """The n-th option without the list of them."""
        found, others = influences(state, self.seat), [*copies(state, self.seat), PASS]
        count = sum(map(len, found))
        if count + 19 > MANY:
            return rng.choice(self.options(state))
        at = int(rng.random() * (count + len(others)))
        for some in found:
            if at < len(some):
                return some[at]
            at -= len(some)
        return others[at]

    def brings(self, state: Readable, action: Action) -> Gain:
        return helped(action) if isinstance(action, Influence) else NO_GAIN

    def take(self, state: Realm, action: Action) -> None:
        if isinstance(action, Pass):
            next_to_place(state, self.at + 1, self.passed | 1 << self.seat)
        elif isinstance(action, Consider):
            then(state, Considering(self.seat, self.at, self.passed, action.rank, action.private))
        else:
            place(state, self.seat, action, self.at + 1, self.passed)


placing = cache(Placing)


@dataclass(frozen=True, slots=True)
class Considering(Choice, Brings):
    """How to influence the advisor that was chosen."""

    seat: Seat
    at: int
    passed: int
    rank: int
    private: bool

    def options(self, state: Readable) -> Sequence[Influence]:
        found = influences(state, self.seat)
        return [way for some in found for way in some if (way.rank, way.private) == (self.rank, self.private)]

    def brings(self, state: Readable, action: Influence) -> Gain:
        return helped(action)

    def take(self, state: Realm, action: Influence) -> None:
        place(state, self.seat, action, self.at + 1, self.passed)


def helped(action: Influence) -> Gain:
    """What dice on an advisor cost beside themselves: a +2 token, if one has helped them."""
    return Gain(plus2=-1) if action.plus2 else NO_GAIN


def place(state: Realm, seat: Seat, action: Influence | Copy, following: int, passed: int) -> None:
    """Dice go on an advisor, or his help is copied; a gift that lies there is taken before the next seat's turn."""
    gift = destiny(state, moments.GIFT)
    first = isinstance(action, Influence) and not action.private and not state.taken >> action.rank & 1
    state.court += ((seat, action),)
    if isinstance(action, Copy):
        state.provinces[seat].used |= {"copy"}
    else:
        spend(state, seat, action)
    next_to_place(state, following, passed)
    if gift and first:
        gift(state, seat, action.rank)


def spend(state: Realm, seat: Seat, action: Influence) -> None:
    """The dice and what helps them leave the hand."""
    province = state.provinces[seat]
    province.dice = without(province.dice, action.own)
    if action.bonus:
        province.bonus = without(province.bonus, action.bonus)
    if action.plus2:
        province.plus2 -= 1
        province.used |= {"plus2"}
    if action.market:
        province.used |= {"market"}
    if action.envoy:
        state.envoy = NOBODY
    if not action.private:
        state.taken |= 1 << action.rank


@dataclass(frozen=True, slots=True)
class DukeMoves(Step):
    """When all have passed, the Duke may move his highest dice to the Duchess."""

    def run(self, state: Realm) -> None:
        for seat in state.order:
            if effects(state, seat, moments.DUKE) and highest(state, seat) and open_ranks(state, seat) >> DUCHESS & 1:
                then(state, Moving(seat))


DUCHESS = 12


def highest(state: Readable, seat: Seat) -> Placed | None:
    """The dice of a seat on its highest advisor."""
    mine = [placed for placed in state.court if placed[0] == seat and isinstance(placed[1], Influence)]
    return max(mine, key=lambda placed: placed[1].rank, default=None)


@dataclass(frozen=True, slots=True)
class Moving(Choice):
    """Move the dice from the highest advisor you have influenced to the Duchess, or leave them."""

    seat: Seat

    def options(self, state: Readable) -> Sequence[Action]:
        return [Invoke("duke"), DONE]

    def take(self, state: Realm, action: Action) -> None:
        best = highest(state, self.seat)
        if action == DONE or best is None:
            return
        moved = replace(best[1], rank=DUCHESS, private=False)
        state.court = tuple((self.seat, moved) if placed == best else placed for placed in state.court)
        public = {placed.rank for _, placed in state.court if isinstance(placed, Influence) and not placed.private}
        state.taken = sum(1 << rank for rank in public)
