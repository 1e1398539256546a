"""What stands in several pictures: people, ships, wagons, beasts, chests, light."""

from regalia.art import masonry
from regalia.art.faces import Person, portrait
from regalia.art.ink import box, dot, g, oval, path, placed, stroke
from regalia.core.html import Html, join, tag

# In a unit box, standing on y = 0.
_BARREL = (
    path("M-.29 0Q-.43 -.5 -.29 -1H.29Q.43 -.5 .29 0Z", "#b07a45")
    + path("M.07 -1H.29Q.43 -.5 .29 0H.07Z", "#7d5028")
    + stroke("M-.34 -.28H.34M-.34 -.72H.34", "#4c4a4d", 0.09)
)
_SACK = (
    path("M-.14 -.8L-.27 -1H.27L.14 -.8C.27 -.8 .68 -.5 .45 0H-.45C-.68 -.5 -.27 -.8 -.14 -.8Z", "#dcc494")
    + path("M.05 -.8H.14C.27 -.8 .68 -.5 .45 0H.09Z", "#000", opacity=".18")
    + stroke("M-.18 -.8H.18", "#7a5230", 0.12)
)


def standing(name: str, x: float = 6, y: float = 20, scale: float = 1.22) -> Html:
    """A whole building."""
    return g(masonry.standing(masonry.BUILDINGS[name]), at=(x, y), scale=scale)


def bust(person: Person, x: float = 13, y: float = 13, scale: float = 0.68) -> Html:
    return g(portrait(person), at=(x, y), scale=scale)


def turned(art: Html, x: float, y: float, degrees: float) -> Html:
    """Art around the origin, turned and put in its place."""
    return tag("g", art, transform=f"translate({x} {y}) rotate({degrees})")


def mirrored(art: Html, x: float, y: float) -> Html:
    return tag("g", art, transform=f"translate({x} {y}) scale(-1 1)")


def figure(x: float, y: float, robe: str, scale: float = 1, hat: str = "", skin: str = "#e3b088") -> Html:
    """Somebody who stands on y, 24 high; the hat is drawn around the middle of the head."""
    body = path("M-6.5 0C-6.5 -11 -5 -15 0 -15C5 -15 6.5 -11 6.5 0Z", robe)
    shade = path("M1 -15C5 -15 6.5 -11 6.5 0H1.5Z", "#000", opacity=".22")
    head = dot(0, -19, 4.4, skin) + path("M-4.4 -19.6A4.4 4.4 0 0 1 4.4 -19.6Q0 -22 -4.4 -19.6Z", "#4a3020")
    return g(body, shade, head, g(hat, at=(0, -19)), at=(x, y), scale=scale)


HELM = (
    path("M-5 4V-1C-5 -7 5 -7 5 -1V4H2.4V0H-2.4V4Z", "#c4cad3")
    + path("M.6 -5.5C4 -5.5 5 -3 5 -1V4H2.4V0H.6Z", "#8791a0")
    + path("M0 -5C-1 -9 3 -11 6 -10C4 -9 3 -7 2.6 -5Z", "#b3202e")
)
HOOD = path(
    "M-5.6 5C-7 -4 -3.4 -7 0 -7.4C3.4 -7 7 -4 5.6 5L3.2 4C4.4 -1.6 2 -3.4 0 -3.4C-2 -3.4 -4.4 -1.6 -3.2 4Z", "#4a3b2c"
)


def sea(y: float = 58) -> Html:
    waves = f"M8 {y + 9}q4 -4 8 0t8 0M52 {y + 15}q4 -4 8 0t8 0M30 {y + 20}q4 -4 8 0t8 0M70 {y + 6}q4 -4 8 0t8 0"
    return path(f"M0 {y}H94V88H0Z", "#3f86ad") + stroke(waves, "#cfe9f2", 1.6)


def wheel(x: float, y: float, r: float = 9) -> Html:
    spokes = stroke(f"M{x - r * 0.66} {y}h{r * 1.32}M{x} {y - r * 0.66}v{r * 1.32}", "#4a2f18", r * 0.2)
    return dot(x, y, r, "#4a2f18") + dot(x, y, r * 0.69, "#c79b62") + spokes


def wagon(x: float, y: float, scale: float, cloth: str = "#fdf6e3") -> Html:
    cover = path("M-26 4C-28 -26 26 -26 26 4Z", cloth)
    shade = path("M4 -18C22 -16 26 -6 26 4H8C12 -4 10 -14 4 -18Z", "#000", opacity=".16")
    body = path("M-28 4H28V12H-28Z", "#8a5a34") + stroke("M-28 8H28", "#65401f", 1)
    return g(cover, shade, body, wheel(-14, 20), wheel(14, 20), at=(x, y), scale=scale)


