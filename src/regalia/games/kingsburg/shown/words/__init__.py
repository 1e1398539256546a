"""The words of Kingsburg, one file a language, and the small parts that sentences are made of."""

from collections.abc import Sequence
from pathlib import Path

from regalia.core.words import Number, WordFiles
from regalia.games.kingsburg.box.data import ADVISORS, RESOURCES
from regalia.games.kingsburg.rules.actions import Influence

WORDS = WordFiles(Path(__file__).parent)
say, named, the, counted, amount, joined, listed = (
    WORDS.say, WORDS.named, WORDS.the, WORDS.counted, WORDS.amount, WORDS.joined, WORDS.listed,
)  # fmt: skip


def goods(counts: Sequence[int], lang: str) -> str:
    """Resources that are there: "2 gold and 1 wood"."""
    held = zip(RESOURCES, counts, strict=True)
    return joined([amount(resource, count, lang) for resource, count in held if count], "and", lang)


def dice(own: Sequence[int], bonus: Sequence[int], lang: str, helps: Sequence[str] = ()) -> str:
    """Dice one by one, and what helps them: "4, 5, a bonus 3 and a +2 token"."""
    faces = [*map(str, own), *(say(lang, "dice.bonus", face=face) for face in bonus)]
    return joined([*faces, *helps], "and", lang)


def placed_dice(placed: Influence, lang: str) -> str:
    """The dice on an advisor, and what helped them there."""
    helped = {"plus2": placed.plus2, "market": placed.market, "envoy": placed.envoy}
    helps = [say(lang, f"dice.{what}", step=Number(placed.market)) for what, used in helped.items() if used]
    return dice(placed.own, placed.bonus, lang, helps)


def advisor(rank: int, private: bool, lang: str) -> str:
    """An advisor by name; one on the Politician's card goes by his."""
    return named("governor", "politician", lang) if private else named("advisor", ADVISORS[rank - 1].name, lang)
