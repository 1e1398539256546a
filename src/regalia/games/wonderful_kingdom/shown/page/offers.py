"""The choice phase: two areas between the players, and the cards in front of the viewer."""

from collections.abc import Iterator

from regalia.art.ink import use
from regalia.art.parts import can, icon, picture, spoken
from regalia.core.html import Html, tag
from regalia.core.lanes import offered
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.rules.actions import AREAS, Drop, Offer
from regalia.games.wonderful_kingdom.rules.gathering import FAVOURITE, Gathering
from regalia.games.wonderful_kingdom.rules.proposals import Proposing, Selecting
from regalia.games.wonderful_kingdom.rules.solo import SoloSelecting
from regalia.games.wonderful_kingdom.rules.state import Card, Lying, faces, has_face
from regalia.games.wonderful_kingdom.shown.page.cards import card, lying
from regalia.games.wonderful_kingdom.shown.page.parts import CARD, group, row
from regalia.games.wonderful_kingdom.shown.view import Shown


def offers(shown: Shown) -> Html:
    """Left, right; alone the open card of the deck lies between them."""
    left, right = (_area(shown, area) for area in range(len(AREAS)))
    top = shown.view.top
    heart = tag("div", tag("h3", shown.say("page.next")), card(shown, top), class_="wk-heart") if top else ""
    return tag("div", left, heart, right, class_="wk-offers")


def _area(shown: Shown, area: int) -> Html:
    """Felt with its cards, all of it a button that takes them; over them the places for cards of the hand."""
    name, cards = shown.say(f"draw.area.{AREAS[area]}"), shown.view.areas[area]
    head = tag("div", tag("b", name, data_help="rules.choice"), class_="wk-head")
    laid = (_lain(shown, area, at, each) for at, each in enumerate(cards))
    empty = "" if cards else tag("p", shown.say("page.empty"), class_="wk-empty")
    things = row(*laid, empty, *_places(shown, area), scroll=AREAS[area])
    return tag("section", _take(shown, area), head, things, class_="wk-felt", aria_label=name)


def _take(shown: Shown, area: int) -> Html:
    token, name = shown.token(f"area-{AREAS[area]}"), spoken(shown.say(f"draw.area.{AREAS[area]}"))
    return can(token, tag("span", _taking(shown, area), class_="wk-label"), name, kind="wk-take") if token else Html()


def _taking(shown: Shown, area: int) -> str:
    count = len(shown.view.areas[area])
    return shown.say(f"draw.take.{('none', 'one', 'many')[min(count, 2)]}", n=count)


def _lain(shown: Shown, area: int, at: int, each: Lying[Card]) -> Html:
    """A card in its area. In the area that is being gathered cards are searched by name and dropped by place."""
    step, token = shown.asked, shown.token(f"{AREAS[area]}-{at + 1}")
    if isinstance(step, Selecting | SoloSelecting) and all(token not in move.clicked() for move in offered(shown.view)):
        return lying(shown, each, f"area-{AREAS[area]}", _taking(shown, area))
    if not isinstance(step, Gathering) or step.area != area:
        return lying(shown, each, token)
    token = f"search-{each.card}" if shown.view.setting.solo and has_face(each.card) and not each.down else ""
    drop = can(*Drop(at).clicked(), tag("span", shown.say("page.drop")), spoken(shown.book.name(each.card)))
    drops = drop if FAVOURITE in shown.duchy(step.seat).council else ""
    return tag("div", lying(shown, each, token), tag("div", drops, class_="wk-foot") if drops else "")


def _places(shown: Shown, area: int) -> Iterator[Html]:
    """Where each card of the hand could lie: the style sheet shows the places of the card that was chosen."""
    if isinstance(shown.asked, Proposing):
        own = shown.duchy(shown.front)
        for at, name in enumerate(faces(own.hand), 1):
            for down in (False, True)[: 1 + bool(own.traps)]:
                yield _place(shown, at, name, Offer(name, area, down))


def _place(shown: Shown, at: int, card: str, offer: Offer) -> Html:
    """A place in an area; once it is chosen the card lies there as a ghost."""
    name, way = shown.book.name(card), "down" if offer.down else "here"
    ghost = use("wonder-back-development") if offer.down else use(f"card-{card}")
    trap = icon("trap", 20) if offer.down else ""
    label = tag("span", trap, tag("span", shown.say(f"page.{way}")), class_="wk-label")
    said = spoken(f"{name}, {shown.say(f'draw.area.{AREAS[offer.area]}')}")
    return can(offer.clicked()[1], picture(CARD, ghost), label, said, kind=f"wk-place wk-{way} wk-at-{at}")


def hand(shown: Shown, seat: Seat) -> Html:
    """The viewer's hand, and what was taken this round; nobody else's is here."""
    own = shown.duchy(seat)
    cards = (card(shown, name, f"hand-{name}") for name in faces(own.hand)) if shown.mine(seat) else ()
    piles = ((each, shown.token(f"taken-{at + 1}", seat)) for at, each in enumerate(own.taken))
    taken = (lying(shown, *pile) for pile in piles)
    held = group(shown.say("draw.hand"), *cards, kind="wk-hand", scroll="hand")
    return held + group(shown.say("draw.taken"), *taken, kind="wk-taken", scroll="taken")


def looked(shown: Shown, seat: Seat) -> Html:
    """Cards in front of the viewer, one of which is to be chosen."""
    cards = faces(shown.duchy(seat).looked) if shown.mine(seat) else ()
    things = (card(shown, name, f"looked-{name}") for name in cards)
    return group(shown.say("draw.looked"), *things, kind="wk-looked", scroll="looked")
