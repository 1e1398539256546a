"""The year and what it brings: the wheel, the enemy of the winter, everybody's strength, the destiny."""

from collections.abc import Iterator, Sequence

from regalia.art.ink import tag, use
from regalia.core.protocol import Seat
from regalia.games.kingsburg.data import RANGES, Enemy
from regalia.games.kingsburg.draw.enemy import CARD, enemy_back, enemy_face, possible
from regalia.games.kingsburg.draw.gains import gain_signs, loss_signs
from regalia.games.kingsburg.draw.rail import LEFT
from regalia.games.kingsburg.draw.rail import year as wheel
from regalia.games.kingsburg.draw.scene import SEATS, signed
from regalia.games.kingsburg.hooks import destiny
from regalia.games.kingsburg.page.governors import card
from regalia.games.kingsburg.page.parts import crest, listed, picture, row, silent, spoken, words
from regalia.games.kingsburg.page.sight import Sight
from regalia.games.kingsburg.rules.winter import modifier
from regalia.games.kingsburg.text import ROMAN, help_text, phase
from regalia.games.kingsburg.words import named


def year(sight: Sight) -> str:
    """The wheel, and below it what everybody waits for."""
    art, height = wheel(sight.scene)
    turning = picture(f"0 0 {LEFT:.0f} {height:.0f}", art, kind="kg-wheel")
    view = sight.view
    said = sight.say("spoken.year", year=ROMAN[view.year], phase=named("phase", phase(view), sight.lang))
    clock = tag("div", turning, spoken(said) if view.year else "", data_help="rule.year")
    return clock + (_winter(sight) if view.agenda else "") + _fate(sight)


def _winter(sight: Sight) -> str:
    foes = possible(sight.view)
    title = tag("h2", words(sight.say("draw.enemy")), class_="title")
    battle = tag("div", _card(sight, foes), tag("div", *_stakes(sight, foes), class_="kg-stakes"), class_="kg-versus")
    return tag("section", title, battle, _strengths(sight, foes), class_="sheet")


def _card(sight: Sight, foes: Sequence[Enemy]) -> str:
    """Its face for those who may know it; its back for all."""
    if len(foes) == 1:
        name, said = foes[0].name, help_text("enemy", foes[0].name, sight.lang)
        art, about = enemy_face(sight.say(f"enemy.{name}.name"), foes[0]), f"enemy.{name}"
        said = sight.say("spoken.enemy", kind=sight.say(f"enemy.{name}.name"), help=said)
    else:
        low, high = RANGES[foes[0].year]
        art, about = enemy_back(sight.say("draw.strength"), foes[0].year), "rule.winter"
        said = sight.say("spoken.back", low=low, high=high)
    drawn = picture(f"-1 -1 {CARD[0] + 2:.0f} {CARD[1] + 2:.0f}", art, kind="kg-enemy")
    return tag("div", drawn, spoken(said), data_help=about)


def _stakes(sight: Sight, foes: Sequence[Enemy]) -> Iterator[str]:
    """What victory gives and defeat takes; of an enemy that is hidden, the five it may be."""
    if len(foes) == 1:
        yield tag("b", words(sight.say("draw.victory")), class_="kg-good") + row(tuple(gain_signs(foes[0].reward)))
        yield tag("b", words(sight.say("draw.defeat")), class_="kg-bad") + row(tuple(loss_signs(foes[0].loss)))
        return
    for foe in foes:
        head = picture("0 0 100 112", use(f"foe-{foe.kind}"), kind="kg-foe")
        said = spoken(f"{sight.say(f'enemy.{foe.name}.name')}, {foe.strength}")
        yield tag("span", head, silent(tag("b", str(foe.strength))), said, data_help=f"enemy.{foe.name}")


def _strengths(sight: Sight, foes: Sequence[Enemy]) -> str:
    """Everybody's soldiers with what makes them stronger or weaker, as far as the enemy is known."""
    chips = [_strength(sight, seat, foes) for seat in sight.order]
    shift = destiny(sight.scene.world, "enemy")
    note = sight.say("page.fierce", n=f"{shift(sight.scene.world):+}".replace("-", "−")) if shift else ""
    lines = [tag("p", words(sight.say("page.strength")), class_="quiet"), listed(chips, "kg-chips")]
    return "".join(lines) + (tag("p", words(note), class_="quiet") if note else "")


def _strength(sight: Sight, seat: Seat, foes: Sequence[Enemy]) -> str:
    soldiers, world = sight.view.provinces[seat].soldiers, sight.scene.world
    might = [soldiers + modifier(world, seat, foe) for foe in foes]
    span = signed(min(might)) if min(might) == max(might) else f"{signed(min(might))}–{signed(max(might))}"
    return tag("span", crest(SEATS[seat], 18), spoken(sight.name(seat)), words(span), class_="chip")


def _fate(sight: Sight) -> str:
    """The destiny of the year; a power it gives is used on it."""
    return card(sight, "destiny", sight.view.destiny) if sight.view.destiny else ""
