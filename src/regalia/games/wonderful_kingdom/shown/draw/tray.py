"""The sentence of the turn, the verbs, and the cards in front of the viewer."""

from collections.abc import Iterator

from regalia.art.ink import box, g, serif, stroke, text, titled
from regalia.art.sheet import Block, button, lines_of, sheet
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules.actions import DONE, GO, PASS, RIGHTS
from regalia.games.wonderful_kingdom.shown.draw.flow import Group, flow
from regalia.games.wonderful_kingdom.shown.draw.works import held, taken
from regalia.games.wonderful_kingdom.shown.sight import Sight

VERBS = (DONE, GO, PASS)
_SIZE, _SMALL, _PAD = 0.86, 0.62, 20.0


def tray(sight: Sight, width: float) -> Block:
    """What the viewer may do now, and with which cards."""
    said, head = _said(sight, width)
    cards, tall = flow(list(_groups(sight)), width - 2 * _PAD)
    rule = stroke(f"M16 {head - 2}H{width - 16}", "var(--line)", 1) if cards else ""
    height = head + (tall + 20 if cards else 0)
    return sheet(0, 0, width, height) + said + rule + g(cards, at=(_PAD, head + 4)), height


def _said(sight: Sight, width: float) -> Block:
    """The sentence with the verbs to its right; where they would squeeze it they stand below."""
    buttons, taken_up = _verbs(sight, width)
    below = taken_up > width * 0.4
    lines = lines_of(GAME.shown.prompt(sight.view, sight.lang), width - 3 * _PAD - (0 if below else taken_up), 19)
    tall = max(62.0, 28 + 24 * len(lines))
    first = tall / 2 + 7 - 12 * (len(lines) - 1)
    said = join(serif(24, first + 24 * at, line, 19) for at, line in enumerate(lines))
    return said + g(buttons, at=(0, tall - 8 if below else 0)), tall + (50 if below else 0)


def _groups(sight: Sight) -> Iterator[Group]:
    seat = sight.front
    own = sight.duchy(seat)
    for kind, cards in (("looked", own.looked), ("hand", own.hand)):
        yield Group(sight.say(f"draw.{kind}"), [held(sight, kind, card, _SIZE) for card in cards])
    yield taken(sight, seat, _SMALL if own.hand else _SIZE)


def _verbs(sight: Sight, width: float) -> Block:
    """Buttons from the right, and the room they take; rights are the quieter one."""
    art, right = Html(), width - 16
    for verb in VERBS:
        if sight.legal(str(verb)):
            label = sight.say(f"page.deed.{verb.key()}")
            wide = max(110.0, 40 + 9 * len(label))
            art, right = art + button(right - wide, 11, wide, label), right - wide - 10
    if sight.legal(str(RIGHTS)):
        label = sight.say("draw.rights")
        wide = 36 + 8.6 * len(label)
        art, right = art + _quiet(right - wide, 11, wide, label), right - wide - 10
    return art, width - right


def _quiet(x: float, y: float, wide: float, label: str) -> Html:
    """A verb beside the main one."""
    face = box(x, y + 2, wide, 40, "var(--shadow)", 8) + box(x, y, wide, 40, "var(--raised)", 8, stroke="var(--leaf)")
    return titled(label, face + text(x + wide / 2, y + 25, label, 15, text_anchor="middle", font_weight="600"))
