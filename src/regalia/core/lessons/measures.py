"""What the placeholders of a lesson stand for: measures of what the learner sees, by rules and never typed in.

    points            my points; `points 1` are those of seat 1
    brought           how many points came since the step before; `brought 1`
    lost              how many went since then; `lost 1`
    earned REASON     those of them that are for one thing; `earned castles 1`
    gain MOVE         by how much a move changes my points
    offered PATTERN   in how many ways it can be done now
    label MOVE        the words of its button
    house 1           the name of a seat
    name KIND.PART    the name of a component; `the KIND.PART` has its article; `word KEY` is any text of the catalogue
    before MEASURE    as it was when the step before began
    after MOVE: MEASURE   as it will be when a move is done
    MEASURE as KEY    a number with its word, in the form for none, one or many

MOVE is `tried` for the one that is answered, or a pattern: the first offered move that fits. A game adds measures of
its own (`Presentation.measures`): functions of a Glance and of the words behind their name; `tried` is then an action.
"""

import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, NamedTuple, TypeVar

from regalia.core.errors import Refused, Unknown
from regalia.core.game import AnyGame, total
from regalia.core.known import sure
from regalia.core.lanes import apply, pending
from regalia.core.lessons.lesson import fits
from regalia.core.protocol import Action, Seat
from regalia.core.words import Number

V = TypeVar("V")
TRIED = "tried"
CONDITION = re.compile(r"(.+?)(?: (>=|<=|=|>|<) (-?\d+))?")
COMPARE: Mapping[str, Callable[[int, int], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "=": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}


class Glance(NamedTuple, Generic[V]):
    """What the measures of a game look at: the learner's view, in a language."""

    view: V
    lang: str


@dataclass(frozen=True)
class Moment:
    """The table at a step of a lesson: what a measure may ask of it."""

    game: AnyGame
    state: Any
    before: Any  # the state when the step before began
    learner: Seat
    lang: str = "en"
    tried: Action | None = None

    @property
    def view(self) -> Any:
        return self.game.view(self.state, self.learner)

    def offered(self) -> list[Action]:
        choices = (choice for _, choice in pending(self.state) if choice.seat == self.learner)
        return [action for choice in choices for action in choice.options(self.state)]

    def move(self, pattern: str) -> Action:
        """The move that is meant."""
        if pattern == TRIED and self.tried is not None:
            return self.tried
        for action in self.offered():
            if fits(pattern, action):
                return action
        raise Refused("“{move}” is not offered.", move=pattern)

    def after(self, action: Action) -> "Moment":
        state = self.state.copy()
        lane = next(lane for lane, choice in pending(state) if choice.seat == self.learner)
        apply(state, lane, action)
        return replace(self, state=state)

    def points(self, seat: Seat) -> int:
        return sure(total(self.game.scores(self.view)[seat]))


def measured(spec: str, moment: Moment) -> object:
    """What a placeholder stands for: a number, or words."""
    plain, _, key = spec.partition(" as ")
    if key:
        return moment.game.words.counted(key, number(plain, moment), moment.lang)
    found = _found(plain, moment)
    return Number(found) if isinstance(found, int) else found


def number(spec: str, moment: Moment) -> int:
    """What is counted."""
    found = _found(spec, moment)
    if not isinstance(found, int):
        raise Refused("“{measure}” is no number.", measure=spec)
    return found


def holds(condition: str, moment: Moment) -> bool:
    """Whether something is so: `points >= 10`, or a measure that is not 0."""
    found = CONDITION.fullmatch(condition)
    assert found, "a condition has a measure"
    spec, sign, bound = found.groups()
    count = number(spec, moment)
    return COMPARE[sign](count, int(bound)) if sign else count != 0


def check(game: AnyGame, spec: str) -> None:
    """Refuses what is no measure of a game."""
    plain, _, key = spec.partition(" as ")
    name, _, rest = plain.partition(" ")
    if key and not game.words.has("en", f"{key}.many"):
        raise Refused("“{key}” is no word that is counted.", key=key)
    if name == "before":
        return check(game, rest)
    if name == "after":
        _, colon, rest = rest.partition(": ")
        if not colon:
            raise Refused("“{measure}” needs a move, a colon and a measure.", measure=spec)
        return check(game, rest)
    if name not in OURS and name not in game.shown.measures:
        raise Unknown("measure", name, (*OURS, "before", "after", *game.shown.measures))
    return None


def _found(spec: str, moment: Moment) -> object:
    name, _, rest = spec.partition(" ")
    if name == "before":
        return _found(rest, replace(moment, state=moment.before))
    if name == "after":
        move, _, what = rest.partition(": ")
        return _found(what, moment.after(moment.move(move)))
    if name in OURS:
        return OURS[name](moment, rest)
    words = (moment.tried if word == TRIED else word for word in rest.split())
    return moment.game.shown.measures[name](Glance(moment.view, moment.lang), *words)


def _seat(rest: str, moment: Moment) -> Seat:
    return int(rest) if rest else moment.learner


def _brought(moment: Moment, rest: str) -> int:
    seat = _seat(rest, moment)
    return moment.points(seat) - replace(moment, state=moment.before).points(seat)


def _earned(moment: Moment, rest: str) -> int:
    reason, _, seat = rest.partition(" ")
    return sure(moment.game.scores(moment.view)[_seat(seat, moment)][reason])


def _gain(moment: Moment, rest: str) -> int:
    after = moment.after(moment.move(rest))
    return after.points(moment.learner) - moment.points(moment.learner)


OURS: Mapping[str, Callable[[Moment, str], object]] = {
    "points": lambda moment, rest: moment.points(_seat(rest, moment)),
    "earned": _earned,
    "brought": _brought,
    "lost": lambda moment, rest: -_brought(moment, rest),
    "gain": _gain,
    "offered": lambda moment, rest: sum(fits(rest, action) for action in moment.offered()),
    "label": lambda moment, rest: moment.game.shown.label(moment.move(rest), moment.view, moment.lang),
    "house": lambda moment, rest: moment.game.shown.house(int(rest), moment.lang),
    "name": lambda moment, rest: moment.game.words.say(moment.lang, f"{rest}.name"),
    "the": lambda moment, rest: moment.game.words.say(moment.lang, f"{rest}.the"),
    "word": lambda moment, rest: moment.game.words.say(moment.lang, rest),
}


class Filling(Mapping[str, object]):
    """The values of a sentence, each measured when it is asked for; {Land} is {land} with a capital."""

    def __init__(self, specs: Mapping[str, str], moment: Moment) -> None:
        self.specs, self.moment = specs, moment

    def __getitem__(self, name: str) -> object:
        if name in self.specs:
            return measured(self.specs[name], self.moment)
        words = str(measured(self.specs[small(name)], self.moment))
        return words[:1].upper() + words[1:]

    def __iter__(self) -> Any:
        return iter(self.specs)

    def __len__(self) -> int:
        return len(self.specs)


def small(placeholder: str) -> str:
    """The name of a value, written small."""
    return placeholder[:1].lower() + placeholder[1:]
