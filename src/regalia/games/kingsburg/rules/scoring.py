"""Points by reason, and who wins: points, then resources, then buildings."""

from regalia.core.protocol import Result
from regalia.games.kingsburg.rules.state import REASONS, Readable


def points(table: Readable) -> list[dict[str, int]]:
    """The points of every seat, reason by reason; reasons that nobody has are left out."""
    used = [at for at in range(len(REASONS)) if at < 2 or any(province.points[at] for province in table.provinces)]
    return [{REASONS[at]: province.points[at] for at in used} for province in table.provinces]


def result(state: Readable) -> Result:
    """The most points; if players are level, resources count, then buildings, then they share the place."""
    worths = [(province.score, province.resources, province.buildings) for province in state.provinces]
    ranks = tuple(1 + sum(other > mine for other in worths) for mine in worths)
    return Result(ranks, tuple(_why(worths, mine) for mine in worths))


def _why(worths: list[tuple[int, int, int]], mine: tuple[int, int, int]) -> str:
    """The first thing in which nobody else is level."""
    for count, reason in ((1, "points"), (2, "resources"), (3, "buildings")):
        if sum(other[:count] == mine[:count] for other in worths) == 1:
            return reason
    return "shared"
