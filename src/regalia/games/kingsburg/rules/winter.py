"""Winter: reinforcements, the enemy, and the battle of every province."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import NamedTuple

from regalia.core.known import sure
from regalia.core.lanes import together
from regalia.core.protocol import Action, Announcement, Chance, Choice, Seat, Step, then
from regalia.games.kingsburg.box import data
from regalia.games.kingsburg.box.data import BIT, BUILDINGS, NOTHING, Building, Enemy, Gain, Goods
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import DONE, Cast, Fight, Invoke, Token
from regalia.games.kingsburg.rules.gains import NO_GAIN, Brings, RevealEnemy, both, lose, minus, owed, receive, score
from regalia.games.kingsburg.rules.hooks import destiny, effects
from regalia.games.kingsburg.rules.state import BATTLES, GOVERNOR, Province, Readable, Realm
from regalia.games.kingsburg.rules.state import BUILDINGS as FOR_BUILDINGS


@dataclass(frozen=True, slots=True)
class Winter(Step):
    """The King's reinforcements come before the enemy is seen; in the first edition after."""

    def run(self, state: Realm) -> None:
        help_first = (Reinforcements(), RevealEnemy())
        then(state, *(help_first if state.modules.edition == "third" else help_first[::-1]), Battle())


@dataclass(frozen=True, slots=True)
class Reinforcements(Step):
    """A die for all, or an army token of everybody's own, chosen in secret and shown together."""

    def run(self, state: Realm) -> None:
        snow = destiny(state, moments.SNOW)
        if state.modules.army:
            lanes = [(seat, (ChoosingToken(seat),)) for seat in state.order]
            then(state, ShowTokens())
            together(state, lanes, ())
        elif snow:
            reinforce(state, snow(state))
        else:
            then(state, KingsDie())


@dataclass(frozen=True, slots=True)
class KingsDie(Chance):
    """One die, the same for everybody."""

    def purpose(self) -> str:
        return "reinforcements"

    def outcomes(self, state: Realm) -> Sequence[tuple[Cast, int]]:
        return [(Cast("king", face), 1) for face in range(1, 7)]

    def take(self, state: Realm, action: Cast) -> None:
        reinforce(state, action.face)


def reinforce(state: Realm, soldiers: int) -> None:
    then(state, *(Reinforced(seat, soldiers) for seat in state.order))


@dataclass(frozen=True, slots=True)
class ChoosingToken(Choice):
    """Choose one of your army tokens in secret."""

    seat: Seat

    def options(self, state: Readable) -> Sequence[Token]:
        return [Token(value) for value in dict.fromkeys(state.provinces[self.seat].tokens)]

    def take(self, state: Realm, action: Token) -> None:
        state.provinces[self.seat].pick = str(action.value)


@dataclass(frozen=True, slots=True)
class ShowTokens(Step):
    """All tokens are shown together and leave the game."""

    def run(self, state: Realm) -> None:
        chosen = {seat: int(state.provinces[seat].pick) for seat in state.order}
        for seat, value in chosen.items():
            province = state.provinces[seat]
            left = list(province.tokens)
            left.remove(value)
            province.tokens, province.pick = tuple(left), ""
        then(state, *(Reinforced(seat, value) for seat, value in chosen.items()))


@dataclass(frozen=True, slots=True)
class Reinforced(Step):
    """Soldiers of the King; the Military Academy rolls for more."""

    seat: Seat
    soldiers: int

    def run(self, state: Realm) -> None:
        if effects(state, self.seat, moments.ACADEMY):
            then(state, AcademyDie(self.seat, self.soldiers))
        else:
            reinforced(state, self.seat, self.soldiers)


@dataclass(frozen=True, slots=True)
class AcademyDie(Chance):
    """A die of the seat's own."""

    player: Seat
    soldiers: int

    def purpose(self) -> str:
        return f"academy {self.player}"

    def outcomes(self, state: Realm) -> Sequence[tuple[Cast, int]]:
        return [(Cast("academy", face, self.player), 1) for face in range(1, 7)]

    def take(self, state: Realm, action: Cast) -> None:
        for effect in effects(state, self.player, moments.ACADEMY):
            then(state, Drilling(self.player, self.soldiers, effect(state, action.face)))


@dataclass(frozen=True, slots=True)
class Drilling(Choice):
    """Take the Academy's number of soldiers, or the King's."""

    seat: Seat
    soldiers: int
    drilled: int

    def options(self, state: Readable) -> Sequence[Action]:
        return [Invoke("military-academy"), DONE]

    def take(self, state: Realm, action: Action) -> None:
        reinforced(state, self.seat, self.soldiers if action == DONE else self.drilled)


def reinforced(state: Realm, seat: Seat, soldiers: int) -> None:
    state.provinces[seat].soldiers += soldiers
    state.provinces[seat].sent = soldiers


def modifier(state: Readable, seat: Seat, enemy: Enemy) -> int:
    """All that makes the soldiers of a seat stronger or weaker against an enemy."""
    return sum([effect(state, enemy) for effect in effects(state, seat, moments.BATTLE)])


