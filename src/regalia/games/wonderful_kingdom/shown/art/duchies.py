"""Duchy boards on 420 x 196: the land and its arms, what it makes and scores, and the stores of its ruler."""

from collections.abc import Sequence
from typing import NamedTuple

from regalia.art.heraldry import field, seat
from regalia.art.icons import medal
from regalia.art.ink import box, clip, dot, g, path, serif, stroke, text
from regalia.art.masonry import GILT, SLATE, TEAL, WHITE, castle, cottage, dome, flag, tower, wall
from regalia.art.terrain import peak, tree
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.shown.art.signs import sign
from regalia.games.wonderful_kingdom.shown.art.tokens import cube, illusion, soldier, spy, trap

SIZE = (420, 196)
ALCHEMY = (350.0, 138.0, 51.0)  # the circle: its middle and how far it reaches
MAKES = (12.0, 88.0, 152.0, 30.0)  # where the production stands
CIRCLE = 5  # cubes that make one krystallium
_SPOTS = ((0, -38), (36, -12), (22, 31), (-22, 31), (-36, -12), (-11, -8), (11, -8), (-11, 13), (11, 13))
_HEAPS = ((-18, -20), (18, -20), (-18, 18), (18, 18))


class Stores(NamedTuple):
    """What lies on the board."""

    training: int = 0
    alchemy: tuple[str, ...] = ()  # kinds of cubes
    krystallium: int = 0
    soldiers: int = 0
    traps: int = 0
    spies: int = 0  # ready
    spied: int = 0  # used
    illusions: int = 0


def duchy_symbols() -> Html:
    """The window of the picture."""
    return clip("duchy-window", box(0, 0, 404, 74, "#000", 9))


def _teressie() -> Html:
    """Towers of learning over a blue gulf."""
    sea = path("M0 52H404V74H0Z", "#3f86ad") + stroke(
        "M150 62q6-5 12 0t12 0M230 68q6-5 12 0t12 0M320 62q6-5 12 0t12 0", "#cfe9f2", 1.8
    )
    town = (
        wall(300, 56, 24, 30, WHITE)
        + dome(297, 27, 30, 30, TEAL)
        + wall(330, 56, 18, 22, WHITE)
        + dome(328, 35, 22, 22, GILT)
        + tower(360, 56, 14, 38)
    )
    return (
        box(0, 0, 404, 74, "#a9d3e6")
        + path("M0 44C60 30 110 46 160 40C260 28 340 44 404 34V74H0Z", "#8fb98a")
        + sea
        + path("M280 58C300 50 390 50 404 54V74H280Z", "#7d9a5e")
        + town
    )


def _valados() -> Html:
    """A red fortress between mountains."""
    hills = peak(250, 66, 40, 54) + peak(304, 66, 34, 44) + peak(392, 66, 40, 58)
    return (
        box(0, 0, 404, 74, "#f0c08a")
        + path("M0 50C80 36 160 54 240 44C320 36 370 46 404 40V74H0Z", "#c98a5a")
        + hills
        + path("M0 62C120 52 260 66 404 56V74H0Z", "#a3623a")
        + castle(350, 64, 1.15)
        + flag(350, 18, 12, "#b3202e", 10)
    )


def _senada() -> Html:
    """Woods and halls of timber under a green sky."""
    wood = join(
        tree(x, y, h)
        for x, y, h in ((232, 64, 34), (254, 68, 28), (276, 62, 38), (382, 66, 36), (398, 70, 28), (210, 70, 24))
    )
    halls = cottage(298, 66, 26, 20, SLATE) + cottage(334, 68, 34, 26, TEAL)
    return (
        box(0, 0, 404, 74, "#cfe0b0")
        + path("M0 46C90 34 180 52 270 42C340 36 380 44 404 40V74H0Z", "#8fae6b")
        + path("M0 62C120 54 260 66 404 58V74H0Z", "#55793f")
        + wood
        + halls
    )


LANDS = {"teressie": _teressie, "valados": _valados, "senada": _senada}


def duchy(
    name: str, words: str, house: str, side: str, makes: Sequence[str], points: tuple[int, str] | None, stores: Stores
) -> Html:
    """A whole board from the origin. Makes are signs, points so many for each card of a type."""
    wide, tall = SIZE
    wood = box(0, 4, wide, tall, "var(--frame-deep)", 14) + box(
        0, 0, wide, tall, "var(--paper)", 14, stroke="var(--edge)"
    )
    view = g(LANDS[name](), at=(8, 8), clip_path="url(#duchy-window)")
    return (
        wood
        + view
        + _arms(words, house, side)
        + _gives(makes, points)
        + _store(stores, house)
        + _alchemy(stores.alchemy)
    )


