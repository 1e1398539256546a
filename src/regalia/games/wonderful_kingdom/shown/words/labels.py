"""Words of the page that stand on no card: buttons of verbs, and the help of everything that is shown."""

from regalia.core.protocol import Action
from regalia.games.wonderful_kingdom.box.catalogue import Catalogue
from regalia.games.wonderful_kingdom.rules.actions import DONE, RIGHTS
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown import words as named
from regalia.games.wonderful_kingdom.shown.words import joined, say, territory, text
from regalia.games.wonderful_kingdom.shown.words.actions import proposed
from regalia.games.wonderful_kingdom.shown.words.facts import OURS, card_facts, help_text
from regalia.games.wonderful_kingdom.shown.words.prompts import kind
from regalia.games.wonderful_kingdom.shown.words.table import worth

_MOST = 2  # rights that a button names


def label(action: Action, view: View, lang: str) -> str:
    """What it does; what to stop is said by what is asked."""
    step = text.asking(view)
    if action == DONE and step:
        return say(lang, f"page.done.{kind(step)}")
    if action == RIGHTS:
        return _rights(view, lang)
    return proposed(view, action, lang)


def _rights(view: View, lang: str) -> str:
    """What may be done beside: "Place krystallium, recycle…"."""
    named_ = ", ".join(say(lang, f"page.right.{right}") for right in text.rights_of(view)[:_MOST])
    return f"{named_[:1].upper()}{named_[1:]}…"


def explain(key: str, lang: str, view: View | None = None) -> tuple[str, str]:
    """Name and help of a component of a box: "development.farm", "rules.alchemy", "score.cards=3,kinds=2"."""
    rows = view.catalogue if view else OURS
    sort, _, part = key.partition(".")
    if sort == "score":
        return say(lang, "draw.points"), _score(part, lang)
    if sort == "rules":
        return say(lang, f"help.{part}.title"), say(lang, f"help.{part}.text")
    if sort == "territory":
        return say(lang, f"{key}.name"), _territory(part, lang, rows)
    if sort in text.PLAIN_PARTS:
        return say(lang, f"{key}.name"), say(lang, f"{key}.help")
    if sort == "card":
        return named.card(rows, part, lang), f"{card_facts(rows, part, lang)}."
    return text.titled(sort, part, lang, rows), help_text(sort, part, lang, rows)


def _score(part: str, lang: str) -> str:
    """Points by reason, in a line."""
    earned = (each.partition("=") for each in part.split(","))
    return ", ".join(text.earning(reason, int(n), lang) for reason, _, n in earned) + "."


def _territory(part: str, lang: str, rows: Catalogue) -> str:
    """Its slots, its points and its neighbours."""
    board, _, name = part.partition("-")
    row = rows.boards[board.upper()][name]
    slots = joined([say(lang, f"slot.{slot.kind}.name") for slot in row.slots], "and", lang)
    near = joined([territory(board, other, lang) for other in row.neighbours], "and", lang)
    return say(lang, "page.territory", slots=slots or say(lang, "spoken.slot.none"), points=worth(row, lang), near=near)
