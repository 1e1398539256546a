"""A hex in words, for those who do not see the map: what lies there and around it, what building there earns."""

from collections.abc import Iterator

from regalia.core.houses import HOUSES
from regalia.core.words import Number
from regalia.games.kingdom_builder.box.board import Board
from regalia.games.kingdom_builder.box.data import TERRAINS
from regalia.games.kingdom_builder.box.hexes import ALL, NAMES, Hex, at
from regalia.games.kingdom_builder.box.hexes import place as row_and_column
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.page.gains import gain_by_reason
from regalia.games.kingdom_builder.shown.words import counted, named, say
from regalia.games.kingdom_builder.shown.words.help import what, where

MOUNTAIN = TERRAINS.index("mountain")
SIDES = ("left", "right", "above-left", "above-right", "below-left", "below-right")


def place(view: View, token: str, lang: str) -> str:
    """What a token of the map stands for; nothing if it is none."""
    hex_ = NAMES.get(token.removeprefix("hex-"))
    if hex_ is None or not _on(view.board, hex_):
        return ""
    name = _lived(view, hex_, where(view.board, hex_, lang), lang)
    return " ".join([f"{name}.", *_around(view, hex_, lang), *_earned(view, hex_, lang)])


def _on(board: Board, hex_: Hex) -> bool:
    return bool(ALL >> hex_ & 1) and board.letter(hex_) != "."


def _lived(view: View, hex_: Hex, words: str, lang: str) -> str:
    """With the house that lives there."""
    for seat, own in enumerate(view.own):
        if own >> hex_ & 1:
            return say(lang, "page.settled", hex=words, house=named("house", HOUSES[seat], lang))
    return words


def _around(view: View, hex_: Hex, lang: str) -> Iterator[str]:
    sides = [
        say(lang, f"around.{side}", what=_lived(view, beside, what(view.board, beside, lang), lang))
        for side, beside in _neighbours(view.board, hex_)
    ]
    if sides:
        yield say(lang, "around.around", sides=say(lang, "join.gap").join(sides))


def _neighbours(board: Board, hex_: Hex) -> Iterator[tuple[str, Hex]]:
    """Side and hex. Odd rows lie half a hex to the right."""
    row, col = row_and_column(hex_)
    left = col - 1 + row % 2
    places = ((row, col - 1), (row, col + 1), *((row + down, left + right) for down in (-1, 1) for right in (0, 1)))
    for side, (r, c) in zip(SIDES, places, strict=True):
        if r >= 0 and c >= 0 and _on(board, at(r, c)):
            yield side, at(r, c)


def _earned(view: View, hex_: Hex, lang: str) -> Iterator[str]:
    """For a viewer who could build there some time."""
    board = view.board
    closed = board.special | board.terrain[MOUNTAIN] | sum(view.own)
    if view.seat is None or not view.agenda or closed >> hex_ & 1:
        return
    gains = gain_by_reason(view, hex_)
    reasons = [
        say(lang, "around.reason", reason=named("card", reason, lang), n=Number(n)) for reason, n in gains.items()
    ]
    said = counted("around.gain", sum(gains.values()), lang)
    yield f"{said} ({', '.join(reasons)})." if reasons else f"{said}."
