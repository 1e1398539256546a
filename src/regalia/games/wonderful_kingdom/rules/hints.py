"""What bots know of the game: the worth of a position in the eyes of a simple player."""

from collections.abc import Mapping
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from regalia.core.lanes import Together
from regalia.core.protocol import Seat, Step
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, CALAMITY, Goods, K, S
from regalia.games.wonderful_kingdom.box.data import CALAMITY_POINTS, LETTERS
from regalia.games.wonderful_kingdom.rules.conquest import Mustering
from regalia.games.wonderful_kingdom.rules.estate import ahead, estate, soldier
from regalia.games.wonderful_kingdom.rules.forecast import CRYSTAL, CUBES, Estate, eager, prospects
from regalia.games.wonderful_kingdom.rules.interfere import RESOURCES_LOST
from regalia.games.wonderful_kingdom.rules.lands import gifts
from regalia.games.wonderful_kingdom.rules.placing import Cubes, Placing
from regalia.games.wonderful_kingdom.rules.quests import payable, step_of, steps_of
from regalia.games.wonderful_kingdom.rules.rights import Exercising
from regalia.games.wonderful_kingdom.rules.scoring import reasons
from regalia.games.wonderful_kingdom.rules.state import BACK, EMPTY, ROUNDS, Duchy, Lying, Realm

RIVAL, OFFERED, LEFT, ADVISOR = 0.3, 0.35, 0.6, 2.0
UNKNOWN, DEVELOPMENT = 0.3, 1.2  # a card that one cannot see, and one that is surely a development
FINAL = 12.0  # the step without which a quest is lost
HARM: Mapping[str, float] = {  # what a threat does beside its points
    "giant-rat": 3.0,
    "frost-giant": 2.0,
    "shadow": 3.0,
    "thief": 2.5,
    "siphon-m": 3.0,
    "siphon-p": 3.0,
    "siphon-g": 3.0,
    "siphon-e": 3.0,
    "black-dragon-f": 2.0,
    "black-dragon-m": 2.0,
    "black-dragon-egg": -1.5,
    "illusionist": 1.0,
}
SLOTS: Mapping[str, float] = {"trap": 0.4, "spy": 0.4, "destroy": 1.5, "double-move": 0.4, "prison": 0.5}
PROMISES: Mapping[str, float] = {  # what a choice that waits will bring
    "Foreseeing": 2.8,
    "Peeking": 2.8,
    "Glimpse": 2.8,
    "Augury": 1.6,
    "Negotiating": 1.3,
    "Infiltrating": 1.2,
    "Smuggling": 0.2,
    "Furnishing": 2.4,
    "Chronicling": 3.5,
    "Completing": 4.0,
    "Distilling": 1.0,
    "Finding": 1.0,
}


def worth(state: Realm, seat: Seat) -> float:
    """Points, what can still be built, what may be done with soldiers, and how the offers stand."""
    state = marched(state, seat)
    own = _standing(state, seat)
    mine = own.worth
    if not state.setting.solo:
        rival = _standing(state, 1 - seat)
        mine -= RIVAL * rival.worth
        if any(state.areas) and _choosing(state, 1 - seat):
            mine += _offers(state, seat, own.base, rival.base)
    return mine + promise(state, seat) - (60.0 if state.defeat else 0.0)


_LOOKED_AT = attrgetter(  # of a duchy; what is not here does not change its worth
    *("name", "taken", "selection", "construction", "threats", "built", "calamities", "defeated", "council", "used"),
    *("alchemy", "krystallium", "soldiers", "training", "illusions", "stolen", "debt", "steps", "chronicle", "doubled"),
    *("more", "less", "pack"),
)
_MEMORY: dict[object, "Standing"] = {}
MEMORY = 20_000  # positions of a duchy that are remembered


class Standing(NamedTuple):
    """How a duchy stands by itself, and what it has to plan with before its next pick."""

    worth: float
    base: Estate


