"""Pictures of the cards on 93 x 86: the sky and the hills of a type, and one thing worth looking at."""

from collections.abc import Callable, Mapping
from functools import cache

from regalia.art.icons import icon
from regalia.art.ink import box, fade, path
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.shown.art.scenes.calamities import CALAMITIES
from regalia.games.wonderful_kingdom.shown.art.scenes.companies import COMPANIES
from regalia.games.wonderful_kingdom.shown.art.scenes.discoveries import DISCOVERIES
from regalia.games.wonderful_kingdom.shown.art.scenes.monuments import MONUMENTS
from regalia.games.wonderful_kingdom.shown.art.scenes.more_discoveries import WONDERS
from regalia.games.wonderful_kingdom.shown.art.scenes.more_monuments import HALLS
from regalia.games.wonderful_kingdom.shown.art.scenes.structures import STRUCTURES
from regalia.games.wonderful_kingdom.shown.art.scenes.treasures import TREASURES

WIDTH, HEIGHT = 93, 86
_SKIES = {
    "structure": ("#8fb4cc", "#f4e6c6"),
    "company": ("#c98f9d", "#fbe3c2"),
    "monument": ("#e2a548", "#fdf0c8"),
    "discovery": ("#2d3f78", "#8fc0c9"),
    "calamity": ("#221a2e", "#6e3340"),
    "treasure": ("#5b7f74", "#f1e3b4"),
}
_HILLS = {
    "structure": ("#a9bd82", "#86a35e"),
    "company": ("#c2a06d", "#a07f4c"),
    "monument": ("#c9b06b", "#a78f4b"),
    "discovery": ("#4f7a86", "#2f5563"),
    "calamity": ("#3b2a38", "#241a26"),
    "treasure": ("#b7a36a", "#8f7c48"),
}
_MOTIFS: Mapping[str, Mapping[str, Callable[[], Html]]] = {
    "structure": STRUCTURES,
    "company": COMPANIES,
    "monument": {**MONUMENTS, **HALLS},
    "discovery": {**DISCOVERIES, **WONDERS},
    "calamity": CALAMITIES,
    "treasure": TREASURES,
}
_LAND = {name: kind for kind, motifs in _MOTIFS.items() for name in motifs}
SCENES = tuple(_LAND)


@cache
def scene(name: str, kind: str = "structure") -> Html:
    """Sky and hills of its type, then the motif of its own; a card that nobody has drawn shows the sign of its kind."""
    kind = _LAND.get(name, kind)
    far, near = _HILLS[kind]
    sky = box(0, 0, WIDTH + 1, HEIGHT + 2, f"url(#sky-{kind})")
    hills = path("M0 58C18 46 36 52 50 48C68 44 80 50 94 46V88H0Z", far) + path("M0 68C24 60 60 62 94 66V88H0Z", near)
    return sky + hills + (_MOTIFS[kind][name]() if name in _LAND else icon(kind, 21, 14, 50))


def scene_symbols() -> Html:
    """The skies, sky-company ..."""
    return join(fade(f"sky-{kind}", *tones) for kind, tones in _SKIES.items())
