"""Cards on 132 x 188: cost down the left side, picture, name, what they make; below the line what they are worth."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from regalia.art.icons import THINGS, Sign, icon, medal
from regalia.art.ink import box, fitted, g, path, serif, stroke, text
from regalia.art.sheet import lines_of
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.shown.art.card_frames import ICE, blank, lighted
from regalia.games.wonderful_kingdom.shown.art.scenes import HEIGHT as VIEW_HEIGHT
from regalia.games.wonderful_kingdom.shown.art.scenes import WIDTH as VIEW_WIDTH
from regalia.games.wonderful_kingdom.shown.art.scenes import scene
from regalia.games.wonderful_kingdom.shown.art.signs import minus
from regalia.games.wonderful_kingdom.shown.art.slots import track

STRIP = (160.0, 42.0)
_LONG, _STRIP_LONG = 13, 19  # letters that a line of a ribbon and of a strip have room for
_ARROWS = "M6 15a9 9 0 0 1 15.4 -6.4l2.6 2.6M24 5v6.2h-6.2M24 15a9 9 0 0 1 -15.4 6.4L6 18.8M6 25v-6.2h6.2"


class Each(NamedTuple):
    """So many of a thing for each card of a type."""

    thing: str  # points, or what is made
    n: int
    kind: str


class Face(NamedTuple):
    """What is printed on a card."""

    scene: str
    name: str
    kind: str  # structure, company, monument, discovery, treasure or calamity
    cost: Sequence[Sign] = ()
    recycle: Sequence[Sign] = ()
    bonus: Sequence[Sign] = ()
    production: Sequence[Sign] | Each = ()
    points: int | Each = 0


def development(
    face: Face,
    paid: Sequence[Sign] = (),
    stand_ins: Sequence[Sign] = (),
    stolen: Sequence[Sign] = (),
    light: str = "lit",
    frozen: bool = False,
) -> Html:
    """A whole card. What is paid fills its slots, a crystal those of the stand-ins; what is stolen is covered."""
    made = _production(face.production, dict(stolen), 80, 121, 19)
    art = _picture(face) + track(face.cost, paid, stand_ins) + made + _foot(face)
    return blank() + art + (ICE if frozen else "") + lighted(light)


def treasure(scene: str, name: str, recycle: Sequence[Sign], light: str = "lit") -> Html:
    """It can only be recycled: the two things stand large below the name."""
    art = _picture(Face(scene, name, "treasure")) + track(())
    return blank() + art + g(_reuse(recycle, 76), at=(80, 149)) + lighted(light)


def calamity(name: str, points: int, light: str = "lit") -> Html:
    """It costs nothing but points: a shield with room for their sign."""
    art = _picture(Face("calamity", name, "calamity")) + track(())
    loss = text(81, 154, minus(points), 18, "#fff6dc", text_anchor="middle", font_weight="700")
    return blank() + art + icon("points", 57, 124, 48) + loss + lighted(light)


def strip(face: Face, stolen: Sequence[Sign] = (), light: str = "lit") -> Html:
    """A built card on 160 x 42: only what still matters."""
    width, height = STRIP
    edge = path(f"M5 0V{height}A5 5 0 0 1 0 {height - 5}V5A5 5 0 0 1 5 0Z", f"url(#ribbon-{face.kind})")
    made = g(_production(face.production, dict(stolen), None, 22, 16), at=(10, 0))
    worth = g(_points(face.points, 22), at=(width - 4, 18.5))
    return blank("var(--paper)", *STRIP, 5) + edge + _label(face) + made + worth + lighted(light, *STRIP, 5)


def _label(face: Face) -> Html:
    """The sign of its type and its name."""
    sign = icon(face.kind, 8, 3, 16) if face.kind in THINGS else ""
    left = 28 if sign else 10
    size = 12.5 if len(face.name) < _STRIP_LONG else 11.5
    return sign + serif(left, 15.5, face.name, size, **fitted(face.name, STRIP[0] - left - 4, _STRIP_LONG))


def _picture(face: Face) -> Html:
    view = g(scene(face.scene, face.kind), clip_path="url(#scene-window)", at=(34, 5))
    rim = box(34, 5, VIEW_WIDTH, VIEW_HEIGHT, "none", 5, stroke="#2b1e10", stroke_opacity=".5")
    sign = icon(face.kind, 109, 6, 18) if face.kind in THINGS else ""
    lines = lines_of(face.name, _LONG * 6, 12) if len(face.name) > _LONG else [face.name]
    top = 88 - 12 * (len(lines) - 1)
    return view + rim + sign + _gift(face.bonus, top) + _ribbon(lines, face.kind, top)


def _ribbon(lines: Sequence[str], kind: str, top: float) -> Html:
    """The name on the colour of its type."""
    size = 13 if len(lines) == 1 else 12
    band = path(f"M31 {top}H132V110H31L36 {(top + 110) / 2}Z", f"url(#ribbon-{kind})")
    words = (
        serif(40, top + 15.3 + 12.4 * i - 2 * (len(lines) - 1), line, size, "#fffaf0", **fitted(line, 87, _LONG))
        for i, line in enumerate(lines)
    )
    return band + join(words)


def _gift(bonus: Sequence[Sign], foot: float) -> Html:
    """What comes at once when it is built, on a pale slip at the foot of the picture."""
    things = _each_of(bonus)
    slip = box(36, foot - 23, 4 + 19 * len(things), 21, "#fffaf0", 5, opacity=".9") if things else ""
    return slip + join(icon(thing, 38.5 + 19 * i, foot - 22, 19) for i, thing in enumerate(things))


def _each_of(signs: Sequence[Sign]) -> list[str]:
    return [thing for thing, n in signs for _ in range(n)]


def _production(
    made: Sequence[Sign] | Each, stolen: dict[str, int], middle: float | None, y: float, size: float
) -> Html:
    """What it makes, thing by thing, or so many for each card of a type; around the middle, or from the left."""
    if isinstance(made, Each):
        return _multiplied(made, made.thing in stolen, (middle or size * 1.5) - size * 1.5, y, size)
    things = list(_covered(made, stolen))
    step = min(size * 1.06, 88 / max(len(things), 1))
    left = middle - step * len(things) / 2 if middle else 0.0
    return join(_made(thing, gone, left + step * i, y, size) for i, (thing, gone) in enumerate(things))


def _covered(made: Sequence[Sign], stolen: dict[str, int]) -> Iterator[tuple[str, bool]]:
    """Thieves cover the last of each."""
    for thing, n in made:
        yield from ((thing, i >= n - stolen.get(thing, 0)) for i in range(n))


def _made(thing: str, gone: bool, x: float, y: float, size: float) -> Html:
    if not gone:
        return icon(thing, x, y, size)
    return icon(thing, x, y, size, opacity=".35") + icon("stolen", x + size * 0.1, y + size * 0.1, size * 0.8)


def _multiplied(each: Each, gone: bool, x: float, y: float, size: float) -> Html:
    """A thing, how many of it if more than one, and the type that counts."""
    number = text(x - size * 0.3, y + size * 0.78, each.n, size * 0.78, text_anchor="middle", font_weight="700")
    return (number if each.n > 1 else "") + _made(each.thing, gone, x, y, size) + _times(each.kind, x + size, y, size)


def _times(kind: str, x: float, y: float, size: float) -> Html:
    cross = text(x + size * 0.4, y + size * 0.76, "×", size * 0.8, text_anchor="middle")
    return cross + icon(kind, x + size * 0.85, y + size * 0.05, size * 0.95)


def _foot(face: Face) -> Html:
    """Below the line: what it is worth when it is not built, and when it is."""
    line = stroke("M38 146H126", "var(--line)", 1)
    reuse = g(_reuse(face.recycle, 30), at=(51, 166)) if face.recycle else ""
    return line + reuse + g(_points(face.points, 30), at=(127, 151))


def _reuse(recycle: Sequence[Sign], size: float) -> Html:
    """The things inside two turning arrows, around the origin."""
    things, each = _each_of(recycle), size * (0.46 if sum(n for _, n in recycle) == 1 else 0.25)
    arrows = g(stroke(_ARROWS, "var(--ink-2)", 2 * (30 / size) ** 0.5), at=(-size / 2, -size / 2), scale=size / 30)
    left = -each * len(things) / 2
    return arrows + join(icon(thing, left + each * i, -each / 2, each) for i, thing in enumerate(things))


def _points(points: int | Each, size: float) -> Html:
    """The shield, right and down to the origin: so many, or so many for each card of a type."""
    if isinstance(points, Each):
        sign = size * 0.3 + 9
        left = -sign * 1.8
        return medal(minus(points.n), left - size, 0, size) + _times(points.kind, left, (size - sign) / 2, sign)
    return medal(minus(points), -size - 2, 0, size) if points else Html()
