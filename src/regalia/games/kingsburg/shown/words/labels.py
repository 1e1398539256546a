"""What the page says beside its pictures: the words on verbs, and help for everything that is shown."""

from regalia.core.protocol import Action, Choice
from regalia.games.kingsburg.game import GAME
from regalia.games.kingsburg.rules.actions import DONE
from regalia.games.kingsburg.rules.fortune import Levy
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.rules.winter import Drilling
from regalia.games.kingsburg.shown.words import amount, named, say
from regalia.games.kingsburg.shown.words.actions import kind, proposed
from regalia.games.kingsburg.shown.words.text import asking, help_text, titled

THINGS = ("gold", "wood", "stone", "plus2", "soldiers", "points")


def label(action: Action, view: View, lang: str) -> str:
    """An action as a button says it; what to stop is said by what is asked."""
    step = asking(view)
    if action == DONE and step:
        return say(lang, f"page.done.{kind(step)}", **_stake(step, view, lang))
    return proposed(action, lang)


def _stake(step: Choice, view: View, lang: str) -> dict[str, str]:
    """What declining means in numbers."""
    if isinstance(step, Levy):
        return {"points": amount("points", view.numbers.values["royal-levy", "points"], lang)}
    return {"soldiers": amount("soldiers", step.soldiers, lang)} if isinstance(step, Drilling) else {}


def explain(key: str, lang: str, view: View | None = None) -> tuple[str, str]:
    """The name of something shown, and what it does: a component, a rule, or a thing."""
    sort, part = key.split(".")
    if sort in GAME.components():
        return titled(sort, part, lang), help_text(sort, part, lang)
    if sort == "rule":
        return say(lang, f"help.{part}.title"), say(lang, f"help.{part}.text")
    name = named("resource", part, lang) if part in THINGS else say(lang, f"page.{sort}.{part}.name")
    return name, say(lang, f"page.{sort}.{part}.help")
