"""Somebody in front of a worked example: the room that the page shows. Nothing is kept, what is tried is taken back."""

from functools import lru_cache

from regalia.agents.squire import squire
from regalia.core.errors import Illegal
from regalia.core.examples import Example, Stand, examples
from regalia.core.game import AnyGame
from regalia.core.protocol import Seat
from regalia.games import GAMES
from regalia.table.feed import Event
from regalia.table.lessons.room import ApartRoom
from regalia.table.lessons.story import Story
from regalia.table.refusals import Missing
from regalia.table.store import Guest
from regalia.table.translation import _

STANDS = 64  # positions that are remembered
TOLD = 20  # entries before the position that the log still tells
BACK = _("What is tried here goes back by itself.")


def found(game: str, name: str) -> tuple[AnyGame, Example]:
    """An example by its names."""
    if game not in GAMES or name not in examples(GAMES[game]):
        raise Missing(_("There is no such example."))
    return GAMES[game], examples(GAMES[game])[name]


@lru_cache(STANDS)
def stand(game: str, name: str) -> Stand:
    """The position of an example. Nothing that is tried changes it, so all share it."""
    return Stand(*found(game, name), squire)


class ExampleRoom(ApartRoom):
    """A table that stands as the example says."""

    def check_undo(self, seat: Seat) -> int | None:
        raise Illegal(BACK)


class Visit:
    """A guest at an example."""

    def __init__(self, here: Stand, guest: Guest) -> None:
        self.stand, self.guest, self.room = here, guest, ExampleRoom(here.match, here.example.learner, guest)

    def events(self, lang: str) -> list[Event]:
        """What happened last before the position."""
        match = self.stand.match
        story = Story(self.room, max(0, len(match.entries) - TOLD), lang)
        story.go_on(match)
        return story.events
