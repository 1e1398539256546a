"""Companies: people who set out together."""

from collections.abc import Callable, Mapping

from regalia.art.faces import PEOPLE
from regalia.art.ink import box, dot, g, oval, path, placed, stroke
from regalia.art.masonry import door, flag, ship, wall
from regalia.art.terrain import peak, tree
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.shown.art.scenes.props import (
    HELM,
    bust,
    coins,
    crystal,
    figure,
    fire,
    glow,
    sea,
    turned,
    wagon,
    wheel,
)


def _navigators() -> Html:
    gulls = stroke("M10 20q4 -5 7 0q4 -5 7 0M70 32q3 -4 6 0q3 -4 6 0", "#fdf6e3", 1.8)
    return sea(60) + gulls + ship(46, 63, 1.1)


def _burst(x: float, y: float, r: float, fill: str) -> Html:
    """A rocket that has just opened."""
    rays = "M0 -1V-.4M.7 -.7L.28 -.28M1 0H.4M.7 .7L.28 .28M0 1V.4M-.7 .7L-.28 .28M-1 0H-.4M-.7 -.7L-.28 -.28"
    return g(stroke(rays, fill, 0.16), dot(0, 0, 0.2, "#fff6dc"), at=(x, y), scale=r)


def _artificers() -> Html:
    sky = _burst(24, 20, 15, "#fff1b0") + _burst(62, 14, 11, "#b3202e") + _burst(44, 34, 8, "#5a2f7d")
    barrel = path("M36 62L70 42L78 54L44 76Z", "#5d6672") + path("M42 70L76 50L78 54L44 76Z", "#3b424c")
    muzzle = oval(74, 48, 4, 7.6, "#20242b", transform="rotate(-32 74 48)")
    carriage = path("M30 74L40 58L60 72L54 82H30Z", "#8a5a34") + wheel(50, 76, 10)
    torch = stroke("M25 62L36 54", "#6e4526", 2) + fire(37, 55, 10)
    return sky + barrel + muzzle + carriage + figure(20, 82, "#7d4fa6", 1.25) + torch


def _soldier(x: float, y: float, scale: float, coat: str) -> Html:
    spear = stroke("M9 2V-40", "#6e4526", 1.8) + path("M6.6 -38L9 -48L11.4 -38Z", "#d8dde3")
    shield = path("M-8 -13H4V-7C4 -2 1 1 -2 2C-5 1 -8 -2 -8 -7Z", "#7d4fa6", stroke="#f0d08a", stroke_width=1.2)
    return g(spear, figure(0, 0, coat, 1, HELM), shield, at=(x, y), scale=scale)


def _great_army() -> Html:
    banners = flag(30, 70, 62, "#7d4fa6", 18) + flag(64, 70, 54, "#8e2b2b", 16)
    rear = join(_soldier(x, 66, 0.8, "#6e5232") for x in (12, 26, 40, 54, 68, 82))
    front = join(_soldier(x, 84, 1.1, "#8e2b2b") for x in (16, 38, 60, 82))
    return banners + rear + front


def _scouts() -> Html:
    return tree(10, 70, 34) + tree(84, 68, 40) + tree(74, 66, 24) + bust(PEOPLE["huntress"])


def _caravan() -> Html:
    dunes = path("M0 64C20 52 50 58 94 50V88H0Z", "#d9b676")
    return dunes + wagon(18, 42, 0.5, "#e6c3a0") + wagon(50, 52, 1.12) + coins((12, 80), (20, 82), (15, 77))


def _builders() -> Html:
    work = wall(40, 80, 48, 26) + wall(40, 54, 30, 12) + wall(40, 42, 14, 10)
    joints = stroke(
        "M41 61h46M41 67h46M41 73h46M48 55v6M60 61v6M52 67v6M70 67v6M64 73v6M78 55v6M48 43v10M58 43v10M41 48h28",
        "#8f877b",
        1,
    )
    ladder = stroke("M30 82L46 34M37 84L53 36M33 74h6M35.5 66h6M38 58h6M40.5 50h6M43 42h6", "#86572f", 2.2)
    mason = (
        figure(76, 55, "#3f6b8a", 1)
        + stroke("M70 46L63 40", "#e3b088", 2.4)
        + stroke("M60 42L65 36", "#7a5230", 2)
        + box(56, 33, 9, 5, "#8d96a3", 1)
    )
    mate = figure(16, 82, "#a8683a", 1.3) + box(18, 62, 12, 7, "#c9653f", 1) + box(20, 56, 12, 6, "#d98560", 1)
    return work + joints + ladder + mason + mate


