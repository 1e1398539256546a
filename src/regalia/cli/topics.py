"""Help while playing: the rules in short, and what a part of the game does."""

import re
from collections.abc import Iterable
from unicodedata import combining, normalize

from regalia.core.protocol import Game

Topic = tuple[str, str]  # title and text


def chapters(game: Game, lang: str) -> list[Topic]:
    """The rules, without the parts of the game."""
    parts = tuple(game.words.say(lang, key) for key in _keys(game, "help") if game.words.has(lang, key))
    return [(title, text) for title, text in game.help(lang) if not text.startswith(parts)]


def parts(game: Game) -> list[str]:
    """What one may ask help on, as it is typed."""
    return sorted({name for names in game.components().values() for name in names})


def topics(game: Game, asked: str, lang: str) -> list[Topic]:
    """The help whose title is what was asked for, or has it as a word, in the language or in notation."""
    wanted = {_folded(asked), *(_folded(name) for name in _translated(game, asked, lang))}
    whole = [topic for topic in game.help(lang) if _folded(topic[0]) in wanted]
    return whole or [topic for topic in game.help(lang) if any(_has(topic[0], words) for words in wanted)]


def _translated(game: Game, asked: str, lang: str) -> Iterable[str]:
    keys = (key for key in _keys(game, "name") if key.split(".")[1] == asked.casefold())
    return (game.words.say(lang, key) for key in keys if game.words.has(lang, key))


def _keys(game: Game, what: str) -> Iterable[str]:
    return (f"{kind}.{name}.{what}" for kind, names in game.components().items() for name in names)


def _has(title: str, words: str) -> bool:
    return re.search(rf"\b{re.escape(words)}\b", _folded(title)) is not None


def _folded(text: str) -> str:
    """Without capitals and accents."""
    return "".join(letter for letter in normalize("NFD", text.casefold()) if not combining(letter))
