"""The whole table for the ear: areas, hand, duchies, quest and conquest board."""

from collections.abc import Iterator, Sequence

from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, Territory
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules.actions import AREAS
from regalia.games.wonderful_kingdom.rules.icons import production
from regalia.games.wonderful_kingdom.rules.lands import yields
from regalia.games.wonderful_kingdom.rules.quests import STEPS
from regalia.games.wonderful_kingdom.rules.quests import named as step_at
from regalia.games.wonderful_kingdom.rules.scoring import points
from regalia.games.wonderful_kingdom.rules.state import ROUNDS, Card, Duchy, Land, Lying, Site, faces, has_face
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.words import (
    amount,
    card,
    counted,
    gathered,
    goods,
    joined,
    named,
    say,
    site,
    step_name,
    territory,
)
from regalia.games.wonderful_kingdom.shown.words.actions import icon_name
from regalia.games.wonderful_kingdom.shown.words.help import card_facts, step_gain, worth
from regalia.games.wonderful_kingdom.shown.words.setup import setup_lines

HELD = ("krystallium", "soldier", "training", "traps", "spies", "illusions", "calamities")


def phase_lines(view: View, names: Sequence[str], lang: str) -> Iterator[str]:
    """The round and its phase, and who is first in it."""
    if view.round:
        yield say(lang, "spoken.round", round=view.round, total=ROUNDS, phase=named("phase", view.phase, lang))
        if not view.setting.solo:
            yield say(lang, "spoken.first", name=names[view.first])


def heading(view: View, names: Sequence[str], lang: str) -> str:
    """The round and its phase, above what happens in it."""
    phase = say(lang, f"draw.phase.{view.phase or 'setup'}")
    return say(lang, "heading.round", round=view.round, phase=phase) if view.round else ""


def table_lines(view: View, names: Sequence[str], lang: str) -> list[str]:
    return [
        *setup_lines(view, lang),
        *_decks(view, lang),
        *(_area(view, area, names, lang) for area in range(2) if view.phase == "choice"),
        *_mine(view, lang),
        *(line for seat in range(view.setting.seats) for line in _duchy(view, seat, names[seat], lang)),
        *_quests(view, lang),
        *_land(view, names, lang),
    ]


def holder(view: View, seat: Seat, names: Sequence[str], lang: str) -> str:
    """Who holds a territory; alone the rival goes by the colour."""
    return names[seat] if seat < view.setting.seats else say(lang, "colour.blue.name")


def income(view: View, seat: Seat) -> tuple[int, ...]:
    """What a seat's duchy and lands make of each basic resource."""
    board = [yields(view, seat, resource) if view.setting.conquest else 0 for resource in BASIC]
    return tuple(production(view, seat, resource) + board[resource] for resource in BASIC)


def held(duchy: Duchy[Card]) -> dict[str, int]:
    """What a seat has, by name."""
    return {what: getattr(duchy, "soldiers" if what == "soldier" else what) for what in HELD}


def _decks(view: View, lang: str) -> Iterator[str]:
    yield say(lang, "spoken.deck", cards=amount("cards", view.left, lang))
    if view.top:
        yield _known(view, "spoken.top", view.top, lang)
    if view.setting.solo:
        yield say(lang, "spoken.danger", cards=amount("cards", view.dangers, lang))
    if view.vermin:
        yield say(lang, "spoken.supply", n=view.vermin)
    if view.beside:
        yield say(lang, "spoken.beside", cubes=amount("cubes", view.beside, lang))


def _known(view: View, key: str, name: str, lang: str) -> str:
    return say(lang, key, card=card(view.catalogue, name, lang))


def _area(view: View, area: int, names: Sequence[str], lang: str) -> str:
    cards = [_lying(view, lying, names, lang) for lying in view.areas[area]]
    where = named("area", AREAS[area], lang)
    return counted("spoken.area", len(cards), lang, area=where, cards=joined(cards, "and", lang))


def _lying(view: View, lying: Lying[Card], names: Sequence[str], lang: str) -> str:
    """A card in an area, hidden or not, with the illusion on it."""
    name = card(view.catalogue, lying.card, lang) if has_face(lying.card) else say(lang, "spoken.back")
    if lying.down and has_face(lying.card):
        name = say(lang, "spoken.known", card=name)
    return say(lang, "spoken.token", card=name, name=names[lying.token]) if lying.token >= 0 else name


def _mine(view: View, lang: str) -> Iterator[str]:
    """The viewer's hand, and every card that can be read now with its facts."""
    if view.seat is None:
        return
    rows, duchy = view.catalogue, view.duchies[view.seat]
    for place, cards in (("hand", duchy.hand), ("looked", duchy.looked)):
        if cards:
            yield say(lang, f"spoken.{place}", cards=joined(gathered(rows, faces(cards), lang), "and", lang))
    proposed = (lying.card for area in view.areas for lying in area)
    for name in dict.fromkeys(faces((*duchy.hand, *duchy.looked, *proposed, *duchy.selection, view.top))):
        if name:
            yield say(lang, "spoken.card", card=card(rows, name, lang), facts=card_facts(rows, name, lang))


