"""The notation read back."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from regalia.core.errors import Illegal
from regalia.games.kingsburg import actions as a
from regalia.games.kingsburg.data import RESOURCES, Goods

_SMALL = r"(\d{1,2})"
_NUMBER = r"(\d{1,9})"
_NAME = r"([a-z][a-z0-9-]*)"
_CARD = r"([a-z][a-z0-9-]*|\?)"
_DICE = r"([1-6](?:\+[1-6])*)"
_RESOURCE = r"(gold|wood|stone)"


def _faces(text: str) -> a.Dice:
    return tuple(sorted(int(face) for face in re.findall(r"[1-6]", text)))


def _goods(named: Sequence[str | None]) -> Goods:
    return (named.count("gold"), named.count("wood"), named.count("stone"))


def _influence(private: str, rank: str, dice: str, plus2: str, market: str, envoy: str) -> a.Influence:
    faces = dice.split("+")
    own = tuple(sorted(int(face) for face in faces if not face.endswith("b")))
    bonus = tuple(sorted(int(face[:-1]) for face in faces if face.endswith("b")))
    return a.Influence(int(rank), own, bonus, bool(plus2), int(market or 0), bool(envoy), bool(private))


_READERS: tuple[tuple[str, Callable[..., Any]], ...] = (
    (
        rf"influence (private )?{_SMALL} with ([1-6]b?(?:\+[1-6]b?)*)( \+2)?(?: market([+-]1))?( envoy)?",
        _influence,
    ),
    (rf"consider (private )?{_SMALL}", lambda private, rank: a.Consider(int(rank), bool(private))),
    (rf"copy (private )?{_SMALL}", lambda private, rank: a.Copy(int(rank), bool(private))),
    (r"pass", lambda: a.PASS),
    (r"done", lambda: a.DONE),
    (r"extra ([1-9])", lambda count: a.Extra(int(count))),
    (r"accept (point|die)", lambda gift: a.Accept(gift)),
    (rf"take {_RESOURCE}", lambda resource: a.TAKE[RESOURCES.index(resource)]),
    (rf"lose {_RESOURCE}", lambda resource: a.LOSE[RESOURCES.index(resource)]),
    (rf"receive {_SMALL} {_RESOURCE}(?:\+{_RESOURCE})?", lambda rank, *named: a.Receive(int(rank), _goods(named))),
    (rf"use {_NAME} for (gold|wood|stone|plus2)", lambda power, price: a.Pay(power, price)),
    (rf"use {_NAME}", lambda power: a.Invoke(power)),
    (r"reroll ([1-6])(b?)", lambda face, bonus: a.Reroll(int(face), bool(bonus))),
    (rf"prince {_DICE}", lambda dice: a.Turned(_faces(dice))),
    (r"turn ([13])(b?)", lambda face, bonus: a.Turn(int(face), bool(bonus))),
    (
        rf"build {_NAME}(?: less {_RESOURCE})?( envoy)?",
        lambda name, less, envoy: a.Build(name, less or "", bool(envoy)),
    ),
    (
        rf"exchange {_RESOURCE} {_RESOURCE}",
        lambda give, get: a.Exchange(RESOURCES.index(give), RESOURCES.index(get)),
    ),
    (r"recruit free", lambda: a.Recruit(())),
    (
        r"recruit ((?:gold|wood|stone|plus2)(?:\+(?:gold|wood|stone|plus2))*)",
        lambda price: a.Recruit(tuple(price.split("+"))),
    ),
    (rf"pick {_NAME}", lambda governor: a.Pick(governor)),
    (rf"offer {_NAME} {_NUMBER}", lambda governor, bid: a.Offer(governor, int(bid))),
    (rf"bid {_NUMBER}", lambda bid: a.Bid(int(bid))),
    (r"token ([0-4])", lambda value: a.Token(int(value))),
    (r"order ([0-4])", lambda seat: a.Order(int(seat))),
    (rf"deal ([0-4]) {_CARD}", lambda seat, governor: a.Deal(int(seat), governor)),
    (rf"reveal {_NAME}", lambda governor: a.Reveal(governor)),
    (r"opener ([0-4])", lambda seat: a.Opener(int(seat))),
    (rf"destiny {_NAME}", lambda card: a.Fate(card)),
    (rf"roll ([0-4]) {_DICE}", lambda seat, dice: a.Roll(int(seat), _faces(dice))),
    (r"roll ([0-4]) ([1-6]b(?:\+[1-6]b)*)", lambda seat, dice: a.Roll(int(seat), _faces(dice), True)),
    (rf"neutral {_DICE}", lambda dice: a.Neutral(_faces(dice))),
    (rf"cast {_NAME} ([1-6])", lambda purpose, face: a.Cast(purpose, -1, int(face))),
    (rf"cast {_NAME} ([0-4]) ([1-6])", lambda purpose, seat, face: a.Cast(purpose, int(seat), int(face))),
    (rf"peek ([0-4]) {_CARD}", lambda seat, enemy: a.Peek(int(seat), enemy)),
    (
        r"king (favour|reward|envoy) ([0-4](?:\+[0-4])*)",
        lambda what, seats: a.Royal(what, tuple(map(int, seats.split("+")))),
    ),
    (
        r"battle ([0-4]) (-?\d{1,3}) (lost|drawn|won)",
        lambda seat, strength, end: a.Fight(int(seat), int(strength), a.OUTCOMES.index(end) - 1),
    ),
    (rf"meet {_NAME}", lambda enemy: a.Meet(enemy)),
)
_COMPILED = tuple((re.compile(pattern), make) for pattern, make in _READERS)


def parse(text: str) -> Any:
    """The action written like this, whether or not it is possible now."""
    plain = " ".join(text.lower().split())
    for pattern, make in _COMPILED:
        if found := pattern.fullmatch(plain):
            return make(*found.groups())
    raise Illegal(
        "“{text}” is not an action: write it like “influence 13 with 4+5+4”, “build inn”, “take gold” or “done”.",
        text=text,
    )
