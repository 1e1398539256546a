"""What a move leads to by the rules: at once, and after what its seat means to do next.

Only what is certain counts: what is the same in several worlds that the seat's view allows."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from regalia.agents.mind import Mind
from regalia.core.game import AnyGame, total
from regalia.core.known import UNKNOWN
from regalia.core.lanes import apply, pending
from regalia.core.protocol import Action, Chance, Choice, Seat
from regalia.core.words import WordFiles

COMMON_WORDS = WordFiles(Path(__file__).parent / "minds" / "words")
WORLDS = 3  # that are imagined
MOST_STEPS = 12  # of a seat after a move
MOST_LOOKS = 400  # moves that are tried to find out whether any of them scores
POINTS = "points"  # the kind of feature that counts points of the seat

Counts = Mapping[str, int]
Lane = Seat | None
Following = Callable[[Any, Sequence[Action]], Action | None]  # what a seat does next, by its view and its options


class Step(NamedTuple):
    """What a seat means to do, and what it sees then."""

    view: Any
    action: Action


class Course(NamedTuple):
    """What a move changes in all that is counted, what the steps after it change, and these steps.

    A move that opens a choice, and does nothing by itself, counts together with the first step."""

    view: Any
    opens: bool
    now: Counts
    steps: tuple[Step, ...]
    then: Counts
    idle: bool  # the move only ends something, where no other one would score at once


class Foresight:
    """What is counted in a game, and how a seat goes on: defaults for any game, by what its mind likes best."""

    def __init__(self, game: AnyGame, mind: Mind) -> None:
        self.game, self.mind = game, mind

    def tally(self, view: Any) -> Counts:
        """All of the viewer that is worth a word, by feature: a kind, or a kind, a dot and which one of it."""
        points = total(self.game.scores(view)[view.seat])
        return {} if points is UNKNOWN else {POINTS: points}

    def item(self, feature: str, count: int, view: Any, lang: str) -> str:
        """So many of a feature, as a part of a sentence."""
        return COMMON_WORDS.counted("item.points", count, lang)

    def estimated(self, feature: str, lang: str) -> str:
        """What a mind calls a part of the worth of a move."""
        return self.mind.words.say(lang, f"estimate.{feature}")

    def opens(self, option: Action) -> bool:
        """Whether an option only opens a choice that belongs to it."""
        return False

    def stops(self, option: Action) -> bool:
        """Whether an option only ends something: a turn, a step, what one does there."""
        return False

    def telling(self, option: Action) -> bool:
        """Whether a plan says more by naming an option: not what only ends something, or what the next one says."""
        return not self.stops(option)

    def reveals(self, feature: str) -> bool:
        """Whether a change tells which move it is that brings it."""
        return False

    def following(self, view: Any, option: Action, rng: Random) -> Following:
        """How the seat goes on after an option."""

        def best(seen: Any, options: Sequence[Action]) -> Action:
            rates = self.mind.rate(seen, options, rng)
            return options[max(range(len(options)), key=rates.__getitem__)]

        return best

    def span(self, view: Any) -> object:
        """What stays the same as long as a plan goes: a turn, a season, a phase."""
        return None

    def meanwhile(self, world: Any, options: Sequence[Action]) -> Action | None:
        """What another seat does where nobody disturbs the plan; None where a plan does not wait for others."""
        return None


class Worlds:
    """A seat's moves, made in several worlds at once."""

    def __init__(self, foresight: Foresight, view: Any, rng: Random) -> None:
        self.foresight, self.game, self.seat = foresight, foresight.game, view.seat
        self.worlds, self.span = [self.game.imagine(view, rng) for _ in range(WORLDS)], foresight.span(view)
        self.unsure: set[str] = set()

    def tally(self) -> Counts:
        """What is counted in the first world; what differs in another one is unsure from here on."""
        first, *others = [self.foresight.tally(self.game.view(world, self.seat)) for world in self.worlds]
        self.unsure |= {
            name for other in others for name in {*first, *other} if first.get(name, 0) != other.get(name, 0)
        }
        return first

    def changes(self, before: Counts, after: Counts) -> Counts:
        names = dict.fromkeys((*before, *after))
        found = {name: after.get(name, 0) - before.get(name, 0) for name in names if name not in self.unsure}
        return {name: count for name, count in found.items() if count}

    def take(self, option: Action) -> None:
        for world in self.worlds:
            choice = own_choice(world, self.seat)
            assert choice, "a seat moves when it is asked"
            apply(world, choice[0], option)
            announce(world)

    def others_move(self) -> None:
        """Until the seat is asked again, or nobody goes on."""
        for world in self.worlds:
            while not own_choice(world, self.seat) and self._other_moves(world):
                announce(world)

    def _other_moves(self, world: Any) -> bool:
        for lane, choice in pending(world):
            if not isinstance(choice, Chance):
                action = self.foresight.meanwhile(world, choice.options(world))
                if action is not None:
                    apply(world, lane, action)
                    return True
        return False

    def asked(self) -> tuple[Any, Sequence[Action]] | None:
        """What the seat sees and may do, if that is the same in all worlds."""
        first, *others = [own_choice(world, self.seat) for world in self.worlds]
        if first is None or None in others:
            return None
        view = self.game.view(self.worlds[0], self.seat)
        if any(self.game.view(world, self.seat) != view for world in self.worlds[1:]):
            return None
        if self.foresight.span(view) != self.span:
            return None
        return view, first[1].options(self.worlds[0])

    def steps(self, follow: Following, most: int) -> Iterator[Step]:
        """What the seat does next, done."""
        for _ in range(most):
            self.others_move()
            asked = self.asked()
            if asked is None:
                return
            view, options = asked
            action = options[0] if len(options) == 1 else follow(view, options)
            if action is None or action not in options:
                return
            self.take(action)
            yield Step(view, action)


