"""Views as drawings: pure functions from what a seat may know to SVG, whole pictures that need no style sheet."""

from regalia.games.wonderful_kingdom.shown.draw.gallery import gallery, pictures
from regalia.games.wonderful_kingdom.shown.draw.table import draw, symbols

__all__ = ["draw", "gallery", "pictures", "symbols"]
