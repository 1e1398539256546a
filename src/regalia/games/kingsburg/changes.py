"""What an entry of the log brought by itself: gifts, rewards and losses that nobody chose."""

from collections.abc import Iterator, Sequence

from regalia.core.protocol import Entry, Seat
from regalia.games.kingsburg.actions import (
    Build,
    Cast,
    Exchange,
    Influence,
    Lose,
    Pay,
    Receive,
    Recruit,
    Take,
    Token,
)
from regalia.games.kingsburg.data import BIT, BUILDING, RESOURCES
from regalia.games.kingsburg.state import Province
from regalia.games.kingsburg.view import View
from regalia.games.kingsburg.words import amount, say, the

TOLD = Build | Exchange | Pay | Recruit  # what these cost and bring their seat is known
Holdings = dict[str, int]


def changes(before: View, after: View, entry: Entry, names: Sequence[str], lang: str) -> list[str]:
    """A line for each seat whose holdings changed beyond what the entry itself says, then the buildings that fell."""
    return [
        line
        for seat, name in enumerate(names[: len(after.provinces)])
        for line in _seat(before, after, entry, seat, name, lang)
    ]


def _seat(before: View, after: View, entry: Entry, seat: Seat, name: str, lang: str) -> Iterator[str]:
    if seat == entry.seat and isinstance(entry.action, TOLD):
        return
    was, now = before.provinces[seat], after.provinces[seat]
    expected = _expected(entry) if seat == entry.seat else {}
    gained = {what: count - _holdings(was)[what] - expected.get(what, 0) for what, count in _holdings(now).items()}
    if gained["soldiers"] < 0 or isinstance(entry.action, Cast | Token):
        gained["soldiers"] = 0  # they go home, or were just told
    if said := [_signed(what, count, lang) for what, count in gained.items() if count]:
        yield say(lang, "changes.line", name=name, what=", ".join(said))
    for building in BUILDING:
        if was.built & ~now.built & BIT[building]:
            yield say(lang, "changes.fallen", name=name, the=the("building", building, lang))


def _holdings(province: Province) -> Holdings:
    goods = dict(zip(RESOURCES, province.goods, strict=True))
    return goods | {"plus2": province.plus2, "soldiers": province.soldiers, "points": province.score}


def _expected(entry: Entry) -> Holdings:
    """What the line of the entry tells already."""
    match entry.action:
        case Take(resource=resource):
            return {RESOURCES[resource]: 1}
        case Lose(resource=resource):
            return {RESOURCES[resource]: -1}
        case Receive(goods=goods):
            return dict(zip(RESOURCES, goods, strict=True))
        case Influence(plus2=True):
            return {"plus2": -1}
    return {}


def _signed(what: str, count: int, lang: str) -> str:
    return ("+" if count > 0 else "−") + amount(what, abs(count), lang)
