"""The council: which powers a seat can use now. What they do is registered by name in advisors."""

from collections.abc import Callable

from regalia.core.protocol import Action, Seat
from regalia.games.wonderful_kingdom.rules.actions import Use
from regalia.games.wonderful_kingdom.rules.cubes import enlist
from regalia.games.wonderful_kingdom.rules.state import Readable, Realm

Power = Callable[[Realm, Seat], None]
Condition = Callable[[Readable, Seat], bool]
POWERS: dict[str, tuple[tuple[str, ...], Condition, Power]] = {}  # by advisor: moments, whether it would help, what


def power(advisor: str, condition: Condition, *moments: str) -> Callable[[Power], Power]:
    """Register what an advisor does and when."""

    def register(effect: Power) -> Power:
        POWERS[advisor] = moments, condition, effect
        return effect

    return register


def can_use(state: Readable, seat: Seat, advisor: str) -> bool:
    """In the council, not used this round, and paid for."""
    duchy = state.duchies[seat]
    cost = state.catalogue.advisors[advisor].cost
    return advisor in duchy.council and advisor not in duchy.used and duchy.soldiers >= cost


def usable(state: Readable, seat: Seat, moment: str) -> list[Action]:
    """The powers that a seat can use at a moment, where they would do something."""
    return [
        Use(advisor)
        for advisor in state.duchies[seat].council
        if moment in POWERS[advisor][0] and can_use(state, seat, advisor) and POWERS[advisor][1](state, seat)
    ]


def pay(state: Realm, seat: Seat, advisor: str) -> None:
    duchy = state.duchies[seat]
    duchy.soldiers -= state.catalogue.advisors[advisor].cost
    duchy.used |= {advisor}


def use(state: Realm, seat: Seat, advisor: str) -> None:
    pay(state, seat, advisor)
    POWERS[advisor][2](state, seat)


def number(state: Readable, advisor: str, name: str) -> int:
    """A number of an advisor's power."""
    return state.catalogue.advisors[advisor].numbers[name]


def appoint(state: Realm, seat: Seat, advisor: str) -> None:
    """An advisor enters the council and brings a soldier."""
    duchy = state.duchies[seat]
    duchy.council = (*duchy.council, advisor)
    enlist(state, seat, 1)
