"""Who is what at a table, by the law alone: this shares no line with the server."""

from dataclasses import dataclass, field

Eyes = int | None  # those of a seat, or of a spectator


@dataclass
class Seat:
    """One seat and its holder: nobody, a bot, or a person with devices in the order in which they came."""

    bot: bool = False
    devices: list[str] = field(default_factory=list)
    left: str = ""  # who has left it to the bot that holds it, and may take it back
    late: bool = False  # a bot plays for the person who still holds it
    tenure: int = 0  # how often the holder has changed or has ended a device

    @property
    def free(self) -> bool:
        return not self.bot and not self.devices

    @property
    def persons(self) -> bool:
        """Whether it is a person's, or may be again: nobody else takes it."""
        return bool(self.devices or self.left)

    @property
    def by_bot(self) -> bool:
        return self.bot or self.late

    def change(self, bot: bool = False, devices: tuple[str, ...] = (), left: str = "") -> None:
        self.bot, self.devices, self.left, self.late = bot, [*devices], left, False
        self.tenure += 1


@dataclass
class Link:
    """A link as who made it knows it, and the tenure of its seat at that time."""

    kind: str
    seat: int | None
    secret: str
    name: str
    by: str
    tenure: int
    dead: bool = False  # used, ended or expired


@dataclass
class Facts:
    """A table, and everybody around it by name."""

    host: str
    seats: list[Seat]
    open: bool
    one_screen: bool
    begun: bool = False
    over: bool = False
    watchers: set[str] = field(default_factory=set)
    removed: set[str] = field(default_factory=set)  # by the host, and not invited to a seat since
    muted: set[str] = field(default_factory=set)
    spoken: set[str] = field(default_factory=set)
    seen: dict[str, set[int]] = field(default_factory=dict)  # by guest: the seats held after the game began
    links: list[Link] = field(default_factory=list)

    # What is so.

    def held(self, guest: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if guest in seat.devices]

    def left(self, guest: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if guest == seat.left]

    def may_watch(self, guest: str) -> bool:
        inside = guest == self.host or guest in self.watchers or self.held(guest) or self.left(guest)
        return bool(self.open or inside)

    def may_look(self, guest: str, eyes: Eyes) -> bool:
        return self.may_watch(guest) if eyes is None else eyes in self.held(guest)

    def knows(self, guest: str) -> set[Eyes]:
        """Through whose eyes a guest may see the game now: before it begins nobody sees a hand."""
        public: set[Eyes] = {None} if self.may_watch(guest) else set()
        return public | set(self.held(guest)) if self.begun else public

    def eyes(self, guest: str, seat: Eyes) -> Eyes:
        """Through which eyes one looks who names a seat, or none: then through those of the only one he holds."""
        held = self.held(guest)
        return held[0] if seat is None and len(held) == 1 else seat

    def works(self, link: Link) -> bool:
        """A link ends with the holder of its seat, and when a device of his is ended."""
        return not link.dead and (link.seat is None or link.tenure == self.seats[link.seat].tenure)

    def may_end(self, guest: str) -> list[Link]:
        """The links that somebody sees in the menu of the table."""
        mine, host = self.held(guest), guest == self.host
        works = [link for link in self.links if self.works(link)]
        return [link for link in works if (link.seat in mine if link.kind == "personal" else host)]

    def may_sit(self, guest: str, seat: int) -> bool:
        """At an open table on one seat only, but for a host with one screen; after another hand on none."""
        several = not self.open or (self.one_screen and guest == self.host)
        second = not several and bool(self.held(guest) or self.left(guest))
        knows_a_hand = self.begun and bool(self.seen.get(guest, set()) - {seat})
        return not (self.over or self.seats[seat].persons or second or knows_a_hand)

    def may_join(self, guest: str, link: Link) -> bool:
        """As another device of who made the link: not with a seat of others, nor after a hand of others."""
        other = {*self.held(guest), *self.seen.get(guest, ())} - {link.seat, *self.held(link.by)}
        return link.seat not in self.held(guest) and not other

    # What changes.

    def sit(self, guest: str, seat: int) -> None:
        self.removed.discard(guest)
        self.hold(self.seats[seat], guest)

    def hold(self, seat: Seat, guest: str) -> None:
        seat.change(devices=(guest,))
        self.begin()

    def give(self, seat: int) -> None:
        self.seats[seat].change(bot=True)
        self.begin()

    def enter(self, guest: str, link: Link) -> None:
        assert link.seat is not None
        link.dead = True
        if link.kind == "personal":
            self.seats[link.seat].devices.append(guest)
            self.begin()
        else:
            self.sit(guest, link.seat)

    def end_device(self, seat: int, device: str) -> None:
        """All links of the seat end with it, whoever has made them."""
        self.seats[seat].devices.remove(device)
        self.seats[seat].tenure += 1

    def remove(self, seat: int) -> None:
        gone = set(self.seats[seat].devices)
        self.removed |= gone
        self.watchers -= gone
        self.seats[seat].change()

    def begin(self) -> None:
        """The game begins when no seat is free; who holds a seat then, or later, sees its hand."""
        self.begun = self.begun or not any(seat.free for seat in self.seats)
        for number, seat in enumerate(self.seats if self.begun else ()):
            for guest in seat.devices:
                self.seen.setdefault(guest, set()).add(number)
