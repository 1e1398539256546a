"""The gates: how strong each level has to be against the one below it, as data."""

from dataclasses import dataclass, replace
from types import ModuleType

from regalia.agents import minds
from regalia.agents.arena import Contest
from regalia.agents.meter import DEFAULT_ITERATIONS
from regalia.agents.results import Share
from regalia.core.game import AnyGame
from regalia.core.laws import cover

SEED = "ladder"  # no bot is trained on seeds that begin so
SEARCH = "search:{}it"  # with the iterations of the game
QUICK_GAMES, SEARCH_GAMES, TIMED_GAMES, CELL_GAMES = 1000, 400, 60, 20  # games of a line, by what they cost
DOUBTFUL_SHARE, SETTLED_GAMES = 0.95, 100  # a cell with a share below this one is played on until it has so many games


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
    """One line of the ladder: the first bot against the second, which takes all other seats."""

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
        return replace(self, games=SETTLED_GAMES)

    def named(self, game: AnyGame) -> tuple[str, ...]:
        """The bots with the iterations that this game can afford."""
        return tuple(bot.format(getattr(_own(game), "ITERATIONS", DEFAULT_ITERATIONS)) for bot in self.bots)


def _own(game: AnyGame) -> ModuleType | None:
    return minds.module(game, "ladder")


def _least(bound: float) -> tuple[Gate, ...]:
    return (Gate("≥", bound),)


MIRROR = Line("mirror", ("greedy", "greedy"), 2, QUICK_GAMES, (Gate("∋", 0.5),))
LINES = (
    Line("greedy-v-random", ("greedy", "random"), 2, QUICK_GAMES, _least(0.97)),
    Line("tuned-v-greedy", ("tuned", "greedy"), 2, QUICK_GAMES, _least(0.65)),
    Line("search-v-greedy", (SEARCH, "greedy"), 2, SEARCH_GAMES, _least(0.85)),
    Line("search-v-tuned", (SEARCH, "tuned"), 2, SEARCH_GAMES, _least(0.60)),
    Line("search-1s-v-0.1s", ("search:1s", "search:0.1s"), 2, TIMED_GAMES, _least(0.55)),
    Line("random-v-3-greedy", ("random", "greedy"), 4, QUICK_GAMES, (Gate("≤", 0.02),)),
    Line("tuned-v-3-greedy", ("tuned", "greedy"), 4, QUICK_GAMES, _least(0.40)),
    Line("search-v-3-greedy", (SEARCH, "greedy"), 4, SEARCH_GAMES, _least(0.60)),
    Line("search-v-3-tuned", (SEARCH, "tuned"), 4, SEARCH_GAMES, _least(0.35)),
)


def lines(game: AnyGame) -> tuple[Line, ...]:
    """The lines of a game: those for as many seats as it has, and those that stand with its mind."""
    return tuple(line for line in (*LINES, *getattr(_own(game), "LINES", ())) if line.seats in game.seats)


def cells(game: AnyGame) -> tuple[Line, ...]:
    """A short line for each cell of the cover of its options: what a bot knows of a game holds with every module."""
    return tuple(
        Line(f"cell-{at}", ("tuned", "random"), cell.seats, CELL_GAMES, _least(0.90), cell.options, f"{SEED}/{at}")
        for at, cell in enumerate(cover(game))
    )
