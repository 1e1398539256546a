"""The enemy of the year: its card as far as the viewer may know it, and what is at stake."""

from regalia.art.icons import Sign, icon, signs
from regalia.art.ink import box, fitted, g, serif, text, use
from regalia.art.sheet import Block, heading, sheet
from regalia.core.html import Html, join
from regalia.games.kingsburg.box.data import RANGES, Enemy
from regalia.games.kingsburg.rules.gains import enemies
from regalia.games.kingsburg.rules.winter import strength
from regalia.games.kingsburg.shown.art.enemies import HEIGHT, WIDTH
from regalia.games.kingsburg.shown.art.wheel import YEARS
from regalia.games.kingsburg.shown.draw.gains import gain_signs, loss_signs
from regalia.games.kingsburg.shown.sight import Sight, signed

CARD = (96.0, 128.0)


def enemy(sight: Sight, width: float) -> Block:
    """The card of the year: its face and what is at stake, or its back and what it may be."""
    foes, height = enemies(sight.view), CARD[1] + 62
    if len(foes) == 1:
        art, beside = enemy_face(sight.say(f"enemy.{foes[0].name}.name"), foes[0]), _stakes(sight, foes[0])
    else:
        art, beside = enemy_back(sight.say("draw.strength"), foes[0].year), _crowd(foes, width - CARD[0] - 46)
    top = sheet(0, 0, width, height) + heading(16, 27, width - 32, sight.say("draw.enemy"))
    return top + g(art, at=(16, 42)) + g(beside, at=(16 + CARD[0] + 14, 42)), height


def _crowd(foes: list[Enemy], room: float) -> Html:
    """Small heads with their strengths, in one row or two."""
    row = len(foes) if room > 200 else -(-len(foes) // 2)
    wide = room / row - 4
    tall = wide * HEIGHT / WIDTH
    top = (CARD[1] - (tall + 20) * -(-len(foes) // row)) / 2
    heads = (
        use(f"foe-{foe.kind}", 0, 0, wide, tall)
        + text(wide / 2, tall + 14, foe.strength, 14, text_anchor="middle", font_weight="700")
        for foe in foes
    )
    return join(g(head, at=(at % row * (wide + 4), top + at // row * (tall + 22))) for at, head in enumerate(heads))


def enemy_back(note: str, year: int) -> Html:
    """What everybody knows: the year and the strengths it may have."""
    low, high = RANGES[year]
    ground = box(0, 0, *CARD, "#2a3648", 9, stroke="#0e131b") + box(5, 5, CARD[0] - 10, CARD[1] - 10, "url(#damask)", 6)
    rim = box(5, 5, CARD[0] - 10, CARD[1] - 10, "none", 6, stroke="#7f9bb5", stroke_width=1.2)
    middle = {"text_anchor": "middle"}
    number = serif(48, 24, YEARS[year - 1], 17, "#bfd2e4", **middle)
    force = serif(48, 100, f"{low} – {high}", 22, "#eef5fb", **middle)
    words = text(48, 116, note, 12, "#bfd2e4", **middle)
    return ground + rim + number + icon("battle", 28, 34, 40) + force + words


def enemy_face(name: str, foe: Enemy) -> Html:
    """The enemy itself: its kind, and its strength on a shield of iron."""
    ground = box(0, 0, *CARD, "#3a2f3c", 9, stroke="#0e131b") + box(5, 5, CARD[0] - 10, 92, "url(#hang-2)", 6)
    figure = use(f"foe-{foe.kind}", 10, 13, 75, 84)
    band = box(5, 95, CARD[0] - 10, 28, "#1d1720", 4) + box(5, 95, CARD[0] - 10, 1.5, "#d9ad4e")
    label = serif(48, 114, name, 13.5, "#fdf3d8", text_anchor="middle", **fitted(name, 80, 10))
    shield = box(66, 2, 28, 28, "#20242b", 8, stroke="#d9ad4e", stroke_width=1.6)
    return ground + figure + band + label + shield + serif(80, 22, foe.strength, 19, "#fff6dc", text_anchor="middle")


def _stakes(sight: Sight, foe: Enemy) -> Html:
    won, lost = gain_signs(foe.reward), loss_signs(foe.loss)
    words = text(0, 14, sight.say("draw.victory"), 13, "var(--good)", font_weight="700")
    words += text(0, 62, sight.say("draw.defeat"), 13, "var(--bad)", font_weight="700")
    return words + _left(won, 20) + _left(lost, 68) + _force(sight, foe)


def _force(sight: Sight, foe: Enemy) -> Html:
    """What the viewer would fight with now."""
    if sight.view.seat is None:
        return Html()
    words = text(0, 109, sight.say("draw.force"), 12.5, "var(--ink-2)")
    return words + text(0, 126, signed(strength(sight.view, sight.view.seat, foe)), 16, font_weight="700")


def _left(things: list[Sign], y: float) -> Html:
    """Signs from the left edge."""
    return signs(things, sum(thing.width(18) for thing in things) / 2, y, 18)
