"""Who sits down, joins, leaves, watches: what people do at a table besides playing.

Each command gives the lines to be saved, or refuses. A command names the guest who gives it, and is judged by what that
guest holds when its turn comes, not when it was sent."""

from abc import ABC, abstractmethod
from hashlib import sha256
from hmac import new as hmac

from regalia.core.errors import Illegal, Refused
from regalia.core.fair import FairDice
from regalia.core.protocol import Seat
from regalia.core.record import Match
from regalia.table import origin
from regalia.table.chairs import Chair, Chairs, seats_of
from regalia.table.echo import Echo
from regalia.table.lines import (
    Back,
    Charter,
    DeviceEnded,
    Freed,
    Happening,
    Joined,
    Left,
    Muted,
    Removed,
    Sat,
    Seated,
    Watching,
)
from regalia.table.people import People, may_watch
from regalia.table.translation import _


class NotHeld(Illegal):
    """A guest speaks for a seat that is not his, or not any more."""


class Void(Illegal):
    """A link whose time is over: the holder of its seat has changed, or the device that made it was ended."""


class Seating(ABC):
    """The people of a room."""

    charter: Charter
    match: Match
    chairs: Chairs
    people: People
    dice: FairDice | None

    @abstractmethod
    def fold(self, line: Happening, at: float) -> Echo: ...

    @abstractmethod
    def begin(self, at: float) -> list[Echo]: ...

    # What a guest is here.

    def seats(self, guest: str) -> list[Seat]:
        """The seats that a guest holds."""
        return seats_of(self.chairs, guest)

    def may_watch(self, guest: str) -> bool:
        """Whether a guest may be here at all; then he sees at least what everybody may."""
        return may_watch(self.charter, self.chairs, self.people, guest)

    def may_see(self, guest: str, viewer: Seat | None) -> bool:
        """Whether a guest may look through these eyes; None are those of a spectator."""
        return self.may_watch(guest) if viewer is None else guest in self.chairs[viewer].guests

    def members(self) -> frozenset[str]:
        """Those in whose lists the table stands: who has a seat, or may take it back, and the host."""
        return frozenset({self.charter.host, *(guest for chair in self.chairs for guest in chair.people)})

    def alias(self, guest: str) -> str:
        """A name for a guest that tells nothing: not who it is, nor where else he plays."""
        return hmac(self.charter.seed.encode(), b"guest " + guest.encode(), sha256).hexdigest()[:12]

    # What people do.

    def sit(self, seat: Seat, guest: str, name: str, nonce: str, at: float, tenure: int | None = None) -> list[Echo]:
        """A person takes a seat that is free or a bot's. Tenure: of the seat, as its link knows it."""
        invited = tenure is not None
        if invited and tenure != self.chair(seat).tenure:
            raise Void(_("This link is void: somebody else has had the seat since it was made."))
        self.not_a_persons(seat)
        if self.dice and self.match.over:
            raise Illegal(_("The game is over."))
        if guest in self.people.removed and not invited:
            raise Illegal(_("The host has freed your seat: ask for a link."))
        if self.dice and self.charter.open and not invited:
            raise Illegal(_("The game has begun: only a link of the host gives you the seat of a bot."))
        self._not_a_second(guest)
        if self.dice and self.people.has_seen(guest) - {seat}:
            raise Illegal(_("You have seen another hand of this game: you cannot take this seat."))
        origin.in_time(nonce, self.dice)
        return [self.fold(Sat(seat, guest, name, nonce), at), *self.begin(at)]

    def join(self, seat: Seat, guest: str, by: str, tenure: int, at: float) -> list[Echo]:
        """The same person from another device, by a link that one of his devices has made."""
        chair = self.chairs[seat]
        if tenure != chair.tenure:
            raise Void(_("This link is void: somebody else has had the seat since it was made."))
        if guest in chair.guests:
            raise Illegal(_("You hold this seat already."))
        if {*self.seats(guest), *self.people.has_seen(guest)} - {seat} - {*self.seats(by)}:
            raise Illegal(_("You have another seat of this game, or have seen its hand: you cannot take this one."))
        return [self.fold(Joined(seat, guest), at)]

    def end_device(self, seat: Seat, guest: str, device: str, at: float) -> list[Echo]:
        """A device ends itself or one that came after it: whoever came last cannot lock out those before him."""
        self.held(seat, guest)
        guests = self.chairs[seat].guests
        if device not in guests:
            raise Illegal(_("There is no such device."))
        if len(guests) == 1:
            raise Illegal(_("This is the only device of the seat: leave the seat instead."))
        if guests.index(device) < guests.index(guest):
            raise Illegal(_("An earlier device of the seat can be ended only by itself."))
        return [self.fold(DeviceEnded(seat, device), at)]

    def watch(self, guest: str, at: float) -> list[Echo]:
        return [] if guest in self.people.watching else [self.fold(Watching(guest), at)]

    def give(self, seat: Seat, bot: str, at: float) -> list[Echo]:
        """A seat to a bot."""
        self.not_a_persons(seat)
        return [self.fold(Seated(seat, bot), at)]

    def leave(self, seat: Seat, guest: str, at: float) -> list[Echo]:
        """A person goes: a bot holds the seat until it is taken back; before the game the seat is free again."""
        self.held(seat, guest)
        if self.chairs[seat].bot:
            raise Illegal(_("A bot plays for this seat already."))
        return [self.fold(Left(seat, late=False, guest=guest) if self.dice else Freed(seat), at)]

    def remove(self, seat: Seat, at: float) -> list[Echo]:
        """The host frees the seat of somebody."""
        chair = self.chair(seat)
        if self.dice:
            raise Illegal(_("The game has begun: nobody is removed any more."))
        if not chair.guests:
            raise Illegal(_("Nobody sits there."))
        return [self.fold(Removed(seat, chair.name), at)]

    def back(self, seat: Seat, guest: str, at: float) -> list[Echo]:
        chair = self.chair(seat)
        if guest not in chair.people:
            raise NotHeld(_("This seat is not yours."))
        if not chair.bot:
            raise Illegal(_("This seat is not played by a bot."))
        return [self.fold(Back(seat, guest if chair.left else ""), at)]

    def mute(self, speaker: int, muted: bool, at: float) -> list[Echo]:
        """The host takes the chat from somebody, or gives it back: the first who has spoken here is speaker 1."""
        if not 1 <= speaker <= len(self.people.speakers):
            raise Refused(_("There is no speaker {speaker} at this table."), speaker=speaker)
        guest, name = self.people.speakers[speaker - 1]
        if guest == self.charter.host:
            raise Illegal(_("The host cannot be muted."))
        return [] if muted == (guest in self.people.muted) else [self.fold(Muted(guest, name, muted), at)]

    # What is refused.

    def chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused(_("There is no seat {seat} at this table."), seat=seat)
        return self.chairs[seat]

    def not_a_persons(self, seat: Seat) -> Chair:
        """A chair that is free or a bot's."""
        if (chair := self.chair(seat)).people:
            raise Illegal(_("This seat is taken."))
        return chair

    def held(self, seat: Seat, guest: str) -> None:
        """Refuses if the guest does not hold the seat."""
        if guest not in self.chair(seat).guests:
            raise NotHeld(_("This seat is not yours."))

    def in_person(self, seat: Seat, guest: str) -> None:
        """Refuses if the guest does not hold the seat, or while a bot plays for it."""
        self.held(seat, guest)
        if self.chairs[seat].bot:
            raise Illegal(_("A bot plays for you: take your seat back first."))

    def _not_a_second(self, guest: str) -> None:
        """At an open table a guest has one seat, unless he is its host and the table is for one screen."""
        alone = self.charter.open and not (self.charter.one_screen and guest == self.charter.host)
        if alone and any(guest in chair.people for chair in self.chairs):
            raise Illegal(_("You have a seat at this table already."))
