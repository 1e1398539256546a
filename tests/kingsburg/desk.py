"""A desk on which a test lays out any position of Kingsburg and plays a part of a year from it, in notation."""

from collections.abc import Mapping

import pytest

from regalia.core.codec import written
from regalia.core.errors import Illegal
from regalia.core.lanes import pending
from regalia.core.protocol import Announcement, Chance, Choice, Result, Seat, Step, settle, then
from regalia.core.record import Dice, Match
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.box.cards import numbers
from regalia.games.kingsburg.box.data import BIT, BUILDING, RESOURCES
from regalia.games.kingsburg.rules.actions import Influence
from regalia.games.kingsburg.rules.building import Construction
from regalia.games.kingsburg.rules.dice import AfterRoll, NeutralDice
from regalia.games.kingsburg.rules.ending import EndEffects
from regalia.games.kingsburg.rules.influence import DukeMoves, Influencing, spend
from regalia.games.kingsburg.rules.recruiting import Recruitment
from regalia.games.kingsburg.rules.rewards import Rewards
from regalia.games.kingsburg.rules.scoring import points, result
from regalia.games.kingsburg.rules.season import ClearCourt, EndOfSeason, NewOrder, Season, StartEffects
from regalia.games.kingsburg.rules.setup import appoint
from regalia.games.kingsburg.rules.state import REASONS, Province, Realm
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.rules.winter import Battle, Winter
from regalia.games.kingsburg.rules.year import EndOfYear, Envoy, Favour, Reward, StartOfYear, Year


def faces(words: str) -> tuple[int, ...]:
    return tuple(sorted(int(face) for face in words.replace("+", " ").split()))


