"""Fonts of our own: Source Serif and Source Sans, from packages, cut to what pages say.

They are scaled to the widths of Times and Arial. Until they are there those stand in, scaled to theirs: nothing jumps.
"""

from base64 import b64encode
from collections import defaultdict
from collections.abc import Callable
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple
from xml.etree.ElementTree import Element, fromstring

from regalia.art.palette import TOKENS
from regalia.table.pages import subset

NOTICE = (
    "The fonts of the pages are not installed, so those of the system are used. "
    "To install them: pip install 'regalia[table]'"
)
NEEDED = ("font_source_sans_pro", "font_source_serif_pro", "fontTools", "brotli")


class Family(NamedTuple):
    """A typeface: the package it comes in, its file names, its scale, how high and deep it is, what stands in."""

    package: str
    stem: str
    scale: float
    ascent: float
    descent: float
    stand_ins: tuple[str, ...]


class Face(NamedTuple):
    """One weight of a family. Share: its width as part of that of the stand-in, over all words of the games."""

    family: str
    weight: int
    style: str
    file: str
    stand_in: str
    share: float

    @property
    def name(self) -> str:
        return f"fonts/{self.family}-{self.file.lower()}.woff2"


FAMILIES = {
    "sans": Family("font_source_sans_pro", "SourceSansPro", 1.04, 0.984, 0.273, ("Liberation Sans", "Arial")),
    "serif": Family(
        "font_source_serif_pro", "SourceSerifPro", 0.93, 1.036, 0.335, ("Liberation Serif", "Times New Roman")
    ),
}
FACES = (
    Face("sans", 400, "normal", "Regular", "", 0.932),
    Face("sans", 600, "normal", "Semibold", " Bold", 0.892),
    Face("sans", 700, "normal", "Bold", " Bold", 0.917),
    Face("sans", 400, "italic", "It", " Italic", 0.905),
    Face("serif", 400, "normal", "Regular", "", 1.109),
    Face("serif", 700, "normal", "Bold", " Bold", 1.076),
    Face("serif", 400, "italic", "It", " Italic", 1.018),
)
AT_ONCE = tuple(FACES[at].name for at in (0, 1, 5))  # what every page shows at first sight

DRAWN = tuple(face for face in FACES if face.style == "normal" and (face.family, face.weight) != ("serif", 400))


@cache
def installed() -> bool:
    return all(find_spec(each) for each in NEEDED)


def source(face: Face) -> Path:
    """The file in the package."""
    family = FAMILIES[face.family]
    spec = find_spec(family.package)
    assert spec
    assert spec.origin
    return Path(spec.origin).parent / "files" / f"{family.stem}-{face.file}.ttf"


def contents() -> dict[str, Callable[[], bytes]]:
    """The style sheet and the fonts, by name; nothing if they are not installed."""
    if not installed():
        return {}
    cut = {face.name: _cut(face, subset.ALL).content for face in FACES}
    return {"css/fonts.css": partial(str.encode, sheet()), **cut}


@cache
def _cut(face: Face, signs: frozenset[int]) -> subset.Cut:
    return subset.Cut(source(face), f"Regalia {face.family.title()}", face.file, signs)


def sheet() -> str:
    """The style sheet: each face, and what stands in for it."""
    return "\n".join(rule for face in FACES for rule in (_own(face), _stand_in(face)))


def within(svg: str, small: bool = False) -> str:
    """A drawing that stands alone, with the fonts in it: a picture on a page may fetch nothing. Small: with nothing of
    them but the signs that it has."""
    signs = written(svg) if small else dict.fromkeys(DRAWN, subset.ALL)
    if not (installed() and signs):
        return svg
    for family in FAMILIES:
        named = f'font-family="{TOKENS[family][0]}"'
        svg = svg.replace(named, named.replace('="', f"=\"'Regalia {family.title()}', "))
    files = ((face, _cut(face, some).content()) for face, some in signs.items())
    rules = (_own(face, f"data:font/woff2;base64,{b64encode(file).decode()}") for face, file in files)
    start, end, rest = svg.partition(">")
    return f"{start}{end}<style>{' '.join(rules)}</style>{rest}"


def written(svg: str) -> dict[Face, frozenset[int]]:
    """The signs that a drawing has in each face."""
    found = defaultdict[Face, set[int]](set)
    upright = {(TOKENS[face.family][0], face.weight): face for face in FACES if face.style == "normal"}

    def walk(node: Element, family: str, weight: str) -> None:
        family, weight = node.get("font-family", family), node.get("font-weight", weight)
        if node.tag.endswith(("}text", "}tspan")) and (words := (node.text or "").strip()):
            found[upright[family, int(weight)]] |= set(map(ord, words))
        for child in node:
            walk(child, family, weight)

    walk(fromstring(svg), "", "400")
    return {face: frozenset(found[face]) for face in FACES if face in found}


def _own(face: Face, address: str = "") -> str:
    scale, address = FAMILIES[face.family].scale, address or f"../{face.name}"
    return _rule(face, "", f'size-adjust: {scale:.1%}; font-display: swap; src: url("{address}") format("woff2")')


def _stand_in(face: Face) -> str:
    family = FAMILIES[face.family]
    scale = family.scale * face.share
    ascent, descent = family.ascent / face.share, family.descent / face.share
    names = ", ".join(f'local("{name}{face.stand_in}")' for name in family.stand_ins)
    heights = f"ascent-override: {ascent:.1%}; descent-override: {descent:.1%}; line-gap-override: 0%"
    return _rule(face, " Stand-in", f"size-adjust: {scale:.1%}; {heights}; src: {names}")


def _rule(face: Face, suffix: str, rest: str) -> str:
    family = f'"Regalia {face.family.title()}{suffix}"'
    return f"@font-face {{ font-family: {family}; font-weight: {face.weight}; font-style: {face.style}; {rest} }}"
