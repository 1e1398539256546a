"""The whole table in one picture: the year and the players, the court, the viewer's province; the others below."""

from collections.abc import Iterator

from regalia.art.heraldry import seals
from regalia.art.icons import icon_symbols
from regalia.art.ink import g
from regalia.art.sheet import Block, column, desk, sheet_symbols, standalone
from regalia.core.houses import HOUSES
from regalia.core.html import Html, join
from regalia.games.kingsburg.box.data import BUILDINGS
from regalia.games.kingsburg.rules.gains import enemies
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.shown.art.buildings import building_symbols
from regalia.games.kingsburg.shown.art.court import court_symbols
from regalia.games.kingsburg.shown.art.destinies import fate_symbols
from regalia.games.kingsburg.shown.art.dice import BONUS, NEUTRAL, dice_symbols
from regalia.games.kingsburg.shown.art.enemies import foe_symbols
from regalia.games.kingsburg.shown.draw.court import WIDE, court, private_court
from regalia.games.kingsburg.shown.draw.enemy import enemy
from regalia.games.kingsburg.shown.draw.governors import candidates, governor
from regalia.games.kingsburg.shown.draw.players import LEFT, fate, player, year
from regalia.games.kingsburg.shown.draw.province import RIGHT, neighbour, province
from regalia.games.kingsburg.shown.draw.tokens import governor_symbols
from regalia.games.kingsburg.shown.draw.track import track
from regalia.games.kingsburg.shown.draw.tray import tray
from regalia.games.kingsburg.shown.sight import Sight

GAP = 14.0
WIDTH = LEFT + WIDE + RIGHT + 4 * GAP
_WIDEST = 460.0  # a neighbour's board


def draw(view: View, lang: str = "en", theme: str = "light") -> str:
    """The table as one seat sees it; a spectator sits behind whoever is first."""
    sight = Sight(view, lang)
    body, height = column(_upper(sight), track(sight, WIDTH - 2 * GAP), _neighbours(sight), gap=GAP)
    height += 2 * GAP
    return standalone(
        WIDTH,
        height,
        _symbols(view),
        desk(WIDTH, height),
        g(body, at=(GAP, GAP)),
        label=sight.say("game.name"),
        theme=theme,
    )


def _upper(sight: Sight) -> Block:
    """Three columns side by side."""
    middle = [block for block in (court(sight), tray(sight), private_court(sight), candidates(sight)) if block]
    columns = (_left(sight), column(*middle, gap=GAP), column(*filter(None, _right(sight)), gap=GAP))
    across = (0.0, LEFT + GAP, LEFT + WIDE + 2 * GAP)
    art = join(g(block, at=(x, 0)) for (block, _), x in zip(columns, across, strict=True))
    return art, max(height for _, height in columns)


def _left(sight: Sight) -> Block:
    plates = column(*(player(sight, seat) for seat in sight.order), gap=10)
    destiny = [fate(sight)] if sight.view.destiny else []
    foe = [enemy(sight, LEFT)] if sight.view.modules.extended and sight.view.agenda else []
    return column(year(sight), plates, *foe, *destiny, gap=GAP)


def _right(sight: Sight) -> Iterator[Block | None]:
    """The smaller board leaves room for the enemy below it."""
    yield province(sight, sight.front)
    yield governor(sight, sight.front, RIGHT)
    if not sight.view.modules.extended and sight.view.agenda:
        yield enemy(sight, RIGHT)


def _neighbours(sight: Sight) -> Block:
    """The other boards in a row."""
    others = [seat for seat in range(len(sight.view.provinces)) if seat != sight.front]
    room = WIDTH - 2 * GAP
    wide = min(_WIDEST, (room - GAP * (len(others) - 1)) / len(others))
    left = (room - (wide + GAP) * len(others) + GAP) / 2
    boards = [neighbour(sight, seat, wide) for seat in others]
    art = join(g(board, at=(left + (wide + GAP) * at, 0)) for at, (board, _) in enumerate(boards))
    return art, max(height for _, height in boards)


def _symbols(view: View) -> Html:
    """What this table needs and no more."""
    houses = HOUSES[: len(view.provinces)]
    kinds = (*houses, BONUS, *([NEUTRAL] if len(houses) == 2 else []))
    foes = dict.fromkeys(enemy.kind for enemy in enemies(view))
    return (
        sheet_symbols()
        + seals(*houses)
        + icon_symbols()
        + court_symbols()
        + dice_symbols(kinds)
        + building_symbols(building.name for building in BUILDINGS if building.row in view.modules.rows)
        + foe_symbols(foes)
        + fate_symbols([view.destiny] if view.destiny else [])
        + governor_symbols(view.governors)
    )