def _arms(words: str, house: str, side: str) -> Html:
    """The banner of the house with the name of the land, and the letter of the side."""
    cloth = "M8 17Q8 8 17 8H196L184 45L196 82H17Q8 82 8 73Z"
    name = serif(72, 51, words, 20, f"var(--{house}-on)")
    letter = dot(394, 26, 11, "var(--paper)", stroke="#8a6420", stroke_width=1.4) + serif(
        394, 31, side, 14, text_anchor="middle"
    )
    return field(house, cloth) + stroke(cloth, "var(--rim)", 1, opacity=".6") + seat(house, 42, 45, 46) + name + letter


def _gives(makes: Sequence[str], points: tuple[int, str] | None) -> Html:
    """What the land makes every round, and what it scores at the end."""
    step = min(24.0, 140 / max(len(makes), 1))
    made = join(sign(name, 28 + step * i, 102, 22) for i, name in enumerate(makes)) or stroke(
        "M18 102H44", "var(--ink-3)", 2
    )
    if points is None:
        return made
    times = text(215, 108, "×", 16, text_anchor="middle")
    return made + medal(points[0], 176, 88, 28) + times + sign(points[1], 236, 102, 24)


def _store(stores: Stores, house: str) -> Html:
    """Training, soldiers, krystallium; to the right the tokens."""
    bay = box(12, 124, 52, 60, "var(--sunk)", 8, stroke="var(--ink-3)", stroke_dasharray="4 3")
    drill = stroke("M20 178H56M26 172l12-10 12 10", "var(--ink-3)", 1.6)
    trainee = soldier(38, 148, 32) if stores.training else sign("soldiers", 38, 148, 28, opacity=".22")
    counts = (("soldiers", stores.soldiers), ("krystallium", stores.krystallium))
    stock = join(
        sign(name, 88, 139 + 32 * i, 26) + text(106, 145 + 32 * i, n, 17, font_weight="700")
        for i, (name, n) in enumerate(counts)
    )
    return bay + drill + trainee + stock + _tokens(stores, house)


def _tokens(stores: Stores, house: str) -> Html:
    """Traps above; spies, those used turned over, and illusions below."""
    traps = join(trap(152 + 32 * i, 139, 28) for i in range(stores.traps))
    spies, count = stores.spies + stores.spied, stores.spies + stores.spied + stores.illusions
    places = [152 + min(32.0, 128 / max(count, 1)) * i for i in range(count)]
    hired = join(spy(x, 172, 28, used=i >= stores.spies) for i, x in enumerate(places[:spies]))
    return traps + hired + join(illusion(house, x, 172, 30) for x in places[spies:])


def _alchemy(cubes: Sequence[str]) -> Html:
    """The circle: five hollows on the rim that make a krystallium, the rest of the cubes within."""
    x, y, reach = ALCHEMY
    rings = dot(0, 0, reach, "var(--sunk)", stroke="#d9ad4e", stroke_width=2) + dot(
        0, 0, 38, "none", stroke="#a3264f", stroke_opacity=".55"
    )
    star = path("M0 -38L22 31L-36 -12H36L-22 31Z", "none", stroke="#a3264f", stroke_opacity=".4", stroke_width=1.4)
    if len(cubes) > len(_SPOTS):
        return g(rings, star, _heaps(cubes), at=(x, y))
    hollows = join(_hollow(*spot) for spot in _SPOTS[:CIRCLE])
    lying = join(cube(kind, *spot, 19) for kind, spot in zip(cubes, _SPOTS, strict=False))
    crystal = sign("krystallium", 0, 2, 22, opacity=".35") if len(cubes) <= CIRCLE else ""
    return g(rings, star, hollows, crystal, lying, at=(x, y))


def _hollow(x: float, y: float) -> Html:
    return dot(x, y, 10.5, "var(--slot)", stroke="#a3264f", stroke_width=1.2)


def _heaps(cubes: Sequence[str]) -> Html:
    """More cubes than the circle has room for: one of each kind, and how many."""
    kinds = dict.fromkeys(cubes)
    return join(
        cube(kind, cx - 7, cy, 22) + text(cx + 6, cy + 6, cubes.count(kind), 16, font_weight="700")
        for kind, (cx, cy) in zip(kinds, _HEAPS, strict=False)
    )
