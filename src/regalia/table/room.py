"""A table without its wires: what stands there after the lines of its log. A room never waits and never writes.

A command is tried on a copy, which gives the lines to be saved; when they are, the copy takes the room's place."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any

from regalia.core.errors import Illegal, Refused
from regalia.core.fair import FairDice, commitment
from regalia.core.game import AnyGame
from regalia.core.lanes import open_lanes, pending
from regalia.core.protocol import CHANCE, Action, Chance, Choice, Entry, Seat
from regalia.core.record import Match
from regalia.games import GAMES
from regalia.table.chairs import Chair, Chairs, bots_alone, changed
from regalia.table.echo import Echo
from regalia.table.lines import Acted, Again, Back, Began, Charter, Happening, Left, Said, Undone
from regalia.table.people import People
from regalia.table.seating import Seating
from regalia.table.translation import _


class Room(Seating):
    """The fold of a log."""

    def __init__(self, charter: Charter, games: Mapping[str, AnyGame] = GAMES) -> None:
        self.charter, self.game = charter, games[charter.game]
        self.match = Match(self.game, charter.seats, charter.options, charter.box)
        for lane, seat, text in charter.past:
            self.match.trust(lane, seat, self.game.parse(text))
        self.chairs: Chairs = (Chair(),) * charter.seats
        self.people = People()
        self.nonces = ("",) * charter.seats  # as the dice were made
        self.dice: FairDice | None = None  # until all nonces are there
        self.number = 0
        self.since: dict[Seat, float] = {}  # by seat that has to choose: since when
        self.earlier: dict[Seat, float] = {}  # the same before its last choice
        self.next = ""  # the table of the rematch
        self.taken_back = 0  # how many choices: a bot's thought from before is worthless

    def copy(self) -> "Room":
        other = copy(self)
        other.match, other.dice = self.match.copy(), self.dice and self.dice.copy()
        other.since, other.earlier = self.since.copy(), self.earlier.copy()
        return other

    @property
    def phase(self) -> str:
        return "over" if self.match.over else "playing" if self.dice else "waiting"

    @property
    def commitment(self) -> str:
        return commitment(self.charter.seed)

    def to_choose(self) -> dict[Seat, tuple[Seat | None, Choice]]:
        """The seats that have to choose, each with its lane and choice."""
        return {c.seat: (lane, c) for lane, c in pending(self.match.state)} if self.dice else {}

    def due(self) -> float | None:
        """When the server has to do something here: 0 is now. Bots alone wait until somebody looks."""
        seats = self.to_choose()
        if any(self.chairs[seat].bot for seat in seats):
            return None if bots_alone(self.chairs) else 0.0
        if self.charter.limit is None or not seats:
            return None
        return min(self.since[seat] for seat in seats) + self.charter.limit

    # What can be done: each gives the lines to be saved, or refuses.

    def again(self, table: str, at: float) -> list[Echo]:
        """Where the same people meet for another game."""
        self.ended()
        if self.next:
            raise Illegal(_("There is a rematch already."))
        return [self.fold(Again(table), at)]

    def say(self, seat: Seat | None, guest: str, name: str, text: str, at: float) -> list[Echo]:
        if seat is not None:
            self.held(seat, guest)
        if guest in self.people.muted:
            raise Illegal(_("The host has muted you at this table."))
        return [self.fold(Said(seat, name, text, guest), at)]

    def choose(self, seat: Seat, guest: str, text: str, at: float) -> list[Echo]:
        """A choice of the person at a seat."""
        self.in_person(seat, guest)
        return self.act(seat, text, at)

    def act(self, seat: Seat, text: str, at: float) -> list[Echo]:
        """A choice of a seat, and what chance adds to it."""
        action = self._read(text)
        lane, _choice = self.turn(seat)
        self.match.check(action, lane)
        return [self.fold(Acted(lane, seat, str(action)), at), *self.chance(at)]

    def undo(self, seat: Seat, guest: str, at: float) -> list[Echo]:
        self.in_person(seat, guest)
        self.undoable(seat)
        return [self.fold(Undone(seat), at)]

    def chance(self, at: float) -> list[Echo]:
        """Let chance speak until seats have to choose."""
        echoes = []
        while self.dice and (drawn := self.match.chance()):
            lane, choice = drawn
            action = self.dice.copy().draw(self.match.state, choice)
            echoes.append(self.fold(Acted(lane, CHANCE, str(action)), at))
        return echoes

    def begin(self, at: float) -> list[Echo]:
        """The first draws, as soon as nobody is missing."""
        if self.dice or any(chair.free for chair in self.chairs):
            return []
        return [self.fold(Began(), at), *self.chance(at)]

    def expire(self, at: float) -> list[Echo]:
        """Bots for those who have run out of time."""
        limit = self.charter.limit
        late = [
            seat
            for seat in self.to_choose()
            if limit is not None and not self.chairs[seat].bot and at >= self.since[seat] + limit
        ]
        return [self.fold(Left(seat, late=True), at) for seat in late]

    # What can be asked.

    def view(self, viewer: Seat | None) -> Any:
        """What these eyes see. Until the game begins, holding a seat shows no more than watching."""
        return self.match.view(viewer if self.dice else None)

    def options(self, seat: Seat) -> list[str]:
        """What a seat may do now, in notation."""
        return [str(action) for action in self.choices(seat)]

    def choices(self, seat: Seat | None) -> Sequence[Action]:
        """What a seat may do now; nothing while a bot plays for it."""
        turn = self.to_choose().get(seat) if seat is not None and not self.chairs[seat].bot else None
        return turn[1].options(self.match.state) if turn else ()

    def undoable(self, seat: Seat) -> None:
        """Refuses with the reason if the last choice of a seat cannot be taken back."""
        if not self.charter.undo:
            raise Illegal(_("At this table nothing is taken back."))
        if self.match.over:
            raise Illegal(_("The game is over."))
        if self.match.undoable(seat) < len(self.charter.past):
            raise Illegal(_("Moves that came with the record cannot be undone."))

    def ended(self) -> None:
        """Refuses while the game goes on."""
        if not self.match.over:
            raise Illegal(_("The game is not over."))

    def _read(self, text: str) -> Action:
        """An action in notation. What cannot be read is wrong at any time."""
        try:
            return self.game.parse(text)
        except Illegal as error:
            raise Refused(error.template, **error.values) from None

    def turn(self, seat: Seat) -> tuple[Seat | None, Choice]:
        """The lane and choice of a seat, or why it has none."""
        if self.match.over:
            raise Illegal(_("The game is over."))
        if not self.dice:
            raise Illegal(_("The game has not begun: some seats are free."))
        if seat not in (turns := self.to_choose()):
            raise Illegal(_("It is not your turn."))
        return turns[seat]

    # What a line does.

    def fold(self, line: Happening, at: float) -> Echo:
        """One more line of the log."""
        lanes = open_lanes(self.match.state)
        entry = self._DO.get(type(line), _nothing)(self, line)
        before, self.chairs = self.chairs, changed(self.chairs, line, self.charter.substitute)
        self.people = self.people.after(line, before, self.chairs, playing=self.dice is not None)
        self.number += 1
        self._clock(line, at)
        return Echo(self.number, line, entry, lanes, self.match.state.copy(), self.chairs)

    def _acted(self, line: Acted) -> Entry:
        action = self.game.parse(line.action)
        if line.seat != CHANCE:
            return self.match.take(line.lane, line.seat, action)
        choice = self.match.choice(line.lane)
        assert self.dice
        assert isinstance(choice, Chance)
        self.dice.drawn[choice.purpose()] += 1
        return self.match.trust(line.lane, line.seat, action)

    def _undone(self, line: Undone) -> Entry:
        self.taken_back += 1
        return self.match.undo(line.seat)

    def _began(self, line: Began) -> None:
        self.nonces = tuple(chair.nonce for chair in self.chairs)
        self.dice = FairDice(self.charter.seed, self.nonces)

    def _again(self, line: Again) -> None:
        self.next = line.table

    _DO: Mapping[type, Callable[["Room", Any], Entry | None]] = {
        Acted: _acted,
        Undone: _undone,
        Began: _began,
        Again: _again,
    }

    def _clock(self, line: Happening, at: float) -> None:
        """A seat's time begins when it has to choose, and again with each of its choices."""
        moved = line.seat if isinstance(line, Acted | Back) else None
        if isinstance(line, Acted) and line.seat in self.since:
            self.earlier[line.seat] = self.since[line.seat]
        if isinstance(line, Undone):  # who takes a choice back wins no time by it
            self.since[line.seat] = self.earlier.get(line.seat, at)
        self.since = {seat: at if seat == moved else self.since.get(seat, at) for seat in self.to_choose()}

    def record(self) -> dict[str, Any]:
        """The whole game, for everybody, when it is over."""
        if not self.match.over:
            raise Illegal(_("The record holds every secret: it is there when the game is over."))
        self.match.players = ["" if chair.people else chair.bot for chair in self.chairs]
        self.match.fair = {
            "hash": self.commitment,
            "seed": self.charter.seed,
            "nonces": list(self.nonces),
            "since": len(self.charter.past),
        }
        return self.match.record()


def _nothing(room: Room, line: Happening) -> None:
    """Lines that are no matter of the game."""
