"""Bots that others wrote: every class of a file that has the one method of a bot, and what packages bring."""

import re
import sys
from functools import cache
from importlib.metadata import EntryPoint
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from regalia.agents import BOTS, names
from regalia.agents.protocol import Bot, Maker
from regalia.core.errors import Refused
from regalia.core.game import AnyGame

NAME = re.compile(r"[a-z][a-z0-9_-]*")


@cache
def load(path: str) -> tuple[str, ...]:
    """Make the bots of a file known in this process, and return their names."""
    found = {_name(cls, path): _maker(cls.__name__, cls) for cls in _classes(_module(path))}
    if not found:
        raise Refused(f"The file {path} has no bot: it needs a class with a method “choose”.")
    if taken := sorted(found.keys() & names()):
        raise Refused(f"The file {path} names a bot “{taken[0]}”, which is there already: give it another name.")
    BOTS.update(found)
    return tuple(found)


def load_installed(entry: EntryPoint) -> Maker:
    """What makes the bots of an installed package."""
    try:
        return _maker(f"“{entry.name}”", entry.load())
    except (Exception, SystemExit) as error:
        raise Refused(f"The installed bot “{entry.name}” cannot be loaded: {_describe(error)}.") from error


def _module(path: str) -> ModuleType:
    spec = spec_from_file_location(f"regalia code {Path(path).stem}", path)
    if not Path(path).is_file() or spec is None or spec.loader is None:
        raise Refused(f"There is no Python file {path}: give the path of one with a class that has “choose”.")
    module = sys.modules[spec.name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise Refused(f"The file {path} cannot be run: {_describe(error)}.") from error
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


def _maker(name: str, cls: Any) -> Maker:
    """A class without an __init__ is made without its game; a function is given the game."""

    def made(game: AnyGame) -> Bot:
        try:
            bot: Bot = cls() if _takes_no_game(cls) else cls(game)
        except (Exception, SystemExit) as error:
            raise Refused(f"The bot {name} cannot sit down: {_describe(error)}.") from error
        if not callable(getattr(bot, "choose", None)):
            raise Refused(f"The bot {name} cannot sit down: it has no method “choose”.")
        return bot

    return made


def _takes_no_game(cls: Any) -> bool:
    """Whether it is a class without an __init__; what a protocol has there only stands in for one."""
    inits = (vars(base).get("__init__", Bot.__init__) for base in getattr(cls, "__mro__", ()))
    return next((init for init in inits if init is not Bot.__init__), None) is object.__init__


def _describe(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".rstrip(": .")
