"""The box is conserved: what is checked of every position, played or imagined."""

from collections import Counter
from collections.abc import Iterator

from regalia.core.protocol import Broken
from regalia.games.kingsburg.box.data import ALL_ROWS, ARMY_TOKENS, ENEMY, YEARS
from regalia.games.kingsburg.rules.actions import Influence
from regalia.games.kingsburg.rules.state import NEUTRAL, Province, Realm


def audit(state: Realm) -> None:
    if faults := list(_faults(state)):
        raise Broken("Kingsburg: " + "; ".join(faults))


def _faults(state: Realm) -> Iterator[str]:
    for seat, province in enumerate(state.provinces):
        yield from (f"seat {seat} {fault}" for fault in _province(state, province))
    yield from _dice(state)
    yield from _cards(state)


def _province(state: Realm, province: Province) -> Iterator[str]:
    if min(*province.goods, province.plus2, province.soldiers) < 0:
        yield "owes something"
    for row, letter in enumerate(ALL_ROWS):
        columns = province.built >> 4 * row & 0b1111
        if columns & (columns + 1):
            yield f"has a gap in row {letter}"
        if columns and letter not in state.modules.rows:
            yield f"has built in row {letter}, which is not in play"
    if Counter(province.tokens) - Counter(ARMY_TOKENS if state.modules.army else ()):
        yield "has army tokens that are not its own"


def _dice(state: Realm) -> Iterator[str]:
    """Nobody has more own dice than three, on the court and in hand; the taken ranks are those with dice."""
    placed = [(seat, lying) for seat, lying in state.court if isinstance(lying, Influence)]
    for seat, province in enumerate(state.provinces):
        if len(province.dice) + sum(len(lying.own) for who, lying in placed if who == seat) > 3:
            yield f"seat {seat} has too many dice"
    taken = sum({1 << lying.rank for _, lying in placed if not lying.private})
    if taken != state.taken:
        yield "the ranks that are taken are not those with dice"
    if any(seat == NEUTRAL for seat, _ in placed) and len(state.provinces) != 2:
        yield "there are neutral dice with more than two seats"


def _cards(state: Realm) -> Iterator[str]:
    governors = [card for province in state.provinces for card in (*province.hand, province.governor) if card]
    if len(set(governors) | set(state.offered)) != len(governors) + len(state.offered):
        yield "a governor is there twice"
    if len(set(state.past)) != len(state.past) or (state.destiny and state.destiny not in state.past):
        yield "a destiny card came twice"
    if state.enemy and ENEMY[state.enemy].year != state.year:
        yield "the enemy is of another year"
    if (state.known or state.shown) and not state.enemy:
        yield "an enemy is known that was never drawn"
    if not 0 <= state.year <= YEARS:
        yield "there is no such year"
