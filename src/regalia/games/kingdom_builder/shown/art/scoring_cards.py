"""The pictures of the scoring cards, 84 x 96: a sky of dawn and one thing worth looking at."""

from collections.abc import Callable, Mapping

from regalia.art.faces import bust
from regalia.art.ink import box, clip, dot, fade, g, path, stroke, symbol, use
from regalia.art.masonry import (
    OCHRE,
    PLUM,
    SLATE,
    TEAL,
    TILE,
    WHITE,
    castle,
    cottage,
    door,
    flag,
    gable,
    panes,
    rampart,
    tower,
    wall,
)
from regalia.art.terrain import bush, peak, tree
from regalia.core.html import Html, join

WIDTH, HEIGHT = 84, 96


def _fishermen() -> Html:
    water = path("M0 58H84V96H0Z", "#4a90b6")
    waves = stroke("M6 70q5 -4 10 0t10 0M50 84q5 -4 10 0t10 0M12 88q4 -3 8 0t8 0", "#d3ecf5", 2)
    hull = path("M14 56H70L62 72H24Z", "#8a5a34") + path("M44 56H70L62 72H46Z", "#65401f")
    sails = path("M45 14C64 22 66 40 64 50H45Z", "#fdf6e3") + path("M39 20C28 26 24 38 23 50H39Z", "#e3d5b4")
    fish = path("M54 84c6 -5 12 -5 17 0l5 -4v8l-5 -4c-5 5 -11 5 -17 0Z", "#f2c66b")
    return water + waves + hull + stroke("M42 56V12", "#3f2713", 3) + sails + fish


def _miners() -> Html:
    """A gallery under the peaks, rails, and a cart full of ore."""
    range_ = peak(22, 70, 34, 58) + peak(64, 70, 32, 50)
    slope = path("M0 68C24 58 60 58 84 66V96H0Z", "#8b8175") + path("M46 60C62 60 74 62 84 66V96H60Z", "#746b61")
    props = stroke("M16 77V50M44 77V50", "#6e4526", 5) + stroke("M11 49H49", "#8a5a34", 6)
    mouth = door(30, 76, 28, 30, "#1d1611") + props
    rails = stroke("M24 76L6 96M34 76L66 96", "#4c4a4d", 2.2) + stroke("M22 80H38M17 86H48M12 92H58", "#6e4526", 2.6)
    ore = join(
        path(f"M{x} {y}l4 -5 5 2 2 5Z", fill)
        for x, y, fill in ((49, 74, "#5f574e"), (57, 73, "#f0bf45"), (64, 75, "#5f574e"), (53, 70, "#f7d77a"))
    )
    cart = (
        path("M45 73H80L75 87H50Z", "#8a5a34")
        + path("M66 73H80L75 87H64Z", "#65401f")
        + stroke("M45 73.5H80", "#4c4a4d", 2.6)
    )
    wheels = join(dot(x, 88, 4.4, "#33302b") + dot(x, 88, 1.6, "#b9b4aa") for x in (54, 71))
    return range_ + slope + mouth + rails + ore + cart + wheels


def _workers() -> Html:
    """A tower half built: scaffold, crane, a block in the air."""
    hill = path("M0 78C26 70 58 72 84 78V96H0Z", "#9fae68") + path("M0 86C30 80 60 82 84 87V96H0Z", "#86985a")
    shaft = wall(38, 84, 28, 42) + path("M38 43v-7h8v4h8v-7h6v10Z", "#d9d3c6") + box(57, 39, 9, 6, "#a9a195")
    joints = stroke("M39 52h10M52 52h9M39 62h6M48 62h14M40 72h12M56 72h7M44 46v5M50 57v5M45 67v4", "#8f877b", 1)
    poles = stroke("M33 84V30M71 84V34M30 66H74M30 48H74", "#6e4526", 2.6) + stroke("M33 66L71 48", "#8a5a34", 2)
    jib = stroke("M13 22L54 8", "#8a5a34", 4) + stroke("M20 34L34 15", "#8a5a34", 2.6)
    crane = stroke("M20 84V14", "#6e4526", 4) + jib
    block = stroke("M50 10V20M44 24L50 19L56 24", "#33261c", 1.2) + wall(43, 33, 14, 9, WHITE)
    pile = wall(4, 88, 11, 8) + wall(13, 88, 11, 8, WHITE) + wall(8, 80, 11, 8)
    return hill + shaft + joints + door(52, 84, 9, 13) + poles + crane + block + pile


def _wagon() -> Html:
    wheels = join(
        dot(x, 20, 9, "#4a2f18") + dot(x, 20, 6.2, "#c79b62") + stroke(f"M{x - 6} 20h12M{x} 14v12", "#4a2f18", 1.8)
        for x in (-14, 14)
    )
    cover = path("M-26 4C-28 -26 26 -26 26 4Z", "#fdf6e3")
    shade = path("M4 -18C22 -16 26 -6 26 4H8C12 -4 10 -14 4 -18Z", "#d8cbab")
    return cover + shade + path("M-28 4H28V12H-28Z", "#8a5a34") + wheels


def _merchants() -> Html:
    sand = path("M0 66C26 58 56 60 84 68V96H0Z", "#c9a86a")
    coins = ((70, 88), (76, 84), (70, 80))
    gold = join(dot(x, y, 5, "#f0bf45", stroke="#6b4709", stroke_width=1.2) for x, y in coins)
    return sand + castle(64, 66, 0.62) + g(_wagon(), at=(33, 62), scale=0.95) + gold


