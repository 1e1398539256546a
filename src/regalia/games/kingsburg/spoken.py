"""A sentence for every kind of action: what was done, or what might be."""

from collections import Counter

from regalia.art.heraldry import HOUSES as SHIELDS
from regalia.core.protocol import Action, Choice, Seat
from regalia.games.kingsburg import actions
from regalia.games.kingsburg.data import ADVISORS, ENEMY, RESOURCES
from regalia.games.kingsburg.view import View
from regalia.games.kingsburg.words import amount, counted, dice, goods, joined, named, say, the

HOUSES = tuple(SHIELDS)  # by seat


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
        case actions.Accept():
            return f"{word}.{action.gift}"
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
        case actions.Extra():
            return {"dice": counted("dice.more", action.count, lang)}
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
