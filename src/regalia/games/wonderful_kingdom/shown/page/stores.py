"""What a seat has at hand: soldiers, krystallium, tokens; and the council that they pay for."""

from collections.abc import Iterator
from functools import cache

from regalia.art.parts import icon, picture, spoken, thing
from regalia.core.html import Html, tag
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.shown.art.advisors import SEAT, councillor
from regalia.games.wonderful_kingdom.shown.page.parts import row
from regalia.games.wonderful_kingdom.shown.sight import Sight
from regalia.games.wonderful_kingdom.shown.words import amount, counted

_ALWAYS = ("soldiers", "krystallium", "traps")
_HELP = {
    "soldiers": "rules.production",
    "training": "rules.production",
    "krystallium": "rules.alchemy",
    "traps": "rules.traps",
    "spies": "rules.traps",
    "spied": "rules.traps",
    "illusions": "pack.illusionists",
    "pack": "rules.threat",
    "debt": "pack.black-dragons",
    "doubled": "advisor.steward",
}
_SIGNS = {"training": "soldiers", "traps": "trap", "spies": "spy", "spied": "spy", "illusions": "illusion"}
_SIGNS |= {"pack": "threat", "debt": "battle", "doubled": "planning"}


def goods(sight: Sight, seat: Seat) -> Html:
    """One chip for each thing that is there; soldiers, krystallium and traps always, but nobody hides cards alone."""
    return tag("ul", *_chips(sight, seat), class_="wk-goods")


def _chips(sight: Sight, seat: Seat) -> Iterator[Html]:
    own = sight.duchy(seat)
    for name, helps in _HELP.items():
        held = getattr(own, name)
        count = held if isinstance(held, int) else len(held)
        if count or name in _ALWAYS[: 2 if sight.view.setting.solo else 3]:
            said = tag("small", counted(f"page.goods.{name}", count, sight.lang))
            sign = icon(_SIGNS.get(name, name), 22)
            yield tag("li", sign, tag("b", count), said, class_=f"wk-good wk-{name}", data_help=helps)


def council(sight: Sight, seat: Seat) -> Html:
    """Round seats; an advisor whose power is spent is struck through."""
    return row(
        *(_advisor(sight, seat, name) for name in sight.duchy(seat).council), kind="wk-council", scroll="council"
    )


def _advisor(sight: Sight, seat: Seat, name: str) -> Html:
    used = name in sight.duchy(seat).used
    price = amount("soldier", sight.view.catalogue.advisors[name].cost, sight.lang)
    said = ", ".join((sight.book.name(name), sight.say("draw.used") if used else price))
    token, helps = sight.token(f"advisor-{name}", seat), f"advisor.{name}"
    art = _bust(name, sight.view.catalogue.advisors[name].phase, used)
    return thing(token, art, spoken(said), kind="wk-seat", data_help=helps, data_piece=sight.piece(name))


@cache
def _bust(name: str, phase: str, used: bool) -> Html:
    return picture(f"0 0 {SEAT:.0f} {SEAT:.0f}", councillor(name, phase, SEAT / 2, SEAT / 2, SEAT, used))