def _discoverers() -> Html:
    """A scout, and a banner on every ridge behind her."""
    ridges = (("#8fb0a0", 40, 66), ("#a9bd82", 52, 16), ("#8fa85a", 66, 72))
    hills = join(
        path(f"M0 {y + 6}C20 {y - 6} 44 {y + 8} 84 {y - 2}V96H0Z", fill) + flag(x, y + 3, 20, "#c9403a", 12)
        for fill, y, x in ridges
    )
    return hills + g(bust("scout"), at=(-4, 30), scale=0.72)


def _knights() -> Html:
    hill = path("M0 74C20 64 60 66 84 76V96H0Z", "#8fa85a")
    banner = stroke("M72 96V6", "#5d3c1e", 4) + path("M72 8H44L51 18L44 28H72Z", "#8e2b2b")
    return hill + banner + g(bust("knight"), at=(-8, 16), scale=0.86)


def _hermits() -> Html:
    """A lantern in the wood, far from everybody."""
    wood = path("M0 62C26 54 58 56 84 62V96H0Z", "#4f7a4a") + join(
        tree(x, y, h) for x, y, h in ((8, 66, 42), (24, 62, 30), (66, 63, 34), (80, 68, 46), (46, 60, 24))
    )
    night = box(0, 0, WIDTH, HEIGHT, "#1c2747", opacity=".66")
    moon = path("M62 9A10 10 0 1 0 73 23A8.5 8.5 0 1 1 62 9Z", "#fff3c8")
    stars = join(dot(x, y, 1, "#fff3c8") for x, y in ((12, 12), (28, 20), (40, 8), (18, 30), (78, 36), (46, 22)))
    return wood + night + moon + stars + g(bust("hermit"), at=(-5, 18), scale=0.8)


def _citizens() -> Html:
    """Roof by roof a town inside its wall."""
    hill = path("M0 70C20 40 60 36 84 66V96H0Z", "#9fae68")
    church = wall(38, 46, 11, 24, WHITE) + gable(35.5, 23, 16, 16, SLATE) + panes((43, 36), r=1.8)
    back = cottage(12, 56, 13, 12, TILE) + cottage(27, 52, 12, 11, SLATE, OCHRE) + cottage(52, 51, 13, 12, TILE, OCHRE)
    middle = (
        cottage(4, 68, 15, 13, SLATE)
        + cottage(22, 67, 15, 13, TILE, OCHRE)
        + cottage(40, 66, 16, 14, PLUM)
        + cottage(59, 66, 15, 13, TEAL)
    )
    front = cottage(12, 82, 16, 14, TILE, OCHRE) + cottage(33, 82, 17, 15, TEAL) + cottage(55, 82, 16, 14, TILE)
    joints = stroke("M2 90h9M20 87h8M60 90h10M52 86h6", "#8f877b", 1)
    rim = rampart(-4, 96, 92, 13, n=10) + door(42, 96, 13, 12) + joints
    return hill + church + back + middle + front + rim


def _farmers() -> Html:
    """Furrows up to the barn, and the one who drew them."""
    field = path("M0 56C26 48 58 48 84 54V96H0Z", "#b9964f")
    furrows = stroke("M34 53L-14 92M40 52L8 98M47 52L44 98M53 52L78 98M58 53L100 92", "#8a6a30", 2.6)
    barn = wall(56, 56, 20, 13, ("#c04a35", "#96342a")) + gable(53, 44, 26, 12, ("#7d3a25", "#5b2818"))
    leaf = bush(10, 52, 5) + bush(19, 51, 4)
    return field + furrows + barn + door(64, 56, 7, 9, "#f6e6c0") + leaf + g(bust("farmer"), at=(-7, 22), scale=0.78)


def _lords() -> Html:
    """A lord before his towers."""
    hill = path("M0 72C22 64 60 64 84 72V96H0Z", "#8fa85a")
    keep = tower(4, 74, 15, 46) + tower(66, 74, 15, 46) + rampart(17, 74, 51, 26, n=7)
    banners = flag(11, 27, 17, "#6b2440", 13) + flag(73, 27, 17, "#6b2440", 11)
    windows = panes((11, 46), (73, 46), r=2.2)
    return hill + keep + windows + banners + g(bust("lord"), at=(4, 14), scale=0.76)


_PICTURES: Mapping[str, Callable[[], Html]] = {
    "fishermen": _fishermen,
    "miners": _miners,
    "workers": _workers,
    "merchants": _merchants,
    "discoverers": _discoverers,
    "knights": _knights,
    "hermits": _hermits,
    "citizens": _citizens,
    "farmers": _farmers,
    "lords": _lords,
}


def vignettes(*cards: str) -> Html:
    """The symbols aim-fishermen ... for these scoring cards."""
    dawn = fade("dawn", (0, "#8fb7cf", 1), (0.75, "#f6dfb0", 1))
    window = clip("aim-window", box(0, 0, WIDTH, HEIGHT, "#000", 6))
    return dawn + window + join(symbol(f"aim-{card}", f"0 0 {WIDTH} {HEIGHT}", _framed(card)) for card in cards)


def _framed(card: str) -> Html:
    view = g(box(0, 0, WIDTH, HEIGHT, "url(#dawn)"), _PICTURES[card](), clip_path="url(#aim-window)")
    return view + box(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, "none", 6, stroke="#6e4c0d", stroke_width=1.5)


def vignette(card: str, x: float, y: float, width: float) -> Html:
    return use(f"aim-{card}", x, y, width, width * HEIGHT / WIDTH)
