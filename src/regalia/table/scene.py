"""A table as the page shows it to one viewer: zones of HTML, what can be clicked, the sentence, the points."""

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence, Set
from typing import Any

from regalia.core.book import paragraph_of
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

LATE = _("Your time is over: a bot plays for you until you take your seat back.")
TOKEN = re.compile(r'data-token="([^"]*)"')


def scene(room: Room, viewer: Seat | None, mine: Sequence[Seat], lang: str, have: Collection[str]) -> dict[str, Any]:
    """Everything the page needs, as JSON data. Mine: the seats of who asks. Have: the grounds that the page has."""
    game, view = room.game, room.view(viewer)
    seated = plates(room, viewer, lang)
    zones = game.shown.page(view, seated, lang) if room.dice else ()
    shown = {token for zone in zones for token in TOKEN.findall(zone.html)}
    in_tray = {token for zone in zones if zone.place == "tray" for token in TOKEN.findall(zone.html)}
    return {
        "seat": viewer,
        "phase": room.phase,
        "prompt": prompt(room, view, lang),
        "paragraph": paragraph(room, view),
        "heading": game.shown.heading(view, [plate.name for plate in seated], lang) if room.dice else "",
        "turns": [seat for seat in room.to_choose_in_person() if seat in mine],
        "zones": [{**zone._asdict(), "html": str(zone.html), "grounds": None} for zone in zones],  # JSON takes no Html
        "grounds": grounds(zones, have),
        "options": _options(game, room.choices(viewer), view, lang, shown, in_tray),
        "undo": undo(room, viewer, lang),
        "scores": scores(room, viewer, lang),
    }


def prompt(room: Room, view: Any, lang: str) -> str:
    """One sentence on what the viewer may do now."""
    if not room.dice:
        return translation.say(lang, _("Waiting for players."))
    if view.seat is not None and room.chairs[view.seat].late and not room.match.over:
        return translation.say(lang, LATE)
    return room.game.shown.prompt(view, lang, seat_names(room.game, room.chairs, lang))


def paragraph(room: Room, view: Any) -> str:
    """The paragraph of the rules that matters now, by its id; nothing before a game and where there is no book."""
    found = paragraph_of(room.game, view, room.charter.seats, room.match.options) if room.dice else None
    return found.id if found else ""


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


def _options(
    game: AnyGame, actions: Sequence[Action], view: Any, lang: str, shown: Set[str], in_tray: Set[str]
) -> list[dict[str, Any]]:
    """All actions; those on the same places of the board have words that tell them apart, if there are any."""
    options = [_option(game, action, view, lang, shown, len(actions) == 1) for action in actions]
    if len(options) == 2 and sum(shown >= set(option["tokens"]) for option in options) == 1:
        # a button, and something on the page that may be overlooked beside it
        for action, option in zip(actions, options, strict=True):
            option |= {"label": game.shown.label(action, view, lang), "verb": True}
    places = [tuple(sorted(token for token in option["tokens"] if token not in in_tray)) for option in options]
    times = Counter(places)
    for action, option, place in zip(actions, options, places, strict=True):
        if place and times[place] > 1 and (words := game.shown.which(action, view, lang)):
            option["ask"], option["way"] = words
    return options


def _option(game: AnyGame, action: Action, view: Any, lang: str, shown: Collection[str], alone: bool) -> dict[str, Any]:
    """An action with its parts; one that has no place on the page has words instead, the only one has both."""
    tokens = game.tokens(action)
    option: dict[str, Any] = {"action": str(action), "tokens": tokens}
    if game.grave(action):
        option["grave"] = True
    if alone or "grave" in option or not all(token in shown for token in tokens):
        option["label"] = game.shown.label(action, view, lang)
    return option


def grounds(zones: Sequence[Zone], have: Collection[str]) -> Mapping[str, str]:
    """The drawings of these zones that the page does not have."""
    return {key: str(svg) for zone in zones for key, svg in zone.grounds.items() if key not in have}


def _note(chair: Chair, mine: bool, lang: str) -> str:
    """Beside a name: the rank of a bot, or that it is I."""
    if chair.away:
        return translation.say(lang, _("a bot plays"))
    if chair.bot:
        return short(chair.bot, lang)
    return translation.say(lang, _("you")) if mine else ""
