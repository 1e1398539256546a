"""Small things that several parts of the table show: army tokens, portraits of governors, cards with their rule."""

from regalia.art.faces import portrait
from regalia.art.icons import icon
from regalia.art.ink import box, clip, dot, g, serif, symbol, text, titled, use
from regalia.art.sheet import Block, lines_of, paragraph, sheet
from regalia.core.html import Html, join
from regalia.games.kingsburg.box.cards import OURS
from regalia.games.kingsburg.shown.art.governor_portraits import GOVERNORS as FACES
from regalia.games.kingsburg.shown.sight import Sight
from regalia.games.kingsburg.shown.words.help import box_numbers, help_text


def governor_symbols(names: tuple[str, ...]) -> Html:
    """who-duke ... on 92 x 100, in a window."""
    window = clip("window", box(0, 0, 92, 100, "#000", 8))
    return window + join(symbol(f"who-{name}", "0 0 92 100", _framed(name)) for name in names)


def _framed(name: str) -> Html:
    cloth = box(0, 0, 92, 100, "url(#hang-1)", 8) + box(0, 0, 92, 100, "url(#damask)", 8)
    bust = g(g(portrait(FACES[name]), at=(3, 6), scale=0.86), clip_path="url(#window)")
    return cloth + bust + box(0.75, 0.75, 90.5, 98.5, "none", 8, stroke="#bd8f35", stroke_width=1.5)


def small_governor(sight: Sight, name: str, x: float) -> Html:
    """Another's governor: portrait and name, the rule in the title; one that is ours is written as our mark is."""
    mine = OURS[f"governor.{name}"].ours
    style = {"text_anchor": "end", "font_style": "italic" if mine else None}
    fill = "var(--gold)" if mine else "var(--ink-2)"
    label = text(x - 6, 54, sight.say(f"governor.{name}.name"), 12.5, fill, **style)
    return titled(help_text("governor", name, sight.lang, sight.view), use(f"who-{name}", x, 10, 48, 52), label)


def army_token(value: int, x: float, y: float, size: float = 40) -> Html:
    """A bronze disc with its number under a helm, around a point."""
    disc = dot(0, 1.5, 19, "#3d2a10", opacity=".5") + dot(0, 0, 19, "#b98a4a", stroke="#4a3416", stroke_width=1.6)
    ring = dot(0, 0, 15.5, "#d9b27a", stroke="#f3dfae", stroke_opacity=".7")
    number = text(0, 13, value, 21, "#24180a", text_anchor="middle", font_weight="700")
    return g(disc, ring, icon("soldiers", -7, -20, 14), number, at=(x, y), scale=size / 40)


def card(sight: Sight, kind: str, name: str, width: float, least: float = 0) -> Block:
    """A governor or a destiny on a sheet: picture, name, rule; and whether that is our own."""
    side = 76.0 if kind == "governor" else 52.0
    art, tall = picture(kind, name, side)
    words, foot = _words(sight, f"{kind}.{name}", width - side - 46)
    height = max(least, tall + 32, foot)
    return sheet(0, 0, width, height) + g(art, at=(16, 16)) + g(words, at=(side + 30, 0)), height


def _words(sight: Sight, key: str, room: float) -> Block:
    names, other = (
        lines_of(sight.say(f"{key}.name"), room, 17),
        box_numbers(sight.view.numbers, key.split(".")[1], sight.lang),
    )
    rule = f"{sight.say(f'{key}.help')} {other}".strip()
    titles = join(serif(0, 31 + 20 * at, line, 17) for at, line in enumerate(names))
    top = 30.0 + 20 * len(names)
    foot = top + 15.6 * len(lines_of(rule, room, 12.5))
    mark = ours(sight, 0, foot + 6) if OURS[key].ours and not other else ""
    return titles + paragraph(0, top, rule, room, 12.5) + mark, foot + (22 if mark else 6)


def picture(kind: str, name: str, side: float) -> Block:
    """The portrait of a governor, or the emblem of a destiny."""
    if kind == "governor":
        return use(f"who-{name}", 0, 0, side, side * 100 / 92), side * 100 / 92
    return use(f"fate-{name}", 0, 0, side, side), side


def ours(sight: Sight, x: float, y: float) -> Html:
    """The mark of a card whose values are our own."""
    return text(x, y, sight.say("draw.ours"), 12, "var(--gold)", font_style="italic")
