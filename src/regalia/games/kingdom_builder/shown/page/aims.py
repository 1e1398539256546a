"""What earns gold: the three cards, castles and Capitol, with the running gold of every seat."""

from collections.abc import Mapping, Sequence

from regalia.art.parts import sheet, symbol_picture
from regalia.core.html import Html, tag
from regalia.core.page import Plate, Zone
from regalia.games.kingdom_builder.shown.art.scoring_cards import HEIGHT, WIDTH
from regalia.games.kingdom_builder.shown.page.parts import chip
from regalia.games.kingdom_builder.shown.sight import Sight
from regalia.games.kingdom_builder.shown.words import named

Gold = Sequence[Mapping[str, int]]  # by seat, then by reason


def zone(sight: Sight, gold: Gold) -> Zone:
    aims = (_aim(sight, card, gold) for card in sight.view.cards)
    always = (_always(sight, reason, gold) for reason in gold[0] if reason not in sight.view.cards)
    html = sheet(sight.say("draw.scoring"), tag("ul", *aims, *always, class_="kb-aims"))
    return Zone("scoring", sight.say("page.scoring"), "score", "right", html)


def _aim(sight: Sight, card: str, gold: Gold) -> Html:
    """Picture, name, rule, and who has how much of it."""
    scene = symbol_picture(f"aim-{card}", WIDTH, HEIGHT, "kb-scene")
    name, rule = tag("h3", named("card", card, sight.lang)), tag("p", sight.say(f"card.{card}.short"), class_="quiet")
    return tag("li", scene, name, rule, _chips(card, sight.plates, gold), class_="kb-aim", data_help=f"card.{card}")


def _always(sight: Sight, reason: str, gold: Gold) -> Html:
    """What counts in every game takes one line."""
    name = tag("h3", named("card", reason, sight.lang))
    return tag("li", name, _chips(reason, sight.plates, gold), class_="kb-always", data_help=f"card.{reason}")


def _chips(reason: str, plates: Sequence[Plate], gold: Gold) -> Html:
    values = [seat[reason] for seat in gold]
    chips = (
        chip(seat, plate, value, value == max(values) > 0)
        for seat, (plate, value) in enumerate(zip(plates, values, strict=True))
    )
    return tag("div", *chips, class_="kb-chips")
