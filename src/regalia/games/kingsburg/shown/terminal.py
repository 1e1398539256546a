"""The table in a terminal: a view as lines of (text, style), which reads as well without colour.

Dice on an advisor are "R 45(3)+2": House Rose with a 4, a 5, a bonus 3 and a +2 token; "+1" and "-1" are the Market's
step, "=" is a secret deal, "-" is nobody. Under a building stand its cost, its points and who has built it. Brackets
are what the viewer may choose now: an advisor, a building.
"""

from collections.abc import Iterator, Sequence

from regalia.art.heraldry import HOUSES
from regalia.art.terminal import DIM, REACH, Line, Run, aligned, badge, padded, stacked, width, wrapped
from regalia.core.lanes import offered, waiting
from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import ADVISORS, BIT, BUILDINGS, RANGES, RESOURCES, Building
from regalia.games.kingsburg.game import GAME
from regalia.games.kingsburg.rules.actions import Build, Consider, Copy, Influence
from regalia.games.kingsburg.rules.gains import enemies
from regalia.games.kingsburg.rules.state import Placed
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.rules.winter import strength
from regalia.games.kingsburg.shown.words import named, say
from regalia.games.kingsburg.shown.words.help import ROMAN, help_text
from regalia.games.kingsburg.shown.words.table import PHASES, phase

THIRD, QUARTER, NAME = 33, 24, 18  # columns of an advisor, a building, and an advisor's rank and name
BADGES = tuple(map(badge, HOUSES))
HEADS = {  # columns and their widths
    "points": 6,
    "gold": 5,
    "wood": 5,
    "stone": 7,
    "plus2": 4,
    "soldiers": 9,
    "strength": 7,
    "dice": 7,
    "bonus": 6,
    "tokens": 7,
}


def board(view: View, lang: str = "en") -> list[Line]:
    """The year and its cards, the court, the players, the buildings; before the first year only governors to choose."""
    if not view.year:
        return [[(say(lang, "game.name"), "bold")], [], *_governors(view, lang), [], *_players(view, lang)]
    parts = (_year(view, lang), _court(view, lang), _players(view, lang), _buildings(view, lang))
    return stacked(parts)


def _badge(seat: Seat) -> Run:
    return BADGES[seat] if seat >= 0 else (" - ", "reverse")


def _year(view: View, lang: str) -> Iterator[Line]:
    """The year, its eight phases with the present one in brackets, the enemy and the destiny."""
    now, line = phase(view), [(say(lang, "plain.year", year=ROMAN[view.year]) + " ", "bold")]
    for name in PHASES:
        short = say(lang, f"phase.{name}.short")
        line.append((f" [{short}] ", REACH) if name == now else (f" {short} ", DIM))
    yield line
    if view.agenda:
        knowing = [run for seat in sorted(view.known) for run in (_badge(seat), (" ", ""))]
        yield from wrapped([(say(lang, "plain.enemy") + "  ", "bold"), *knowing], _enemy(view, lang))
    if view.destiny:
        name, does = named("destiny", view.destiny, lang), help_text("destiny", view.destiny, lang, view)
        yield from wrapped([(say(lang, "plain.destiny") + "  ", "bold")], f"{name}. {does}")


def _enemy(view: View, lang: str) -> str:
    """The card if the viewer knows it, else the strengths on its back."""
    if foe := view.known_enemy:
        return f"{named('enemy', foe, lang)}. {say(lang, f'enemy.{foe}.help')}"
    low, high = RANGES[view.year]
    return say(lang, "foe.back", low=low, high=high)


def _governors(view: View, lang: str) -> Iterator[Line]:
    """Before the first year: the cards in the viewer's hand, or those open for the auction."""
    for card in view.offered or view.hand:
        does = help_text("governor", card, lang, view)
        yield from wrapped([(named("governor", card, lang) + "  ", "bold")], does)


def _court(view: View, lang: str) -> Iterator[Line]:
    """Eighteen advisors in three columns, then the Politician's own if dice lie there."""
    open_ = {move.rank for move in offered(view) if isinstance(move, Influence | Consider | Copy) and not move.private}
    cells = [_advisor(view, rank, rank in open_, lang) for rank in range(1, len(ADVISORS) + 1)]
    for row in range(6):
        yield [run for cell in cells[row::6] for run in padded(cell, THIRD)]
    private = [run for placed in view.court if placed[1].private for run in _lying(placed, f"{placed[1].rank}: ")]
    if private:
        yield [(f"     {named('governor', 'politician', lang):<{NAME - 5}}", ""), *private]


