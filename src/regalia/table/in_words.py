"""The table in words, for those who play by ear or by typing: the same that the terminal knows."""

from collections.abc import Sequence
from typing import Any

from regalia.core.errors import Illegal
from regalia.core.game import AnyGame
from regalia.core.matching import folded
from regalia.core.protocol import Action, Entry, Seat
from regalia.core.topics import Topic, chapters, members, topics
from regalia.core.typed import by_verb, close, meant
from regalia.table.chairs import seat_names
from regalia.table.refusals import Missing
from regalia.table.room import Room
from regalia.table.translation import _

SHOWN = 5  # moves in one sentence


def description(room: Room, viewer: Seat | None, lang: str) -> list[str]:
    """Everything that lies on the table, line by line; nothing before the game begins."""
    names = seat_names(room.game, room.chairs, lang)
    return [*room.game.shown.describe(room.view(viewer), names, lang)] if room.dice else []


def moves(room: Room, seat: Seat, lang: str) -> list[dict[str, Any]]:
    """What a seat may do now, grouped by what it does, each move in words."""
    game, view = room.game, room.view(seat)
    return [
        {
            "title": _title(game, verb, len(actions), lang),
            "moves": [{"action": str(action), "label": game.shown.label(action, view, lang)} for action in actions],
        }
        for verb, actions in by_verb(room.choices(seat)).items()
    ]


def possible(room: Room, seat: Seat, lang: str) -> list[str]:
    """The kinds of what a seat may do now, each with how many ways there are."""
    return [_title(room.game, verb, len(actions), lang) for verb, actions in by_verb(room.choices(seat)).items()]


def _title(game: AnyGame, verb: str, count: int, lang: str) -> str:
    words = game.shown.ways(verb, count, lang) if game.words.has(lang, "spoken.legal") else verb
    return words[:1].upper() + words[1:]


def typed(room: Room, seat: Seat, text: str, lang: str) -> Action:
    """The move that somebody has typed, by its notation, in short, in words or as it is listed; else what may have been
    meant."""
    if not text.strip():
        raise Illegal(_("Type a move."))
    options, view, names = room.choices(seat), room.view(seat), seat_names(room.game, room.chairs, lang)

    def label(action: Action) -> str:
        return room.game.shown.label(action, view, lang)

    def sentence(action: Action) -> str:
        return f"{room.game.shown.log_line(view, Entry(None, seat, action), names, lang)} {label(action)}"

    if len(listed := [action for action in options if folded(label(action)) == folded(text.strip())]) == 1:
        return listed[0]
    found = meant(text, options, room.game.parse, sentence)
    if len(found) == 1:
        return found[0]
    if found:
        raise Illegal(_("“{text}” could be {moves}: type the whole of it."), text=text, moves=_listed(found))
    if near := close(text, options, sentence):
        raise Illegal(_("“{text}” is not possible now. Did you mean {moves}?"), text=text, moves=_listed(near))
    raise Illegal(_("“{action}” is not possible now."), action=text)


def _listed(found: Sequence[Action]) -> list[str]:
    """The first few moves."""
    return [*map(str, found[:SHOWN]), *(["…"] if len(found) > SHOWN else [])]


def place(room: Room, viewer: Seat | None, token: str, lang: str) -> str:
    """What can be clicked under a name, and what is around it."""
    if not (said := room.game.shown.place(room.view(viewer), token, lang)):
        raise Missing(_("There is nothing at this address."))
    return said


def help_on(room: Room, asked: str, lang: str) -> list[Topic]:
    """What the terminal tells on a part of the game or on a kind of parts; on nothing, the rules in short."""
    game, view = room.game, room.view(None)
    if not asked.strip():
        return chapters(game, lang)
    return topics(game, asked.strip(), lang, view) or members(game, asked.strip().casefold(), lang, view)
