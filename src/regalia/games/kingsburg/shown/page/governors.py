"""Governors as cards: those to choose from with the bids, and the one in office."""

from collections.abc import Iterator

from regalia.art.ink import use
from regalia.art.parts import badge, picture, row, silent, spoken
from regalia.core.html import Html, tag
from regalia.games.kingsburg.box.cards import OURS
from regalia.games.kingsburg.rules.setup import Raising
from regalia.games.kingsburg.shown.page.parts import choice
from regalia.games.kingsburg.shown.view import SEATS, Shown
from regalia.games.kingsburg.shown.words import amount
from regalia.games.kingsburg.shown.words.text import box_numbers


def candidates(shown: Shown) -> tuple[str, ...]:
    """The governors to choose from: three in the hand, or those of the auction."""
    return shown.view.hand or shown.view.offered


def choosing(shown: Shown) -> Html:
    """The board while governors are chosen."""
    title = tag("h2", shown.say("draw.governors"), class_="title")
    cards = tag("div", *(_candidate(shown, name) for name in candidates(shown)), class_="kg-cards")
    return tag("div", title, cards, row(*_bids(shown), kind="kg-bids"), class_="kg-hall")


def _candidate(shown: Shown, name: str) -> Html:
    """One that was picked in secret is lifted; on one that is sold lies the bid."""
    view = shown.view
    picked = view.seat is not None and view.provinces[view.seat].pick == name
    return card(shown, "governor", name, _bid(shown, name), kind="kg-card kg-picked" if picked else "kg-card")


def _bid(shown: Shown, name: str) -> Html:
    step = shown.view.agenda[-1] if shown.view.agenda else None
    if not isinstance(step, Raising) or step.lot.governor != name:
        return Html()
    points = amount("points", step.lot.bid, shown.lang)
    said = shown.say("page.lying", name=shown.name(step.lot.leader), dice=points)
    return tag("span", badge(SEATS[step.lot.leader], 20), points, spoken(said), class_="chip")


def _bids(shown: Shown) -> Iterator[Html]:
    """A stone for every number that may be bid now."""
    for token in shown.needs:
        sort, _, bid = token.partition("-")
        if sort == "bid":
            said = shown.say("page.bid", points=amount("points", int(bid), shown.lang))
            yield choice(shown.token(token), "kg-bid", silent(bid), said, "rule.governors")


def card(shown: Shown, sort: str, name: str, more: str = "", kind: str = "kg-card") -> Html:
    """A governor or a destiny that can be chosen or used: picture, name, rule."""
    art = face(sort, name) + silent(*_rule(shown, sort, name), kind="kg-rule") + more
    return choice(shown.token(f"{sort}-{name}"), kind, art, _said(shown, sort, name), f"{sort}.{name}")


def face(sort: str, name: str) -> Html:
    """The portrait of a governor, or the emblem of a destiny."""
    if sort == "governor":
        return picture("0 0 92 100", use(f"who-{name}"), kind="kg-face")
    return picture("0 0 48 48", use(f"fate-{name}"), kind="kg-emblem")


def _rule(shown: Shown, sort: str, name: str) -> Iterator[Html]:
    """Name and rule of a card, and whether that is our own reading."""
    key, other = f"{sort}.{name}", box_numbers(shown.view.numbers, name, shown.lang)
    yield tag("b", shown.say(f"{key}.name"))
    yield tag("span", f"{shown.say(f'{key}.help')} {other}".strip())
    if OURS[key].ours and not other:
        yield tag("em", shown.say("draw.ours"))


def _said(shown: Shown, sort: str, name: str) -> str:
    return shown.say("draw.card", name=shown.say(f"{sort}.{name}.name"), rule=shown.say(f"{sort}.{name}.help"))
