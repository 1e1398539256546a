"""The year and what it brings: the wheel, the enemy of the winter, everybody's strength."""

from collections.abc import Iterator, Sequence

from regalia.art.ink import use
from regalia.art.parts import badge, picture, row, sheet, silent, spoken
from regalia.core.html import Html, tag
from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import RANGES, Enemy
from regalia.games.kingsburg.rules.gains import enemies
from regalia.games.kingsburg.rules.winter import fierceness, strength
from regalia.games.kingsburg.shown.art.wheel import wheel
from regalia.games.kingsburg.shown.draw.enemy import CARD, enemy_back, enemy_face
from regalia.games.kingsburg.shown.draw.gains import gain_signs, loss_signs
from regalia.games.kingsburg.shown.page.parts import sign_row
from regalia.games.kingsburg.shown.sight import Sight, signed
from regalia.games.kingsburg.shown.words import named
from regalia.games.kingsburg.shown.words.help import ROMAN, help_text
from regalia.games.kingsburg.shown.words.table import PHASES, phase


def year(sight: Sight) -> Html:
    """The wheel with the phase in words, and below it what everybody waits for."""
    view = sight.view
    turning = picture("-116 -114 232 232", wheel(view.year, sight.phase, sight.say("draw.year")), kind="kg-wheel")
    said = sight.say("spoken.year", year=ROMAN[view.year], phase=named("phase", phase(view), sight.lang))
    clock = turning + (_phase(sight) + spoken(said) if view.year and view.agenda else "")
    return tag("div", clock, class_="kg-clock", data_help="rule.year") + (_winter(sight) if view.agenda else "")


def _phase(sight: Sight) -> Html:
    """Beside a small wheel the year is said too."""
    number = tag("small", f"{sight.say('draw.year')} {ROMAN[sight.view.year]}")
    name = sight.say(f"phase.{PHASES[sight.phase]}.short")
    help_ = f"phase.{PHASES[sight.phase]}"
    return tag("span", number, tag("b", name), class_="kg-phase", aria_hidden="true", data_help=help_)


def _winter(sight: Sight) -> Html:
    foes = enemies(sight.view)
    battle = tag("div", _card(sight, foes), tag("div", *_stakes(sight, foes), class_="kg-stakes"), class_="kg-versus")
    return sheet(sight.say("draw.enemy"), battle, _strengths(sight), kind="kg-winter")


def _card(sight: Sight, foes: Sequence[Enemy]) -> Html:
    """Its face for those who may know it; its back for all."""
    if len(foes) == 1:
        name, said = foes[0].name, help_text("enemy", foes[0].name, sight.lang)
        art, about = enemy_face(sight.say(f"enemy.{name}.name"), foes[0]), f"enemy.{name}"
        said = sight.say("spoken.enemy", kind=sight.say(f"enemy.{name}.name"), help=said)
    else:
        low, high = RANGES[foes[0].year]
        art, about = enemy_back(sight.say("draw.strength"), foes[0].year), "rule.winter"
        said = sight.say("spoken.back", low=low, high=high)
    drawn = picture(f"-1 -1 {CARD[0] + 2:.0f} {CARD[1] + 2:.0f}", art, kind="kg-enemy", data_in_help="")
    return tag("div", drawn, spoken(said), data_help=about)


def _stakes(sight: Sight, foes: Sequence[Enemy]) -> Iterator[Html]:
    """What victory gives and defeat takes; of an enemy that is hidden, the five it may be."""
    if len(foes) == 1:
        yield tag("b", sight.say("draw.victory"), class_="kg-good") + sign_row(tuple(gain_signs(foes[0].reward)))
        yield tag("b", sight.say("draw.defeat"), class_="kg-bad") + sign_row(tuple(loss_signs(foes[0].loss)))
        return
    for foe in foes:
        head = picture("0 0 100 112", use(f"foe-{foe.kind}"), kind="kg-foe")
        said = spoken(f"{sight.say(f'enemy.{foe.name}.name')}, {foe.strength}")
        yield tag("span", head, silent(tag("b", str(foe.strength))), said, data_help=f"enemy.{foe.name}")


def _strengths(sight: Sight) -> Html:
    """Everybody's soldiers with what makes them stronger or weaker, as far as the enemy is known."""
    label = tag("span", sight.say("page.strength"), class_="quiet")
    chips = row(label, *(_strength(sight, seat) for seat in sight.order), kind="kg-chips")
    more = fierceness(sight.view)
    note = sight.say("page.fierce", n=f"{more:+}".replace("-", "−")) if more else ""
    return chips + (tag("p", note, class_="quiet") if note else "")


def _strength(sight: Sight, seat: Seat) -> Html:
    mine = span(might(sight, seat))
    return tag("span", badge(sight.houses[seat], 18), spoken(sight.name(seat)), mine, class_="chip")


def might(sight: Sight, seat: Seat) -> list[int]:
    """What a seat would fight with now against each enemy that may come."""
    return [strength(sight.view, seat, foe) for foe in enemies(sight.view)]


def span(numbers: Sequence[int]) -> str:
    low, high = signed(min(numbers)), signed(max(numbers))
    return low if low == high else f"{low}–{high}"
