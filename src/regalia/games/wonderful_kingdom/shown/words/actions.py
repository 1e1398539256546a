"""The sentence of an action, in the log and on a button: what its placeholders stand for, and irregular keys."""

from collections.abc import Mapping

from regalia.core.known import UNKNOWN
from regalia.core.lanes import asking
from regalia.core.protocol import Action
from regalia.core.speech import ActionLine, Value, step_word
from regalia.games.wonderful_kingdom.box.catalogue import RESOURCES, QuestStep
from regalia.games.wonderful_kingdom.box.data import LETTERS
from regalia.games.wonderful_kingdom.rules.actions import AREAS, DONE, Draw, Offer, Produce, Use
from regalia.games.wonderful_kingdom.rules.icons import STAR
from regalia.games.wonderful_kingdom.rules.quests import named as step_at
from regalia.games.wonderful_kingdom.rules.state import DUCHY, Icon
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.words import (
    amount,
    card,
    goods,
    joined,
    named,
    say,
    site,
    step_name,
    territory,
)
from regalia.games.wonderful_kingdom.shown.words.help import step_gain
from regalia.games.wonderful_kingdom.shown.words.prompts import rights_of

Line = ActionLine[View]
_MOST = 2  # rights that a button names


def label_key(view: View, action: Action) -> str:
    """A button that stops something has the words of what is asked."""
    step = asking(view)
    return f"page.done.{step_word(step)}" if action == DONE and step else f"page.deed.{action.key()}"


def rights_label(view: View, lang: str) -> str:
    """What may be done beside: "Lay krystallium, recycle…"."""
    label = ", ".join(say(lang, f"page.right.{right}") for right in rights_of(view)[:_MOST])
    return f"{label[:1].upper()}{label[1:]}…"


def icon_name(view: View, icon: Icon, lang: str) -> str:
    """A production icon: "Farm (Population)"."""
    name, letter = icon
    where = say(lang, "icon.duchy") if name == DUCHY else card(view.catalogue, name, lang)
    what = named("resource", RESOURCES[LETTERS.index(letter[0])], lang)
    return say(lang, f"icon.{'star' if letter.endswith(STAR) else 'plain'}", card=where, resource=what)


def _name(line: Line, _: None) -> str:
    """The seat that did it, that chance gave a card, or that has supremacy."""
    match line.action:
        case Draw(place=place):
            return line.names[int(place.partition(" ")[2])]
        case Produce(supreme=seat):
            return line.names[seat]
    return line.names[line.entry.seat]


def _card(line: Line, name: str) -> str:
    return card(line.view.catalogue, name, line.lang)


def _card_or_offer(line: Line, named_: str | Offer) -> str:
    """A card, or one of a proposal and where it lies; a hidden one has a name only for the seat that hid it."""
    if isinstance(named_, str):
        return _card(line, named_)
    where = _area(line, named_.area)
    if named_.card is UNKNOWN:
        return say(line.lang, "offer.unseen", area=where)
    way = "hidden" if named_.down else "open"
    return say(line.lang, f"offer.{way}", card=_card(line, named_.card), area=where)


def _area(line: Line, area: int) -> str:
    return named("area", AREAS[area], line.lang)


def _at(line: Line, at: int) -> str:
    return str(at + 1)


def _site(line: Line, key: str) -> str:
    return site(line.view.catalogue, key, line.lang)


def _recycled(line: Line, _: None) -> str:
    return goods(line.view.catalogue.cards[line.action.site.partition(".")[0]].recycling, line.lang)


def _cube(line: Line, _: None) -> str:
    return amount(RESOURCES[line.action.resource], 1, line.lang)


def _soldiers(line: Line, _: None) -> str:
    """What an advisor or a threat costs."""
    action, rows = line.action, line.view.catalogue
    row = rows.advisors[action.advisor] if isinstance(action, Use) else rows.threats[action.threat]
    return amount("soldier", row.cost, line.lang)


def _produced(line: Line, amounts: tuple[int, ...]) -> str:
    made = enumerate(amounts)
    return ", ".join([say(line.lang, "log.produced", name=line.names[seat], n=n) for seat, n in made])


def _territory(line: Line, name: str) -> str:
    return territory(line.view.setting.board, name, line.lang)


def _slot(line: Line, at: int) -> str:
    row = line.view.catalogue.boards[line.view.setting.board][line.action.territory]
    return named("slot", row.slots[at].kind, line.lang)


def _step(line: Line) -> QuestStep:
    quest, at = step_at(line.action.step)
    return line.view.catalogue.steps[quest, line.view.setting.solo, at]


VALUES: Mapping[str, Value] = {
    "name": _name,
    **dict.fromkeys(("card", "mine", "other", "advisor", "threat"), _card),
    **dict.fromkeys(("first", "second"), _card_or_offer),
    "area": _area,
    **dict.fromkeys(("at", "taken"), _at),
    "site": _site,
    "goods": _recycled,
    "cube": _cube,
    "cubes": lambda line, cubes: goods(cubes, line.lang),
    "resource": lambda line, resource: named("resource", RESOURCES[resource], line.lang),
    "amounts": _produced,
    "kind": lambda line, kind: named("kind", kind, line.lang),
    "icon": lambda line, letter: icon_name(line.view, (line.action.card, letter), line.lang),
    "soldiers": _soldiers,
    "step": lambda line, step: step_name(step, line.lang),
    "quest": lambda line, _: named("quest", step_at(line.action.step)[0], line.lang),
    "cost": lambda line, _: goods(_step(line).cost, line.lang),
    "gain": lambda line, _: step_gain(_step(line), line.lang),
    "armies": lambda line, armies: amount("armies", armies, line.lang),
    **dict.fromkeys(("territory", "origin"), _territory),
    "slot": _slot,
    "slots": lambda line, slots: joined([_slot(line, at) for at in slots], "and", line.lang),
}
