"""Somebody at a lesson: the coach, the room that the page shows, and what was told so far."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple

import msgspec

from regalia.agents.squire import squire
from regalia.core.errors import Illegal, Refused
from regalia.core.game import AnyGame
from regalia.core.lessons import Coach, Lesson, Progress, Reply
from regalia.table import store
from regalia.table.feed import Event
from regalia.table.lessons.room import LessonRoom
from regalia.table.lessons.story import Story
from regalia.table.refusals import Conflicting
from regalia.table.store import Guest
from regalia.table.translation import _

ELSEWHERE = _("The lesson has gone on meanwhile: here is where it stands now.")
Deed = Callable[[Coach], tuple[Coach, Reply | None]]  # what is to happen: the coach after it, and what he answers


class Done(NamedTuple):
    """What came of a deed."""

    events: tuple[Event, ...]  # that are new,
    anew: bool  # unless all of them are to be read anew
    reply: Reply | None


class Sitting:
    """One learner at one lesson. Whoever asks anything of it holds its lock."""

    def __init__(self, coach: Coach, guest: Guest, done: bool = False, changed: float = 0.0) -> None:
        self.coach, self.guest, self.done, self.changed = coach, guest, done, changed
        self.room = LessonRoom(coach, guest)
        self.stories: dict[str, Story] = {}
        self.kept: bytes | None = None  # what the storage has of it
        self.misfit = False  # whether less could be played again than was done
        self.lock = asyncio.Lock()

    @classmethod
    def resume(cls, game: AnyGame, lesson: Lesson, guest: Guest, row: store.Lesson | None) -> "Sitting":
        """Where somebody left; of a lesson that was changed since, as far as it still fits."""
        if row is None:
            return cls(Coach(game, lesson, squire), guest)
        try:
            progress = Progress.of(msgspec.json.decode(row.body))
            coach = Coach.resume(game, lesson, squire, progress)
            fits = coach.progress.moves == progress.moves
        except (Refused, ValueError, msgspec.DecodeError):
            coach, fits = Coach(game, lesson, squire), False
        sitting = cls(coach, guest, row.done, row.changed)
        sitting.kept, sitting.misfit = row.body, not fits
        return sitting

    @property
    def mark(self) -> str:
        """A name for where the lesson stands: whoever acts says for which."""
        return mark(self.coach)

    def row(self, coach: Coach, at: float) -> store.Lesson:
        """What is kept when a coach has come so far."""
        said, progress = coach.said("en"), msgspec.json.encode(coach.progress.data())
        lesson, done = coach.lesson, self.done or coach.over
        return store.Lesson(self.guest.id, lesson.game, lesson.name, progress, said.number, said.of, done, at)

    def story(self, lang: str) -> Story:
        """What was told, up to now."""
        begun, match = self.coach.table.begun, self.coach.match
        story = self.stories.get(lang)
        if story is None or not story.follows(match, begun):
            story = self.stories[lang] = Story(self.room, begun, lang)
        story.go_on(match)
        return story

    def tried(self, at: str, deed: Deed) -> tuple[Coach, Reply | None]:
        """A deed on a copy. Refused if the lesson stands elsewhere than who asks has seen."""
        if at != self.mark:
            raise Conflicting(ELSEWHERE)
        return deed(self.coach.copy())

    def commit(self, coach: Coach, reply: Reply | None, row: store.Lesson, lang: str) -> Done:
        """The lesson has come so far, and that is saved."""
        before = self.story(lang)
        told = len(before.events)
        self.coach, self.changed, self.misfit = coach, row.changed, False
        self.kept, self.done = row.body, row.done
        self.room.follow(coach)
        after = self.story(lang)
        anew = after is not before
        return Done(() if anew else tuple(after.events[told:]), anew, reply)


def mark(coach: Coach) -> str:
    """By what was done so far: tries that were answered change nothing."""
    return sha256(msgspec.json.encode(coach.progress.moves)).hexdigest()[:16]


# What can happen


def act(text: str, lang: str) -> Deed:
    """A move: it leads on, or it is answered and taken back."""
    return lambda coach: (coach, coach.attempt(text, lang))


def show(lang: str) -> Deed:
    """The coach plays the next move himself."""

    def shown(coach: Coach) -> tuple[Coach, Reply | None]:
        if coach.over or coach.step.kind == "look":
            raise Illegal(_("There is no move to show now."))
        return coach, coach.attempt(str(coach.advised()), lang)

    return shown


def go_on(coach: Coach) -> tuple[Coach, None]:
    coach.go_on()
    return coach, None


def skip(coach: Coach) -> tuple[Coach, None]:
    """This step is played to its end."""
    if coach.over:
        raise Illegal(_("The lesson is over."))
    coach.skip()
    return coach, None


def back(coach: Coach) -> tuple[Coach, None]:
    if not coach.moves:
        raise Illegal(_("This is the beginning of the lesson."))
    return coach.back(), None


def restart(coach: Coach) -> tuple[Coach, None]:
    return Coach(coach.game, coach.lesson, coach.table.rival), None
