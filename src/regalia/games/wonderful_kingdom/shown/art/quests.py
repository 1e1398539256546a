"""Quest boards on 680 x 294: a wide picture, the name, and four steps from what is paid to what is won."""

from collections.abc import Sequence
from typing import NamedTuple

from regalia.art.icons import Sign
from regalia.art.ink import box, clip, dot, g, serif, stroke, text
from regalia.art.sheet import lines_of
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.shown.art.quest_scenes import HEIGHT, WIDTH, vista
from regalia.games.wonderful_kingdom.shown.art.signs import sign, trade
from regalia.games.wonderful_kingdom.shown.art.tokens import step_token

SIZE = (680, 294)
_STEP, _GAP, _TOP, _TALL = 158, 8, 156, 126


class Step(NamedTuple):
    """One step of a quest. The last one is final, and may bring less to whoever comes second."""

    words: str
    cost: tuple[Sign, ...]
    gain: tuple[Sign, ...]
    second: tuple[Sign, ...] = ()
    final: bool = False
    done: tuple[str, ...] = ()  # houses, in the order in which they came
    legal: bool = False


def quest_symbols() -> Html:
    """The window of the picture."""
    return clip("vista-window", box(0, 0, WIDTH, HEIGHT, "#000", 10))


def quest_board(name: str, words: str, steps: Sequence[Step]) -> Html:
    """A whole board from the origin."""
    wide, tall = SIZE
    wood = box(0, 4, wide, tall, "var(--frame-deep)", 14) + box(0, 0, wide, tall, "var(--frame)", 14)
    view = g(g(vista(name), clip_path="url(#vista-window)"), at=(8, 34), scale=(wide - 16) / WIDTH)
    road = stroke(f"M20 {_TOP + 64}H{wide - 20}", "#d9ad4e", 5, opacity=".7")
    title = serif(wide / 2, 24, words, 17, "#f6ecd2", text_anchor="middle", letter_spacing="0.6")
    return wood + view + title + road + join(_plaque(step, i) for i, step in enumerate(steps))


def _plaque(step: Step, index: int) -> Html:
    """A step: what it is, what it costs and brings, who has done it."""
    shade = box(1, 3, _STEP, _TALL, "#000", 8, opacity=".3")
    sheet = box(
        0,
        0,
        _STEP,
        _TALL,
        "var(--paper)",
        8,
        stroke="#d9ad4e" if step.final else "var(--edge)",
        stroke_width=3 if step.final else 1,
    )
    lit = box(-2, -2, _STEP + 4, _TALL + 4, "none", 10, stroke="var(--glow)", stroke_width=4.4) if step.legal else ""
    face = shade + sheet + lit + _number(step, index) + _words(step.words) + _brings(step) + _done(step)
    return g(face, at=(12 + (_STEP + _GAP) * index, _TOP))


def _number(step: Step, index: int) -> Html:
    """On the upper rim; the final step wears a crown."""
    if step.final:
        return dot(79, 0, 15, "#7a1722", stroke="#d9ad4e", stroke_width=2) + sign("crown", 79, -1, 20)
    number = text(79, 5, index + 1, 13, "#fff6dc", text_anchor="middle", font_weight="700")
    return dot(79, 0, 12, "#25364f", stroke="#d9ad4e", stroke_width=1.6) + number


def _words(words: str) -> Html:
    lines = lines_of(words, 140, 13.5)
    first = 37 if len(lines) == 1 else 29.5
    return join(serif(79, first + 15 * i, line, 13.5, text_anchor="middle") for i, line in enumerate(lines))


def _brings(step: Step) -> Html:
    """What the first to come wins, and after a stroke what the second wins."""
    won = (*step.gain, Sign("/"), *step.second) if step.second else step.gain
    return trade(step.cost, won, 79, 60)


def _done(step: Step) -> Html:
    """A rail with a hollow for each house; tokens lie in it as they came."""
    rail = box(42, 92, 74, 28, "var(--sunk)", 14, stroke="var(--line)")
    hollows = join(dot(61 + 36 * i, 106, 10, "none", stroke="var(--ink-3)", stroke_dasharray="3 3") for i in range(2))
    return rail + hollows + join(step_token(house, 61 + 36 * i, 105, 24) for i, house in enumerate(step.done))
