"""Before the first round: the deck, the duchies, and what the module or the scenario brings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from regalia.core.known import sure
from regalia.core.protocol import NOBODY, Action, Chance, Choice, Seat, Step, then
from regalia.games.wonderful_kingdom.box.catalogue import (
    DESIGNS,
    EXTRAS,
    TREASURES,
    VERMIN,
    Catalogue,
    Slot,
    catalogue,
    letters,
)
from regalia.games.wonderful_kingdom.box.data import SPARE_NAMES
from regalia.games.wonderful_kingdom.box.options import duchies, setting
from regalia.games.wonderful_kingdom.rules.actions import Choose, Draw
from regalia.games.wonderful_kingdom.rules.cubes import found
from regalia.games.wonderful_kingdom.rules.decks import Drawing, added, turn_top, without
from regalia.games.wonderful_kingdom.rules.lands import board, colour, equip
from regalia.games.wonderful_kingdom.rules.meeting import lanes
from regalia.games.wonderful_kingdom.rules.round import Round
from regalia.games.wonderful_kingdom.rules.setting import Setting
from regalia.games.wonderful_kingdom.rules.state import SPIES, STOLEN, Duchy, Land, Readable, Realm

ADVISORS_IN_DECK = 10
SOLO_ADVISORS = 11  # of the base box, those of a scenario's council included
COUNCIL_SOLDIERS = 2
DANGER_DEVELOPMENTS, DANGERS = 8, 4
BLUE_CASTLE = 2  # armies of the rival in his castle, alone


def setup(seats: int, options: Mapping[str, str], box: Mapping[str, Mapping[str, Any]]) -> Realm:
    chosen, facts = setting(seats, options), catalogue(box)
    state = Realm(chosen, facts, [_duchy(facts, chosen, name) for name in duchies(seats, options)])
    state.deck = deck(facts, chosen)
    _packs(state)
    _advisors(state)
    _scenario(state)
    _conquest(state)
    if chosen.solo:
        _alone(state)
    then(state, *_openings(state), Round(1))
    return state


def _duchy(facts: Catalogue, chosen: Setting, name: str) -> Duchy[str]:
    soldiers = COUNCIL_SOLDIERS if "advisors" in chosen.modules else 0
    return Duchy(name, krystallium=facts.sides[name, chosen.side].krystallium, soldiers=soldiers)


def deck(facts: Catalogue, chosen: Setting) -> tuple[str, ...]:
    """The development deck: advisors replace the treasures; what a scenario sets aside is taken out."""
    names = [name for name in (*DESIGNS, *SPARE_NAMES) if chosen.extras or name not in EXTRAS]
    cards = [name for name in names for _ in range(facts.cards[name].copies)]
    cards += council(facts, chosen) if "advisors" in chosen.modules else TREASURES
    story = chosen.story
    for card in (*story.construction, *story.built, *story.council) if story else ():
        cards.remove(card)
    return tuple(sorted(cards))


def council(facts: Catalogue, chosen: Setting) -> list[str]:
    """The advisors that can come: alone without those that need two players."""
    every = facts.advisors.values()
    return [a.name for a in every if (chosen.extras or not a.extra) and not (chosen.solo and a.duel)]


def _packs(state: Realm) -> None:
    for seat, pack in enumerate(state.setting.packs):
        cards = [t for t in state.catalogue.threats.values() if t.pack == pack and t.name != VERMIN]
        state.duchies[seat].pack = tuple(sorted(t.name for t in cards for _ in range(t.copies)))
    if "giant-rats" in state.setting.packs:
        state.vermin = state.catalogue.threats[VERMIN].copies
    for seat, pack in enumerate(state.setting.packs):
        state.duchies[seat].illusions = int(pack == "illusionists")


def _advisors(state: Realm) -> None:
    """The bag holds every advisor that may be in the deck; those too many are nobody knows which."""
    if "advisors" in state.setting.modules:
        seats, story = state.setting.seats, state.setting.story
        every = sum(card in state.catalogue.advisors for card in state.deck)
        drawn = 0 if story else 1 if state.setting.solo else 2 * seats
        wanted = SOLO_ADVISORS - len(story.council) if story else ADVISORS_IN_DECK
        state.spare = max(0, every - drawn - wanted)


def _scenario(state: Realm) -> None:
    story = state.setting.story
    if story is None:
        return
    duchy = state.duchies[0]
    duchy.council, duchy.soldiers, duchy.built = story.council, story.soldiers, story.built
    for card in story.construction:
        found(state, 0, card)
    if story.name == "SC05":
        duchy.threats = ("thief",) * 4
        made = [(card, letter) for card in story.built for letter in letters(state.catalogue.cards[card].production)]
        duchy.stolen = tuple(sorted(made)[:STOLEN])


def _conquest(state: Realm) -> None:
    """Four armies stand on the slots of their colour; alone spies' slots stay empty, and blue holds everything else."""
    if not state.setting.conquest:
        return
    colours = {colour(state, seat): seat for seat in range(state.setting.seats)}
    alone = state.setting.solo
    state.land = tuple(_land(colours, territory.slots, alone) for territory in board(state).values())
    if alone:
        state.land = tuple(
            _occupied(land, territory.castle) for land, territory in zip(state.land, board(state).values(), strict=True)
        )


