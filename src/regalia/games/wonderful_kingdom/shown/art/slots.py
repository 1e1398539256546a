"""What a card costs: a slot for each thing down its left side, and what already lies there.

On a page what lies there is a piece of its own, on 20 x 20, that can travel.
"""

from collections.abc import Iterator, Mapping, Sequence

from regalia.art.icons import Sign
from regalia.art.ink import box, sprite, symbol, use
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.shown.art.signs import sign
from regalia.games.wonderful_kingdom.shown.art.tokens import CUBES, cube

WILD = "krystallium"  # stands in for a cube of any colour
_DEEP = {thing: tones[2] for thing, tones in CUBES.items()} | {"soldiers": "#59616d"}
_SHAPED = {"krystallium": "#a3264f", "soldiers": "#59616d"}  # no cubes: they lie on a colour of their own
_MIDDLE, _ROOM = 17.5, 166.0


def track(cost: Sequence[Sign], paid: Sequence[Sign] = (), stand_ins: Sequence[Sign] = ()) -> Html:
    """Slots in the order of the cost; a stand-in is named after the cube that it replaces."""
    slots = list(_filled(cost, dict(paid), dict(stand_ins)))
    step = min(22.5, _ROOM / max(len(slots), 1))
    rail = box(5, 5, 25, 178, "var(--sunk)", 5, stroke="var(--line)")
    side = min(20, step - 1.5)
    return rail + join(_slot(asked, lies, 18.5 + i * step, side) for i, (asked, lies) in enumerate(slots))


def _filled(cost: Sequence[Sign], paid: Mapping[str, int], stand_ins: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    """Each thing that is asked, and what lies there: the thing itself, a crystal, nothing."""
    for asked, n in cost:
        own = paid.get(asked, 0)
        full = own + stand_ins.get(asked, 0)
        yield from ((asked, asked if i < own else WILD if i < full else "") for i in range(n))


def _slot(asked: str, lies: str, y: float, side: float) -> Html:
    """Soldiers and crystals fill their slot with colour, so that they differ from the sign that asks for them."""
    rim = {"stroke": _DEEP[asked], "stroke_width": 1.2}
    x, ground = _MIDDLE - side / 2, _DEEP[lies] if lies in _SHAPED else "var(--slot)"
    hole = box(x, y - side / 2, side, side, ground, 4, **rim)
    if lies in _SHAPED:
        wanted = sprite(f"i-{asked}", x + 3, y + side * 0.3, side * 0.5) if lies != asked else ""
        return hole + sprite(f"i-{lies}", _MIDDLE, y, side * 1.06) + wanted
    if lies:
        return hole + cube(lies, _MIDDLE, y, side * 0.92)
    return hole + sprite(f"i-{asked}", _MIDDLE, y, side * 0.8)


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
