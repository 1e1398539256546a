"""What the command line itself says while people play, by language."""

from pathlib import Path

from regalia.core.words import Words

WORDS = Words(Path(__file__).parent)
