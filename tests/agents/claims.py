"""What a hint claims, against what then happens by the rules to the state as it truly is."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from regalia.agents import minds
from regalia.agents.hint import Explanation, Hint, hint
from regalia.agents.hint_words import HintWords, told
from regalia.agents.protocol import Budget
from regalia.agents.reasons import (
    AHEAD,
    EVEN,
    LEAST_POINTS,
    ONLY,
    SURER,
    TRIED,
    Comparison,
    Parts,
    Reason,
    differ,
    total,
)
from regalia.core.game import AnyGame
from regalia.core.lanes import apply, pending
from regalia.core.protocol import Action, Chance, Choice, Seat
from regalia.games import GAMES
from tests.agents.claim_positions import Position
from tests.agents.claim_readers import READERS

NOTHING: Mapping[str, int] = {}
SHORT = Budget(iterations=8)
OTHER_SEEDS = (11, 12, 13)
SHARE = 0.3  # of an estimate by which it may be another one with other random numbers
MOST_OTHERS = 24  # options with which a move is compared
MOST_TRIED = 400  # moves that are tried to see whether one scores


class Claim(NamedTuple):
    """A part of a hint, what it says, and whether that is so."""

    part: str
    said: str
    true: bool


def claims(game: AnyGame, at: Position) -> list[Claim]:
    """What the hint at a position claims, each part checked."""
    found = hint(game, game.view(at.state, at.seat), at.options, SHORT)
    return [*foreseen(game, at, found), *compared(game, at, found)]


def foreseen(game: AnyGame, at: Position, found: Hint) -> list[Claim]:
    """What it says of the move, then of the plan, which is played out."""
    course = found.course
    state = at.state.copy()
    before = counted(game, state, at.seat)
    take(state, at.seat, found.option)
    steps = list(course.steps)
    made: list[Claim] = []
    if course.opens:
        made.append(named_first(game, state, at.seat, steps[0].action))
        take(state, at.seat, steps.pop(0).action)
    after = counted(game, state, at.seat)
    made += changes(game, "move", course.now, before, after, due(state, at.seat))
    if not made:
        made.append(Claim("move", "nothing", not changed(game, before, after)))
    if course.idle:
        made.append(Claim("move", "idle", not any_scores(game, at)))
    played = all(played_on(state, at.seat, step.action) for step in steps)
    end = counted(game, ended(state, at.seat), at.seat)
    planned = changes(game, "plan", course.then, after, end)
    return [*made, *(claim._replace(true=claim.true and played) for claim in planned)]


def played_on(state: Any, seat: Seat, action: Action) -> bool:
    """Whether a step of the plan was possible when its time came."""
    others_move(state, seat)
    if not possible(state, seat, action):
        return False
    take(state, seat, action)
    return True


def changes(
    game: AnyGame,
    part: str,
    said: Mapping[str, int],
    before: Mapping[str, int],
    after: Mapping[str, int],
    promised: Mapping[str, int] = NOTHING,
) -> Iterator[Claim]:
    """Every change that is told."""
    for feature, count in told(said, HintWords(game, "en").has):
        if feature.startswith("due."):
            yield Claim(part, f"{feature} {count}", promised.get(feature[4:], 0) >= count)
        else:
            yield Claim(part, f"{feature} {count}", after.get(feature, 0) - before.get(feature, 0) == count)


def changed(game: AnyGame, before: Mapping[str, int], after: Mapping[str, int]) -> list[tuple[str, int]]:
    """What is worth a word."""
    more = {name: after.get(name, 0) - before.get(name, 0) for name in {*before, *after}}
    return told({name: count for name, count in more.items() if count}, HintWords(game, "en").has)


def counted(game: AnyGame, state: Any, seat: Seat) -> Mapping[str, int]:
    return READERS[game.id](game.view(state, seat))


def take(state: Any, seat: Seat, action: Action) -> None:
    """The seat moves, and what is no matter of luck happens."""
    lane = next(lane for lane, choice in pending(state) if choice.seat == seat)
    apply(state, lane, action)
    settle(state)


def settle(state: Any) -> None:
    while True:
        sure = [(lane, choice.options(state)) for lane, choice in pending(state) if isinstance(choice, Chance)]
        alone = [(lane, options[0]) for lane, options in sure if len(options) == 1]
        if not alone:
            return
        apply(state, *alone[0])


def own(state: Any, seat: Seat) -> Choice | None:
    return next((choice for _, choice in pending(state) if choice.seat == seat), None)


def possible(state: Any, seat: Seat, action: Action) -> bool:
    choice = own(state, seat)
    return choice is not None and action in choice.options(state)


def others_move(state: Any, seat: Seat) -> None:
    """Nobody gets in the way: the others pass where they can, else they take what comes first or last."""
    while own(state, seat) is None:
        waiting = [(lane, choice) for lane, choice in pending(state) if not isinstance(choice, Chance)]
        if not waiting:
            return
        lane, choice = waiting[0]
        apply(state, lane, unhindering(choice.options(state)))
        settle(state)


def unhindering(options: Sequence[Action]) -> Action:
    return next((option for word in ("pass", "done") for option in options if str(option) == word), options[-1])


def ended(state: Any, seat: Seat) -> Any:
    """The state when the plan is over, as far as nobody gets in the way."""
    found = state.copy()
    if of_kingsburg(state) and state.season:
        others_move(found, seat)
    return found


def of_kingsburg(state: Any) -> bool:
    return type(state).__module__.startswith("regalia.games.kingsburg")


def due(state: Any, seat: Seat) -> Mapping[str, int]:
    """What comes to a seat by advisors if all that is still to be placed stays in hand."""
    if not of_kingsburg(state):
        return {}
    found, season, choices = state.copy(), state.season, 0
    before = Counter(counted(GAMES["kingsburg"], found, seat))
    while found.season == season and found.agenda and not isinstance(pending(found)[0][1], Chance):
        lane, choice = pending(found)[0]
        word = type(choice).__name__
        if word == "Constructing":
            break
        choices += choice.seat == seat and word in ("Receiving", "Alchemy", "Smuggling")
        apply(found, lane, unhindering(choice.options(found)))
        settle(found)
    more = Counter(counted(GAMES["kingsburg"], found, seat))
    more.subtract(before)
    gained = {name.removeprefix("goods."): count for name, count in more.items()}
    return gained | {"choice": choices, "any": sum(gained[name] for name in ("gold", "wood", "stone"))}


def named_first(game: AnyGame, state: Any, seat: Seat, action: Action) -> Claim:
    """What a move opens a choice for: a hint asked there says the same."""
    choice = own(state, seat)
    assert choice, "the move opens a choice"
    options = choice.options(state)
    same = action in options and action == hint(game, game.view(state, seat), options, SHORT).option
    return Claim("opens", str(action), same if game.id == "wonderful-kingdom" else action in options)


def any_scores(game: AnyGame, at: Position) -> bool:
    """Whether an option brings points at once, or one of the choice that follows it."""
    points = scored(game, at.state, at.seat)
    tried = 0
    for option in at.options:
        there = at.state.copy()
        take(there, at.seat, option)
        if scored(game, there, at.seat) > points:
            return True
        choice = own(there, at.seat)
        for more in choice.options(there) if choice else ():
            tried += 1
            further = there.copy()
            take(further, at.seat, more)
            if tried < MOST_TRIED and scored(game, further, at.seat) > points:
                return True
    return False


def scored(game: AnyGame, state: Any, seat: Seat) -> int:
    return sum(count for name, count in counted(game, state, seat).items() if name.startswith("points"))


def compared(game: AnyGame, at: Position, found: Hint) -> Iterator[Claim]:
    """Estimates are made again, with other random numbers and against any other options."""
    said, view = found.comparison, game.view(at.state, at.seat)
    if said is None or said.kind == TRIED:
        return
    others = [option for option in at.options if option != found.option]
    some = Random(str(found.option)).sample(others, min(MOST_OTHERS, len(others)))
    again = [Again(game, view, found.option, some, seed) for seed in OTHER_SEEDS]
    yield Claim("estimate", said.kind, all(one.holds(said) for one in again))
    for reason in said.reasons:
        yield Claim("estimate", reason.feature, all(one.speaks(reason) for one in again))


class Again:
    """An estimate of a move and of others, with random numbers of its own."""

    def __init__(self, game: AnyGame, view: Any, option: Action, others: Sequence[Action], seed: int) -> None:
        self.why, self.others = Explanation(minds.of(game), view, option, Random(seed).getrandbits(64)), others
        self.own = self.why.parts(option)
        known = [parts for other in others if (parts := self.why.parts(other)) and differ(self.own, parts)]
        self.rivals = sorted(known, key=total)

    def holds(self, said: Comparison) -> bool:
        """Whether what a comparison says is so, with a little room."""
        if said.kind == SURER:
            return self.why.surer(self.others) > 0
        if said.kind in (AHEAD, EVEN):
            lead = total(self.own) - total(self.rivals[-1]) if self.rivals else said.by
            return lead >= said.by - max(LEAST_POINTS, SHARE * said.by)
        return not self.rivals if said.kind == ONLY else all(self._near(parts) for parts in self.rivals)

    def speaks(self, reason: Reason) -> bool:
        """Whether there is more of a part than in what is best without the move, or than in most others."""
        more = [self.own.get(reason.feature, 0.0) - parts.get(reason.feature, 0.0) for parts in self.rivals]
        return not more or max(more) >= min(LEAST_POINTS, reason.points) / 2

    def _near(self, parts: Parts) -> bool:
        return abs(total(self.own) - total(parts)) <= 2 * LEAST_POINTS
