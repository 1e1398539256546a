"""What was done, and what can be: the sentence of an action, its placeholders filled from the fields of the action."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from regalia.core.known import UNKNOWN
from regalia.core.protocol import Action, Entry
from regalia.games.wonderful_kingdom.box.catalogue import RESOURCES, QuestStep
from regalia.games.wonderful_kingdom.box.data import LETTERS
from regalia.games.wonderful_kingdom.rules.actions import AREAS, Draw, Offer, Produce, Use
from regalia.games.wonderful_kingdom.rules.icons import STAR
from regalia.games.wonderful_kingdom.rules.quests import named as step_at
from regalia.games.wonderful_kingdom.rules.state import DUCHY, Icon
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.words import WORDS, amount, card, goods, joined, named, say, site, territory
from regalia.games.wonderful_kingdom.shown.words.facts import step_gain, step_name


class Line:
    """What the placeholders of a sentence stand for: each is asked for only where the sentence has it."""

    def __init__(self, view: View, entry: Entry, names: Sequence[str], lang: str) -> None:
        self.view, self.rows, self.lang = view, view.catalogue, lang
        self.entry, self.action, self.names = entry, entry.action, names

    def __getitem__(self, placeholder: str) -> str:
        return FILLED[placeholder](self, getattr(self.action, placeholder, None))


def told(view: View, entry: Entry, names: Sequence[str], lang: str) -> str:
    return WORDS.tell(lang, f"log.{entry.action.key()}", Line(view, entry, names, lang))


def proposed(view: View, action: Action, lang: str) -> str:
    """An action of a seat as something to do: the words of a button, or of advice."""
    return WORDS.tell(lang, f"page.deed.{action.key()}", Line(view, Entry(None, view.seat or 0, action), (), lang))


def icon_name(view: View, icon: Icon, lang: str) -> str:
    """A production icon: "Farm (Population)"."""
    name, letter = icon
    where = say(lang, "icon.duchy") if name == DUCHY else card(view.catalogue, name, lang)
    what = named("resource", RESOURCES[LETTERS.index(letter[0])], lang)
    return say(lang, f"icon.{'star' if letter.endswith(STAR) else 'plain'}", card=where, resource=what)


def _name(line: Line, _: None) -> str:
    """Who has done it, to whom chance gave a card, or who has supremacy."""
    match line.action:
        case Draw(place=place):
            return line.names[int(place.partition(" ")[2])]
        case Produce(supreme=seat):
            return line.names[seat]
    return line.names[line.entry.seat]


def _card(line: Line, name: str) -> str:
    return card(line.rows, name, line.lang)


def _card_or_offer(line: Line, named_: str | Offer) -> str:
    """A card, or one of a proposal and where it lies; a hidden one has a name only for who hid it."""
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
    return site(line.rows, key, line.lang)


def _recycled(line: Line, _: None) -> str:
    return goods(line.rows.cards[line.action.site.partition(".")[0]].recycling, line.lang)


def _cube(line: Line, _: None) -> str:
    return amount(RESOURCES[line.action.resource], 1, line.lang)


def _soldiers(line: Line, _: None) -> str:
    """What an advisor or a threat costs."""
    action, rows = line.action, line.rows
    row = rows.advisors[action.advisor] if isinstance(action, Use) else rows.threats[action.threat]
    return amount("soldier", row.cost, line.lang)


def _produced(line: Line, amounts: tuple[int, ...]) -> str:
    made = enumerate(amounts)
    return ", ".join([say(line.lang, "log.produced", name=line.names[seat], n=n) for seat, n in made])


def _territory(line: Line, name: str) -> str:
    return territory(line.view.setting.board, name, line.lang)


def _slot(line: Line, at: int) -> str:
    row = line.rows.boards[line.view.setting.board][line.action.territory]
    return named("slot", row.slots[at].kind, line.lang)


def _step(line: Line) -> QuestStep:
    quest, at = step_at(line.action.step)
    return line.rows.steps[quest, line.view.setting.solo, at]


FILLED: Mapping[str, Callable[[Line, Any], str]] = {  # by placeholder, given the field of this name
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
