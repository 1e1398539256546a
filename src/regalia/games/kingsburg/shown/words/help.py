"""The help of everything that is shown: components with the numbers of the box, chapters of the rules, things."""

from regalia.games.kingsburg.box.cards import OURS, Numbers
from regalia.games.kingsburg.box.data import ENEMY
from regalia.games.kingsburg.game import GAME
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.shown.words import named, say

ROMAN = ("", "I", "II", "III", "IV", "V")
THINGS = ("gold", "wood", "stone", "plus2", "soldiers", "points")


def explain(key: str, lang: str, view: View | None = None) -> tuple[str, str]:
    """The name of something shown, and what it does: a component, a chapter of the rules, or a thing."""
    kind, part = key.split(".")
    if kind in GAME.components():
        return title(kind, part, lang), help_text(kind, part, lang, view)
    if kind == "piece":
        return named(kind, part, lang), say(lang, f"{key}.help")
    if kind == "rule":
        return GAME.shown.chapter(part, lang)
    if kind == "phase":
        return say(lang, f"{key}.short"), say(lang, f"{key}.help")
    name = named("resource", part, lang) if part in THINGS else say(lang, f"page.{key}.name")
    return name, say(lang, f"page.{key}.help")


def title(kind: str, part: str, lang: str, view: View | None = None) -> str:
    """A name that no other component has: enemies tell their year and strength."""
    foe = ENEMY.get(part)
    more = {"year": ROMAN[foe.year], "strength": foe.strength} if foe else {}
    return say(lang, f"title.{kind}", name=named(kind, part, lang), **more)


def help_text(kind: str, part: str, lang: str, view: View | None = None) -> str:
    """What a component does, and whether that is our own reading or has other numbers by a box file."""
    card, does = OURS.get(f"{kind}.{part}"), say(lang, f"{kind}.{part}.help")
    if view and (other := box_numbers(view.numbers, part, lang)):
        return f"{does} {other}"
    return f"{does} {say(lang, 'help.ours')}" if card and card.ours else does


def box_numbers(numbers: Numbers, part: str, lang: str) -> str:
    """The numbers of a card that a box file has replaced, in a sentence; nothing if there are none."""
    mine = ", ".join(f"{name} {value}" for card, name, value in numbers.replaced if card == part)
    return say(lang, "help.box", numbers=mine) if mine else ""
