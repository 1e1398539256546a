"""How people see colours: contrast of light and dark, and distances for eyes that see fewer of them."""

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]
EYES: dict[str, tuple[Triple, Triple, Triple]] = {  # Machado, Oliveira, Fernandes 2009, severity 1, on linear light
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
LUMINANCE: Triple = (0.2126, 0.7152, 0.0722)
TO_WHITE: tuple[Triple, ...] = ((0.4339, 0.3762, 0.1899), LUMINANCE, (0.0178, 0.1098, 0.8730))  # XYZ by its white


def mixed(weights: Triple, values: Triple) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True))


def light(colour: str) -> Triple:
    """Linear red, green and blue of "#rrggbb"."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return r, g, b


def contrast(one: str, two: str) -> float:
    """The ratio of WCAG, 1 to 21."""
    low, high = sorted(mixed(LUMINANCE, light(colour)) for colour in (one, two))
    return (high + 0.05) / (low + 0.05)


def lab(colour: str, eye: str) -> Triple:
    """A colour in CIELAB as this eye sees it."""
    r, g, b = (min(max(mixed(row, light(colour)), 0), 1) for row in EYES[eye])
    x, y, z = (mixed(row, (r, g, b)) for row in TO_WHITE)
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: Triple, two: Triple) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    k = 1 + 0.5 * (1 - _bluish((hypot(a1, b1) + hypot(a2, b2)) / 2))
    c1, c2 = hypot(a1 * k, b1), hypot(a2 * k, b2)
    h1, h2 = (degrees(atan2(b, a * k)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180
    ml, mc, mh = (l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2) % 360
    dl = (l2 - l1) / (1 + 0.015 * (ml - 50) ** 2 / sqrt(20 + (ml - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * mc)
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn) / 2) / (1 + 0.015 * mc * _hue_weight(mh))
    twist = -2 * _bluish(mc) * sin(radians(60 * exp(-(((mh - 275) / 25) ** 2))))
    return sqrt(dl**2 + dc**2 + dh**2 + twist * dc * dh)


def _bluish(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25**7))


def _hue_weight(hue: float) -> float:
    waves = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.2, 4, -63))
    return 1 + sum(size * cos(radians(times * hue + shift)) for size, times, shift in waves)


def closest(colours: dict[str, str], eye: str) -> tuple[float, str, str]:
    """The smallest distance in a set, and between whom."""
    return min((apart(lab(colours[a], eye), lab(colours[b], eye)), a, b) for a, b in combinations(colours, 2))
