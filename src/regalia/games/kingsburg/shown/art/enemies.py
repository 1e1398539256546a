"""The enemies of winter on 100 x 112: six kinds, each with a silhouette of its own."""

from collections.abc import Iterable, Mapping

from regalia.art.faces import BEARD, LONG_HAIR, Person, portrait
from regalia.art.ink import box, dot, oval, path, stroke, symbol
from regalia.core.html import Html, join

WIDTH, HEIGHT = 100, 112
_IRON, _BONE = "#5d6672", "#efe3c4"


def _gaze(fill: str, glow: float = 0) -> Html:
    """Two bright eyes under heavy brows."""
    halo = dot(41, 50, 7, fill, opacity=glow) + dot(59, 50, 7, fill, opacity=glow) if glow else ""
    pupils = dot(42, 50.5, 1.5, "#1a130c") + dot(58, 50.5, 1.5, "#1a130c")
    brows = stroke("M34 43L46 47.5M66 43L54 47.5", "#1a130c", 2.4)
    return halo + oval(41, 50, 4.4, 3.2, fill) + oval(59, 50, 4.4, 3.2, fill) + pupils + brows


def _shoulders(fill: str, shade: str) -> Html:
    return path("M4 112C6 90 22 82 40 78H60C78 82 94 90 96 112Z", fill) + path("M58 78C78 82 94 90 96 112H62Z", shade)


def _barbarians() -> Html:
    horns = path("M32 34C16 34 6 22 8 6C16 16 26 20 36 22ZM68 34C84 34 94 22 92 6C84 16 74 20 64 22Z", _BONE)
    helm = path("M31 42C31 22 40 15 50 15C60 15 69 22 69 42Z", "#8d96a3") + path("M52 15C61 16 69 22 69 42H56Z", _IRON)
    fur = path("M8 112L14 92L22 98L28 86L36 96L42 82L50 94L58 82L64 96L72 86L78 98L86 92L92 112Z", "#7a5a38")
    axe = stroke("M88 112V58", "#86572f", 4) + path("M88 56C98 58 104 68 100 82C96 76 92 76 88 76Z", "#c4cad3")
    beard = path(BEARD, "#b5531f") + stroke("M44 76V88M56 76V88", "#b5531f", 5)
    mail = horns + helm + box(30, 38, 40, 6, "#c08a25", 2)
    return portrait(Person("tawny", "#4f3b26", path(LONG_HAIR, "#b5531f"), beard, mail, fur + axe))


def _goblins() -> Html:
    ears = path("M34 48C20 36 8 36 0 42C10 46 20 56 34 62ZM66 48C80 36 92 36 100 42C90 46 80 56 66 62Z", "#7fa044")
    inner = path("M32 52C22 44 14 42 8 43C16 46 22 54 32 58ZM68 52C78 44 86 42 92 43C84 46 78 54 68 58Z", "#b9784f")
    head = path("M30 46C30 28 70 28 70 46C70 62 60 76 50 80C40 76 30 62 30 46Z", "#8fb34e")
    shade = path("M53 32C64 33 70 37 70 46C70 62 60 76 50 80C58 66 60 48 53 32Z", "#6b8c36")
    nose = path("M50 50C46 58 44 62 50 65C56 62 54 58 50 50Z", "#6b8c36")
    grin = path("M38 66Q50 76 62 66Q50 70 38 66Z", "#33180f") + path("M42 67l2 4 2-3ZM54 68l2 4 3-4Z", _BONE)
    rag = path("M30 40C34 24 66 24 70 40C58 34 42 34 30 40Z", "#8e3b2b") + path("M68 36L84 30L76 42Z", "#8e3b2b")
    knife = stroke("M80 112V100", "#86572f", 5) + path("M76 100L79 72L86 98Z", "#c4cad3")
    return ears + inner + _shoulders("#6e5232", "#523b22") + head + shade + nose + _gaze("#ffe14d") + grin + rag + knife


def _orcs() -> Html:
    head = path("M26 50C26 28 74 28 74 50C76 66 68 82 50 84C32 82 24 66 26 50Z", "#73855f")
    shade = path("M54 34C68 35 74 40 74 50C76 66 68 82 50 84C62 72 64 52 54 34Z", "#566648")
    jaw = path("M34 66C42 62 58 62 66 66C64 76 58 80 50 80C42 80 36 76 34 66Z", "#4a573d")
    tusks = path("M38 70L36 54L43 68ZM62 70L64 54L57 68Z", _BONE)
    nose = path("M45 60Q50 54 55 60Z", "#3a4430")
    helm = path("M25 46C24 22 38 14 50 14C62 14 76 22 75 46L66 42H34Z", _IRON) + stroke("M50 14V42", "#3b424c", 4)
    spikes = path("M46 16L50 0L54 16ZM26 30L14 22L24 40ZM74 30L86 22L76 40Z", "#3b424c")
    plates = path("M4 112C4 92 14 84 30 84L34 112ZM96 112C96 92 86 84 70 84L66 112Z", "#4c535e")
    studs = join(dot(x, y, 2, "#aab2bd") for x in (14, 24, 76, 86) for y in (96, 106))
    body = _shoulders("#5a3f2a", "#412c1c")
    return body + plates + studs + head + shade + jaw + tusks + nose + _gaze("#ff9d3c") + spikes + helm


