"""A game that is being played or was: its options, its log, its state. One JSON format keeps it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from random import Random
from typing import Any

from regalia.core.errors import Illegal, Refused
from regalia.core.game import AnyGame
from regalia.core.lanes import apply, open_lanes, pending
from regalia.core.options import choose
from regalia.core.protocol import CHANCE, Action, Chance, Choice, Entry, Seat, settle
from regalia.core.shape import FORMAT, checked
from regalia.core.viewer_log import ViewerLog
from regalia.core.words import LANGUAGES


class Dice:
    """Chance by a seed: the n-th draw for a purpose is the same in every game with that seed."""

    def __init__(self, seed: object) -> None:
        self.seed = str(seed)
        self.drawn: Counter[str] = Counter()

    def copy(self) -> "Dice":
        """The same draws from here on, for another branch."""
        other = Dice(self.seed)
        other.drawn = self.drawn.copy()
        return other

    def draw(self, state: Any, choice: Chance) -> Action:
        purpose = choice.purpose()
        self.drawn[purpose] += 1
        return choice.sample(state, Random(f"{self.seed}/{purpose}/{self.drawn[purpose]}"))


class Match:
    """A game with its log. Everything that happens goes through act, which takes only what is offered."""

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, str], box: Mapping[str, Any]) -> None:
        self.game, self.seats, self.options, self.box = game, seats, dict(options), dict(box)
        self.players: list[str] = []  # who sits where, if anybody wants to keep it
        self.fair: dict[str, Any] | None = None  # what the dice were made of, if they were fair: see core.fair
        self.undone = 0  # choices that were taken back although something had come of them
        self.entries: list[Entry] = []
        self.marks: dict[Seat, tuple[int, Any]] = {}  # by seat: its last choice's place in the log, the state before
        self.state = game.setup(seats, options, game.box.values(box))
        settle(self.state)

    @classmethod
    def start(
        cls,
        game: AnyGame,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        box: Mapping[str, Any] | None = None,
    ) -> "Match":
        """A new game, before the first draw, or one sentence on what cannot be."""
        seats = game.seats[0] if seats is None else seats
        if seats not in game.seats:
            raise Refused(
                "{game} takes {low} to {high} seats, not {seats}.",
                game={lang: game.words.say(lang, "game.name") for lang in LANGUAGES},
                low=game.seats[0],
                high=game.seats[-1],
                seats=seats,
            )
        return cls(game, seats, choose(game.options, game.clashes, options or {}, seats), game.box.check(box or {}))

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return not self.state.agenda

    def choice(self, lane: Seat | None = None) -> Choice:
        """The open choice of a lane, the first of all without one."""
        for at, choice in pending(self.state):
            if lane is None or at == lane:
                return choice
        raise Illegal("The game is over." if self.over else "Nothing is open there.")

    def options_of(self, lane: Seat | None = None) -> Sequence[Action]:
        """What may be done in a lane, or in the first one that is open."""
        return self.choice(lane).options(self.state)

    def act(self, action: Action | str, lane: Seat | None = None) -> Entry:
        """Take an action, given as a value or in notation, if it is offered; otherwise nothing changes."""
        wanted = self.game.parse(action) if isinstance(action, str) else action
        lane, choice = self.check(wanted, lane)
        return self.take(lane, choice.seat, wanted)

    def check(self, action: Action, lane: Seat | None = None) -> tuple[Seat | None, Choice]:
        """The lane and the choice in which an action is offered; refused if it is not."""
        lane = self._lane(lane)
        choice = self.choice(lane)
        if action not in choice.options(self.state):
            raise Illegal("“{action}” is not possible now.", action=str(action))
        return lane, choice

    def take(self, lane: Seat | None, seat: Seat, action: Action) -> Entry:
        """Take an action that is known to be offered; what was before is kept, so that it is soon undone."""
        self.marks[seat] = len(self.entries), self.state.copy()
        return self.trust(lane, seat, action)

    def trust(self, lane: Seat | None, seat: Seat, action: Action) -> Entry:
        """Take an action that is known to be offered."""
        apply(self.state, lane, action)
        entry = Entry(lane, seat, action)
        self.entries.append(entry)
        return entry

    def roll(self, dice: Dice) -> list[Entry]:
        """Let chance speak until a seat has to choose or the game is over."""
        rolled: list[Entry] = []
        while drawn := self.chance():
            lane, chance = drawn
            rolled.append(self.trust(lane, CHANCE, dice.draw(self.state, chance)))
        return rolled

    def chance(self) -> tuple[Seat | None, Chance] | None:
        """The draw that comes next, with its lane."""
        return next(((lane, c) for lane, c in pending(self.state) if isinstance(c, Chance)), None)

    def view(self, seat: Seat | None) -> Any:
        """All that a seat may know; None is a spectator."""
        return self.game.view(self.state, seat)

    def _repr_svg_(self) -> str:
        """What a spectator sees, for notebooks."""
        return self.game.shown.draw(self.view(None), "en", "light")

    def told(self, seat: Seat | None, since: int = 0) -> Iterator[tuple[Entry, Any]]:
        """The log as one seat may read it, from an entry on, with the state at that moment."""
        again, log = self.fork(0), ViewerLog(self.game, seat)
        for number, entry in enumerate(self.entries):
            lanes = open_lanes(again.state)
            again.trust(*entry)
            heard = log.add(entry, lanes, again.state)
            if number >= since:
                yield from ((known, again.state) for known in heard)

    def copy(self) -> "Match":
        """The same game, to be played on apart from this one."""
        other = copy(self)
        other.state, other.entries, other.marks = self.state.copy(), self.entries[:], self.marks.copy()
        return other

    def fork(self, at: int) -> "Match":
        """The same game as it stood after so many entries, to be played on from there."""
        other = Match(self.game, self.seats, self.options, self.box)
        other.players, other.undone = self.players[:], self.undone
        for entry in self.entries[:at]:
            other.trust(*entry)
        return other

    def undo(self, seat: Seat) -> Entry:
        """Take back the last choice of a seat, unless chance, a reveal or another seat has spoken since."""
        at = self.undoable(seat)
        undone, *later = self.entries[at:]
        before = self._before(seat, at)
        for entry in later:
            before.trust(*entry)
        self.state, self.entries, self.marks = before.state, before.entries, {}
        return undone

    def rewind(self, seat: Seat) -> list[Entry]:
        """Take back the last choice of a seat with all that came after it, whatever that was; it is counted."""
        at = self.last_choice(seat)
        undone, before = self.entries[at:], self._before(seat, at)
        self.state, self.entries, self.marks = before.state, before.entries, {}
        self.undone += 1
        return undone

    def before(self, seat: Seat) -> "Match":
        """The game as it stood before the last choice of a seat."""
        return self._before(seat, self.last_choice(seat))

    def last_choice(self, seat: Seat) -> int:
        """Where in the log it stands; refused if there is none."""
        at = max((i for i, entry in enumerate(self.entries) if entry.seat == seat != CHANCE), default=None)
        if at is None:
            raise Illegal("There is nothing to undo: this seat has not chosen yet.")
        return at

    def undoable(self, seat: Seat) -> int:
        """Where in the log the last choice of a seat stands; refused, with the reason, if it cannot be undone."""
        at = self.last_choice(seat)
        undone, *later = self.entries[at:]
        if undone.lane is None and open_lanes(self.state) is not None:
            raise Illegal("This cannot be undone: all choose at the same time now.")
        foreign = [entry for entry in later if None in (undone.lane, entry.lane) or entry.lane == undone.lane]
        if any(entry.seat == CHANCE for entry in foreign):
            raise Illegal("This cannot be undone: chance has spoken since.")
        if foreign:
            raise Illegal("This cannot be undone: another seat has moved since.")
        self._refuse_reveals(undone, later, self._before(seat, at))
        return at

    def _refuse_reveals(self, undone: Entry, later: Sequence[Entry], before: "Match") -> None:
        """Within open lanes what others do in theirs does not matter; what comes to light does."""
        hidden, lanes = before.hidden(), open_lanes(before.state)
        for entry in (undone, *later):
            before.trust(*entry)
            if undone.lane is not None and open_lanes(before.state) is not lanes:
                raise Illegal("This cannot be undone: the choices made together have been revealed.")
        if hidden - before.hidden():
            raise Illegal("This cannot be undone: something hidden has been revealed.")

    def _before(self, seat: Seat, at: int) -> "Match":
        """The game before the last choice of a seat: remembered, or played again."""
        marked, state = self.marks.get(seat, (-1, self.state))
        if marked != at:
            return self.fork(at)
        before = copy(self)
        before.entries, before.state = self.entries[:at], state.copy()
        return before

    def hidden(self) -> set[tuple[Seat | None, str]]:
        """Every place that somebody may not see, by viewer."""
        viewers = (*range(self.seats), None)
        return {(viewer, place) for viewer in viewers for place in self.game.hidden(self.view(viewer))}

    def record(self) -> dict[str, Any]:
        """The game as JSON data: replay, bug report, test fixture and fork point."""
        record = {
            "regalia": FORMAT,
            "game": self.game.id,
            "rules": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            "box": {row: dict(fields) for row, fields in self.box.items()},
            "players": list(self.players),
            "entries": [[lane, seat, str(action)] for lane, seat, action in self.entries],
        }
        if self.undone:
            record["undone"] = self.undone
        return record if self.fair is None else record | {"fair": dict(self.fair)}

    @classmethod
    def load(cls, data: Any, games: Mapping[str, AnyGame]) -> "Match":
        """Play a record again. The sentence of the error names the first entry that differs."""
        game = checked(data, games)
        match = cls.start(game, data["seats"], data["options"], data["box"])
        match.players, match.fair, match.undone = list(data["players"]), data.get("fair"), data.get("undone", 0)
        if len(match.players) not in (0, match.seats):
            raise Refused("The players of a record are one for each seat, or none at all.")
        for number, (lane, seat, text) in enumerate(data["entries"], 1):
            match._again(number, lane, seat, text, data["rules"])
        return match

    def _again(self, number: int, lane: Seat | None, seat: Seat, text: str, rules: int) -> None:
        try:
            if lane != self._lane(lane) or self.choice(lane).seat != seat:
                raise Illegal("It is not seat {seat} that chooses.", seat=seat)
            self.act(text, lane)
        except Illegal as error:
            raise self._differs(rules, number=number, action=text, why=error) from None

    def _differs(self, rules: int, **values: object) -> Refused:
        if rules == self.game.version:
            return Refused("Entry {number} of the record, “{action}”, differs from the rules: {why}", **values)
        return Refused(
            "Entry {number} of the record, “{action}”, differs from the rules (rules {then}, these are {now}): {why}",
            then=rules,
            now=self.game.version,
            **values,
        )

    def _lane(self, lane: Seat | None) -> Seat | None:
        """Without a lane, the first one open; on the main agenda there is none."""
        lanes = [at for at, _ in pending(self.state)]
        if lane is None:
            return lanes[0] if lanes else None
        if lane not in lanes:
            raise Illegal("The game is over." if self.over else "Nothing is open in lane {lane}.", lane=lane)
        return lane
