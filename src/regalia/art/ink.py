"""The few marks every drawing is made of, as elements of SVG."""

import re
from random import Random

from regalia.core.html import Html, num, tag

TITLE = {"font_family": "var(--serif)", "font_weight": "700", "class_": "serif"}
_LONG = re.compile(r"-?\d+(?:\.\d+)?e-\d+|-?\d+\.\d{3,}")


def short(d: str) -> str:
    """The same line with short numbers."""
    return _LONG.sub(lambda found: num(float(found[0])), d)


def g(*children: str, at: tuple[float, float] | None = None, scale: float | None = None, **attrs: object) -> Html:
    moves = [f"translate({num(float(at[0]))} {num(float(at[1]))})"] if at else []
    moves += [f"scale({num(float(scale))})"] if scale else []
    return tag("g", *children, transform=" ".join(moves) or None, **attrs)


def placed(art: str, x: float, y: float, w: float, h: float | None = None) -> Html:
    """Art drawn in a unit box, put in its place at its size."""
    size = num(float(w)) if h is None else f"{num(float(w))} {num(float(h))}"
    return tag("g", art, transform=f"translate({num(float(x))} {num(float(y))}) scale({size})")


def path(d: str, fill: str = "none", **attrs: object) -> Html:
    return tag("path", d=short(d), fill=fill, **attrs)


def stroke(d: str, colour: str, width: float = 1.5, **attrs: object) -> Html:
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return tag("path", d=short(d), fill="none", stroke=colour, stroke_width=width, **ends, **attrs)


def dot(x: float, y: float, r: float, fill: str, **attrs: object) -> Html:
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **attrs)


def oval(x: float, y: float, rx: float, ry: float, fill: str, **attrs: object) -> Html:
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **attrs)


def box(x: float, y: float, w: float, h: float, fill: str, r: float = 0, **attrs: object) -> Html:
    return tag("rect", x=x, y=y, width=w, height=h, rx=r or None, fill=fill, **attrs)


def text(x: float, y: float, words: object, size: float = 14, fill: str = "var(--ink)", **attrs: object) -> Html:
    return tag("text", words, x=x, y=y, font_size=size, fill=fill, **attrs)


def serif(x: float, y: float, words: object, size: float = 17, fill: str = "var(--ink)", **attrs: object) -> Html:
    """Titles and names."""
    return text(x, y, words, size, fill, **TITLE, **attrs)


def fitted(words: str, room: float, letters: int) -> dict[str, str]:
    """How more letters than there is place for are set: closer, on the width of the room."""
    return {"textLength": num(room), "lengthAdjust": "spacingAndGlyphs"} if len(words) > letters else {}


def title(words: str) -> Html:
    """What the parent element shows, for the ear and under the pointer."""
    return tag("title", words)


def titled(words: str, *art: str) -> Html:
    """A thing with its name."""
    return g(title(words), *art)


def fade(name: str, *stops: str | tuple[float, str, float], x2: float = 0, y2: float = 1) -> Html:
    """A linear gradient: evenly spaced colours, or (offset, colour, opacity). From the top unless told otherwise."""
    last = max(len(stops) - 1, 1)
    full = (s if isinstance(s, tuple) else (i / last, s, 1) for i, s in enumerate(stops))
    marks = (tag("stop", offset=o, stop_color=c, stop_opacity=a if a != 1 else None) for o, c, a in full)
    return tag("linearGradient", *marks, id=name, x1=0, y1=0, x2=x2, y2=y2)


def symbol(name: str, view: str, *children: str) -> Html:
    return tag("symbol", *children, id=name, viewBox=view, overflow="visible")


def use(name: str, x: float = 0, y: float = 0, w: float | None = None, h: float | None = None, **attrs: object) -> Html:
    return tag("use", href=f"#{name}", x=x or None, y=y or None, width=w, height=h, **attrs)


def sprite(name: str, x: float, y: float, size: float, **attrs: object) -> Html:
    """A square symbol, centred."""
    return use(name, x - size / 2, y - size / 2, size, size, **attrs)


def clip(name: str, *shapes: str) -> Html:
    return tag("clipPath", *shapes, id=name)


def dice_of(*seed: object) -> Random:
    """Variation that never changes between two drawings of the same thing."""
    return Random(repr(seed))
