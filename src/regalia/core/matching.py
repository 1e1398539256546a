"""Text compared as people type it: without capitals and accents, by whole words."""

import re
from unicodedata import combining, normalize


def folded(text: str) -> str:
    """Without capitals and accents, and with the apostrophe of the keyboard."""
    letters = normalize("NFKD", text.casefold()).replace("’", "'")
    return "".join(letter for letter in letters if not combining(letter))


def has(text: str, words: str) -> bool:
    """Whether a folded text contains these words whole: 12 is no word of 7,12, nor tower of guard-tower."""
    return re.search(rf"(?<!\w)(?<!\w[,-]){re.escape(words)}(?!\w|[,-]\w)", text) is not None


def begins(text: str, letters: str) -> bool:
    """Whether a word of a folded text begins with these letters."""
    return re.search(rf"(?<!\w){re.escape(letters)}", text) is not None
