"""The turns of Kingdom Builder, in the order of the rulebook. Set-up is in setup.py."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from regalia.core.known import sure
from regalia.core.protocol import NOBODY, Chance, Choice, Seat, Step, then
from regalia.games.kingdom_builder.box.data import BUILDABLE
from regalia.games.kingdom_builder.box.hexes import Bits, Hex, members, nth
from regalia.games.kingdom_builder.rules.actions import (
    DRAW,
    END,
    LAND,
    REDRAW,
    SETTLE,
    USE,
    Discard,
    Draw,
    Land,
    Move,
    Settle,
    Use,
)
from regalia.games.kingdom_builder.rules.effects import BUILDS, MOVES, card_terrain, sites, starts
from regalia.games.kingdom_builder.rules.state import NO_CARD, Kingdom, Readable, put, shift
from regalia.games.kingdom_builder.rules.tiles import Tiles, gain, lapsed, lose, tile_beside, tiles, without

MANDATORY = 3
ENDING: tuple[Mapping[Hex, Move], Bits] = ({0: END}, 1)  # to end the turn, wherever one stands


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """Turn your card face up. Build three settlements on its terrain; use each tile once, before or after."""

    seat: Seat

    def run(self, state: Kingdom) -> None:
        state.face_up = self.seat
        if self.seat in state.old:
            state.old -= {self.seat}
        proceed(state, self.seat, MANDATORY, tiles(state, self.seat))


@dataclass(frozen=True, slots=True)
class Acting(Choice):
    """Build the next settlement, use a tile, or end the turn. The three are built without interruption."""

    seat: Seat
    left: int  # settlements of the mandatory action still to build
    ready: Tiles  # tiles that can still be used this turn

    def offers(self, state: Readable) -> list[tuple[Mapping[Hex, Move], Bits]]:
        """Actions by hex, with the hexes where they are possible."""
        seat, left = self.seat, self.left
        found: list[tuple[Mapping[Hex, Move], Bits]] = []
        if must := left and state.supply[seat]:
            found.append((SETTLE, sites(state, seat, card_terrain(state, seat))))
            if left < MANDATORY:
                return found
        for tile in dict.fromkeys(self.ready) if self.ready else ():
            if bits := starts(tile, state, seat):
                found.append((USE[tile], bits))
        return found if must else [*found, ENDING]

    def options(self, state: Readable) -> Sequence[Move]:
        return [table[hex_] for table, bits in self.offers(state) for hex_ in members(bits)]

    def sample(self, state: Kingdom, rng: Random) -> Move:
        """The n-th option without the list of them."""
        offers = self.offers(state)
        table, bits = offers[0]
        if len(offers) > 1:
            at = int(rng.random() * sum([bits.bit_count() for _, bits in offers]))
            for table, bits in offers:
                if at < (count := bits.bit_count()):
                    return table[nth(bits, at)]
                at -= count
        return table[nth(bits, int(rng.random() * bits.bit_count()))]

    def take(self, state: Kingdom, action: Move) -> None:
        seat, left, ready = self.seat, self.left, self.ready
        if isinstance(action, Settle):
            build(state, seat, action.hex)
            proceed(state, seat, left - 1, ready)
        elif isinstance(action, Use):
            use(state, seat, left, without(ready, action.tile), action)
        else:
            state.agenda.append(end_of_turn(seat))


@dataclass(frozen=True, slots=True)
class Landing(Choice):
    """Put the settlement down that a tile has lifted."""

    seat: Seat
    left: int
    ready: Tiles
    tile: str
    origin: Hex

    def options(self, state: Readable) -> Sequence[Move]:
        return [LAND[hex_] for hex_ in members(MOVES[self.tile].lands(state, self.seat, self.origin))]

    def sample(self, state: Kingdom, rng: Random) -> Move:
        bits = MOVES[self.tile].lands(state, self.seat, self.origin)
        return LAND[nth(bits, int(rng.random() * bits.bit_count()))]

    def take(self, state: Kingdom, action: Land) -> None:
        seat, ready = self.seat, self.ready
        shift(state, seat, self.origin, action.hex)
        tile = tile_beside(state.board, self.origin)
        usable, held = ready.count(tile), tiles(state, seat).count(tile)  # a tile that is gained now is none of them
        gain(state, seat, action.hex)
        if not lapsed(state, seat, tile):
            proceed(state, seat, self.left, ready)
        elif 0 < usable < held:
            then(state, Discarding(seat, self.left, ready, tile))
        else:
            lose(state, seat, tile)
            proceed(state, seat, self.left, without(ready, tile) if usable else ready)


@dataclass(frozen=True, slots=True)
class Discarding(Choice):
    """Of two equal tiles, both still held, one is lost: choose the one that is usable this turn, or the other."""

    seat: Seat
    left: int
    ready: Tiles
    tile: str

    def options(self, state: Readable) -> Sequence[Move]:
        return [Discard(self.tile, True), Discard(self.tile, False)]

    def take(self, state: Kingdom, action: Discard) -> None:
        lose(state, self.seat, self.tile)
        proceed(state, self.seat, self.left, self.ready if action.spent else without(self.ready, self.tile))


@dataclass(frozen=True, slots=True)
class Exhausted(Step):
    """No free hex is left of your card's terrain: the card leaves the game and another is drawn, open to all."""

    seat: Seat
    left: int
    ready: Tiles

    def run(self, state: Kingdom) -> None:
        if state.hand[self.seat] != NO_CARD:
            state.removed[state.hand[self.seat]] += 1
            state.hand[self.seat] = NO_CARD
        if any(self.usable(state, card) for card in range(BUILDABLE)):
            then(state, Redrawing(self.seat, self.left, self.ready))
        else:  # no card with a free hex is left anywhere: the mandatory action ends
            then(state, acting(self.seat, 0, self.ready))

    def usable(self, state: Kingdom, card: int) -> bool:
        return bool(state.pile[card] + state.discard[card] and state.free & state.board.terrain[card])