def course(foresight: Foresight, view: Any, option: Action, rng: Random) -> Course:
    """What an option leads to."""
    worlds, opens = Worlds(foresight, view, rng), foresight.opens(option)
    start, before = worlds.worlds[0].copy(), worlds.tally()
    worlds.take(option)
    follow = foresight.following(view, option, rng)
    steps = list(worlds.steps(follow, 1)) if opens else []
    after = worlds.tally()
    now = worlds.changes(before, after)
    steps += worlds.steps(follow, MOST_STEPS - len(steps))
    then = worlds.changes(after, worlds.tally())
    now = {name: count for name, count in now.items() if name not in worlds.unsure}
    idle = foresight.stops(option) and not any_scores(foresight, start, view.seat)
    return Course(view, opens and bool(steps), now, tuple(steps), then, idle)


def any_scores(foresight: Foresight, world: Any, seat: Seat) -> bool:
    """Whether any option brings points at once, or after the choice that it opens; or whether there are too many to
    say."""
    looks = Counter[str]()

    def scored(here: Any, points: int, deeper: bool) -> bool:
        choice = own_choice(here, seat)
        if choice is None:
            return False
        lane, asked = choice
        for option in asked.options(here):
            looks["tried"] += 1
            if looks["tried"] > MOST_LOOKS:
                return True
            there = here.copy()
            apply(there, lane, option)
            announce(there)
            if _points(foresight, there, seat) > points or (deeper and scored(there, points, False)):
                return True
        return False

    return scored(world, _points(foresight, world, seat), True)


def _points(foresight: Foresight, world: Any, seat: Seat) -> int:
    counts = foresight.tally(foresight.game.view(world, seat))
    return sum(count for name, count in counts.items() if kind(name) == POINTS)


def kind(feature: str) -> str:
    return feature.partition(".")[0]


def own_choice(world: Any, seat: Seat) -> tuple[Lane, Choice] | None:
    """The choice that a seat has, with its lane."""
    return next(((lane, choice) for lane, choice in pending(world) if choice.seat == seat), None)


def announce(world: Any) -> None:
    """What chance has only one outcome for happens at once."""
    while found := next(_certain(world), None):
        apply(world, *found)


def _certain(world: Any) -> Iterator[tuple[Lane, Action]]:
    for lane, choice in pending(world):
        if isinstance(choice, Chance):
            outcomes = choice.outcomes(world)
            if len(outcomes) == 1:
                yield lane, outcomes[0][0]
