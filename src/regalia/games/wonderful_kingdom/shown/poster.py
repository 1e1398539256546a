"""The game in one picture: three wonders half paid for, and the cubes to finish them."""

from regalia.art.icons import THINGS, Sign, icon_symbols
from regalia.art.ink import box, fade
from regalia.core.html import Html, join, tag
from regalia.games.wonderful_kingdom.box.catalogue import Catalogue
from regalia.games.wonderful_kingdom.shown.art.card_frames import HEIGHT, WIDTH, card_symbols
from regalia.games.wonderful_kingdom.shown.art.cards import development
from regalia.games.wonderful_kingdom.shown.art.tokens import cube
from regalia.games.wonderful_kingdom.shown.draw.book import Book

_FAN = (  # card, what lies on it, left, top, turned by
    ("great-lighthouse", Sign("materials", 2), 46, 34, -9),
    ("royal-keep", Sign("materials", 3), 240, 34, 9),
    ("world-tree", Sign("exploration", 3), 143, 20, 0),
)
_CUBES = (
    *(("materials", 36, 180), ("population", 72, 194), ("krystallium", 108, 190)),
    *(("krystallium", 316, 188), ("gold", 350, 194), ("exploration", 388, 178)),
)


def poster() -> Html:
    """On 420 x 216."""
    cloth = box(0, 0, 420, 216, "url(#felt)") + box(0, 0, 420, 216, "url(#wonder-weave)", opacity=".5")
    cubes = (cube(kind, x, y, 32) for kind, x, y in _CUBES)
    return tag("defs", _symbols()) + cloth + _fan() + box(0, 158, 420, 60, "url(#dusk)") + join(cubes)


def _symbols() -> Html:
    shades = fade("felt", "#5b8274", "#2b463f") + fade("dusk", (0, "#0b0a10", 0), (1, "#0b0a10", 0.75))
    return card_symbols() + icon_symbols(THINGS) + shades


def _fan() -> Html:
    """The cards bear no names: the picture is the same in every language."""
    book = Book(Catalogue.made(()), "en")
    return join(
        tag(
            "g",
            development(book.face(card)._replace(name=""), (paid,)),
            transform=f"translate({x} {y}) rotate({turn} {WIDTH / 2:.0f} {HEIGHT / 2:.0f})",
        )
        for card, paid, x, y, turn in _FAN
    )
