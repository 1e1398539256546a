"""Help while playing: the rules in short, what a part of the game does, and the parts of a kind.

With a view all of it is as the box of that table has it."""

from collections.abc import Iterator
from typing import Any

from regalia.core.game import AnyGame
from regalia.core.matching import begins, folded, has

Topic = tuple[str, str]  # title and text
LISTED = 40  # as many names are a list that people read
STEM = 3  # letters that say enough


def chapters(game: AnyGame, lang: str) -> list[Topic]:
    """The rules, without the parts of the game."""
    parts = {topic for kind in game.components() for topic in members(game, kind, lang)}
    return [topic for topic in game.shown.help(lang) if topic not in parts]


def parts(game: AnyGame) -> list[str]:
    """What one may ask help on, as it is typed; nothing where that is too much to read."""
    names = sorted({name for names in game.components().values() for name in names})
    return names if len(names) <= LISTED else []


def kinds(game: AnyGame) -> list[str]:
    """The kinds of parts, as they are typed, with how many there are."""
    return [f"{kind} ({len(names)})" for kind, names in game.components().items()]


def members(game: AnyGame, kind: str, lang: str, view: Any = None) -> list[Topic]:
    """The help on every part of a kind."""
    return [game.shown.explain(f"{kind}.{name}", lang, view) for name in game.components().get(kind, ())]


def topics(game: AnyGame, asked: str, lang: str, view: Any = None) -> list[Topic]:
    """The help that goes by this id or title, or has it as a word of its title, or as the beginning of one."""
    every, wanted = game.shown.help(lang, view), {folded(asked), *_translated(game, asked, lang)}
    same = _identified(game, asked, lang, view)
    if exact := [topic for topic in every if topic in same or folded(topic[0]) in wanted]:
        return exact
    if asked.casefold() in game.components():
        return []
    worded = [topic for topic in every if any(has(folded(topic[0]), words) for words in wanted)]
    return worded or _begun(game, folded(asked).rstrip("sx"), lang, view)


def _identified(game: AnyGame, asked: str, lang: str, view: Any) -> list[Topic]:
    """The one part with this id. Where several share it their titles tell them apart."""
    kinds = [kind for kind, names in game.components().items() if asked.casefold() in names]
    return [game.shown.explain(f"{kinds[0]}.{asked.casefold()}", lang, view)] if len(kinds) == 1 else []


def _translated(game: AnyGame, asked: str, lang: str) -> Iterator[str]:
    kinds = (kind for kind, names in game.components().items() if asked.casefold() in names)
    return (folded(game.words.named(kind, asked.casefold(), lang)) for kind in kinds)


def _begun(game: AnyGame, stem: str, lang: str, view: Any) -> list[Topic]:
    """The last resort: castle finds castles, farms the Farm."""
    if len(stem) < STEM:
        return []
    ids = [(kind, name) for kind, names in game.components().items() for name in names if name.startswith(stem)]
    same = [game.shown.explain(f"{kind}.{name}", lang, view) for kind, name in ids]
    return [topic for topic in game.shown.help(lang, view) if topic in same or begins(folded(topic[0]), stem)]