def _recruiter() -> Html:
    recruits = (
        figure(58, 72, "#6b7a4a", 0.95)
        + figure(72, 70, "#7a5a38", 0.95, skin="#b97f55")
        + figure(84, 74, "#4f6b85", 0.95)
    )
    plume = path("M-8 -2C-6 -10 6 -10 8 -2Q0 -5 -8 -2Z", "#25364f") + path(
        "M3 -7C8 -14 14 -12 14 -9C10 -9 8 -6 6 -4Z", "#f4efe2"
    )
    scroll = box(42, 48, 14, 18, "#fff6dc", 2) + stroke("M45 53h8M45 57h8M45 61h5", "#8a7350", 1.2)
    drum = (
        path("M42 72H60V84H42Z", "#b3202e")
        + oval(51, 72, 9, 3, "#fff6dc")
        + stroke("M42 73L48 84L54 73L60 84", "#f0d08a", 1.3)
    )
    banner = flag(12, 82, 74, "#7d4fa6", 24)
    return (
        recruits + banner + figure(29, 84, "#7d4fa6", 1.8, plume) + stroke("M36 64L44 57", "#7d4fa6", 4) + scroll + drum
    )


def _royal_guard() -> Html:
    def halberd(x: float, turn: int) -> Html:
        blade = path("M2 -34C12 -36 14 -26 12 -20C8 -24 6 -24 2 -24Z", "#d8dde3") + path(
            "M-2 -38L0 -48L2 -38Z", "#d8dde3"
        )
        return turned(stroke("M0 46V-38", "#6e4526", 3) + blade, x, 50, turn)

    crown = path("M31 40L29 27L37 33L46 23L55 33L63 27L61 40Z", "#f3c74f") + path(
        "M46 23L55 33L63 27L61 40H46Z", "#d29c2c"
    )
    return halberd(22, -14) + halberd(72, 14) + bust(PEOPLE["knight"], 8, 14, 0.76) + crown


def _brother(x: float, y: float, scale: float) -> Html:
    cloak = path("M-20 34C-20 6 -12 -4 -11 -12C-10 -24 10 -24 11 -12C12 -4 20 6 20 34Z", "#3f2a55")
    lit = path("M-20 34C-20 6 -12 -4 -11 -12C-10 -20 -4 -22 0 -22C-8 -10 -10 12 -8 34Z", "#5b4076")
    face = path("M-7 -8C-7 -18 7 -18 7 -8C7 0 3 4 0 5C-3 4 -7 0 -7 -8Z", "#150c20")
    return g(cloak, lit, face, stroke("M-4 -8l3 1M4 -8l-3 1", "#ffe27a", 1.8), at=(x, y), scale=scale)


def _secret_brotherhood() -> Html:
    night = box(0, 0, 94, 88, "#1d1230", opacity=".62")
    candle = glow(47, 58, 20, "#ffd75e") + box(44, 66, 6, 20, "#fff6dc") + fire(47, 66, 13)
    return night + _brother(18, 54, 0.9) + _brother(76, 54, 0.9) + _brother(47, 40, 1.15) + candle


def _expeditionary_corps() -> Html:
    range_ = peak(24, 64, 34, 50) + peak(66, 62, 36, 58)

    def walker(x: float, y: float, robe: str, scale: float) -> Html:
        pack = box(-11, -15, 7, 10, "#8a5a34", 2) + box(-12, -18, 9, 4, "#d8cbab", 2)
        return g(pack, figure(0, 0, robe), stroke("M8 1L6 -22", "#6e4526", 1.6), at=(x, y), scale=scale)

    party = walker(18, 84, "#4f7a4a", 1.2) + walker(42, 83, "#8e3b2b", 1.2) + walker(66, 82, "#2f5590", 1.25)
    return range_ + flag(76, 84, 52, "#7d4fa6", 14) + party


def _yurt(x: float, y: float, w: float, band: str) -> Html:
    roof = path("M-1 -.7Q-.6 -1.4 0 -1.5Q.6 -1.4 1 -.7Z", "#e9d4a8") + path("M0 -1.5Q.6 -1.4 1 -.7H.4Z", "#b99a62")
    side = wall(-0.92, 0, 1.84, 0.72, ("#f6ead0", "#cdb98c")) + box(-0.92, -0.66, 1.84, 0.16, band)
    smoke = stroke("M0 -1.5q-.2 -.25 0 -.5t0 -.5", "#fff6dc", 0.12, opacity=".7")
    return placed(smoke + side + roof + door(0, 0, 0.5, 0.56, "#6e3219"), x, y, w)


