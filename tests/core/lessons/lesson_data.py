"""The first lesson of Kingdom Builder as the table of its file, to be changed by a test."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from regalia.core.lessons import Lesson
from regalia.core.lessons.reading import lesson
from regalia.games import GAMES

GAME = GAMES["kingdom-builder"]
Data = dict[str, Any]
Change = Callable[[Data], object]


def folder() -> Path:
    found = GAME.shown.lessons
    assert found is not None
    return found


def data() -> Data:
    return tomllib.loads((folder() / "first.toml").read_text("utf-8"))


def step(table: Data, id: str) -> Data:
    """A step of the table."""
    found: Data = next(each for each in table["step"] if each["id"] == id)
    return found


def changed(change: Change) -> Lesson:
    """The lesson after a change of its table."""
    table = data()
    change(table)
    return lesson(GAME, "first", table, folder())


def text(words: str) -> Data:
    """The same words in both languages."""
    return {"en": words, "fr": words}
