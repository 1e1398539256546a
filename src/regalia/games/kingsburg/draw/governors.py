"""Governors as cards: those to choose from, and the one in office."""

from regalia.art.ink import box, g
from regalia.art.sheet import Block
from regalia.core.protocol import Seat
from regalia.games.kingsburg.draw.court import WIDE
from regalia.games.kingsburg.draw.scene import Scene, target
from regalia.games.kingsburg.draw.tokens import card
from regalia.games.kingsburg.setup import Raising

ROW, GAP = 3, 14.0  # cards in a row, and between them


def candidates(scene: Scene) -> Block | None:
    """Governors to choose from: three in the hand, or those of the auction."""
    names = scene.view.hand or scene.view.offered
    if not names:
        return None
    wide = (WIDE - GAP * (ROW - 1)) / ROW
    tall = max(card(scene, "governor", name, wide)[1] for name in names)
    spots = ((at % ROW * (wide + GAP), at // ROW * (tall + GAP)) for at in range(len(names)))
    art = "".join(g(_candidate(scene, name, wide, tall), at=spot) for name, spot in zip(names, spots, strict=True))
    return art, -(-len(names) // ROW) * (tall + GAP) - GAP


def _candidate(scene: Scene, name: str, wide: float, tall: float) -> str:
    """A card; while it is sold its bids lie on it."""
    view, step = scene.view, scene.view.agenda[-1]
    sold = isinstance(step, Raising) and step.lot.governor == name
    chosen = view.seat is not None and view.provinces[view.seat].pick == name
    part = scene.part(f"governor-{name}") or (scene.part("bid") if sold else None)
    return _card(scene, name, (wide, tall), part, glowing=sold or chosen)


def governor(scene: Scene, seat: Seat, width: float) -> Block | None:
    """The governor of a province; powers are used on the card."""
    name = scene.view.provinces[seat].governor
    if not name:
        return None
    part = scene.part(f"governor-{name}") if seat == scene.view.seat else None
    height = card(scene, "governor", name, width)[1]
    return _card(scene, name, (width, height), part), height


def _card(scene: Scene, name: str, size: tuple[float, float], part: str | None, glowing: bool = False) -> str:
    wide, tall = size
    glow = box(-4, -4, wide + 8, tall + 8, "var(--glow)", 11, class_="halo pulse") if part or glowing else ""
    return target(glow + card(scene, "governor", name, wide, tall)[0], part, scene.say(f"governor.{name}.name"))
