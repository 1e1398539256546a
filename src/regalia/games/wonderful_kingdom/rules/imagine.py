"""A world that a view allows: unseen cards under the backs, each hidden danger where it can be."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from regalia.core.known import UNKNOWN, known
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import CALAMITY, VERMIN
from regalia.games.wonderful_kingdom.rules.setup import deck
from regalia.games.wonderful_kingdom.rules.state import Card, Duchy, Lying, Readable, Realm, faces
from regalia.games.wonderful_kingdom.rules.view import Group, View, hidden_in, lying_about


def _visible(seen: View) -> Counter[str]:
    """Every card whose face the viewer knows, wherever it lies."""
    cards = Counter((*seen.discard, *seen.aside, seen.top))
    cards.update(faces(lying.card for lying in lying_about(seen)))
    for duchy in seen.duchies:
        cards.update(faces((*duchy.hand, *duchy.looked, *duchy.pack, duchy.boxed)))
        cards.update((*duchy.selection, *duchy.built, *duchy.council, *duchy.spent, *duchy.threats, *duchy.defeated))
        cards.update(site.card for site in duchy.construction)
        cards.update(site.giant for site in duchy.construction)
    return cards


def unseen(seen: View) -> tuple[str, ...]:
    """The developments, treasures and advisors that the viewer cannot place."""
    story = seen.setting.story
    whole = Counter(deck(seen.catalogue, seen.setting))
    if story:
        whole.update((*story.construction, *story.built, *story.council))
    return tuple(sorted((whole - _visible(seen)).elements()))


def unseen_dangers(seen: View, owner: Seat) -> tuple[str, ...]:
    """The threats of a seat's pack that the viewer cannot place, or calamities."""
    if not seen.setting.threat:
        return (CALAMITY,) * 4
    pack = seen.setting.packs[owner]
    threats = [t for t in seen.catalogue.threats.values() if t.pack == pack and t.name != VERMIN]
    whole = Counter({threat.name: threat.copies for threat in threats})
    return tuple(sorted((whole - _visible(seen)).elements()))


Places = dict[Group, list[str]]


def _places(seen: View) -> Places:
    """The hidden places of every group: "hand 1 0", "area 0 2", "taken 1 0", "buried 3"."""
    found: Places = {}
    for owner, duchy in enumerate(seen.duchies):
        for at, card in enumerate(duchy.hand):
            if card is UNKNOWN:
                found.setdefault((owner, 0), []).append(f"hand {owner} {at}")
    piles = (*(("area 0", seen.areas[0]), ("area 1", seen.areas[1])), ("buried 0", seen.buried))
    taken = ((f"taken {owner}", duchy.taken) for owner, duchy in enumerate(seen.duchies))
    for name, pile in (*piles, *taken):
        for at, lying in enumerate(pile):
            if lying.card is UNKNOWN:
                found.setdefault((lying.by, hidden_in(seen, lying)), []).append(f"{name} {at}")
    return found


def _others(seen: View) -> list[str]:
    """Hidden places without a danger: advisors to choose from, and those not chosen."""
    looked = [
        f"looked {o} {at}" for o, duchy in enumerate(seen.duchies) for at, c in enumerate(duchy.looked) if c is UNKNOWN
    ]
    return [*looked, *(f"boxed {owner} 0" for owner, duchy in enumerate(seen.duchies) if duchy.boxed is UNKNOWN)]


def _deal(seen: View, rng: Random) -> tuple[dict[str, str], list[list[str]], list[str]]:
    """A card for every hidden place, the rest of each pack, and the rest of the deck."""
    bag, packs, dealt = list(unseen(seen)), [], dict[str, str]()
    rng.shuffle(bag)
    for owner in range(seen.setting.seats):
        packs.append(list(unseen_dangers(seen, owner)))
        rng.shuffle(packs[-1])
    advisors = [card for card in bag if card in seen.catalogue.advisors]
    for place in _others(seen):
        dealt[place] = advisors.pop() if seen.phase in ("", "setup") or place.startswith("boxed") else ""
        bag.remove(dealt[place]) if dealt[place] else None
    spare = [bag.pop(bag.index(card)) for card in advisors[: seen.spare]]
    for place in (place for place in _others(seen) if not dealt[place]):
        dealt[place] = bag.pop()
    perils = {(owner, round_): count for owner, round_, count in seen.perils}
    for group, places in _places(seen).items():
        bad = set(rng.sample(places, perils.get(group, 0)))
        for place in places:
            dealt[place] = packs[group[0]].pop() if place in bad else bag.pop()
    return dealt, packs, sorted((*bag, *spare))


