"""A conquest map as two layers for a page: the ground that never changes, and places that a client lights up."""

from collections.abc import Mapping, Sequence

from regalia.art.ink import dot, g, use
from regalia.art.sheet import lines_of
from regalia.core.html import Html, tag
from regalia.games.wonderful_kingdom.shown.art.map import PIN, Thing, is_flat, named_land, slot_face, standing
from regalia.games.wonderful_kingdom.shown.art.map_ground import MARGIN, SIZE, Slot, Territory, chart_of, country
from regalia.games.wonderful_kingdom.shown.art.regions import Point, Region, coast, inset, line

_RIM = 20.0  # of the sheet around the land that a page leaves out
VIEW = f"{_RIM:.0f} {_RIM:.0f} {SIZE[0] - 2 * _RIM:.0f} {SIZE[1] - 2 * _RIM - 8:.0f}"
_DARK = "#1d1204"
_FINGER = 25.0  # reach of a slot
Attrs = Mapping[str, object]


def field(territories: Sequence[Territory]) -> Html:
    """The ground from the origin, on SIZE; and for the layer above it shore-rc and inner-rc, the lines of a region."""
    lie = chart_of(territories)
    lines = (_lines(one.id, region) for one, region in zip(territories, lie.regions, strict=True))
    pin = g(PIN, id="war-pin")
    return tag("defs", pin, *lines) + country(lie, territories)


def _lines(name: str, region: Region) -> Html:
    shore = coast(region)
    inner = inset(shore, region.middle, 8)
    return tag("path", id=f"shore-{name}", d=line(shore) + "Z") + tag("path", id=f"inner-{name}", d=line(inner) + "Z")


def host(territories: Sequence[Territory], lands: Sequence[Attrs], slots: Sequence[Sequence[Attrs]]) -> Html:
    """Every region as a place, and above all of them what is said and stands there; attributes by territory."""
    regions = chart_of(territories).regions
    rows = list(zip(territories, regions, slots, strict=True))
    below = (_place(one, region, attrs) for (one, region, _), attrs in zip(rows, lands, strict=True))
    above = (named_land(one, region) + _standing(one, region, places) for one, region, places in rows)
    return g(*below, g(*above, class_="war-standing", data_in_help=""), at=(MARGIN, MARGIN))


def _place(one: Territory, region: Region, attrs: Attrs) -> Html:
    """The whole region; its ring and its plus show when the client says so, the focus on the border around them."""
    area = use(f"shore-{one.id}", fill="#fff0b8", fill_opacity="0", class_="war-area")
    inner = f"inner-{one.id}"
    dark, white = _line(inner, _DARK, 9, None, ".8"), _line(inner, "#fff", 1.8)
    glow = _line(inner, "var(--glow)", 6, "halo pulse")
    pin = use("war-pin", *_before(one, region))
    focus = _line(f"shore-{one.id}", "var(--focus)", 6, "ring")
    return tag("g", area, g(dark, glow, white, pin, class_="war-ring"), focus, **attrs)


def _before(one: Territory, region: Region) -> Point:
    """Left of the name, or of its last line."""
    (x, y), flat = region.middle, is_flat(region)
    longest = len(one.name) if flat else max(map(len, lines_of(one.name, 150, 15)))
    return x - longest * 4.6 - 16, y - (24 if flat else 37) - (12 if one.terrain == "castle" else 0)


def _line(name: str, ink: str, wide: float, kind: str | None = None, opacity: str | None = None) -> Html:
    ends = {"fill": "none", "stroke_linejoin": "round"}
    return tag("use", href=f"#{name}", stroke=ink, stroke_width=wide, class_=kind, opacity=opacity, **ends)


def _standing(one: Territory, region: Region, attrs: Sequence[Attrs]) -> Html:
    return standing(one, region, [_slot(slot, more) for slot, more in zip(one.slots, attrs, strict=True)])


def _slot(slot: Slot, attrs: Attrs) -> Thing:
    """A round place with room for a finger; the army on it stands to the right, so that the sign stays in sight."""
    face = dot(0, 0, _FINGER, "#fff", fill_opacity="0") + slot_face(slot)
    dark = dot(0, 0, 21.5, "none", stroke=_DARK, stroke_width=7.4, opacity=".85")
    glow = dot(0, 0, 21.5, "none", stroke="var(--glow)", stroke_width=4.4, class_="halo pulse")
    focus = dot(0, 0, 26.4, "none", stroke="var(--focus)", stroke_width=3.4, class_="ring")
    return Thing(2 * _FINGER, tag("g", face, g(dark, glow, use("war-pin", 15, -15), class_="war-ring"), focus, **attrs))
