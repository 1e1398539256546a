"""Small steps of destiny: a search with a die, a levy."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.protocol import Action, Chance, Choice, Seat, Step, then
from regalia.games.kingsburg.box.data import Gain
from regalia.games.kingsburg.rules.actions import DONE, Cast, Pay
from regalia.games.kingsburg.rules.gains import Brings, add_one, receive, score
from regalia.games.kingsburg.rules.hooks import number
from regalia.games.kingsburg.rules.state import DESTINY, Readable, Realm


@dataclass(frozen=True, slots=True)
class Searching(Chance):
    """A die; a high face brings a resource."""

    player: Seat
    card: str
    resource: int

    def purpose(self) -> str:
        return f"find {self.player}"

    def outcomes(self, state: Realm) -> Sequence[tuple[Cast, int]]:
        return [(Cast("find", face, self.player), 1) for face in range(1, 7)]

    def take(self, state: Realm, action: Cast) -> None:
        if action.face >= number(state, self.card, "face"):
            add_one(state, self.player, self.resource)


@dataclass(frozen=True, slots=True)
class Levying(Step):
    """A player who cannot pay loses the points."""

    seat: Seat

    def run(self, state: Realm) -> None:
        if state.provinces[self.seat].goods[0] >= number(state, "royal-levy", "gold"):
            then(state, Levy(self.seat))
        else:
            score(state, self.seat, -number(state, "royal-levy", "points"), DESTINY)


@dataclass(frozen=True, slots=True)
class Levy(Choice, Brings):
    """Pay gold, or lose points."""

    seat: Seat

    def options(self, state: Readable) -> Sequence[Action]:
        return [Pay("royal-levy", "gold"), DONE]

    def brings(self, state: Readable, action: Action) -> Gain:
        if action == DONE:
            return Gain(points=-number(state, "royal-levy", "points"))
        return Gain((-number(state, "royal-levy", "gold"), 0, 0))

    def take(self, state: Realm, action: Action) -> None:
        receive(state, self.seat, self.brings(state, action), DESTINY)