@dataclass(frozen=True, slots=True)
class Redrawing(Chance):
    """The card that replaces one whose terrain is full; others follow until one can be used."""

    player: Seat
    left: int
    ready: Tiles

    def purpose(self) -> str:
        return f"redraw {self.player}"

    def outcomes(self, state: Kingdom) -> Sequence[tuple[Draw, int]]:
        return drawable(state, self.player, True)

    def take(self, state: Kingdom, action: Draw) -> None:
        draw(state, self.player, sure(action.terrain))
        proceed(state, self.player, self.left, self.ready)


@dataclass(frozen=True, slots=True)
class EndOfTurn(Step):
    """Discard your card and draw a new one, hidden from the others, if one is left anywhere."""

    seat: Seat

    def run(self, state: Kingdom) -> None:
        if state.hand[self.seat] != NO_CARD:
            state.discard[state.hand[self.seat]] += 1
            state.hand[self.seat] = NO_CARD
        state.face_up = NOBODY
        state.agenda.append(next_turn(self.seat))
        if any(state.pile) or any(state.discard):
            state.agenda.append(drawing(self.seat))


@dataclass(frozen=True, slots=True)
class Drawing(Chance):
    """A hidden card from the pile; when the pile is empty the discards are shuffled first."""

    player: Seat

    def purpose(self) -> str:
        return f"draw {self.player}"

    def outcomes(self, state: Kingdom) -> Sequence[tuple[Draw, int]]:
        return drawable(state, self.player, False)

    def take(self, state: Kingdom, action: Draw) -> None:
        draw(state, self.player, sure(action.terrain))


@dataclass(frozen=True, slots=True)
class NextTurn(Step):
    """The next seat plays. The game ends with the round in which somebody has placed a last settlement."""

    seat: Seat

    def run(self, state: Kingdom) -> None:
        seat = (self.seat + 1) % len(state.own)
        if seat != state.first or all(state.supply):
            state.agenda.append(turn(seat))


# frozen steps that come again and again are made once
turn, acting, end_of_turn, drawing, next_turn = map(cache, (Turn, Acting, EndOfTurn, Drawing, NextTurn))


def proceed(state: Kingdom, seat: Seat, left: int, ready: Tiles) -> None:
    """Go on with the turn; a card whose terrain is full is replaced before the next settlement."""
    if left and state.supply[seat] and not state.free & card_terrain(state, seat):
        then(state, Exhausted(seat, left, ready))
    else:
        state.agenda.append(acting(seat, left, ready))


def use(state: Kingdom, seat: Seat, left: int, ready: Tiles, action: Use) -> None:
    """The extra action of a tile: build there, or lift what stands there."""
    if action.tile in BUILDS:
        build(state, seat, action.hex)
        proceed(state, seat, left, ready)
    else:
        then(state, Landing(seat, left, ready, action.tile, action.hex))


def build(state: Kingdom, seat: Seat, hex_: Hex) -> None:
    put(state, seat, hex_)
    gain(state, seat, hex_)


def drawable(state: Kingdom, seat: Seat, face_up: bool) -> list[tuple[Draw, int]]:
    pile = state.pile if any(state.pile) else state.discard
    cards = REDRAW[seat] if face_up else DRAW[seat]
    return [(card, count) for card, count in zip(cards, pile, strict=True) if count]


def draw(state: Kingdom, seat: Seat, card: int) -> None:
    """Take a card from the pile, made of the discards if it is empty: then the hidden hands are older than it."""
    if not any(state.pile):
        state.pile, state.discard = state.discard, state.pile
        state.old = frozenset(s for s, held in enumerate(state.hand) if held != NO_CARD and s != state.face_up)
    state.pile[card] -= 1
    state.hand[seat] = card
