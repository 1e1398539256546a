"""The ranks of our bots, as people meet them; a bot of somebody else's package goes by its own name."""

from typing import NamedTuple

from regalia.agents import BOTS, names
from regalia.table.translation import _, say


class Level(NamedTuple):
    """A rank, one line on how it plays, and the rank in short if it is long."""

    rank: str
    line: str
    short: str = ""


RULER = "search:1s"
LEVELS = {
    "random": Level(_("Page"), _("is still learning, and plays at random")),
    "greedy": Level(_("Squire"), _("takes what looks best right now")),
    "tuned~0.2": Level(_("Knight, gentle"), _("has a plan and does not always keep to it"), _("Knight")),
    "tuned": Level(_("Knight"), _("weighs what a move is worth to the end")),
    f"{RULER}~1": Level(_("Ruler, gentle"), _("looks ahead and leaves you a chance"), _("Ruler")),
    RULER: Level(_("Ruler"), _("looks ahead for a second before each move")),
}


def bots() -> list[str]:
    """The bots that people may choose, ours from the weakest to the strongest: how long they think is not for guests
    to say."""
    return [*LEVELS, *(name for name in names() if name not in BOTS)]


def rank(bot: str, lang: str) -> str:
    """What a bot is called."""
    level = LEVELS.get(bot)
    return say(lang, level.rank) if level else bot


def short(bot: str, lang: str) -> str:
    """What a bot is called where there is little room."""
    level = LEVELS.get(bot)
    return say(lang, level.short or level.rank) if level else bot


def line(bot: str, lang: str) -> str:
    """How a bot plays, as far as we know it."""
    level = LEVELS.get(bot)
    return say(lang, level.line) if level else ""


def described(bot: str, lang: str) -> str:
    """The rank with its line."""
    level = LEVELS.get(bot)
    return say(lang, _("{rank}: {line}"), rank=say(lang, level.rank), line=say(lang, level.line)) if level else bot
