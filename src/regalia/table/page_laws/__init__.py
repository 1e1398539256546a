"""What the page of every game must obey, on every screen: a suite to run on any of them, in a real browser.

Inspection(browser, address).look(position, screens()) opens one of positions(game), or of lesson_positions(game), and
holds LAWS against it.
"""

from regalia.table.page_laws.browser import chromium, server
from regalia.table.page_laws.inspection import LAWS, Breach, Inspection
from regalia.table.page_laws.kept import Kept, Measured, Share, look
from regalia.table.page_laws.lesson_positions import lesson_positions
from regalia.table.page_laws.positions import Position, positions
from regalia.table.page_laws.screens import SIZES, THEMES, Screen, Size, screens, spread

__all__ = (
    "LAWS",
    "SIZES",
    "THEMES",
    "Breach",
    "Inspection",
    "Kept",
    "Measured",
    "Position",
    "Screen",
    "Share",
    "Size",
    "chromium",
    "lesson_positions",
    "look",
    "positions",
    "screens",
    "server",
    "spread",
)
