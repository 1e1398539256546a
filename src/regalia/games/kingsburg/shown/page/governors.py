"""Governors as cards: those to choose from with the bids, and the one in office."""

from collections.abc import Iterator

from regalia.art.ink import use
from regalia.art.parts import badge, heading, picture, row, silent, spoken
from regalia.core.html import Html, tag
from regalia.games.kingsburg.box.cards import OURS
from regalia.games.kingsburg.rules.setup import Raising
from regalia.games.kingsburg.shown.page.parts import choice
from regalia.games.kingsburg.shown.sight import Sight
from regalia.games.kingsburg.shown.words import amount
from regalia.games.kingsburg.shown.words.help import box_numbers


def candidates(sight: Sight) -> tuple[str, ...]:
    """The governors to choose from: three in the hand, or those of the auction."""
    return sight.view.hand or sight.view.offered


def choosing(sight: Sight) -> Html:
    """The board while governors are chosen."""
    title = heading(sight.say("draw.governors"))
    cards = tag("div", *(_candidate(sight, name) for name in candidates(sight)), class_="kg-cards")
    return tag("div", title, cards, row(*_bids(sight), kind="kg-bids"), class_="kg-hall kg-choosing")


def _candidate(sight: Sight, name: str) -> Html:
    """One that was picked in secret is lifted; on one that is sold lies the bid."""
    view = sight.view
    picked = view.seat is not None and view.provinces[view.seat].pick == name
    return card(sight, "governor", name, _bid(sight, name), kind="kg-card kg-picked" if picked else "kg-card")


def _bid(sight: Sight, name: str) -> Html:
    step = sight.view.agenda[-1] if sight.view.agenda else None
    if not isinstance(step, Raising) or step.lot.governor != name:
        return Html()
    points = amount("points", step.lot.bid, sight.lang)
    said = sight.say("page.lying", name=sight.name(step.lot.leader), dice=points)
    return tag("span", badge(sight.houses[step.lot.leader], 20), points, spoken(said), class_="chip")


def _bids(sight: Sight) -> Iterator[Html]:
    """A stone for every number that may be bid now."""
    for token in sight.needs:
        sort, _, bid = token.partition("-")
        if sort == "bid":
            said = sight.say("page.bid", points=amount("points", int(bid), sight.lang))
            yield choice(sight.token(token), "kg-bid", silent(bid), said, "rule.governors")


def card(sight: Sight, sort: str, name: str, more: str = "", kind: str = "kg-card") -> Html:
    """A governor or a destiny that can be chosen or used: picture, name, rule."""
    art = face(sort, name) + silent(*_rule(sight, sort, name), kind="kg-rule") + more
    return choice(sight.token(f"{sort}-{name}"), kind, art, _said(sight, sort, name), f"{sort}.{name}")


def face(sort: str, name: str) -> Html:
    """The portrait of a governor, or the emblem of a destiny."""
    if sort == "governor":
        return picture("0 0 92 100", use(f"who-{name}"), kind="kg-face")
    return picture("0 0 48 48", use(f"fate-{name}"), kind="kg-emblem")


def _rule(sight: Sight, sort: str, name: str) -> Iterator[Html]:
    """Name and rule of a card, and whether that is our own reading."""
    key, other = f"{sort}.{name}", box_numbers(sight.view.numbers, name, sight.lang)
    yield tag("b", sight.say(f"{key}.name"))
    yield tag("span", f"{sight.say(f'{key}.help')} {other}".strip())
    if OURS[key].ours and not other:
        yield tag("em", sight.say("draw.ours"))


def _said(sight: Sight, sort: str, name: str) -> str:
    return sight.say("draw.card", name=sight.say(f"{sort}.{name}.name"), rule=sight.say(f"{sort}.{name}.help"))
