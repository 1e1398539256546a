"""The whole table in one picture: the other duchy, the areas, the road of production, boards, my cards, my duchy."""

from collections.abc import Iterator

from regalia.art.heraldry import seals
from regalia.art.ink import g
from regalia.art.sheet import Block, column, desk, sheet_symbols, standalone
from regalia.core.html import Html
from regalia.games.wonderful_kingdom.box.houses import HOUSES
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.art.advisors import advisor_symbols
from regalia.games.wonderful_kingdom.shown.art.card_frames import card_symbols
from regalia.games.wonderful_kingdom.shown.art.duchies import duchy_symbols
from regalia.games.wonderful_kingdom.shown.art.map_ground import SIZE as MAP
from regalia.games.wonderful_kingdom.shown.art.map_ground import map_symbols
from regalia.games.wonderful_kingdom.shown.art.quests import quest_symbols
from regalia.games.wonderful_kingdom.shown.art.signs import sign_symbols
from regalia.games.wonderful_kingdom.shown.art.threats import threat_symbols
from regalia.games.wonderful_kingdom.shown.draw.boards import quest
from regalia.games.wonderful_kingdom.shown.draw.conquest import SCALE, chart, reserves
from regalia.games.wonderful_kingdom.shown.draw.offers import felt_symbols, offers
from regalia.games.wonderful_kingdom.shown.draw.points import score
from regalia.games.wonderful_kingdom.shown.draw.realm import realm
from regalia.games.wonderful_kingdom.shown.draw.road import road, road_symbols
from regalia.games.wonderful_kingdom.shown.draw.tray import tray
from regalia.games.wonderful_kingdom.shown.sight import Sight

GAP = 14.0
ROOM = 1374.0
_SIDE = 250.0  # of the points beside the areas


def draw(view: View, lang: str = "en", theme: str = "light") -> str:
    """The table as one seat sees it."""
    sight = Sight(view, lang)
    body, height = column(*_rows(sight), gap=GAP)
    width, height = ROOM + 2 * GAP, height + 2 * GAP
    pages = desk(width, height), g(body, at=(GAP, GAP))
    return standalone(width, height, symbols(), *pages, label=sight.say("game.name"), theme=theme)


def _rows(sight: Sight) -> Iterator[Block]:
    """From the other's side of the table to mine."""
    mine, setting = sight.front, sight.view.setting
    yield from (realm(sight, seat, ROOM) for seat in range(setting.seats) if seat != mine)
    yield _middle(sight, alone=setting.conquest or len(setting.quests) == 1)
    if setting.conquest:
        yield _conquest(sight)
    else:
        yield from _quests(sight)
        yield tray(sight, ROOM)
    yield realm(sight, mine, ROOM)


def _middle(sight: Sight, alone: bool) -> Block:
    """Areas and road, with the points to the right of them unless these stand elsewhere."""
    room = ROOM if alone else ROOM - _SIDE - GAP
    left = column(offers(sight, room), road(sight, room), gap=GAP)
    return left if alone else _beside(left, score(sight, _SIDE, left[1]), ROOM - _SIDE)


def _beside(left: Block, right: Block, x: float) -> Block:
    return left[0] + g(right[0], at=(x, 0)), max(left[1], right[1])


def _conquest(sight: Sight) -> Block:
    """The map, and to its right the cards, the armies left and the points."""
    x = MAP[0] * SCALE + GAP
    room = ROOM - x
    return _beside(chart(sight), column(tray(sight, room), reserves(sight, room), score(sight, room), gap=GAP), x)


def _quests(sight: Sight) -> Iterator[Block]:
    """Two boards side by side, or one with the points."""
    boards = [quest(sight, name) for name in sight.view.setting.quests]
    for board in boards[:1]:
        left, x = (board.art, board.height + 4), board.width + GAP
        right = score(sight, ROOM - x, board.height) if len(boards) == 1 else (boards[1].art, 0.0)
        yield _beside(left, right, x)


def symbols() -> Html:
    """What cards and boards are made of."""
    return (
        sheet_symbols()
        + seals(*HOUSES)
        + sign_symbols()
        + card_symbols()
        + advisor_symbols()
        + threat_symbols()
        + duchy_symbols()
        + quest_symbols()
        + map_symbols()
        + felt_symbols()
        + road_symbols()
    )
