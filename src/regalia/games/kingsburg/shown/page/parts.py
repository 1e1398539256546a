"""What several zones of this game show: dice, points, rows of things, what a seat may choose."""

from functools import cache

from regalia.art.icons import THINGS, Sign
from regalia.art.ink import text, use
from regalia.art.parts import icon, picture, silent, spoken, thing
from regalia.core.html import Html, tag
from regalia.games.kingsburg.shown.art.dice import die
from regalia.games.kingsburg.shown.words import amount


@cache
def medal(points: int, size: int = 22) -> Html:
    """Points: the shield with its number."""
    number = text(12, 17, points, 14.5, "#fff6dc", text_anchor="middle", font_weight="700")
    return picture("0 0 24 24", use("i-points"), number, kind="kg-medal", width=size, height=size)


@cache
def cube(face: int, kind: str, key: str | None = None) -> Html:
    """A die; with a key it travels."""
    return picture("-24 -24 48 48", die(face, kind, 0, 0), kind="kg-die", data_piece=key)


@cache
def sign_row(signs: tuple[Sign, ...], size: int = 18) -> Html:
    """Things in a line, each followed by its number when it is more than one."""
    return silent(*(_sign(sign, size) for sign in signs), kind="kg-signs")


def _sign(sign: Sign, size: int) -> Html:
    if sign.name not in THINGS:
        return tag("i", sign.name)
    return icon(sign.name, size) + (tag("b", sign.n) if sign.n > 1 else "")


@cache
def fact(what: str, count: int, lang: str) -> Html:
    """How much of something a player has."""
    return tag("span", icon(what, 18), silent(count), spoken(amount(what, count, lang)), data_help=f"thing.{what}")


def choice(
    token: str | None, kind: str, art: Html, said: str, about: str, key: str | None = None, why: str | None = None
) -> Html:
    """What a seat may choose at some time, with the reason why it may not now. Without a token it is only a thing."""
    attrs = {"data_help": about, "data_piece": key, "data_why": why}
    return thing(token, art, spoken(said), kind=kind, element="span", **attrs)
