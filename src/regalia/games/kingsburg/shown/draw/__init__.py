"""Views as drawings: pure functions from what a seat may know to SVG, whole pictures that need no style sheet."""

from regalia.games.kingsburg.shown.draw.gallery import gallery, pictures, symbols
from regalia.games.kingsburg.shown.draw.table import draw

__all__ = ["draw", "gallery", "pictures", "symbols"]
