"""The course of the game: round and phase, the piles, and the road of production with what every seat makes."""

from collections.abc import Iterator

from regalia.art.ink import g, stroke, use
from regalia.art.parts import icon, picture, spoken
from regalia.core.html import Html, tag
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, VERMIN
from regalia.games.wonderful_kingdom.rules.state import ROUNDS
from regalia.games.wonderful_kingdom.shown.art.tokens import round_marker
from regalia.games.wonderful_kingdom.shown.draw.book import THINGS
from regalia.games.wonderful_kingdom.shown.draw.offers import RATS
from regalia.games.wonderful_kingdom.shown.page.parts import CARD
from regalia.games.wonderful_kingdom.shown.sight import Sight

_BED = "M0 62Q70 66 142 46Q285 4 428 46Q570 88 712 46Q855 4 998 46Q1070 78 1140 50"
_LANES = (("var(--wk-verge)", 18, None), ("var(--wk-road)", 14, None), ("#fff6dc", 1.6, "10 9"))


def clock(sight: Sight) -> Html:
    """Round, phase and piles in one line."""
    view = sight.view
    beads = (_bead(at, view.round) for at in range(1, ROUNDS + 1))
    name = tag("b", sight.say("draw.round", n=view.round)) if view.round else ""
    phase = tag("span", sight.say(f"draw.phase.{view.phase or 'setup'}"))
    now = tag("p", name, phase, class_="wk-now", data_help="rules.round")
    marks = picture(f"0 0 {36 * ROUNDS} 34", *beads, kind="wk-beads", width=28 * ROUNDS, height=27)
    return tag("div", marks, now, tag("div", *_piles(sight), class_="wk-piles"), class_="wk-clock")


def _bead(at: int, now: int) -> Html:
    """Rounds to come are pale."""
    return g(round_marker(at, 36 * at - 18, 16, 32 if at == now else 25), opacity=".4" if at > now else None)


def _piles(sight: Sight) -> Iterator[Html]:
    """How many cards are where."""
    view = sight.view
    yield _pile(sight, "deck", view.left + bool(view.top), _back("development"), "rules.choice")
    if view.setting.solo:
        yield _pile(sight, "danger", view.dangers, _back("danger"), "rules.solo", sight.say("draw.bad", n=view.bad))
    yield _pile(sight, "discard", len(view.discard) + len(view.buried), Html(), "rules.choice")
    if view.beside:
        yield _pile(sight, "beside", view.beside, icon(THINGS[0], 22), "rules.solo")
    if RATS in view.setting.packs:
        yield _pile(sight, "vermin", view.vermin, icon("threat", 22), f"threat.{VERMIN}")


def _back(kind: str) -> Html:
    return picture(CARD, use(f"wonder-back-{kind}"), width=22, height=31)


def _pile(sight: Sight, key: str, count: int, art: Html, helps: str, more: str = "") -> Html:
    said = tag("small", sight.say(f"draw.pile.{key}"))
    note = tag("small", more, class_="wk-long") if more else ""
    return tag("span", art, said, tag("b", count), note, data_help=helps)


def road(sight: Sight) -> Html:
    """The order of production as a road with four stations."""
    lanes = (stroke(_BED, ink, wide, stroke_dasharray=dashes) for ink, wide, dashes in _LANES)
    bed = picture("0 0 1140 92", *lanes, kind="wk-bed", preserveAspectRatio="none")
    stops = tag("ol", *(_stop(sight, resource) for resource in BASIC), class_="wk-stops")
    return tag("section", bed, stops, class_="wk-chain", aria_label=sight.say("page.road"))


def _stop(sight: Sight, resource: int) -> Html:
    """A medal between the totals, a helmet beside the one who leads; gold around the step that is made now."""
    thing, (amounts, leader) = THINGS[resource], sight.made(resource)
    mine, *theirs = (_made(sight, seat, amounts, leader) for seat in (sight.front, *sight.rivals))
    medal = picture("-36 -36 72 74", use("wk-medal"), use(f"i-{thing}", -19, -19, 38, 38), kind="wk-medal")
    name = spoken(sight.say(f"resource.{thing}.name"))
    kind = "wk-stop now" if sight.makes(resource) else "wk-stop"
    return tag("li", name, mine, medal, *theirs, class_=kind, data_help="rules.production")


def _made(sight: Sight, seat: Seat, amounts: list[int], leader: Seat) -> Html:
    helmet = icon("soldiers", 14) + spoken(sight.say("page.leads")) if leader == seat else ""
    who = spoken(sight.plates[seat].name)
    return tag("span", who, tag("b", amounts[seat]), helmet, class_=f"wk-made {sight.houses[seat]}")