def strength(state: Readable, seat: Seat, enemy: Enemy) -> int:
    """Soldiers and what makes them stronger or weaker."""
    return state.provinces[seat].soldiers + modifier(state, seat, enemy)


def fierceness(state: Readable) -> int:
    """What destiny adds to the strength of the enemy."""
    fierce = destiny(state, moments.ENEMY)
    return fierce(state) if fierce else 0


def wins(state: Readable, seat: Seat, enemy: Enemy) -> int:
    """1 for a victory, 0 for a draw, -1 for a defeat."""
    mine, theirs = strength(state, seat, enemy), enemy.strength + fierceness(state)
    if mine == theirs and effects(state, seat, moments.DRAW_WINS):
        return 1
    return (mine > theirs) - (mine < theirs)


@dataclass(frozen=True, slots=True)
class Battle(Step):
    """Every province fights for itself. The strongest victors have a point more."""

    def run(self, state: Realm) -> None:
        enemy = data.ENEMY[state.enemy]
        fights = [(seat, strength(state, seat, enemy), wins(state, seat, enemy)) for seat in state.order]
        best = max((mine for _, mine, won in fights if won > 0), default=None)
        state.foe, state.fights = state.enemy, ()
        then(state, *(Fought(*fight, fight[1] == best and fight[2] > 0) for fight in fights), EndOfBattle())


@dataclass(frozen=True, slots=True)
class Fought(Announcement, Brings):
    """The reward of the card for a victor, its penalty for the defeated, nothing for a draw."""

    player: Seat
    strength: int
    outcome: int
    strongest: bool

    def announced(self, state: Realm) -> Fight:
        return Fight(self.player, self.strength, self.outcome)

    def brings(self, state: Readable, action: Fight) -> Gain:
        enemy = data.ENEMY[sure(state.enemy)]  # it lies open
        if self.outcome < 0:
            lost = toll(state, self.player, enemy)
            return Gain(minus(NOTHING, lost.goods), points=-lost.points - (lost.fallen.points if lost.fallen else 0))
        gains = spoils(state, self.player, enemy, self.strongest) if self.outcome else []
        return reduce(both, (gain for gain, _ in gains), NO_GAIN)

    def take(self, state: Realm, action: Fight) -> None:
        enemy = data.ENEMY[state.enemy]
        state.fights += (action,)
        if self.outcome < 0:
            suffer(state, self.player, toll(state, self.player, enemy))
        elif self.outcome:
            for gain, reason in spoils(state, self.player, enemy, self.strongest):
                receive(state, self.player, gain, reason, "victory")


def spoils(state: Readable, seat: Seat, enemy: Enemy, strongest: bool) -> list[tuple[Gain, int]]:
    """What a victor receives, each with its reason: as the strongest, by buildings and governors, from the card."""
    tournament = destiny(state, moments.TOURNAMENT)
    first = Gain(points=tournament(state) if tournament else 1)
    more = [(Gain(points=effect(state)), GOVERNOR) for effect in effects(state, seat, moments.STRONGEST)]
    own = [(effect(state, seat), BATTLES) for effect in effects(state, seat, moments.VICTORY)]
    return [*([(first, BATTLES), *more] if strongest else []), *own, (enemy.reward, BATTLES)]


class Toll(NamedTuple):
    """What a defeat costs a seat."""

    goods: Goods
    any: int  # resources that the loser then chooses
    points: int
    fallen: Building | None


def toll(state: Readable, seat: Seat, enemy: Enemy) -> Toll:
    """Resources as far as there are any, then those of the loser's choice, a building, points."""
    loss, province = enemy.loss, state.provinces[seat]
    mercy = sum([effect(state) for effect in effects(state, seat, moments.MERCY)])
    gold, wood, stone = (max(0, held - lost) for held, lost in zip(province.goods, loss.goods, strict=True))
    lost, left = owed((gold, wood, stone), loss.any)
    fallen = topmost(province) if loss.building and not effects(state, seat, moments.SPARED) else None
    kept = minus((gold, wood, stone), lost)
    return Toll(minus(province.goods, kept), left, max(0, loss.points - mercy), fallen)


def topmost(province: Province) -> Building | None:
    """The building that would fall: the topmost of the rightmost column that has one."""
    standing = [building for building in BUILDINGS if province.built & BIT[building.name]]
    return max(standing, key=lambda building: building.column, default=None)


def suffer(state: Realm, seat: Seat, lost: Toll) -> None:
    """The points of a building that falls are lost too."""
    score(state, seat, -lost.points, BATTLES)
    if lost.fallen:
        state.provinces[seat].built ^= BIT[lost.fallen.name]
        score(state, seat, -lost.fallen.points, FOR_BUILDINGS)
    lose(state, seat, lost.goods, lost.any)


@dataclass(frozen=True, slots=True)
class EndOfBattle(Step):
    """All soldiers go home."""

    def run(self, state: Realm) -> None:
        for province in state.provinces:
            province.soldiers = 0
