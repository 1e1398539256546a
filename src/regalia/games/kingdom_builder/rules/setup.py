"""From the box to the first turn: the steps that lay out the board."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from regalia.core.protocol import Chance, Step, then
from regalia.games.kingdom_builder.box.data import CARDS, FIRST_GAME, ISLANDS, PLACES, upright
from regalia.games.kingdom_builder.box.options import LAID, RANDOM, SLOTS
from regalia.games.kingdom_builder.rules.actions import Anchor, Begin, Lay, Reveal
from regalia.games.kingdom_builder.rules.queenies import Capitols, NoCapitol, Queenie
from regalia.games.kingdom_builder.rules.state import Kingdom, new, relay
from regalia.games.kingdom_builder.rules.turn import Drawing, Turn


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
        *(
            [Capitols(options["capitol"], options["capitol-section"]), NoCapitol()]
            if options["capitol"] != "off"
            else []
        ),
        *(Queenie("cave", options["caves"], place) for place in range(len(PLACES))),
        *(Drawing(seat) for seat in range(seats)),
        Opening(),
    )
    return state


def lay(state: Kingdom, section: str) -> None:
    layout = state.board.layout
    relay(state, replace(layout, sections=(*layout.sections, section)))


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Laying(Chance):
    """Any section that is not used yet nor asked for elsewhere, either way up."""

    place: str
    asked: tuple[str, ...]

    def purpose(self) -> str:
        return f"lay {self.place}"

    def outcomes(self, state: Kingdom) -> Sequence[tuple[Lay, int]]:
        used = {upright(section) for section in (*self.asked, *state.board.layout.sections)}
        return [(Lay(self.place, section), 1) for section in LAID if upright(section) not in used]

    def take(self, state: Kingdom, action: Lay) -> None:
        lay(state, action.section)


@dataclass(frozen=True, slots=True)
class Scoring(Step):
    """One of three scoring cards: the one that was asked for, or one by chance."""

    card: str
    asked: tuple[str, ...]

    def run(self, state: Kingdom) -> None:
        if self.card == RANDOM:
            then(state, Revealing(self.asked))
        else:
            state.cards += (self.card,)


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Island(Step):
    """The Island lies beside the board, on the side that was asked for or by chance."""

    side: str
    islands: Islands

    def run(self, state: Kingdom) -> None:
        if self.side == RANDOM:
            then(state, Anchoring(self.islands))
        elif self.side != "off":
            anchor(state, self.side, self.islands)


@dataclass(frozen=True, slots=True)
class Anchoring(Chance):
    """Which side of the Island lies up."""

    islands: Islands

    def purpose(self) -> str:
        return "anchor"

    def outcomes(self, state: Kingdom) -> Sequence[tuple[Anchor, int]]:
        return [(Anchor(side), 1) for side, _ in self.islands]

    def take(self, state: Kingdom, action: Anchor) -> None:
        anchor(state, action.side, self.islands)


@dataclass(frozen=True, slots=True)
class First(Chance):
    """Chance says who plays first."""

    seats: int

    def purpose(self) -> str:
        return "begin"

    def outcomes(self, state: Kingdom) -> Sequence[tuple[Begin, int]]:
        return [(Begin(seat), 1) for seat in range(self.seats)]

    def take(self, state: Kingdom, action: Begin) -> None:
        state.first = action.seat


@dataclass(frozen=True, slots=True)
class Opening(Step):
    """The first player begins."""

    def run(self, state: Kingdom) -> None:
        then(state, Turn(state.first))
