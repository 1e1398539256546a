"""Who may do what, when: effects of buildings, governors and destiny cards by moment and by name."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

from regalia.core.protocol import Seat
from regalia.games.kingsburg.data import BIT
from regalia.games.kingsburg.state import Realm

Effect = Callable[..., Any]
F = TypeVar("F", bound=Effect)
HOOKS: dict[str, dict[str, Effect]] = {}
MASKS: dict[str, int] = {}  # by moment, the buildings that have an effect then, as bits


def on(moment: str, name: str = "") -> Callable[[F], F]:
    """Register an effect for a moment under the name of its component: that of the function unless told otherwise."""

    def register(rule: F) -> F:
        component = name or rule.__name__.replace("_", "-")
        HOOKS.setdefault(moment, {})[component] = rule
        MASKS[moment] = MASKS.get(moment, 0) | BIT.get(component, 0)
        return rule

    return register


def effects(state: Realm, seat: Seat, moment: str) -> tuple[Effect, ...]:
    """The effects that a seat has at a moment: of its buildings, its governor and the destiny of the year."""
    province = state.provinces[seat]
    built = province.built & MASKS[moment]
    if built or province.governor or state.destiny:
        return _effects(moment, built, province.governor, state.destiny)
    return ()


def bearers(state: Realm, seat: Seat, moment: str) -> tuple[tuple[str, Effect], ...]:
    """The same effects, each with the name of its component."""
    province = state.provinces[seat]
    return _bearers(moment, province.built & MASKS[moment], province.governor, state.destiny)


def destiny(state: Realm, moment: str) -> Effect | None:
    """The effect of the year's destiny on everybody at a moment."""
    return HOOKS.get(moment, {}).get(state.destiny) if state.destiny else None


def number(state: Realm, card: str, name: str) -> int:
    """A number of a card, as the box has it."""
    return state.numbers.values[card, name]


@lru_cache(4096)
def _effects(moment: str, built: int, governor: str, fate: str) -> tuple[Effect, ...]:
    return tuple(rule for _, rule in _bearers(moment, built, governor, fate))


@lru_cache(4096)
def _bearers(moment: str, built: int, governor: str, fate: str) -> tuple[tuple[str, Effect], ...]:
    """In the order in which they are registered: no rule may rest on it."""
    table = HOOKS.get(moment, {})
    return tuple(
        (name, rule) for name, rule in table.items() if built & BIT.get(name, 0) or (name and name in (governor, fate))
    )
