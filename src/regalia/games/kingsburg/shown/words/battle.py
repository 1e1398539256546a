"""How the seats fared in the battle of a winter: each strength in its parts, and who was the strongest."""

from dataclasses import replace

from regalia.core.protocol import Seat
from regalia.core.words import Number
from regalia.games.kingsburg.box.data import ENEMY
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import OUTCOMES, Fight
from regalia.games.kingsburg.rules.hooks import destiny, effects
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.shown.words import amount, say


def battled(view: View) -> View:
    """As the table was when the last battle was fought: under the destiny of its year."""
    year = ENEMY[view.foe].year if view.foe else view.year
    return replace(view, destiny="".join(view.past[year - 1 : year]) or view.destiny)


def sum_of(view: View, fight: Fight, lang: str) -> str:
    """What a seat had of its own, and what the reinforcements added: "8 (3 + 5 from the King)"."""
    sent = view.provinces[fight.seat].sent
    way = "army" if view.modules.army else "king"
    if effects(view, fight.seat, moments.ACADEMY):
        way = "academy"
    own, total = Number(fight.strength - sent), Number(fight.strength)
    return say(lang, f"battle.sum.{way}", own=own, sent=sent, total=total)


def figures(view: View, fight: Fight) -> str:
    """The same in figures alone: "3 + 5 = 8"."""
    sent = view.provinces[fight.seat].sent
    return f"{Number(fight.strength - sent)} + {sent} = {Number(fight.strength)}"


def is_strongest(view: View, fight: Fight) -> bool:
    """Among the victors of a battle that is over."""
    return fight.outcome > 0 and fight.strength == max(each.strength for each in view.fights if each.outcome > 0)


def prize(view: View, seat: Seat) -> int:
    """The points of the strongest victor."""
    tournament = destiny(view, moments.TOURNAMENT)
    more = sum([effect(view) for effect in effects(view, seat, moments.STRONGEST)])
    return (tournament(view) if tournament else 1) + more


def told(view: View, fight: Fight, name: str, lang: str) -> str:
    """How a seat fared, in a sentence, when the battle is over."""
    outcome = "strongest" if is_strongest(view, fight) else OUTCOMES[fight.outcome + 1]
    points = amount("points", prize(battled(view), fight.seat), lang)
    return say(lang, f"log.fight.{outcome}", name=name, strength=sum_of(view, fight, lang), points=points)
