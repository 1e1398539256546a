"""Cards selected this round, face up: what is kept or recycled, given up, exchanged or destroyed."""

from collections.abc import Iterator

from regalia.art.ink import tag
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.actions import Keep, Recycle
from regalia.games.wonderful_kingdom.catalogue import TREASURE
from regalia.games.wonderful_kingdom.page.cards import card
from regalia.games.wonderful_kingdom.page.parts import can, group, spoken, words
from regalia.games.wonderful_kingdom.page.seen import Seen


def plans(seen: Seen, seat: Seat) -> str:
    """Every selected card with the two things that can be done with it, and how many are left."""
    selection = seen.duchy(seat).selection
    cards = (_planned(seen, seat, name) for name in selection)
    return group(seen.say("page.left", n=len(selection)), *cards, kind="wk-plans", scroll="plans")


def _planned(seen: Seen, seat: Seat, name: str) -> str:
    verbs = "".join(_verbs(seen, name)) if seen.mine(seat) else ""
    foot = tag("div", verbs, class_="wk-foot") if verbs else ""
    return tag("div", card(seen, name), foot)


def _verbs(seen: Seen, name: str) -> Iterator[str]:
    """Treasures can only be recycled."""
    row, called = seen.view.catalogue.cards[name], seen.book.name(name)
    if row.kind != TREASURE:
        yield can(*Keep(name).clicked(), words("span", seen.say("page.keep")), spoken(called))
    yield can(*Recycle(name).clicked(), words("span", seen.say("page.recycle")), spoken(called))


def selections(seen: Seen) -> str:
    """Both selections, mine last: cards strike across the table."""
    return "".join(_selection(seen, seat) for seat in (*seen.rivals, seen.front))


def _selection(seen: Seen, seat: Seat) -> str:
    kind = "selected" if seen.mine(seat) else "theirs"
    cards = (card(seen, name, seen.token(f"{kind}-{name}")) for name in seen.duchy(seat).selection)
    title = seen.say("page.selected", name=seen.plates[seat].name)
    return group(title, *cards, kind="wk-felt", scroll=f"selected-{seat}")
