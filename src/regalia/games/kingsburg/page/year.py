"""The year and what it brings: the wheel, the enemy of the winter, everybody's strength."""

from collections.abc import Iterator, Sequence

from regalia.art.ink import tag, use
from regalia.art.wheel import wheel
from regalia.core.protocol import Seat
from regalia.games.kingsburg import moments
from regalia.games.kingsburg.data import RANGES, Enemy
from regalia.games.kingsburg.draw.enemy import CARD, enemy_back, enemy_face, possible
from regalia.games.kingsburg.draw.gains import gain_signs, loss_signs
from regalia.games.kingsburg.draw.scene import SEATS, signed
from regalia.games.kingsburg.hooks import destiny
from regalia.games.kingsburg.page.parts import crest, listed, picture, row, silent, spoken, words
from regalia.games.kingsburg.page.sight import Sight
from regalia.games.kingsburg.rules.winter import modifier
from regalia.games.kingsburg.text import PHASES, ROMAN, help_text, phase
from regalia.games.kingsburg.view import View
from regalia.games.kingsburg.words import named


def year(sight: Sight) -> str:
    """The wheel with the phase in words, and below it what everybody waits for."""
    view = sight.view
    turning = picture("-116 -114 232 232", wheel(view.year, _now(view), sight.say("draw.year")), kind="kg-wheel")
    said = sight.say("spoken.year", year=ROMAN[view.year], phase=named("phase", phase(view), sight.lang))
    clock = turning + (_phase(sight) + spoken(said) if view.year and view.agenda else "")
    return tag("div", clock, class_="kg-clock", data_help="rule.year") + (_winter(sight) if view.agenda else "")


def _phase(sight: Sight) -> str:
    """Beside a small wheel the year is said too."""
    number = tag("small", words(f"{sight.say('draw.year')} {ROMAN[sight.view.year]}"))
    name = sight.say(f"phase.{PHASES[_now(sight.view)]}.short")
    return silent(number, tag("b", words(name)), kind="kg-phase")


def _now(view: View) -> int:
    """The place on the wheel; before the first year and after the last there is none."""
    if not view.year or not view.agenda:
        return len(PHASES) if view.year else -1
    return PHASES.index(phase(view)) if phase(view) in PHASES else 0


def _winter(sight: Sight) -> str:
    foes = possible(sight.view)
    title = tag("h2", words(sight.say("draw.enemy")), class_="title")
    battle = tag("div", _card(sight, foes), tag("div", *_stakes(sight, foes), class_="kg-stakes"), class_="kg-versus")
    return tag("section", title, battle, _strengths(sight, foes), class_="sheet kg-winter")


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
    label = tag("span", words(sight.say("page.strength")), class_="quiet")
    chips = listed([label, *(_strength(sight, seat, foes) for seat in sight.order)], "kg-chips")
    shift = fierce(sight)
    note = sight.say("page.fierce", n=f"{shift:+}".replace("-", "−")) if shift else ""
    return chips + (tag("p", words(note), class_="quiet") if note else "")


def _strength(sight: Sight, seat: Seat, foes: Sequence[Enemy]) -> str:
    mine = words(span(might(sight, seat, foes)))
    return tag("span", crest(SEATS[seat], 18), spoken(sight.name(seat)), mine, class_="chip")


def might(sight: Sight, seat: Seat, foes: Sequence[Enemy]) -> list[int]:
    """What a seat would fight with now against each of these."""
    soldiers = sight.view.provinces[seat].soldiers
    return [soldiers + modifier(sight.scene.world, seat, foe) for foe in foes]


def fierce(sight: Sight) -> int:
    """What destiny adds to the strength of the enemy."""
    shift = destiny(sight.scene.world, moments.ENEMY)
    found: int = shift(sight.scene.world) if shift else 0
    return found


def span(numbers: Sequence[int]) -> str:
    low, high = signed(min(numbers)), signed(max(numbers))
    return low if low == high else f"{low}–{high}"
