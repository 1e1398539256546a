"""Bots by name. Other people's packages add theirs under the entry point group "regalia.bots"."""

import re
from importlib.metadata import entry_points

from regalia.agents.greedy import GreedyBot
from regalia.agents.mild import MildBot, Weighing
from regalia.agents.protocol import Bot, Budget, Maker
from regalia.agents.random import RandomBot
from regalia.agents.search import SearchBot
from regalia.agents.tuned import TunedBot
from regalia.core.errors import Refused, Unknown
from regalia.core.game import AnyGame

BOTS: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, "tuned": TunedBot, "search": SearchBot}
GROUP = "regalia.bots"
WHOLE = "[0-9]{1,9}"
NUMBER = rf"{WHOLE}(?:\.{WHOLE})?"


def names() -> list[str]:
    """Our bots and those that installed packages bring."""
    return [*BOTS, *(entry.name for entry in entry_points(group=GROUP) if entry.name not in BOTS)]


def maker(kind: str) -> Maker:
    """The class or function that makes the bots of a name; a package is loaded only when its bot is asked for."""
    if kind in BOTS:
        return BOTS[kind]
    for entry in entry_points(group=GROUP, name=kind):
        from regalia.agents.loading import load_installed

        return load_installed(entry)
    raise Unknown("bot", kind, names())


def kind(name: str) -> str:
    """A bot without its budget and its temperature."""
    return re.split("[:~]", name, maxsplit=1)[0]


def seated(game: AnyGame, name: str) -> tuple[Bot, Budget]:
    """The bot of a name with its budget and its temperature: "greedy", "search:1s", "search:200it", "tuned~1.5"."""
    full, warm, temperature = name.partition("~")
    bot, allowed = maker(full.partition(":")[0])(game), budget(name)
    return (_mild(name, bot, temperature) if warm else bot), allowed


def budget(name: str) -> Budget:
    """The budget that stands in the name of a bot."""
    limit = name.partition("~")[0].partition(":")[2]
    if not limit:
        return Budget()
    if seconds := re.fullmatch(f"({NUMBER})s", limit):
        return Budget(seconds=float(seconds[1]))
    if iterations := re.fullmatch(f"({WHOLE})it", limit):
        return Budget(iterations=int(iterations[1]))
    raise Refused(
        "The bot “{name}” has no budget “{limit}”: write seconds like 1s or iterations like 200it.",
        name=name,
        limit=limit,
    )


def _mild(name: str, bot: Bot, temperature: str) -> Bot:
    if not re.fullmatch(NUMBER, temperature) or not float(temperature):
        raise Refused(
            "The bot “{name}” has no temperature “{temperature}”: write a number above 0, like 1.5.",
            name=name,
            temperature=temperature,
        )
    if not isinstance(bot, Weighing):
        raise Refused("The bot “{name}” does not weigh its options: it takes no temperature.", name=name)
    return MildBot(bot, float(temperature))
