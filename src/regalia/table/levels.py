"""The ranks of our bots, as people meet them; a bot of somebody else's package goes by its own name."""

from typing import NamedTuple

from regalia.table.speech import _, say


class Level(NamedTuple):
    """A rank, and one line on how it plays."""

    rank: str
    line: str


LEVELS = {
    "random": Level(_("Page"), _("still learning: plays at random")),
    "greedy": Level(_("Squire"), _("takes what looks best at once")),
}


def rank(bot: str, lang: str) -> str:
    """What a bot is called: a level may carry a budget, like search:1s."""
    level = LEVELS.get(bot.partition(":")[0])
    return say(lang, level.rank) if level else bot


def told(bot: str, lang: str) -> str:
    """The rank with its line."""
    level = LEVELS.get(bot.partition(":")[0])
    return say(lang, _("{rank}: {line}"), rank=say(lang, level.rank), line=say(lang, level.line)) if level else bot
