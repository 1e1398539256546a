"""The score track: every point a stone, the badges of the houses on it, level ones one above the other."""

from regalia.art.heraldry import seat as badge
from regalia.art.ink import box, text, titled
from regalia.art.sheet import Block, sheet
from regalia.core.html import Html, join
from regalia.games.kingsburg.shown.sight import Sight, signed

LEAST, MOST = -5, 45  # a track is never shorter
_STONE, _STEP = 24.0, 17.0  # height of a stone, and of a badge on another


def track(sight: Sight, width: float) -> Block:
    scores = [province.score for province in sight.view.provinces]
    low, high = min(LEAST, *scores), max(MOST, *scores)
    step = (width - 40) / (high - low + 1)
    top = 20 + _STEP * max(scores.count(score) for score in scores)
    stones = join(_stone(value, 20 + step * (value - low), top, step) for value in range(low, high + 1))
    height = top + _STONE + 14
    return sheet(0, 0, width, height) + stones + join(_badges(sight, low, step, top)), height


def _stone(value: int, x: float, y: float, step: float) -> Html:
    """Those below zero are dark; on a long track only every fifth bears its number."""
    fill = "var(--frame)" if value < 0 else "var(--raised)" if value % 5 else "var(--leaf)"
    slab = box(x + 1, y, step - 2, _STONE, fill, 4, stroke="var(--line)")
    ink = "#fdf3d8" if value < 0 else "var(--ink)" if value % 5 else "#241805"
    if value % 5 and step < 26:
        return slab
    return slab + text(x + step / 2, y + 17, signed(value), 12, ink, text_anchor="middle", font_weight="700")


def _badges(sight: Sight, low: int, step: float, foot: float) -> list[Html]:
    """The first in the order of turns lies undermost."""
    level: dict[int, int] = {}
    art = []
    for seat in sight.view.order or range(len(sight.view.provinces)):
        score = sight.view.provinces[seat].score
        x, y = 20 + step * (score - low + 0.5), foot - 8 - _STEP * level.get(score, 0)
        level[score] = level.get(score, 0) + 1
        said = sight.say("draw.score", house=sight.house(seat), n=signed(score))
        art.append(titled(said, badge(sight.houses[seat], x, y, 25)))
    return art
