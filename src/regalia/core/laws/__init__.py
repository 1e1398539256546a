"""What every game must obey, whatever its rules: a suite to run on any of them.

check(game, cover(game), range(10)) plays every pair of option values and holds ALL laws against every position;
clashes_are_refused and twins_play_alike look at the game as a whole.
"""

from regalia.core.laws.boxes import another
from regalia.core.laws.clashes import clashes_are_refused
from regalia.core.laws.cover import Cell, cover
from regalia.core.laws.suite import ALL, Report, check
from regalia.core.laws.twins import find, twins_play_alike
from regalia.core.laws.walk import Known, Law, Position, law, walk

__all__ = (
    "ALL",
    "Cell",
    "Known",
    "Law",
    "Position",
    "Report",
    "another",
    "check",
    "clashes_are_refused",
    "cover",
    "find",
    "law",
    "twins_play_alike",
    "walk",
)
