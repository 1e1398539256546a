"""The planning phase: every selected card is put under construction or recycled; threats strike."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from regalia.core.protocol import Action, Seat, Step, then
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, TREASURE, S
from regalia.games.wonderful_kingdom.rules.actions import DONE, Attach, Cover, Forfeit, Keep, Recycle, Release
from regalia.games.wonderful_kingdom.rules.cubes import dragons, found, more, replace
from regalia.games.wonderful_kingdom.rules.decks import without
from regalia.games.wonderful_kingdom.rules.giants import GIANT, bearers, cornered
from regalia.games.wonderful_kingdom.rules.icons import icons
from regalia.games.wonderful_kingdom.rules.meeting import lanes
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.rules.placing import pour
from regalia.games.wonderful_kingdom.rules.powers import usable
from regalia.games.wonderful_kingdom.rules.reach import in_reach
from regalia.games.wonderful_kingdom.rules.state import STOLEN, Card, Duchy, Readable, Realm, Site
from regalia.games.wonderful_kingdom.rules.window import HUNGER, Pause

THIEF, SISTER = "thief", "sister-"


@dataclass(frozen=True, slots=True)
class PlanningPhase(Step):
    """Everybody plans at once: thieves and dragons first, sisters last."""

    def run(self, state: Realm) -> None:
        state.phase = "planning"
        lanes(state, lambda seat: (*strikes(state.duchies[seat], seat), Plan(seat), *tolls(state, seat)))


def strikes(duchy: Duchy[Card], seat: Seat) -> Iterator[Step]:
    yield from (Robbery(seat) for _ in range(duchy.fresh.count(THIEF)))
    if hungry := dragons(duchy):
        yield Pause(seat, HUNGER, hungry)
        yield from (Hunger(seat) for _ in range(hungry))


def tolls(state: Readable, seat: Seat) -> tuple[Step, ...]:
    return tuple(Mischief(seat) for threat in state.duchies[seat].threats if threat.startswith(SISTER))


@dataclass(frozen=True, slots=True)
class Robbery(Step):
    """A new thief covers a production icon, if one is free and a token left."""

    seat: Seat

    def run(self, state: Realm) -> None:
        duchy = state.duchies[self.seat]
        free = list(icons(state, self.seat))
        if len(duchy.stolen) < STOLEN and free:
            then(state, Robbed(self.seat))


@dataclass(frozen=True, slots=True)
class Robbed(Own):
    """Choose the icon that a thief covers."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        return [Cover(card, icon) for card, icon in icons(state, self.seat)]

    def do(self, state: Realm, action: Action) -> None:
        duchy = state.duchies[self.seat]
        duchy.stolen = tuple(sorted((*duchy.stolen, (action.card, action.icon))))


@dataclass(frozen=True, slots=True)
class Hunger(Step):
    """A dragon takes a soldier of the reserve, else one that lies on a card, else it waits for the next one won."""

    seat: Seat

    def run(self, state: Realm) -> None:
        duchy = state.duchies[self.seat]
        if duchy.soldiers:
            duchy.soldiers -= 1
        elif any(site.placed[S] for site in duchy.construction):
            then(state, Hungry(self.seat))
        else:
            duchy.debt = min(duchy.debt + 1, dragons(duchy))


@dataclass(frozen=True, slots=True)
class Hungry(Own):
    """Choose the card that loses its soldier."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        return [Forfeit(site.key) for site in state.duchies[self.seat].construction if site.placed[S]]

    def do(self, state: Realm, action: Action) -> None:
        duchy = state.duchies[self.seat]
        site = duchy.site(action.site)
        replace(duchy, site, Site(site.key, site.card, more(site.placed, S, -1), site.crystals, site.giant))

    def back(self) -> Step:
        return Hunger(self.seat)


@dataclass(frozen=True, slots=True)
class Plan(Step):
    """Planning goes on while a card is selected, a giant can be placed, an advisor or a free action can help."""

    seat: Seat

    def run(self, state: Realm) -> None:
        duchy = state.duchies[self.seat]
        if duchy.selection or giants_wait(duchy) or usable(state, self.seat, "planning") or in_reach(state, self.seat):
            then(state, Planning(self.seat))


def giants_wait(duchy: Duchy[Card]) -> bool:
    """A giant can be put under a card."""
    return GIANT in duchy.threats and bearers(duchy) > 0


def may_recycle(state: Readable, duchy: Duchy[Card], card: str) -> bool:
    """Not a development that is needed to carry a giant."""
    return state.catalogue.kinds[card] == TREASURE or not cornered(state.catalogue, duchy)


@dataclass(frozen=True, slots=True)
class Planning(Own):
    """Keep or recycle a selected card, or place a giant; or be done, if nothing of that is left."""

    seat: Seat

    def moment(self) -> str:
        return "planning"

    def offers(self, state: Readable) -> Sequence[Action]:
        duchy, kinds = state.duchies[self.seat], state.catalogue.kinds
        cards = dict.fromkeys(duchy.selection)
        found: list[Action] = [Keep(card) for card in cards if kinds[card] != TREASURE]
        found += [Recycle(card) for card in cards if may_recycle(state, duchy, card)]
        if giants_wait(duchy):
            found += [Attach(site.key) for site in duchy.construction if not site.giant]
        elif not cards:
            found.append(DONE)
        return found

    def do(self, state: Realm, action: Action) -> None:
        duchy = state.duchies[self.seat]
        match action:
            case Keep(card):
                then(state, Plan(self.seat))
                duchy.selection = without(duchy.selection, card)
                found(state, self.seat, card)
            case Recycle(card):
                then(state, Plan(self.seat))
                recycle(state, self.seat, card)
            case Attach(key):
                then(state, Plan(self.seat))
                site = duchy.site(key)
                duchy.threats = without(duchy.threats, GIANT)
                replace(duchy, site, Site(key, site.card, site.placed, site.crystals, GIANT))

    def back(self) -> Step:
        return Plan(self.seat)


def recycle(state: Realm, seat: Seat, card: str) -> None:
    """The bonus is placed on cards or in alchemy; the Steward doubles that of developments."""
    duchy, row = state.duchies[seat], state.catalogue.cards[card]
    duchy.selection = without(duchy.selection, card)
    duchy.spent = (*duchy.spent, card)
    twice = duchy.doubled > 0 and row.kind != TREASURE
    duchy.doubled -= twice
    pour(state, seat, tuple(count * (1 + twice) for count in row.recycling))


@dataclass(frozen=True, slots=True)
class Mischief(Step):
    """A sister takes a basic cube from a card under construction, if there is one."""

    seat: Seat
    again: bool = False  # something was done since she came

    def run(self, state: Realm) -> None:
        if releases(state, self.seat):
            then(state, Releasing(self.seat))
        elif self.again:
            then(state, Pause(self.seat))


def releases(state: Readable, seat: Seat) -> list[Release]:
    return [
        Release(resource, site.key)
        for site in state.duchies[seat].construction
        for resource in BASIC
        if site.placed[resource] > site.crystals[resource]
    ]


@dataclass(frozen=True, slots=True)
class Releasing(Own):
    """Choose the cube that a sister takes."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        return releases(state, self.seat)

    def do(self, state: Realm, action: Action) -> None:
        duchy = state.duchies[self.seat]
        site = duchy.site(action.site)
        placed = more(site.placed, action.resource, -1)
        replace(duchy, site, Site(site.key, site.card, placed, site.crystals, site.giant))
        then(state, Pause(self.seat))

    def back(self) -> Step:
        return Mischief(self.seat, True)
