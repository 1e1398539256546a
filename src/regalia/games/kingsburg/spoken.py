"""A sentence for every kind of choice, and one for every kind of action: what is asked, and what was done."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from regalia.art.heraldry import HOUSES as SHIELDS
from regalia.core.protocol import Action, Choice, Seat
from regalia.games.kingsburg import actions
from regalia.games.kingsburg.actions import (
    DONE,
    Build,
    Consider,
    Copy,
    Exchange,
    Influence,
    Recruit,
    Reroll,
    Turn,
    Turned,
)
from regalia.games.kingsburg.data import ADVISORS, BUILDING, ENEMY, RESOURCES
from regalia.games.kingsburg.rules.building import Constructing
from regalia.games.kingsburg.rules.conjuring import Conjuring
from regalia.games.kingsburg.rules.dice import Changing, Finishing
from regalia.games.kingsburg.rules.ending import Buying
from regalia.games.kingsburg.rules.fortune import Levy
from regalia.games.kingsburg.rules.gains import Losing, Taking
from regalia.games.kingsburg.rules.influence import Considering, Moving, Placing
from regalia.games.kingsburg.rules.recruiting import Recruiting
from regalia.games.kingsburg.rules.rewards import Alchemy, Receiving, Smuggling
from regalia.games.kingsburg.rules.winter import ChoosingToken, Drilling
from regalia.games.kingsburg.setup import Offering, Picking, Raising, TakingLast
from regalia.games.kingsburg.view import View, offered
from regalia.games.kingsburg.words import amount, counted, dice, goods, joined, listed, named, say, the

HOUSES = tuple(SHIELDS)  # by seat
POWERS = {Reroll: "statue", Turn: "trickster", Turned: "prince"}  # of actions that do not name theirs


def asked(view: View, step: Choice, lang: str) -> str:
    return ASKED[type(step)](view, step, lang)


def kind(step: Choice) -> str:
    """The word of a choice in the keys."""
    return type(step).__name__.lower()


def house(seat: Seat, lang: str) -> str:
    return named("house", HOUSES[seat], lang)


def advisor(rank: int, private: bool, lang: str) -> str:
    """An advisor by name; one on the Politician's card goes by his."""
    return named("governor", "politician", lang) if private else named("advisor", ADVISORS[rank - 1].name, lang)


def hand(view: View, seat: Seat, lang: str) -> str:
    """The dice that a seat has not placed yet."""
    province = view.provinces[seat]
    return joined(dice(province.dice, province.bonus, lang), "and", lang)


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
    used = dict.fromkeys(POWERS.get(type(move)) or move.power for move in offered(view) if move != DONE)
    return joined([the("building" if power in BUILDING else "governor", power, lang) for power in used], "or", lang)


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
    return say(lang, "prompt.picking", governors=listed("governor", view.provinces[step.seat].hand, "or", lang))


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


def told(action: Action, who: str, lang: str) -> str:
    return say(lang, f"log.{_deed(action)}", name=who, **_parts(action, lang))


def proposed(action: Action, lang: str) -> str:
    """An action of a seat as something to do: the words of a button, or of advice."""
    return say(lang, f"page.deed.{_deed(action)}", **_parts(action, lang))


def _deed(action: Action) -> str:
    """The key of an action's line: its class, and the way it was done."""
    word = type(action).__name__.lower()
    match action:
        case actions.Influence() | actions.Consider() | actions.Copy():
            return f"{word}.{'private' if action.private else 'public'}"
        case actions.Roll() | actions.Reroll() | actions.Turn():
            return f"{word}.{'bonus' if action.bonus else 'own'}"
        case actions.Invoke() | actions.Pay():
            return f"{word}.{action.power}"
        case actions.Build():
            return f"{word}.{('plain', 'less', 'envoy', 'both')[bool(action.less) + 2 * action.envoy]}"
        case actions.Recruit():
            return f"{word}.{'paid' if action.price else 'free'}"
        case actions.Deal(governor=card) | actions.Peek(enemy=card):
            return f"{word}.{'hidden' if card == actions.UNSEEN else 'seen'}"
        case actions.Cast():
            return f"{word}.{action.purpose}"
        case actions.Royal():
            return f"{word}.{action.what}"
        case actions.Fight():
            return f"{word}.{actions.OUTCOMES[action.outcome + 1]}"
        case actions.Done():
            return f"{word}.plain"
        case _:
            return word


def _parts(action: Action, lang: str) -> dict[str, object]:
    """What an action's line tells beside who did it."""
    match action:
        case actions.Deal(governor=actions.UNSEEN) | actions.Peek(enemy=actions.UNSEEN):
            return {}
        case actions.Influence():
            return {**_whom(action.rank, lang), "dice": lain(action, lang)}
        case actions.Consider() | actions.Copy():
            return _whom(action.rank, lang)
        case actions.Receive():
            return {**_whom(action.rank, lang), "goods": goods(action.goods, lang)}
        case actions.Take() | actions.Lose():
            return {"goods": amount(RESOURCES[action.resource], 1, lang)}
        case actions.Exchange():
            return {"give": amount(RESOURCES[action.give], 1, lang), "get": amount(RESOURCES[action.get], 1, lang)}
        case actions.Pay():
            return {"price": amount(action.price, 1, lang)}
        case actions.Recruit():
            paid = [amount(what, count, lang) for what, count in Counter(action.price).items()]
            return {"price": joined(paid, "and", lang)}
        case actions.Build():
            less = named("resource", action.less, lang).lower() if action.less else ""
            return {"the": the("building", action.building, lang), "resource": less}
        case _:
            return {**_drawn(action, lang), **_card(action, lang)}


def _drawn(action: Action, lang: str) -> dict[str, object]:
    """Numbers: dice, tokens and bids."""
    match action:
        case actions.Roll() | actions.Neutral() | actions.Turned():
            return {"dice": joined(dice(action.faces, (), lang), "and", lang)}
        case actions.Reroll() | actions.Turn() | actions.Cast():
            return {"face": action.face, "soldiers": amount("soldiers", action.face, lang)}
        case actions.Offer() | actions.Bid():
            return {"points": amount("points", action.bid, lang)}
        case actions.Token():
            return {"value": action.value}
        case actions.Fight():
            return {"strength": action.strength}
        case _:
            return {}


def _card(action: Action, lang: str) -> dict[str, object]:
    """Governors, destiny cards and enemies."""
    match action:
        case actions.Pick() | actions.Deal() | actions.Reveal() | actions.Offer():
            card = action.governor
            return {"governor": named("governor", card, lang), "the": the("governor", card, lang)}
        case actions.Fate():
            return {"destiny": named("destiny", action.card, lang), "help": say(lang, f"destiny.{action.card}.help")}
        case actions.Peek() | actions.Meet():
            strength = ENEMY[action.enemy].strength
            return {"foe": say(lang, "foe.seen", kind=named("enemy", action.enemy, lang), strength=strength)}
        case _:
            return {}


def _whom(rank: int, lang: str) -> dict[str, object]:
    name = ADVISORS[rank - 1].name
    return {"rank": rank, "the": the("advisor", name, lang), "advisor": named("advisor", name, lang)}


def lain(placed: actions.Influence, lang: str) -> str:
    """The dice on an advisor, and what helped them there."""
    helped = {"plus2": placed.plus2, "market": placed.market, "envoy": placed.envoy}
    helps = [say(lang, f"dice.{what}", step=placed.market) for what, used in helped.items() if used]
    return joined([*dice(placed.own, placed.bonus, lang), *helps], "and", lang)
