"""What dice are worth before they lie: those that are rolled again, bonus dice that may join, the Priest's die."""

from collections.abc import Iterator
from math import fsum
from random import Random
from statistics import fmean

from regalia.agents.minds.kingsburg.judge import Judge
from regalia.agents.minds.kingsburg.player import Player
from regalia.core.lanes import apply, first
from regalia.core.protocol import Action, Seat
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import Dice, Extra
from regalia.games.kingsburg.rules.bonus import GOOD_YEAR, OWN_DICE, extra, favoured
from regalia.games.kingsburg.rules.dice import Finishing, Rolling, offered
from regalia.games.kingsburg.rules.gains import add_one, score
from regalia.games.kingsburg.rules.hooks import destiny, number
from regalia.games.kingsburg.rules.state import GOVERNOR, Realm

ROLLS = 12  # throws that are looked at before dice are rolled
FACES = range(1, 7)


def dice_worth(judge: Judge, world: Realm, seat: Seat) -> float:
    """What the dice of a seat are worth as they lie."""
    me = Player(judge, world, seat)
    return me.score + me.plans(me.hand, me.placed, me.open)[0].worth


def rerolled_worth(judge: Judge, world: Realm, seat: Seat, rng: Random) -> float:
    """The same, over some throws if they are rolled again."""
    if not isinstance(world.agenda[-1], Rolling):
        return dice_worth(judge, world, seat)
    return fsum(rerolled_worth(judge, _thrown(world.copy(), rng), seat, rng) for _ in range(ROLLS)) / ROLLS


def _thrown(world: Realm, rng: Random) -> Realm:
    while isinstance(world.agenda[-1], Rolling):
        lane, choice = first(world)
        apply(world, lane, choice.sample(world, rng))
    return world


def worth_with_bonus(judge: Judge, world: Realm, seat: Seat, option: Action) -> float:
    """What a roll is worth with so many bonus dice. The throws are the same for every option, so that luck does not
    speak for fewer dice; a low total does, if a governor makes something of it."""
    more = favoured(world, seat) + bonus_dice(option)
    return fmean(
        _best_after_roll(judge, _with_dice(world, seat, own, bonus[:more]), seat) for own, bonus in _throws(world, seat)
    )


def bonus_dice(option: Action) -> int:
    """How many bonus dice an option adds to the roll."""
    return option.count if isinstance(option, Extra) else 0


def _throws(world: Realm, seat: Seat) -> Iterator[tuple[Dice, Dice]]:
    """Own dice and all bonus dice that there may be."""
    famine, rng = destiny(world, moments.OWN_DICE), Random(f"{world.year} {world.season} {seat}")
    own, bonus = famine(world) if famine else OWN_DICE, favoured(world, seat) + len(extra(world, seat))
    for _ in range(ROLLS):
        yield tuple(rng.choices(FACES, k=own)), tuple(rng.choices(FACES, k=bonus))


def _with_dice(world: Realm, seat: Seat, own: Dice, bonus: Dice) -> Realm:
    """After the choice that is open, with these dice."""
    shown = world.copy()
    shown.agenda.pop()
    shown.provinces[seat].dice, shown.provinces[seat].bonus = tuple(sorted(own)), tuple(sorted(bonus))
    return shown


def _best_after_roll(judge: Judge, world: Realm, seat: Seat) -> float:
    """With the best of what depends on the total."""
    found = [dice_worth(judge, world, seat)]
    for action in offered(world, seat, moments.AFTER):
        used = world.copy()
        Finishing(seat).take(used, action)
        found.append(dice_worth(judge, used, seat))
    return max(found)


def priest_worth(judge: Judge, world: Realm, seat: Seat, gift: str) -> float:
    """The Priest's points with the dice that lie there, or the bonus die with the resources of a good year."""
    dice = world.provinces[seat].dice
    if gift == "point":
        kept = _with_dice(world, seat, dice, world.provinces[seat].bonus)
        score(kept, seat, number(world, "priest", "blessing"), GOVERNOR)
        return dice_worth(judge, kept, seat)
    return fmean(_best_resource(judge, _with_dice(world, seat, dice, (face,)), seat) for face in FACES)


def _best_resource(judge: Judge, world: Realm, seat: Seat) -> float:
    """With the kind of resource that serves best."""
    found = []
    for resource in range(3):
        rich = world.copy()
        add_one(rich, seat, resource, number(world, GOOD_YEAR, "any"))
        found.append(dice_worth(judge, rich, seat))
    return max(found)
