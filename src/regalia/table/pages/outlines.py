"""Words of a small drawing as lines of our own fonts: it shows the same everywhere, and brings no font along."""

import re
from collections.abc import Mapping
from functools import cache
from html import unescape
from importlib import import_module
from threading import Lock
from typing import Any

from regalia.art.palette import TOKENS
from regalia.core.html import Html, num, tag
from regalia.table.pages import fonts
from regalia.table.pages.fonts import FACES, FAMILIES, Face

_TEXT = re.compile(r"<text([^>]*)>([^<]*)</text>")
_ATTRIBUTE = re.compile(r' ([\w-]+)="([^"]*)"')
_SETTING = frozenset(
    ("x", "y", "font-size", "font-weight", "font-family", "text-anchor", "textLength", "lengthAdjust", "letter-spacing",
     "class")
)  # fmt: skip
_BOLD = 700
_ONE = Lock()  # a font is read bit by bit, and by one reader at a time
_BEFORE = {"start": 0.0, "middle": 0.5, "end": 1.0}  # how much of the words stands before their place


def outlined(svg: str) -> str:
    """The drawing with its words as paths; as it is where our fonts are not installed."""
    if not fonts.installed():
        return svg
    with _ONE:
        return _TEXT.sub(_lines, svg)


def _lines(found: re.Match[str]) -> str:
    attrs = {name: unescape(value) for name, value in _ATTRIBUTE.findall(found[1])}
    words = unescape(found[2])
    return _drawn(words, attrs) if words.strip() else Html()


def _drawn(words: str, attrs: Mapping[str, str]) -> Html:
    """Letters in the units of the font, each as often as it comes: that is short when it is packed."""
    face = _face(attrs.get("font-family", ""), attrs.get("font-weight", "400"))
    unit = float(attrs["font-size"]) * FAMILIES[face.family].scale / _opened(face)["head"].unitsPerEm
    gap = float(attrs.get("letter-spacing", 0)) / unit
    letters = [_letter(face, letter) for letter in words]
    wide = sum(step + gap for _, step in letters) * unit
    stretch = float(attrs.get("textLength", wide)) / wide
    x = float(attrs.get("x", 0)) - wide * stretch * _BEFORE[attrs.get("text-anchor", "start")]
    art, at = Html(), 0.0
    for line, step in letters:
        art += tag("path", d=line, transform=f"translate({num(at)})" if at else None) if line else ""
        at += step + gap
    kept = {name.replace("-", "_"): value for name, value in attrs.items() if name not in _SETTING}
    if "stroke_width" in kept:
        kept["stroke_width"] = num(float(kept["stroke_width"]) / unit)
    matrix = (unit * stretch, 0, 0, -unit, x, float(attrs.get("y", 0)))
    return tag("g", art, transform=f"matrix({' '.join(f'{value:.5g}' for value in matrix)})", **kept)


@cache
def _letter(face: Face, letter: str) -> tuple[str, int]:
    """Its line and how wide it is; what a font lacks is drawn as a space."""
    font = _opened(face)
    glyph = font.getBestCmap().get(ord(letter)) or font.getBestCmap()[ord(" ")]
    pen = import_module("fontTools.pens.svgPathPen").SVGPathPen(font.getGlyphSet())
    font.getGlyphSet()[glyph].draw(pen)
    return str(pen.getCommands()), int(font["hmtx"][glyph][0])


def _face(family: str, weight: str) -> Face:
    """Serif where the drawing says so; one of two weights and what lies between."""
    name = "serif" if family == TOKENS["serif"][0] else "sans"
    fits = [face for face in FACES if face.family == name and face.style == "normal"]
    return min(fits, key=lambda face: abs(face.weight - min(int(weight), _BOLD)))


@cache
def _opened(face: Face) -> Any:
    return import_module("fontTools.ttLib").TTFont(fonts.source(face))
