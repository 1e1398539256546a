"""What an entry of the log brought by itself: gifts, rewards and losses that nobody chose."""

from collections.abc import Iterator, Sequence
from random import Random

from regalia.core.protocol import Entry, pending
from regalia.games.kingsburg.actions import (
    Build,
    Cast,
    Exchange,
    Fight,
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
from regalia.games.kingsburg.view import View, imagine
from regalia.games.kingsburg.words import amount, say, the

TOLD = Build | Exchange | Influence | Lose | Pay | Receive | Recruit | Take  # the line says what these cost and bring
Holdings = dict[str, int]


def changes(before: View, after: View, entry: Entry, names: Sequence[str], lang: str) -> list[str]:
    """For each seat what the entry itself brought, if its line does not say so, and apart from it what followed."""
    done, told = _done(before, entry), isinstance(entry.action, TOLD)
    ends = before.year != after.year or not after.agenda
    lines: list[str] = []
    for name, was, between, now in zip(names, before.provinces, done, after.provinces, strict=False):
        gained = {} if told else _gained(was, between, entry)
        lines += _line("line", name, gained, lang)
        lines += _line("year" if ends else "line", name, _gained(between, now, entry), lang)
        lines += _fallen(name, was, now, lang)
    return lines


def _done(before: View, entry: Entry) -> Sequence[Province]:
    """The provinces when the entry has been carried out and nothing has followed from it yet."""
    world = imagine(before, Random(0))
    if isinstance(entry.action, TOLD | Fight):
        for _, choice in pending(world):
            if choice.seat == entry.seat and entry.action in choice.options(world):
                choice.take(world, entry.action)
    return world.provinces


def _gained(was: Province, now: Province, entry: Entry) -> Holdings:
    held = _holdings(was)
    gained = {what: count - held[what] for what, count in _holdings(now).items()}
    if gained["soldiers"] < 0 or isinstance(entry.action, Cast | Token):
        gained["soldiers"] = 0  # they go home, or were just told
    return {what: count for what, count in gained.items() if count}


def _holdings(province: Province) -> Holdings:
    goods = dict(zip(RESOURCES, province.goods, strict=True))
    return goods | {"plus2": province.plus2, "soldiers": province.soldiers, "points": province.score}


def _line(key: str, name: str, gained: Holdings, lang: str) -> Iterator[str]:
    if gained:
        what = ", ".join(_signed(what, count, lang) for what, count in gained.items())
        yield say(lang, f"changes.{key}", name=name, what=what)


def _fallen(name: str, was: Province, now: Province, lang: str) -> Iterator[str]:
    for building in BUILDING:
        if was.built & ~now.built & BIT[building]:
            yield say(lang, "changes.fallen", name=name, the=the("building", building, lang))


def _signed(what: str, count: int, lang: str) -> str:
    """More or less of something; a +2 token has a sign already."""
    sign = "−" if count < 0 else "" if what == "plus2" else "+"
    return sign + amount(what, abs(count), lang)
