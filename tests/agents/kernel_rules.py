"""What the rules say of a state, asked of the kernel of Kingdom Builder: options, actions, points, result."""

from collections.abc import Iterator, Sequence

from regalia.agents.kernels import Ints, jit
from regalia.agents.kernels.kingdom_builder import areas, layout, offers, scoring, turns
from regalia.agents.kernels.kingdom_builder.codes import ALLOT_CODE, DISCARD_CODE, END_CODE
from regalia.agents.kernels.kingdom_builder.kernel import playouts, weighted
from regalia.agents.kernels.kingdom_builder.sets import has
from regalia.agents.kernels.kingdom_builder.weights import GREEDY
from regalia.core.protocol import Result
from regalia.games.kingdom_builder.box.data import BUILDABLE
from regalia.games.kingdom_builder.rules.actions import ALLOT

apply, _offers, _points, _label = jit(turns.apply), jit(offers.offers), jit(scoring.points), jit(areas.update_areas)


def options(position: Ints) -> list[int]:
    """The codes of all that can be done now, by a seat or by chance, in the order of the rules; none at the end."""
    kind = position[layout.KIND]
    if kind in (layout.DRAWING, layout.REDRAWING):
        pile = offers.source(position)
        return [offers.card_code(position, card) for card in range(BUILDABLE) if position[pile + card]]
    if kind == layout.DISCARDING:
        return [DISCARD_CODE + 2 * position[layout.TILE] + ready for ready in range(2)]
    if kind == layout.ALLOTTING:
        return [ALLOT_CODE + choice for choice in range(len(ALLOT))]
    return [*_on_hexes(position)] if kind != layout.OVER else []


def _on_hexes(position: Ints) -> Iterator[int]:
    ending = _offers(position)
    for offer in range(layout.OFFERS):
        for hex_ in range(layout.HEXES if position[layout.SIZE + offer] else 0):
            if has(position, layout.OFFER + offer * layout.WORDS, hex_):
                yield offer * layout.HEXES + hex_
    if ending:
        yield END_CODE


def scores(position: Ints) -> list[dict[str, int]]:
    """The points of each seat as things lie now, reason by reason."""
    in_play = [(at, reason) for at, reason in enumerate(layout.REASONS) if position[layout.IN_PLAY + at]]
    for seat in range(position[layout.SEATS]):
        _label(position, seat)
    return [{reason: _points(position, seat, at) for at, reason in in_play} for seat in range(position[layout.SEATS])]


def result(position: Ints) -> Result:
    """Most points win; who is level shares the victory."""
    totals = [sum(reasons.values()) for reasons in scores(position)]
    return Result(tuple(1 + sum(other > mine for other in totals) for mine in totals), ("points",) * len(totals))


def same(one: Ints, two: Ints) -> bool:
    """Whether two arrays stand for the same position; what lies in the room to work in does not matter."""
    return one.tobytes()[: 8 * layout.FIXED] == two.tobytes()[: 8 * layout.FIXED]


def playout(position: Ints, seed: int, weights: Sequence[int] = GREEDY) -> tuple[int, ...]:
    """Let all seats play to the end once: the points of each."""
    points = playouts(position, ((),), range(1), seed, weighted(weights))
    return tuple(points[0, 0, seat] for seat in range(position[layout.SEATS]))
