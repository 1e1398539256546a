"""A sentence for every kind of choice: what is asked of a seat."""

from collections.abc import Callable, Mapping
from typing import Any

from regalia.core.lanes import offered
from regalia.core.protocol import Choice
from regalia.games.kingsburg.box.cards import OURS
from regalia.games.kingsburg.box.data import ADVISORS, BUILDING
from regalia.games.kingsburg.rules.actions import DONE, Build, Consider, Copy, Exchange, Influence, Recruit
from regalia.games.kingsburg.rules.bonus import GOOD_YEAR, Accepting, ChoosingDice, extra, favoured, plentiful
from regalia.games.kingsburg.rules.building import Constructing
from regalia.games.kingsburg.rules.conjuring import Conjuring
from regalia.games.kingsburg.rules.dice import Changing, Finishing
from regalia.games.kingsburg.rules.ending import Buying
from regalia.games.kingsburg.rules.fortune import Levy
from regalia.games.kingsburg.rules.gains import Losing, Taking
from regalia.games.kingsburg.rules.influence import Considering, Moving, Placing
from regalia.games.kingsburg.rules.recruiting import Recruiting
from regalia.games.kingsburg.rules.rewards import Alchemy, Receiving, Smuggling
from regalia.games.kingsburg.rules.setup import Offering, Picking, Raising, TakingLast
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.rules.winter import ChoosingToken, Drilling
from regalia.games.kingsburg.shown.words import amount, counted, goods, joined, listed, named, say, the
from regalia.games.kingsburg.shown.words.actions import advisor, hand, house, kind


def asked(view: View, step: Choice, lang: str) -> str:
    return ASKED[type(step)](view, step, lang)


def _plain(view: View, step: Choice, lang: str) -> str:
    return say(lang, f"prompt.{kind(step)}")


def _counted(view: View, step: Taking | Losing | Conjuring, lang: str) -> str:
    return counted(f"prompt.{kind(step)}", step.count, lang)


def _placing(view: View, step: Placing, lang: str) -> str:
    """With the dice in hand; with a secret deal, if one can be struck."""
    found = {type(move) for move in offered(view)}
    ways = (("influence", Influence), ("consider", Consider), ("copy", Copy))
    way = next((word for word, move in ways if move in found), "stuck")
    sentence = say(lang, f"prompt.placing.{way}", dice=hand(view, step.seat, lang))
    return f"{sentence} {say(lang, 'prompt.placing.deal')}" if Copy in found and way != "copy" else sentence


def _considering(view: View, step: Considering, lang: str) -> str:
    return say(lang, "prompt.considering", advisor=advisor(step.rank, step.private, lang), rank=step.rank)


def _powers(view: View, lang: str) -> str:
    """The buildings and governors that can be used now."""
    used = dict.fromkeys(move.power for move in offered(view) if move != DONE)
    return joined([the(sort(power), power, lang) for power in used], "or", lang)


def _choosing_dice(view: View, step: ChoosingDice, lang: str) -> str:
    """Whose dice they are, what comes with them, and what is rolled in any case."""
    names, king = extra(view, step.seat), favoured(view, step.seat)
    sources = joined([named(sort(name), name, lang) for name in names], "and", lang)
    asked = [counted("prompt.choosingdice", len(names), lang, sources=sources)]
    if king:
        asked.append(say(lang, "prompt.choosingdice.king"))
    elif plentiful(view, step.seat, len(names)):
        asked.append(say(lang, "prompt.choosingdice.plenty"))
    return " ".join(asked)


def sort(name: str) -> str:
    """Whether something is a building, a governor or a destiny."""
    return "building" if name in BUILDING else "governor" if f"governor.{name}" in OURS else "destiny"


def blessing(view: View, lang: str) -> dict[str, str]:
    """What the Priest's blessing brings in a good year: with the die that is there, and with his."""
    numbers = view.numbers.values
    points, goods = numbers["priest", "blessing"], numbers[GOOD_YEAR, "any"]
    return {"points": amount("points", points, lang), "goods": amount("any", goods, lang)}


def _accepting(view: View, step: Accepting, lang: str) -> str:
    return say(lang, "prompt.accepting", **blessing(view, lang))


