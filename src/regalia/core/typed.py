"""Moves as people type them: by their notation, in short, or in the words of the log."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from difflib import get_close_matches

from regalia.core.errors import Illegal
from regalia.core.matching import folded, has
from regalia.core.protocol import Action

Sentence = Callable[[Action], str]  # what the log would say
CLOSE = 0.75  # of 1: how alike two texts are that may be the same, misspelled


def by_verb(options: Sequence[Action]) -> dict[str, list[Action]]:
    """The options by the first word of their notation."""
    verbs: dict[str, list[Action]] = {}
    for action in options:
        verbs.setdefault(str(action).split()[0], []).append(action)
    return verbs


def meant(text: str, options: Sequence[Action], parse: Callable[[str], Action], sentence: Sentence) -> list[Action]:
    """The options that a text names: one by its notation, all that hold it, or all that are told in these words."""
    typed, words = " ".join(re.sub(r"\s*,\s*", ",", folded(text)).split()), _words(text)
    with suppress(Illegal):
        if (action := parse(typed)) in options:
            return [action]
    if named := [action for action in options if typed and has(str(action), typed)]:
        return named
    said = ((action, _said(action, sentence)) for action in options if words)
    return [action for action, line in said if all(has(line, word) for word in words)]


def close(text: str, options: Sequence[Action], sentence: Sentence, limit: int = 3) -> list[Action]:
    """The options that a misspelled text may have named."""
    words, phrases = _words(text), dict[str, list[Action]]()
    for action in options:
        for phrase in _phrases(_said(action, sentence), len(words)):
            phrases.setdefault(phrase, []).append(action)
    near = get_close_matches(" ".join(words), phrases, limit, CLOSE)
    return [*dict.fromkeys(action for phrase in near for action in phrases[phrase])][:limit]


def _said(action: Action, sentence: Sentence) -> str:
    """An option in notation and in the player's language: people mix them."""
    return f"{action} {folded(sentence(action))}"


def _words(text: str) -> list[str]:
    """The words without the marks around them."""
    return [bare for word in folded(text).split() if (bare := word.strip("().,;:"))]


def _phrases(said: str, length: int) -> Iterator[str]:
    """Every run of so many words."""
    words = _words(said)
    return (" ".join(words[start : start + length]) for start in range(len(words) - length + 1) if length)
