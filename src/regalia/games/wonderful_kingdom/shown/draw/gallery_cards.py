"""Cards for the gallery, each with what its picture does not say."""

from collections.abc import Iterator

from regalia.art.ink import g
from regalia.art.sheet import Figure
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.box.catalogue import (
    ADVISORS,
    CALAMITY,
    DESIGNS,
    EXTRAS,
    SCENARIOS,
    THREATS,
    TREASURES,
    Scenario,
)
from regalia.games.wonderful_kingdom.shown.art.card_frames import BACKS, HEIGHT, WIDTH, back
from regalia.games.wonderful_kingdom.shown.art.cards import STRIP, strip
from regalia.games.wonderful_kingdom.shown.draw.book import Book
from regalia.games.wonderful_kingdom.shown.draw.points import medal_row

_STEP = STRIP[0] + 8


def _card(book: Book, name: str, card: str, caption: str) -> Figure:
    return Figure(name, book.card(card), WIDTH, HEIGHT, caption)


def developments(book: Book) -> Iterator[Figure]:
    """How many there are; the card says the rest."""
    for card in DESIGNS:
        key = "draw.extra" if card in EXTRAS else "draw.copies"
        yield _card(book, f"development.{card}", card, book.say(key, n=book.catalogue.cards[card].copies))


def treasures(book: Book) -> Iterator[Figure]:
    for card in TREASURES:
        yield _card(book, f"treasure.{card}", card, book.say(f"treasure.{card}.name"))
    yield _card(book, CALAMITY, CALAMITY, book.say("calamity.help"))


def threats(book: Book) -> Iterator[Figure]:
    for card in THREATS:
        yield _card(book, f"threat.{card}", card, book.say(f"threat.{card}.help"))


def advisors(book: Book) -> Iterator[Figure]:
    for card in ADVISORS:
        yield _card(book, f"advisor.{card}", card, book.say(f"advisor.{card}.help"))


def backs(book: Book) -> Iterator[Figure]:
    for kind in BACKS:
        yield Figure(f"back.{kind}", back(kind), WIDTH, HEIGHT, book.say(f"draw.back.{kind}"))


def scenarios(book: Book) -> Iterator[Figure]:
    """The cards that lie there from the start, and the points of the medals."""
    for name, story in SCENARIOS.items():
        title, rule = (book.say(f"scenario.{name}.{key}") for key in ("name", "help"))
        yield Figure(
            f"scenario.{name}", _scenario(book, story), 2 * _STEP, 168, book.say("draw.card", name=title, rule=rule)
        )


def _scenario(book: Book, story: Scenario) -> Html:
    cards = (*story.construction, *story.built)
    strips = (
        g(strip(book.face(card)), at=(_STEP * (at % 2), 66 + (STRIP[1] + 8) * (at // 2)))
        for at, card in enumerate(cards)
    )
    return g(medal_row(story.medals), at=(72, 0)) + join(strips)
