"""The words of It's a Wonderful Kingdom, one file a language, and the small parts that sentences are made of."""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from regalia.core.words import LANGUAGES, WordFiles
from regalia.games.wonderful_kingdom.box.catalogue import CALAMITY, RESOURCES, TREASURE, Catalogue

WORDS = WordFiles(Path(__file__).parent)
say, named, counted, amount, joined = WORDS.say, WORDS.named, WORDS.counted, WORDS.amount, WORDS.joined
SPARE = "spare-"


def signed(what: str, count: int, lang: str) -> str:
    """So much more or less of something."""
    return ("+" if count > 0 else "−") + amount(what, abs(count), lang)


def goods(counts: Sequence[int], lang: str) -> str:
    """Resources that are there: "3 materials and 1 gold"."""
    held = zip(RESOURCES, counts, strict=False)
    return joined([amount(resource, count, lang) for resource, count in held if count], "and", lang)


def letters(counts: Sequence[int], lang: str) -> str:
    """Resources by their letters: "MMMG"."""
    held = zip(RESOURCES, counts, strict=False)
    return "".join(say(lang, f"resource.{resource}.short") * count for resource, count in held)


def card(rows: Catalogue, name: str, lang: str) -> str:
    """The name of any card: of a box file if it gives one, else ours."""
    if name in rows.names:
        own: tuple[str, str] = rows.names[name]
        return own[LANGUAGES.index(lang)] or own[0]
    if name.startswith(SPARE):
        return say(lang, "spare.name", n=name.removeprefix(SPARE))
    return say(lang, f"{sort(rows, name)}.name" if name == CALAMITY else f"{sort(rows, name)}.{name}.name")


def sort(rows: Catalogue, name: str) -> str:
    """The kind of component that a card is."""
    if name in rows.cards:
        return TREASURE if rows.kinds[name] == TREASURE else "development"
    return CALAMITY if name == CALAMITY else "threat" if name in rows.threats else "advisor"


def site(rows: Catalogue, key: str, lang: str) -> str:
    """A card under construction; the second of its name has a number."""
    name, _, number = key.partition(".")
    return card(rows, name, lang) + (f" ({number})" if number else "")


def listed_cards(rows: Catalogue, names: Iterable[str], word: str, lang: str) -> str:
    """Cards in a list."""
    return joined([card(rows, name, lang) for name in names], word, lang)


def gathered(rows: Catalogue, names: Iterable[str], lang: str) -> list[str]:
    """Cards, equal ones together: "Farm ×2"."""
    called = {name: (card(rows, name, lang), n) for name, n in Counter(names).items()}
    return [name if n == 1 else say(lang, "join.times", card=name, n=n) for name, n in called.values()]


def step_name(step: str, lang: str) -> str:
    """A step of a quest: "usurper-1"."""
    return named("quest", step, lang)


def territory(board: str, name: str, lang: str) -> str:
    return named("territory", f"{board.lower()}-{name}", lang)
