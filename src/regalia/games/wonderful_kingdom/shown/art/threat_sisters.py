"""The four sisters of misfortune: one face, four fates, drawn on 120 x 104."""

from regalia.art.ink import dot, g, oval, path, stroke
from regalia.core.html import Html, join


def _sister(skin: str, shade: str, robe: str, fold: str, hair: str, eye: str) -> Html:
    """Turned to us, the hair loose to both sides."""
    mane = path(hair, fold)
    body = path("M20 104C24 82 42 74 60 72C78 74 96 82 100 104Z", robe) + path("M62 72C80 74 96 82 100 104H72Z", fold)
    head = path("M44 44C44 26 76 26 76 44C76 60 70 70 60 73C50 70 44 60 44 44Z", skin) + path(
        "M61 31C71 32 76 36 76 44C76 60 70 70 60 73C66 62 68 46 61 31Z", shade
    )
    gaze = join(path(f"M{x - 5} 47q5-5 10 0q-5 4-10 0Z", eye) for x in (53, 67)) + stroke(
        "M47 41L57 44M73 41L63 44", "#20181c", 1.8
    )
    return mane + body + head + gaze + stroke("M55 62q5-2 10 0", "#5e2a33", 1.8)


def tempest() -> Html:
    hair = (
        "M60 22C36 14 14 26 2 12C6 30 16 34 8 44C22 48 26 42 34 52L46 40"
        "L60 30L74 40C86 28 92 42 112 26C100 28 104 12 118 8C96 4 82 22 60 22Z"
    )
    clouds = join(dot(x, y, r, "#45556f") for x, y, r in ((10, 4, 16), (34, -2, 16), (88, -2, 17), (112, 4, 15)))
    bolts = path("M18 44L8 66H17L9 88L30 58H20L27 44ZM102 40L92 62H101L94 84L114 54H104L110 40Z", "#ffe27a")
    rain = stroke("M38 84l-4 12M52 88l-4 12M70 86l-4 12M86 88l-4 12", "#bfe3f7", 2)
    return clouds + _sister("#cfdbe8", "#9fb0c6", "#3d5a86", "#263a5c", hair, "#2fd0ff") + bolts + rain


def drought() -> Html:
    hair = (
        "M60 20C40 20 36 40 34 60C32 74 24 84 22 92L44 74L48 44L60 34"
        "L72 44L76 74L98 92C96 84 88 74 86 60C84 40 80 20 60 20Z"
    )
    rays = join(
        path("M-4 -36L0 -52L4 -36Z", "#fff1b8", transform=f"translate(60 40) rotate({turn})")
        for turn in range(-100, 101, 25)
    )
    disc = dot(60, 40, 33, "#ffe07a")
    sand = g(
        path("M0 96C30 86 50 98 80 92C100 88 110 92 120 90V104H0Z", "#e0b066"),
        stroke("M14 100l8-6 6 6M48 102l6-8 8 6 6-6M96 100l6-7 8 4", "#8a4a22", 1.8),
    )
    return rays + disc + _sister("#c98a5a", "#a3663a", "#d9a04a", "#a86a2a", hair, "#7a1f0f") + sand


def disease() -> Html:
    hair = (
        "M60 18C34 18 32 44 34 62C28 78 22 88 24 104H40L46 44L60 34"
        "L74 44L80 104H96C98 88 92 78 86 62C88 44 86 18 60 18Z"
    )
    sores = join(dot(x, y, 2, "#8c3f5a") for x, y in ((50, 55), (69, 56), (63, 38)))
    flies = join(
        oval(x, y, 2.6, 1.7, "#15181d") + oval(x, y - 2.2, 3.4, 1.2, "#fff", opacity=".55")
        for x, y in ((14, 26), (28, 12), (98, 20), (108, 44), (16, 56))
    )
    cup = (
        path("M84 78H106L102 94H98V100H104V104H86V100H92V94H88Z", "#8f8a52")
        + oval(95, 78, 11, 3.4, "#c7f04a")
        + join(dot(x, y, r, "#c7f04a", opacity=".75") for x, y, r in ((92, 68, 3.4), (99, 60, 2.6), (94, 52, 1.8)))
    )
    return _sister("#c7cf9a", "#98a36b", "#5b6b33", "#3b4722", hair, "#c7f04a") + sores + flies + cup


def famine() -> Html:
    hair = (
        "M60 22C40 22 38 40 38 56C38 76 34 90 36 100L46 72L48 44L60 36"
        "L72 44L74 72L84 100C86 90 82 76 82 56C82 40 80 22 60 22Z"
    )
    bones = stroke("M50 58Q53 64 52 68M70 58Q67 64 68 68", "#6e655a", 2.2) + stroke(
        "M46 82Q60 90 74 82M44 90Q60 98 76 90", "#8a8073", 2.2
    )
    bare = stroke("M14 104V56M14 72L4 60M14 66L24 50M106 104V60M106 78L116 64M106 72L96 58", "#241f1a", 3)
    bowl = path("M42 94H78C78 106 42 106 42 94Z", "#8a6238") + oval(60, 94, 18, 4, "#2b1d10")
    return (
        bare
        + _sister("#d8cfc0", "#aaa090", "#6b635a", "#4a443d", hair, "#fff")
        + dot(53, 47, 1.8, "#20181c")
        + dot(67, 47, 1.8, "#20181c")
        + bones
        + bowl
    )
