"""From the box to the first turn: the steps that lay out the board."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from regalia.core.protocol import Chance, Choice, Seat, Step, frozen, then
from regalia.games.kingdom_builder.actions import Anchor, Begin, Found, Lay, Reveal
from regalia.games.kingdom_builder.board import Layout, board, capitol_sites, cave_sites
from regalia.games.kingdom_builder.data import CAPITOL_SECTIONS, CARDS, FIRST_GAME, ISLANDS, PLACES, TURNED
from regalia.games.kingdom_builder.hexes import Hex
from regalia.games.kingdom_builder.options import LAID, RANDOM, SLOTS
from regalia.games.kingdom_builder.rules import Drawing, Turn
from regalia.games.kingdom_builder.state import Kingdom, new


def setup(seats: int, options: Mapping[str, str], box: Mapping[str, Any]) -> Kingdom:
    """The table before the first draw: everything still to be decided waits on the agenda."""
    first = options["preset"] == "first-game"
    sections = FIRST_GAME[0] if first else tuple(options[place] for place in PLACES)
    cards = FIRST_GAME[1] if first else tuple(options[slot] for slot in SLOTS)
    islands = tuple((side, tuple(box[f"island.{side}"]["lines"])) for side in ISLANDS)
    state = new(seats)
    then(
        state,
        *(Section(place, section, sections) for place, section in zip(PLACES, sections, strict=True)),
        *(Scoring(card, cards) for card in cards),
        Island(options["island"], islands),
        First(seats),
        *(Queenie("capitol", options["capitol"], place) for place in range(len(PLACES))),
        *([NoCapitol()] if options["capitol"] != "off" else []),
        *(Queenie("cave", options["caves"], place) for place in range(len(PLACES))),
        *(Drawing(seat) for seat in range(seats)),
        Opening(),
    )
    return state


def relay(state: Kingdom, layout: Layout) -> None:
    """Change the board, on which nobody stands yet."""
    state.board = board(layout)
    state.free = state.board.open


def _section(laid: str) -> str:
    return laid.removesuffix(TURNED)


def lay(state: Kingdom, section: str) -> None:
    layout = state.board.layout
    relay(state, replace(layout, sections=(*layout.sections, section)))


@frozen
class Section(Step):
    """One of four sections: the one that was asked for, or one by chance."""

    place: str
    section: str
    asked: tuple[str, ...]

    def run(self, state: Kingdom) -> None:
        if self.section == RANDOM:
            then(state, Laying(self.place, self.asked))
        else:
            lay(state, self.section)


@frozen
class Laying(Chance):
    """Any section that is not used yet nor asked for elsewhere, either way up."""

    place: str
    asked: tuple[str, ...]

    def purpose(self) -> str:
        return f"lay {self.place}"

    def outcomes(self, state: Kingdom) -> Sequence[tuple[Lay, int]]:
        used = {_section(section) for section in (*self.asked, *state.board.layout.sections)}
        return [(Lay(self.place, section), 1) for section in LAID if _section(section) not in used]

    def take(self, state: Kingdom, action: Lay) -> None:
        lay(state, action.section)


@frozen
class Scoring(Step):
    """One of three scoring cards: the one that was asked for, or one by chance."""

    card: str
    asked: tuple[str, ...]

    def run(self, state: Kingdom) -> None:
        if self.card == RANDOM:
            then(state, Revealing(self.asked))
        else:
            state.cards += (self.card,)


@frozen
class Revealing(Chance):
    """Any card that is not in play yet nor asked for."""

    asked: tuple[str, ...]

    def purpose(self) -> str:
        return "reveal"

    def outcomes(self, state: Kingdom) -> Sequence[tuple[Reveal, int]]:
        return [(Reveal(card), 1) for card in CARDS if card not in (*self.asked, *state.cards)]

    def take(self, state: Kingdom, action: Reveal) -> None:
        state.cards += (action.card,)


Islands = tuple[tuple[str, tuple[str, ...]], ...]  # side and lines


def anchor(state: Kingdom, side: str, islands: Islands) -> None:
    relay(state, replace(state.board.layout, side=side, island=dict(islands)[side]))


@frozen
class Island(Step):
    """The Island lies beside the board, on the side that was asked for or by chance."""

    side: str
    islands: Islands

    def run(self, state: Kingdom) -> None:
        if self.side == RANDOM:
            then(state, Anchoring(self.islands))
        elif self.side != "off":
            anchor(state, self.side, self.islands)


@frozen
class Anchoring(Chance):
    """Which side of the Island lies up."""

    islands: Islands

    def purpose(self) -> str:
        return "anchor"

    def outcomes(self, state: Kingdom) -> Sequence[tuple[Anchor, int]]:
        return [(Anchor(side), 1) for side, _ in self.islands]

    def take(self, state: Kingdom, action: Anchor) -> None:
        anchor(state, action.side, self.islands)


@frozen
class First(Chance):
    """Who plays first."""

    seats: int

    def purpose(self) -> str:
        return "begin"

    def outcomes(self, state: Kingdom) -> Sequence[tuple[Begin, int]]:
        return [(Begin(seat), 1) for seat in range(self.seats)]

    def take(self, state: Kingdom, action: Begin) -> None:
        state.first = action.seat


def founding_sites(state: Kingdom, what: str, place: int) -> list[Hex]:
    layout = state.board.layout
    return capitol_sites(layout, place) if what == "capitol" else cave_sites(layout, place)


def found(state: Kingdom, what: str, hex_: Hex) -> None:
    layout = state.board.layout
    if what == "capitol":
        relay(state, replace(layout, capitols=(*layout.capitols, hex_)))
    else:
        relay(state, replace(layout, caves=(*layout.caves, hex_)))


@frozen
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
        section = _section(state.board.layout.sections[self.place])
        return self.how != "off" and (self.what == "cave" or section in CAPITOL_SECTIONS)


@frozen
class NoCapitol(Step):
    """Neither Oracle nor Harbor is in play: no Capitol is placed, and the set-up says so."""

    def run(self, state: Kingdom) -> None:
        if not state.board.layout.capitols:
            relay(state, replace(state.board.layout, without=("capitol",)))


@frozen
class Founding(Choice):
    """The first player chooses the castle or the mountain."""

    seat: Seat
    what: str
    place: int

    def options(self, state: Kingdom) -> Sequence[Found]:
        return [Found(self.what, hex_) for hex_ in founding_sites(state, self.what, self.place)]

    def take(self, state: Kingdom, action: Found) -> None:
        found(state, action.what, action.hex)


@frozen
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


@frozen
class Opening(Step):
    """The first player begins."""

    def run(self, state: Kingdom) -> None:
        then(state, Turn(state.first))
