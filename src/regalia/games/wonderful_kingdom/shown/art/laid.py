"""What lies in the slots of a card under construction, on 20 x 20 each, as pieces that can travel on their own."""

from regalia.art.ink import box, symbol, use
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.shown.art.signs import sign
from regalia.games.wonderful_kingdom.shown.art.tokens import CUBES, cube

_SHAPED = {"krystallium": "#a3264f", "soldiers": "#59616d"}  # no cubes: they lie on a colour of their own


def laid_symbols() -> Html:
    """laid-gold, laid-soldiers ..."""
    cubes = (symbol(f"laid-{kind}", "0 0 20 20", cube(kind, 10, 10, 18.4)) for kind in CUBES if kind not in _SHAPED)
    shaped = (
        symbol(f"laid-{kind}", "0 0 20 20", box(0.6, 0.6, 18.8, 18.8, ground, 4) + sign(kind, 10, 10, 21))
        for kind, ground in _SHAPED.items()
    )
    return join((*cubes, *shaped))


def laid(lies: str, asked: str = "") -> Html:
    """What lies there; a stand-in shows small what was asked."""
    wanted = sign(asked, 4, 17, 10) if asked not in ("", lies) else ""
    return use(f"laid-{lies}", 0, 0, 20, 20) + wanted
