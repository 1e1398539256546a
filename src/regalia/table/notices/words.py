"""What a notice says: the game, who plays, what is up. Nothing of what lies on the table."""

from typing import NamedTuple

from babel.lists import format_list

from regalia.core.protocol import Seat
from regalia.table.chairs import seat_names
from regalia.table.room import Room
from regalia.table.translation import _, say

TURN, SOON, OVER, REMATCH = KINDS = ("turn", "soon", "over", "rematch")
TITLES = {
    TURN: _("Your turn: {game}"),
    SOON: _("A quarter of your time is left: {game}"),
    OVER: _("The game is over: {game}"),
    REMATCH: _("A rematch: {game}"),
}
WITH = _("With {names}.")


class Notice(NamedTuple):
    """One notice in the language of its reader."""

    title: str
    words: str
    path: str = "/settings"  # where it leads, on this site


def notice(kind: str, room: Room, table: str, seat: Seat, lang: str) -> Notice:
    """Of a seat at a table."""
    game = room.game.words.say(lang, "game.name")
    names = [name for at, name in enumerate(seat_names(room.game, room.chairs, lang)) if at != seat]
    words = say(lang, WITH, names=format_list(names, locale=lang)) if names else ""
    return Notice(say(lang, TITLES[kind], game=game), words, f"/table/{room.next_table if kind == REMATCH else table}")


def trial(lang: str) -> Notice:
    """What the button in the settings sends."""
    return Notice("Regalia", say(lang, _("This is how you will be told that it is your turn.")))


def confirmation(code: str, lang: str) -> Notice:
    """What a mail address is sent first."""
    words = _(
        "To be told by mail when it is your turn, enter this code in the settings: {code}. If it was not you "
        "who asked for it, do nothing: there will be no other mail."
    )
    return Notice(say(lang, _("Your code for Regalia")), say(lang, words, code=code))
