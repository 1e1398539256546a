"""The sentence of an action, in the log and on a button: what its placeholders stand for, and irregular keys."""

from collections import Counter
from collections.abc import Mapping, Sequence

from regalia.core.lanes import asking, pending, waiting
from regalia.core.protocol import Action, Choice, Entry, Seat
from regalia.core.speech import ActionLine, Value, step_word
from regalia.games.kingsburg.box.data import ADVISORS, ENEMY, RESOURCES
from regalia.games.kingsburg.rules.actions import DONE, Extra, Fight, Influence, Royal, Take
from regalia.games.kingsburg.rules.building import Constructing
from regalia.games.kingsburg.rules.gains import Taking
from regalia.games.kingsburg.rules.recruiting import Recruiting
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.rules.winter import Drilling, Fought
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
from regalia.games.kingsburg.shown.words.battle import prize, sum_of
from regalia.games.kingsburg.shown.words.prompts import cause_of, levy_points

Line = ActionLine[View]


def log_key(view: View, entry: Entry, lang: str) -> str:
    """What a seat declined, at all or once more, is known from the view before it."""
    if isinstance(entry.action, Take):
        return "take.because" if _taking(view, entry.seat) else "take.plain"
    if entry.action != DONE:
        best = any(isinstance(step, Fought) and step.strongest for _, step in pending(view))
        return "fight.strongest" if best and isinstance(entry.action, Fight) else str(entry.action.key())
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
    """Of a bid, of the strongest victor, or of the Royal Levy for those who do not pay it."""
    if isinstance(line.action, Fight):
        return amount("points", prize(line.view, line.action.seat), line.lang)
    return levy_points(line.view, line.lang) if line.action == DONE else amount("points", line.action.bid, line.lang)


def _places(line: Line, _: None) -> str:
    """In the turn order: the one that was drawn, and the last one, who is left over."""
    before = [seat for seat in line.view.order if seat != line.action.seat]
    seats = [*before, line.action.seat]
    left = [seat for seat in range(len(line.view.provinces)) if seat not in seats]
    drawn = enumerate([*seats, *left] if len(left) == 1 else seats, 1)
    told = [f"{place}. {line.names[seat]}" for place, seat in drawn]
    return ", ".join(told[len(before) :])


def _cause(line: Line, _: None) -> str:
    """What brings the resource that is taken."""
    step = _taking(line.view, line.entry.seat)
    return cause_of(step, line.lang) if step else ""


def _taking(view: View, seat: Seat) -> Taking | None:
    return next((step for step in waiting(view) if isinstance(step, Taking) and step.seat == seat), None)


VALUES: Mapping[str, Value] = {
    "name": _name,
    "the": _the,
    "advisor": lambda line, _: advisor(line.action.rank, False, line.lang),
    "governor": lambda line, card: named("governor", card, line.lang),
    "places": _places,
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
    "strength": lambda line, _: sum_of(line.view, line.action, line.lang),
    "cause": _cause,
}
