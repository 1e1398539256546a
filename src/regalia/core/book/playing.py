"""The positions of a picture: a match in which chance and seats do what is fixed, and else what the book lets them."""

from collections.abc import Iterator
from functools import cache

from regalia.core.book.book import Book, Frame, Picture
from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.core.lanes import pending
from regalia.core.lessons.lesson import fits
from regalia.core.lessons.measures import Moment
from regalia.core.protocol import CHANCE, Action, Chance, Choice, Seat
from regalia.core.record import Dice, Match

BOUND = 2000  # entries of a picture


class Scene:
    """The match of a picture while it is played."""

    def __init__(self, game: AnyGame, book: Book, picture: Picture) -> None:
        self.picture, self.rest = picture, book.rest
        self.match = Match.start(game, picture.seats, picture.options)
        self.dice = Dice(picture.seed)
        self.left: dict[Seat, list[Action]] = {CHANCE: [*picture.draws], **{s: [*m] for s, m in picture.moves.items()}}

    def play(self, frame: Frame) -> None:
        """To the moment of a frame."""
        for _ in range(BOUND):
            open_ = [(lane, choice, self._fixed(choice)) for lane, choice in pending(self.match.state)]
            if not open_ or (not frame.at and self._asked(open_)):
                break
            lane, choice, action = min(open_, key=lambda each: (each[2] is None, each[1].seat))
            entry = self.match.trust(lane, choice.seat, self._taken(choice, action))
            if frame.at and fits(frame.at, entry.action):
                return
        if frame.at or (not self.match.over and not self._asked_now()):
            raise Refused("The picture does not come to “{at}”.", at=frame.at or "where its viewer chooses")

    def _asked_now(self) -> bool:
        return self._asked([(lane, choice, self._fixed(choice)) for lane, choice in pending(self.match.state)])

    def _asked(self, open_: list[tuple[Seat | None, Choice, Action | None]]) -> bool:
        """Whether the viewer has to choose, nothing is fixed for it, and nobody else goes first."""
        mine = [action for _, choice, action in open_ if choice.seat == self.picture.viewer]
        return mine == [None] and all(action is None for _, _, action in open_)

    def _fixed(self, choice: Choice) -> Action | None:
        """The first that is fixed for this seat and can be done now."""
        left = self.left.get(choice.seat, [])
        options = choice.options(self.match.state) if left else ()
        return next((action for action in left if action in options), None)

    def _taken(self, choice: Choice, fixed: Action | None) -> Action:
        if fixed is not None:
            self.left[choice.seat].remove(fixed)
            return fixed
        if isinstance(choice, Chance):
            return self.dice.draw(self.match.state, choice)
        options = choice.options(self.match.state)
        for pattern in self.rest:
            for action in options:
                if fits(pattern, action):
                    return action
        some = [str(action) for action in options[:9]]
        raise Refused("Nothing says what seat {seat} does of these: {some}.", seat=choice.seat, some=some)

    @property
    def idle(self) -> list[Action]:
        """What was fixed and did not happen."""
        return [action for left in self.left.values() for action in left]


def scenes(game: AnyGame, book: Book, picture: Picture) -> Iterator[Scene]:
    """The picture at each of its frames: the same scene, played on."""
    scene = Scene(game, book, picture)
    for frame in picture.frames or (Frame({}),):
        scene.play(frame)
        yield scene


def moments(game: AnyGame, book: Book, picture: Picture) -> list[Moment]:
    """What is measured at each frame; before is the first of them."""
    states = [scene.match.state.copy() for scene in scenes(game, book, picture)]
    return [Moment(game, state, states[0], picture.viewer) for state in states]


@cache
def plain_moment(game: AnyGame) -> Moment:
    """What a paragraph without a picture measures: the table before the first draw."""
    state = Match.start(game).state
    return Moment(game, state, state, 0)
