"""Holes in a server, each by the name of what it lets happen: one of its guards, taken out."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from regalia.core.viewer_log import ViewerLog
from regalia.table import chairs, scene
from regalia.table.api import devices
from regalia.table.audience import Audience
from regalia.table.feed import Feed
from regalia.table.lines import DeviceEnded, Left
from regalia.table.links import Links
from regalia.table.people import NO_SEATS, People
from regalia.table.room import Room
from regalia.table.store import Gone

HOLES: dict[str, Callable[[], None]] = {}


def hole(cut: Callable[[], None]) -> Callable[[], None]:
    HOLES[cut.__name__] = cut
    return cut


def around(owner: Any, name: str, other: Callable[..., Any]) -> None:
    """Put something in the place of a function: it is given the real one first."""
    real = getattr(owner, name)
    setattr(owner, name, lambda *args, **named: other(real, *args, **named))


@hole
def a_personal_link_outlives_the_holder() -> None:
    def join(real: Any, room: Room, seat: int, guest: str, by: str, tenure: int, at: float) -> Any:
        chair = room.chairs[seat]
        return real(room, seat, guest, next(iter(chair.guests), by), chair.tenure, at)

    around(Room, "join", join)


@hole
def a_stream_outlives_the_holder() -> None:
    may_see = Room.may_see

    def publish(real: Any, audience: Audience, applied: Sequence[Any], room: Room) -> None:
        Room.may_see = lambda *_: True  # type: ignore[method-assign]
        try:
            real(audience, applied, room)
        finally:
            Room.may_see = may_see  # type: ignore[method-assign]

    around(Audience, "publish", publish)


@hole
def a_seat_link_outlives_the_holder() -> None:
    def sit(real: Any, room: Room, seat: int, guest: str, name: str, nonce: str, at: float, tenure: Any = None) -> Any:
        return real(room, seat, guest, name, nonce, at, None if tenure is None else room.chair(seat).tenure)

    around(Room, "sit", sit)


@hole
def links_outlive_the_device() -> None:
    def changed(real: Any, chair: Any, line: Any, substitute: str) -> Any:
        after = real(chair, line, substitute)
        return replace(after, tenure=chair.tenure) if isinstance(line, DeviceEnded) else after

    around(chairs, "_chair_after", changed)


@hole
def links_never_expire() -> None:
    around(Links, "expires", lambda *_: float("inf"))


@hole
def links_work_twice() -> None:
    async def find(real: Any, links: Links, secret: str) -> Any:
        token = await real(links, secret)
        return token and replace(token, once=False)

    around(Links, "find", find)


@hole
def links_that_were_ended_work() -> None:
    around(devices, "Spent", lambda *_: Gone("", ""))


@hole
def who_has_seen_a_hand_takes_another() -> None:
    around(People, "has_seen", lambda *_: NO_SEATS)


@hole
def who_was_removed_looks_on() -> None:
    around(Room, "may_watch", lambda real, room, guest: real(room, guest) or guest in room.people.removed)


@hole
def who_has_left_sees_the_hand() -> None:
    def seats(real: Any, room: Room, guest: str) -> list[int]:
        return [seat for seat, chair in enumerate(room.chairs) if guest in chair.people]

    around(Room, "seats", seats)


@hole
def every_device_of_who_has_left_stays() -> None:
    def changed(real: Any, chair: Any, line: Any, substitute: str) -> Any:
        return real(chair, replace(line, guest="") if isinstance(line, Left) else line, substitute)

    around(chairs, "_chair_after", changed)


@hole
def a_seat_that_was_left_is_taken() -> None:
    def check_not_taken(real: Any, room: Room, seat: int) -> Any:
        chair = room.chair(seat)
        return chair if chair.bot else real(room, seat)

    around(Room, "check_not_taken", check_not_taken)


@hole
def a_later_device_ends_the_first() -> None:
    def end_device(real: Any, room: Room, seat: int, guest: str, device: str, at: float) -> Any:
        return real(room, seat, next(iter(room.chairs[seat].guests), guest), device, at)

    around(Room, "end_device", end_device)


@hole
def one_guest_takes_all_seats() -> None:
    around(Room, "_check_one_seat", lambda *_: None)


@hole
def a_bots_seat_is_taken_without_a_link() -> None:
    def sit(real: Any, room: Room, seat: int, guest: str, name: str, nonce: str, at: float, tenure: Any = None) -> Any:
        return real(room, seat, guest, name, nonce, at, room.chair(seat).tenure if tenure is None else tenure)

    around(Room, "sit", sit)


@hole
def hands_are_seen_before_the_game() -> None:
    around(Room, "view", lambda _, room, viewer: room.match.view(viewer))


@hole
def spectators_hear_a_seat() -> None:
    def feed(real: Any, feed: Feed, room: Room, viewer: int | None, lang: str) -> None:
        real(feed, room, viewer, lang)
        feed.log = ViewerLog(room.game, viewer or 0)

    around(Feed, "__init__", feed)


@hole
def spectators_see_a_seat_on_the_page() -> None:
    def shown(real: Any, room: Room, viewer: int | None, *rest: Any) -> Any:
        return real(room, viewer or 0, *rest)

    around(scene, "scene", shown)


@hole
def private_tables_are_everybodys() -> None:
    around(Room, "may_watch", lambda *_: True)


@hole
def who_was_muted_speaks() -> None:
    def say(real: Any, room: Room, *said: Any) -> Any:
        room.people = replace(room.people, muted=frozenset())
        return real(room, *said)

    around(Room, "say", say)


@hole
def guests_are_called_by_their_cookies() -> None:
    around(Room, "alias", lambda *asked: asked[-1])
