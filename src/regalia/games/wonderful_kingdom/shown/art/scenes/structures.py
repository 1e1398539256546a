"""Structures: what feeds, houses and guards a duchy."""

from collections.abc import Callable, Mapping

from regalia.art.ink import box, dot, oval, path, stroke
from regalia.art.masonry import (
    OCHRE,
    SLATE,
    TEAL,
    TILE,
    TIMBER,
    WHITE,
    cottage,
    door,
    flag,
    gable,
    hip,
    panes,
    rampart,
    ship,
    tower,
    wall,
)
from regalia.art.terrain import bush, peak, tree
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.shown.art.scenes.props import (
    HELM,
    arcade,
    barrel,
    crate,
    crystal,
    figure,
    glow,
    sack,
    sea,
    sparks,
    standing,
)


def _farm() -> Html:
    furrows = stroke("M2 84L18 74M22 86L34 75M48 86L50 76M74 86L66 75M92 84L80 74", "#6d8848", 2.4)
    return furrows + standing("farms", 2, 16, 1.3)


def _hamlet() -> Html:
    well = wall(60, 80, 12, 7) + stroke("M61 73V64M71 73V64", "#6e4526", 2) + gable(58, 65, 16, 7, TILE)
    homes = cottage(14, 60, 16, 14, SLATE) + cottage(54, 58, 17, 14, TILE, OCHRE) + cottage(26, 78, 20, 17, TILE)
    return tree(82, 62, 20) + homes + well + bush(12, 72, 5)


def _guildhall() -> Html:
    cart = box(58, 73, 18, 5, "#8a5a34") + dot(62, 80, 4, "#4a2f18") + dot(73, 80, 4, "#4a2f18") + sack(65, 73, 10)
    return standing("merchants-guild", 4, 13, 1.36) + cart + barrel(14, 80, 13)


def _barracks() -> Html:
    spears = stroke("M52 83V48M84 83V48", "#6e4526", 1.8) + path("M50 50L52 42L54 50ZM82 50L84 42L86 50Z", "#e3e8ee")
    guards = figure(60, 83, "#2f5590", 1.15, HELM) + figure(76, 83, "#2f5590", 1.15, HELM)
    return standing("barracks", 2, 10, 1.32) + spears + guards


def _harbor() -> Html:
    quay = path("M0 60H50V70H0Z", "#b9a98a") + stroke("M6 70V80M20 70V80M34 70V80M46 70V80", "#6e4526", 3)
    return sea(60) + quay + standing("inn", -6, 14, 1.05) + crate(38, 60, 8) + ship(68, 64, 0.72)


def _quarry() -> Html:
    blocks = wall(60, 80, 13, 9, WHITE) + wall(74, 80, 12, 9) + wall(67, 71, 12, 8, WHITE)
    return standing("quarry", 0, 16, 1.3) + blocks


def _high_wall() -> Html:
    curtain = rampart(14, 80, 66, 42, n=8)
    joints = stroke("M22 52h9M44 48h10M60 54h9M24 64h8M62 66h9M40 58h7", "#8f877b", 1.1)
    gate = door(47, 80, 20, 28) + stroke("M41 80V57M47 80V53M53 80V57M38 64H56M38 72H56", "#8a6a45", 1.6)
    towers = tower(3, 80, 20, 58) + tower(71, 80, 20, 58)
    return curtain + joints + gate + towers + panes((13, 44), (81, 44), r=2.2) + flag(47, 34, 18, w=12)


def _alchemical_forge() -> Html:
    smoke = path("M31 20q-8 -6 0 -11t3 -9q9 8 2 13t2 7Z", "#7fae9b", opacity=".9")
    house = wall(8, 78, 40, 32) + gable(3, 47, 50, 20, SLATE) + wall(26, 36, 10, 18) + smoke
    hearth = door(27, 78, 17, 20) + path("M21 78C18 70 24 68 26 62C32 68 37 70 33 78Z", "#f08a2c")
    flask = path("M64 40H72V50L83 70Q84 78 76 78H60Q52 78 53 70L64 50Z", "#e9f6f5", opacity=".92")
    brew = path("M58 62H78L83 70Q84 78 76 78H60Q52 78 53 70Z", "#e2557f") + path(
        "M72 62H78L83 70Q84 78 76 78H70Q78 70 72 62Z", "#a3264f"
    )
    rim = box(62, 37, 12, 4, "#8a5a34", 1.5) + sparks("#ffd3e0", (63, 69), (70, 73), (68, 57), r=1.8)
    return house + hearth + glow(68, 66, 20, "#ff8fb3") + flask + brew + rim


