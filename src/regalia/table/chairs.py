"""Who sits where."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from regalia.core.protocol import Game
from regalia.core.spoken import houses
from regalia.table.lines import Back, Freed, Happening, Joined, Left, Sat, Seated


class Chair(Struct, frozen=True):
    """One seat: of a person, of a bot, or of a person for whom a bot plays at the moment."""

    name: str = ""
    guests: tuple[str, ...] = ()  # more than one: the same person on several devices
    bot: str = ""  # who plays now; empty for a person
    nonce: str = ""
    late: bool = False

    @property
    def free(self) -> bool:
        return not self.guests and not self.bot

    @property
    def away(self) -> bool:
        """A person's seat that a bot keeps warm."""
        return bool(self.guests and self.bot)


Chairs = tuple[Chair, ...]


def changed(chairs: Chairs, line: Happening, substitute: str) -> Chairs:
    """The chairs after a line of the log."""
    match line:
        case Sat(seat, guest, name, nonce):
            return _with(chairs, seat, Chair(name, (guest,), nonce=chairs[seat].nonce or nonce))
        case Seated(seat, bot, nonce):
            return _with(chairs, seat, Chair(bot=bot, nonce=chairs[seat].nonce or nonce))
        case Joined(seat, guest):
            return _with(chairs, seat, replace(chairs[seat], guests=(*chairs[seat].guests, guest)))
        case Freed(seat):
            return _with(chairs, seat, Chair())
        case Left(seat, late):
            return _with(chairs, seat, replace(chairs[seat], bot=substitute, late=late))
        case Back(seat):
            return _with(chairs, seat, replace(chairs[seat], bot="", late=False))
    return chairs


def names(game: Game, chairs: Sequence[Chair], lang: str) -> list[str]:
    """How the log calls the seats: people by their names, bots by their houses."""
    return [chair.name or house for chair, house in zip(chairs, houses(game, lang), strict=False)]


def bots_alone(chairs: Chairs) -> bool:
    """Whether no person plays: there never was one, or all have left their seats to bots."""
    return all(chair.bot for chair in chairs)


def seats_of(chairs: Chairs, guest: str) -> list[int]:
    return [seat for seat, chair in enumerate(chairs) if guest in chair.guests]


def _with(chairs: Chairs, seat: int, chair: Chair) -> Chairs:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])
