"""Cards of a seat: those of the round, those under construction, and the threats among them."""

from collections import Counter
from collections.abc import Iterator

from regalia.art.ink import dot, stroke, text, titled
from regalia.core.html import Html
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import CALAMITY
from regalia.games.wonderful_kingdom.rules.actions import token
from regalia.games.wonderful_kingdom.rules.state import BACK, Card, Site, has_face
from regalia.games.wonderful_kingdom.shown import words
from regalia.games.wonderful_kingdom.shown.art.card_frames import WIDTH
from regalia.games.wonderful_kingdom.shown.art.threats import CHIP
from regalia.games.wonderful_kingdom.shown.draw.built import tamed
from regalia.games.wonderful_kingdom.shown.draw.flow import Group, Item, sized
from regalia.games.wonderful_kingdom.shown.draw.lying import lain
from regalia.games.wonderful_kingdom.shown.sight import Sight

_SMALL = 0.36  # of a back


def round_of(sight: Sight, seat: Seat, size: float) -> Iterator[Group]:
    """What the other holds and has taken this round."""
    own = sight.duchy(seat)
    for kind, cards in (("hand", own.hand), ("looked", own.looked)):
        yield Group(sight.say(f"draw.{kind}"), [sized(sight.book.card(BACK), _SMALL) for _ in cards])
    yield taken(sight, seat, size)


def taken(sight: Sight, seat: Seat, size: float) -> Group:
    """Cards selected this round: before the reveal as they lie, then face up."""
    own, kind = sight.duchy(seat), "selected" if seat == sight.view.seat else "theirs"
    lying = [_taken(sight, seat, at, size) for at in range(len(own.taken))]
    return Group(sight.say("draw.taken"), [*lying, *(held(sight, kind, card, size) for card in own.selection)])


def _taken(sight: Sight, seat: Seat, at: int, size: float) -> Item:
    """Places of the other's pile mean nothing to the viewer's options."""
    return lain(sight, sight.duchy(seat).taken[at], f"taken-{at + 1}" if seat == sight.view.seat else "", size)


def held(sight: Sight, kind: str, card: Card, size: float) -> Item:
    """A card of a hand or a selection."""
    light = sight.light(f"{kind}-{card}") if has_face(card) else "lit"
    return sized(titled(sight.book.name(card), sight.book.card(card, light)), size)


def works_of(sight: Sight, seat: Seat, size: float) -> Iterator[Group]:
    own = sight.duchy(seat)
    yield Group(sight.say("draw.works"), [sized(_site(sight, seat, site), size) for site in own.construction])
    standing = Counter(own.threats)
    yield Group(sight.say("draw.threats"), [_threat(sight, seat, *threat, size) for threat in standing.items()])
    calamities = _counted(sight.book.card(CALAMITY), own.calamities)
    yield Group(sight.say("draw.calamities"), [sized(calamities, size * 0.7)] if own.calamities else [])
    yield Group(sight.say("draw.tamed"), tamed(sight, seat))
    beaten = [sized(_beaten(sight, name, n), size * 0.9, *CHIP) for name, n in Counter(own.defeated).items()]
    yield Group(sight.say("draw.defeated"), beaten)


def _site(sight: Sight, seat: Seat, site: Site) -> Html:
    """A card under construction."""
    face = sight.book.site(site, sight.light(token(f"site-{site.key}"), seat))
    frozen = [sight.say("draw.frozen")] if site.giant else []
    return titled(
        ", ".join([words.site(sight.view.catalogue, site.key, sight.lang), *frozen]), face + sight.book.giant(site)
    )


def _threat(sight: Sight, seat: Seat, name: str, count: int, size: float) -> Item:
    art = _counted(sight.book.card(name, sight.light(f"threat-{name}", seat)), count)
    return sized(titled(sight.book.name(name), art), size)


def _beaten(sight: Sight, name: str, count: int) -> Html:
    tick = stroke("M10 46l10 12 22 -28", "#fffaf0", 9) + stroke("M10 46l10 12 22 -28", "#2c6638", 5)
    return titled(sight.book.name(name), _counted(sight.book.chip(name) + tick, count, CHIP[0]))


def _counted(art: Html, count: int, wide: float = WIDTH) -> Html:
    """Equal cards are drawn once, with their number."""
    if count < 2:
        return art
    disc = dot(wide - 14, 16, 15, "#25364f", stroke="#fffaf0", stroke_width=2)
    return art + disc + text(wide - 14, 21.5, f"×{count}", 16, "#fff6dc", text_anchor="middle", font_weight="700")
