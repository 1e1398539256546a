"""The gates: how strong each level has to be against the one below it, as data."""

from dataclasses import dataclass, replace

from regalia.agents.arena import Contest
from regalia.agents.figures import Share
from regalia.core.game import AnyGame
from regalia.core.laws import cover
from regalia.games.wonderful_kingdom.box.catalogue import SOLO_PACKS
from regalia.games.wonderful_kingdom.rules.scoring import MEDAL_NAMES

SEED = "ladder"  # no bot is trained on seeds that begin so
ITERATIONS = {"kingdom-builder": 200, "kingsburg": 60, "wonderful-kingdom": 300}  # three seconds a game, or less
SEARCH, ALONE, SECOND, TENTH = "search:{}it", "search:200it", "search:1s", "search:0.1s"
USUAL = 200  # iterations in a game that is not ours
QUICK, SEARCHED, TIMED, DEALS, CELL = 1000, 400, 60, 200, 20  # games of a line, by what they cost
DOUBT, SETTLED = 0.95, 100  # a cell with a share below this one is played on until it has so many games


@dataclass(frozen=True, slots=True)
class Gate:
    """What the share of the first bot has to be: at least, at most, or its interval around."""

    sign: str  # ≥, ≤ or ∋
    bound: float
    ends: tuple[str, ...] = ()  # the ways to end that count, the least of them first; any victory if none is named

    def __str__(self) -> str:
        return f"{self.sign} {self.bound:.0%}"

    def met(self, share: Share) -> bool:
        match self.sign:
            case "≥":
                return share.value >= self.bound
            case "≤":
                return share.value <= self.bound
        return share.low <= self.bound <= share.high


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the ladder: the first bot against the second, who takes all other seats."""

    name: str
    bots: tuple[str, ...]
    seats: int
    games: int
    gates: tuple[Gate, ...]
    options: tuple[tuple[str, str], ...] = ()
    seed: str = SEED

    @property
    def timed(self) -> bool:
        """Whether a bot thinks by the clock: such figures depend on the machine."""
        return any(bot.endswith("s") and ":" in bot for bot in self.bots)

    def contest(self, game: AnyGame, scale: float = 1.0) -> Contest:
        games, bots = max(1, round(self.games * scale)), self.named(game)
        return Contest(game.id, bots, self.seats, games, self.seed, dict(self.options), {})

    def played_on(self) -> "Line":
        """The same line, longer: few games can look weak by bad luck alone."""
        return replace(self, games=SETTLED)

    def named(self, game: AnyGame) -> tuple[str, ...]:
        """The bots with the iterations that this game can afford."""
        return tuple(bot.format(ITERATIONS.get(game.id, USUAL)) for bot in self.bots)


def _least(bound: float) -> tuple[Gate, ...]:
    return (Gate("≥", bound),)


MIRROR = Line("mirror", ("greedy", "greedy"), 2, QUICK, (Gate("∋", 0.5),))
LINES = (
    Line("greedy-v-random", ("greedy", "random"), 2, QUICK, _least(0.97)),
    Line("tuned-v-greedy", ("tuned", "greedy"), 2, QUICK, _least(0.65)),
    Line("search-v-greedy", (SEARCH, "greedy"), 2, SEARCHED, _least(0.85)),
    Line("search-v-tuned", (SEARCH, "tuned"), 2, SEARCHED, _least(0.60)),
    Line("search-1s-v-0.1s", (SECOND, TENTH), 2, TIMED, _least(0.55)),
    Line("random-v-3-greedy", ("random", "greedy"), 4, QUICK, (Gate("≤", 0.02),)),
    Line("tuned-v-3-greedy", ("tuned", "greedy"), 4, QUICK, _least(0.40)),
    Line("search-v-3-greedy", (SEARCH, "greedy"), 4, SEARCHED, _least(0.60)),
    Line("search-v-3-tuned", (SEARCH, "tuned"), 4, SEARCHED, _least(0.35)),
)
MEDALS = tuple(Gate("≥", bound, MEDAL_NAMES[at:]) for at, bound in enumerate((0.95, 0.60, 0.20)))
OWN = {  # by game: lines that only this game has
    "wonderful-kingdom": tuple(
        Line(f"solo-{pack}", (ALONE,), 1, DEALS, MEDALS, (("module", "threat"), ("pack", pack), ("side", "B")))
        for pack in SOLO_PACKS
    )
}


def lines(game: AnyGame) -> tuple[Line, ...]:
    """The lines of a game: those for as many seats as it has, and its own."""
    return tuple(line for line in (*LINES, *OWN.get(game.id, ())) if line.seats in game.seats)


def cells(game: AnyGame) -> tuple[Line, ...]:
    """A short line for each cell of the cover of its options: what a bot knows of a game holds with every module."""
    return tuple(
        Line(f"cell-{number}", ("tuned", "random"), cell.seats, CELL, _least(0.90), cell.options, f"{SEED}/{number}")
        for number, cell in enumerate(cover(game))
    )