def _changing(view: View, step: Changing, lang: str) -> str:
    return say(lang, "prompt.changing", dice=hand(view, step.seat, lang), powers=_powers(view, lang))


def _finishing(view: View, step: Finishing, lang: str) -> str:
    province = view.provinces[step.seat]
    total = sum(province.dice) + sum(province.bonus)
    return say(lang, "prompt.finishing", total=total, powers=_powers(view, lang))


def _moving(view: View, step: Moving, lang: str) -> str:
    placed = [lying for seat, lying in view.court if seat == step.seat and isinstance(lying, Influence)]
    highest = max(placed, key=lambda lying: lying.rank)
    return say(lang, "prompt.moving", advisor=advisor(highest.rank, highest.private, lang))


def _receiving(view: View, step: Receiving, lang: str) -> str:
    gains = [goods(gain.goods, lang) for gain in ADVISORS[step.rank - 1].gains]
    who = advisor(step.rank, False, lang)
    return say(lang, "prompt.receiving", advisor=who, rank=step.rank, gains=joined(gains, "either", lang))


def _constructing(view: View, step: Constructing, lang: str) -> str:
    """Which buildings can be paid for, and whether something can be exchanged before."""
    moves = offered(view)
    plots = listed("building", dict.fromkeys(move.building for move in moves if isinstance(move, Build)), "or", lang)
    if not plots:
        return say(lang, "prompt.constructing.trade")
    sentence = say(lang, f"prompt.constructing.{'second' if step.built else 'first'}", buildings=plots)
    trades = any(isinstance(move, Exchange) for move in moves)
    return f"{sentence} {say(lang, 'prompt.constructing.also')}" if trades else sentence


def _buying(view: View, step: Buying, lang: str) -> str:
    return say(lang, "prompt.buying", end=say(lang, f"season.{view.season}.end"), powers=_powers(view, lang))


def _levy(view: View, step: Levy, lang: str) -> str:
    gold, points = (amount(what, view.numbers.values["royal-levy", what], lang) for what in ("gold", "points"))
    return say(lang, "prompt.levy", gold=gold, points=points)


def _recruiting(view: View, step: Recruiting, lang: str) -> str:
    cost = max(len(move.price) for move in offered(view) if isinstance(move, Recruit))
    return counted("prompt.recruiting", cost, lang)


def _token(view: View, step: ChoosingToken, lang: str) -> str:
    values = dict.fromkeys(map(str, view.provinces[step.seat].tokens))
    return say(lang, "prompt.choosingtoken", tokens=joined([*values], "or", lang))


def _drilling(view: View, step: Drilling, lang: str) -> str:
    drilled, soldiers = (amount("soldiers", count, lang) for count in (step.drilled, step.soldiers))
    return say(lang, "prompt.drilling", drilled=drilled, soldiers=soldiers)


def _picking(view: View, step: Picking, lang: str) -> str:
    return say(lang, "prompt.picking", governors=listed("governor", view.hand, "or", lang))


def _open(view: View, step: Offering | TakingLast, lang: str) -> str:
    return say(lang, f"prompt.{kind(step)}", governors=listed("governor", view.offered, "or", lang))


def _raising(view: View, step: Raising, lang: str) -> str:
    lot = step.lot
    governor, points = named("governor", lot.governor, lang), amount("points", lot.bid, lang)
    return say(lang, "prompt.raising", governor=governor, house=house(lot.leader, lang), points=points)


ASKED: Mapping[type[Choice], Callable[[View, Any, str], str]] = {
    Taking: _counted,
    Losing: _counted,
    Placing: _placing,
    Considering: _considering,
    ChoosingDice: _choosing_dice,
    Accepting: _accepting,
    Changing: _changing,
    Finishing: _finishing,
    Moving: _moving,
    Receiving: _receiving,
    Alchemy: _plain,
    Smuggling: _plain,
    Constructing: _constructing,
    Buying: _buying,
    Levy: _levy,
    Recruiting: _recruiting,
    ChoosingToken: _token,
    Drilling: _drilling,
    Picking: _picking,
    Offering: _open,
    Raising: _raising,
    TakingLast: _open,
    Conjuring: _counted,
}
