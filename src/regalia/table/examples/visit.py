"""Somebody in front of a worked example: the room that the page shows. Nothing is kept, what is tried is taken back."""

from collections.abc import Sequence
from copy import copy
from functools import lru_cache

from regalia.agents.squire import squire
from regalia.core.errors import Illegal
from regalia.core.examples import Example, Stand, examples
from regalia.core.fair import FairDice
from regalia.core.game import AnyGame
from regalia.core.protocol import Action, Seat
from regalia.core.record import Match
from regalia.games import GAMES
from regalia.table.chairs import Chair
from regalia.table.feed import Event
from regalia.table.lessons.room import NO_SEED, RIVAL
from regalia.table.lessons.story import Story
from regalia.table.lines import Charter
from regalia.table.refusals import Missing
from regalia.table.room import Room
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


class ExampleRoom(Room):
    """A table that stands as the example says."""

    def __init__(self, here: Stand, guest: Guest) -> None:
        game, example = here.game, here.example
        super().__init__(
            Charter(
                game.id,
                game.version,
                example.seats,
                dict(here.match.options),
                {},
                NO_SEED,
                guest.id,
                undo=False,
                hints=False,
            )
        )
        own, other = Chair(guest.name, (guest.id,)), Chair(bot=RIVAL)
        self.chairs = tuple(own if seat == example.learner else other for seat in range(example.seats))
        self.dice = FairDice(NO_SEED, self.nonces)
        self.match, self.learner, self.waiting = here.match, example.learner, True

    def showing(self, match: Match) -> "ExampleRoom":
        """The same with another table, at which nothing can be done."""
        other = copy(self)
        other.match, other.waiting = match, False
        return other

    @property
    def phase(self) -> str:
        return "playing"

    def to_choose_in_person(self) -> list[Seat]:
        return [self.learner] if self.waiting and self.learner in self.to_choose() else []

    def choices(self, seat: Seat | None) -> Sequence[Action]:
        if seat not in self.to_choose_in_person():
            return ()
        assert seat is not None
        return self.to_choose()[seat][1].options(self.match.state)

    def check_undo(self, seat: Seat) -> None:
        raise Illegal(BACK)


class Visit:
    """A guest at an example."""

    def __init__(self, here: Stand, guest: Guest) -> None:
        self.stand, self.guest, self.room = here, guest, ExampleRoom(here, guest)

    def events(self, lang: str) -> list[Event]:
        """What happened last before the position."""
        match = self.stand.match
        story = Story(self.room, max(0, len(match.entries) - TOLD), lang)
        story.go_on(match)
        return story.events
