"""What a card makes and is worth, in a line; where thieves go about, each kind of icon can be chosen."""

from collections.abc import Iterator, Mapping, Sequence

from regalia.art.icons import Sign, medal
from regalia.art.parts import can, icon, picture, spoken
from regalia.core.html import Html, join, tag
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import RESOURCES
from regalia.games.wonderful_kingdom.box.data import LETTERS
from regalia.games.wonderful_kingdom.rules.actions import Cover
from regalia.games.wonderful_kingdom.rules.icons import STAR
from regalia.games.wonderful_kingdom.shown.art.cards import Each
from regalia.games.wonderful_kingdom.shown.art.signs import minus
from regalia.games.wonderful_kingdom.shown.draw.book import THINGS
from regalia.games.wonderful_kingdom.shown.sight import Sight
from regalia.games.wonderful_kingdom.shown.words import amount

_THIEVES = "thieves"
Made = Sequence[Sign] | Each


def makes(sight: Sight, seat: Seat, card: str, made: Made, gone: Mapping[str, int]) -> Html:
    """Thing by thing, or so many for each card of a kind; thieves cover the last of each."""
    things = [Sign(made.thing)] if isinstance(made, Each) else made
    each = made if isinstance(made, Each) else None
    icons = (_icon(sight, seat, card, thing, gone.get(thing.name, 0), each) for thing in things)
    return tag("span", *icons, class_="wk-makes")


def _icon(sight: Sight, seat: Seat, card: str, thing: Sign, gone: int, each: Each | None) -> Html:
    at = THINGS.index(thing.name)
    art = join(_row(thing, gone)) + (_times(each) if each else "")
    said = spoken(amount(RESOURCES[at], each.n if each else thing.n, sight.lang))
    covered = Cover(card, LETTERS[at] + (STAR if each else ""))
    robbed = sight.mine(seat) and _THIEVES in sight.view.setting.packs
    return can(*covered.clicked(), art, said, kind="wk-icon") if robbed else art + said


def _row(thing: Sign, gone: int) -> Iterator[Html]:
    for at in range(thing.n):
        yield icon("stolen" if at >= thing.n - gone else thing.name, 18)


def _times(each: Each) -> Html:
    """How many for each, and the kind that counts."""
    number = tag("b", each.n) if each.n > 1 else ""
    return number + tag("span", "×") + icon(each.kind, 18)


def worth(points: int | Each) -> Html:
    """The shield; nothing is worth nothing."""
    if not points:
        return Html()
    number, times = (points.n, _times(points._replace(n=1))) if isinstance(points, Each) else (points, "")
    return tag("span", picture("0 0 24 24", medal(minus(number), 0, 0, 24)), times, class_="wk-worth")