def _standing(state: Realm, seat: Seat) -> Standing:
    """Remembered, because most options change little: of hundreds of proposals none changes a duchy."""
    table = (state.round, state.phase, state.resource, state.land, state.prison, state.finals, state.beside)
    setting = (state.setting, state.catalogue, seat, ahead(state), waiting_cubes(state, seat), state.bad, state.veiled)
    key = (setting, table, _LOOKED_AT(state.duchies[seat]))
    if key not in _MEMORY:
        if len(_MEMORY) >= MEMORY:
            _MEMORY.clear()
        _MEMORY[key] = _estimated(state, seat)
    return _MEMORY[key]


def _estimated(state: Realm, seat: Seat) -> Standing:
    duchy = state.duchies[seat]
    cards = known(state, duchy)
    plans = estate(state, seat, (*duchy.selection, *cards), waiting_cubes(state, seat))
    total = float(sum(reasons(state, seat).values())) + prospects(plans)
    total += dangers(state, duchy) + _battles(state, duchy) + powers(state, duchy)
    total += 0.4 * duchy.training - 0.8 * duchy.debt + 0.5 * duchy.illusions
    if state.setting.quest:
        total += quests(state, seat)
    if state.setting.conquest:
        total += slots(state, seat)
    return Standing(total, plans._replace(selection=cards, waiting=EMPTY))


def known(state: Realm, duchy: Duchy[str]) -> tuple[str, ...]:
    """Cards taken in this choice phase that can be planned with."""
    return tuple(lying.card for lying in duchy.taken if lying.card in state.catalogue.cards)


def dangers(state: Realm, duchy: Duchy[str]) -> float:
    return -sum([_harm(state, lying.card) for lying in duchy.taken])


def _harm(state: Realm, card: str) -> float:
    if card == CALAMITY:
        return -CALAMITY_POINTS
    row = state.catalogue.threats.get(card)
    if row:
        return harmful(state, card) - row.points
    return _unseen(state) if card == BACK else 0.0


def _unseen(state: Realm) -> float:
    """Harm of a card that one cannot see: alone the danger deck is counted."""
    if not state.veiled:
        return UNKNOWN
    bad = state.bad / state.veiled
    dangers = state.duchies[0].pack or (CALAMITY,)
    return bad * sum([_harm(state, card) for card in dangers]) / len(dangers) - (1 - bad) * DEVELOPMENT


def harmful(state: Realm, threat: str) -> float:
    """What a threat does while it stands; in the Thieves' Guild shadows bring defeat."""
    return 12.0 if threat == "shadow" and state.setting.scenario == "SC05" else HARM.get(threat, 1.5)


def _battles(state: Realm, duchy: Duchy[str]) -> float:
    """Threats that can be beaten with the soldiers at hand are half as bad; those that stand go on doing harm."""
    soldiers, total, left = duchy.soldiers, 0.0, sum(ahead(state)) / 16
    rows = [state.catalogue.threats[threat] for threat in duchy.threats]
    for row in sorted(rows, key=lambda row: row.points / max(1, row.cost)):
        total -= harmful(state, row.name) * left
        if row.cost <= soldiers:
            soldiers -= row.cost
            total -= 0.5 * row.points
    return total + _sisters(duchy) + _guild(state, duchy)


def _guild(state: Realm, duchy: Duchy[str]) -> float:
    """The Thieves' Guild: thieves must fall, and every cube beside the danger deck brings defeat nearer."""
    if state.setting.scenario != "SC05":
        return 0.0
    cubes = state.beside + duchy.threats.count("shadow") * (ROUNDS - state.round)
    return 8.0 * duchy.defeated.count("thief") - 4.0 * cubes - 25.0 * (cubes >= RESOURCES_LOST)


def _sisters(duchy: Duchy[str]) -> float:
    return 2.5 * sum(threat.startswith("sister-") for threat in duchy.defeated)


def powers(state: Realm, duchy: Duchy[str]) -> float:
    """Advisors in the council, and what was already paid for."""
    later = sum(ahead(state)) / 4
    council = 0.7 * len(duchy.council) * later
    paid = duchy.more * CUBES[state.resource] + 0.35 * duchy.less + 0.6 * min(duchy.doubled, len(duchy.selection))
    return council + paid + 1.5 * ("quartermaster" in duchy.used) * later / 4


