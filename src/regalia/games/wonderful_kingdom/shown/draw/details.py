"""Parts of the table as small drawings, for the pictures of the book.

cards FARM QUARRY   these cards of the box side by side
areas               what lies in the two areas
taken SEAT          the cards selected this round; mine if the seat is left out
works SEAT          cards under construction, with what lies on them, and threats
duchy SEAT          a duchy board, and its council below
road                the four steps of production, and who leads
quest NAME          a quest board as it stands
map                 the board of a conquest; `reserves` are the armies that stand nowhere
score               the points by reason, alone with the medals
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from regalia.art.ink import g, text
from regalia.art.sheet import Block, sheet
from regalia.core.html import Html, join
from regalia.core.page import Detail
from regalia.games.wonderful_kingdom.rules.actions import AREAS
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.art.card_frames import HEIGHT, WIDTH
from regalia.games.wonderful_kingdom.shown.art.duchies import SIZE as BOARD
from regalia.games.wonderful_kingdom.shown.art.map_ground import SIZE as MAP
from regalia.games.wonderful_kingdom.shown.draw import boards, conquest, points, realm, works
from regalia.games.wonderful_kingdom.shown.draw.flow import Group, flow
from regalia.games.wonderful_kingdom.shown.draw.lying import lain
from regalia.games.wonderful_kingdom.shown.draw.road import road
from regalia.games.wonderful_kingdom.shown.draw.table import symbols
from regalia.games.wonderful_kingdom.shown.sight import Sight

Sized = tuple[Html, tuple[float, float]]
WIDE, EDGE = 420.0, 14.0
CARD = 0.72  # the scale of cards
FULL = 860.0  # what is drawn for a whole table and made smaller


def _on_sheet(block: Block, wide: float) -> Sized:
    """On paper, with an edge around."""
    art, tall = block
    size = wide + 2 * EDGE, tall + 2 * EDGE
    return sheet(0, 0, *size) + g(art, at=(EDGE, EDGE)), size


def _smaller(block: Block, wide: float, to: float = WIDE) -> Sized:
    """What is drawn for more room."""
    art, tall = block
    scale = to / wide
    return _on_sheet((g(art, scale=scale), tall * scale), to)


def _seat(sight: Sight, seat: str) -> int:
    return int(seat) if seat else sight.front


def _cards(sight: Sight, *names: str) -> Sized:
    step = WIDTH * CARD + 10
    art = join(g(sight.book.card(name), at=(step * at, 0), scale=CARD) for at, name in enumerate(names))
    return _on_sheet((art, HEIGHT * CARD), step * len(names) - 10)


def _groups(groups: Iterable[Group]) -> Sized:
    return _on_sheet(flow(list(groups), WIDE), WIDE)


def _areas(sight: Sight) -> Sized:
    rows = list(_rows(sight))
    step = HEIGHT * CARD + 34
    art = join(g(row, at=(0, step * at)) for at, row in enumerate(rows))
    return _on_sheet((art, step * len(rows) - 12), WIDE)


def _rows(sight: Sight) -> Iterator[Html]:
    """An area each, under its name."""
    for at, cards in enumerate(sight.view.areas):
        items = [lain(sight, lying, f"{AREAS[at]}-{spot}", CARD) for spot, lying in enumerate(cards, 1)]
        step = min(WIDTH * CARD + 8, (WIDE - WIDTH * CARD) / max(len(items) - 1, 1))
        name = text(0, 14, sight.say(f"draw.area.{AREAS[at]}"), 14, "var(--ink-2)")
        yield name + join(g(item.art, at=(step * spot, 22)) for spot, item in enumerate(items))


def _taken(sight: Sight, seat: str = "") -> Sized:
    return _groups([works.taken(sight, _seat(sight, seat), CARD)])


def _works(sight: Sight, seat: str = "") -> Sized:
    return _groups(works.works_of(sight, _seat(sight, seat), CARD))


def _duchy(sight: Sight, seat: str = "") -> Sized:
    return _on_sheet(realm.duchy_board(sight, _seat(sight, seat), WIDE / BOARD[0]), WIDE)


def _road(sight: Sight) -> Sized:
    return _smaller(road(sight, FULL), FULL)


def _quest(sight: Sight, name: str) -> Sized:
    board = boards.quest(sight, name)
    return _smaller((board.art, board.height), board.width)


def _map(sight: Sight) -> Sized:
    return _smaller(conquest.chart(sight), MAP[0] * conquest.SCALE)


def _reserves(sight: Sight) -> Sized:
    drawn, tall = conquest.reserves(sight, WIDE)
    return drawn, (WIDE, tall)


def _score(sight: Sight) -> Sized:
    wide = 260.0
    drawn, tall = points.score(sight, wide)
    return drawn, (wide, tall)


PARTS: Mapping[str, Callable[..., Sized]] = {
    "cards": _cards,
    "areas": _areas,
    "taken": _taken,
    "works": _works,
    "duchy": _duchy,
    "road": _road,
    "quest": _quest,
    "map": _map,
    "reserves": _reserves,
    "score": _score,
}


def _detail(part: Callable[..., Sized], view: View, lang: str, *words: str) -> Detail:
    drawn, (width, height) = part(Sight(view, lang), *words)
    return Detail(drawn, width, height, symbols())


DETAILS: Mapping[str, Callable[..., Detail]] = {name: partial(_detail, part) for name, part in PARTS.items()}
