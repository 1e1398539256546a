"""Who sits where."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from regalia.core.game import AnyGame
from regalia.core.names import houses
from regalia.core.protocol import Seat
from regalia.table.lines import Back, Charter, DeviceEnded, Freed, Joined, Left, LogLine, Removed, Sat, Seated


class Chair(Struct, frozen=True):
    """One seat and who holds it: a person with devices, a bot, or nobody."""

    name: str = ""
    guests: tuple[str, ...] = ()  # the devices of the person who holds it, in the order in which they came
    bot: str = ""  # who plays now; empty for a person
    nonce: str = ""
    late: bool = False
    left: tuple[str, ...] = ()  # those who may take it back from the bot that holds it
    tenure: int = 0  # how often the holder has changed or has ended a device: links from before are void

    @property
    def free(self) -> bool:
        return not self.guests and not self.bot

    @property
    def people(self) -> tuple[str, ...]:
        """Whose seat it is: the person who holds it, or who may take it back."""
        return self.guests or self.left

    @property
    def away(self) -> bool:
        """A person's seat that a bot plays for the time being."""
        return bool(self.people and self.bot)


Chairs = tuple[Chair, ...]


def chairs_after(chairs: Chairs, line: LogLine, substitute: str) -> Chairs:
    """The chairs after a line of the log."""
    seat: Seat | None = getattr(line, "seat", None)
    if seat is None or not 0 <= seat < len(chairs):
        return chairs
    after = _chair_after(chairs[seat], line, substitute)
    return chairs if after is chairs[seat] else (*chairs[:seat], after, *chairs[seat + 1 :])


def _chair_after(chair: Chair, line: LogLine, substitute: str) -> Chair:
    """A chair after a line about its seat. Each new holder begins a new tenure."""
    after = chair.tenure + 1
    match line:
        case Sat(_, guest, name, nonce):
            return Chair(name, (guest,), nonce=chair.nonce or nonce, tenure=after)
        case Seated(_, bot, nonce):
            return Chair(bot=bot, nonce=chair.nonce or nonce, tenure=after)
        case Freed() | Removed():
            return Chair(tenure=after)
        case Left(_, late=True):
            return replace(chair, bot=substitute, late=True)
        case Left(_, _, guest):
            left = (guest,) if guest else chair.guests
            return replace(chair, guests=(), bot=substitute, late=False, left=left, tenure=after)
        case Back(_, guest) if chair.left:
            return replace(chair, guests=(guest,) if guest else chair.left, bot="", left=(), tenure=after)
        case Back():
            return replace(chair, bot="", late=False)
        case Joined(_, guest):
            return replace(chair, guests=(*chair.guests, guest))
        case DeviceEnded(_, guest):
            return replace(chair, guests=tuple(each for each in chair.guests if each != guest), tenure=after)
    return chair


def seat_names(game: AnyGame, chairs: Sequence[Chair], lang: str) -> list[str]:
    """How the log calls the seats: people by their names, bots by their houses."""
    return [chair.name or house for chair, house in zip(chairs, houses(game, lang), strict=False)]


def only_bots(chairs: Chairs) -> bool:
    """Whether no person plays: there never was one, or all have left their seats to bots."""
    return all(chair.bot for chair in chairs)


def members(charter: Charter, chairs: Chairs) -> frozenset[str]:
    """The guests whose lists have a table: holders of seats, those who may take one back, and the host."""
    return frozenset({charter.host, *(guest for chair in chairs for guest in chair.people)})


def seats_of(chairs: Chairs, guest: str) -> list[int]:
    """The seats that a guest holds."""
    return [seat for seat, chair in enumerate(chairs) if guest in chair.guests]
