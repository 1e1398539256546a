"""What people in portraits wear and carry."""

from regalia.art.ink import dot, oval, path, stroke
from regalia.core.html import Html, join

GOLD, WOOD, STEEL, DARK_HAIR = "#f0bf45", "#86572f", "#c4cad3", "#2b1c14"
LIPS = stroke("M45 62.5q5 3 10 0", "#e9a58e", 2)


def wreath(fill: str, y: float = 36) -> Html:
    """Leaves around the brow."""
    leaves = ((33, 4, -50), (38, 0, -30), (44, -2, -12), (56, -2, 12), (62, 0, 30), (67, 4, 50))
    return join(oval(x, y + dy, 3, 5.4, fill, transform=f"rotate({turn} {x} {y + dy})") for x, dy, turn in leaves)


def spectacles(*spots: float) -> Html:
    """Two lenses around the middles of the eyes."""
    lenses = join(dot(x, 50, 5.4, "#fff", fill_opacity=".35", stroke="#6b4709", stroke_width=1.5) for x in spots)
    return lenses + stroke("M49 50h2", "#6b4709", 1.5)


def eye_patch() -> Html:
    """Over one eye."""
    return stroke("M33 42L67 50", "#20242b", 1.8) + oval(57, 49, 5.4, 4.6, "#20242b")


def open_helm(light: str, shade: str) -> Html:
    """A helm that leaves the face free."""
    shell = path("M30 56V38C30 22 40 15 50 15C60 15 70 22 70 38V56L65 54V42C58 36 42 36 35 42V54Z", light)
    return shell + path("M50 15C60 15 70 22 70 38V56L65 54V42C60 38 56 37 52 37Z", shade)


def broad_hat(fill: str, shade: str) -> Html:
    """A low crown on a wide brim."""
    return path("M34 36C34 22 40 17 50 17C60 17 66 22 66 36Z", fill) + oval(50, 37, 30, 6, shade)


LUTE = (
    stroke("M60 92L92 66", WOOD, 4)
    + oval(52, 99, 17, 12, "#c98f3f", transform="rotate(-38 52 99)")
    + dot(55, 96, 4.4, DARK_HAIR)
    + stroke("M46 104L90 68M49 106L92 70", "#fff3d0", 0.8)
)
SCALES = (
    stroke("M80 62V106M62 70H98", GOLD, 2.4)
    + stroke("M64 70L58 84M64 70L70 84M96 70L90 84M96 70L102 84", GOLD, 1)
    + path("M56 84H72C72 90 56 90 56 84ZM88 84H104C104 90 88 90 88 84Z", "#c08a25")
)
SPHERE = (
    dot(82, 86, 13, "none", stroke=GOLD, stroke_width=2.2)
    + oval(82, 86, 13, 4.6, "none", stroke=GOLD, stroke_width=1.8)
    + oval(82, 86, 4.6, 13, "none", stroke=GOLD, stroke_width=1.8)
    + dot(82, 86, 3, "#7fd1d8")
    + stroke("M82 99V112", GOLD, 3)
)
WINGS = path("M40 84C10 88 -2 60 4 40C22 44 36 60 44 78Z", "#cfeee6", opacity=".9") + path(
    "M60 84C90 88 102 60 96 40C78 44 64 60 56 78Z", "#9fd4cf", opacity=".9"
)
ORB = (
    dot(80, 88, 15, "#a6f0c6", opacity=".3")
    + dot(80, 88, 9.4, "#54d69a")
    + path("M80 92C75 88 78 84 80 78C82 84 85 88 80 92Z", "#eafff4")
)
KEYS = join(
    dot(x, 90, 5, "none", stroke=GOLD, stroke_width=3) + stroke(f"M{x} 95V110M{x} 106h5", GOLD, 3) for x in (76, 88)
)
