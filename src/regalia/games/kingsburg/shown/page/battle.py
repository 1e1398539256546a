"""The battle of the last winter, told in the court until spring is over."""

from regalia.art.ink import use
from regalia.art.parts import badge, picture, silent, spoken
from regalia.core.html import Html, tag
from regalia.games.kingsburg.box.data import ENEMY, Gain
from regalia.games.kingsburg.rules.actions import OUTCOMES, Fight
from regalia.games.kingsburg.rules.gains import both
from regalia.games.kingsburg.rules.winter import fierceness
from regalia.games.kingsburg.shown.draw.gains import gain_signs, loss_signs
from regalia.games.kingsburg.shown.page.parts import sign_row
from regalia.games.kingsburg.shown.sight import Sight
from regalia.games.kingsburg.shown.words.battle import battled, figures, is_strongest, prize, told
from regalia.games.kingsburg.shown.words.help import help_text
from regalia.games.kingsburg.shown.words.table import phase

TOLD = ("winter", "start", "favour", "spring")  # the phases in which it is still news


def battle(sight: Sight) -> Html:
    """One line, the enemy and what each strength brought or cost; it opens and tells the same in words."""
    view = sight.view
    if not view.fights or phase(view) not in TOLD:
        return Html()
    foe = ENEMY[view.foe]
    head = picture("0 0 100 112", use(f"foe-{foe.kind}"), kind="kg-foe")
    kind, strength = sight.say(f"enemy.{foe.name}.name"), foe.strength + fierceness(battled(view))
    title = tag("b", sight.say("page.battle", kind=kind, strength=strength))
    line = tag("summary", head, title, *(_fight(sight, fight) for fight in view.fights))
    card = sight.say("battle.card", kind=kind, help=help_text("enemy", foe.name, sight.lang))
    lines = tag("ul", *(tag("li", each) for each in (card, *(_told(sight, fight) for fight in view.fights))))
    return tag("details", line, lines, class_="kg-battle", data_help=f"enemy.{foe.name}")


def _fight(sight: Sight, fight: Fight) -> Html:
    foe, outcome = ENEMY[sight.view.foe], OUTCOMES[fight.outcome + 1]
    first = Gain(points=prize(battled(sight.view), fight.seat) if is_strongest(sight.view, fight) else 0)
    won = gain_signs(both(foe.reward, first))
    signs = won if fight.outcome > 0 else loss_signs(foe.loss) if fight.outcome else []
    strength = silent(tag("b", figures(sight.view, fight)))
    art = badge(sight.houses[fight.seat], 20) + strength + (sign_row(tuple(signs), 16) if signs else "")
    own = " kg-own" if fight.seat == sight.view.seat else ""
    return tag("span", art, spoken(_told(sight, fight)), class_=f"chip kg-{outcome}{own}")


def _told(sight: Sight, fight: Fight) -> str:
    return told(sight.view, fight, sight.name(fight.seat), sight.lang)
