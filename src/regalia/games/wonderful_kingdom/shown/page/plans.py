"""Cards selected this round, face up: what is kept or recycled, given up, exchanged or destroyed."""

from collections.abc import Iterator

from regalia.art.parts import can, spoken
from regalia.core.html import Html, join, tag
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import TREASURE
from regalia.games.wonderful_kingdom.rules.actions import Keep, Recycle
from regalia.games.wonderful_kingdom.shown.page.cards import card
from regalia.games.wonderful_kingdom.shown.page.parts import group
from regalia.games.wonderful_kingdom.shown.view import Shown


def plans(shown: Shown, seat: Seat) -> Html:
    """Every selected card with the two things that can be done with it, and how many are left."""
    selection = shown.duchy(seat).selection
    cards = (_planned(shown, seat, name) for name in selection)
    return group(shown.say("page.left", n=len(selection)), *cards, kind="wk-plans", scroll="plans")


def _planned(shown: Shown, seat: Seat, name: str) -> Html:
    verbs = join(_verbs(shown, name)) if shown.mine(seat) else ""
    foot = tag("div", verbs, class_="wk-foot") if verbs else ""
    return tag("div", card(shown, name), foot)


def _verbs(shown: Shown, name: str) -> Iterator[Html]:
    """Treasures can only be recycled."""
    row, called = shown.view.catalogue.cards[name], shown.book.name(name)
    if row.kind != TREASURE:
        yield can(*Keep(name).clicked(), tag("span", shown.say("page.keep")), spoken(called))
    yield can(*Recycle(name).clicked(), tag("span", shown.say("page.recycle")), spoken(called))


def selections(shown: Shown) -> Html:
    """Both selections, mine last: cards strike across the table."""
    return join(_selection(shown, seat) for seat in (*shown.rivals, shown.front))


def _selection(shown: Shown, seat: Seat) -> Html:
    kind = "selected" if shown.mine(seat) else "theirs"
    cards = (card(shown, name, shown.token(f"{kind}-{name}")) for name in shown.duchy(seat).selection)
    title = shown.say("page.selected", name=shown.plates[seat].name)
    return group(title, *cards, kind="wk-felt", scroll=f"selected-{seat}")
