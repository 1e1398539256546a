"""The battle of the last winter, told in the court until spring is over."""

from regalia.art.ink import use
from regalia.art.parts import badge, picture, silent, spoken
from regalia.core.html import Html, tag
from regalia.games.kingsburg.box.data import ENEMY
from regalia.games.kingsburg.rules.actions import OUTCOMES, Fight
from regalia.games.kingsburg.shown.draw.gains import gain_signs, loss_signs
from regalia.games.kingsburg.shown.page.parts import sign_row
from regalia.games.kingsburg.shown.sight import Sight, signed
from regalia.games.kingsburg.shown.words.table import phase

TOLD = ("winter", "start", "favour", "spring")  # the phases in which it is still news


def battle(sight: Sight) -> Html:
    """The enemy, and each strength with what it brought or cost."""
    view = sight.view
    if not view.fights or phase(view) not in TOLD:
        return Html()
    foe = ENEMY[view.foe]
    head = picture("0 0 100 112", use(f"foe-{foe.kind}"), kind="kg-foe")
    title = tag("b", sight.say("page.battle", kind=sight.say(f"enemy.{foe.name}.name"), strength=foe.strength))
    fights = (_fight(sight, fight) for fight in view.fights)
    return tag("div", head, title, *fights, class_="kg-battle", data_help=f"enemy.{foe.name}")


def _fight(sight: Sight, fight: Fight) -> Html:
    foe, outcome = ENEMY[sight.view.foe], OUTCOMES[fight.outcome + 1]
    signs = gain_signs(foe.reward) if fight.outcome > 0 else loss_signs(foe.loss) if fight.outcome else []
    said = sight.say(f"log.fight.{outcome}", name=sight.name(fight.seat), strength=fight.strength)
    mark = silent(tag("b", signed(fight.strength)), sight.say(f"page.fought.{outcome}"))
    art = badge(sight.houses[fight.seat], 20) + mark + (sign_row(tuple(signs), 16) if signs else "")
    return tag("span", art, spoken(said), class_=f"chip kg-{outcome}")
