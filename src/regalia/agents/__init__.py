"""Bots by name. Other people's packages add theirs under the entry point group "regalia.bots"."""

import re
from importlib.metadata import entry_points

from regalia.agents.greedy import GreedyBot
from regalia.agents.protocol import Bot, Budget, Maker
from regalia.agents.random import RandomBot
from regalia.core.errors import Refused, Unknown
from regalia.core.protocol import Game

BOTS: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot}
GROUP = "regalia.bots"


def names() -> list[str]:
    """Our bots and those that installed packages bring."""
    return [*BOTS, *(entry.name for entry in entry_points(group=GROUP) if entry.name not in BOTS)]


def maker(kind: str) -> Maker:
    """What makes the bots of a name; a package is loaded only when its bot is asked for."""
    if kind in BOTS:
        return BOTS[kind]
    for entry in entry_points(group=GROUP, name=kind):
        found: Maker = entry.load()
        return found
    raise Unknown("bot", kind, names())


def seated(game: Game, name: str) -> tuple[Bot, Budget]:
    """The bot of a name with its budget: "greedy", "greedy:1s", "greedy:200it"."""
    kind, _, limit = name.partition(":")
    return maker(kind)(game), _budget(name, limit)


def _budget(name: str, limit: str) -> Budget:
    if not limit:
        return Budget()
    if seconds := re.fullmatch(r"(\d+(?:\.\d+)?)s", limit):
        return Budget(seconds=float(seconds[1]))
    if iterations := re.fullmatch(r"(\d+)it", limit):
        return Budget(iterations=int(iterations[1]))
    raise Refused(
        "The bot “{name}” has no budget “{limit}”: write seconds like 1s or iterations like 200it.",
        name=name,
        limit=limit,
    )
