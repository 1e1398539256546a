"""The sentence of an action, in the log and on a button: what its placeholders stand for, and irregular keys."""

from collections import Counter
from collections.abc import Mapping, Sequence

from regalia.core.lanes import asking, waiting
from regalia.core.protocol import Action, Choice, Entry
from regalia.core.speech import ActionLine, Value, step_word
from regalia.games.kingsburg.box.data import ADVISORS, ENEMY, RESOURCES
from regalia.games.kingsburg.rules.actions import DONE, Extra, Influence, Royal
from regalia.games.kingsburg.rules.building import Constructing
from regalia.games.kingsburg.rules.recruiting import Recruiting
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.rules.winter import Drilling
from regalia.games.kingsburg.shown.words import (
    WORDS,
    advisor,
    amount,
    counted,
    dice,
    goods,
    joined,
    named,
    placed_dice,
    say,
    the,
)
from regalia.games.kingsburg.shown.words.prompts import levy_points

Line = ActionLine[View]


def log_key(view: View, entry: Entry, lang: str) -> str:
    """What a seat declined, at all or once more, is known from the view before it."""
    if entry.action != DONE:
        return str(entry.action.key())
    match next((step for step in waiting(view) if step.seat == entry.seat), None):
        case Constructing(built=False) | Recruiting(first=True) as step:
            return f"done.{step_word(step)}.first"
        case Constructing() | Recruiting() as step:
            return f"done.{step_word(step)}.more"
        case Choice() as step if WORDS.has(lang, f"log.done.{step_word(step)}"):
            return f"done.{step_word(step)}"
    return "done.plain"


def label_key(view: View, action: Action) -> str:
    """A button that stops something has the words of what is asked."""
    step = asking(view)
    return f"page.done.{step_word(step)}" if action == DONE and step else f"page.deed.{action.key()}"


def _name(line: Line, _: None) -> str:
    """The seat that did it, or the seats it happened to."""
    action = line.action
    seats = action.seats if isinstance(action, Royal) else (getattr(action, "seat", line.entry.seat),)
    return joined([line.names[seat] for seat in seats], "and", line.lang)


def _the(line: Line, _: None) -> str:
    """The building, governor or advisor that an action names."""
    for kind in ("building", "governor"):
        if hasattr(line.action, kind):
            return the(kind, getattr(line.action, kind), line.lang)
    return the("advisor", ADVISORS[line.action.rank - 1].name, line.lang)


def _goods(line: Line, counts: Sequence[int] | None) -> str:
    """Several resources, or one."""
    return goods(counts, line.lang) if counts else _one(line, line.action.resource)


def _one(line: Line, resource: int) -> str:
    return amount(RESOURCES[resource], 1, line.lang)


def _price(line: Line, price: str | tuple[str, ...]) -> str:
    """One thing, or several."""
    things = Counter([price] if isinstance(price, str) else price)
    return joined([amount(what, count, line.lang) for what, count in things.items()], "and", line.lang)


def _dice(line: Line, _: None) -> str:
    """Those on an advisor, so many more, or those that were rolled or turned."""
    action = line.action
    if isinstance(action, Influence):
        return placed_dice(action, line.lang)
    return (
        counted("dice.more", action.count, line.lang)
        if isinstance(action, Extra)
        else dice(action.faces, (), line.lang)
    )


def _foe(line: Line, _: None) -> str:
    enemy = line.action.enemy
    return say(line.lang, "foe.seen", kind=named("enemy", enemy, line.lang), strength=ENEMY[enemy].strength)


def _soldiers(line: Line, _: None) -> str:
    """Those that a die brings, or those that come without the Military Academy."""
    step = asking(line.view)
    return amount("soldiers", step.soldiers if isinstance(step, Drilling) else line.action.face, line.lang)


def _points(line: Line, _: None) -> str:
    """Of a bid, or of the Royal Levy for those who do not pay it."""
    return levy_points(line.view, line.lang) if line.action == DONE else amount("points", line.action.bid, line.lang)


VALUES: Mapping[str, Value] = {
    "name": _name,
    "the": _the,
    "advisor": lambda line, _: advisor(line.action.rank, False, line.lang),
    "governor": lambda line, card: named("governor", card, line.lang),
    "destiny": lambda line, _: named("destiny", line.action.card, line.lang),
    "help": lambda line, _: say(line.lang, f"destiny.{line.action.card}.help"),
    "foe": _foe,
    "resource": lambda line, _: named("resource", line.action.less, line.lang).lower(),
    "goods": _goods,
    "give": _one,
    "get": _one,
    "price": _price,
    "dice": _dice,
    "soldiers": _soldiers,
    "points": _points,
}
