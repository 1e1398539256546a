"""The board of a seat, to look at: what the game draws of it, and all that the table in words tells of it."""

import re
from collections.abc import Collection
from typing import Any

from regalia.core.html import join
from regalia.core.protocol import Seat
from regalia.table.chairs import seat_names
from regalia.table.refusals import Missing
from regalia.table.room import Room
from regalia.table.scene import grounds, plates
from regalia.table.translation import _

LIVE = re.compile(r' data-(?:piece|scroll)="[^"]*"')  # what travels, and what keeps its place, is on the table itself


def board(room: Room, viewer: Seat | None, of: Seat, lang: str, have: Collection[str]) -> dict[str, Any]:
    """As JSON data, through the eyes of a viewer; bare before the game begins. Have: the grounds that the page has."""
    if of >= room.charter.seats:
        raise Missing(_("There is nothing at this address."))
    game, view, names = room.game, room.view(viewer), seat_names(room.game, room.chairs, lang)
    zones = [game.shown.board_of(view, of, plates(room, viewer, lang), lang)] if room.dice else []
    return {
        "of": of,
        "html": LIVE.sub("", join(zone.html for zone in zones)),
        "grounds": grounds(zones, have),
        "words": [*game.shown.seat_lines(view, of, names, lang)] if room.dice else [],
    }
