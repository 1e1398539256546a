"""What the command line itself says while people play, by language."""

from pathlib import Path

from regalia.core.words import WordFiles

WORDS = WordFiles(Path(__file__).parent)