def _advisor(view: View, rank: int, legal: bool, lang: str) -> Line:
    """A name and what the advisor gives, or the dice that lie there."""
    number, name = f"[{rank:>2}] " if legal else f" {rank:>2}  ", ADVISORS[rank - 1].name
    cell = [(number, REACH if legal else DIM), (f"{named('advisor', name, lang):<{NAME - 5}}", "")]
    there = [placed for placed in view.court if placed[1].rank == rank and not placed[1].private]
    return [*cell, *(_lie(there) if there else [(f" {say(lang, f'advisor.{name}.short')}", DIM)])]


def _lie(there: Sequence[Placed]) -> Line:
    """Dice side by side; if they are too many for the column, only whose they are."""
    dice = [run for placed in there for run in _lying(placed)]
    return dice if width(dice) <= THIRD - NAME else [_badge(seat) for seat, _ in there]


def _lying(placed: Placed, before: str = "") -> Line:
    seat, lying = placed
    return [(before, DIM), _badge(seat), (f"{'=' if isinstance(lying, Copy) else _dice(lying)} ", "")]


def _dice(lying: Influence) -> str:
    bonus = f"({_faces(lying.bonus)})" if lying.bonus else ""
    return f"{_faces(lying.own)}{bonus}{'+2' if lying.plus2 else ''}{f'{lying.market:+}' if lying.market else ''}"


def _faces(dice: Sequence[int]) -> str:
    return "".join(map(str, dice))


def _players(view: View, lang: str) -> Iterator[Line]:
    """A line for each seat in turn order: who is to choose, what it has, its governor, whether it has the envoy."""
    widths = {name: room for name, room in HEADS.items() if name != "tokens" or view.modules.army}
    yield [(" " * 14 + aligned({name: say(lang, f"plain.head.{name}") for name in widths}, widths), DIM)]
    now = {step.seat for step in waiting(view)}
    for seat in view.order:
        cells, house = aligned(_held(view, seat), widths), f" {GAME.shown.house(seat, lang):<8}"
        mark = "> " if seat in now else "  "
        yield [(mark, "bold"), _badge(seat), (house, "bold"), (cells, ""), ("  " + _titles(view, seat, lang), DIM)]


def _held(view: View, seat: Seat) -> dict[str, str]:
    province = view.provinces[seat]
    goods = dict(zip(RESOURCES, map(str, province.goods), strict=True))
    return goods | {
        "points": str(province.score),
        "plus2": str(province.plus2),
        "soldiers": str(province.soldiers),
        "strength": _strength(view, seat),
        "dice": " ".join(map(str, province.dice)),
        "bonus": " ".join(map(str, province.bonus)),
        "tokens": _faces(province.tokens),
    }


def _strength(view: View, seat: Seat) -> str:
    """What the seat would fight with now, against the enemies that the year may bring."""
    if not view.year:
        return ""
    found = [strength(view, seat, enemy) for enemy in enemies(view)]
    return "–".join(dict.fromkeys((f"{min(found)}", f"{max(found)}")))


def _titles(view: View, seat: Seat, lang: str) -> str:
    """The governor of a seat, and the envoy."""
    card = view.provinces[seat].governor
    governor, envoy = named("governor", card, lang) if card else "", say(lang, "plain.envoy")
    return ", ".join(filter(None, (governor, envoy if view.envoy == seat else "")))


def _buildings(view: View, lang: str) -> Iterator[Line]:
    """Every row in two lines: names, then costs and points with the houses that have built."""
    yield [("   " + "".join(f"{column:<{QUARTER}}" for column in ROMAN[1:5]), DIM)]
    near = _reach(view)
    for row in view.modules.rows:
        plots = [building for building in BUILDINGS if building.row == row]
        yield [(f"{row}  ", "bold"), *(run for plot in plots for run in padded(_plot(plot, near, lang), QUARTER))]
        yield [("   ", ""), *(run for plot in plots for run in padded(_built(view, plot, lang), QUARTER))]


def _reach(view: View) -> set[str]:
    """The buildings that the viewer may construct now."""
    return {move.building for move in offered(view) if isinstance(move, Build)}


def _plot(plot: Building, near: set[str], lang: str) -> Line:
    name = named("building", plot.name, lang)
    return [(f"[{name}]", REACH)] if plot.name in near else [(name, "")]


def _built(view: View, plot: Building, lang: str) -> Line:
    costs = zip(RESOURCES, plot.cost, strict=True)
    cost = " ".join(f"{count}{say(lang, f'resource.{name}.short')}" for name, count in costs if count)
    owners = [seat for seat, province in enumerate(view.provinces) if province.built & BIT[plot.name]]
    points = say(lang, "plain.points", n=plot.points)
    return [(f"{cost} {points} ", DIM), *((sign.strip(), style) for sign, style in map(_badge, owners))]
