"""The conquest board: who holds what."""

from functools import lru_cache

from regalia.core.protocol import NOBODY, Seat
from regalia.games.wonderful_kingdom.box.catalogue import Catalogue, Territory
from regalia.games.wonderful_kingdom.box.data import ARMIES, LETTERS
from regalia.games.wonderful_kingdom.rules.state import MOST_TRAPS, SPIES, Land, Readable, Realm

BLUE: Seat = 1  # alone, the rival who never acts


def board(state: Readable) -> dict[str, Territory]:
    return state.catalogue.boards[state.setting.board]


def colour(state: Readable, seat: Seat) -> str:
    """Senada is red and Téressie blue; alone one is always red."""
    if state.setting.solo:
        return "red" if seat == 0 else "blue"
    return "red" if state.duchies[seat].name == "senada" else "blue"


def castle(state: Readable, seat: Seat) -> int:
    """The place of a seat's castle in the order of the board."""
    return _castle(state.catalogue, state.setting.board, colour(state, seat))


@lru_cache(64)
def _castle(catalogue: Catalogue, board: str, colour: str) -> int:
    return next(at for at, territory in enumerate(catalogue.boards[board].values()) if territory.castle == colour)


def controls(state: Readable, seat: Seat, at: int) -> bool:
    """With an army; one's own castle always, unless it was taken from the rival who never acts."""
    land = state.land[at]
    return land.owner == seat if land.armies else at == castle(state, seat)


def held(state: Readable, seat: Seat) -> tuple[Territory, ...]:
    """The territories that a seat controls."""
    return tuple(territory for at, territory in enumerate(board(state).values()) if controls(state, seat, at))


def gifts(state: Readable, seat: Seat) -> tuple[str, ...]:
    """The kinds of all slots on which a seat's armies stand."""
    return _gifts(state.catalogue, state.setting.board, state.land, seat)


@lru_cache(1 << 12)
def _gifts(catalogue: Catalogue, board: str, land: tuple[Land, ...], seat: Seat) -> tuple[str, ...]:
    territories = zip(catalogue.boards[board].values(), land, strict=True)
    mine = [(territory.slots, here.slots) for territory, here in territories if here.owner == seat]
    return tuple(slot.kind for slots, stood in mine for at, slot in enumerate(slots) if stood >> at & 1)


def slots_held(state: Readable, seat: Seat, kind: str) -> int:
    return gifts(state, seat).count(kind)


def yields(state: Readable, seat: Seat, resource: int) -> int:
    """What the board produces for a seat: its castle and its slots."""
    home = state.catalogue.boards[state.setting.board]
    mine = colour(state, seat)
    castles = sum([territory.production[resource] for territory in home.values() if territory.castle == mine])
    return castles + slots_held(state, seat, LETTERS[resource])


def reserve(state: Readable, seat: Seat) -> int:
    """Armies that are neither on the board nor in prison."""
    return ARMIES - sum(land.armies for land in state.land if land.owner == seat) - state.prison[seat]


def set_land(state: Realm, at: int, owner: Seat, armies: int, slots: int) -> None:
    """Another number of armies in a territory; no armies, no owner."""
    new = Land(owner, armies, slots) if armies else Land(NOBODY)
    state.land = (*state.land[:at], new, *state.land[at + 1 :])
    if state.phase == "conquest":
        equip(state)


def equip(state: Realm) -> None:
    """Traps and spies come and go with the slots that are held; alone there are no traps."""
    for seat, duchy in enumerate(state.duchies):
        duchy.traps = 0 if state.setting.solo else min(MOST_TRAPS, slots_held(state, seat, "trap"))
        duchy.spies, duchy.spied = min(SPIES, slots_held(state, seat, "spy")), 0
