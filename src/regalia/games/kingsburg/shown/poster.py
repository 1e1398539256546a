"""The game in one picture: the thrones of the realm, and dice that would speak to them."""

from regalia.art.faces import portrait
from regalia.art.heraldry import seals
from regalia.art.ink import box, fade, g, path, stroke
from regalia.core.html import Html, join, tag
from regalia.games.kingsburg.box.data import ADVISORS
from regalia.games.kingsburg.shown.art.advisor_portraits import COURTIERS
from regalia.games.kingsburg.shown.art.court import court_symbols, place
from regalia.games.kingsburg.shown.art.dice import BONUS, dice_symbols, die

_THRONES = ((16, -6, 38, 1.22), (17, 280, 38, 1.22), (18, 122, 12, 1.47))  # rank, left, top, scale
_DICE = ((6, "rose", 62, 184), (5, "moon", 118, 190), (4, "sun", 302, 186), (3, BONUS, 358, 190))


def poster() -> Html:
    """On 420 x 216."""
    hall = box(0, 0, 420, 216, "url(#hall)") + box(0, 0, 420, 216, "url(#damask)", opacity=".6")
    thrones = (g(_throne(rank), at=(x, y), scale=scale) for rank, x, y, scale in _THRONES)
    dice = (die(face, kind, x, y, 46) for face, kind, x, y in _DICE)
    return tag("defs", _symbols()) + hall + join(thrones) + _dais() + join(dice)


def _symbols() -> Html:
    houses = [kind for _, kind, _, _ in _DICE if kind != BONUS]
    steps = fade("dais", "#4a3a44", "#1b1820") + fade("dusk", (0, "#0b0a10", 0), (1, "#0b0a10", 0.75))
    return seals(*houses) + court_symbols() + dice_symbols((*houses, BONUS)) + steps


def _throne(rank: int) -> Html:
    return place(rank, portrait(COURTIERS[ADVISORS[rank - 1].name]), "", ())


def _dais() -> Html:
    """The steps in front of the thrones, with the carpet."""
    steps = box(0, 186, 420, 30, "url(#dais)") + stroke("M0 186.5H420M0 200H420", "#d9ad4e", 1, opacity=".55")
    carpet = path("M164 216L184 186H236L256 216Z", "#8e2b2b") + path("M210 186H236L256 216H210Z", "#6f1f22")
    return box(0, 120, 420, 66, "url(#dusk)", opacity=".6") + steps + carpet
