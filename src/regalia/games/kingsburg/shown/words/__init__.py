"""The words of Kingsburg, one file a language, and the small parts that sentences are made of."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from regalia.core.words import WordFiles
from regalia.games.kingsburg.box.data import RESOURCES

WORDS = WordFiles(Path(__file__).parent)
say, named, counted, joined = WORDS.say, WORDS.named, WORDS.counted, WORDS.joined


def listed(kind: str, parts: Iterable[str], word: str, lang: str) -> str:
    """Components in a list."""
    return joined([named(kind, part, lang) for part in parts], word, lang)


def the(kind: str, part: str, lang: str) -> str:
    """A component with its article."""
    return say(lang, f"{kind}.{part}.the")


def amount(what: str, count: int, lang: str) -> str:
    """So much of a resource, so many +2 tokens, soldiers or points."""
    return counted(f"resource.{what}", count, lang)


def goods(counts: Sequence[int], lang: str) -> str:
    """Resources that are there: "2 gold and 1 wood"."""
    held = zip(RESOURCES, counts, strict=True)
    return joined([amount(resource, count, lang) for resource, count in held if count], "and", lang)


def dice(own: Sequence[int], bonus: Sequence[int], lang: str) -> list[str]:
    """Dice one by one: "4", "5", "a bonus 3"."""
    return [*map(str, own), *(say(lang, "dice.bonus", face=face) for face in bonus)]
