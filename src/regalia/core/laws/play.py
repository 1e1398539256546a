"""Laws of play: a game ends, offers what can be done and nothing else, keeps its box together and counts right."""

from collections import Counter
from copy import copy
from itertools import combinations
from random import Random
from typing import Any

from regalia.core.codec import written
from regalia.core.errors import Illegal
from regalia.core.game import AnyGame, counted_points
from regalia.core.lanes import apply, pending
from regalia.core.laws.walk import Position, law
from regalia.core.protocol import CHANCE, Action, Broken, Chance, Seat
from regalia.core.record import Match

MOST = 500  # options of one choice
FOREIGN = 20  # actions from elsewhere that are tried at a position
ROAM = 8  # decisions that a copy is played on
POINTS = "points"  # the word of a result that rests on the scores alone


@law()
def it_ends(game: AnyGame, at: Position) -> None:
    if at.number >= at.bound and at.open:
        raise Broken(f"it is not over after {at.bound} decisions")


@law()
def options_are_few_and_distinct(game: AnyGame, at: Position) -> None:
    for _, choice, options in at.open:
        if not options:
            raise Broken(f"{choice} offers nothing")
        if len(options) > MOST:
            raise Broken(f"{choice} offers {len(options)} actions, more than {MOST}")
        if len(set(options)) < len(options):
            raise Broken(f"{choice} offers an action twice: {', '.join(map(str, options))}")


@law()
def targets_tell_options_apart(game: AnyGame, at: Position) -> None:
    """Whoever has clicked all targets of an option has said which one."""
    for _, choice, options in at.open:
        if choice.seat != CHANCE and len({tuple(sorted(game.tokens(each))) for each in options}) < len(set(options)):
            shared = Counter(tuple(sorted(game.tokens(each))) for each in set(options)).most_common(1)[0][0]
            raise Broken(f"{choice} has several options of the targets {', '.join(shared)}")


@law()
def samples_are_options(game: AnyGame, at: Position) -> None:
    for _, choice, options in at.open:
        if options and (action := choice.sample(at.state, at.rng("sample"))) not in options:
            raise Broken(f"{choice} samples “{action}”, which it does not offer")


@law()
def chance_has_positive_weights(game: AnyGame, at: Position) -> None:
    for _, choice, _ in at.open:
        if isinstance(choice, Chance):
            for action, weight in choice.outcomes(at.state):
                if not isinstance(weight, int) or weight <= 0:
                    raise Broken(f"{choice} gives “{action}” the weight {weight}")


@law()
def the_box_is_conserved(game: AnyGame, at: Position) -> None:
    game.audit(at.state)


@law(every=20)
def copies_live_apart(game: AnyGame, at: Position) -> None:
    original = at.state.copy()
    child = original.copy()
    _same("a copy differs from its original", child, at.written)
    _roam(child, at.rng("child"))
    _same("what was done to a copy changed its original", at.state, at.written)
    _same("what was done to a copy changed its original", original, at.written)
    before = written(child)
    _roam(original, at.rng("original"))
    _same("what was done to an original changed its copy", child, before)


def _same(wrong: str, state: Any, before: bytes) -> None:
    if written(state) != before:
        raise Broken(wrong)


def _roam(state: Any, rng: Random) -> None:
    for _ in range(ROAM):
        offers = [(lane, options) for lane, choice in pending(state) if (options := choice.options(state))]
        if not offers:
            return
        lane, options = rng.choice(offers)
        apply(state, lane, rng.choice(options))


@law(every=20)
def what_is_not_offered_is_refused(game: AnyGame, at: Position) -> None:
    """Also: the sentence of the refusal says nothing of what the seat may not know."""
    foreign = at.known.some(at.rng("foreign"), FOREIGN)
    lanes = [(open_.lane, open_.choice.seat, set(open_.options)) for open_ in at.open]
    before = at.written, len(at.match.entries)
    for lane, seat, options in lanes or [(None, CHANCE, set[Action]())]:
        world = _imagined(game, at, seat)
        for action in (action for action in foreign if action not in options):
            if _refusal(at.match, lane, action) != _refusal(world, lane, action):
                raise Broken(f"“{action}” is refused with another sentence where only secrets differ")
    if (written(at.state), len(at.match.entries)) != before:
        raise Broken(f"one of these was refused and changed something: {', '.join(map(str, foreign))}")


def _imagined(game: AnyGame, at: Position, seat: Seat) -> Match:
    """The match in another world that the choosing seat's view allows; chance knows everything."""
    if seat == CHANCE:
        return at.match
    world = copy(at.match)
    world.state, world.entries = game.imagine(at.view(seat), at.rng("world")), []
    return world


def _refusal(match: Match, lane: Seat | None, action: Action) -> str:
    try:
        match.act(action, lane)
    except Illegal as error:
        return str(error)
    raise Broken(f"“{action}” is not offered, and was accepted")


@law(every=10)
def scores_are_points_by_reason(game: AnyGame, at: Position) -> None:
    scores = game.scores(at.state)
    if len(scores) != at.match.seats:
        raise Broken(f"there are {len(scores)} scores for {at.match.seats} seats")
    for seat, reasons in enumerate(scores):
        for reason, points in reasons.items():
            if type(points) is not int:
                raise Broken(f"seat {seat} has {points!r} points for {reason}")


@law()
def the_result_ranks_every_seat(game: AnyGame, at: Position) -> None:
    if not at.open:
        result, seats = game.result(at.state), at.match.seats
        if len(result.ranks) != seats or len(result.why) != seats:
            raise Broken(f"the result {result} is not one of {seats} seats")
        if not all(1 <= rank <= seats + 1 for rank in result.ranks):
            raise Broken(f"the ranks {result.ranks} are not between 1 and {seats}, or {seats + 1} for the defeated")


@law()
def the_result_follows_the_points(game: AnyGame, at: Position) -> None:
    """Of two seats whose rank rests on points, the one with more stands before the other, equal ones together."""
    if not at.open:
        result, totals = game.result(at.state), [*map(counted_points, game.scores(at.state))]
        counted = [seat for seat, why in enumerate(result.why) if why == POINTS]
        for one, two in combinations(counted, 2):
            ahead = (result.ranks[one] < result.ranks[two], result.ranks[one] > result.ranks[two])
            if ahead != (totals[one] > totals[two], totals[one] < totals[two]):
                raise Broken(f"totals {totals} are ranked {result.ranks}")
