"""Small parts of HTML: silent pictures, spoken words, and things that can be chosen."""

from collections.abc import Sequence
from functools import cache
from html import escape

from regalia.art.heraldry import seat as badge
from regalia.art.icons import THINGS, Sign
from regalia.art.ink import tag, text, use
from regalia.games.kingsburg.shown.art.dice import die
from regalia.games.kingsburg.shown.words import amount


def words(said: object) -> str:
    """Text between tags."""
    return escape(str(said), quote=False)


def spoken(said: object) -> str:
    return tag("span", words(said), class_="spoken")


def silent(*children: str, kind: str | None = None) -> str:
    """What the eye reads and the ear is told in other words."""
    return tag("span", *children, class_=kind, aria_hidden="true")


def picture(box: str, *art: str, kind: str, **attrs: object) -> str:
    return tag("svg", *art, viewBox=box, class_=kind, aria_hidden="true", **attrs)


@cache
def thing(name: str, size: int = 18) -> str:
    return picture("0 0 24 24", use(f"i-{name}"), kind="icon", width=size, height=size)


@cache
def crest(house: str, size: int = 22) -> str:
    """The badge of a house."""
    return picture("-20 -20 40 40", badge(house, 0, 0, 40), kind="seat", width=size, height=size)


@cache
def medal(points: int, size: int = 22) -> str:
    """Points: the shield with its number."""
    number = text(12, 16, points, 12, "#fff6dc", text_anchor="middle", font_weight="700")
    return picture("0 0 24 24", use("i-points"), number, kind="kg-medal", width=size, height=size)


@cache
def cube(face: int, kind: str, key: str | None = None) -> str:
    """A die; with a key it travels."""
    return picture("-24 -24 48 48", die(face, kind, 0, 0), kind="kg-die", data_piece=key)


@cache
def row(signs: tuple[Sign, ...], size: int = 18) -> str:
    """Things in a line, each followed by its number when it is more than one."""
    return silent(*(_sign(sign, size) for sign in signs), kind="kg-signs")


def _sign(sign: Sign, size: int) -> str:
    if sign.name not in THINGS:
        return tag("i", sign.name)
    return thing(sign.name, size) + (tag("b", str(sign.n)) if sign.n > 1 else "")


@cache
def fact(what: str, count: int, lang: str) -> str:
    """How much of something a player has."""
    return tag("span", thing(what), silent(str(count)), spoken(amount(what, count, lang)), data_help=f"thing.{what}")


def listed(signs: Sequence[str], kind: str) -> str:
    """Parts side by side, if there are any."""
    return tag("div", *signs, class_=kind) if signs else ""


def can(
    token: str | None, kind: str, art: str, said: str, about: str, key: str | None = None, why: str | None = None
) -> str:
    """What a seat may choose at some time: a button, lit by the client, or with the reason why it is not.

    Without a token it is only a thing."""
    body, attrs = art + spoken(said), {"data_help": about, "data_piece": key, "data_why": why}
    if token is None:
        return tag("span", body, class_=kind, **attrs)
    return tag("button", body, type="button", class_=f"can {kind}", data_token=token, **attrs)
