"""Every card of a box by name: what is printed on it, in a language, and its whole drawing."""

from collections.abc import Sequence
from typing import NamedTuple

from regalia.art.icons import Sign
from regalia.art.ink import g
from regalia.core.html import Html
from regalia.games.wonderful_kingdom.box.catalogue import CALAMITY, RESOURCES, Catalogue, Goods, Side
from regalia.games.wonderful_kingdom.box.data import CALAMITY_POINTS
from regalia.games.wonderful_kingdom.rules.state import Card, Site, has_face
from regalia.games.wonderful_kingdom.shown import words
from regalia.games.wonderful_kingdom.shown.art.advisors import advisor
from regalia.games.wonderful_kingdom.shown.art.card_frames import back
from regalia.games.wonderful_kingdom.shown.art.cards import Each, Face, calamity, development, treasure
from regalia.games.wonderful_kingdom.shown.art.threats import threat, threat_chip

THINGS = (*RESOURCES[:-1], "soldiers")  # the sign of each resource


def signs_of(goods: Goods) -> list[Sign]:
    return [Sign(thing, n) for thing, n in zip(THINGS, goods, strict=False) if n]


class Book(NamedTuple):
    """The rows of a box and the language they are read in."""

    catalogue: Catalogue
    lang: str

    def say(self, key: str, **values: object) -> str:
        return words.say(self.lang, key, **values)

    def name(self, card: Card) -> str:
        return words.card(self.catalogue, card, self.lang) if has_face(card) else self.say("draw.hidden")

    def face(self, card: str) -> Face:
        """What is printed on a development; a tamed siphon makes what it drank."""
        if card in self.catalogue.threats:
            made = [Sign(THINGS[self.catalogue.threats[card].siphons or 0])]
            return Face("calamity", self.name(card), "calamity", production=made)
        row = self.catalogue.cards[card]
        per = row.per and Each(THINGS[row.per[0]], row.per[1], row.per[2])
        worth = row.points_per and Each("points", *row.points_per)
        cost, recycling, bonus, made = map(signs_of, (row.cost, row.recycling, row.bonus, row.production))
        return Face(card, self.name(card), row.kind, cost, recycling, bonus, per or made, worth or row.points)

    def card(self, card: Card, light: str = "lit") -> Html:
        """A whole card on 132 x 188, whatever it is."""
        if not has_face(card):
            return back(light=light)
        if card == CALAMITY:
            return calamity(self.name(card), CALAMITY_POINTS, light)
        match words.sort(self.catalogue, card):
            case "threat":
                return self._threat(card, light)
            case "advisor":
                row = self.catalogue.advisors[card]
                return advisor(card, self.name(card), row.cost, row.phase, row.duel, light)
            case "treasure":
                return treasure(card, self.name(card), signs_of(self.catalogue.cards[card].recycling), light)
        return development(self.face(card), light=light)

    def _threat(self, card: str, light: str) -> Html:
        row = self.catalogue.threats[card]
        drinks = THINGS[row.siphons] if row.siphons is not None else ""
        reward = [Sign("krystallium", row.reward)] if row.reward else []
        return threat(card, self.name(card), row.cost, row.points, reward, drinks, light)

    def chip(self, threat: str) -> Html:
        """A threat made small."""
        row = self.catalogue.threats[threat]
        return threat_chip(threat, row.cost, row.points)

    def giant(self, site: Site) -> Html:
        """The giant that froze a card under construction looks over its edge."""
        return g(self.chip(site.giant), at=(77, 5), scale=0.84) if site.giant else Html()

    def site(self, site: Site, light: str = "lit") -> Html:
        """A card under construction with what lies on it."""
        own = tuple(n - (site.crystals[at] if at < len(site.crystals) else 0) for at, n in enumerate(site.placed))
        paid, stand_ins = signs_of(own), signs_of(site.crystals)
        return development(self.face(site.card), paid, stand_ins, light=light, frozen=bool(site.giant))


def makes(side: Side, stolen: Sequence[str] = ()) -> list[str]:
    """The signs of what a duchy makes, thing by thing; thieves cover the last of each."""
    found: list[str] = []
    for thing, n in signs_of(side.production):
        gone = min(n, stolen.count(thing))
        found += [thing] * (n - gone) + ["stolen"] * gone
    return found
