"""How the bots of this game are measured: beside the lines of all games, medals alone with each pack."""

from regalia.agents.ladder import Gate, Line
from regalia.games.wonderful_kingdom.box.catalogue import SOLO_PACKS
from regalia.games.wonderful_kingdom.rules.scoring import MEDAL_NAMES

ITERATIONS = 300  # of a search, for each choice: three seconds a game, or less
GAMES = 200
MEDALS = tuple(Gate("≥", bound, MEDAL_NAMES[at:]) for at, bound in enumerate((0.95, 0.60, 0.20)))
LINES = tuple(
    Line(f"solo-{pack}", ("search:200it",), 1, GAMES, MEDALS, (("module", "threat"), ("pack", pack), ("side", "B")))
    for pack in SOLO_PACKS
)