def waiting_cubes(state: Realm, seat: Seat) -> Goods:
    """Cubes that wait to be placed."""
    waiting = [0] * len(BASIC)
    for step in _agenda(state, seat):
        if isinstance(step, Cubes | Placing) and step.seat == seat:
            waiting[step.resource] += step.left
    return tuple(waiting)


def _agenda(state: Realm, seat: Seat) -> tuple[Step, ...]:
    """The steps of a seat's lane, or of the main agenda."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Together):
        return next((steps for at, steps in top.lanes if at == seat), ())
    return tuple(state.agenda[-6:])


def quests(state: Realm, seat: Seat) -> float:
    """Steps that are paid or that the heap, the krystallium and the soldiers come near to."""
    duchy, total = state.duchies[seat], 0.0
    for step in steps_of(state):
        row = step_of(state, step)
        brings = row.points + CRYSTAL * row.gain[K] + soldier(state) * row.gain[S] + FINAL * row.final
        if step in duchy.steps:
            total += FINAL * row.final
        else:
            have = (*duchy.alchemy, duchy.krystallium, duchy.soldiers)
            near = sum([min(cost, held) for cost, held in zip(row.cost, have, strict=True)]) / sum(row.cost)
            total += 0.45 * brings * near
    return total


def slots(state: Realm, seat: Seat) -> float:
    """Gifts of the board for the rounds that follow, and armies."""
    times, total = ahead(state), 0.0
    for gift in gifts(state, seat):
        if gift not in LETTERS:
            total += CRYSTAL * times[-1] if gift == "krystallium" else SLOTS[gift] * times[0]
    return total + 0.5 * sum(land.armies for land in state.land if land.owner == seat) - 1.2 * state.prison[seat]


def _offers(state: Realm, seat: Seat, own: Estate, rival: Estate) -> float:
    """The other takes the area that is best for him; what is left may become mine."""
    theirs = [_area(state, 1 - seat, rival, area) for area in state.areas]
    taken = theirs.index(max(theirs))
    return -OFFERED * theirs[taken] + LEFT * max(0.0, _area(state, seat, own, state.areas[1 - taken]))


def _choosing(state: Realm, seat: Seat) -> bool:
    """The other is about to select."""
    names = [type(step).__name__ for step in state.agenda[-3:] if getattr(step, "seat", None) == seat]
    return "Selecting" in names


def _area(state: Realm, seat: Seat, base: Estate, cards: tuple[Lying[str], ...]) -> float:
    total = 0.0
    for lying in cards:
        if lying.down and seat not in lying.known:
            total += UNKNOWN
        elif lying.card in state.catalogue.cards:
            total += _gain(base, lying.card)
        elif lying.card in state.catalogue.advisors:
            total += ADVISOR
        else:
            total -= _harm(state, lying.card)
    return total


@lru_cache(1 << 14)
def _gain(base: Estate, card: str) -> float:
    """What one more card would bring."""
    return prospects(base._replace(selection=(*base.selection, card))) - prospects(base)


def promise(state: Realm, seat: Seat) -> float:
    """A choice of one's own that was just opened brings something; a right must be a good one."""
    steps = _agenda(state, seat)
    if not steps or getattr(steps[-1], "seat", getattr(steps[-1], "seat_to", seat)) not in (seat, -1):
        return 0.0
    top = steps[-1]
    if isinstance(top, Exercising) and top.seat == seat:
        return 0.05 if _useful(state, seat) else -50.0
    return PROMISES.get(type(top).__name__, 0.0)


def _useful(state: Realm, seat: Seat) -> bool:
    """A card that krystallium and soldiers complete, or a step of a quest that can be paid."""
    if state.setting.quest and any(payable(state, seat, step) for step in steps_of(state)):
        return True
    return eager(estate(state, seat, state.duchies[seat].selection, waiting_cubes(state, seat)))


def marched(state: Realm, seat: Seat) -> Realm:
    """A march that was begun is looked at as if it were over."""
    steps = state.agenda
    if not (steps and isinstance(steps[-1], Mustering) and steps[-1].seat == seat):
        return state
    state = state.copy()
    while state.agenda and isinstance(top := state.agenda[-1], Mustering):
        state.agenda.pop()
        top.take(state, top.options(state)[-1])
    return state