def _royal_stores() -> Html:
    barns = join(
        wall(x, 72, 26, 28, TIMBER)
        + gable(x - 2, 45, 30, 17, roof)
        + door(x + 12, 72, 12, 16)
        + panes((x + 12, 50), r=2)
        for x, roof in ((4, SLATE), (34, TILE), (64, SLATE))
    )
    goods = (
        barrel(12, 82, 15)
        + barrel(22, 83, 15)
        + sack(38, 82, 13)
        + sack(48, 83, 13)
        + crate(60, 82, 12)
        + crate(73, 83, 12)
    )
    return barns + goods


def _aqueduct() -> Html:
    hill = peak(80, 62, 26, 34) + peak(60, 60, 20, 22)
    upper = arcade(-4, 44, 82, 22, 6, "#e3ddd0", 4) + box(-4, 20, 82, 5, "#a9a195")
    lower = arcade(-4, 78, 82, 34, 4, "#d9d3c6", 5) + box(-4, 42, 82, 3.4, "#a9a195")
    water = (
        box(-4, 17, 82, 4, "#5fb0d6")
        + path("M76 17H82Q86 18 86 30V78H78V26Z", "#5fb0d6")
        + stroke("M81 24V74", "#d9f0f7", 1.6)
    )
    pool = oval(82, 79, 16, 6, "#3f86ad") + stroke("M72 79q4 -3 8 0t8 0", "#cfe9f2", 1.4)
    return hill + upper + lower + water + pool


def _river_post() -> Html:
    river = path("M94 54C70 56 66 62 40 64C18 66 8 74 0 76V88H94Z", "#3f86ad") + stroke(
        "M54 70q4 -4 8 0t8 0M20 82q4 -4 8 0t8 0", "#cfe9f2", 1.6
    )
    stilts = stroke("M14 62V76M26 62V78M40 62V76", "#6e4526", 3) + box(8, 59, 42, 4, "#8a5a34")
    house = (
        wall(12, 59, 24, 18, OCHRE)
        + hip(8, 42, 32, 12, TEAL)
        + door(20, 59, 7, 11)
        + panes((30, 53), r=2, fill="#f7d77a")
    )
    barge = (
        path("M46 70H88L82 79H52Z", "#7a4f2b")
        + path("M70 70H88L82 79H68Z", "#59371b")
        + crate(54, 70, 10)
        + barrel(70, 70, 12)
        + sack(79, 70, 10)
    )
    return river + tree(84, 54, 26) + tree(70, 54, 20) + stilts + house + crate(40, 59, 7) + barge


def _watchtower() -> Html:
    light = glow(46, 22, 26, "#7fe3ea") + path("M46 20L4 2V16ZM46 20L90 26V40Z", "#c9f6f7", opacity=".5")
    shaft = tower(35, 80, 22, 44) + door(46, 80, 10, 14) + panes((46, 58), r=2.2, fill="#7fe3ea")
    stairs = stroke("M36 66h7M36 70h5", "#8f877b", 1.2)
    gem = crystal(46, 31, 26, "#e4fdff", "#5fc9d6", "#2b7f94")
    ring = oval(46, 22, 17, 5, "none", stroke="#fff3b0", stroke_width=1.8, transform="rotate(-12 46 22)")
    return (
        light
        + bush(24, 76, 6)
        + tree(74, 76, 24)
        + shaft
        + stairs
        + gem
        + ring
        + sparks("#fff3b0", (24, 34), (68, 12), (30, 10))
    )


STRUCTURES: Mapping[str, Callable[[], Html]] = {
    "farm": _farm,
    "hamlet": _hamlet,
    "guildhall": _guildhall,
    "barracks": _barracks,
    "harbor": _harbor,
    "quarry": _quarry,
    "high-wall": _high_wall,
    "alchemical-forge": _alchemical_forge,
    "royal-stores": _royal_stores,
    "aqueduct": _aqueduct,
    "river-post": _river_post,
    "watchtower": _watchtower,
}
