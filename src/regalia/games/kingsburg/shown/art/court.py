"""The court: a portrait under a stone arch, rank on the keystone, reward on the plaque, a ledge where dice stand."""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from regalia.art.heraldry import HOUSES
from regalia.art.icons import Sign, icon, signs
from regalia.art.ink import box, clip, dot, fade, fitted, g, path, serif, stroke
from regalia.core.html import Html, join, tag
from regalia.games.kingsburg.shown.art.dice import die

WIDTH, HEIGHT = 120.0, 208.0
_TIERS = (("#3d6f66", "#20433e"), ("#3a5a8c", "#1f3358"), ("#8a3040", "#4f1822"), ("#b98a2e", "#6d2333"))
_ARCH = "M3 128V58C3 18 34 6 60 6C86 6 117 18 117 58V128Z"
_OPENING = "M12 128V60C12 28 36 17 60 17C84 17 108 28 108 60V128Z"
_FRAME = "M1 172V58C1 16 34 4 60 4C86 4 119 16 119 58V172Z"
_DUSK = "#0d0812"


class Lot(NamedTuple):
    """Dice that came together: whose, their faces with the kind of each, and what helped them."""

    owner: str  # a house, or neutral
    dice: tuple[tuple[int, str], ...]
    helps: tuple[str, ...] = ()  # plus2, market, envoy, deal

    @property
    def pieces(self) -> int:
        return len(self.dice) + len(self.helps)


def court_symbols() -> Html:
    """Hangings behind the ranks, stone, gilt, and the window of the portraits."""
    weave = path("M9 0L18 9L9 18L0 9Z", stroke="#fff", stroke_opacity=".12", stroke_width=1)
    thread = dot(9, 9, 1.3, "#fff", opacity=".16")
    return (
        tag("pattern", weave, thread, id="damask", width=18, height=18, patternUnits="userSpaceOnUse")
        + join(fade(f"hang-{at}", *tones) for at, tones in enumerate(_TIERS))
        + clip("opening", path("M12 128V-20H108V128Z", "#000"))
        + fade("stone-arch", "#efe7d6", "#c3b79f")
        + fade("gilt", "#fbe29a", "#b9872a")
        + fade("hall", (0, "#43303f", 1), (0.55, "#2b2735", 1), (1, "#1d222d", 1))
    )


def tier(rank: int) -> int:
    """Galleries of six; the last two ranks sit in gold."""
    return 3 if rank > 16 else (rank - 1) // 6


def place(
    rank: int, bust: Html, name: str, reward: Sequence[Sign], lots: Sequence[Lot] = (), light: str = "lit"
) -> Html:
    """A place at court on 120 x 208, with one of the LIGHTS."""
    below = _plaque(name, reward) + _ledge(lots)
    return window(rank, bust, light) + below + (_pin() if light == "open" else "")


def window(rank: int, bust: Html, light: str = "lit") -> Html:
    """The upper part of a place: arch, portrait and keystone, on 120 x 128."""
    return _niche(tier(rank), bust) + _OVER[light] + _keystone(rank)


def _halo() -> Html:
    dark = stroke(_FRAME, "#1d1204", 9, opacity=".35")
    return dark + stroke(_FRAME, "var(--glow)", 5, class_="halo pulse") + stroke(_FRAME, "#fffdf0", 1.6)


def _planks() -> Html:
    """Across an arch whose advisor is away."""
    cross = "M16 56L104 104M104 56L16 104"
    return path(_ARCH, _DUSK, opacity=".35") + stroke(cross, "#33241a", 13) + stroke(cross, "#a8764a", 10)


_OVER = {"lit": "", "dusk": path(_ARCH, _DUSK, opacity=".3"), "open": _halo(), "away": _planks()}
LIGHTS = tuple(_OVER)  # nothing to choose, not to be chosen, to be chosen, away this year


def _pin() -> Html:
    """A plus says without colour what the halo says."""
    disc = dot(105, 112, 10.6, "#1d1204", opacity=".65") + dot(105, 112, 9, "#fff")
    return disc + stroke("M105 107V117M100 112H110", "#1d1204", 2.2)


def _niche(gallery: int, bust: Html) -> Html:
    """Arch, hanging and portrait."""
    wall = path(_ARCH, "url(#gilt)" if gallery == 3 else "url(#stone-arch)")
    line = path(_ARCH, stroke="#2a1c10", stroke_opacity=".5", stroke_width=1)
    cloth = path(_OPENING, f"url(#hang-{gallery})") + path(_OPENING, "url(#damask)")
    figure = g(g(bust, at=(18.5, 34), scale=0.84), clip_path="url(#opening)")
    shade = path("M12 128V60C12 28 36 17 60 17C30 26 20 44 20 62V128Z", "#000", opacity=".28")
    return wall + line + cloth + figure + shade


def _keystone(rank: int) -> Html:
    stone = path("M44 -2H76L72 26H48Z", "url(#gilt)", stroke="#5c3f0b", stroke_width=1)
    return stone + serif(60, 19, rank, 18, "#2f1d06", text_anchor="middle")


def _plaque(name: str, reward: Sequence[Sign]) -> Html:
    shadow = box(2, 124, 116, 50, "#000", 5, opacity=".25")
    card = box(1, 122, 118, 50, "var(--paper)", 5, stroke="var(--leaf)")
    title = serif(60, 139, name, 14.5, text_anchor="middle", **fitted(name, 108, 14))
    return shadow + card + title + signs(reward, 60, 146, 20)


def _ledge(lots: Sequence[Lot]) -> Html:
    """It takes the colours of those whose dice stand on it."""
    shelf = "M6 175H114L119 208H1Z"
    wood = path(shelf, "var(--ledge)", opacity=".8") if not lots else ""
    each = 108 / max(sum(lot.pieces for lot in lots), 1)
    starts = accumulate((lot.pieces * each for lot in lots), initial=6.0)
    stands = join(_stand(lot, x, lot.pieces * each) for lot, x in zip(lots, starts, strict=False))
    return wood + stands + path("M6 175H114L115 181H5Z", "#000", opacity=".25")


def _stand(lot: Lot, x: float, room: float) -> Html:
    """The part of a ledge that one owner has."""
    shape = f"M{x} 175H{x + room}V208H{x}Z"
    hatched = lot.owner in HOUSES and HOUSES[lot.owner].hatching
    cloth = path(shape, f"var(--{lot.owner})") + (
        path(shape, f"url(#hatch-{lot.owner})", opacity=".2") if hatched else ""
    )
    count = lot.pieces
    size = min(27.0, (room - 4) / count / 1.08)
    step, first = size * 1.08, x + room / 2 - size * 0.54 * (count - 1)
    dice = join(die(face, kind, first + step * at, 190, size) for at, (face, kind) in enumerate(lot.dice))
    rest = (first + step * at - size * 0.42 for at in range(len(lot.dice), count))
    return (
        cloth
        + dice
        + join(icon(help_, at, 190 - size * 0.42, size * 0.84) for help_, at in zip(lot.helps, rest, strict=True))
    )