def _land(colours: Mapping[str, Seat], slots: Sequence[Slot], alone: bool) -> Land:
    """Alone an army that begins at a spy's slot stands beside it: nobody has a spy at the start."""
    mine = [(at, slot) for at, slot in enumerate(slots) if slot.start in colours]
    if not mine:
        return Land(NOBODY)
    stood = sum(1 << at for at, slot in mine if not (alone and slot.kind == "spy"))
    return Land(colours[mine[0][1].start], len(mine), stood)


def _occupied(land: Land, castle: str) -> Land:
    if land.armies or castle == "red":
        return land
    return Land(1, BLUE_CASTLE if castle else 1, 0)


def _alone(state: Realm) -> None:
    """Alone: the danger deck, two spies of which one is fresh, the open card of the deck."""
    duchy, story = state.duchies[0], state.setting.story
    state.veiled, state.bad = DANGER_DEVELOPMENTS + DANGERS, DANGERS
    state.dangers = state.veiled
    if state.setting.conquest:
        equip(state)
    elif story is None or story.spies:
        duchy.spies, duchy.spied = 1, SPIES - 1


def _openings(state: Readable) -> tuple[Step, ...]:
    """Advisors to choose from; alone the first open card."""
    draws: list[Step] = []
    if "advisors" in state.setting.modules and not state.setting.scenario:
        for seat in range(state.setting.seats):
            draws += [Candidate(seat), Candidate(seat)]
        draws.append(Councils())
    return (*draws, *((FirstTop(),) if state.setting.solo else ()))


@dataclass(frozen=True, slots=True)
class Candidate(Drawing):
    """An advisor is drawn to choose from."""

    seat_to: Seat

    def purpose(self) -> str:
        return f"advisor {self.seat_to}"

    def outcomes(self, state: Realm) -> Sequence[tuple[Action, int]]:
        place = self.purpose()
        return [(Draw(place, card), 1) for card in state.deck if card in state.catalogue.advisors]

    def sample(self, state: Realm, rng: Random) -> Action:
        return Chance.sample(self, state, rng)

    def got(self, state: Realm, card: str) -> None:
        duchy = state.duchies[self.seat_to]
        duchy.looked = added(duchy.looked, (card,))


@dataclass(frozen=True, slots=True)
class Councils(Step):
    """Everybody chooses one of two advisors at the same time."""

    def run(self, state: Realm) -> None:
        state.phase = "setup"
        lanes(state, lambda seat: (Appointing(seat),))


@dataclass(frozen=True, slots=True)
class Appointing(Choice):
    """Choose the advisor for the council; the other goes to the box unseen, alone into the deck."""

    seat: Seat

    def options(self, state: Readable) -> Sequence[Action]:
        return [Choose(sure(card)) for card in state.duchies[self.seat].looked]

    def take(self, state: Realm, action: Action) -> None:
        duchy = state.duchies[self.seat]
        (other,) = without(duchy.looked, action.card)
        duchy.looked, duchy.council = (), (action.card,)
        if state.setting.solo:
            state.deck = added(state.deck, (other,))
        else:
            duchy.boxed = other


@dataclass(frozen=True, slots=True)
class FirstTop(Step):
    """The deck lies open."""

    def run(self, state: Realm) -> None:
        turn_top(state)
