"""A table without network or storage: its state after the lines of its log. A room never waits and never writes.

A command is tried on a copy, which gives the lines to be saved; when they are, the copy takes the room's place."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any

from regalia.core.errors import Illegal, Refused
from regalia.core.fair import FairDice, commitment
from regalia.core.game import AnyGame
from regalia.core.lanes import open_lanes
from regalia.core.protocol import CHANCE, Action, Chance, Entry, Seat
from regalia.core.record import Match
from regalia.games import GAMES
from regalia.table.applied import Applied
from regalia.table.asked import Turn, asked, asked_in_person
from regalia.table.chairs import Chair, Chairs, chairs_after, only_bots
from regalia.table.lines import Acted, Back, Began, Charter, Left, LogLine, Rematch, Said, Undone
from regalia.table.people import People
from regalia.table.provenance import fair_field
from regalia.table.seating import Seating
from regalia.table.translation import _


class Room(Seating):
    """The fold of a log."""

    def __init__(self, charter: Charter, games: Mapping[str, AnyGame] = GAMES) -> None:
        self.charter, self.game = charter, games[charter.game].seated(charter.seats, charter.options)
        self.match = Match(self.game, charter.seats, charter.options, charter.box)
        self.match.undone = charter.past_undone
        for lane, seat, text in charter.past:
            self.match.trust(lane, seat, self.game.parse(text))
        self.chairs: Chairs = (Chair(),) * charter.seats
        self.people = People()
        self.nonces = ("",) * charter.seats  # as the dice were made
        self.dice: FairDice | None = None  # until all nonces are there
        self.number = 0
        self.since: dict[Seat, float] = {}  # by seat that has to choose: since when
        self.earlier: dict[Seat, float] = {}  # the same before its last choice
        self.rested: dict[Seat, float] = {}  # by seat that had to choose and has not now: since when
        self.next_table = ""  # the table of the rematch
        self.taken_back = 0  # how many choices: a bot's thought from before is worthless

    def copy(self) -> "Room":
        other = copy(self)
        other.match, other.dice = self.match.copy(), self.dice and self.dice.copy()
        other.since, other.earlier, other.rested = self.since.copy(), self.earlier.copy(), self.rested.copy()
        return other

    @property
    def phase(self) -> str:
        return "over" if self.match.over else "playing" if self.dice else "waiting"

    @property
    def commitment(self) -> str:
        return commitment(self.charter.seed)

    def to_choose(self) -> dict[Seat, Turn]:
        """The seats that have to choose, each with its lane and choice."""
        return asked(self.match.state) if self.dice else {}

    def to_choose_in_person(self) -> list[Seat]:
        """Those of them that no bot plays."""
        return asked_in_person(self.match.state, self.chairs) if self.dice else []

    def due(self) -> float | None:
        """When the server has to do something here: 0 is now. Bots alone wait until somebody looks."""
        seats = self.to_choose()
        if len(self.to_choose_in_person()) < len(seats):
            return None if only_bots(self.chairs) else 0.0
        if self.charter.limit is None or not seats:
            return None
        return min(self.since[seat] for seat in seats) + self.charter.limit

    # What can be done: each gives the lines to be saved, or refuses.

    def rematch(self, table: str, at: float, deleted: str = "") -> list[Applied]:
        """Where the same people meet for another game. Deleted: the table of an earlier rematch, which is gone."""
        self.check_over()
        if self.next_table != deleted:
            raise Illegal(_("There is a rematch already."))
        return [self.fold(Rematch(table), at)]

    def say(self, seat: Seat | None, guest: str, name: str, text: str, at: float) -> list[Applied]:
        if seat is not None:
            self.check_holder(seat, guest)
        if guest in self.people.muted:
            raise Illegal(_("The host has muted you at this table."))
        return [self.fold(Said(seat, name, text, guest), at)]

    def choose(self, seat: Seat, guest: str, text: str, at: float) -> list[Applied]:
        """A choice of the person at a seat."""
        self.check_in_person(seat, guest)
        return self.act(seat, text, at)

    def act(self, seat: Seat, text: str, at: float) -> list[Applied]:
        """A choice of a seat, and what chance adds to it."""
        action = self._read(text)
        lane, _choice = self.turn(seat)
        self.match.check(action, lane)
        return [self.fold(Acted(lane, seat, str(action)), at), *self.chance(at)]

    def undo(self, seat: Seat, guest: str, at: float) -> list[Applied]:
        self.check_in_person(seat, guest)
        undone = self.fold(Undone(seat, self.check_undo(seat)), at)
        if self.charter.limit is not None and at >= self.since[seat] + self.charter.limit:
            raise Illegal(_("Your time for that choice is over."))
        return [undone]

    def chance(self, at: float) -> list[Applied]:
        """Draw for chance until a seat has to choose."""
        applied = []
        while self.dice and (drawn := self.match.chance()):
            lane, choice = drawn
            action = self.dice.copy().draw(self.match.state, choice)
            applied.append(self.fold(Acted(lane, CHANCE, str(action)), at))
        return applied

    def begin(self, at: float) -> list[Applied]:
        """The first draws, as soon as nobody is missing."""
        if self.dice or any(chair.free for chair in self.chairs):
            return []
        return [self.fold(Began(), at), *self.chance(at)]

    def expire(self, at: float) -> list[Applied]:
        """Bots for those who have run out of time."""
        if (limit := self.charter.limit) is None:
            return []
        late = [seat for seat in self.to_choose_in_person() if at >= self.since[seat] + limit]
        return [self.fold(Left(seat, late=True), at) for seat in late]

    # What can be asked.

    def view(self, viewer: Seat | None) -> Any:
        """What a viewer sees. Until the game begins, holding a seat shows no more than watching."""
        return self.match.view(viewer if self.dice else None)

    def options(self, seat: Seat) -> list[str]:
        """What a seat may do now, in notation."""
        return [str(action) for action in self.choices(seat)]

    def choices(self, seat: Seat | None) -> Sequence[Action]:
        """What a seat may do now; nothing while a bot plays for it."""
        if seat is None or seat not in self.to_choose_in_person():
            return ()
        return self.to_choose()[seat][1].options(self.match.state)

    def check_undo(self, seat: Seat) -> int | None:
        """Refuses with the reason if the last choice of a seat cannot be taken back. How many entries stay, if what has
        come of it goes too."""
        if not self.charter.undo:
            raise Illegal(_("At this table nothing can be undone."))
        if self.match.over:
            raise Illegal(_("The game is over."))
        freely = self.charter.freely
        at = self.match.last_choice(seat) if freely else self.match.undoable(seat)
        if at < len(self.charter.past):
            raise Illegal(_("Moves that came with the record cannot be undone."))
        return at if freely and self._has_come_of(seat) else None

    def _has_come_of(self, seat: Seat) -> bool:
        """Whether the last choice of a seat has had consequences."""
        try:
            self.match.undoable(seat)
        except Illegal:
            return True
        return False

    def check_over(self) -> None:
        """Refuses while the game goes on."""
        if not self.match.over:
            raise Illegal(_("The game is not over."))

    def _read(self, text: str) -> Action:
        """An action in notation. What cannot be read is wrong at any time."""
        try:
            return self.game.parse(text)
        except Illegal as error:
            raise Refused(error.template, **error.values) from None

    def turn(self, seat: Seat) -> Turn:
        """The lane and choice of a seat, or why it has none."""
        if self.match.over:
            raise Illegal(_("The game is over."))
        if not self.dice:
            raise Illegal(_("The game has not begun: some seats are free."))
        if seat not in (turns := self.to_choose()):
            raise Illegal(_("It is not your turn."))
        return turns[seat]

    # What a line does.

    def fold(self, line: LogLine, at: float) -> Applied:
        """One more line of the log."""
        lanes = open_lanes(self.match.state)
        entry = self._DO.get(type(line), _nothing)(self, line)
        before, self.chairs = self.chairs, chairs_after(self.chairs, line, self.charter.substitute)
        self.people = self.people.after(line, before, self.chairs, playing=self.dice is not None)
        self.number += 1
        self._clock(line, at)
        return Applied(self.number, line, entry, lanes, self.match.state.copy(), self.chairs)

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
        if line.to is None:
            return self.match.undo(line.seat)
        undone = self.match.rewind(line.seat)
        self._take_back_draws(undone)
        return undone[0]

    def _take_back_draws(self, undone: Sequence[Entry]) -> None:
        """What was drawn will be drawn again: the dice stay the same."""
        assert self.dice
        again = self.match.copy()
        for lane, seat, action in undone:
            if seat == CHANCE:
                choice = again.choice(lane)
                assert isinstance(choice, Chance)
                self.dice.drawn[choice.purpose()] -= 1
            again.trust(lane, seat, action)

    def _began(self, line: Began) -> None:
        self.nonces = tuple(chair.nonce for chair in self.chairs)
        self.dice = FairDice(self.charter.seed, self.nonces)

    def _rematched(self, line: Rematch) -> None:
        self.next_table = line.table

    _DO: Mapping[type, Callable[["Room", Any], Entry | None]] = {
        Acted: _acted,
        Undone: _undone,
        Began: _began,
        Rematch: _rematched,
    }

    def _clock(self, line: LogLine, at: float) -> None:
        """A seat's time begins when it has to choose, and again with each of its choices."""
        moved = line.seat if isinstance(line, Acted | Back) else None
        begun = self.to_choose().keys() - self.since.keys()
        if isinstance(line, Acted) and line.seat in self.since:
            self.earlier[line.seat] = self.since[line.seat]
        for seat in begun & self.earlier.keys():
            self.earlier[seat] += at - self.rested.pop(seat, at)
        if isinstance(line, Undone):  # who takes a choice back wins no time by it
            self.since[line.seat] = self.earlier.get(line.seat, at)
        self.rested |= dict.fromkeys(self.since.keys() - self.to_choose().keys(), at)
        self.since = {seat: at if seat == moved else self.since.get(seat, at) for seat in self.to_choose()}

    def record(self) -> dict[str, Any]:
        """The whole game, for everybody, when it is over."""
        if not self.match.over:
            raise Illegal(_("The record holds every secret: it is there when the game is over."))
        self.match.players = ["" if chair.people else chair.bot for chair in self.chairs]
        self.match.fair = fair_field(self.charter, self.nonces)
        return self.match.record()


def _nothing(room: Room, line: LogLine) -> None:
    """Lines that are no matter of the game."""
