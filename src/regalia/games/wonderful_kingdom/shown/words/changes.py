"""What an entry of the log brought by itself: cards turned up and built, gains, losses and battles nobody chose."""

from collections import Counter
from collections.abc import Iterator, Sequence

from regalia.core.lanes import open_lanes
from regalia.core.protocol import Entry, Seat
from regalia.games.wonderful_kingdom.box.catalogue import VERMIN, Catalogue
from regalia.games.wonderful_kingdom.box.data import CALAMITY_POINTS
from regalia.games.wonderful_kingdom.rules.actions import (
    HEAP,
    TAKEN,
    Complete,
    Crystal,
    Drop,
    Fight,
    Go,
    Illusion,
    Place,
    Produce,
    Recruit,
    Recycle,
    Scrap,
    Soldier,
    Spy,
    Swap,
    Transmute,
    Undertake,
    Use,
)
from regalia.games.wonderful_kingdom.rules.conquest import Mustering
from regalia.games.wonderful_kingdom.rules.cubes import dragons
from regalia.games.wonderful_kingdom.rules.gathering import FAVOURITE
from regalia.games.wonderful_kingdom.rules.interfere import BLACKMAILER
from regalia.games.wonderful_kingdom.rules.lands import BLUE
from regalia.games.wonderful_kingdom.rules.state import Card, Duchy, Lying, has_face
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.words import amount, card, gathered, joined, named, say, signed, territory
from regalia.games.wonderful_kingdom.shown.words.table import holder

Holdings = dict[str, int]


def changes(before: View, after: View, entry: Entry, names: Sequence[str], lang: str) -> list[str]:
    """Beyond what the entry itself says, as two views of one seat show it."""
    return [
        *_spied(before, after, entry, lang),
        *_revealed(before, after, names, lang),
        *(line for seat, name in enumerate(names) for line in _seat(before, after, entry, seat, name, lang)),
        *_finals(before, after, names, lang),
        *_land(before, after, entry, names, lang),
        *_table(before, after, lang),
    ]


def _spied(before: View, after: View, entry: Entry, lang: str) -> Iterator[str]:
    """What a spy has seen, for the seat that sent it."""
    action = entry.action
    if isinstance(action, Spy) and entry.seat == after.seat:
        was, now = (_pile(view, action, entry.seat) for view in (before, after))
        found = now[action.at].card
        if has_face(found) and not has_face(was[action.at].card):
            yield say(lang, "changes.spied", card=card(after.catalogue, found, lang))


def _pile(view: View, action: Spy, seat: Seat) -> tuple[Lying[Card], ...]:
    return view.duchies[seat].taken if action.area == TAKEN else view.areas[action.area]


def _revealed(before: View, after: View, names: Sequence[str], lang: str) -> Iterator[str]:
    """At the reveal: all that everybody has selected, threats included; calamities are gains."""
    if before.phase != "choice" or after.phase == "choice":
        return
    for duchy, name in zip(after.duchies, names, strict=True):
        if cards := gathered(after.catalogue, (*duchy.selection, *duchy.fresh), lang):
            yield say(lang, "changes.revealed", name=name, cards=joined(cards, "and", lang))


def _seat(before: View, after: View, entry: Entry, seat: Seat, name: str, lang: str) -> Iterator[str]:
    """Advisors who came, cards that were built, and what was gained or lost; of others nothing while lanes are open."""
    if seat != after.seat and open_lanes(after) is not None:
        return
    was, now, rows = before.duchies[seat], after.duchies[seat], after.catalogue
    for advisor in (Counter(now.council) - Counter(was.council)).elements() if before.round else ():
        yield say(lang, "changes.council", name=name, card=card(rows, advisor, lang))
    for built in (Counter(now.built) - Counter(was.built)).elements():
        if built in rows.cards and not isinstance(entry.action, Complete):
            yield say(lang, "changes.built", name=name, card=card(rows, built, lang))
    if seat == entry.seat and isinstance(entry.action, Undertake | Transmute):
        return  # its own line says everything
    expected = _expected(rows, entry) if seat == entry.seat and entry.lane in (None, after.seat) else {}
    gained = {what: n - _holdings(was)[what] - expected.get(what, 0) for what, n in _holdings(now).items()}
    news = {what: _signed(what, n, lang) for what, n in gained.items() if n and _by_itself(what, n, after, entry, seat)}
    if news:
        way = "brewed" if list(news) == ["alchemy"] and isinstance(entry.action, Place | Produce | Recycle) else "line"
        yield say(lang, f"changes.{way}", name=name, what=", ".join(news.values()))


def _signed(what: str, count: int, lang: str) -> str:
    """So much more or less; of calamities also what they cost."""
    if what != "calamities":
        return signed(what, count, lang)
    points = signed("points", CALAMITY_POINTS * count, lang)
    return say(lang, "changes.worth", what=signed(what, count, lang), points=points)


