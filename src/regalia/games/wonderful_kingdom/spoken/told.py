"""A sentence for every kind of action: what was done."""

from collections.abc import Sequence

from regalia.core.protocol import Action, Entry
from regalia.games.wonderful_kingdom import actions as a
from regalia.games.wonderful_kingdom.catalogue import RESOURCES, K
from regalia.games.wonderful_kingdom.data import LETTERS
from regalia.games.wonderful_kingdom.rules.icons import STAR
from regalia.games.wonderful_kingdom.rules.placing import HEAP
from regalia.games.wonderful_kingdom.rules.quests import named as step_at
from regalia.games.wonderful_kingdom.rules.spying import TAKEN
from regalia.games.wonderful_kingdom.spoken.facts import step_gain, step_name
from regalia.games.wonderful_kingdom.state import BACK, DUCHY, Icon
from regalia.games.wonderful_kingdom.view import View
from regalia.games.wonderful_kingdom.words import amount, card, goods, joined, listed, named, say, site, territory

Parts = dict[str, object]


def told(view: View, entry: Entry, names: Sequence[str], lang: str) -> str:
    return say(lang, f"log.{_deed(entry.action)}", **{"name": _who(entry, names), **_parts(view, entry, names, lang)})


def proposed(view: View, action: Action, lang: str) -> str:
    """An action of a seat as something to do: the words of a button, or of advice."""
    return say(lang, f"page.deed.{_deed(action)}", **_parts(view, Entry(None, view.seat or 0, action), (), lang))


def icon_name(view: View, icon: Icon, lang: str) -> str:
    """A production icon: "Farm (Population)"."""
    name, letter = icon
    where = say(lang, "icon.duchy") if name == DUCHY else card(view.catalogue, name, lang)
    what = named("resource", RESOURCES[LETTERS.index(letter[0])], lang)
    return say(lang, f"icon.{'star' if letter.endswith(STAR) else 'plain'}", card=where, resource=what)


def _who(entry: Entry, names: Sequence[str]) -> str:
    """Who has done it, or to whom chance gave a card."""
    match entry.action:
        case a.Draw(place=place):
            owner = place.partition(" ")[2]
            return names[int(owner)] if owner else ""
        case a.Produce(supreme=seat) if seat >= 0:
            return names[seat]
    return names[entry.seat] if entry.seat >= 0 else ""


def _deed(action: Action) -> str:
    """The key of an action's line: its class, and the way it was done."""
    word = type(action).__name__.lower()
    match action:
        case a.Spy() | a.Unveil():
            return f"{word}.{'taken' if action.area == TAKEN else 'area'}"
        case a.Place():
            return f"{word}.{'alchemy' if action.site == HEAP else 'card'}"
        case a.Crystal():
            return f"{word}.{'own' if action.resource == K else 'cube'}"
        case a.Fight():
            return f"{word}.{'frozen' if action.site else 'plain'}"
        case a.Imprison():
            return f"{word}.{'slot' if action.slot >= 0 else 'free'}"
        case a.Draw():
            return f"{word}.{action.place.split()[0]}.{'hidden' if action.card == BACK else 'seen'}"
        case a.Mixed():
            return f"{word}.{'unseen' if action.way == BACK else action.way}"
        case a.Produce():
            return f"{word}.{'supreme' if action.supreme >= 0 else 'level'}"
        case _:
            return word


def _parts(view: View, entry: Entry, names: Sequence[str], lang: str) -> Parts:
    """What an action's line tells beside who did it."""
    rows, action = view.catalogue, entry.action
    match action:
        case a.Propose():
            return {"first": _offer(view, action.first, lang), "second": _offer(view, action.second, lang)}
        case a.Search():
            return {"cards": listed(rows, (action.first, action.second), "and", lang)}
        case a.Swap():
            return {"mine": card(rows, action.mine, lang), "other": card(rows, action.other, lang)}
        case a.Cover() | a.Recover():
            return {"icon": icon_name(view, (action.card, action.icon), lang)}
        case a.Chronicle():
            return {"kind": named("kind", action.kind, lang)}
        case a.Transmute():
            return {"goods": goods(action.cubes, lang)}
        case a.Undertake():
            return _step(view, action.step, lang)
        case a.Produce():
            made = (say(lang, "log.produced", name=names[seat], n=n) for seat, n in enumerate(action.amounts))
            return {"resource": named("resource", RESOURCES[action.resource], lang), "amounts": ", ".join(made)}
        case _:
            return {**_where(action, lang), **_card(view, action, lang), **_armies(view, action, lang)}


