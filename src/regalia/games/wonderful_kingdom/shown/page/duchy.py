"""A duchy: the land, what it makes, and the cards that are built there, one line each."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from regalia.art.icons import Sign
from regalia.art.parts import badge, icon, picture
from regalia.core.html import Html, join, tag
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import CALAMITY
from regalia.games.wonderful_kingdom.box.data import CALAMITY_POINTS, KINDS, LETTERS
from regalia.games.wonderful_kingdom.rules.state import DUCHY
from regalia.games.wonderful_kingdom.shown.art.cards import Each
from regalia.games.wonderful_kingdom.shown.art.duchies import LANDS
from regalia.games.wonderful_kingdom.shown.draw.book import THINGS, signs_of
from regalia.games.wonderful_kingdom.shown.draw.built import stolen
from regalia.games.wonderful_kingdom.shown.page.cards import sort_of
from regalia.games.wonderful_kingdom.shown.page.makes import Made, makes, worth
from regalia.games.wonderful_kingdom.shown.sight import Sight


def duchy(sight: Sight, seat: Seat) -> Html:
    """The land with its card, then every kind with what is built of it, then what else lies there."""
    return _land(sight, seat) + join(_kinds(sight, seat)) + _rest(sight, seat)


def _land(sight: Sight, seat: Seat) -> Html:
    own, view = sight.duchy(seat), sight.view
    side = view.catalogue.sides[own.name, view.setting.side]
    gone = Counter(THINGS[LETTERS.index(letter)] for card, letter in own.stolen if card == DUCHY)
    name = tag("b", sight.say(f"duchy.{own.name}.name"))
    head = tag("div", badge(sight.houses[seat], 30), name, tag("small", view.setting.side), class_="wk-arms")
    made = makes(sight, seat, DUCHY, signs_of(side.production), gone)
    points = worth(Each("points", *side.points_per)) if side.points_per else ""
    line = tag("div", made, points, class_="wk-deed wk-base") if any(side.production) or points else ""
    return tag(
        "div", _view(own.name), head, line, class_=f"wk-land {sight.houses[seat]}", data_help=f"duchy.{own.name}"
    )


@cache
def _view(name: str) -> Html:
    return picture("0 0 404 74", LANDS[name](), preserveAspectRatio="xMaxYMid slice", kind="wk-vista")


def _kinds(sight: Sight, seat: Seat) -> Iterator[Html]:
    """Every kind with its cards; siphons that were tamed are of none."""
    own, rows = sight.duchy(seat), sight.view.catalogue
    gone = stolen(rows, own.built, own.stolen)
    lines = Counter((card, tuple(gone.get(at, ()))) for at, card in enumerate(own.built))
    for kind in (*KINDS, ""):
        cards = [(line, count) for line, count in lines.items() if rows.kinds.get(line[0], "") == kind]
        if kind or cards:
            deeds = [_built(sight, seat, *line, count) for line, count in cards]
            yield _kind(sight, seat, kind, deeds, sum(count for _, count in cards))


def _kind(sight: Sight, seat: Seat, kind: str, deeds: Sequence[str], count: int) -> Html:
    """Sign, name and number; a crown where the Chronicler counts."""
    crown = icon("crown", 18) if kind and sight.duchy(seat).chronicle == kind else ""
    name = sight.say(f"kind.{kind}.many" if kind else "draw.tamed")
    head = tag("h3", icon(kind, 20) if kind else "", tag("span", name), crown, tag("b", count))
    return tag("section", head, tag("ul", *deeds, class_="wk-deeds") if deeds else "", class_="wk-kind")


def _built(sight: Sight, seat: Seat, card: str, gone: Sequence[Sign], count: int) -> Html:
    """A card that stands there: only what still matters. Equal ones share a line."""
    face = sight.book.face(card)
    return _deed(sight, seat, card, count, face.production, dict(gone), worth(face.points))


def _deed(sight: Sight, seat: Seat, card: str, count: int, made: Made, gone: Mapping[str, int], points: str) -> Html:
    name = tag("b", sight.book.name(card) + (f" ×{count}" if count > 1 else ""))
    line = name + makes(sight, seat, card, made, gone) + points
    helps, kind = sort_of(sight.view.catalogue, card), sight.view.catalogue.kinds.get(card, "")
    return tag("li", line, class_=f"wk-deed wk-{kind or 'ill'}", data_help=helps, data_piece=sight.piece(card))


def _rest(sight: Sight, seat: Seat) -> Html:
    """Calamities, and what was beaten."""
    own = sight.duchy(seat)
    loss = worth(CALAMITY_POINTS * own.calamities)
    ills = [_deed(sight, seat, CALAMITY, own.calamities, (), {}, loss)] if own.calamities else []
    beaten = [_deed(sight, seat, name, count, (), {}, "") for name, count in Counter(own.defeated).items()]
    heads = ((sight.say("draw.calamities"), ills), (sight.say("draw.defeated"), beaten))
    return join(
        tag("section", tag("h3", name), tag("ul", *deeds, class_="wk-deeds"), class_="wk-kind")
        for name, deeds in heads
        if deeds
    )