def _holdings(duchy: Duchy[Card]) -> Holdings:
    return {
        "krystallium": duchy.krystallium,
        "soldier": duchy.soldiers,
        "training": duchy.training,
        "alchemy": sum(duchy.alchemy),
        "calamities": duchy.calamities,
        "vermin": duchy.threats.count(VERMIN),
        "illusions": duchy.illusions,
    }


def _expected(rows: Catalogue, entry: Entry) -> Holdings:
    """What the line of the entry says already."""
    match entry.action:
        case Place(site=site):
            return {"alchemy": 1} if site == HEAP else {}
        case Scrap(site=site):
            return {"alchemy": sum(rows.cards[site.partition(".")[0]].recycling)}
        case Crystal():
            return {"krystallium": -1}
        case Soldier():
            return {"soldier": -1}
        case Illusion():
            return {"illusions": -1}
        case Recruit(armies=armies):
            return {"soldier": -armies}
        case Fight(threat=threat):
            return {"soldier": -rows.threats[threat].cost, "vermin": -(threat == VERMIN)}
        case Use(advisor=advisor):
            return {"soldier": -rows.advisors[advisor].cost}
        case Drop():
            return {"soldier": -rows.advisors[FAVOURITE].cost}
        case Swap():
            return {"soldier": -rows.advisors[BLACKMAILER].cost}
    return {}


def _by_itself(what: str, count: int, after: View, entry: Entry, seat: Seat) -> bool:
    """Gains are; of losses only calamities sent away, soldiers on the march and those that dragons eat.

    What another seat does in a lane is told when the lanes close: its cubes have lines of their own by then."""
    foreign, opening = seat != after.seat, bool(after.agenda) and not after.agenda[-1].waits
    if count > 0:
        early = opening and isinstance(entry.action, Produce) and what in ("alchemy", "krystallium")
        return not foreign or not (early or (what == "alchemy" and entry.lane == seat))
    eaten = after.phase == "planning" and dragons(after.duchies[seat]) > 0
    eaten = eaten and not (foreign and opening)
    return what == "calamities" or (what == "soldier" and (isinstance(entry.action, Go) or eaten))


def _finals(before: View, after: View, names: Sequence[str], lang: str) -> Iterator[str]:
    """Final steps of quests that were awarded."""
    for at in range(len(before.finals), len(after.finals)):
        quest, seat = after.finals[at]
        first = not after.setting.solo and all(done != quest for done, _ in after.finals[:at])
        way = "first" if first else "done"
        yield say(lang, f"changes.final.{way}", name=names[seat], quest=named("quest", quest, lang))


def _land(before: View, after: View, entry: Entry, names: Sequence[str], lang: str) -> Iterator[str]:
    """Battles, prisoners set free, and alone the places where the rival comes back."""
    if isinstance(entry.action, Go):
        yield from _battle(before, entry.seat, names, lang)
    for seat, (was, now) in enumerate(zip(before.prison, after.prison, strict=True)):
        if was > now:
            who = holder(after, seat, names, lang)
            yield say(lang, "changes.freed", name=who, armies=amount("armies", was - now, lang))
    if after.setting.solo and after.setting.conquest:
        yield from _occupied(before, after, lang)


def _battle(before: View, seat: Seat, names: Sequence[str], lang: str) -> Iterator[str]:
    """Defenders, and as many attackers, go home; alone the defenders leave the board. The place has a new master."""
    step, board = before.agenda[-1], before.setting.board
    assert isinstance(step, Mustering), f"{step} sends no armies"
    land = before.land[list(before.catalogue.boards[board]).index(step.target)]
    if land.owner == seat:
        return
    if land.armies:
        for who in (seat,) if before.setting.solo else (seat, land.owner):
            yield say(lang, "changes.home", name=names[who], armies=amount("armies", land.armies, lang))
    yield say(lang, "changes.conquered", name=names[seat], territory=territory(board, step.target, lang))


def _occupied(before: View, after: View, lang: str) -> Iterator[str]:
    board = after.setting.board
    lands = zip(after.catalogue.boards[board], before.land, after.land, strict=True)
    places = [territory(board, name, lang) for name, was, now in lands if now.owner == BLUE != was.owner]
    if places:
        yield say(lang, "changes.occupied", territories=joined(places, "and", lang))


def _table(before: View, after: View, lang: str) -> Iterator[str]:
    """Cubes beside the danger deck, a scenario that is lost, a new round; the first begins with the game."""
    if after.beside > before.beside:
        yield say(lang, "changes.table", what=signed("beside", after.beside - before.beside, lang))
    if after.defeat and not before.defeat:
        yield say(lang, "changes.defeat")
    if after.round > before.round > 0:
        yield say(lang, "changes.round", round=after.round)
