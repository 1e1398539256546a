"""A sentence for every kind of action: what was done, or what might be."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from regalia.core.houses import HOUSES
from regalia.core.known import UNKNOWN
from regalia.core.protocol import Action, Choice, Seat
from regalia.games.kingsburg.box.data import ADVISORS, ENEMY, RESOURCES
from regalia.games.kingsburg.rules.actions import Influence
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.shown.words import amount, counted, dice, goods, joined, named, say, the

Told = Callable[[Any, str], dict[str, object]]  # the parts of a sentence that a value gives, in a language


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
    return say(lang, f"log.{action.key()}", name=who, **_parts(action, lang))


def proposed(action: Action, lang: str) -> str:
    """An action of a seat as something to do: the words of a button, or of advice."""
    return say(lang, f"page.deed.{action.key()}", **_parts(action, lang))


def _parts(action: Action, lang: str) -> dict[str, object]:
    """What an action's line tells beside who did it, field by field, as far as it is known."""
    found: dict[str, object] = {"dice": lain(action, lang)} if isinstance(action, Influence) else {}
    for field in fields(action):
        value = getattr(action, field.name)
        if value is not UNKNOWN:
            found |= TOLD[field.name](value, lang) if field.name in TOLD else {field.name: value}
    return found


def _advisor(rank: int, lang: str) -> dict[str, object]:
    name = ADVISORS[rank - 1].name
    return {"rank": rank, "the": the("advisor", name, lang), "advisor": named("advisor", name, lang)}


def _governor(card: str, lang: str) -> dict[str, object]:
    return {"governor": named("governor", card, lang), "the": the("governor", card, lang)}


def _destiny(card: str, lang: str) -> dict[str, object]:
    return {"destiny": named("destiny", card, lang), "help": say(lang, f"destiny.{card}.help")}


def _enemy(name: str, lang: str) -> dict[str, object]:
    strength = ENEMY[name].strength
    return {"foe": say(lang, "foe.seen", kind=named("enemy", name, lang), strength=strength)}


def _face(face: int, lang: str) -> dict[str, object]:
    return {"face": face, "soldiers": amount("soldiers", face, lang)}


def _price(price: str | tuple[str, ...], lang: str) -> dict[str, object]:
    """One thing, or several."""
    things = Counter([price] if isinstance(price, str) else price)
    return {"price": joined([amount(what, count, lang) for what, count in things.items()], "and", lang)}


def _less(resource: str, lang: str) -> dict[str, object]:
    return {"resource": named("resource", resource, lang).lower() if resource else ""}


def _resource(word: str) -> Told:
    return lambda resource, lang: {word: amount(RESOURCES[resource], 1, lang)}


TOLD: Mapping[str, Told] = {  # by field; any other value is told as it is
    "rank": _advisor,
    "governor": _governor,
    "card": _destiny,
    "enemy": _enemy,
    "building": lambda name, lang: {"the": the("building", name, lang)},
    "less": _less,
    "resource": _resource("goods"),
    "give": _resource("give"),
    "get": _resource("get"),
    "goods": lambda counts, lang: {"goods": goods(counts, lang)},
    "price": _price,
    "count": lambda count, lang: {"dice": counted("dice.more", count, lang)},
    "faces": lambda faces, lang: {"dice": joined(dice(faces, (), lang), "and", lang)},
    "face": _face,
    "bid": lambda bid, lang: {"points": amount("points", bid, lang)},
}


def lain(placed: Influence, lang: str) -> str:
    """The dice on an advisor, and what helped them there."""
    helped = {"plus2": placed.plus2, "market": placed.market, "envoy": placed.envoy}
    helps = [say(lang, f"dice.{what}", step=placed.market) for what, used in helped.items() if used]
    return joined([*dice(placed.own, placed.bonus, lang), *helps], "and", lang)
