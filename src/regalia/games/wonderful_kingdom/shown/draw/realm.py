"""What belongs to a seat: its duchy board, works in progress, threats, council, and all that is built."""

from collections.abc import Iterator

from regalia.art.heraldry import seat as badge
from regalia.art.icons import icon
from regalia.art.ink import box, dot, g, serif, text, title, titled
from regalia.art.sheet import Block, sheet
from regalia.core.html import Html, join
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.data import LETTERS
from regalia.games.wonderful_kingdom.rules.actions import HEAP
from regalia.games.wonderful_kingdom.rules.state import DUCHY
from regalia.games.wonderful_kingdom.shown.art.advisors import SEAT, councillor
from regalia.games.wonderful_kingdom.shown.art.duchies import ALCHEMY, MAKES, SIZE, Stores, duchy
from regalia.games.wonderful_kingdom.shown.draw.book import THINGS, makes
from regalia.games.wonderful_kingdom.shown.draw.built import built
from regalia.games.wonderful_kingdom.shown.draw.flow import flow
from regalia.games.wonderful_kingdom.shown.draw.works import round_of, works_of
from regalia.games.wonderful_kingdom.shown.sight import Sight

_TOP, _PAD = 44.0, 16.0


def realm(sight: Sight, seat: Seat, width: float) -> Block:
    """The viewer's own is larger; of the other the cards of the round are here too."""
    mine = seat == sight.front
    scale, size = (1.0, 0.8) if mine else (0.8, 0.62)
    board, foot = duchy_board(sight, seat, scale)
    left = SIZE[0] * scale + 2 * _PAD
    groups = [*([] if mine else round_of(sight, seat, size)), *works_of(sight, seat, size)]
    works, low = flow(groups, width - left - _PAD)
    top = _TOP + max(foot, low) + 14
    strips, high = built(sight, seat, width - 2 * _PAD)
    height = top + high + _PAD
    page = sheet(0, 0, width, height) + _head(sight, seat, width)
    return page + g(board, at=(_PAD, _TOP)) + g(works, at=(left, _TOP)) + g(strips, at=(_PAD, top)), height


def _head(sight: Sight, seat: Seat, width: float) -> Html:
    """The house; gold around whoever is to move; a crown for the first player of the round."""
    you = sight.say("draw.you") if seat == sight.view.seat else ""
    name = badge(sight.houses[seat], 32, 25, 28) + serif(54, 31, f"{sight.house(seat)} {you}".strip(), 17)
    glow = box(2, 2, width - 4, 40, "var(--glow)", 7, opacity=".35") if seat in sight.waiting else ""
    facts = join(_facts(sight, seat, width))
    return glow + name + facts


def _facts(sight: Sight, seat: Seat, width: float) -> Iterator[Html]:
    """From the right: first player, threats to come, soldiers owed, cards that will be recycled twice."""
    duchy = sight.duchy(seat)
    first = sight.view.first == seat and len(sight.view.duchies) > 1 and sight.view.round > 0
    counts = {
        "first": ("crown", int(first)),
        "pack": ("threat", len(duchy.pack)),
        "debt": ("battle", duchy.debt),
        "doubled": ("planning", duchy.doubled),
    }
    there = [(key, thing, n) for key, (thing, n) in counts.items() if n]
    for at, (key, thing, n) in enumerate(there):
        x = width - 46 - 60 * at
        number = text(x + 24, 31, n, 15, font_weight="700") if key != "first" else ""
        yield titled(sight.say(f"draw.{key}", n=n), icon(thing, x, 14, 22), number)


def duchy_board(sight: Sight, seat: Seat, scale: float) -> Block:
    """The duchy board, and below it the council."""
    own, view = sight.duchy(seat), sight.view
    side = view.catalogue.sides[own.name, view.setting.side]
    stolen = [THINGS[LETTERS.index(letter)] for card, letter in own.stolen if card == DUCHY]
    cubes = tuple(thing for thing, n in zip(THINGS, own.alchemy, strict=False) for _ in range(n))
    stores = Stores(own.training, cubes, own.krystallium, own.soldiers, own.traps, own.spies, own.spied, own.illusions)
    name = sight.say(f"duchy.{own.name}.name")
    art = duchy(own.name, name, sight.houses[seat], view.setting.side, makes(side, stolen), side.points_per, stores)
    council, low = _council(sight, seat, SIZE[0] * scale)
    foot = SIZE[1] * scale + 8
    return g(title(name), art, _lit(sight, seat), scale=scale) + g(council, at=(0, foot + 6)), foot + low


def _lit(sight: Sight, seat: Seat) -> Html:
    """The places of a board that can be chosen: the circle and the production."""
    x, y, reach = ALCHEMY
    ring = dot(x, y, reach + 2, "#fff", fill_opacity="0", stroke="var(--glow)", stroke_width=6, class_="halo pulse")
    ring += dot(x, y, reach + 2, "none", stroke="#fffdf0", stroke_width=1.8)
    strip = box(*MAKES, "#fff", 8, fill_opacity="0", stroke="var(--glow)", stroke_width=5, class_="halo pulse")
    lit = titled(sight.say("draw.alchemy"), ring) if sight.legal(HEAP, seat) else Html()
    return lit + (titled(sight.say("draw.production"), strip) if sight.legal(DUCHY, seat) else "")


def _council(sight: Sight, seat: Seat, room: float) -> Block:
    own, step = sight.duchy(seat), SEAT + 6
    row = int(room // step)
    seats = (
        g(_advisor(sight, seat, name), at=(step * (at % row), step * (at // row)))
        for at, name in enumerate(own.council)
    )
    return join(seats), step * -(-len(own.council) // row)


def _advisor(sight: Sight, seat: Seat, name: str) -> Html:
    used, phase = name in sight.duchy(seat).used, sight.view.catalogue.advisors[name].phase
    art = councillor(name, phase, SEAT / 2, SEAT / 2, SEAT, used, legal=sight.legal(f"advisor-{name}", seat))
    spent = [sight.say("draw.used")] if used else []
    return titled(", ".join([sight.book.name(name), *spent, sight.say(f"advisor.{name}.help")]), art)
