"""Cards of a seat: those of the round, those under construction, and the threats among them."""

from collections import Counter
from collections.abc import Iterator

from regalia.art.ink import dot, g, stroke, text, titled
from regalia.core.html import Html
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import CALAMITY
from regalia.games.wonderful_kingdom.rules.actions import token
from regalia.games.wonderful_kingdom.rules.state import BACK, Card, Site, has_face
from regalia.games.wonderful_kingdom.shown import words
from regalia.games.wonderful_kingdom.shown.art.covers import WIDTH
from regalia.games.wonderful_kingdom.shown.art.threats import CHIP, threat_chip
from regalia.games.wonderful_kingdom.shown.draw.built import tamed
from regalia.games.wonderful_kingdom.shown.draw.flow import Group, Item, sized
from regalia.games.wonderful_kingdom.shown.draw.lying import lain
from regalia.games.wonderful_kingdom.shown.view import Shown

_SMALL = 0.36  # of a back


def round_of(shown: Shown, seat: Seat, size: float) -> Iterator[Group]:
    """What the other holds and has taken this round."""
    own = shown.duchy(seat)
    for kind, cards in (("hand", own.hand), ("looked", own.looked)):
        yield Group(shown.say(f"draw.{kind}"), [sized(shown.book.card(BACK), _SMALL) for _ in cards])
    yield taken(shown, seat, size)


def taken(shown: Shown, seat: Seat, size: float) -> Group:
    """Cards selected this round: before the reveal as they lie, then face up."""
    own, kind = shown.duchy(seat), "selected" if seat == shown.view.seat else "theirs"
    lying = [_taken(shown, seat, at, size) for at in range(len(own.taken))]
    return Group(shown.say("draw.taken"), [*lying, *(held(shown, kind, card, size) for card in own.selection)])


def _taken(shown: Shown, seat: Seat, at: int, size: float) -> Item:
    """Places of the other's pile mean nothing to the viewer's options."""
    return lain(shown, shown.duchy(seat).taken[at], f"taken-{at + 1}" if seat == shown.view.seat else "", size)


def held(shown: Shown, kind: str, card: Card, size: float) -> Item:
    """A card of a hand or a selection."""
    light = shown.light(f"{kind}-{card}") if has_face(card) else "lit"
    return sized(titled(shown.book.name(card), shown.book.card(card, light)), size)


def works_of(shown: Shown, seat: Seat, size: float) -> Iterator[Group]:
    own = shown.duchy(seat)
    yield Group(shown.say("draw.works"), [sized(_site(shown, seat, site), size) for site in own.construction])
    standing = Counter(own.threats)
    yield Group(shown.say("draw.threats"), [_threat(shown, seat, *threat, size) for threat in standing.items()])
    calamities = _counted(shown.book.card(CALAMITY), own.calamities)
    yield Group(shown.say("draw.calamities"), [sized(calamities, size * 0.7)] if own.calamities else [])
    yield Group(shown.say("draw.tamed"), tamed(shown, seat))
    beaten = [sized(_beaten(shown, name, n), size * 0.9, *CHIP) for name, n in Counter(own.defeated).items()]
    yield Group(shown.say("draw.defeated"), beaten)


def _site(shown: Shown, seat: Seat, site: Site) -> Html:
    """A card under construction; the giant that froze it looks over its edge."""
    face = shown.book.site(site, shown.light(token(f"site-{site.key}"), seat))
    giant = g(chip(shown, site.giant), at=(77, 5), scale=0.84) if site.giant else ""
    frozen = [shown.say("draw.frozen")] if site.giant else []
    return titled(", ".join([words.site(shown.view.catalogue, site.key, shown.book.lang), *frozen]), face + giant)


def _threat(shown: Shown, seat: Seat, name: str, count: int, size: float) -> Item:
    art = _counted(shown.book.card(name, shown.light(f"threat-{name}", seat)), count)
    return sized(titled(shown.book.name(name), art), size)


def _beaten(shown: Shown, name: str, count: int) -> Html:
    tick = stroke("M10 46l10 12 22 -28", "#fffaf0", 9) + stroke("M10 46l10 12 22 -28", "#2c6638", 5)
    return titled(shown.book.name(name), _counted(chip(shown, name) + tick, count, CHIP[0]))


def chip(shown: Shown, name: str) -> Html:
    row = shown.view.catalogue.threats[name]
    return threat_chip(name, row.cost, row.points)


def _counted(art: Html, count: int, wide: float = WIDTH) -> Html:
    """Equal cards are drawn once, with their number."""
    if count < 2:
        return art
    disc = dot(wide - 14, 16, 15, "#25364f", stroke="#fffaf0", stroke_width=2)
    return art + disc + text(wide - 14, 21.5, f"×{count}", 16, "#fff6dc", text_anchor="middle", font_weight="700")
