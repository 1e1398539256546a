"""Cards of a seat: those of the round, those under construction, and the threats among them."""

from collections import Counter
from collections.abc import Iterator

from regalia.art.ink import dot, g, stroke, text
from regalia.art.wonder_covers import WIDTH
from regalia.art.wonder_threats import CHIP, threat_chip
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom import words
from regalia.games.wonderful_kingdom.actions import token
from regalia.games.wonderful_kingdom.catalogue import CALAMITY
from regalia.games.wonderful_kingdom.draw.built import tamed
from regalia.games.wonderful_kingdom.draw.flow import Group, Item, sized
from regalia.games.wonderful_kingdom.draw.lying import lain
from regalia.games.wonderful_kingdom.draw.scene import Scene, joined, target
from regalia.games.wonderful_kingdom.state import BACK, Card, Site, has_face

_SMALL = 0.36  # of a back


def round_of(scene: Scene, seat: Seat, size: float) -> Iterator[Group]:
    """What the other holds and has taken this round."""
    own = scene.duchy(seat)
    for kind, cards in (("hand", own.hand), ("looked", own.looked)):
        yield Group(scene.say(f"draw.{kind}"), [sized(scene.book.card(BACK), _SMALL) for _ in cards])
    yield taken(scene, seat, size)


def taken(scene: Scene, seat: Seat, size: float) -> Group:
    """Cards selected this round: before the reveal as they lie, then face up."""
    own, kind = scene.duchy(seat), "selected" if seat == scene.view.seat else "theirs"
    lying = [_taken(scene, seat, at, size) for at in range(len(own.taken))]
    chosen = [chosen_card(scene, kind, card, at, own.selection, size) for at, card in enumerate(own.selection)]
    return Group(scene.say("draw.taken"), [*lying, *chosen])


def _taken(scene: Scene, seat: Seat, at: int, size: float) -> Item:
    """Places of the other's pile mean nothing to the viewer's options."""
    return lain(scene, scene.duchy(seat).taken[at], f"taken-{at + 1}" if seat == scene.view.seat else "", size)


def chosen_card(scene: Scene, kind: str, card: Card, at: int, cards: tuple[Card, ...], size: float) -> Item:
    """A card of a hand or a selection; of equal ones the first bears the options."""
    if not has_face(card):
        return sized(target(scene.book.card(card), None, scene.book.name(card)), size)
    spot = f"{kind}-{card}"
    part = scene.part(spot) if cards.index(card) == at else None
    art = scene.book.card(card, scene.light(spot))
    return sized(target(art, part, scene.book.name(card), scene.word(spot, card)), size)


def works_of(scene: Scene, seat: Seat, size: float) -> Iterator[Group]:
    own = scene.duchy(seat)
    yield Group(scene.say("draw.works"), [sized(_site(scene, seat, site), size) for site in own.construction])
    standing = Counter(own.threats)
    yield Group(scene.say("draw.threats"), [_threat(scene, seat, *threat, size) for threat in standing.items()])
    calamities = _counted(scene.book.card(CALAMITY), own.calamities)
    yield Group(scene.say("draw.calamities"), [sized(calamities, size * 0.7)] if own.calamities else [])
    yield Group(scene.say("draw.tamed"), tamed(scene, seat))
    beaten = [sized(_beaten(scene, name, n), size * 0.9, *CHIP) for name, n in Counter(own.defeated).items()]
    yield Group(scene.say("draw.defeated"), beaten)


def _site(scene: Scene, seat: Seat, site: Site) -> str:
    """A card under construction; the giant that froze it looks over its edge."""
    spot = token(f"site-{site.key}")
    face = scene.book.site(site, scene.light(spot, seat))
    giant = g(chip(scene, site.giant), at=(77, 5), scale=0.84) if site.giant else ""
    frozen = scene.say("draw.frozen") if site.giant else ""
    name = joined((words.site(scene.view.catalogue, site.key, scene.book.lang), frozen))
    return target(face + giant, scene.part(spot, seat), name)


def _threat(scene: Scene, seat: Seat, name: str, count: int, size: float) -> Item:
    art = _counted(scene.book.card(name, scene.light(f"threat-{name}", seat)), count)
    return sized(target(art, scene.part(f"threat-{name}", seat), scene.book.name(name)), size)


def _beaten(scene: Scene, name: str, count: int) -> str:
    tick = stroke("M10 46l10 12 22 -28", "#fffaf0", 9) + stroke("M10 46l10 12 22 -28", "#2c6638", 5)
    return target(_counted(chip(scene, name) + tick, count, CHIP[0]), None, scene.book.name(name))


def chip(scene: Scene, name: str) -> str:
    row = scene.view.catalogue.threats[name]
    return threat_chip(name, row.cost, row.points)


def _counted(art: str, count: int, wide: float = WIDTH) -> str:
    """Equal cards are drawn once, with their number."""
    if count < 2:
        return art
    disc = dot(wide - 14, 16, 15, "#25364f", stroke="#fffaf0", stroke_width=2)
    return art + disc + text(wide - 14, 21.5, f"×{count}", 16, "#fff6dc", text_anchor="middle", font_weight="700")
