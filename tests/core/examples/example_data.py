"""A worked example of Kingsburg as the table of its file, to be changed by a test."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from regalia.core.examples import Example
from regalia.core.examples.reading import example
from regalia.games import GAMES

GAME = GAMES["kingsburg"]
NAME = "recruit-or-keep"
Data = dict[str, Any]
Change = Callable[[Data], object]


def folder() -> Path:
    found = GAME.shown.examples
    assert found is not None
    return found


def data(name: str = NAME) -> Data:
    return tomllib.loads((folder() / f"{name}.toml").read_text("utf-8"))


def changed(change: Change, name: str = NAME) -> Example:
    """The example after a change of its table."""
    table = data(name)
    change(table)
    return example(GAME, name, table, folder())
