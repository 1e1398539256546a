"""Which components speak of which: by their texts and by their rulings."""

import re
from collections.abc import Mapping
from functools import cache

from regalia.core.game import AnyGame
from regalia.core.rulings import rulings
from regalia.core.words import LANGUAGES

READ = LANGUAGES[0]  # in this language names have capitals, so that they can be told from other words


def related(game: AnyGame, key: str) -> list[str]:
    """The components that one names, and those that name it, in the order of the box."""
    named = _named(game)
    return [other for other in named if other != key and (other in named[key] or key in named[other])]


@cache
def _named(game: AnyGame) -> Mapping[str, frozenset[str]]:
    stock = game.shown.stock()
    called = dict[str, set[str]]()
    for key in stock:
        called.setdefault(_name(game, key), set()).add(key)
    found = {key: _in_text(game.shown.explain(key, READ)[1], called) for key in stock}
    for ruling in rulings(game):
        for key in ruling.of:
            found[key] |= ruling.names()
    return {key: frozenset(others - {key}) for key, others in found.items()}


def _name(game: AnyGame, key: str) -> str:
    return game.words.say(READ, f"{key}.name") if game.words.has(READ, f"{key}.name") else ""


def _in_text(text: str, called: Mapping[str, set[str]]) -> set[str]:
    """Whole names, the longer ones first; what belongs to somebody ("the King’s die") does not speak of him."""
    found = set[str]()
    for name in sorted(filter(None, called), key=len, reverse=True):
        whole = re.compile(rf"(?<!\w){re.escape(name)}(?![\w’])")
        if whole.search(text):
            found |= called[name]
            text = whole.sub("", text)
    return found
