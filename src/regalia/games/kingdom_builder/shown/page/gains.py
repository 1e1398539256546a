"""What a hex is worth: by how much the viewer's gold changes when a settlement comes to stand there."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from regalia.core.protocol import Seat
from regalia.games.kingdom_builder.box.hexes import Bits, Hex
from regalia.games.kingdom_builder.rules.actions import Land, Move, Settle, Use
from regalia.games.kingdom_builder.rules.effects import BUILDS
from regalia.games.kingdom_builder.rules.scoring import points
from regalia.games.kingdom_builder.rules.turn import Landing
from regalia.games.kingdom_builder.rules.view import View


def gains(view: View, moves: Sequence[Move]) -> Mapping[Hex, int]:
    """By hex, for all moves that put a settlement down."""
    hexes = {move.hex for move in moves if isinstance(move, Settle | Land | Use) and not _lifts(move)}
    if view.seat is None or not hexes:
        return {}
    now, standing = _gold(view, view.seat, view.own[view.seat]), view.own[view.seat] & ~_lifted(view)
    return {hex_: _gold(view, view.seat, standing | 1 << hex_) - now for hex_ in hexes}


def gain_by_reason(view: View, hex_: Hex) -> Mapping[str, int]:
    """What a settlement of the viewer on this hex would change, where it changes something."""
    seat = view.seat
    assert seat is not None, "a spectator builds nothing"
    now, then = (_points(view, seat, own) for own in (view.own[seat], view.own[seat] & ~_lifted(view) | 1 << hex_))
    return {reason: then[reason] - now[reason] for reason in now if then[reason] != now[reason]}


def _lifts(move: Move) -> bool:
    return isinstance(move, Use) and move.tile not in BUILDS


def _lifted(view: View) -> Bits:
    """The hex that a settlement in the air leaves."""
    match view.agenda[-1:]:
        case (Landing(origin=origin),):
            return 1 << origin
    return 0


def _gold(view: View, seat: Seat, own: Bits) -> int:
    return sum(_points(view, seat, own).values())


def _points(view: View, seat: Seat, own: Bits) -> Mapping[str, int]:
    """By reason, if this were what the seat has built."""
    return points(replace(view, own=(*view.own[:seat], own, *view.own[seat + 1 :])), seat)
