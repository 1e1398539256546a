"""The points of every seat so far, reason by reason; alone the medals to come."""

from collections.abc import Mapping, Sequence

from regalia.art.heraldry import seat as badge
from regalia.art.ink import dot, g, serif, text
from regalia.art.sheet import Block, column, heading, sheet
from regalia.core.html import Html, join
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.rules.scoring import MEDAL_NAMES, medals, points
from regalia.games.wonderful_kingdom.shown.art.signs import minus
from regalia.games.wonderful_kingdom.shown.sight import Sight

WIDE = 420.0  # from here on seats stand side by side
_LINE = 20.0
_METALS: Mapping[str, str] = {"bronze": "#b0713a", "silver": "#b9bfc7", "gold": "#e9b93f"}


def score(sight: Sight, width: float, least: float = 0) -> Block:
    seats = [_seat(sight, seat, reasons, _room(sight, width)) for seat, reasons in enumerate(points(sight.view))]
    if sight.view.setting.solo:
        seats.append(_medals(sight))
    if width >= WIDE:
        body = join(g(art, at=((width - 32) / len(seats) * at, 0)) for at, (art, _) in enumerate(seats))
        low = max(height for _, height in seats)
    else:
        body, low = column(*seats, gap=12)
    height = max(least, low + 58)
    top = sheet(0, 0, width, height) + heading(16, 27, width - 32, sight.say("draw.points"))
    return top + g(body, at=(16, 42)), height


def _room(sight: Sight, width: float) -> float:
    return width - 32 if width < WIDE else (width - 32) / 2 - 16


def _seat(sight: Sight, seat: Seat, reasons: Mapping[str, int], room: float) -> Block:
    """The total beside the badge, below it what it is made of."""
    total = serif(room - 10, 22, minus(sum(reasons.values())), 24, text_anchor="end")
    head = badge(sight.houses[seat], 15, 14, 28) + serif(36, 20, sight.house(seat), 16) + total
    rows = [(reason, n) for reason, n in reasons.items() if n]
    lines = join(
        text(6, 50 + _LINE * at, sight.say(f"reason.{reason}"), 13, "var(--ink-2)")
        + text(room - 10, 50 + _LINE * at, minus(n), 14, text_anchor="end", font_weight="700")
        for at, (reason, n) in enumerate(rows)
    )
    return head + lines, 40 + _LINE * len(rows)


def _medals(sight: Sight) -> Block:
    return medal_row(medals(sight.view)), 62.0


def medal_row(wanted: Sequence[int]) -> Html:
    """Bronze, silver and gold with the points they ask for."""
    return join(_medal(name, n, 30 + 64 * at) for at, (name, n) in enumerate(zip(MEDAL_NAMES, wanted, strict=True)))


def _medal(name: str, wanted: int, x: float) -> Html:
    disc = dot(x, 30, 25, "#000", opacity=".2") + dot(x, 28, 24, _METALS[name], stroke="#4a3416", stroke_width=1.6)
    ring = dot(x, 28, 19, "none", stroke="#fffaf0", stroke_opacity=".7")
    return disc + ring + serif(x, 34.5, wanted, 17, "#241805", text_anchor="middle")
