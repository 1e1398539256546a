"""What a lead is worth as a chance, for people who ask; fitted to how games of tuned ended that stood so."""

from regalia.agents.mind import likely
from regalia.games.wonderful_kingdom.rules.state import ROUNDS
from regalia.games.wonderful_kingdom.rules.view import View

CHOICE = "choice"  # the phase
# by round, while cards are chosen and afterwards
RIVALS = ((17.0, 14.0, 11.5, 8.0), (15.5, 12.0, 10.0, 2.5))  # points that make a lead a likely victory
ALONE = ((8.0, 8.0, 7.0, 5.5), (8.0, 8.0, 7.5, 1.0))  # or a medal
COMING = (
    (66.0, 38.0, 10.0, 5.0),
    (61.0, 33.0, 5.0, 0.0),
)  # points of later rounds, alone


def victory(view: View, lead: float) -> float:
    """How likely a lead over the rival wins."""
    return likely(lead, _of(RIVALS, view))


def medal(view: View, lead: float) -> float:
    """How likely a worth that lies so far above the first medal, or below it, wins one."""
    return likely(lead + _of(COMING, view), _of(ALONE, view))


def _of(fitted: tuple[tuple[float, ...], ...], view: View) -> float:
    return fitted[view.phase != CHOICE][min(max(1, view.round), ROUNDS) - 1]
