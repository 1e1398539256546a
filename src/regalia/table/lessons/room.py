"""The room of a lesson: what a page shows of its table. The learner has one seat, Squires have the others."""

from collections.abc import Sequence
from copy import copy
from typing import Self

from regalia.core.errors import Illegal
from regalia.core.fair import FairDice
from regalia.core.lessons import Coach
from regalia.core.protocol import Action, Seat
from regalia.core.record import Match
from regalia.table.chairs import Chair
from regalia.table.lines import Charter
from regalia.table.room import Room
from regalia.table.store import Guest
from regalia.table.translation import _

RIVAL = "greedy"  # as whom those are shown who play what the lesson fixes
NO_SEED = "00" * 32  # a lesson draws by itself
WAITS = _("Read what the coach says, then go on.")
OVER = _("The lesson is over.")
BACK = _("In a lesson you go a step back instead.")


class ApartRoom(Room):
    """A table that one learner has alone: no line of a log is ever folded here."""

    def __init__(self, match: Match, learner: Seat, guest: Guest) -> None:
        game, seats = match.game, match.seats
        options = dict(match.options)
        super().__init__(Charter(game.id, game.version, seats, options, {}, NO_SEED, guest.id, undo=False, hints=False))
        own, other = Chair(guest.name, (guest.id,)), Chair(bot=RIVAL)
        self.chairs = tuple(own if seat == learner else other for seat in range(seats))
        self.dice = FairDice(NO_SEED, self.nonces)
        self.match, self.learner, self.waiting = match, learner, True

    def showing(self, match: Match) -> Self:
        """The same with another table, at which nothing can be done."""
        other = copy(self)
        other.match, other.waiting = match, False
        return other

    @property
    def phase(self) -> str:
        """A lesson ends with a word of the coach, however its table stands."""
        return "playing"

    def to_choose_in_person(self) -> list[Seat]:
        return [self.learner] if self.waiting and self.learner in self.to_choose() else []

    def choices(self, seat: Seat | None) -> Sequence[Action]:
        if seat not in self.to_choose_in_person():
            return ()
        assert seat is not None
        return self.to_choose()[seat][1].options(self.match.state)


class LessonRoom(ApartRoom):
    """A table that only the coach moves."""

    def __init__(self, coach: Coach, guest: Guest) -> None:
        super().__init__(coach.match, coach.lesson.learner, guest)
        self.follow(coach)

    def follow(self, coach: Coach) -> None:
        """The table is as the coach has it."""
        self.match = coach.match
        self.waiting = not coach.over and coach.step.kind != "look"

    def check_undo(self, seat: Seat) -> int | None:
        raise Illegal(BACK)
