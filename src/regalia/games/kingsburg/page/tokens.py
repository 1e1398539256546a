"""The parts of an action as tokens: what is pressed on the page to mean it."""

from collections.abc import Iterator, Sequence

from regalia.core.protocol import Action
from regalia.games.kingsburg.actions import (
    DONE,
    PASS,
    Accept,
    Bid,
    Build,
    Consider,
    Copy,
    Exchange,
    Extra,
    Influence,
    Invoke,
    Lose,
    Offer,
    Pay,
    Pick,
    Receive,
    Recruit,
    Reroll,
    Take,
    Token,
    Turn,
    Turned,
)
from regalia.games.kingsburg.data import ADVISORS, BUILDING, RESOURCES
from regalia.games.kingsburg.draw.scene import TURNED

DEALS = "destiny-secret-deals"
_RANK = {advisor.name: rank for rank, advisor in enumerate(ADVISORS, 1)}
_DESTINY = ("royal-levy",)  # powers that are neither a building's nor an advisor's nor a governor's


def tokens(action: Action) -> tuple[str, ...]:
    """A multiset of words, from the action alone; a verb is one word that has no place on the table."""
    match action:
        case Influence():
            return (_place(action), *_laid(action))
        case Consider():
            return (_place(action),)
        case Copy():
            return (DEALS, _place(action))
        case Receive(goods=goods):
            return (_whole("gain", [RESOURCES[at] for at in range(3) for _ in range(goods[at])]),)
        case Invoke(power=power):
            return (_power(power),)
        case Pay(power=power, price=price):
            return (_power(power), _price(price))
        case Build(building=building, less=less):
            return (f"building-{building}", *([f"less-{less}"] if less else []))
        case Pick(governor=governor):
            return (f"governor-{governor}",)
        case Offer(governor=governor, bid=bid):
            return (f"governor-{governor}", f"bid-{bid}")
    return _in_the_tray(action)


def _in_the_tray(action: Action) -> tuple[str, ...]:
    """On the viewer's own pieces."""
    match action:
        case Reroll(face=face, bonus=bonus):
            return ("building-statue", _die(face, bonus))
        case Turn(face=face, bonus=bonus):
            return (_die(TURNED, bonus), f"to-{face}")
        case Turned(faces=faces):
            return ("governor-prince", *(f"to-{face}" for face in faces))
        case Take(resource=resource) | Lose(resource=resource):
            return (f"goods-{RESOURCES[resource]}",)
        case Exchange(give=give, get=get):
            return (f"goods-{RESOURCES[give]}", f"get-{RESOURCES[get]}")
        case Recruit(price=price):
            return (_whole("pay", price),)
        case Token(value=value):
            return (f"army-{value}",)
        case Extra(count=count):
            return (f"extra-{count}",)
        case Accept(gift=gift):
            return (f"accept-{gift}",)
    return (str(action).replace(" ", "-"),)  # pass, done, bid-7


def grave(action: Action) -> bool:
    """What ends a turn, binds in an auction or decides for the whole game."""
    return action in (PASS, DONE) or isinstance(action, Offer | Bid | Pick)


def _place(action: Influence | Consider | Copy) -> str:
    return f"{'private' if action.private else 'advisor'}-{action.rank}"


def _laid(action: Influence) -> Iterator[str]:
    """Dice and what helps them. Which way the Market steps follows from the dice and the rank."""
    yield from (_die(face, False) for face in action.own)
    yield from (_die(face, True) for face in action.bonus)
    helps = {"plus2": action.plus2, "market": bool(action.market), "envoy": action.envoy}
    yield from (help_ for help_, used in helps.items() if used)


def _die(face: int, bonus: bool) -> str:
    return f"{'bonus' if bonus else 'die'}-{face}"


def _whole(sort: str, things: Sequence[str]) -> str:
    """Things that are taken or given together are one token: gain-gold-wood, pay-gold-gold, pay-nothing."""
    return "-".join((sort, *(things or ("nothing",))))


def _price(price: str) -> str:
    return f"goods-{price}" if price in RESOURCES else price


def _power(name: str) -> str:
    """A power is used on the thing that has it."""
    if name in BUILDING:
        return f"building-{name}"
    if name in _RANK:
        return f"advisor-{_RANK[name]}"
    return f"{'destiny' if name in _DESTINY else 'governor'}-{name}"