def _tatis_tribe() -> Html:
    """Felt houses around a fire, and the painted stone of the tribe."""
    stone = path("M70 84L72 36Q79 26 87 36L90 84Z", "#b9b4aa") + path("M81 30Q85 32 87 36L90 84H80Z", "#85807a")
    signs = stroke("M80 46a5 5 0 1 1 -.1 0M80 49a2 2 0 1 1 -.1 0M75 62h11M75 67l3 4 3 -4 3 4 3 -4", "#b3452e", 1.8)
    fur = path("M-6 0C-7 -7 7 -7 6 0Q0 -3 -6 0Z", "#6e4526") + stroke("M-6 0H6", "#f6ead0", 2.4)
    hearth = glow(52, 76, 15, "#ffd75e") + fire(52, 84, 17)
    return (
        _yurt(16, 66, 15, "#3f7f7a")
        + _yurt(48, 64, 18, "#b3452e")
        + stone
        + signs
        + hearth
        + figure(28, 85, "#3f6b8a", 1.35, fur)
    )


def _griffin_knights() -> Html:
    wing = path(
        "M34 44C26 26 10 12 -2 12C4 18 4 22 0 26C8 28 8 32 4 36C12 38 14 42 12 46C20 48 28 52 36 54Z", "#f4e3bd"
    )
    quills = stroke("M30 42C22 32 14 26 8 24M30 46C22 40 16 36 10 36M32 50C26 47 22 45 18 46", "#b98a3a", 1.6)
    body = path(
        "M16 62C16 50 26 46 38 48C50 48 56 44 60 36C68 34 76 38 78 42C76 54 70 64 58 68C44 72 18 74 16 62Z",
        "#c98f3f",
    )
    neck = path(
        "M54 50C60 46 60 34 66 28C72 22 82 24 84 32C80 34 77 38 77 43C75 54 70 60 62 62C56 62 52 56 54 50Z", "#f6ead0"
    )
    beak = (
        path("M80 28C88 28 92 36 88 44C86 39 83 37 78 38Z", "#e0a52f")
        + dot(76, 32, 1.7, "#20160d")
        + path("M66 26L62 16L72 24Z", "#f6ead0")
    )
    legs = stroke("M26 66L18 78L24 82M40 68L36 82L42 84", "#a8702a", 4.6) + stroke(
        "M62 62L70 74L78 76M68 58L80 66L88 66", "#e0a52f", 3.8
    )
    tail = stroke("M18 60C8 60 6 70 4 78", "#c98f3f", 3.4) + dot(4, 79, 4, "#6e4526")
    rider = (
        figure(44, 52, "#5d6672", 1.25, HELM)
        + stroke("M34 54L88 8", "#6e4526", 2)
        + path("M86 4L92 4L89 11Z", "#d8dde3")
    )
    return tail + legs + body + neck + beak + rider + wing + quills


def _flask(x: float, y: float, fill: str) -> Html:
    glass = path(f"M{x - 3} {y - 20}h6v7l6 9q1 4 -4 4h-10q-5 0 -4 -4l6 -9Z", "#eaf6f5", opacity=".95")
    brew = path(f"M{x - 6} {y - 9}h12l3 5q1 4 -4 4h-10q-5 0 -4 -4Z", fill)
    return glass + brew + box(x - 4, y - 22, 8, 3, "#8a5a34", 1) + dot(x - 3, y - 4, 1.4, "#fff", opacity=".7")


def _alchemist_order() -> Html:
    table = box(0, 74, 94, 14, "#7a4f2b") + box(0, 74, 94, 3, "#a8764a")
    flasks = join(
        _flask(x, 75, fill) for x, fill in ((13, "#a9aeb7"), (32, "#7a49a5"), (62, "#e3ac2f"), (81, "#5cabdd"))
    )
    return bust(PEOPLE["alchemist"], 15, 4, 0.64) + table + flasks + crystal(47, 75, 17)


COMPANIES: Mapping[str, Callable[[], Html]] = {
    "navigators": _navigators,
    "artificers": _artificers,
    "great-army": _great_army,
    "scouts": _scouts,
    "caravan": _caravan,
    "builders": _builders,
    "recruiter": _recruiter,
    "royal-guard": _royal_guard,
    "secret-brotherhood": _secret_brotherhood,
    "expeditionary-corps": _expeditionary_corps,
    "tatis-tribe": _tatis_tribe,
    "griffin-knights": _griffin_knights,
    "alchemist-order": _alchemist_order,
}
