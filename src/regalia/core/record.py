"""A game that is being played or was: its options, its log, its state. One JSON format keeps it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from regalia.core.errors import Illegal, Refused, Unknown
from regalia.core.options import choose
from regalia.core.protocol import CHANCE, Action, Chance, Choice, Entry, Game, Seat, Together, apply, pending, settle

FORMAT = 1


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

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], box: Mapping[str, Any]) -> None:
        self.game, self.seats, self.options, self.box = game, seats, dict(options), dict(box)
        self.players: list[str] = []  # who sits where, if anybody wants to keep it
        self.entries: list[Entry] = []
        self.state = game.setup(seats, options, game.box.values(box))
        settle(self.state)

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        box: Mapping[str, Any] | None = None,
    ) -> "Match":
        """A new game, before the first draw, or one sentence on what cannot be."""
        seats = game.seats[0] if seats is None else seats
        if seats not in game.seats:
            title, low, high = game.words.say("en", "game.name"), game.seats[0], game.seats[-1]
            raise Refused(f"{title} takes {low} to {high} seats, not {seats}.")
        return cls(game, seats, choose(game.options, game.clashes, options or {}, seats), game.box.check(box or {}))

    @property
    def over(self) -> bool:
        return not self.state.agenda

    def choice(self, lane: Seat | None = None) -> Choice:
        """The open choice of a lane, the first of all without one."""
        for at, choice in pending(self.state):
            if lane is None or at == lane:
                return choice
        raise Illegal("The game is over." if self.over else "Nothing is open there.")

    def options_of(self, lane: Seat | None = None) -> Sequence[Action]:
        return self.choice(lane).options(self.state)

    def act(self, action: Action | str, lane: Seat | None = None) -> Entry:
        """Take an action, given as a value or in notation, if it is offered; otherwise nothing changes."""
        wanted = self.game.parse(action) if isinstance(action, str) else action
        lane = self._lane(lane)
        choice = self.choice(lane)
        if wanted not in choice.options(self.state):
            raise Illegal(f"“{wanted}” is not possible now.")
        return self.trust(lane, choice.seat, wanted)

    def trust(self, lane: Seat | None, seat: Seat, action: Action) -> Entry:
        """Take an action that is known to be offered."""
        apply(self.state, lane, action)
        entry = Entry(lane, seat, action)
        self.entries.append(entry)
        return entry

    def roll(self, dice: Dice) -> list[Entry]:
        """Let chance speak until a seat has to choose or the game is over."""
        rolled: list[Entry] = []
        while chances := [(at, c) for at, c in pending(self.state) if isinstance(c, Chance)]:
            lane, chance = chances[0]
            rolled.append(self.trust(lane, CHANCE, dice.draw(self.state, chance)))
        return rolled

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.state, seat)

    def _repr_svg_(self) -> str:
        """What a spectator sees, for notebooks."""
        return self.game.draw(self.view(None), "en", "light")

    def told(self, seat: Seat | None, since: int = 0) -> Iterator[tuple[Entry, Any]]:
        """The log as one seat may read it, from an entry on, with the state at that moment.

        What others did in lanes is told when the lanes close."""
        again, waiting = self.fork(0), list[Entry]()
        for number, entry in enumerate(self.entries):
            lanes = opened(again.state)
            again.trust(*entry)
            waiting.append(entry)
            moment = again.state if lanes is opened(again.state) else _before_lanes(again.state)
            told = [(each, self.game.told(moment, each, seat)) for each in waiting]
            if number >= since:
                yield from ((known, again.state) for _, known in told if known is not None)
            waiting = [each for each, known in told if known is None]

    def fork(self, at: int) -> "Match":
        """The same game as it stood after so many entries, to be played on from there."""
        copy = Match(self.game, self.seats, self.options, self.box)
        copy.players = self.players[:]
        for entry in self.entries[:at]:
            copy.trust(*entry)
        return copy

    def undo(self, seat: Seat) -> Entry:
        """Take back the last choice of a seat, unless chance, a reveal or another seat has spoken since."""
        at = max((i for i, entry in enumerate(self.entries) if entry.seat == seat != CHANCE), default=None)
        if at is None:
            raise Refused("There is nothing to undo: this seat has not chosen yet.")
        undone, *later = self.entries[at:]
        self._may_undo(undone, later, self.fork(at))
        before = self.fork(at)
        for entry in later:
            before.trust(*entry)
        self.state, self.entries = before.state, before.entries
        return undone

    def _may_undo(self, undone: Entry, later: Sequence[Entry], before: "Match") -> None:
        """Within open lanes what others do in theirs does not matter; anything else that has happened since does."""
        foreign = [entry for entry in later if None in (undone.lane, entry.lane) or entry.lane == undone.lane]
        if any(entry.seat == CHANCE for entry in foreign):
            raise Refused("This cannot be undone: chance has spoken since.")
        if foreign:
            raise Refused("This cannot be undone: another seat has moved since.")
        hidden, lanes = before.hidden(), opened(before.state)
        for entry in (undone, *later):
            before.trust(*entry)
            if undone.lane is not None and opened(before.state) is not lanes:
                raise Refused("This cannot be undone: the choices made together have been revealed.")
        if hidden - before.hidden():
            raise Refused("This cannot be undone: something hidden has been revealed.")

    def hidden(self) -> set[tuple[Seat | None, str]]:
        """Every place that somebody may not see, by viewer."""
        viewers = (*range(self.seats), None)
        return {(viewer, place) for viewer in viewers for place in self.game.hidden(self.view(viewer))}

    def record(self) -> dict[str, Any]:
        """The game as JSON data: replay, bug report, test fixture and fork point."""
        return {
            "regalia": FORMAT,
            "game": self.game.id,
            "rules": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            "box": {row: dict(fields) for row, fields in self.box.items()},
            "players": list(self.players),
            "entries": [[lane, seat, str(action)] for lane, seat, action in self.entries],
        }

    @classmethod
    def load(cls, data: Any, games: Mapping[str, Game]) -> "Match":
        """Play a record again. The sentence of the error names the first entry that differs."""
        game = _game(data, games)
        match = cls.start(game, data["seats"], data["options"], data["box"])
        match.players = list(data["players"])
        if len(match.players) not in (0, match.seats):
            raise Refused("The players of a record are one for each seat, or none at all.")
        for number, (lane, seat, text) in enumerate(data["entries"], 1):
            match._again(number, lane, seat, text, data["rules"])
        return match

    def _again(self, number: int, lane: Seat | None, seat: Seat, text: str, rules: int) -> None:
        try:
            if lane != self._lane(lane) or self.choice(lane).seat != seat:
                raise Illegal(f"It is not seat {seat} that chooses.")
            self.act(text, lane)
        except Illegal as error:
            then = "" if rules == self.game.version else f" (rules {rules}, these are {self.game.version})"
            raise Refused(f"Entry {number} of the record, “{text}”, differs from the rules{then}: {error}") from None

    def _lane(self, lane: Seat | None) -> Seat | None:
        """Without a lane, the first one open; on the main agenda there is none."""
        lanes = [at for at, _ in pending(self.state)]
        if lane is None:
            return lanes[0] if lanes else None
        if lane not in lanes:
            raise Illegal("The game is over." if self.over else f"Nothing is open in lane {lane}.")
        return lane


def opened(state: Any) -> object:
    """The lanes that are open, as they began: the same object until they close."""
    top = state.agenda[-1] if state.agenda else None
    return top.opened if isinstance(top, Together) else None


def _before_lanes(state: Any) -> Any:
    """The moment when the last lanes were closed and the next, if any, not yet open."""
    if opened(state) is None:
        return state
    moment = state.copy()
    moment.agenda.pop()
    return moment


_SHAPE: Mapping[str, type] = {
    "regalia": int,
    "game": str,
    "rules": int,
    "seats": int,
    "options": dict,
    "box": dict,
    "players": list,
    "entries": list,
}


def _game(data: Any, games: Mapping[str, Game]) -> Game:
    """The game of a record whose shape is right."""
    if not isinstance(data, dict):
        raise Refused("A record is a JSON object with the fields " + ", ".join(_SHAPE) + ".")
    for name, kind in _SHAPE.items():
        if type(data.get(name)) is not kind:
            raise Refused(f"A record needs the field “{name}”, of type {kind.__name__}.")
    if data["regalia"] != FORMAT:
        raise Refused(f"This record has format {data['regalia']}; this Regalia reads format {FORMAT}.")
    if unknown := sorted(set(data) - set(_SHAPE)):
        raise Refused(f"A record has no field “{unknown[0]}”: its fields are {', '.join(_SHAPE)}.")
    if not all(isinstance(value, str) for value in (*data["options"].values(), *data["players"])):
        raise Refused("The options and players of a record are texts.")
    for number, entry in enumerate(data["entries"], 1):
        if not _is_entry(entry):
            raise Refused(f"Entry {number} of the record must be [lane or null, seat, action].")
    if data["game"] not in games:
        raise Unknown("game", data["game"], games)
    return games[data["game"]]


def _is_entry(entry: Any) -> bool:
    lane, seat, action = entry if isinstance(entry, list) and len(entry) == 3 else (None, None, None)
    return (lane is None or type(lane) is int) and type(seat) is int and isinstance(action, str)