def _duchy(view: View, seat: Seat, who: str, lang: str) -> Iterator[str]:
    """Points, holdings and production of a seat, then its cards."""
    duchy, total = view.duchies[seat], sum(points(view)[seat].values())
    holdings = joined([amount(what, n, lang) for what, n in held(duchy).items() if n], "and", lang)
    holdings = holdings or say(lang, "fact.nothing")
    score = amount("points", total, lang)
    yield say(lang, "spoken.player", name=who, house=GAME.shown.house(seat, lang), points=score, holdings=holdings)
    made = goods(income(view, seat), lang)
    yield say(lang, "spoken.produces", name=who, goods=made) if made else say(lang, "spoken.idle", name=who)
    if any(duchy.alchemy):
        yield say(lang, "spoken.alchemy", name=who, goods=goods(duchy.alchemy, lang))
    yield from (_site(view, each, who, lang) for each in duchy.construction)
    yield from _cards(view, duchy, who, lang)
    yield from (_step(step, who, lang) for step in duchy.steps)


def _site(view: View, each: Site, who: str, lang: str) -> str:
    """A card under construction: what lies on it and what it lacks."""
    cost = view.catalogue.cards[each.card].cost
    missing = goods([need - there for need, there in zip(cost, each.placed, strict=True)], lang)
    name = site(view.catalogue, each.key, lang)
    name = say(lang, "spoken.frozen", card=name) if each.giant else name
    way = "full" if not missing else "started" if any(each.placed) else "bare"
    return say(lang, f"spoken.site.{way}", name=who, card=name, goods=goods(each.placed, lang), missing=missing)


def _cards(view: View, duchy: Duchy[Card], who: str, lang: str) -> Iterator[str]:
    """Selected, built, beaten and threatening cards, the council, and what is stolen."""
    rows = view.catalogue
    taken = [_lying(view, lying, (), lang) for lying in duchy.taken]
    council = [
        say(lang, "spoken.used", card=card(rows, name, lang)) if name in duchy.used else card(rows, name, lang)
        for name in duchy.council
    ]
    piles = {
        "taken": taken or gathered(rows, duchy.selection, lang),
        "threats": gathered(rows, duchy.threats, lang),
        "defeated": gathered(rows, duchy.defeated, lang),
        "council": council,
    }
    for pile, cards in piles.items():
        if cards:
            yield say(lang, f"spoken.{pile}", name=who, cards=joined(cards, "and", lang))
    if duchy.built:
        cards = gathered(rows, duchy.built, lang)
        yield counted("spoken.built", len(duchy.built), lang, name=who, cards=joined(cards, "and", lang))
    if duchy.stolen:
        icons = [icon_name(view, icon, lang) for icon in duchy.stolen]
        yield say(lang, "spoken.stolen", name=who, icons=joined(icons, "and", lang))


def _step(step: str, who: str, lang: str) -> str:
    return say(lang, "spoken.step", name=who, step=step_name(step, lang), quest=named("quest", step_at(step)[0], lang))


def _quests(view: View, lang: str) -> Iterator[str]:
    for quest in view.setting.quests:
        for at in range(STEPS):
            row, name = view.catalogue.steps[quest, view.setting.solo, at], step_name(f"{quest}-{at + 1}", lang)
            values = {"quest": named("quest", quest, lang), "step": name, "cost": goods(row.cost, lang)}
            yield say(lang, "spoken.quest", gain=step_gain(row, lang), **values)


def _land(view: View, names: Sequence[str], lang: str) -> Iterator[str]:
    """Territory by territory: who stands there, its slots, its points and its neighbours; then the prison."""
    if not view.setting.conquest:
        return
    board = view.catalogue.boards[view.setting.board]
    for row, land in zip(board.values(), view.land, strict=True):
        near = joined([territory(view.setting.board, name, lang) for name in row.neighbours], "and", lang)
        armies = amount("armies", land.armies, lang)
        values = {"territory": territory(view.setting.board, row.name, lang), "points": worth(row, lang), "near": near}
        who = holder(view, land.owner, names, lang) if land.armies else ""
        way = "held" if land.armies else "free"
        yield say(lang, f"spoken.land.{way}", armies=armies, name=who, slots=_slots(row, land, lang), **values)
    for seat, count in enumerate(view.prison):
        if count:
            who = holder(view, seat, names, lang)
            yield say(lang, "spoken.prison", armies=amount("armies", count, lang), name=who)


def _slots(row: Territory, land: Land, lang: str) -> str:
    taken = (bool(land.slots >> at & 1) for at in range(len(row.slots)))
    slots = [
        say(lang, f"spoken.slot.{'taken' if stands else 'free'}", slot=named("slot", slot.kind, lang))
        for slot, stands in zip(row.slots, taken, strict=True)
    ]
    return joined(slots, "and", lang) or say(lang, "spoken.slot.none")
