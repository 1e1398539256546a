"""The notation read back."""

import re
from collections.abc import Callable
from typing import Any

from regalia.core.errors import Illegal
from regalia.games.wonderful_kingdom import actions as a
from regalia.games.wonderful_kingdom.catalogue import RESOURCES
from regalia.games.wonderful_kingdom.data import KINDS

_NAME = r"([a-z][a-z0-9-]*)"
_CARD = r"([a-z][a-z0-9-]*|\?)"
_SITE = r"([a-z][a-z0-9-]*(?:\.\d+)?)"
_AREA = r"(left|right)"
_PILE = r"(left|right|taken)"
_AT = r"(\d{1,3})"
_RESOURCE = rf"({'|'.join(RESOURCES)})"
_ICON = r"([mpge]\*?)"
_PILES = (*a.AREAS, "taken")


def _offer(card: str, area: str, hidden: str) -> a.Offer:
    return a.Offer(card, a.AREAS.index(area), bool(hidden))


def _proposal(one: a.Offer, two: a.Offer) -> a.Propose:
    """The two cards in either order."""
    return a.Propose(*sorted((one, two)))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split("+")))


_OFFER = rf"{_CARD} {_AREA}( hidden)?"
_PLAIN = {"go": a.GO, "pass": a.PASS, "rights": a.RIGHTS, "done": a.DONE}
_NAMED: dict[str, Callable[[str], Any]] = {
    "choose": a.Choose,
    "keep": a.Keep,
    "recycle": a.Recycle,
    "use": a.Use,
    "destroy": a.Destroy,
    "surrender": a.Surrender,
    "march": a.March,
    "quest": a.Undertake,
}
_SITED: dict[str, Callable[[str], Any]] = {
    "soldier": a.Soldier,
    "scrap": a.Scrap,
    "freeze": a.Attach,
    "complete": a.Complete,
    "forfeit soldier": a.Forfeit,
}
_PLACED: dict[str, Callable[[int, str], Any]] = {"place": a.Place, "crystal": a.Crystal, "release": a.Release}
_ICONS: dict[str, Callable[[str, str], Any]] = {"cover": a.Cover, "recover": a.Recover}


def _placed(make: Callable[[int, str], Any]) -> Callable[[str, str], Any]:
    return lambda resource, site: make(RESOURCES.index(resource), site)


def _icon(make: Callable[[str, str], Any]) -> Callable[[str, str], Any]:
    return lambda card, icon: make(card, icon.upper())


def _produce(resource: str, amounts: str, seat: str | None) -> a.Produce:
    return a.Produce(RESOURCES.index(resource), _numbers(amounts), -1 if seat is None else int(seat))


_READERS: tuple[tuple[str, Callable[..., Any]], ...] = (
    *((word, lambda action=action: action) for word, action in _PLAIN.items()),
    *((rf"{word} {_NAME}", make) for word, make in _NAMED.items()),
    *((rf"{word} {_SITE}", make) for word, make in _SITED.items()),
    *((rf"{word} {_RESOURCE} {_SITE}", _placed(make)) for word, make in _PLACED.items()),
    *((rf"{word} {_NAME} {_ICON}", _icon(make)) for word, make in _ICONS.items()),
    (rf"propose {_OFFER}, ?{_OFFER}", lambda *parts: _proposal(_offer(*parts[:3]), _offer(*parts[3:]))),
    (rf"take {_AREA}", lambda area: a.Take(a.AREAS.index(area))),
    (rf"spy {_PILE} {_AT}", lambda pile, at: a.Spy(_PILES.index(pile), int(at) - 1)),
    (rf"illusion {_AREA} {_AT}", lambda area, at: a.Illusion(a.AREAS.index(area), int(at) - 1)),
    (
        rf"trade {_AT} for {_AREA} {_AT}",
        lambda taken, area, at: a.Trade(int(taken) - 1, a.AREAS.index(area), int(at) - 1),
    ),
    (rf"move {_AREA} {_AT}", lambda area, at: a.Move(a.AREAS.index(area), int(at) - 1)),
    (rf"search {_NAME} {_NAME}", a.Search),
    (rf"drop {_AT}", lambda at: a.Drop(int(at) - 1)),
    (r"transmute (\d+(?:\+\d+){3})", lambda cubes: a.Transmute(_numbers(cubes))),
    (rf"swap {_NAME} for {_NAME}", a.Swap),
    (rf"fight {_NAME}(?: {_SITE})?", lambda threat, site: a.Fight(threat, site or "")),
    (rf"chronicle ({'|'.join(KINDS)})", a.Chronicle),
    (rf"recruit {_AT}", lambda armies: a.Recruit(int(armies))),
    (rf"bring {_AT} {_NAME}", lambda armies, origin: a.Bring(int(armies), origin)),
    (
        rf"arrange {_NAME} (\d(?:\+\d)*)",
        lambda name, slots: a.Arrange(name, tuple(slot - 1 for slot in _numbers(slots))),
    ),
    (rf"imprison {_NAME}(?: {_AT})?", lambda name, slot: a.Imprison(name, int(slot or 0) - 1)),
    (rf"((?:deal|threat|look|augur|advisor) [01]|open|top) {_CARD}", a.Draw),
    (r"mix ([01]) (so|turned|\?)", lambda seat, way: a.Mixed(int(seat), way)),
    (
        rf"unveil {_PILE} {_AT} {_NAME}",
        lambda pile, at, card: a.Unveil(_PILES.index(pile), int(at) - 1, card),
    ),
    (rf"produce {_RESOURCE} (\d+(?:\+\d+)?)(?: to ([01]))?", _produce),
)
_COMPILED = tuple((re.compile(pattern), make) for pattern, make in _READERS)


def parse(text: str) -> Any:
    """The action written like this, whether or not it is possible now."""
    plain = " ".join(text.lower().split())
    for pattern, make in _COMPILED:
        if found := pattern.fullmatch(plain):
            return make(*found.groups())
    raise Illegal(
        "“{text}” is not an action: write it like “propose farm left, hamlet right hidden”, “take left”, “keep farm”, "
        "“place gold theatre” or “done”.",
        text=text,
    )
