"""Parts of the table as small drawings, for the pictures of the book.

court 7 12      the advisors from rank 7 to 12, three in a row
hand SEAT       dice, tokens and goods that a seat holds; mine if it is left out. `dice SEAT` are the dice alone
province ROWS SEAT   these rows of a board: BC
player SEAT     a plate, with points and goods; `players` are all, in the order of turns
rolled          everybody's dice with their total, in the order of turns
year, enemy, track, destiny, governor SEAT, governors
buildings A B   these buildings side by side, as plots
enemies 1       the five cards of a year; `back 1` is their back
tokens          the army tokens in a row
"""

from collections.abc import Callable, Mapping
from functools import partial

from regalia.art.heraldry import seals
from regalia.art.heraldry import seat as badge
from regalia.art.icons import icon_symbols
from regalia.art.ink import box, g, serif, titled
from regalia.art.sheet import column, sheet, sheet_symbols
from regalia.core.houses import HOUSES
from regalia.core.html import Html, join
from regalia.core.page import Detail
from regalia.games.kingsburg.box.data import ARMY_TOKENS, BUILDING, BUILDINGS, ENEMIES, RANKS
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.shown.art import court as art
from regalia.games.kingsburg.shown.art.buildings import building_symbols
from regalia.games.kingsburg.shown.art.court import court_symbols
from regalia.games.kingsburg.shown.art.destinies import fate_symbols
from regalia.games.kingsburg.shown.art.dice import KINDS, dice_symbols, die
from regalia.games.kingsburg.shown.art.enemies import FOES, foe_symbols
from regalia.games.kingsburg.shown.draw import court, governors, players, province, tray
from regalia.games.kingsburg.shown.draw.enemy import CARD, enemy, enemy_back, enemy_face
from regalia.games.kingsburg.shown.draw.tokens import army_token, card, governor_symbols
from regalia.games.kingsburg.shown.draw.track import track
from regalia.games.kingsburg.shown.sight import Sight

Sized = tuple[Html, tuple[float, float]]
ROW = 3  # advisors side by side
EDGE = 12.0
PLOT = (96.0, 94.0)
PLATE_GAP = 10.0


