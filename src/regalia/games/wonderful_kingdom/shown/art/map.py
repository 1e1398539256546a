"""Conquest maps: any set of territories as regions of an old chart, and on them armies and the signs they hold."""

from collections.abc import Sequence
from typing import NamedTuple

from regalia.art.ink import TITLE, box, dot, g, path, stroke, text, use
from regalia.art.masonry import castle, flag
from regalia.art.sheet import lines_of
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.shown.art.map_ground import MARGIN, Slot, Territory, chart_of, ground
from regalia.games.wonderful_kingdom.shown.art.regions import Region, coast, inset, line
from regalia.games.wonderful_kingdom.shown.art.signs import sign
from regalia.games.wonderful_kingdom.shown.art.tokens import prisoner

_DARK, _SHORE = "#1d1204", "#5b4526"
PIN = dot(0, 0, 7.6, "#fff", stroke=_DARK) + stroke("M0 -4v8M-4 0h8", _DARK, 2)  # may be chosen, without colour


class Thing(NamedTuple):
    """Something that stands in a row, drawn around the origin."""

    width: float
    art: Html


def conquest_map(territories: Sequence[Territory]) -> Html:
    """The whole map from the origin, on SIZE: the ground, and what is said and stands on it."""
    lie = chart_of(territories)
    live = join(_live(one, region) for one, region in zip(territories, lie.regions, strict=True))
    return ground(lie, territories) + g(live, at=(MARGIN, MARGIN))


def _live(one: Territory, region: Region) -> Html:
    """What is said and stands in a territory; the whole region is lit when there is something to choose."""
    rows = named_land(one, region) + standing(one, region, [_slot(slot) for slot in one.slots])
    if not one.legal:
        return g(rows, data_name=one.id)
    area = path(line(coast(region)) + "Z", "#fff0b8", fill_opacity=".3")
    return g(area, _legal(line(inset(coast(region), region.middle, 8)) + "Z"), rows, data_name=one.id)


def _legal(shape: str) -> Html:
    """Dark, gold and white lines together show on every ground."""
    halo = stroke(shape, "var(--glow)", 6, class_="halo pulse")
    return stroke(shape, _DARK, 9, opacity=".5") + halo + stroke(shape, "#fff", 1.8)


def named_land(one: Territory, region: Region) -> Html:
    """In letters with a pale edge, on one line or two; a plus before it where there is something to choose."""
    (x, y), flat = region.middle, is_flat(region)
    lines = [one.name] if flat else lines_of(one.name, 150, 15)
    first = y - (19 if flat else 32) - 16 * (len(lines) - 1) - (12 if one.terrain == "castle" else 0)
    edge = {"stroke": "#fffaf0", "stroke_width": 4, "stroke_linejoin": "round", "paint_order": "stroke"}
    ink = "#123a59" if one.terrain == "sea" else "#2b1d0c"
    pin = g(PIN, at=(x - len(lines[0]) * 4 - 18, first - 5)) if one.legal else ""
    return pin + join(
        text(x, first + 16 * i, words, 15, ink, text_anchor="middle", **edge, **TITLE) for i, words in enumerate(lines)
    )


def is_flat(region: Region) -> bool:
    return region.height < 134


def standing(one: Territory, region: Region, slots: Sequence[Thing]) -> Html:
    """What stands in a territory: in one row where it is flat, otherwise in two."""
    (x, y), seat = region.middle, one.terrain == "castle"
    places = [seat_of_power(one)] if seat else slots
    cells = [prison_cell(house) for house in one.prisoners]
    worth = [points_of(house, points) for house, points in one.points.items() if points]
    hosts = [host_of(house, number) for house, number in one.armies.items() if number]
    if is_flat(region):
        return in_a_row([*hosts, *places, *cells, *worth], x, y + 12)
    lower = [*hosts[:1], *worth, *hosts[1:]]
    return in_a_row([*places, *cells], x, y + 4 * seat) + in_a_row(lower, x, y + (50 if seat else 38))


def in_a_row(things: Sequence[Thing], x: float, y: float) -> Html:
    """Things side by side around a point."""
    left, out = x - sum(thing.width for thing in things) / 2, Html()
    for thing in things:
        out, left = out + g(thing.art, at=(left + thing.width / 2, y)), left + thing.width
    return out


def seat_of_power(one: Territory) -> Thing:
    """The castle with the flag of its house, and what it makes."""
    banner = flag(0, -18, 19, f"var(--{one.owner})" if one.owner else "#b3202e", 14)
    slip = box(31, 0, 4 + 20 * len(one.makes), 24, "var(--slot)", 6, stroke=_SHORE) if one.makes else ""
    makes = join(sign(name, 43 + 20 * i, 12, 20) for i, name in enumerate(one.makes))
    return Thing(62 + 22 * len(one.makes), g(castle(0, 22, 1.05), banner, slip, makes, at=(-11 * len(one.makes), 0)))


def slot_face(slot: Slot) -> Html:
    """A round place; the army on it stands to the right, so that the sign stays in sight."""
    rim, wide = (f"var(--{slot.house})", 4) if slot.house else (_SHORE, 2)
    hole = dot(1, 2, 20, "#000", opacity=".25") + dot(0, 0, 19, "#fffaf0", stroke=rim, stroke_width=wide)
    army = use(f"map-army-{slot.house}", 11, 15) if slot.house else ""
    return hole + sign(slot.sign, -5 if slot.house else 0, 0, 25) + army


def _slot(slot: Slot) -> Thing:
    face = slot_face(slot)
    if slot.legal:
        ring = dot(0, 0, 21.5, "none", stroke="var(--glow)", stroke_width=4.4, class_="halo pulse")
        pin = g(PIN, at=(15, -15))
        face += dot(0, 0, 21.5, "none", stroke=_DARK, stroke_width=6.4, opacity=".6") + ring + pin
    return Thing(50, face)


def points_of(house: str, points: int) -> Thing:
    """Points for one house: a pennant in its tincture."""
    number = text(0, 4.6, points, 14.5, f"var(--{house}-on)", text_anchor="middle", font_weight="700")
    return Thing(27, use(f"map-pennant-{house}") + number)


def host_of(house: str, number: int) -> Thing:
    """Free armies of a house; more than one carry their number."""
    count = box(3, -1, 18, 16, "#fffaf0", 8, stroke=_DARK)
    words = text(12, 11.5, number, 13, _DARK, text_anchor="middle", font_weight="700")
    return Thing(42, use(f"map-army-{house}", 0, 12) + (count + words if number > 1 else ""))


def prison_cell(house: str) -> Thing:
    """An army that lies behind bars."""
    bars = stroke("M-15 -12V13M-5 -12V13M5 -12V13M15 -12V13M-18 -12H18M-18 13H18", "#20242b", 1.8)
    return Thing(42, box(-18, -12, 36, 25, "#20242b", 2, opacity=".35") + prisoner(house, 2, 2, 27) + bars)
