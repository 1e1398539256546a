"""What a lead is worth as a chance, for people who ask; fitted to how games of tuned ended that stood so."""

from regalia.agents.mind import win_chance
from regalia.games.wonderful_kingdom.rules.state import ROUNDS
from regalia.games.wonderful_kingdom.rules.view import View

CHOICE = "choice"  # the phase
# by round, while cards are chosen and afterwards
SCALE_WITH_TWO = ((17.0, 14.0, 11.5, 8.0), (15.5, 12.0, 10.0, 2.5))  # points that make a lead a likely victory
SCALE_ALONE = ((8.0, 8.0, 7.0, 5.5), (8.0, 8.0, 7.5, 1.0))  # or a medal
LATER_POINTS = (
    (66.0, 38.0, 10.0, 5.0),
    (61.0, 33.0, 5.0, 0.0),
)  # points of later rounds, alone
MEDALS, MEDALS_OF_QUESTS = 0.97, 0.65  # of games of tuned: 58 of 60, and 13 of 20 as long as the final step is open


def victory(view: View, lead: float) -> float:
    """How likely a lead over the rival wins."""
    return win_chance(lead, _now(SCALE_WITH_TWO, view))


def medal(view: View, lead: float) -> float:
    """How likely a worth that lies so far above the first medal, or below it, wins one."""
    return min(win_chance(lead + _now(LATER_POINTS, view), _now(SCALE_ALONE, view)), _surest(view))


def _surest(view: View) -> float:
    """No game is surer of its medal than those that were measured, before its last cards are chosen."""
    if view.setting.quest and not view.finals:
        return MEDALS_OF_QUESTS
    return 1.0 if view.round == ROUNDS and view.phase != CHOICE else MEDALS


def _now(fitted: tuple[tuple[float, ...], ...], view: View) -> float:
    return fitted[view.phase != CHOICE][min(max(1, view.round), ROUNDS) - 1]
