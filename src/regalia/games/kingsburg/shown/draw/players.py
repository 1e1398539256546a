"""To the left of the court: the year, the players in turn order, and the destiny of the year."""

from regalia.art.icons import icon
from regalia.art.ink import box, g, serif, text, titled
from regalia.art.sheet import Block, plate
from regalia.core.html import Html, join
from regalia.core.protocol import Seat
from regalia.games.kingsburg.shown.art.wheel import RADIUS, wheel
from regalia.games.kingsburg.shown.draw.tokens import card
from regalia.games.kingsburg.shown.sight import Sight, signed
from regalia.games.kingsburg.shown.words.table import PHASES

LEFT = 244.0
PLATE = 70.0


def year(sight: Sight) -> Block:
    """The wheel, and the phase in words below it."""
    view, now = sight.view, sight.phase
    name = sight.say(f"phase.{PHASES[now]}.short") if 0 <= now < len(PHASES) else ""
    art = g(wheel(view.year, now, sight.say("draw.year")), at=(LEFT / 2, RADIUS - 2))
    words = serif(LEFT / 2, 2 * RADIUS + 16, name, 17, "var(--ink-2)", text_anchor="middle")
    return art + words, 2 * RADIUS + 22


def player(sight: Sight, seat: Seat) -> Block:
    """House, points and all that the province holds."""
    seen, you = sight.view.provinces[seat], sight.say("draw.you") if seat == sight.view.seat else ""
    flag = plate(sight.houses[seat], LEFT, PLATE, sight.house(seat), you, seat in sight.waiting)
    total = serif(LEFT - 12, 27, signed(seen.score), 22, text_anchor="end")
    facts = join(_fact(thing, n, 57 + 37 * at) for at, (thing, n) in enumerate(sight.held(seat)))
    return flag + total + facts + _honours(sight, seat), PLATE


def _fact(thing: str, n: int, x: float) -> Html:
    return icon(thing, x, 43, 17) + text(x + 18, 56.5, n, 14, font_weight="700")


def _honours(sight: Sight, seat: Seat) -> Html:
    return join(
        titled(sight.say(f"draw.{honour}"), icon(thing, LEFT - 70 - 24 * at, 9, 22))
        for at, (honour, thing) in enumerate(sight.honours(seat))
    )


def fate(sight: Sight) -> Block:
    """The destiny of the year; a power it gives is used on it."""
    name = sight.view.destiny
    art, height = card(sight, "destiny", name, LEFT)
    lit = f"destiny-{name}" in sight.open
    glow = box(-3, -3, LEFT + 6, height + 6, "var(--glow)", 10, class_="halo pulse") if lit else ""
    return titled(sight.say(f"destiny.{name}.name"), glow + art), height
