"""Capitols and Caves: where they lie is decided before the game, by chance, or by the first player."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from regalia.core.protocol import Chance, Choice, Seat, Step, then
from regalia.games.kingdom_builder.box.board import capitol_sites, cave_sites
from regalia.games.kingdom_builder.box.data import CAPITOL_SECTIONS, PLACES, upright
from regalia.games.kingdom_builder.box.hexes import Hex
from regalia.games.kingdom_builder.box.options import RANDOM
from regalia.games.kingdom_builder.rules.actions import ALLOT, Allot, Found
from regalia.games.kingdom_builder.rules.state import Kingdom, Readable, relay


def founding_sites(state: Readable, what: str, place: int) -> list[Hex]:
    layout = state.board.layout
    return capitol_sites(layout, place) if what == "capitol" else cave_sites(layout, place)


def found(state: Kingdom, what: str, hex_: Hex) -> None:
    layout = state.board.layout
    if what == "capitol":
        relay(state, replace(layout, capitols=(*layout.capitols, hex_)))
    else:
        relay(state, replace(layout, caves=(*layout.caves, hex_)))


@dataclass(frozen=True, slots=True)
class Capitols(Step):
    """A Capitol for Oracle or Harbor, whichever is in play. With both there may be two, or only one: on which section
    was decided before the game, or the first player or chance decides."""

    how: str
    section: str

    def run(self, state: Kingdom) -> None:
        in_play = set(map(upright, state.board.layout.sections))
        if not in_play.issuperset(CAPITOL_SECTIONS):
            allot(state, self.how, "both")
        elif self.section == "chosen":
            then(state, Allotting(state.first, self.how))
        elif self.section == RANDOM:
            then(state, Lot(self.how))
        else:
            allot(state, self.how, self.section)


def allot(state: Kingdom, how: str, section: str) -> None:
    """Capitols for both of Oracle and Harbor, or for one of them."""
    wanted = CAPITOL_SECTIONS if section == "both" else (section,)
    laid = enumerate(map(upright, state.board.layout.sections))
    then(state, *(Queenie("capitol", how, place) for place, name in laid if name in wanted))


@dataclass(frozen=True, slots=True)
class Allotting(Choice):
    """The first player chooses whether both Capitols are used, or which one."""

    seat: Seat
    how: str

    def options(self, state: Readable) -> Sequence[Allot]:
        return ALLOT

    def take(self, state: Kingdom, action: Allot) -> None:
        allot(state, self.how, action.section)


@dataclass(frozen=True, slots=True)
class Lot(Chance):
    """Chance chooses the one section that has a Capitol."""

    how: str

    def purpose(self) -> str:
        return "allot"

    def outcomes(self, state: Kingdom) -> Sequence[tuple[Allot, int]]:
        return [(action, 1) for action in ALLOT if action.section != "both"]

    def take(self, state: Kingdom, action: Allot) -> None:
        allot(state, self.how, action.section)


@dataclass(frozen=True, slots=True)
class Queenie(Step):
    """A Capitol for Oracle and Harbor; a Cave for each section with a mountain far from castles and locations."""

    what: str
    how: str
    place: int

    def run(self, state: Kingdom) -> None:
        hexes = founding_sites(state, self.what, self.place) if self.meant(state) else []
        if not hexes:
            return
        if self.how == RANDOM:
            then(state, Finding(self.what, self.place))
        elif self.how == "chosen":
            then(state, Founding(state.first, self.what, self.place))
        else:
            found(state, self.what, hexes[0 if self.how == "north" else -1])

    def meant(self, state: Kingdom) -> bool:
        section = upright(state.board.layout.sections[self.place])
        return self.how != "off" and (self.what == "cave" or section in CAPITOL_SECTIONS)


@dataclass(frozen=True, slots=True)
class NoCapitol(Step):
    """Neither Oracle nor Harbor is in play: no Capitol is placed, and the set-up says so."""

    def run(self, state: Kingdom) -> None:
        if not state.board.layout.capitols:
            relay(state, replace(state.board.layout, without=("capitol",)))


@dataclass(frozen=True, slots=True)
class Founding(Choice):
    """The first player chooses the castle or the mountain."""

    seat: Seat
    what: str
    place: int

    def options(self, state: Readable) -> Sequence[Found]:
        return [Found(self.what, hex_) for hex_ in founding_sites(state, self.what, self.place)]

    def take(self, state: Kingdom, action: Found) -> None:
        found(state, action.what, action.hex)


@dataclass(frozen=True, slots=True)
class Finding(Chance):
    """Chance chooses the castle or the mountain."""

    what: str
    place: int

    def purpose(self) -> str:
        return f"found {self.what} {PLACES[self.place]}"

    def outcomes(self, state: Kingdom) -> Sequence[tuple[Found, int]]:
        return [(Found(self.what, hex_), 1) for hex_ in founding_sites(state, self.what, self.place)]

    def take(self, state: Kingdom, action: Found) -> None:
        found(state, action.what, action.hex)
