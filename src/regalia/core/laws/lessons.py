"""The law of lessons: every road through a lesson is played, and every answer given once, in every language.

check_lesson(game, lesson, squire) raises Broken with a sentence that names the lesson and the step.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from regalia.core.codec import written
from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.core.laws.lesson_words import check_said, check_shown, check_texts
from regalia.core.lessons import Coach, Lesson, Rival
from regalia.core.lessons.lesson import NOW, fits
from regalia.core.lessons.measures import holds
from regalia.core.lessons.reading import patterns
from regalia.core.page import Plate
from regalia.core.protocol import Action, Broken, Seat
from regalia.core.record import Match
from regalia.core.words import LANGUAGES

MARK = re.compile(r'data-(?:token|piece|help)="([^"]*)"')
SEAT = re.compile(r'data-seat="([^"]*)"')
ENOUGH = 4  # times that a pattern with a star is followed with all moves that are tried of it
ENDS = 8  # roads on which a free table is played to its end
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")


@dataclass(slots=True)
class Walked:
    """What was played of a lesson."""

    positions: int = 0
    ends: int = 0  # roads that were walked to the end
    answers: int = 0  # moves that were answered and taken back
    times: Counter[tuple[str, str]] = field(default_factory=Counter)  # by step: how often a pattern was followed
    used: set[tuple[str, str]] = field(default_factory=set)  # by step: patterns and answers that were met
    seen: set[tuple[int, tuple[str, ...], bytes]] = field(default_factory=set)


def check_lesson(game: AnyGame, lesson: Lesson, rival: Rival, wild: int = 2) -> Walked:
    """Walk every road. Wild: of the moves that fit one pattern, so many are tried."""
    walked, coach = Walked(), None
    try:
        check_texts(lesson)
        road = [coach := Coach(game, lesson, rival)]
        while road:
            coach = road.pop()
            road += _looked(coach, walked, wild)
        _all_met(lesson, walked)
    except Exception as error:
        said = error if isinstance(error, Broken | Refused) else repr(error)
        step = f", step “{coach.step.id}” after {coach.moves[-3:]}" if coach else ""
        raise Broken(f"lesson “{lesson.name}” of {game.id}{step}: {said}") from error
    return walked


def wins(game: AnyGame, lesson: Lesson, rival: Rival, games: int) -> int:
    """How many of so many free ends are won when the learner plays at random."""
    start = Coach(game, lesson, rival)
    while start.step.kind != "free":
        start.skip()
    return sum(_at_random(start.copy(), Random(f"{lesson.name} {seed}")) for seed in range(games))


def _at_random(coach: Coach, rng: Random) -> bool:
    while not coach.over:
        coach.attempt(str(rng.choice(coach.offered())), "en")
    return coach.won


def _looked(coach: Coach, walked: Walked, wild: int) -> Iterator[Coach]:
    """Hold the law at a position, unless it was met before; the positions after it."""
    key = (coach.number, tuple(coach.met), written(coach.match.state))
    if key in walked.seen:
        return
    walked.seen.add(key)
    walked.positions += 1
    _shown(coach)
    if coach.over:
        walked.ends += 1
        _ended(coach)
        return
    _in_place(coach)
    _again(coach, walked)
    if coach.step.kind == "ask":
        _answered(coach, walked)
    yield from _onwards(coach, walked, wild)


def _shown(coach: Coach) -> None:
    for lang in LANGUAGES:
        said = coach.said(lang)
        check_shown(said, lang)
        if missing := [token for token in said.point if token not in _tokens(coach, lang)]:
            raise Broken(f"“{missing[0]}” is not on the page")


def _tokens(coach: Coach, lang: str) -> set[str]:
    return tokens_of(coach.game, coach.match, coach.lesson.learner, coach.offered(), lang)


def tokens_of(game: AnyGame, match: Match, learner: Seat, offered: Iterable[Action], lang: str) -> set[str]:
    """What can be pointed at: targets, pieces and what has help on the page, zones, plates, and buttons of moves."""
    zones = game.shown.page(match.view(learner), [Plate(name, "") for name in NAMES[: match.seats]], lang)
    marks = {mark for zone in zones for mark in MARK.findall(zone.html)}
    seats = {f"seat-{seat}" for zone in zones for seat in SEAT.findall(zone.html)}
    buttons = {token for action in offered for token in game.tokens(action)}
    return marks | seats | buttons | {f"zone-{zone.id}" for zone in zones}


def _in_place(coach: Coach) -> None:
    """The table stands where the step says, and what it names holds."""
    step, entries = coach.step, coach.match.entries
    if step.at not in ("", NOW) and not (entries and fits(step.at, entries[-1].action)):
        raise Broken(f"the table did not come to “{step.at}”")
    for condition in step.holds if not coach.met else ():
        if not holds(condition, coach.moment()):
            raise Broken(f"“{condition}” does not hold")
    if step.kind != "look" and not coach.offered():
        raise Broken("the learner has nothing to choose")
    if step.kind == "ask" and not coach.wanted():
        raise Broken(f"no move leads on: {[str(action) for action in coach.offered()[:9]]} are offered")


def _again(coach: Coach, walked: Walked) -> None:
    """Its progress, played again, leads to the same place; asked once a step."""
    if not walked.times[coach.step.id, ""]:
        again = Coach.resume(coach.game, coach.lesson, coach.table.rival, coach.progress)
        if again.progress != coach.progress or again.match.entries != coach.match.entries:
            raise Broken("played again from its progress, it stands elsewhere")
    walked.times[coach.step.id, ""] += 1


def _answered(coach: Coach, walked: Walked) -> None:
    """Every other move has an answer; each answer is given once in each language."""
    wanted = set(coach.wanted())
    for action in coach.offered():
        if action in wanted:
            continue
        if (answer := coach.lesson.answer(coach.step, action)) is None:
            raise Broken(f"“{action}” has no answer")
        if (coach.step.id, answer.say["en"]) not in walked.used:
            walked.used.add((coach.step.id, answer.say["en"]))
            walked.answers += 1
            _taken_back(coach, action)


def _taken_back(coach: Coach, action: Action) -> None:
    for lang in LANGUAGES:
        tried = coach.copy()
        reply = tried.attempt(str(action), lang)
        check_said(reply.sentence, lang)
        if reply.accepted or reply.shown.entries == coach.match.entries or tried.match.entries != coach.match.entries:
            raise Broken(f"“{action}” is not played, answered and taken back")


def _onwards(coach: Coach, walked: Walked, wild: int) -> Iterator[Coach]:
    if coach.step.kind != "ask":
        if coach.step.kind == "look" or walked.times[coach.step.id, ""] <= ENDS:
            yield (after := coach.copy())
            after.skip()
        return
    for pattern, fitting in _roads(coach, walked):
        walked.times[coach.step.id, pattern] += 1
        for action in _some(fitting, 1 if walked.times[coach.step.id, pattern] > ENOUGH else wild):
            after = coach.copy()
            after.attempt(str(action), "en")
            yield after


def _roads(coach: Coach, walked: Walked) -> list[tuple[str, list[Action]]]:
    """The patterns that lead on, with the moves that fit; of those with a star that were tried often one is left."""
    offered, id = coach.offered(), coach.step.id
    roads = [(pattern, [a for a in offered if fits(pattern, a)]) for pattern in coach.open_patterns()]
    roads = [(pattern, fitting) for pattern, fitting in roads if fitting]
    walked.used |= {(id, pattern) for pattern, _ in roads}
    fresh = [road for road in roads if "*" not in road[0] or walked.times[id, road[0]] < ENOUGH]
    return fresh or roads[:1]


def _some(actions: Sequence[Action], count: int) -> list[Action]:
    """So many of them, from the first to the last."""
    if len(actions) <= count:
        return [*actions]
    return [actions[at * (len(actions) - 1) // max(count - 1, 1)] for at in range(count)]


def _ended(coach: Coach) -> None:
    if coach.step.kind == "free" and not coach.won:
        raise Broken("the Squire does not reach the goal of the free table")


def _all_met(lesson: Lesson, walked: Walked) -> None:
    """Nothing is written that nobody reads."""
    for step in lesson.steps:
        own = [(answer.when, answer.say["en"]) for answer in step.answers]
        for what, mark in [*own, *((pattern, pattern) for pattern in patterns(step))]:
            if (step.id, mark) not in walked.used:
                raise Broken(f"step “{step.id}”: “{what}” is never met")
    given = {said for _, said in walked.used}
    for answer in lesson.answers:
        if answer.say["en"] not in given:
            raise Broken(f"an answer of the lesson is never given: “{answer.when}”")
