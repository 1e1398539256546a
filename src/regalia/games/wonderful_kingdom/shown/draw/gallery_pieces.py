"""Pieces for the gallery, and what cards, strips and seats can say."""

from collections.abc import Iterator

from regalia.art.heraldry import seat as badge
from regalia.art.icons import Sign
from regalia.art.sheet import Figure
from regalia.core.html import Html
from regalia.games.wonderful_kingdom.box.data import KINDS
from regalia.games.wonderful_kingdom.box.houses import HOUSES
from regalia.games.wonderful_kingdom.rules.state import BACK, ROUNDS, Lying
from regalia.games.wonderful_kingdom.shown.art.advisors import SEAT, councillor
from regalia.games.wonderful_kingdom.shown.art.card_frames import HEIGHT, LIGHTS, WIDTH
from regalia.games.wonderful_kingdom.shown.art.cards import STRIP, development, strip
from regalia.games.wonderful_kingdom.shown.art.signs import sign
from regalia.games.wonderful_kingdom.shown.art.tokens import (
    CUBES,
    army,
    cube,
    illusion,
    prisoner,
    round_marker,
    soldier,
    spy,
    step_token,
    stolen,
    trap,
)
from regalia.games.wonderful_kingdom.shown.draw.book import Book
from regalia.games.wonderful_kingdom.shown.draw.lying import lying_card

_SIZE = 52.0


def pieces(book: Book) -> Iterator[Figure]:
    for kind in CUBES:
        yield _piece(f"cube.{kind}", cube(kind, 26, 26, 44), book.say(f"resource.{kind}.name"))
    for name, art in _tokens().items():
        yield _piece(f"token.{name}", art, book.say(f"draw.token.{name}"))
    for house in HOUSES:
        figures = {
            "badge": badge(house, 26, 26, 46),
            "army": army(house, 26, 46, 46),
            "prisoner": prisoner(house, 26, 28, 46),
        }
        figures |= {"illusion": illusion(house, 26, 26, 44), "step": step_token(house, 26, 24, 42)}
        for name, art in figures.items():
            words = book.say("draw.of", thing=book.say(f"draw.token.{name}"), house=book.say(f"house.{house}.name"))
            yield _piece(f"{name}.{house}", art, words)
    for number in range(1, ROUNDS + 1):
        yield _piece(f"round.{number}", round_marker(number, 26, 26, 44), book.say("draw.round", n=number))
    for kind in KINDS:
        yield _piece(f"kind.{kind}", sign(kind, 26, 26, 42), book.say(f"kind.{kind}.name"))


def _piece(name: str, art: Html, caption: str) -> Figure:
    return Figure(name, art, _SIZE, _SIZE, caption)


def _tokens() -> dict[str, Html]:
    return {
        "soldier": soldier(26, 26, 44),
        "trap": trap(26, 26, 44),
        "spy": spy(26, 26, 44),
        "spied": spy(26, 26, 44, used=True),
        "stolen": stolen(26, 26, 42),
    }


def states(book: Book) -> Iterator[Figure]:
    """A card at rest, legal, out of reach, half paid, frozen, hidden; a strip; a seat of the council."""
    face = book.face("royal-keep")
    paid, stand_ins = [Sign("materials", 3)], [Sign("gold")]
    cards = {light: development(face, light=light) for light in LIGHTS}
    cards |= {"paid": development(face, paid, stand_ins), "frozen": development(face, paid, frozen=True)}
    cards |= {name: lying_card(book, lying, HOUSES) for name, lying in _LYING.items()}
    for name, art in cards.items():
        yield Figure(f"state.{name}", art, WIDTH, HEIGHT, book.say(f"draw.state.{name}"))
    farm = book.face("farm")
    strips = {
        "built": strip(farm),
        "choice": strip(farm, light="legal"),
        "robbed": strip(farm, [Sign("population", 2)]),
    }
    for name, art in strips.items():
        yield Figure(f"state.{name}", art, *STRIP, book.say(f"draw.state.{name}"))
    for name in ("ready", "usable", "used"):
        art = councillor("seneschal", "production", 32, 32, SEAT, used=name == "used", legal=name == "usable")
        yield Figure(f"state.{name}", art, SEAT, SEAT, book.say(f"draw.state.{name}"))


_LYING = {
    "hidden": Lying(BACK, 0, True),
    "known": Lying("royal-keep", 1, True),
    "illusion": Lying("royal-keep", token=0),
    "danger": Lying(BACK, down=True),
}
