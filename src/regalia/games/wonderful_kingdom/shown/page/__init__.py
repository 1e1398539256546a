"""The table in a browser: zones of HTML and SVG made from what a seat may know.

The page says what can be chosen, never whether it may be now: that is the client's, and the style sheet's beside this.
"""

from regalia.games.wonderful_kingdom.shown.page.zones import page

__all__ = ["page"]
