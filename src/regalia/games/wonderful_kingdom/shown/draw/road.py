"""The production board: the round, and four stations along a road with what every seat would make there now."""

from regalia.art.heraldry import field
from regalia.art.ink import dot, fade, g, serif, stroke, text, titled
from regalia.art.sheet import Block
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.box.catalogue import BASIC
from regalia.games.wonderful_kingdom.rules.state import ROUNDS
from regalia.games.wonderful_kingdom.shown.art.signs import sign
from regalia.games.wonderful_kingdom.shown.art.tokens import round_marker
from regalia.games.wonderful_kingdom.shown.draw.book import THINGS
from regalia.games.wonderful_kingdom.shown.sight import Sight

HEIGHT = 92.0
_LEFT = 236.0  # where the road begins, after the rounds
_BEDS = (("#a8854f", 18.0, None), ("#d8b878", 14.0, None), ("#fff6dc", 1.6, "10 9"))
_CLOTH = "M0 -17H66V17H0Z"


def road_symbols() -> Html:
    return fade("gilt", "#f6dc96", "#a97a24", x2=0.7)


def road(sight: Sight, width: float) -> Block:
    step = (width - _LEFT) / len(BASIC)
    stops = join(g(_stop(sight, at), at=(_LEFT + step * (at + 0.5), 46)) for at in BASIC)
    return _rounds(sight) + _bed(width) + stops, HEIGHT


def _bed(width: float) -> Html:
    """A way that swings from station to station."""
    swing = (width - _LEFT) / 4
    bed = f"M{_LEFT} 60q{swing / 4} -2 {swing / 2} -14" + f"t{swing} 0" * 3 + f"q{swing / 4} 16 {swing / 2} 6"
    return join(stroke(bed, ink, wide, stroke_dasharray=dashes) for ink, wide, dashes in _BEDS)


def _rounds(sight: Sight) -> Html:
    """The number of the round and its phase; rounds to come are pale."""
    view = sight.view
    name = serif(6, 26, sight.say("draw.round", n=view.round), 20) if view.round else ""
    phase = text(6, 46, sight.say(f"draw.phase.{view.phase or 'setup'}"), 13.5, "var(--ink-2)")
    beads = (
        g(round_marker(at, 20 + 36 * (at - 1), 72, 30 if at == view.round else 24), opacity=_faded(at > view.round))
        for at in range(1, ROUNDS + 1)
    )
    return name + phase + join(beads)


def _faded(yes: bool) -> str | None:
    return ".35" if yes else None


def _stop(sight: Sight, resource: int) -> Html:
    """A medal between the totals, a helmet beside the one who leads; gold around the step that is made now."""
    amounts, leads = sight.made(resource)
    glow = dot(0, 0, 41, "var(--glow)", class_="halo pulse") if sight.makes(resource) else ""
    disc = (
        dot(1, 4, 34, "#000", opacity=".25")
        + dot(0, 0, 34, "url(#gilt)")
        + dot(0, 0, 28.5, "#fbf5e6", stroke="#7a5410")
    )
    order = (sight.front, 1 - sight.front)[: len(amounts)]
    totals = join(
        _total(sight.houses[seat], amounts[seat], leads == seat, side)
        for seat, side in zip(order, (-1, 1), strict=False)
    )
    told = (f"{sight.house(seat)} {amounts[seat]}" for seat in order)
    label = ", ".join((sight.say(f"resource.{THINGS[resource]}.name"), *told))
    return titled(label, totals + glow + disc + sign(THINGS[resource], 0, 0, 40))


def _total(house: str, amount: int, leads: bool, side: int) -> Html:
    """What a seat makes, on its colours, to the left or to the right of the medal."""
    x = -88.0 if side < 0 else 22.0
    cloth = g(field(house, _CLOTH) + stroke(_CLOTH, "var(--rim)", 1, opacity=".6"), at=(x, 0))
    number = text(
        x + 26 if side < 0 else x + 40, 7, amount, 20, f"var(--{house}-on)", text_anchor="middle", font_weight="700"
    )
    helmet = sign("soldiers", x + (8 if side < 0 else 59), -15, 20) if leads else ""
    return cloth + number + helmet
