"""The choice phase: two areas between the players, and the cards in front of the viewer."""

from collections.abc import Iterator

from regalia.art.ink import stroke, tag
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.actions import AREAS, Offer
from regalia.games.wonderful_kingdom.page.cards import card, lying
from regalia.games.wonderful_kingdom.page.parts import can, group, icon, row, spoken, svg, words
from regalia.games.wonderful_kingdom.page.seen import Seen
from regalia.games.wonderful_kingdom.page.tokens import PILES, part
from regalia.games.wonderful_kingdom.rules.gathering import FAVOURITE, Gathering
from regalia.games.wonderful_kingdom.rules.spying import TAKEN
from regalia.games.wonderful_kingdom.state import Lying

_ARROWS = ("M15 5L8 12L15 19", "M9 5L16 12L9 19")


def offers(seen: Seen) -> str:
    """Left, right; alone the open card of the deck lies between them."""
    left, right = (_area(seen, area) for area in range(len(AREAS)))
    top = seen.view.top
    heart = tag("div", words("h3", seen.say("page.next")), card(seen, top), class_="wk-heart") if top else ""
    return tag("div", left, heart, right, class_="wk-offers")


def _area(seen: Seen, area: int) -> str:
    """Felt with its cards; the verb that takes them all is at its head."""
    name, cards = seen.say(f"draw.area.{AREAS[area]}"), seen.view.areas[area]
    head = tag("div", words("b", name), _take(seen, area, len(cards), name), class_="wk-head")
    shown = row(*(_lain(seen, area, at, each) for at, each in enumerate(cards)), scroll=AREAS[area])
    empty = "" if cards else words("p", seen.say("page.empty"), class_="wk-empty")
    return tag("section", head, shown, empty, class_="wk-felt", aria_label=name, data_help="rules.choice")


def _take(seen: Seen, area: int, count: int, name: str) -> str:
    said = seen.say(f"draw.take.{('none', 'one', 'many')[min(count, 2)]}", n=count)
    token = seen.token("area", AREAS[area])
    return can(token, words("span", said), spoken(name), kind="wk-take primary") if token else ""


def _lain(seen: Seen, area: int, at: int, each: Lying) -> str:
    """A card in its area. In the area that is being gathered cards are searched by name and dropped by place."""
    step = seen.asked
    if not isinstance(step, Gathering) or step.area != area:
        return lying(seen, each, seen.token(PILES[area], at + 1))
    token = part("search", each.card) if seen.view.setting.solo and not each.down else ""
    drop = can(part("drop", at + 1), words("span", seen.say("page.drop")), spoken(seen.book.name(each.card)))
    drops = drop if FAVOURITE in seen.duchy(step.seat).council else ""
    return tag("div", lying(seen, each, token), tag("div", drops, class_="wk-foot") if drops else "")


def hand(seen: Seen, seat: Seat) -> str:
    """The viewer's hand, and what was taken this round; nobody else's is here."""
    own = seen.duchy(seat)
    cards = (_offered(seen, name, own.traps) for name in own.hand) if seen.mine(seat) else ()
    piles = ((each, seen.token(PILES[TAKEN], at + 1, of=seat)) for at, each in enumerate(own.taken))
    taken = (lying(seen, *pile) for pile in piles)
    held = group(seen.say("draw.hand"), *cards, kind="wk-hand", scroll="hand")
    return held + group(seen.say("draw.taken"), *taken, kind="wk-taken", scroll="taken")


def _offered(seen: Seen, name: str, traps: int) -> str:
    """A card of the hand, and the ways in which it can be proposed."""
    ways = "".join(_ways(seen, name, traps))
    return tag("div", card(seen, name, part("hand", name)), tag("div", ways, class_="wk-ways"), class_="wk-offered")


def _ways(seen: Seen, name: str, traps: int) -> Iterator[str]:
    """To either area, open; face down as long as there is a trap."""
    for down in (False, True)[: 1 + bool(traps)]:
        for area, side in enumerate(AREAS):
            mark, size = (icon("trap", 20), 13) if down else ("", 22)
            arrow = svg("0 0 24 24", stroke(_ARROWS[area], "currentColor", 3), width=size, height=size)
            said = _offer(seen, name, side, "hidden" if down else "open")
            art = arrow + mark if area == 0 else mark + arrow
            yield can(part("offer", Offer(name, area, down)), art, spoken(said), kind="wk-way")


def _offer(seen: Seen, name: str, side: str, way: str) -> str:
    return seen.say(f"offer.{way}", card=seen.book.name(name), area=seen.say(f"area.{side}.name"))


def looked(seen: Seen, seat: Seat) -> str:
    """Cards in front of the viewer, one of which is to be chosen."""
    cards = seen.duchy(seat).looked if seen.mine(seat) else ()
    shown = (card(seen, name, part("looked", name)) for name in cards)
    return group(seen.say("draw.looked"), *shown, kind="wk-looked", scroll="looked")
