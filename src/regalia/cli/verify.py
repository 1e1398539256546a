"""regalia verify: whether the draws of a record are the ones that were promised."""

from regalia.cli import given
from regalia.cli.words import WORDS
from regalia.core import fair


def verify(file: given.Record, lang: given.Lang = "en") -> None:
    """Compute every draw of a record again from its seed, or name the first entry that differs."""
    given.language(lang)
    print(WORDS.counted("verify", fair.verify(given.read(file)), lang))