class Desk:
    """A position under construction, then in play. The turn order is 0, 1, 2, ... unless a test says otherwise."""

    def __init__(
        self,
        seats: int = 3,
        rows: str = "base",
        governors: Mapping[Seat, str] | None = None,
        army: bool = False,
        destiny: str = "",
        edition: str = "third",
        year: int = 1,
        season: str = "spring",
        box: Mapping[str, Mapping[str, int]] | None = None,
    ) -> None:
        options = {"rows": rows, "army": "on" if army else "off", "edition": edition}
        self.match = Match.start(GAME, seats, options)
        state = self.state
        state.agenda.clear()
        state.numbers = numbers(box or {})
        state.order = tuple(range(seats))
        state.year, state.season, state.destiny = year, season, destiny
        state.past = (destiny,) if destiny else ()
        for seat, governor in (governors or {}).items():
            appoint(state, seat, governor)

    @property
    def state(self) -> Realm:
        state: Realm = self.match.state
        return state

    def province(self, seat: Seat) -> Province:
        return self.state.provinces[seat]

    # laying out

    def give(self, seat: Seat, gold: int = 0, wood: int = 0, stone: int = 0, plus2: int = 0, soldiers: int = 0) -> None:
        province = self.province(seat)
        held = province.goods
        province.goods = (held[0] + gold, held[1] + wood, held[2] + stone)
        province.plus2 += plus2
        province.soldiers += soldiers

    def build(self, seat: Seat, words: str) -> None:
        """Buildings stand there, without points."""
        for name in words.split():
            self.province(seat).built |= BIT[name]

    def score(self, seat: Seat, total: int) -> None:
        self.province(seat).points = (total, *[0] * (len(REASONS) - 1))

    def order(self, *seats: Seat) -> None:
        self.state.order = seats

    def roll(self, seat: Seat, own: str, bonus: str = "") -> None:
        """The dice in hand of a seat show this."""
        self.province(seat).dice, self.province(seat).bonus = faces(own), faces(bonus)

    def place(self, seat: Seat, *influences: str) -> None:
        """Dice lie on advisors; they come from the hand of the seat, which gets them first."""
        for text in influences:
            action = GAME.parse(text)
            assert isinstance(action, Influence)
            province = self.province(seat)
            province.dice, province.bonus = (*province.dice, *action.own), (*province.bonus, *action.bonus)
            province.plus2 += action.plus2
            self.state.court += ((seat, action),)
            spend(self.state, seat, action)

    def envoy(self, seat: Seat) -> None:
        self.state.envoy = seat

    def enemy(self, name: str, known: tuple[Seat, ...] = (), shown: bool = False) -> None:
        self.state.enemy, self.state.known, self.state.shown = name, frozenset(known), shown

    def tokens(self, seat: Seat, *values: int) -> None:
        self.province(seat).tokens = values

    def start(self, part: str) -> None:
        """Play a part of the year from here; when it is over the desk is."""
        self.state.agenda.clear()
        then(self.state, *self._steps(part))
        settle(self.state)
        self._hear()

    def _hear(self) -> None:
        """Announcements are no choice: they are heard at once."""
        while not self.over and isinstance(self.choice, Announcement):
            self.match.act(self.choice.announced(self.state))

    def _steps(self, part: str) -> tuple[Step, ...]:
        order = self.state.order
        parts: dict[str, tuple[Step, ...]] = {
            "year": (Year(),),
            "start of year": (StartOfYear(),),
            "favour": (Favour(),),
            "season": (Season(self.state.season),),
            "neutral": (NeutralDice(3), NeutralDice(2)),
            "start of season": (StartEffects(),),
            "after roll": (*(AfterRoll(seat) for seat in order), NewOrder()),
            "influence": (Influencing(), DukeMoves()),
            "rewards": (Rewards(),),
            "build": (Construction(),),
            "end of season": (EndOfSeason(),),
            "end effects": tuple(EndEffects(seat) for seat in order),
            "clear": (ClearCourt(),),
            "reward": (Reward(),),
            "envoy": (Envoy(),),
            "recruit": (Recruitment(),),
            "winter": (Winter(),),
            "battle": (Battle(),),
            "end of year": (EndOfYear(),),
        }
        return parts[part]

    # playing

    @property
    def choice(self) -> Choice:
        return pending(self.state)[0][1]

    @property
    def seat(self) -> Seat | None:
        return None if self.over else self.choice.seat

    @property
    def over(self) -> bool:
        return not self.state.agenda

    def options(self, lane: Seat | None = None) -> set[str]:
        choice = self.match.choice(lane)
        assert not isinstance(choice, Chance), "chance has to speak first"
        return {str(action) for action in choice.options(self.state)}

    def outcomes(self) -> dict[str, int]:
        assert isinstance(self.choice, Chance), "it is not chance that speaks now"
        return {str(action): weight for action, weight in self.choice.outcomes(self.state)}

    def do(self, *moves: str, lane: Seat | None = None) -> None:
        for move in moves:
            self.match.act(move, lane)
            self._hear()

    def chance(self, *draws: str) -> None:
        for draw in draws:
            assert draw in self.outcomes(), f"{draw} is none of {sorted(self.outcomes())}"
            self.match.act(draw)
            self._hear()

    def reject(self, move: str) -> None:
        before = written(self.state)
        with pytest.raises(Illegal):
            self.match.act(move)
        assert written(self.state) == before

    # looking

    def goods(self, seat: Seat) -> dict[str, int]:
        return dict(zip(RESOURCES, self.province(seat).goods, strict=True))

    def plus2(self, seat: Seat) -> int:
        return self.province(seat).plus2

    def soldiers(self, seat: Seat) -> int:
        return self.province(seat).soldiers

    def buildings(self, seat: Seat) -> set[str]:
        return {name for name in BUILDING if self.province(seat).built & BIT[name]}

    def dice(self, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Own dice and bonus dice in hand."""
        return self.province(seat).dice, self.province(seat).bonus

    def total(self, seat: Seat) -> int:
        return self.province(seat).score

    def reasons(self, seat: Seat) -> dict[str, int]:
        return {reason: count for reason, count in points(self.state)[seat].items() if count}

    def result(self) -> Result:
        return result(self.state)

    def view(self, seat: Seat | None) -> View:
        return GAME.view(self.state, seat)


def start(options: Mapping[str, str], seats: int = 3, seed: int = 0) -> Desk:
    """A whole game from its set-up, chance by the seed, standing at the first choice of a seat."""
    desk = Desk(seats)
    desk.match = Match.start(GAME, seats, options)
    desk.match.roll(Dice(seed))
    return desk
