"""Governors as cards: those to choose from, and the one in office."""

from regalia.art.ink import box, g, titled
from regalia.art.sheet import Block
from regalia.core.html import Html, join
from regalia.core.protocol import Seat
from regalia.games.kingsburg.rules.setup import Raising
from regalia.games.kingsburg.shown.draw.court import WIDE
from regalia.games.kingsburg.shown.draw.tokens import card
from regalia.games.kingsburg.shown.view import Shown

ROW, GAP = 3, 14.0  # cards in a row, and between them


def candidates(shown: Shown) -> Block | None:
    """Governors to choose from: three in the hand, or those of the auction."""
    names = shown.view.hand or shown.view.offered
    if not names:
        return None
    wide = (WIDE - GAP * (ROW - 1)) / ROW
    tall = max(card(shown, "governor", name, wide)[1] for name in names)
    spots = ((at % ROW * (wide + GAP), at // ROW * (tall + GAP)) for at in range(len(names)))
    art = join(g(_candidate(shown, name, wide, tall), at=spot) for name, spot in zip(names, spots, strict=True))
    return art, -(-len(names) // ROW) * (tall + GAP) - GAP


def _candidate(shown: Shown, name: str, wide: float, tall: float) -> Html:
    """A card; while it is sold its bids lie on it."""
    view, step = shown.view, shown.view.agenda[-1]
    sold = isinstance(step, Raising) and step.lot.governor == name
    chosen = view.seat is not None and view.provinces[view.seat].pick == name
    return _card(shown, name, (wide, tall), sold or chosen or f"governor-{name}" in shown.open)


def governor(shown: Shown, seat: Seat, width: float) -> Block | None:
    """The governor of a province; powers are used on the card."""
    name = shown.view.provinces[seat].governor
    if not name:
        return None
    height = card(shown, "governor", name, width)[1]
    return _card(shown, name, (width, height), seat == shown.view.seat and f"governor-{name}" in shown.open), height


def _card(shown: Shown, name: str, size: tuple[float, float], lit: bool) -> Html:
    wide, tall = size
    glow = box(-4, -4, wide + 8, tall + 8, "var(--glow)", 11, class_="halo pulse") if lit else ""
    return titled(shown.say(f"governor.{name}.name"), glow + card(shown, "governor", name, wide, tall)[0])
