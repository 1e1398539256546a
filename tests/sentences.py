"""What a sentence for people has to be, for the tests of each game."""

import re

NAMED = ("Ana", "Élie", "Bo", "Uma", "Zoé")


def said(sentence: str) -> str:
    """A whole sentence: it starts, it ends, and nothing in it was left open."""
    assert re.fullmatch(r"\S.*[.!?]", sentence), sentence
    assert not re.search(r"[{}]|  | [.,)]|\(\)|: ?\.", sentence), sentence
    return sentence
