"""Tables on which all that free actions know is laid out at random, and a search over chains of them."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from regalia.core.laws import Cell
from regalia.core.protocol import Seat, Step, settle
from regalia.games.wonderful_kingdom.box.catalogue import DESIGNS
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules.combat import fights
from regalia.games.wonderful_kingdom.rules.rights import Exercising, rights
from regalia.games.wonderful_kingdom.rules.state import EMPTY, Duchy, Realm, Site

MOST = 20_000  # positions that a search looks at
TABLES: tuple[Cell, ...] = (
    Cell(2, (("module", "none"),)),
    Cell(1, (("module", "none"),)),
    Cell(2, (("pack", "frost-giants"), ("rival-pack", "black-dragons"))),
    Cell(2, (("pack", "thieves"), ("rival-pack", "sisters"))),
    Cell(1, (("pack", "frost-giants"),)),
    Cell(2, (("module", "advisors"), ("extras", "on"))),
    *(Cell(2, (("module", "quest"), ("quest", quest))) for quest in ("usurper", "plague-lord", "northern-lands")),
    *(Cell(1, (("module", "quest"), ("quest", quest))) for quest in ("shattered-crown", "dragon-pact")),
    Cell(2, (("module", "conquest"),)),
    Cell(1, (("module", "conquest"), ("board", "C2"))),
    *(Cell(1, (("scenario", f"SC0{number}"),)) for number in range(1, 7)),
)


def near(rng: Random, cost: tuple[int, ...]) -> tuple[int, ...]:
    """What lies on a card that lacks a few things, one at least."""
    placed, missing = list(cost), rng.choice((1, 1, 1, 2, 2, 3, 9))
    for _ in range(min(missing, sum(cost))):
        at = rng.choice([at for at, count in enumerate(placed) if count])
        placed[at] -= 1
    return tuple(placed)


def scattered(rng: Random) -> Realm:
    """A table on which everything that free actions know is laid out at random."""
    state: Realm = rng.choice(TABLES).start(GAME).state
    state.agenda.clear()
    state.round, state.phase = rng.randint(1, 4), rng.choice(("planning", "production", "combat", "rights"))
    for duchy in state.duchies:
        duchy.construction = tuple(sites(state, rng))
        most = 8 if state.setting.quest else 4
        heap = [rng.choice(range(4)) for _ in range(rng.choice((0, most // 2, most)))]
        duchy.alchemy = tuple(heap.count(resource) for resource in range(4))
        duchy.krystallium, duchy.soldiers = rng.choice((0, 0, 0, 1, 1, 2)), rng.choice((0, 0, 1, 1, 2, 3, 4))
        if "frost-giants" in state.setting.packs and rng.random() < 0.4:
            duchy.threats = ("frost-giant",) * rng.randint(1, 2)
            duchy.selection = rng.choice(((), ("farm",), ("treasure-mm",)))
    return state


def sites(state: Realm, rng: Random) -> Iterator[Site]:
    cards = rng.sample(DESIGNS, rng.choice((0, 1, 2, 3, 3, 4)))
    if state.setting.scenario == "SC01":
        cards = [*cards[:2], "farm"]
    for card in dict.fromkeys(cards):
        giant = "frost-giant" if "frost-giants" in state.setting.packs and rng.random() < 0.3 else ""
        yield Site(card, card, near(rng, state.catalogue.cards[card].cost), EMPTY, giant)


def stores(duchy: Duchy[str]) -> tuple[Any, ...]:
    """All that free actions use."""
    return duchy.construction, duchy.alchemy, duchy.krystallium, duchy.soldiers, duchy.steps, duchy.threats


def searched(state: Realm, seat: Seat, found: Callable[[Realm], bool]) -> bool:
    """Whether any chain of free actions, one after the other by the rules themselves, leads to what is looked for."""
    known, waiting = {stores(state.duchies[seat])}, [state]
    while waiting:
        world = waiting.pop()
        if found(world):
            return True
        for action in rights(world, seat):
            after = world.copy()
            Exercising(seat).take(after, action)
            if (key := (stores(after.duchies[seat]), len(after.duchies[seat].built))) not in known:
                known.add(key)
                waiting.append(after)
        assert len(known) < MOST, "too many positions for a search"
    return False


def beats(seat: Seat) -> Callable[[Realm], bool]:
    """A threat can be fought."""
    return lambda world: bool(fights(world, seat))


def spends(seat: Seat, soldiers: int) -> Callable[[Realm], bool]:
    """The reserve has another number of soldiers than before."""
    return lambda world: world.duchies[seat].soldiers != soldiers


def changed(state: Realm, seat: Seat) -> Callable[[Realm], bool]:
    """A card more is built, or a step more is paid."""
    duchy = state.duchies[seat]
    done = len(duchy.built) + len(duchy.steps)
    return lambda world: len(world.duchies[seat].built) + len(world.duchies[seat].steps) > done


def asks(state: Realm, step: Step) -> bool:
    """Whether a step waits for its seat."""
    world = state.copy()
    world.agenda[:] = [step]
    settle(world)
    return bool(world.agenda)