def _court(sight: Sight, low: str = "1", high: str = "18") -> Sized:
    ranks = [rank for rank in RANKS if int(low) <= rank <= int(high)]
    wide, tall = art.WIDTH + 16, art.HEIGHT + 14
    columns, rows = min(ROW, len(ranks)), -(-len(ranks) // ROW)
    size = wide * columns + 2 * EDGE, tall * rows + 2 * EDGE + 4
    hall = box(0, 0, *size, "url(#hall)", 14) + box(0, 0, *size, "url(#damask)", 14)
    spots = ((EDGE + 8 + wide * (at % ROW), EDGE + 6 + tall * (at // ROW)) for at in range(len(ranks)))
    places = (g(court.place(sight, rank), at=spot) for rank, spot in zip(ranks, spots, strict=True))
    return hall + join(places), size


def _hand(sight: Sight, seat: str = "") -> Sized:
    """Dice above, goods below."""
    of = int(seat) if seat else sight.front
    rows = [tray.side_by_side(each(sight, of)) for each in (tray.dice_of, tray.goods_of)]
    size = max(wide for _, wide in rows) + 24, tray.PIECES * 2 - 4
    body = (g(row, at=(14, (tray.PIECES - 8) * at)) for at, (row, _) in enumerate(rows))
    return sheet(0, 0, *size) + join(body), size


def _dice(sight: Sight, seat: str = "") -> Sized:
    row, wide = tray.side_by_side(tray.dice_of(sight, int(seat) if seat else sight.front))
    size = wide + 24, tray.PIECES
    return sheet(0, 0, *size) + g(row, at=(14, 0)), size


def _province(sight: Sight, rows: str, seat: str = "") -> Sized:
    of, states = int(seat) if seat else sight.front, sight.plots(int(seat) if seat else sight.front)
    plots = province.board(rows, PLOT, lambda plot: province.owned(sight, plot, of, states[plot.name], PLOT))
    size = (PLOT[0] + province.GAP) * 4 + 26, (PLOT[1] + province.GAP) * len(rows) + 46
    return sheet(0, 0, *size) + g(plots, at=(16, 12)), size


def _buildings(sight: Sight, *names: str) -> Sized:
    size = (PLOT[0] + 8) * len(names) + 24, PLOT[1] + 32
    states = sight.plots(sight.front)
    plots = (
        g(province.owned(sight, BUILDING[name], sight.front, states[name], PLOT), at=(16 + (PLOT[0] + 8) * at, 16))
        for at, name in enumerate(names)
    )
    return sheet(0, 0, *size) + join(plots), size


def _players(sight: Sight, seat: str = "") -> Sized:
    seats = [int(seat)] if seat else sight.order
    plates, height = column(*(players.player(sight, each) for each in seats), gap=PLATE_GAP)
    return g(plates, at=(4, 4)), (players.LEFT + 8, height + 12)


def _rolled(sight: Sight) -> Sized:
    """A row for each seat: whose, the dice, how much they are."""
    tall, wide = 56.0, 330.0
    rows = (g(_roll(sight, seat), at=(16, 14 + tall * at)) for at, seat in enumerate(sight.order))
    size = wide, tall * len(sight.order) + 28
    return sheet(0, 0, *size) + join(rows), size


def _roll(sight: Sight, seat: int) -> Html:
    own = sight.view.provinces[seat]
    dice = join(die(face, sight.houses[seat], 78 + 50 * at, 26, 38) for at, face in enumerate(own.dice))
    total = serif(290, 34, f"= {own.total}", 22, text_anchor="end")
    return titled(sight.house(seat), badge(sight.houses[seat], 24, 26, 38), dice, total)


def _year(sight: Sight) -> Sized:
    wheel, height = players.year(sight)
    return g(wheel, at=(4, 4)), (players.LEFT + 8, height + 8)


def _enemy(sight: Sight) -> Sized:
    wide = 340.0
    drawn, height = enemy(sight, wide)
    return drawn, (wide, height + 6)


def _enemies(sight: Sight, year: str) -> Sized:
    """A year's cards, with what they bring and cost."""
    foes = [foe for foe in ENEMIES if foe.year == int(year)]
    wide = CARD[0] + 12
    cards = (
        g(enemy_face(sight.say(f"enemy.{foe.name}.name"), foe), at=(16 + wide * at, 16)) for at, foe in enumerate(foes)
    )
    size = wide * len(foes) + 20, CARD[1] + 32
    return sheet(0, 0, *size) + join(cards), size


def _back(sight: Sight, year: str) -> Sized:
    return enemy_back(sight.say("draw.strength"), int(year)), CARD


def _destiny(sight: Sight) -> Sized:
    wide = 300.0
    drawn, height = card(sight, "destiny", sight.view.destiny, wide)
    return drawn, (wide, height + 6)


def _governor(sight: Sight, seat: str = "") -> Sized:
    drawn = governors.governor(sight, int(seat) if seat else sight.front, province.RIGHT)
    assert drawn, "a picture shows a governor who is there"
    return g(drawn[0], at=(5, 5)), (province.RIGHT + 10, drawn[1] + 12)


def _governors(sight: Sight) -> Sized:
    """Those to choose from, one below the other."""
    names = sight.view.hand or sight.view.offered
    drawn, height = column(*(card(sight, "governor", name, province.RIGHT) for name in names), gap=PLATE_GAP)
    return drawn, (province.RIGHT, height + 6)


def _tokens(sight: Sight) -> Sized:
    """Those that I have left; before a game with them, all there are."""
    left = sight.view.provinces[sight.front].tokens or ARMY_TOKENS
    size = 54.0 * len(left) + 24, 72.0
    return sheet(0, 0, *size) + join(army_token(n, 39 + 54 * at, 36) for at, n in enumerate(left)), size


def _track(sight: Sight) -> Sized:
    wide = 800.0
    drawn, height = track(sight, wide)
    return drawn, (wide, height + 6)


PARTS: Mapping[str, Callable[..., Sized]] = {
    "court": _court,
    "hand": _hand,
    "dice": _dice,
    "province": _province,
    "buildings": _buildings,
    "player": _players,
    "players": _players,
    "rolled": _rolled,
    "year": _year,
    "enemy": _enemy,
    "enemies": _enemies,
    "back": _back,
    "destiny": _destiny,
    "governor": _governor,
    "governors": _governors,
    "tokens": _tokens,
    "track": _track,
}


def _detail(part: Callable[..., Sized], view: View, lang: str, *words: str) -> Detail:
    drawn, (width, height) = part(Sight(view, lang), *words)
    return Detail(drawn, width, height, _symbols(view))


DETAILS: Mapping[str, Callable[..., Detail]] = {name: partial(_detail, part) for name, part in PARTS.items()}


def _symbols(view: View) -> Html:
    """All that a detail may use, whatever it shows."""
    houses = HOUSES[: len(view.provinces)]
    return (
        sheet_symbols()
        + seals(*houses)
        + icon_symbols()
        + court_symbols()
        + dice_symbols(KINDS)
        + building_symbols(building.name for building in BUILDINGS)
        + foe_symbols(FOES)
        + fate_symbols([view.destiny] if view.destiny else [])
        + governor_symbols((*view.governors, *view.hand, *view.offered))
    )
