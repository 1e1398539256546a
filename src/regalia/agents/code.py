"""Bots from a file: every class in it that has the one method of a bot."""

import re
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from regalia.agents import BOTS, names
from regalia.agents.protocol import Bot, Maker
from regalia.core.errors import Refused
from regalia.core.protocol import Game

NAME = re.compile(r"[a-z][a-z0-9_-]*")


@cache
def load(path: str) -> tuple[str, ...]:
    """Make the bots of a file known in this process: their names."""
    found = {_name(cls, path): _maker(cls) for cls in _classes(_module(path))}
    if not found:
        raise Refused(f"The file {path} has no bot: it needs a class with a method “choose”.")
    if taken := sorted(found.keys() & names()):
        raise Refused(f"The file {path} names a bot “{taken[0]}”, which is there already: give it another name.")
    BOTS.update(found)
    return tuple(found)


def _module(path: str) -> ModuleType:
    spec = spec_from_file_location(f"regalia code {Path(path).stem}", path)
    if not Path(path).is_file() or spec is None or spec.loader is None:
        raise Refused(f"There is no Python file {path}: give the path of one with a class that has “choose”.")
    module = sys.modules[spec.name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise Refused(f"The file {path} cannot be run: {_said(error)}.") from error
    return module


def _classes(module: ModuleType) -> list[type[Any]]:
    """What the file itself defines, not what it imports."""
    own = (value for value in vars(module).values() if isinstance(value, type) and value.__module__ == module.__name__)
    return [cls for cls in own if callable(getattr(cls, "choose", None)) and not cls.__name__.startswith("_")]


def _name(cls: type[Any], path: str) -> str:
    name = getattr(cls, "name", cls.__name__.lower())
    if isinstance(name, str) and NAME.fullmatch(name):
        return name
    raise Refused(f"The class {cls.__name__} in {path} has the name “{name}”: write it in small letters like my-bot.")


def _maker(cls: type[Any]) -> Maker:
    """A class that does not want to know its game need not say so."""

    def made(game: Game) -> Bot:
        try:
            bot: Bot = cls() if cls.__init__ is object.__init__ else cls(game)
        except Exception as error:
            raise Refused(f"The bot {cls.__name__} cannot sit down: {_said(error)}.") from error
        return bot

    return made


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".rstrip(": .")
