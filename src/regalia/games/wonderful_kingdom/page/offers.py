"""The choice phase: two areas between the players, and the cards in front of the viewer."""

from collections.abc import Iterator

from regalia.art.ink import tag, use
from regalia.core.lanes import offered
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.actions import AREAS, Drop, Offer
from regalia.games.wonderful_kingdom.page.cards import card, lying
from regalia.games.wonderful_kingdom.page.parts import CARD, can, group, icon, row, spoken, svg, words
from regalia.games.wonderful_kingdom.page.seen import Seen
from regalia.games.wonderful_kingdom.rules.gathering import FAVOURITE, Gathering
from regalia.games.wonderful_kingdom.rules.proposals import Proposing, Selecting
from regalia.games.wonderful_kingdom.rules.solo import SoloSelecting
from regalia.games.wonderful_kingdom.state import Card, Lying, faces, has_face


def offers(seen: Seen) -> str:
    """Left, right; alone the open card of the deck lies between them."""
    left, right = (_area(seen, area) for area in range(len(AREAS)))
    top = seen.view.top
    heart = tag("div", words("h3", seen.say("page.next")), card(seen, top), class_="wk-heart") if top else ""
    return tag("div", left, heart, right, class_="wk-offers")


def _area(seen: Seen, area: int) -> str:
    """Felt with its cards, all of it a button that takes them; over them the places for cards of the hand."""
    name, cards = seen.say(f"draw.area.{AREAS[area]}"), seen.view.areas[area]
    head = tag("div", words("b", name, data_help="rules.choice"), class_="wk-head")
    laid = (_lain(seen, area, at, each) for at, each in enumerate(cards))
    empty = "" if cards else words("p", seen.say("page.empty"), class_="wk-empty")
    shown = row(*laid, empty, *_places(seen, area), scroll=AREAS[area])
    return tag("section", _take(seen, area), head, shown, class_="wk-felt", aria_label=name)


def _take(seen: Seen, area: int) -> str:
    token, name = seen.token(f"area-{AREAS[area]}"), spoken(seen.say(f"draw.area.{AREAS[area]}"))
    return can(token, words("span", _taking(seen, area), class_="wk-label"), name, kind="wk-take") if token else ""


def _taking(seen: Seen, area: int) -> str:
    count = len(seen.view.areas[area])
    return seen.say(f"draw.take.{('none', 'one', 'many')[min(count, 2)]}", n=count)


def _lain(seen: Seen, area: int, at: int, each: Lying[Card]) -> str:
    """A card in its area. In the area that is being gathered cards are searched by name and dropped by place."""
    step, token = seen.asked, seen.token(f"{AREAS[area]}-{at + 1}")
    if isinstance(step, Selecting | SoloSelecting) and all(token not in move.clicked() for move in offered(seen.view)):
        return lying(seen, each, f"area-{AREAS[area]}", _taking(seen, area))
    if not isinstance(step, Gathering) or step.area != area:
        return lying(seen, each, token)
    token = f"search-{each.card}" if seen.view.setting.solo and has_face(each.card) and not each.down else ""
    drop = can(*Drop(at).clicked(), words("span", seen.say("page.drop")), spoken(seen.book.name(each.card)))
    drops = drop if FAVOURITE in seen.duchy(step.seat).council else ""
    return tag("div", lying(seen, each, token), tag("div", drops, class_="wk-foot") if drops else "")


def _places(seen: Seen, area: int) -> Iterator[str]:
    """Where each card of the hand could lie: the style sheet shows the places of the card that was chosen."""
    if isinstance(seen.asked, Proposing):
        own = seen.duchy(seen.front)
        for at, name in enumerate(faces(own.hand), 1):
            for down in (False, True)[: 1 + bool(own.traps)]:
                yield _place(seen, at, name, Offer(name, area, down))


def _place(seen: Seen, at: int, card: str, offer: Offer) -> str:
    """A place in an area; once it is chosen the card lies there as a ghost."""
    name, way = seen.book.name(card), "down" if offer.down else "here"
    ghost = use("wonder-back-development") if offer.down else use(f"card-{card}")
    trap = icon("trap", 20) if offer.down else ""
    label = tag("span", trap, words("span", seen.say(f"page.{way}")), class_="wk-label")
    said = spoken(f"{name}, {seen.say(f'draw.area.{AREAS[offer.area]}')}")
    return can(offer.clicked()[1], svg(CARD, ghost), label, said, kind=f"wk-place wk-{way} wk-at-{at}")


def hand(seen: Seen, seat: Seat) -> str:
    """The viewer's hand, and what was taken this round; nobody else's is here."""
    own = seen.duchy(seat)
    cards = (card(seen, name, f"hand-{name}") for name in faces(own.hand)) if seen.mine(seat) else ()
    piles = ((each, seen.token(f"taken-{at + 1}", seat)) for at, each in enumerate(own.taken))
    taken = (lying(seen, *pile) for pile in piles)
    held = group(seen.say("draw.hand"), *cards, kind="wk-hand", scroll="hand")
    return held + group(seen.say("draw.taken"), *taken, kind="wk-taken", scroll="taken")


def looked(seen: Seen, seat: Seat) -> str:
    """Cards in front of the viewer, one of which is to be chosen."""
    cards = faces(seen.duchy(seat).looked) if seen.mine(seat) else ()
    shown = (card(seen, name, f"looked-{name}") for name in cards)
    return group(seen.say("draw.looked"), *shown, kind="wk-looked", scroll="looked")
