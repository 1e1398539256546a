"""What may be asked and done at a table, by whom: for each question the statuses that its answer may have, and what is
so after a good one."""

from collections.abc import Callable
from typing import NamedTuple

from tests.table.access.facts import Eyes, Facts, Link

FINE = frozenset({200, 201})
NOWHERE = frozenset({404})  # not even that the table is there, or that the link ever worked
REFUSED = frozenset({403, 409, 422})
EITHER = FINE | REFUSED  # nobody is harmed, whatever the server says


class Verdict(NamedTuple):
    """What may be answered, and what a good answer changes."""

    statuses: frozenset[int]
    then: Callable[[], None] = lambda: None


class Model(Facts):
    """The law."""

    # What a guest asks for.

    def look(self, guest: str, seat: Eyes) -> Verdict:
        """The table through the eyes of a seat, or as a spectator sees it."""
        return self._inside(guest, FINE if seat is None or seat in self.held(guest) else frozenset({403}))

    def own(self, guest: str, seat: Eyes) -> Verdict:
        """What is there for the holder of a seat alone."""
        return self._inside(guest, FINE if self.eyes(guest, seat) in self.held(guest) else REFUSED)

    def record(self, guest: str) -> Verdict:
        return self._inside(guest, FINE if self.over else REFUSED)

    # What a guest does with seats.

    def joins(self, guest: str, seat: int, nonce: bool) -> Verdict:
        needs_a_link = guest in self.removed or (self.begun if self.open else guest != self.host)
        may = self.may_sit(guest, seat) and not needs_a_link and not (nonce and self.begun)
        return self._inside(guest, FINE if may else REFUSED, lambda: self.sit(guest, seat))

    def leaves(self, guest: str, seat: int) -> Verdict:
        """A bot holds the seat for who leaves; before the game it is free again."""
        place = self.seats[seat]
        fine = EITHER if place.late or self.over else FINE
        then = (lambda: place.change(bot=True, left=guest)) if self.begun else place.change
        return self._inside(guest, fine if guest in place.devices else REFUSED, then)

    def comes_back(self, guest: str, seat: int) -> Verdict:
        place, fine = self.seats[seat], EITHER if self.over else FINE
        if guest == place.left:
            return Verdict(fine, lambda: self.hold(place, guest))
        late = guest in place.devices and place.late
        return self._inside(guest, fine if late else REFUSED, lambda: setattr(place, "late", False))

    def gives(self, guest: str, seat: int) -> Verdict:
        """A seat to a bot, which is another holder than the bot before."""
        fine = REFUSED if self.seats[seat].persons else EITHER if self.over else FINE
        return self._hosting(guest, fine, lambda: self.give(seat))

    def removes(self, guest: str, seat: int) -> Verdict:
        fine = FINE if self.seats[seat].devices and not self.begun else REFUSED
        return self._hosting(guest, fine, lambda: self.remove(seat))

    # With links and devices.

    def invites(self, guest: str, kind: str, seat: int) -> Verdict:
        if kind == "personal":
            return self._inside(guest, FINE if seat in self.held(guest) else REFUSED)
        return self._hosting(guest, REFUSED if kind == "seat" and self.seats[seat].persons else FINE)

    def leads(self, link: Link) -> Verdict:
        """Whoever asks where a link leads; there is no seat to take in a game that is over."""
        return Verdict(NOWHERE if not self.works(link) else REFUSED if self.over and link.kind == "seat" else FINE)

    def enters(self, guest: str, link: Link, nonce: bool) -> Verdict:
        if not self.works(link):
            return Verdict(NOWHERE)
        if link.seat is None:
            return Verdict(FINE, lambda: self.watchers.add(guest))
        personal = link.kind == "personal"
        late = nonce and self.begun
        may = self.may_join(guest, link) if personal else self.may_sit(guest, link.seat) and not late
        refused = EITHER | NOWHERE if self.over and personal else REFUSED | NOWHERE
        return Verdict(FINE if may and not self.over else refused, lambda: self.enter(guest, link))

    def ends_link(self, guest: str, link: Link) -> Verdict:
        fine = FINE if link in self.may_end(guest) else REFUSED
        return self._inside(guest, fine, lambda: setattr(link, "dead", True))

    def ends_device(self, guest: str, seat: int, device: str) -> Verdict:
        """Itself or a later one, but not the only one."""
        devices = self.seats[seat].devices
        earlier = {*devices[: devices.index(guest)]} if guest in devices else {*devices}
        may = device in {*devices} - earlier and len(devices) > 1
        return self._inside(guest, FINE if may else REFUSED, lambda: self.end_device(seat, device))

    # With words and in the game.

    def chats(self, guest: str, seat: Eyes) -> Verdict:
        may = self.look(guest, seat).statuses
        return Verdict(REFUSED if may == FINE and guest in self.muted else may, lambda: self.spoken.add(guest))

    def mutes(self, guest: str, speaker: str, muted: bool) -> Verdict:
        change = self.muted.add if muted else self.muted.discard
        fine = FINE if speaker in self.spoken - {self.host} else REFUSED
        return self._hosting(guest, fine, lambda: change(speaker))

    def acts(self, guest: str, seat: int, turn: bool) -> Verdict:
        """Turn: whether the seat has to choose, and the action is one of its options."""
        place = self.seats[seat]
        return self._inside(guest, FINE if guest in place.devices and turn and not place.late else REFUSED)

    def undoes(self, guest: str, seat: int) -> Verdict:
        """Whether a choice can be taken back is a matter of the game."""
        return self._inside(guest, EITHER if seat in self.held(guest) else REFUSED)

    def rematches(self, guest: str) -> Verdict:
        people = self.held(guest) or self.left(guest)
        return self._inside(guest, FINE if people and self.over else REFUSED)

    # What all have in common.

    def _inside(self, guest: str, statuses: frozenset[int], then: Callable[[], None] = lambda: None) -> Verdict:
        """Who may not watch does not learn that the table is there."""
        return Verdict(statuses, then) if self.may_watch(guest) else Verdict(NOWHERE)

    def _hosting(self, guest: str, statuses: frozenset[int], then: Callable[[], None] = lambda: None) -> Verdict:
        return self._inside(guest, statuses if guest == self.host else frozenset({403}), then)
