"""Whole cards: open, hidden, under an illusion, under construction with what lies on them."""

from collections.abc import Iterator
from functools import cache

from regalia.art.heraldry import seat as house_badge
from regalia.art.ink import symbol, use
from regalia.art.parts import picture, spoken, thing
from regalia.core.html import Html, tag
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import CALAMITY, RESOURCES, Catalogue, K
from regalia.games.wonderful_kingdom.rules.state import Card, Lying, Site, has_face
from regalia.games.wonderful_kingdom.shown import words as named
from regalia.games.wonderful_kingdom.shown.art.slots import laid
from regalia.games.wonderful_kingdom.shown.art.tokens import illusion, trap
from regalia.games.wonderful_kingdom.shown.draw.book import THINGS, Book
from regalia.games.wonderful_kingdom.shown.page.parts import CARD
from regalia.games.wonderful_kingdom.shown.sight import Sight
from regalia.games.wonderful_kingdom.shown.words.help import card_facts

NEXT = ("hand", "search", "site")  # tokens of cards that are chosen together with something


def card(sight: Sight, name: str, token: str = "", count: int = 1) -> Html:
    """A card with its face up; equal ones can be shown once, with their number."""
    number = tag("b", f"×{count}", class_="wk-count") if count > 1 else ""
    return _card(sight, name, token, picture(CARD, _face(sight, name)) + number, _facts(*sight.book, name))


def lying(sight: Sight, each: Lying[Card], token: str = "", does: str = "") -> Html:
    """A card as it lies: a hidden one that the viewer knows shows its face through a shade. Does: what a click does."""
    if has_face(each.card):
        art, said = _face(sight, each.card), _facts(*sight.book, each.card)
    else:
        art, said = use(f"wonder-back-{'development' if each.by >= 0 else 'danger'}"), sight.say("draw.hidden")
    hidden = each.down and each.by >= 0
    marks = _trap(sight.houses[each.by]) if hidden else ""
    marks += illusion(sight.houses[each.token], 98, 60, 52) if each.token >= 0 else ""
    notes = ("known",) * (each.down and has_face(each.card)) + ("illusion",) * (each.token >= 0)
    said = ". ".join(filter(None, (said, *(sight.say(f"draw.{note}") for note in notes), does)))
    return _card(sight, each.card, token, picture(CARD, art, marks), said, "wk-known" if "known" in notes else "")


@cache
def _trap(house: str) -> Html:
    return trap(66, 150, 44) + house_badge(house, 108, 160, 34)


def site(sight: Sight, seat: Seat, each: Site, token: str = "") -> Html:
    """A card under construction; the giant that froze it looks over its edge."""
    art = picture(CARD, _face(sight, each.card), _frozen(sight, each)) + track(sight, seat, each)
    said = f"{site_words(sight, each)}. {_facts(*sight.book, each.card)}"
    return _card(sight, each.card, token, art, said, "wk-site")


def _frozen(sight: Sight, each: Site) -> Html:
    """Ice, and the giant, whose own help says what is drawn small on it."""
    if not each.giant:
        return Html()
    helps = sort_of(sight.view.catalogue, each.giant)
    return use("wk-ice") + tag("g", sight.book.giant(each), data_help=helps, data_in_help="")


def site_words(sight: Sight, each: Site) -> str:
    """Its name, what lies on it, and what it still lacks."""
    rows, lang = sight.book
    cost = rows.cards[each.card].cost
    missing = named.goods([need - there for need, there in zip(cost, each.placed, strict=True)], lang)
    frozen = sight.say("draw.frozen") if each.giant else ""
    there = sight.say("page.laid", goods=named.goods(each.placed, lang)) if any(each.placed) else ""
    lacks = sight.say("page.lacks", goods=missing) if missing else ""
    return ", ".join(filter(None, (named.site(rows, each.key, lang), frozen, there, lacks)))


def track(sight: Sight, seat: Seat, each: Site) -> Html:
    """The slots of a card in the order of its cost; what lies in one is a piece of its own."""
    slots = list(filled(sight.view.catalogue, each))
    pieces = (
        tag("i", picture("0 0 20 20", laid(lies, asked)), data_piece=f"{each.key}-{seat}-{at}") if lies else tag("i")
        for at, (asked, lies) in enumerate(slots)
    )
    return tag("span", *pieces, class_=f"wk-track wk-of-{len(slots)}") + tag("span", class_="wk-next", data_ghosts="")


def filled(rows: Catalogue, each: Site) -> Iterator[tuple[str, str]]:
    """What each slot asks for, and what lies there: the thing itself, krystallium, nothing."""
    for at, (thing_, cost) in enumerate(zip(THINGS, rows.cards[each.card].cost, strict=True)):
        stands_in = each.crystals[at] if at < len(each.crystals) else 0
        own = each.placed[at] - stands_in
        lies = (thing_,) * own + (RESOURCES[K],) * stands_in + ("",) * cost
        yield from ((thing_, lies[slot]) for slot in range(cost))


def sort_of(rows: Catalogue, name: str) -> str:
    """What helps with a card."""
    return "card.calamity" if name == CALAMITY else f"{named.sort(rows, name)}.{name}"


def _face(sight: Sight, name: str) -> Html:
    sight.drawn.add(name)
    return use(f"card-{name}")


def _card(sight: Sight, name: Card, token: str, art: Html, said: str, kind: str = "") -> Html:
    helps = sort_of(sight.view.catalogue, name) if has_face(name) else "rules.traps"
    classes = f"wk-card {kind}".strip()
    called = tag("span", sight.book.name(name), class_="wk-name", aria_hidden="true") if has_face(name) else ""
    piece, then = sight.piece(name), _next(sight, token)
    return thing(token, art, spoken(said), called, kind=classes, data_help=helps, data_piece=piece, data_next=then)


def _next(sight: Sight, token: str) -> str | None:
    """How it is asked for when it goes with what was chosen before."""
    kind = token.partition("-")[0]
    return sight.say(f"page.then.{kind}") if kind in NEXT else None


@cache
def _facts(rows: Catalogue, lang: str, name: str) -> str:
    return named.say(lang, "page.card", name=Book(rows, lang).name(name), facts=card_facts(rows, name, lang))


def face_symbols(sight: Sight) -> dict[str, Html]:
    """The faces of the page, each as a symbol under a key of its language."""
    rows, lang = sight.book
    return {f"{lang}-{name}": _symbol(rows, lang, name) for name in sorted(sight.drawn)}


@cache
def _symbol(rows: Catalogue, lang: str, name: str) -> Html:
    """A card as a symbol that any picture of the page can use."""
    return tag("svg", symbol(f"card-{name}", CARD, Book(rows, lang).card(name)), class_="defs", aria_hidden="true")
