"""Winter: reinforcements, the enemy, and the battle of every province."""

from collections.abc import Sequence
from typing import Any

from regalia.core.protocol import Action, Chance, Choice, Seat, Step, frozen, then, together
from regalia.games.kingsburg import data
from regalia.games.kingsburg.actions import DONE, Cast, Fight, Invoke, Token
from regalia.games.kingsburg.data import BIT, BUILDINGS, Enemy
from regalia.games.kingsburg.hooks import destiny, effects
from regalia.games.kingsburg.rules.gains import RevealEnemy, lose_any, receive, score
from regalia.games.kingsburg.rules.news import News
from regalia.games.kingsburg.state import BATTLES, Realm
from regalia.games.kingsburg.state import BUILDINGS as FOR_BUILDINGS


@frozen
class Winter(Step):
    """The King's reinforcements come before the enemy is seen; in the first edition after."""

    def run(self, state: Realm) -> None:
        help_first = (Reinforcements(), RevealEnemy())
        then(state, *(help_first if state.modules.edition == "third" else help_first[::-1]), Battle())


@frozen
class Reinforcements(Step):
    """A die for all, or an army token of everybody's own, chosen in secret and shown together."""

    def run(self, state: Realm) -> None:
        snow = destiny(state, "snow")
        if state.modules.army:
            lanes = [(seat, (ChoosingToken(seat),)) for seat in state.order]
            then(state, ShowTokens())
            together(state, lanes, ())
        elif snow:
            reinforce(state, snow(state))
        else:
            then(state, KingsDie())


@frozen
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


@frozen
class ChoosingToken(Choice):
    """Choose one of your army tokens in secret."""

    seat: Seat

    def options(self, state: Realm) -> Sequence[Token]:
        return [Token(value) for value in dict.fromkeys(state.provinces[self.seat].tokens)]

    def take(self, state: Realm, action: Token) -> None:
        state.provinces[self.seat].pick = str(action.value)


@frozen
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


@frozen
class Reinforced(Step):
    """Soldiers of the King; the Military Academy rolls for more."""

    seat: Seat
    soldiers: int

    def run(self, state: Realm) -> None:
        if effects(state, self.seat, "academy"):
            then(state, AcademyDie(self.seat, self.soldiers))
        else:
            state.provinces[self.seat].soldiers += self.soldiers


@frozen
class AcademyDie(Chance):
    """A die of the seat's own."""

    player: Seat
    soldiers: int

    def purpose(self) -> str:
        return f"academy {self.player}"

    def outcomes(self, state: Realm) -> Sequence[tuple[Cast, int]]:
        return [(Cast("academy", face, self.player), 1) for face in range(1, 7)]

    def take(self, state: Realm, action: Cast) -> None:
        for effect in effects(state, self.player, "academy"):
            then(state, Drilling(self.player, self.soldiers, effect(state, action.face)))


@frozen
class Drilling(Choice):
    """Take the Academy's number of soldiers, or the King's."""

    seat: Seat
    soldiers: int
    drilled: int

    def options(self, state: Realm) -> Sequence[Action]:
        return [Invoke("military-academy"), DONE]

    def take(self, state: Realm, action: Action) -> None:
        state.provinces[self.seat].soldiers += self.soldiers if action == DONE else self.drilled


def modifier(state: Any, seat: Seat, enemy: Enemy) -> int:
    """All that makes the soldiers of a seat stronger or weaker against an enemy; works on a view too."""
    found: int = sum([effect(state, enemy) for effect in effects(state, seat, "battle")])
    return found


def strength(state: Realm, seat: Seat) -> int:
    """Soldiers and what makes them stronger or weaker."""
    return state.provinces[seat].soldiers + modifier(state, seat, data.ENEMY[state.enemy])


def wins(state: Realm, seat: Seat, enemy: int) -> int:
    """1 for a victory, 0 for a draw, -1 for a defeat."""
    mine = strength(state, seat)
    if mine == enemy and effects(state, seat, "draw_wins"):
        return 1
    return (mine > enemy) - (mine < enemy)


@frozen
class Battle(Step):
    """Every province fights for itself. The strongest victors have a point more."""

    def run(self, state: Realm) -> None:
        fierce = destiny(state, "enemy")
        enemy = data.ENEMY[state.enemy].strength + (fierce(state) if fierce else 0)
        fights = [(seat, strength(state, seat), wins(state, seat, enemy)) for seat in state.order]
        best = max((mine for _, mine, won in fights if won > 0), default=None)
        state.foe, state.fights = state.enemy, ()
        then(state, *(Fought(*fight, fight[1] == best and fight[2] > 0) for fight in fights), EndOfBattle())


@frozen
class Fought(News):
    """The reward of the card for a victor, its penalty for the defeated, nothing for a draw."""

    player: Seat
    strength: int
    outcome: int
    strongest: bool

    def news(self, state: Realm) -> Fight:
        return Fight(self.player, self.strength, self.outcome)

    def take(self, state: Realm, action: Fight) -> None:
        enemy = data.ENEMY[state.enemy]
        state.fights += (action,)
        if self.outcome < 0:
            suffer(state, self.player, enemy)
        elif self.outcome:
            triumph(state, self.player, enemy, self.strongest)


def triumph(state: Realm, seat: Seat, enemy: Enemy, strongest: bool) -> None:
    """A point for the strongest, what buildings and governors add, then the reward of the card."""
    if strongest:
        tournament = destiny(state, "tournament")
        score(state, seat, tournament(state) if tournament else 1, BATTLES)
        for effect in effects(state, seat, "strongest"):
            effect(state, seat)
    for effect in effects(state, seat, "victory"):
        effect(state, seat)
    receive(state, seat, enemy.reward, BATTLES)


def suffer(state: Realm, seat: Seat, enemy: Enemy) -> None:
    """Resources as far as there are any, then those of the loser's choice, a building, points."""
    loss, province = enemy.loss, state.provinces[seat]
    mercy = sum([effect(state) for effect in effects(state, seat, "mercy")])
    gold, wood, stone = (max(0, held - lost) for held, lost in zip(province.goods, loss.goods, strict=True))
    province.goods = (gold, wood, stone)
    score(state, seat, -max(0, loss.points - mercy), BATTLES)
    if loss.building and not effects(state, seat, "spared"):
        destroy(state, seat)
    lose_any(state, seat, loss.any)


def destroy(state: Realm, seat: Seat) -> None:
    """The topmost building of the rightmost column that has one falls; its points are lost."""
    province = state.provinces[seat]
    standing = [building for building in BUILDINGS if province.built & BIT[building.name]]
    if standing:
        last = max(building.column for building in standing)
        fallen = next(building for building in standing if building.column == last)
        province.built ^= BIT[fallen.name]
        score(state, seat, -fallen.points, FOR_BUILDINGS)


@frozen
class EndOfBattle(Step):
    """All soldiers go home."""

    def run(self, state: Realm) -> None:
        for province in state.provinces:
            province.soldiers = 0
