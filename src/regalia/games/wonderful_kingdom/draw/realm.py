"""What belongs to a seat: its duchy board, works in progress, threats, council, and all that is built."""

from collections.abc import Iterator

from regalia.art.heraldry import seat as badge
from regalia.art.icons import icon
from regalia.art.ink import box, dot, g, serif, text, title
from regalia.art.sheet import Block, sheet
from regalia.art.wonder_advisors import SEAT, councillor
from regalia.art.wonder_duchies import ALCHEMY, MAKES, SIZE, Stores, duchy
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.actions import HEAP
from regalia.games.wonderful_kingdom.data import LETTERS
from regalia.games.wonderful_kingdom.draw.book import THINGS, makes
from regalia.games.wonderful_kingdom.draw.built import built
from regalia.games.wonderful_kingdom.draw.flow import flow
from regalia.games.wonderful_kingdom.draw.scene import Scene, joined, target
from regalia.games.wonderful_kingdom.draw.works import round_of, works_of
from regalia.games.wonderful_kingdom.state import DUCHY

_TOP, _PAD = 44.0, 16.0


def realm(scene: Scene, seat: Seat, width: float) -> Block:
    """The viewer's own is larger; of the other the cards of the round are here too."""
    mine = seat == scene.front
    scale, size = (1.0, 0.8) if mine else (0.8, 0.62)
    board, foot = _board(scene, seat, scale)
    left = SIZE[0] * scale + 2 * _PAD
    groups = [*([] if mine else round_of(scene, seat, size)), *works_of(scene, seat, size)]
    works, low = flow(groups, width - left - _PAD)
    top = _TOP + max(foot, low) + 14
    strips, high = built(scene, seat, width - 2 * _PAD)
    height = top + high + _PAD
    page = sheet(0, 0, width, height) + _head(scene, seat, width)
    return page + g(board, at=(_PAD, _TOP)) + g(works, at=(left, _TOP)) + g(strips, at=(_PAD, top)), height


def _head(scene: Scene, seat: Seat, width: float) -> str:
    """The house; gold around whoever is to move; a crown for the first player of the round."""
    you = scene.say("draw.you") if seat == scene.view.seat else ""
    name = badge(scene.houses[seat], 32, 25, 28) + serif(54, 31, f"{scene.house(seat)} {you}".strip(), 17)
    glow = box(2, 2, width - 4, 40, "var(--glow)", 7, opacity=".35") if seat in scene.waiting else ""
    facts = "".join(_facts(scene, seat, width))
    return glow + name + facts


def _facts(scene: Scene, seat: Seat, width: float) -> Iterator[str]:
    """From the right: first player, threats to come, soldiers owed, cards that will be recycled twice."""
    duchy = scene.duchy(seat)
    first = scene.view.first == seat and len(scene.view.duchies) > 1 and scene.view.round > 0
    counts = {
        "first": ("crown", int(first)),
        "pack": ("threat", len(duchy.pack)),
        "debt": ("battle", duchy.debt),
        "doubled": ("planning", duchy.doubled),
    }
    shown = [(key, thing, n) for key, (thing, n) in counts.items() if n]
    for at, (key, thing, n) in enumerate(shown):
        x = width - 46 - 60 * at
        number = text(x + 24, 31, n, 15, font_weight="700") if key != "first" else ""
        yield g(title(scene.say(f"draw.{key}", n=n)), icon(thing, x, 14, 22), number)


def _board(scene: Scene, seat: Seat, scale: float) -> Block:
    """The duchy board, and below it the council."""
    own, view = scene.duchy(seat), scene.view
    side = view.catalogue.sides[own.name, view.setting.side]
    stolen = [THINGS[LETTERS.index(letter)] for card, letter in own.stolen if card == DUCHY]
    cubes = tuple(thing for thing, n in zip(THINGS, own.alchemy, strict=False) for _ in range(n))
    stores = Stores(own.training, cubes, own.krystallium, own.soldiers, own.traps, own.spies, own.spied, own.illusions)
    name = scene.say(f"duchy.{own.name}.name")
    art = duchy(own.name, name, scene.houses[seat], view.setting.side, makes(side, stolen), side.points_per, stores)
    council, low = _council(scene, seat, SIZE[0] * scale)
    foot = SIZE[1] * scale + 8
    return g(title(name), art, _lit(scene, seat), scale=scale) + g(council, at=(0, foot + 6)), foot + low


def _lit(scene: Scene, seat: Seat) -> str:
    """The places of a board that can be chosen: the circle and the production."""
    x, y, reach = ALCHEMY
    circle, line = scene.part(HEAP, seat), scene.part(DUCHY, seat)
    ring = dot(x, y, reach + 2, "#fff", fill_opacity="0", stroke="var(--glow)", stroke_width=6, class_="halo pulse")
    ring += dot(x, y, reach + 2, "none", stroke="#fffdf0", stroke_width=1.8)
    strip = box(*MAKES, "#fff", 8, fill_opacity="0", stroke="var(--glow)", stroke_width=5, class_="halo pulse")
    lit = target(ring, circle, scene.say("draw.alchemy")) if circle else ""
    return lit + (target(strip, line, scene.say("draw.production")) if line else "")


def _council(scene: Scene, seat: Seat, room: float) -> Block:
    own, step = scene.duchy(seat), SEAT + 6
    row = int(room // step)
    seats = (
        g(_advisor(scene, seat, name), at=(step * (at % row), step * (at // row)))
        for at, name in enumerate(own.council)
    )
    return "".join(seats), step * -(-len(own.council) // row)


def _advisor(scene: Scene, seat: Seat, name: str) -> str:
    used, part = name in scene.duchy(seat).used, scene.part(f"advisor-{name}", seat)
    row = scene.view.catalogue.advisors[name]
    art = councillor(name, row.phase, SEAT / 2, SEAT / 2, SEAT, used, legal=part is not None)
    rule = scene.say(f"advisor.{name}.help")
    spent = scene.say("draw.used") if used else ""
    return target(art, part, joined((scene.book.name(name), spent, rule)))
