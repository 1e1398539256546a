"""Governors as cards: those to choose from with the bids, and the one in office."""

from collections.abc import Iterator

from regalia.art.ink import tag, use
from regalia.games.kingsburg.cards import OURS
from regalia.games.kingsburg.draw.scene import SEATS
from regalia.games.kingsburg.page.parts import can, crest, listed, picture, silent, spoken, words
from regalia.games.kingsburg.page.sight import Sight
from regalia.games.kingsburg.setup import Raising
from regalia.games.kingsburg.text import box_numbers
from regalia.games.kingsburg.words import amount


def candidates(sight: Sight) -> tuple[str, ...]:
    """The governors to choose from: three in the hand, or those of the auction."""
    return sight.view.hand or sight.view.offered


def choosing(sight: Sight) -> str:
    """The board while governors are chosen."""
    title = tag("h2", words(sight.say("draw.governors")), class_="title")
    cards = tag("div", *(_candidate(sight, name) for name in candidates(sight)), class_="kg-cards")
    return tag("div", title, cards, listed([*_bids(sight)], "kg-bids"), class_="kg-hall")


def _candidate(sight: Sight, name: str) -> str:
    """One that was picked in secret is lifted; on one that is sold lies the bid."""
    view = sight.view
    picked = view.seat is not None and view.provinces[view.seat].pick == name
    return card(sight, "governor", name, _bid(sight, name), kind="kg-card kg-picked" if picked else "kg-card")


def _bid(sight: Sight, name: str) -> str:
    step = sight.view.agenda[-1] if sight.view.agenda else None
    if not isinstance(step, Raising) or step.lot.governor != name:
        return ""
    points = amount("points", step.lot.bid, sight.lang)
    said = sight.say("page.lying", name=sight.name(step.lot.leader), dice=points)
    return tag("span", crest(SEATS[step.lot.leader], 20), words(points), spoken(said), class_="chip")


def _bids(sight: Sight) -> Iterator[str]:
    """A stone for every number that may be bid now."""
    for token in sight.needs:
        sort, _, bid = token.partition("-")
        if sort == "bid":
            said = sight.say("page.bid", points=amount("points", int(bid), sight.lang))
            yield can(sight.token(token), "kg-bid", silent(bid), said, "rule.governors")


def card(sight: Sight, sort: str, name: str, more: str = "", kind: str = "kg-card") -> str:
    """A governor or a destiny that can be chosen or used: picture, name, rule."""
    art = face(sort, name) + silent(*_rule(sight, sort, name), kind="kg-rule") + more
    return can(sight.token(f"{sort}-{name}"), kind, art, _said(sight, sort, name), f"{sort}.{name}")


def face(sort: str, name: str) -> str:
    """The portrait of a governor, or the emblem of a destiny."""
    if sort == "governor":
        return picture("0 0 92 100", use(f"who-{name}"), kind="kg-face")
    return picture("0 0 48 48", use(f"fate-{name}"), kind="kg-emblem")


def _rule(sight: Sight, sort: str, name: str) -> Iterator[str]:
    """Name and rule of a card, and whether that is our own reading."""
    key, other = f"{sort}.{name}", box_numbers(sight.view.numbers, name, sight.lang)
    yield tag("b", words(sight.say(f"{key}.name")))
    yield tag("span", words(f"{sight.say(f'{key}.help')} {other}".strip()))
    if OURS[key].ours and not other:
        yield tag("em", words(sight.say("draw.ours")))


def _said(sight: Sight, sort: str, name: str) -> str:
    return sight.say("draw.card", name=sight.say(f"{sort}.{name}.name"), rule=sight.say(f"{sort}.{name}.help"))