def imagine(view: View, rng: Random) -> Realm:
    """A world: unseen cards fall under the backs, each hidden danger on one of the places where it can be."""
    dealt, packs, rest = _deal(view, rng) if not view.setting.solo else ({}, [], list(unseen(view)))
    return Realm(
        setting=view.setting,
        catalogue=view.catalogue,
        duchies=[_imagined(duchy, at, dealt, packs) for at, duchy in enumerate(view.duchies)],
        round=view.round,
        phase=view.phase,
        resource=view.resource,
        areas=(_turned(view.areas[0], "area 0", dealt), _turned(view.areas[1], "area 1", dealt)),
        deck=tuple(rest),
        spare=view.spare,
        top=view.top,
        discard=view.discard,
        buried=_turned(view.buried, "buried 0", dealt),
        veiled=view.veiled,
        bad=view.bad,
        dangers=view.dangers,
        aside=view.aside,
        searched=view.searched,
        vermin=view.vermin,
        beside=view.beside,
        land=view.land,
        prison=view.prison,
        finals=view.finals,
        defeat=view.defeat,
        agenda=list(view.agenda),
    )


def _imagined(seen: Duchy[Card], at: Seat, dealt: Mapping[str, str], packs: list[list[str]]) -> Duchy[str]:
    duchy: Duchy[Any] = seen.copy()  # every card gets a face now
    duchy.hand = tuple(sorted(_card(card, f"hand {at} {i}", dealt) for i, card in enumerate(seen.hand)))
    duchy.looked = tuple(sorted(_card(card, f"looked {at} {i}", dealt) for i, card in enumerate(seen.looked)))
    duchy.boxed = _card(seen.boxed, f"boxed {at} 0", dealt)
    duchy.taken = _turned(seen.taken, f"taken {at}", dealt)
    pack = known(seen.pack)
    duchy.pack = tuple(sorted(packs[at]) if pack is UNKNOWN else pack)
    return duchy


def _turned(pile: tuple[Lying[Card], ...], name: str, dealt: Mapping[str, str]) -> tuple[Lying[str], ...]:
    return tuple(
        Lying(_card(each.card, f"{name} {at}", dealt), each.by, each.down, each.known, each.token, each.round)
        for at, each in enumerate(pile)
    )


def _card(card: Card, place: str, dealt: Mapping[str, str]) -> str:
    """A card that is known, or the one that was dealt to its place."""
    return dealt[place] if card is UNKNOWN else card


def hidden(view: View) -> dict[str, tuple[str, ...]]:
    """Hidden places with what may lie there: a danger only where one is left, and nothing else where all are."""
    if view.setting.solo:
        return {}
    bag = tuple(dict.fromkeys(unseen(view)))
    advisors = tuple(card for card in bag if card in view.catalogue.advisors)
    found = dict.fromkeys(_others(view), advisors if view.phase in ("", "setup") else bag)
    found |= {place: advisors for place in _others(view) if place.startswith("boxed")}
    perils = {(owner, round_): count for owner, round_, count in view.perils}
    for group, places in _places(view).items():
        bad, dangers = perils.get(group, 0), tuple(dict.fromkeys(unseen_dangers(view, group[0])))
        may = (() if bad == len(places) else bag) + (dangers if bad else ())
        found |= dict.fromkeys(places, may)
    return found


def secrets(table: Readable) -> dict[str, Card]:
    """Every place where a card may be hidden from somebody, with the card."""
    piles = [("area 0", table.areas[0]), ("area 1", table.areas[1]), ("buried 0", table.buried)]
    piles += [(f"taken {owner}", duchy.taken) for owner, duchy in enumerate(table.duchies)]
    found: dict[str, Card] = {f"{name} {at}": lying.card for name, pile in piles for at, lying in enumerate(pile)}
    for owner, duchy in enumerate(table.duchies):
        found |= {f"hand {owner} {at}": card for at, card in enumerate(duchy.hand)}
        found |= {f"looked {owner} {at}": card for at, card in enumerate(duchy.looked)}
        found[f"boxed {owner} 0"] = duchy.boxed
    return found
