"""Which notices a table should send: kept beside the notifier in a law, and written without a look at it."""

from itertools import product
from math import inf

from regalia.core.protocol import Seat
from regalia.table.table import Table

TURN, SOON, OVER, REMATCH = "turn", "soon", "over", "rematch"
WAITING, ENDED = (TURN, SOON), (OVER, REMATCH)
LONG = 24 * 3600.0  # a limit from which on a seat is told that little of its time is left
Key = tuple[Seat, str]


class Told:
    """By seat and kind: what there is to tell, since when, whether it was seen, whether it was told."""

    def __init__(self, table: Table, now: float, patience: float) -> None:
        """Patience: the seconds that somebody has to look by himself."""
        self.since: dict[Key, float] = {}  # what there is to tell
        self.seen: set[Key] = set()
        self.told: set[Key] = set()
        self.phase, self.next_table, self.patience = table.room.phase, table.room.next_table, patience
        self.follow(table, now)

    def follow(self, table: Table, now: float, mover: Seat | None = None) -> None:
        """Something has happened there, by the hand of a seat."""
        room = table.room
        seats = range(len(room.chairs))
        waiting = set(product(room.to_choose_in_person(), WAITING))
        self._end({key for key in self.since if key[1] in WAITING} - waiting)
        self._begin(waiting - self.since.keys(), now)
        if self.phase != room.phase == "over":
            self._begin({(seat, OVER) for seat in seats if seat != mover}, now)
        if self.next_table != room.next_table:
            self._begin({(seat, REMATCH) for seat in seats}, now)
        self.phase, self.next_table = room.phase, room.next_table

    def _begin(self, keys: set[Key], now: float) -> None:
        self._end(keys)
        self.since |= dict.fromkeys(keys, now)

    def _end(self, keys: set[Key]) -> None:
        self.since = {key: since for key, since in self.since.items() if key not in keys}
        self.seen -= keys
        self.told -= keys

    def look(self, seat: Seat, kinds: tuple[str, ...] = (TURN, OVER, REMATCH)) -> None:
        """Whoever looks knows. That time runs out is told to those who look, too."""
        self.seen |= {(seat, kind) for kind in kinds} & self.since.keys()

    def forget_looks(self) -> None:
        """Who has looked is not kept."""
        self.seen.clear()

    def due(self, table: Table, now: float) -> list[Key]:
        """What is told now: each thing once."""
        ripe = {key for key in self.since if now >= self._due(table, *key)}
        found = ripe - self.told - self.seen
        self.told |= ripe
        return sorted(found)

    def _due(self, table: Table, seat: Seat, kind: str) -> float:
        """The time of a seat begins anew with each of its choices; only long times are worth a warning."""
        if kind != SOON:
            return self.since[seat, kind] + self.patience
        limit = table.room.charter.limit
        return inf if limit is None or limit < LONG else table.room.since[seat] + limit * 3 / 4