def _zombies() -> Html:
    body = _shoulders("#5c6a5e", "#434f47") + path("M30 112L38 92L44 112ZM58 112L66 90L72 112Z", "#2c333d")
    head = path("M33 46C33 26 67 26 67 46C67 62 62 74 50 76C38 74 33 62 33 46Z", "#b7c2a4")
    shade = path("M53 31C63 32 67 37 67 46C67 62 62 74 50 76C57 64 59 46 53 31Z", "#8f9c82")
    sockets = oval(42, 50, 5.6, 6, "#2c3327") + oval(58, 50, 5, 5.4, "#2c3327")
    lights = dot(42, 51, 2, "#d9ff8f") + dot(58, 51, 1.6, "#d9ff8f")
    nose = path("M48 60L50 54L53 60Z", "#4b553f")
    teeth = box(41, 65, 18, 5, "#2c3327", 2) + stroke("M44 65v5M48 65v5M52 65v5M56 65v5", _BONE, 1.6)
    stitches = stroke("M56 32L64 44M55 38l5-3M59 43l5-3", "#4b3a2c", 1.6)
    hair = stroke("M36 32L32 22M42 28L40 16M48 27L50 17", "#4b4a3a", 2.6)
    hand = path("M74 112V92l4-14 3 12 3-16 3 16 4-14 2 16 4-8-4 16v12Z", "#a3af92")
    earth = path("M0 112C20 102 80 102 100 112Z", "#4a3a2a")
    return body + head + shade + sockets + lights + nose + teeth + stitches + hair + hand + earth


def _demons() -> Html:
    wings = path("M40 92C16 92 2 74 0 44C10 52 14 50 18 42C22 54 30 58 36 56Z", "#4a1622")
    other = path("M60 92C84 92 98 74 100 44C90 52 86 50 82 42C78 54 70 58 64 56Z", "#330d17")
    horns = path("M34 40C22 34 16 20 22 4C28 18 36 24 44 30ZM66 40C78 34 84 20 78 4C72 18 64 24 56 30Z", "#2b1a1e")
    head = path("M32 46C32 28 68 28 68 46C68 60 60 74 50 80C40 74 32 60 32 46Z", "#c0392b")
    shade = path("M53 32C64 33 68 38 68 46C68 60 60 74 50 80C58 66 60 48 53 32Z", "#8c2119")
    beard = path("M44 72H56L50 92Z", "#2b1a1e")
    fangs = stroke("M41 65Q50 72 59 65", "#2b0a0a", 2.4) + path("M43 66l2 6 2-4ZM57 66l-2 6-2-4Z", "#fff6dc")
    fire = join(
        path(f"M{x} 112C{x - 8} 104 {x - 2} 98 {x} 88C{x + 2} 98 {x + 8} 104 {x} 112Z", "#f08a2c") for x in (14, 86)
    )
    ground = wings + other + _shoulders("#5e1a1a", "#420f12")
    return ground + horns + head + shade + _gaze("#ffe14d", 0.35) + fangs + beard + fire


def _dragons() -> Html:
    wing = path("M52 60C70 20 90 10 100 8C96 22 100 30 96 40C100 48 96 58 98 70C86 66 72 74 62 86Z", "#2f6b4f")
    ribs = stroke("M56 64L98 12M58 70L96 40M60 78L96 68", "#1d4733", 2)
    neck = path("M34 112C36 92 62 88 60 66C58 50 46 44 36 46L44 30C66 30 82 48 78 72C76 92 66 98 66 112Z", "#3f8f66")
    belly = path("M34 112C36 92 62 88 60 66C66 84 48 94 46 112Z", "#e3c56b")
    scales = stroke("M38 108h8M42 101h9M48 94h8M54 87h7M58 80h5", "#b98a32", 1.6)
    head = path("M50 28C38 22 24 28 14 42C6 46 4 52 6 58C18 60 30 58 40 62C52 66 62 56 60 44Z", "#4ea377")
    jaw = path("M10 60C20 64 30 66 38 64L34 72C24 72 14 68 10 60Z", "#2f6b4f")
    teeth = path("M12 58l2 6 3-5ZM20 59l2 6 3-5ZM28 60l2 6 3-5Z", "#fff6dc")
    horns = path("M50 30C54 16 66 10 78 12C70 18 64 26 62 36ZM42 27C44 18 52 12 60 12C54 18 52 24 50 30Z", _BONE)
    spines = path("M64 36l10-2-5 9 10 1-7 8 9 4-9 5Z", "#1d4733")
    eye = oval(34, 42, 5, 4, "#ffe14d") + oval(34, 42, 1.3, 3.6, "#1a130c") + stroke("M26 38L40 36", "#1d4733", 2.4)
    fire = path("M6 60C-2 74 4 86 0 100C10 94 8 84 16 80C12 92 20 96 16 106C28 94 24 76 14 66Z", "#f08a2c")
    core = path("M8 66C6 76 8 84 6 92C12 86 14 78 12 70Z", "#ffd75e")
    return (
        wing
        + ribs
        + spines
        + neck
        + belly
        + scales
        + jaw
        + head
        + teeth
        + horns
        + eye
        + dot(11, 50, 1.6, "#1d4733")
        + fire
        + core
    )


FOES: Mapping[str, Html] = {
    "barbarians": _barbarians(),
    "goblins": _goblins(),
    "orcs": _orcs(),
    "zombies": _zombies(),
    "demons": _demons(),
    "dragons": _dragons(),
}


def foe_symbols(kinds: Iterable[str]) -> Html:
    """foe-goblins ..."""
    return join(symbol(f"foe-{kind}", f"0 0 {WIDTH} {HEIGHT}", FOES[kind]) for kind in kinds)