def horse(
    x: float, y: float, scale: float, coat: str = "#8a5a34", shade: str = "#65401f", mane: str = "#3f2713"
) -> Html:
    """Facing right, on its hooves at y, 46 high."""
    legs = stroke("M-14 -14L-18 -1M10 -14L15 -8L12 -1", shade, 4.4)
    tail = path("M-19 -24C-28 -24 -28 -10 -25 -4C-22 -10 -22 -16 -17 -20Z", mane)
    barrel = path(
        "M-20 -20C-20 -28 -10 -28 0 -27C8 -27 12 -30 14 -36L20 -44C26 -46 31 -40 35 -34Q35 -30 31 -30L24 -33"
        "C22 -24 20 -18 15 -14C8 -9 -4 -10 -11 -12C-18 -12 -20 -16 -20 -20Z",
        coat,
    )
    near = stroke("M-15 -14L-11 -8L-13 -1M12 -15L9 -1", coat, 4.8)
    crest = path("M19 -46C13 -42 10 -34 6 -28L12 -28C14 -34 17 -38 22 -42Z", mane)
    face = path("M20 -43L20 -49L24 -44Z", coat) + dot(26, -38, 1.2, "#20160d")
    return g(legs, tail, barrel, near, crest, face, at=(x, y), scale=scale)


def egg(x: float, y: float, r: float, fill: str, dark: str) -> Html:
    spots = ((-0.5, -0.3), (-0.05, -0.5), (-0.3, 0.1), (0.15, 0), (-0.5, 0.5), (0, 0.5))
    scales = "".join(f"M{x + dx * r} {y + dy * r}q{r * 0.18} {r * 0.2} {r * 0.36} 0" for dx, dy in spots)
    inner = f"C{x + r * 0.4} {y + r * 0.4} {x + r * 0.4} {y - r * 0.4} {x} {y - r}Z"
    shade = path(f"M{x} {y - r}C{x + r} {y - r * 0.7} {x + r} {y + r} {x} {y + r}{inner}", dark, opacity=".45")
    shine = oval(x - r * 0.3, y - r * 0.4, r * 0.14, r * 0.26, "#fff", opacity=".7")
    return oval(x, y, r * 0.78, r, fill) + shade + stroke(scales, dark, 1.3) + shine


def crystal(x: float, y: float, h: float, light: str = "#ffb8cd", fill: str = "#e2557f", dark: str = "#a3264f") -> Html:
    """Standing on y, four times as high as half its width."""
    w = h / 4
    body = path(f"M{x} {y - h}L{x + w} {y - h * 0.72}L{x + w * 0.7} {y}H{x - w * 0.7}L{x - w} {y - h * 0.72}Z", fill)
    lit = path(f"M{x} {y - h}L{x - w} {y - h * 0.72}L{x - w * 0.7} {y}L{x} {y - h * 0.62}Z", light)
    return body + lit + path(f"M{x} {y - h * 0.62}L{x + w} {y - h * 0.72}L{x + w * 0.7} {y}Z", dark)


def glow(x: float, y: float, r: float, fill: str) -> Html:
    return dot(x, y, r, fill, opacity=".18") + dot(x, y, r * 0.66, fill, opacity=".25")


def sparks(fill: str, *spots: tuple[float, float], r: float = 1.4) -> Html:
    return join(dot(x, y, r, fill) for x, y in spots)


def fire(x: float, y: float, h: float) -> Html:
    """Standing on y."""
    west = "M0 0C-.4 -.02 -.42 -.36 -.2 -.54C-.2 -.4 -.1 -.36 -.06 -.44"
    east = "C-.12 -.66 0 -.86 .12 -1C.12 -.76 .3 -.66 .34 -.42C.4 -.2 .3 0 0 0Z"
    core = "M0 0C-.22 -.02 -.24 -.22 -.1 -.36C-.06 -.26 0 -.3 .1 -.6C.12 -.44 .22 -.34 .2 -.18C.18 -.04 .1 0 0 0Z"
    return placed(path(west + east, "#f08a2c") + path(core, "#ffd75e"), x, y, h)


def coins(*spots: tuple[float, float], r: float = 4) -> Html:
    """Lying coins, the first at the back."""
    return join(oval(x, y, r, r * 0.55, "#f0bf45", stroke="#8a5f12", stroke_width=0.9) for x, y in spots)


def barrel(x: float, y: float, h: float = 16) -> Html:
    return placed(_BARREL, x, y, h)


def sack(x: float, y: float, h: float = 13) -> Html:
    return placed(_SACK, x, y, h)


def crate(x: float, y: float, s: float = 13) -> Html:
    face = box(x, y - s, s, s, "#c29163") + box(x + s * 0.7, y - s, s * 0.3, s, "#8a5a34")
    return face + path(f"M{x} {y - s}H{x + s}V{y}H{x}ZM{x} {y - s}L{x + s} {y}", stroke="#5f3c20", stroke_width=1.3)


def columns(y: float, h: float, w: float, *spots: float) -> Html:
    """White columns that stand on y."""
    return join(box(x, y - h, w, h, "#fffaf0") + box(x + w * 0.62, y - h, w * 0.38, h, "#cfc4ad") for x in spots)


def arcade(x: float, y: float, w: float, h: float, n: int, fill: str, pier: float = 3) -> Html:
    """A wall of n open arches, standing on y."""
    span = (w - pier) / n
    r = (span - pier) / 2
    holes = "".join(f"M{x + pier + i * span} {y}V{y - h + r + pier}a{r} {r} 0 0 1 {2 * r} 0V{y}Z" for i in range(n))
    return path(f"M{x} {y}V{y - h}h{w}V{y}Z{holes}", fill, fill_rule="evenodd")
