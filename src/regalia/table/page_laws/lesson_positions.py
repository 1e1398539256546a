"""Moments of lessons at which their page is looked at: each step of the main road, those that say most first."""

from functools import cache

from regalia.agents.squire import squire
from regalia.core.game import AnyGame
from regalia.core.laws import Cell
from regalia.core.lessons import Coach, Lesson, lessons
from regalia.core.words import LANGUAGES
from regalia.table.page_laws.positions import Position

TAUGHT = "lesson"  # how such a position is opened


@cache
def lesson_positions(game: AnyGame) -> tuple[Position, ...]:
    """One of each kind of step first, the one with most words; then all others."""
    found = [place for lesson in lessons(game).values() for place in _places(game, lesson)]
    most = {kind: max(such, key=lambda each: each[2]) for kind, such in _by_kind(found).items()}
    first = [position for _, position, _ in most.values()]
    return (*first, *(position for _, position, _ in found if position not in first))


def _places(game: AnyGame, lesson: Lesson) -> list[tuple[str, Position, int]]:
    """The kind of each step, its position, and how many letters the coach says there."""
    coach, found = Coach(game, lesson, squire), list[tuple[str, Position, int]]()
    cell = Cell(lesson.seats, tuple(coach.match.options.items()))
    while True:
        said = [coach.said(lang) for lang in LANGUAGES]
        name = f"lesson {lesson.name}, {said[0].kind} {said[0].number}"
        position = Position(game.id, name, cell, {}, len(found), lesson.learner, TAUGHT, lesson.name)
        found.append((said[0].kind, position, max(len(each.sentence) + len(each.do) for each in said)))
        if coach.over:
            return found
        coach.skip()


def _by_kind(found: list[tuple[str, Position, int]]) -> dict[str, list[tuple[str, Position, int]]]:
    return {kind: [each for each in found if each[0] == kind] for kind in ("ask", "free", "end", "look")}
