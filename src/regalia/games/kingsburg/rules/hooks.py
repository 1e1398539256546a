"""Effects of buildings, governors and destiny cards by moment and by name."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Generic, TypeVar

from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import BIT
from regalia.games.kingsburg.rules.state import Readable

F = TypeVar("F", bound=Callable[..., Any])


class Moment(Generic[F]):
    """A point of the rules at which components have effects, all of one signature."""

    __slots__ = ("effects", "mask")

    def __init__(self) -> None:
        self.effects: dict[str, F] = {}  # by component
        self.mask = 0  # the buildings among them, as bits


def on(moment: Moment[F], name: str = "") -> Callable[[F], F]:
    """Register an effect for a moment under the name of its component: that of the function unless told otherwise."""

    def register(effect: F) -> F:
        component = name or effect.__name__.replace("_", "-")
        moment.effects[component] = effect
        moment.mask |= BIT.get(component, 0)
        return effect

    return register


def effects(state: Readable, seat: Seat, moment: Moment[F]) -> tuple[F, ...]:
    """The effects that a seat has at a moment: of its buildings, its governor and the destiny of the year."""
    province = state.provinces[seat]
    built = province.built & moment.mask
    if built or province.governor or state.destiny:
        return _effects(moment, built, province.governor, state.destiny)
    return ()


def either(state: Readable, seat: Seat, first: Moment[Any], second: Moment[Any]) -> bool:
    """Whether a seat has an effect at one of two moments."""
    return bool(effects(state, seat, first) or effects(state, seat, second))


def bearers(state: Readable, seat: Seat, moment: Moment[F]) -> tuple[tuple[str, F], ...]:
    """The same effects, each with the name of its component."""
    province = state.provinces[seat]
    return _bearers(moment, province.built & moment.mask, province.governor, state.destiny)


def destiny(state: Readable, moment: Moment[F]) -> F | None:
    """The effect of the year's destiny on everybody at a moment."""
    return moment.effects.get(state.destiny) if state.destiny else None


def number(state: Readable, card: str, name: str) -> int:
    """A number of a card, as the box has it."""
    return state.numbers.values[card, name]


@lru_cache(4096)
def _effects(moment: Moment[Any], built: int, governor: str, fate: str) -> tuple[Any, ...]:
    return tuple(effect for _, effect in _bearers(moment, built, governor, fate))


@lru_cache(4096)
def _bearers(moment: Moment[Any], built: int, governor: str, fate: str) -> tuple[tuple[str, Any], ...]:
    """In the order in which they are registered: no rule may rest on it."""
    return tuple(
        (name, effect)
        for name, effect in moment.effects.items()
        if built & BIT.get(name, 0) or (name and name in (governor, fate))
    )
