"""Governors as cards: those to choose from, and the one in office."""

from regalia.art.ink import box, g, titled
from regalia.art.sheet import Block
from regalia.core.html import Html, join
from regalia.core.protocol import Seat
from regalia.games.kingsburg.rules.setup import Raising
from regalia.games.kingsburg.shown.draw.court import WIDE
from regalia.games.kingsburg.shown.draw.tokens import card
from regalia.games.kingsburg.shown.sight import Sight

ROW, GAP = 3, 14.0  # cards in a row, and between them


def candidates(sight: Sight) -> Block | None:
    """Governors to choose from: three in the hand, or those of the auction."""
    names = sight.view.hand or sight.view.offered
    if not names:
        return None
    wide = (WIDE - GAP * (ROW - 1)) / ROW
    tall = max(card(sight, "governor", name, wide)[1] for name in names)
    spots = ((at % ROW * (wide + GAP), at // ROW * (tall + GAP)) for at in range(len(names)))
    art = join(g(_candidate(sight, name, wide, tall), at=spot) for name, spot in zip(names, spots, strict=True))
    return art, -(-len(names) // ROW) * (tall + GAP) - GAP


def _candidate(sight: Sight, name: str, wide: float, tall: float) -> Html:
    """A card; while it is sold its bids lie on it."""
    view, step = sight.view, sight.view.agenda[-1]
    sold = isinstance(step, Raising) and step.lot.governor == name
    chosen = view.seat is not None and view.provinces[view.seat].pick == name
    return _card(sight, name, (wide, tall), sold or chosen or f"governor-{name}" in sight.open)


def governor(sight: Sight, seat: Seat, width: float) -> Block | None:
    """The governor of a province; powers are used on the card."""
    name = sight.view.provinces[seat].governor
    if not name:
        return None
    height = card(sight, "governor", name, width)[1]
    return _card(sight, name, (width, height), seat == sight.view.seat and f"governor-{name}" in sight.open), height


def _card(sight: Sight, name: str, size: tuple[float, float], lit: bool) -> Html:
    wide, tall = size
    glow = box(-4, -4, wide + 8, tall + 8, "var(--glow)", 11, class_="halo pulse") if lit else ""
    return titled(sight.say(f"governor.{name}.name"), glow + card(sight, "governor", name, wide, tall)[0])
