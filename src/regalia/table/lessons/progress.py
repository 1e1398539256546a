"""How far somebody is in the lessons of every game, without playing any of them."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from regalia.core.game import AnyGame
from regalia.core.lessons import Lesson, lessons
from regalia.games import GAMES
from regalia.table import store
from regalia.table.store import Store

NEW: Final = "new"
BEGUN: Final = "begun"
DONE: Final = "done"


class Standing(NamedTuple):
    """How far somebody is in a lesson."""

    lesson: Lesson
    step: int = 1  # the one that comes next,
    steps: int = 0  # of so many
    done: bool = False  # whether its end was ever reached
    moved: bool = False  # whether anything was done since its beginning
    changed: float = 0.0

    @property
    def state(self) -> Literal["new", "begun", "done"]:
        return DONE if self.done else BEGUN if self.moved else NEW

    @property
    def minutes(self) -> int:
        return self.lesson.minutes

    @property
    def address(self) -> str:
        return f"/learn/{self.lesson.game}/{self.lesson.name}"

    @property
    def underway(self) -> bool:
        """Whether there is something to go on with, also of one that was done before."""
        return self.moved and self.step < self.steps


Standings = Mapping[str, Sequence[Standing]]  # by game, in their order


async def progress_of(kept: Store, guest: str | None) -> Standings:
    """All lessons of all games, as far as a guest is in each; who has no name yet is at the beginning of all."""
    rows = await kept.lessons(guest) if guest else ()
    found = {(row.game, row.lesson): row for row in rows}
    return {id: standings(game, found) for id, game in GAMES.items()}


def standings(game: AnyGame, rows: Mapping[tuple[str, str], store.Lesson]) -> list[Standing]:
    return [_standing(lesson, rows.get((game.id, name))) for name, lesson in lessons(game).items()]


def _standing(lesson: Lesson, row: store.Lesson | None) -> Standing:
    if row is None:
        return Standing(lesson, steps=lesson.left(0))
    return Standing(lesson, row.step, row.steps, row.done, row.step > 1, row.changed)


def next_of(found: Sequence[Standing]) -> Standing | None:
    """What to go on with: the lesson that was left last, else the first that is not done."""
    left = [each for each in found if each.state == BEGUN]
    return max(left, key=lambda each: each.changed, default=None) or next(
        (each for each in found if not each.done), None
    )
