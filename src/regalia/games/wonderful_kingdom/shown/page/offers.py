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
from regalia.games.wonderful_kingdom.shown.sight import Sight


def offers(sight: Sight) -> Html:
    """Left, right; alone the open card of the deck lies between them."""
    left, right = (_area(sight, area) for area in range(len(AREAS)))
    top = sight.view.top
    heart = tag("div", tag("h3", sight.say("page.next")), card(sight, top), class_="wk-heart") if top else ""
    return tag("div", left, heart, right, class_="wk-offers")


def _area(sight: Sight, area: int) -> Html:
    """Felt with its cards, all of it a button that takes them; over them the places for cards of the hand."""
    name, cards = sight.say(f"draw.area.{AREAS[area]}"), sight.view.areas[area]
    head = tag("div", tag("b", name, data_help="rules.choice"), class_="wk-head")
    laid = (_lain(sight, area, at, each) for at, each in enumerate(cards))
    empty = "" if cards else tag("p", sight.say("page.empty"), class_="wk-empty")
    things = row(*laid, empty, *_places(sight, area), scroll=AREAS[area])
    return tag("section", _take(sight, area), head, things, class_="wk-felt", aria_label=name)


def _take(sight: Sight, area: int) -> Html:
    token, name = sight.token(f"area-{AREAS[area]}"), spoken(sight.say(f"draw.area.{AREAS[area]}"))
    return can(token, tag("span", _taking(sight, area), class_="wk-label"), name, kind="wk-take") if token else Html()


def _taking(sight: Sight, area: int) -> str:
    count = len(sight.view.areas[area])
    return sight.say(f"draw.take.{('none', 'one', 'many')[min(count, 2)]}", n=count)


def _lain(sight: Sight, area: int, at: int, each: Lying[Card]) -> Html:
    """A card in its area. In the area that is being gathered cards are searched by name and dropped by place."""
    step, token = sight.asked, sight.token(f"{AREAS[area]}-{at + 1}")
    if isinstance(step, Selecting | SoloSelecting) and all(token not in move.clicked() for move in offered(sight.view)):
        return lying(sight, each, f"area-{AREAS[area]}", _taking(sight, area))
    if not isinstance(step, Gathering) or step.area != area:
        return lying(sight, each, token)
    token = f"search-{each.card}" if sight.view.setting.solo and has_face(each.card) and not each.down else ""
    drop = can(*Drop(at).clicked(), tag("span", sight.say("page.drop")), spoken(sight.book.name(each.card)))
    drops = drop if FAVOURITE in sight.duchy(step.seat).council else ""
    return tag("div", lying(sight, each, token), tag("div", drops, class_="wk-foot") if drops else "")


def _places(sight: Sight, area: int) -> Iterator[Html]:
    """Where each card of the hand could lie: the style sheet shows the places of the card that was chosen."""
    if isinstance(sight.asked, Proposing):
        own = sight.duchy(sight.front)
        for at, name in enumerate(faces(own.hand), 1):
            for down in (False, True)[: 1 + bool(own.traps)]:
                yield _place(sight, at, name, Offer(name, area, down))


def _place(sight: Sight, at: int, card: str, offer: Offer) -> Html:
    """A place in an area; once it is chosen the card lies there as a ghost."""
    name, way = sight.book.name(card), "down" if offer.down else "here"
    ghost = use("wonder-back-development") if offer.down else use(f"card-{card}")
    trap = icon("trap", 20) if offer.down else ""
    label = tag("span", trap, tag("span", sight.say(f"page.{way}")), class_="wk-label")
    said = spoken(f"{name}, {sight.say(f'draw.area.{AREAS[offer.area]}')}")
    held, place = offer.clicked()
    return can(
        place,
        picture(CARD, ghost),
        label,
        said,
        kind=f"wk-place wk-{way} wk-at-{at}",
        data_after=held,
        data_next=sight.say("page.then.offer"),
    )


def hand(sight: Sight, seat: Seat) -> Html:
    """The viewer's hand, and what was taken this round; nobody else's is here."""
    own = sight.duchy(seat)
    cards = (card(sight, name, f"hand-{name}") for name in faces(own.hand)) if sight.mine(seat) else ()
    piles = ((each, sight.token(f"taken-{at + 1}", seat)) for at, each in enumerate(own.taken))
    taken = (lying(sight, *pile) for pile in piles)
    held = group(sight.say("draw.hand"), *cards, kind="wk-hand", scroll="hand")
    return held + group(sight.say("draw.taken"), *taken, kind="wk-taken", scroll="taken")


def looked(sight: Sight, seat: Seat) -> Html:
    """Cards in front of the viewer, one of which is to be chosen."""
    cards = faces(sight.duchy(seat).looked) if sight.mine(seat) else ()
    things = (card(sight, name, f"looked-{name}") for name in cards)
    return group(sight.say("draw.looked"), *things, kind="wk-looked", scroll="looked")
