"""A table as the page shows it to one viewer: zones of HTML, what can be clicked, the sentence, the points."""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.core.names import score_table
from regalia.core.page import Plate, Zone
from regalia.core.protocol import Action, Seat
from regalia.table import translation
from regalia.table.chairs import Chair, seat_names
from regalia.table.levels import rank, short
from regalia.table.room import Room
from regalia.table.translation import _

TOKEN = re.compile(r'data-token="([^"]*)"')


def scene(room: Room, viewer: Seat | None, mine: Sequence[Seat], lang: str, have: Collection[str]) -> dict[str, Any]:
    """Everything the page needs, as JSON data. Mine: the seats of who asks. Have: the grounds that the page has."""
    game, view = room.game, room.view(viewer)
    zones = game.shown.page(view, plates(room, viewer, lang), lang) if room.dice else ()
    shown = {token for zone in zones for token in TOKEN.findall(zone.html)}
    return {
        "seat": viewer,
        "phase": room.phase,
        "prompt": prompt(room, view, lang),
        "turns": [seat for seat in room.to_choose_in_person() if seat in mine],
        "zones": [{**zone._asdict(), "html": str(zone.html), "grounds": None} for zone in zones],  # JSON takes no Html
        "grounds": _grounds(zones, have),
        "options": [_option(game, action, view, lang, shown) for action in room.choices(viewer)],
        "undo": undo(room, viewer, lang),
        "scores": scores(room, viewer, lang),
    }


def prompt(room: Room, view: Any, lang: str) -> str:
    """One sentence on what the viewer may do now."""
    return room.game.shown.prompt(view, lang) if room.dice else translation.say(lang, _("Waiting for players."))


def plates(room: Room, viewer: Seat | None, lang: str) -> list[Plate]:
    """Who sits where."""
    called = seat_names(room.game, room.chairs, lang)
    return [
        Plate(name, _note(chair, seat == viewer, lang))
        for seat, (chair, name) in enumerate(zip(room.chairs, called, strict=True))
    ]


def undo(room: Room, viewer: Seat | None, lang: str) -> dict[str, Any]:
    """Whether the viewer can take something back, and if not, why."""
    if viewer is None:
        return {"possible": False, "why": ""}
    try:
        room.check_undo(viewer)
    except Refused as refused:
        return {"possible": False, "why": translation.refusal(refused, lang)}
    return {"possible": True, "why": ""}


def scores(room: Room, viewer: Seat | None, lang: str) -> dict[str, Any]:
    """The points by reason, as far as the viewer can know them, and the result when the game is over."""
    game = room.game
    rows, totals = score_table(game, game.scores(room.view(viewer)), lang)
    result = game.result(room.match.state) if room.match.over else None
    return {
        "names": seat_names(game, room.chairs, lang),
        "bots": [rank(chair.bot, lang) if chair.bot and not chair.away else "" for chair in room.chairs],
        "houses": list(game.houses[: room.charter.seats]),
        "rows": rows,
        "totals": totals,
        "ranks": list(result.ranks) if result else None,
    }


def _option(game: AnyGame, action: Action, view: Any, lang: str, shown: Collection[str]) -> dict[str, Any]:
    """An action with its parts; one that has no place on the page has words instead."""
    tokens = game.tokens(action)
    option: dict[str, Any] = {"action": str(action), "tokens": tokens}
    if game.grave(action):
        option["grave"] = True
    if "grave" in option or not all(token in shown for token in tokens):
        option["label"] = game.shown.label(action, view, lang)
    return option


def _grounds(zones: Sequence[Zone], have: Collection[str]) -> Mapping[str, str]:
    return {key: str(svg) for zone in zones for key, svg in zone.grounds.items() if key not in have}


def _note(chair: Chair, mine: bool, lang: str) -> str:
    """Beside a name: the rank of a bot, or that it is I."""
    if chair.away:
        return translation.say(lang, _("a bot plays"))
    if chair.bot:
        return short(chair.bot, lang)
    return translation.say(lang, _("you")) if mine else ""
