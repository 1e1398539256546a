"""Every colour with a meaning, by day and by candle; and drawings that need no style sheet."""

import re
from collections.abc import Mapping

THEMES = ("light", "dark")

_THEMED: Mapping[str, tuple[str, str]] = {
    # desk, sheet, ink
    "desk": ("#d8cbb0", "#12161d"),
    "desk-deep": ("#bfae8c", "#0a0d12"),
    "paper": ("#fbf5e6", "#1e242e"),
    "sunk": ("#f0e6cf", "#171c24"),
    "raised": ("#fffcf4", "#28303c"),
    "ink": ("#241c14", "#f3e9d5"),
    "ink-2": ("#584a39", "#c9bda6"),
    "ink-3": ("#6f604c", "#a79b86"),
    "line": ("#2a1d0c2e", "#f4dfae2b"),
    "bar": ("#1d2939", "#0b0f15"),
    # gold, the primary verb, good and bad news, focus
    "gold": ("#80560c", "#e9bf62"),
    "leaf": ("#c2922f", "#b98d37"),
    "royal": ("#25364f", "#e3b85a"),
    "royal-deep": ("#152133", "#a97f2a"),
    "royal-ink": ("#fdf4dd", "#1d1505"),
    "good": ("#2c6638", "#8fce95"),
    "bad": ("#9a2820", "#ff9d8f"),
    "focus": ("#1257c4", "#86bcff"),
    # the map and its frame, cards
    "chart": ("#efe2c2", "#26231f"),
    "bars": ("#2a2015", "#4a3d2a"),
    "bars-lit": ("#f6ecd2", "#a8946c"),
    "frame": ("#4a3524", "#2b2019"),
    "frame-deep": ("#2f2014", "#17110c"),
    "veil": ("#2a1c0a2e", "#05070b59"),
    "rim": ("#2a2015", "#0d0b09"),
    "edge": ("#2b1e108c", "#f4dfae59"),
    "slot": ("#fffdf6", "#d3cab8"),
    "shadow": ("#3a270c33", "#00000070"),
    "ledge": ("#6b5034", "#4a3826"),
}
_SAME: Mapping[str, str] = {
    "glow": "#ffcf4d",
    "bar-ink": "#f6ecd6",
    # the five houses: field, shade, and what is written on it
    "rose": "#b4232f",
    "rose-deep": "#7b1420",
    "rose-on": "#fff3e6",
    "moon": "#2a68b4",
    "moon-deep": "#173f78",
    "moon-on": "#ffffff",
    "sun": "#f2b52b",
    "sun-deep": "#b5780b",
    "sun-on": "#362303",
    "oak": "#f6f1e5",
    "oak-deep": "#b3a98f",
    "oak-on": "#34452a",
    "tower": "#2b2e37",
    "tower-deep": "#101217",
    "tower-on": "#ece6d8",
    # dice of no house: bonus dice, and those of nobody
    "bonus": "#a9d3c6",
    "bonus-deep": "#5f9283",
    "bonus-on": "#12352d",
    "neutral": "#a3a7ad",
    "neutral-deep": "#656a72",
    "neutral-on": "#1b1e23",
    "serif": "'Iowan Old Style', Palatino, 'Palatino Linotype', P052, 'Noto Serif', 'Liberation Serif', Georgia, serif",
    "sans": "'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, sans-serif",
}
TOKENS: Mapping[str, tuple[str, str]] = {**_THEMED, **{name: (value, value) for name, value in _SAME.items()}}
_VAR = re.compile(r'([a-z-]+)="var\(--([a-z0-9-]+)\)"')


def resolve(svg: str, theme: str) -> str:
    """The drawing with every var(--token) as a literal of the theme.

    A colour that lets light through becomes a plain colour and an opacity beside it, which every program can read.
    """
    column = THEMES.index(theme)
    return _VAR.sub(lambda found: _literal(found[1], TOKENS[found[2]][column]), svg)


def _literal(attribute: str, value: str) -> str:
    if len(value) != 9 or value[0] != "#":
        return f'{attribute}="{value}"'
    opacity = f"{int(value[7:], 16) / 255:.2f}"
    return f'{attribute}="{value[:7]}" {attribute.removesuffix("-color")}-opacity="{opacity}"'