def _where(action: Action, lang: str) -> Parts:
    """Places in the areas, counted from 1."""
    match action:
        case a.Take():
            return {"area": _area(action.area, lang)}
        case a.Spy() | a.Unveil() | a.Illusion() | a.Move() | a.Trade():
            taken = {"taken": action.taken + 1} if isinstance(action, a.Trade) else {}
            return {"at": action.at + 1, "area": _area(action.area, lang), **taken}
        case a.Drop():
            return {"at": action.at + 1}
        case _:
            return {}


def _card(view: View, action: Action, lang: str) -> Parts:
    """Cards by name, sites by their key, and what is paid or given for them."""
    rows = view.catalogue
    match action:
        case a.Draw(card=name) | a.Unveil(card=name):
            return {} if name == BACK else {"card": card(rows, name, lang)}
        case a.Choose() | a.Keep() | a.Recycle() | a.Destroy() | a.Surrender():
            return {"card": card(rows, action.card, lang)}
        case a.Scrap():
            given = goods(rows.cards[action.site.partition(".")[0]].recycling, lang)
            return {"card": site(rows, action.site, lang), "goods": given}
        case a.Place() | a.Crystal() | a.Release():
            where = "" if action.site == HEAP else site(rows, action.site, lang)
            return {"cube": amount(RESOURCES[action.resource], 1, lang), "card": where}
        case a.Soldier() | a.Attach() | a.Forfeit() | a.Complete():
            return {"card": site(rows, action.site, lang)}
        case a.Use(advisor=name):
            return {"card": card(rows, name, lang), "soldiers": amount("soldier", rows.advisors[name].cost, lang)}
        case a.Fight(threat=name):
            where = site(rows, action.site, lang) if action.site else ""
            soldiers = amount("soldier", rows.threats[name].cost, lang)
            return {"card": card(rows, name, lang), "site": where, "soldiers": soldiers}
        case _:
            return {}


def _armies(view: View, action: Action, lang: str) -> Parts:
    board = view.setting.board
    match action:
        case a.Recruit():
            return {"armies": amount("armies", action.armies, lang)}
        case a.March():
            return {"territory": territory(board, action.territory, lang)}
        case a.Bring():
            return {"armies": amount("armies", action.armies, lang), "territory": territory(board, action.origin, lang)}
        case a.Arrange():
            slots = [_slot(view, action.territory, slot, lang) for slot in action.slots]
            return {"territory": territory(board, action.territory, lang), "slots": joined(slots, "and", lang)}
        case a.Imprison():
            slot = _slot(view, action.territory, action.slot, lang) if action.slot >= 0 else ""
            return {"territory": territory(board, action.territory, lang), "slot": slot}
        case _:
            return {}


def _slot(view: View, name: str, at: int, lang: str) -> str:
    return named("slot", view.catalogue.boards[view.setting.board][name].slots[at].kind, lang)


def _area(area: int, lang: str) -> str:
    return named("area", a.AREAS[area], lang) if area < TAKEN else ""


def _offer(view: View, offer: a.Offer, lang: str) -> str:
    """A card of a proposal and where it lies; a hidden one has a name only for who hid it."""
    where = _area(offer.area, lang)
    if offer.card == BACK:
        return say(lang, "offer.unseen", area=where)
    way = "hidden" if offer.down else "open"
    return say(lang, f"offer.{way}", card=card(view.catalogue, offer.card, lang), area=where)


def _step(view: View, step: str, lang: str) -> Parts:
    quest, at = step_at(step)
    row = view.catalogue.steps[quest, view.setting.solo, at]
    named_ = {"quest": named("quest", quest, lang), "step": step_name(step, lang)}
    return {**named_, "cost": goods(row.cost, lang), "gain": step_gain(row, lang)}
