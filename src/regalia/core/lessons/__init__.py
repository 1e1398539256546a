"""Lessons: data in the folder of a game, and the coach who takes a learner through them. No network, no page.

    lessons(game)                                    all lessons of a game, by name, in their order
    coach = Coach(game, lesson, rival)               from the beginning
    coach = Coach.resume(game, lesson, rival, progress)
    coach.match                                      the table to show, seat `lesson.learner`
    coach.said(lang)                                 what is said now: idea, sentence, tokens, n of m
    coach.go_on()                                    after a step that only looks
    coach.attempt("settle 7,16", lang)               a Reply: it leads on, or it is answered and taken back
    coach.offered()                                  all that could be done
    coach.wanted()                                   the moves that lead on
    coach.advised()                                  one of them, for "Show me"
    coach.recall()                                   the question to begin a second sitting with
    coach.skip()                                     play this step to its end
    coach = coach.back()                             a step back
    coach.progress.data()                            JSON; Progress.of reads it

A progress holds what the learner did and nothing else: the lesson fixes draws and rivals, so every device plays the
same table again. `rival` plays what no lesson fixes: regalia.agents.squire.
"""

from functools import cache

from regalia.core.game import AnyGame
from regalia.core.lessons.coach import Coach
from regalia.core.lessons.lesson import Lesson, LessonStep, Recall
from regalia.core.lessons.playing import Rival
from regalia.core.lessons.reading import read
from regalia.core.lessons.told import Progress, Reply, Said

__all__ = ("Coach", "Lesson", "LessonStep", "Progress", "Recall", "Reply", "Rival", "Said", "lessons", "read")


@cache
def lessons(game: AnyGame) -> dict[str, Lesson]:
    """The lessons in the folder of a game, by name, in their order."""
    folder = game.shown.lessons
    found = [read(game, path) for path in sorted(folder.glob("*.toml"))] if folder else []
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: (lesson.place, lesson.name))}
