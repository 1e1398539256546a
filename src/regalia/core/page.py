"""A table as a page: zones of HTML that the client lays out and lights up without knowing the game."""

from collections.abc import Mapping
from typing import NamedTuple

from regalia.core.html import Html


class Plate(NamedTuple):
    """Who sits at a seat, in the viewer's language."""

    name: str  # of the person, or of the house a bot plays
    note: str  # "you", "bot", "away", or nothing


class Zone(NamedTuple):
    """A part of the table. What can be chosen in it carries a token: <button data-token="hex-7-12">."""

    id: str  # "court"
    title: str  # its heading, and its tab on a phone
    icon: str  # a verb of art.icons
    place: str  # board, left, right, tray; visited: the board of a seat
    html: Html
    grounds: Mapping[str, Html] = {}  # by key: SVG that does not change, for every <div data-ground="key">


class Detail(NamedTuple):
    """A part of the table as a drawing, from the origin right and down, with the symbols that it may use."""

    art: Html
    width: float
    height: float
    symbols: Html = Html()
