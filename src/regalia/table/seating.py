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
from regalia.table import lines
from regalia.table.applied import Applied
from regalia.table.chairs import Chair, Chairs, members, seats_of
from regalia.table.lines import Charter, LogLine
from regalia.table.people import People, may_watch
from regalia.table.translation import _


class NotHolder(Illegal):
    """A guest acts for a seat that somebody else holds."""


class VoidLink(Illegal):
    """A link whose time is over: the holder of its seat has changed, or the device that made it was ended."""


class Seating(ABC):
    """The people of a room."""

    charter: Charter
    match: Match
    chairs: Chairs
    people: People
    dice: FairDice | None

    @abstractmethod
    def fold(self, line: LogLine, at: float) -> Applied: ...

    @abstractmethod
    def begin(self, at: float) -> list[Applied]: ...

    # What a guest is here.

    def seats(self, guest: str) -> list[Seat]:
        """The seats that a guest holds."""
        return seats_of(self.chairs, guest)

    def may_watch(self, guest: str) -> bool:
        """Whether a guest may be here at all, and so see at least what everybody may."""
        return may_watch(self.charter, self.chairs, self.people, guest)

    def may_see(self, guest: str, viewer: Seat | None) -> bool:
        """Whether a guest may see as this viewer; None is a spectator."""
        return self.may_watch(guest) if viewer is None else guest in self.chairs[viewer].guests

    def members(self) -> frozenset[str]:
        """The guests whose lists have this table: holders of seats, those who may take one back, and the host."""
        return members(self.charter, self.chairs)

    def alias(self, guest: str) -> str:
        """A name for a guest that reveals nothing: not who it is, nor where else they play."""
        return hmac(self.charter.seed.encode(), b"guest " + guest.encode(), sha256).hexdigest()[:12]

    # What people do.

    def sit(self, seat: Seat, guest: str, name: str, nonce: str, at: float, tenure: int | None = None) -> list[Applied]:
        """A person takes a seat that is free or a bot's. Tenure: of the seat, as its link knows it."""
        invited = tenure is not None
        if invited and tenure != self.chair(seat).tenure:
            raise VoidLink(_("This link is void: somebody else has had the seat since it was made."))
        self.check_not_taken(seat)
        if self.dice and self.match.over:
            raise Illegal(_("The game is over."))
        if self.charter.freely and any(each.people for each in self.chairs):
            raise Illegal(_("Choices can be undone as far as one likes here, so only one person plays."))
        if guest in self.people.removed and not invited:
            raise Illegal(_("The host has freed your seat: ask for a link."))
        if self.dice and self.charter.open and not invited:
            raise Illegal(_("The game has begun: only a link of the host gives you the seat of a bot."))
        self._check_one_seat(guest)
        if self.dice and self.people.has_seen(guest) - {seat}:
            raise Illegal(_("You have seen another hand of this game: you cannot take this seat."))
        if nonce and self.dice:  # it would seem to count and would not
            raise Illegal(_("The dice of this game are made, so your nonce comes too late: take the seat without one."))
        return [self.fold(lines.Sat(seat, guest, name, nonce), at), *self.begin(at)]

    def join(self, seat: Seat, guest: str, by: str, tenure: int, at: float) -> list[Applied]:
        """The same person from another device, by a link made on one of their devices."""
        chair = self.chairs[seat]
        if tenure != chair.tenure:
            raise VoidLink(_("This link is void: somebody else has had the seat since it was made."))
        if guest in chair.guests:
            raise Illegal(_("You hold this seat already."))
        if {*self.seats(guest), *self.people.has_seen(guest)} - {seat} - {*self.seats(by)}:
            raise Illegal(_("You have another seat of this game, or have seen its hand: you cannot take this one."))
        return [self.fold(lines.Joined(seat, guest), at)]

    def end_device(self, seat: Seat, guest: str, device: str, at: float) -> list[Applied]:
        """A device ends itself or one that came after it: whoever came last cannot lock out those who came before."""
        self.check_holder(seat, guest)
        guests = self.chairs[seat].guests
        if device not in guests:
            raise Illegal(_("There is no such device."))
        if len(guests) == 1:
            raise Illegal(_("This is the only device of the seat: leave the seat instead."))
        if guests.index(device) < guests.index(guest):
            raise Illegal(_("An earlier device of this seat can only be revoked by itself."))
        return [self.fold(lines.DeviceEnded(seat, device), at)]

    def watch(self, guest: str, at: float) -> list[Applied]:
        return [] if guest in self.people.watching else [self.fold(lines.Watching(guest), at)]

    def seat_bot(self, seat: Seat, bot: str, at: float) -> list[Applied]:
        """A seat to a bot."""
        self.check_not_taken(seat)
        return [self.fold(lines.Seated(seat, bot), at)]

    def leave(self, seat: Seat, guest: str, at: float) -> list[Applied]:
        """A person leaves: a bot holds the seat until it is taken back; before the game the seat is free again."""
        self.check_holder(seat, guest)
        if self.chairs[seat].bot:
            raise Illegal(_("A bot plays for this seat already."))
        return [self.fold(lines.Left(seat, late=False, guest=guest) if self.dice else lines.Freed(seat), at)]

    def remove(self, seat: Seat, at: float) -> list[Applied]:
        """The host frees the seat of somebody."""
        chair = self.chair(seat)
        if self.dice:
            raise Illegal(_("The game has begun: nobody is removed any more."))
        if not chair.guests:
            raise Illegal(_("Nobody sits there."))
        return [self.fold(lines.Removed(seat, chair.name), at)]

    def take_back(self, seat: Seat, guest: str, at: float) -> list[Applied]:
        chair = self.chair(seat)
        if guest not in chair.people:
            raise NotHolder(_("This seat is not yours."))
        if not chair.bot:
            raise Illegal(_("This seat is not played by a bot."))
        return [self.fold(lines.Back(seat, guest if chair.left else ""), at)]

    def mute(self, speaker: int, muted: bool, at: float) -> list[Applied]:
        """The host takes the chat from somebody, or gives it back: the first who has spoken here is speaker 1."""
        if not 1 <= speaker <= len(self.people.speakers):
            raise Refused(_("There is no speaker {speaker} at this table."), speaker=speaker)
        guest, name = self.people.speakers[speaker - 1]
        if guest == self.charter.host:
            raise Illegal(_("The host cannot be muted."))
        return [] if muted == (guest in self.people.muted) else [self.fold(lines.Muted(guest, name, muted), at)]

    # What is refused.

    def chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused(_("There is no seat {seat} at this table."), seat=seat)
        return self.chairs[seat]

    def check_not_taken(self, seat: Seat) -> Chair:
        """The chair of a seat that is free or a bot's; refuses if a person has it."""
        if (chair := self.chair(seat)).people:
            raise Illegal(_("This seat is taken."))
        return chair

    def check_holder(self, seat: Seat, guest: str) -> None:
        """Refuses if the guest does not hold the seat."""
        if guest not in self.chair(seat).guests:
            raise NotHolder(_("This seat is not yours."))

    def check_in_person(self, seat: Seat, guest: str) -> None:
        """Refuses if the guest does not hold the seat, or while a bot plays for it."""
        self.check_holder(seat, guest)
        if self.chairs[seat].bot:
            raise Illegal(_("A bot plays for you: take your seat back first."))

    def _check_one_seat(self, guest: str) -> None:
        """At an open table a guest has one seat, unless it is the host at a table for one screen."""
        alone = self.charter.open and not (self.charter.one_screen and guest == self.charter.host)
        if alone and any(guest in chair.people for chair in self.chairs):
            raise Illegal(_("You have a seat at this table already."))
