"""All that a coach ever says, as people read it: found by walking every road of a lesson."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from regalia.agents.squire import squire
from regalia.core.game import AnyGame
from regalia.core.lessons import Coach, Lesson, lessons
from regalia.core.lessons.lesson import fits
from regalia.games import GAMES


class Words(NamedTuple):
    """What stands in the panel of the coach at once."""

    idea: str
    says: str
    do: str = ""
    answer: str = ""
    kind: str = "ask"


@cache
def positions(game: AnyGame, name: str) -> tuple[Coach, ...]:
    """Each step once, with the words of the road that came to it first."""
    met, found, roads = set[int](), list[Coach](), [Coach(game, lessons(game)[name], squire)]
    for coach in roads:  # which grow meanwhile
        if coach.number in met:
            continue
        met.add(coach.number)
        found.append(coach)
        roads += _onwards(coach)
    return tuple(found)


def _onwards(coach: Coach) -> Iterator[Coach]:
    if coach.over:
        return
    for branch in coach.step.branches:
        for action in [each for each in coach.offered() if any(fits(p, each) for p in branch.accept)][:1]:
            (other := coach.copy()).attempt(str(action), "en")
            yield other
    (on := coach.copy()).skip()
    yield on


def said(game: AnyGame, lesson: Lesson, lang: str) -> Iterator[Words]:
    for coach in positions(game, lesson.name):
        now = coach.said(lang)
        yield Words(now.idea, now.sentence, now.do, "", now.kind)
        answers = _answers(coach, lang) if now.kind == "ask" else ()
        yield from (Words(now.idea, now.sentence, now.do, answer) for answer in answers)
    for recall in lesson.recalls:
        yield Words("", recall.ask[lang], kind="recall")
        yield Words("", "", "", recall.because[lang], "recall")


def _answers(coach: Coach, lang: str) -> Iterator[str]:
    """Each answer to what else can be done, once."""
    met, wanted = set[str](), set(coach.wanted())
    for action in coach.offered():
        found = coach.lesson.answer(coach.step, action) if action not in wanted else None
        if found and found.say["en"] not in met:
            met.add(found.say["en"])
            yield coach.copy().attempt(str(action), lang).sentence


def every(lang: str) -> list[tuple[str, Words]]:
    """Of all lessons of all games, each with where it is said."""
    all_ = [(game, lesson) for game in GAMES.values() for lesson in lessons(game).values()]
    return [(f"{game.id} {lesson.name}", words) for game, lesson in all_ for words in said(game, lesson, lang)]


def longest(lang: str, few: int = 12) -> list[tuple[str, Words]]:
    """Those with most letters in each place."""
    found = every(lang)
    kept = dict[tuple[str, Words], None]()
    for place in ("idea", "says", "do", "answer"):
        kept |= dict.fromkeys(sorted(found, key=lambda each: -len(getattr(each[1], place)))[:few])
    return [*kept]
