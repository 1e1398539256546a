"""A desk on which a test lays out any position of Kingdom Builder and plays from it, in notation."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from regalia.core.codec import written
from regalia.core.errors import Illegal
from regalia.core.lanes import pending
from regalia.core.protocol import Chance, Choice, Result, Seat, settle, then
from regalia.core.record import Dice, Match
from regalia.games.kingdom_builder import GAME
from regalia.games.kingdom_builder.box.board import Layout
from regalia.games.kingdom_builder.box.data import BUILDABLE, ISLANDS, TERRAINS, TILES_EACH
from regalia.games.kingdom_builder.box.hexes import AROUND, NAMES, around, members, name
from regalia.games.kingdom_builder.rules.scoring import points
from regalia.games.kingdom_builder.rules.state import NO_CARD, Kingdom, relay
from regalia.games.kingdom_builder.rules.tiles import tiles
from regalia.games.kingdom_builder.rules.turn import Turn, proceed
from regalia.games.kingdom_builder.rules.view import View

FIRST = ("tavern", "paddock", "oasis", "farm")


def hexes(words: str) -> list[int]:
    return [NAMES[word] for word in words.split()]


class Desk:
    """A position under construction, then in play."""

    def __init__(
        self,
        sections: Sequence[str] = FIRST,
        seats: int = 2,
        cards: Sequence[str] = ("fishermen", "knights", "merchants"),
        capitols: str = "",
        caves: str = "",
        island: str = "",
    ) -> None:
        self.match = Match.start(GAME, seats)
        state = self.state
        state.agenda.clear()
        state.cards = tuple(cards)
        lines = ISLANDS[island] if island else ()
        relay(state, Layout(tuple(sections), tuple(hexes(capitols)), tuple(hexes(caves)), island, lines))

    @property
    def state(self) -> Kingdom:
        state: Kingdom = self.match.state
        return state

    # laying out

    def place(self, seat: Seat, words: str) -> None:
        for hex_ in hexes(words):
            assert self.state.free >> hex_ & 1, f"{name(hex_)} is not free"
            self.state.own[seat] |= 1 << hex_
            self.state.free ^= 1 << hex_
            self.state.supply[seat] -= 1
        self.state.near[seat] = around(self.state.own[seat])

    def hold(self, seat: Seat, words: str) -> None:
        for location in hexes(words):
            assert location in self.state.board.locations, f"{name(location)} is no location"
            self.state.held[seat] |= 1 << location
            self.state.taken[seat] |= 1 << location

    def supply(self, seat: Seat, count: int) -> None:
        self.state.supply[seat] = count

    def full(self, terrain: str, except_: str = "") -> None:
        """The last seat stands on every free hex of a terrain but these; its supply stays as it is."""
        seat, supply = len(self.state.own) - 1, self.state.supply[-1]
        spared = hexes(except_)
        free = members(self.state.free & self.state.board.terrain[TERRAINS.index(terrain)])
        self.place(seat, " ".join(name(hex_) for hex_ in free if hex_ not in spared))
        self.supply(seat, supply)

    def set_pile(self, words: str) -> None:
        self.state.pile = _counts(words)

    def set_discard(self, words: str) -> None:
        self.state.discard = _counts(words)

    def set_hand(self, seat: Seat, terrain: str | None) -> None:
        self.state.hand[seat] = TERRAINS.index(terrain) if terrain else NO_CARD

    def turn(self, seat: Seat, terrain: str | None, left: int = 3) -> None:
        """The turn of a seat begins with this card, or stands where so many are left to build."""
        self.state.agenda.clear()
        self.set_hand(seat, terrain)
        if left == 3:
            then(self.state, Turn(seat))
        else:
            self.state.face_up = seat
            proceed(self.state, seat, left, tiles(self.state, seat))
        settle(self.state)

    # playing

    @property
    def choice(self) -> Choice:
        ((_, choice),) = pending(self.state)
        return choice

    @property
    def seat(self) -> Seat | None:
        return None if self.over else self.choice.seat

    @property
    def over(self) -> bool:
        return not self.state.agenda

    def options(self) -> set[str]:
        assert not isinstance(self.choice, Chance), "chance has to speak first"
        return {str(action) for action in self.choice.options(self.state)}

    def outcomes(self) -> dict[str, int]:
        assert isinstance(self.choice, Chance), "it is not chance that speaks now"
        return {str(action): weight for action, weight in self.choice.outcomes(self.state)}

    def do(self, *moves: str) -> None:
        for move in moves:
            self.match.act(move)

    def chance(self, *draws: str) -> None:
        for draw in draws:
            assert draw in self.outcomes(), f"{draw} is none of {sorted(self.outcomes())}"
            self.match.act(draw)

    def reject(self, move: str) -> None:
        before = written(self.state)
        with pytest.raises(Illegal):
            self.match.act(move)
        assert written(self.state) == before

    # looking

    def tiles(self, seat: Seat) -> list[str]:
        return sorted(self.view(seat).tiles(seat))

    def left(self, location: str) -> int:
        return TILES_EACH - sum(taken >> NAMES[location] & 1 for taken in self.state.taken)

    def stock(self, seat: Seat) -> int:
        return self.state.supply[seat]

    def hand(self, seat: Seat) -> str | None:
        card = self.state.hand[seat]
        return None if card == NO_CARD else TERRAINS[card]

    @property
    def pile(self) -> dict[str, int]:
        return _by_name(self.state.pile)

    @property
    def discard(self) -> dict[str, int]:
        return _by_name(self.state.discard)

    @property
    def removed(self) -> dict[str, int]:
        return _by_name(self.state.removed)

    def points(self, seat: Seat) -> dict[str, int]:
        return points(self.state, seat)

    def total(self, seat: Seat) -> int:
        return sum(self.points(seat).values())

    def result(self) -> Result:
        assert self.over, "the game goes on"
        return GAME.result(self.state)

    def view(self, seat: Seat | None) -> View:
        return GAME.view(self.state, seat)

    @property
    def sections(self) -> tuple[str, ...]:
        return self.state.board.layout.sections

    @property
    def cards(self) -> tuple[str, ...]:
        return self.state.cards

    @property
    def capitols(self) -> set[str]:
        return set(map(name, self.state.board.layout.capitols))

    @property
    def caves(self) -> set[str]:
        return set(map(name, self.state.board.layout.caves))

    @property
    def island(self) -> str:
        return self.state.board.layout.side

    @property
    def first(self) -> Seat:
        return self.state.first

    def settlements(self, seat: Seat) -> set[str]:
        return set(map(name, members(self.state.own[seat])))

    def beside(self, hex_: str) -> set[str]:
        """The neighbours of a hex that exist."""
        letter = self.state.board.letter
        return {name(near) for near in members(AROUND[NAMES[hex_]]) if letter(near) != "."}


def start(options: Mapping[str, str], seats: int = 2, seed: int = 0) -> Desk:
    """The desk at the first player's turn after a set-up by chance; set-up choices are taken at random."""
    desk, dice, rng = Desk(seats=seats), Dice(seed), Random(seed)
    desk.match = Match.start(GAME, seats, options)
    desk.match.roll(dice)
    while desk.state.face_up < 0:
        desk.match.act(rng.choice(desk.choice.options(desk.state)))
        desk.match.roll(dice)
    return desk


def _counts(words: str) -> list[int]:
    cards = words.split()
    assert set(cards) <= set(TERRAINS[:BUILDABLE]), f"{words} are not all terrain cards"
    return [cards.count(terrain) for terrain in TERRAINS[:BUILDABLE]]


def _by_name(counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(TERRAINS, counts, strict=False))
