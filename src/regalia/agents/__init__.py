"""Bots by name. Other people's packages add theirs under the entry point group "regalia.bots"."""

import re
from functools import cache
from importlib.metadata import entry_points

from regalia.agents.greedy import GreedyBot
from regalia.agents.protocol import Bot, Budget, Maker
from regalia.agents.random import RandomBot
from regalia.core.errors import Refused, Unknown
from regalia.core.protocol import Game

BOTS: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot}
GROUP = "regalia.bots"


@cache
def makers() -> dict[str, Maker]:
    """Our bots and those that installed packages bring."""
    return {entry.name: entry.load() for entry in entry_points(group=GROUP)} | BOTS


def seated(game: Game, name: str) -> tuple[Bot, Budget]:
    """The bot of a name with its budget: "greedy", "search:1s", "search:200it"."""
    kind, _, limit = name.partition(":")
    if kind not in makers():
        raise Unknown("bot", kind, makers())
    return makers()[kind](game), _budget(name, limit)


def _budget(name: str, limit: str) -> Budget:
    if not limit:
        return Budget()
    if seconds := re.fullmatch(r"(\d+(?:\.\d+)?)s", limit):
        return Budget(seconds=float(seconds[1]))
    if iterations := re.fullmatch(r"(\d+)it", limit):
        return Budget(iterations=int(iterations[1]))
    raise Refused(f"The bot “{name}” has no budget “{limit}”: write seconds like 1s or iterations like 200it.")
