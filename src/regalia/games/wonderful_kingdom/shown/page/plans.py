"""Cards selected this round, face up: what is kept or recycled, given up, exchanged or destroyed."""

from collections.abc import Iterator

from regalia.art.parts import can, spoken, verb
from regalia.core.actions import Action
from regalia.core.html import Html, join, tag
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import TREASURE
from regalia.games.wonderful_kingdom.rules.actions import Keep, Recycle
from regalia.games.wonderful_kingdom.rules.planning import Planning
from regalia.games.wonderful_kingdom.shown.page.cards import card
from regalia.games.wonderful_kingdom.shown.page.parts import group
from regalia.games.wonderful_kingdom.shown.sight import Sight


def plans(sight: Sight, seat: Seat) -> Html:
    """Every selected card with the two things that can be done with it; small while something else is chosen."""
    selection = sight.duchy(seat).selection
    cards = (_planned(sight, seat, name) for name in selection)
    planning = sight.asked is None or isinstance(sight.asked, Planning)
    kind = "wk-plans" if planning else "wk-plans wk-waiting"
    return group(sight.say("page.left", n=len(selection)), *cards, kind=kind, scroll="plans")


def _planned(sight: Sight, seat: Seat, name: str) -> Html:
    verbs = join(_verbs(sight, name)) if sight.mine(seat) else ""
    foot = tag("div", verbs, class_="wk-foot") if verbs else ""
    return tag("div", card(sight, name), foot, data_picture="")


def _verbs(sight: Sight, name: str) -> Iterator[Html]:
    """Treasures can only be recycled."""
    row, called = sight.view.catalogue.cards[name], sight.book.name(name)
    if row.kind != TREASURE:
        yield _verb(sight, "keep", "hammer", Keep(name), called, goes="works")
    yield _verb(sight, "recycle", "recycle", Recycle(name), called)


def _verb(sight: Sight, key: str, sign: str, action: Action, called: str, goes: str | None = None) -> Html:
    """Its word; where there is no room for it, its sign."""
    said = sight.say(f"page.{key}")
    return can(*action.clicked(), verb(sign), tag("span", said), spoken(called), title=said, data_goes=goes)


def selections(sight: Sight) -> Html:
    """Both selections, mine last: cards strike across the table."""
    return join(_selection(sight, seat) for seat in (*sight.rivals, sight.front))


def _selection(sight: Sight, seat: Seat) -> Html:
    kind = "selected" if sight.mine(seat) else "theirs"
    cards = (card(sight, name, sight.token(f"{kind}-{name}")) for name in sight.duchy(seat).selection)
    title = sight.say("page.selected", name=sight.plates[seat].name)
    return group(title, *cards, kind="wk-felt", scroll=f"selected-{seat}")
