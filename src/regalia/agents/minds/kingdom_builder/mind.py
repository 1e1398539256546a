"""Whole turns planned on the kernel: tuned takes the first step of the best one, search tries them in playouts."""

from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from regalia.agents.kernels import NUMBA, Ints, ints
from regalia.agents.kernels.kingdom_builder import layout
from regalia.agents.kernels.kingdom_builder.codes import CODE
from regalia.agents.kernels.kingdom_builder.encode import encode
from regalia.agents.kernels.kingdom_builder.kernel import Plan, Turn, playouts, turns
from regalia.agents.kernels.kingdom_builder.outlook import appraise
from regalia.agents.kernels.kingdom_builder.turns import apply
from regalia.agents.kernels.kingdom_builder.value import lead
from regalia.agents.mind import MindClass, win_chance
from regalia.agents.minds.kingdom_builder.weights import PLAYOUT, VALUE, as_array
from regalia.core.game import AnyGame
from regalia.core.protocol import Action, Seat
from regalia.core.words import WordFiles
from regalia.games.kingdom_builder.rules.actions import END
from regalia.games.kingdom_builder.rules.view import View

SETTING_UP = (layout.FOUNDING, layout.ALLOTTING)  # what is chosen before the first turn
DENIALS = ("deny_points", "deny_places")
FEATURES = (*layout.REASONS, "tiles", "next", *DENIALS)  # in the order of a turn's parts
DUPLICATE_PENALTY = 1.0  # points by which a turn lies behind a better one that leads to the same place
SCALE = 7.0  # points that make a lead a likely victory
CHANCE_WORLDS = range(256 if NUMBA else 4)  # worlds in which victories are counted
VALUE_WEIGHTS, PLAYOUT_WEIGHTS = as_array(VALUE), as_array(PLAYOUT)


class KingdomBuilderMind:
    breadth, standard_errors, words = 8 if NUMBA else 3, 1.0, WordFiles(Path(__file__).parent / "words")

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def rate(self, view: View, options: Sequence[Action], rng: Random) -> Sequence[float]:
        """What the best turn is worth that begins with an option; those not looked at lie below the others."""
        rated = {turn.plan[0]: worth for worth, turn in self._turns(view, rng)}
        least = min(rated.values(), default=0.0) - DUPLICATE_PENALTY
        return [rated.get(CODE[option], least) for option in options]

    def trials(self, view: View, options: Sequence[Action], rng: Random) -> "Playouts":
        plans = {turn.plan[0]: turn.plan for _, turn in self._turns(view, rng)}
        codes = [CODE[option] for option in options]
        position = encode(self.game.imagine(view, rng))
        return Playouts(position, [plans.get(code, (code,)) for code in codes], rng.getrandbits(31), view.seat or 0)

    def chance(self, view: View, option: Action, rng: Random) -> float:
        """The share of victories in playouts; a shared one counts in part."""
        return self.trials(view, [option], rng).share()

    def features(self, view: View, option: Action, rng: Random) -> Mapping[str, float]:
        """The parts of what the best turn is worth that begins with an option. Nobody knows yet what to found."""
        position = position_of(self.game, view, rng)
        found = _parts(position, option) if position[layout.KIND] not in SETTING_UP else ()
        return {name: part / 1000 for name, part in zip(FEATURES, found, strict=False) if part}

    def gains(self, view: View, option: Action, rng: Random) -> Mapping[str, float]:
        """What that turn adds to how everybody stands now; what it denies, with all that the others lose."""
        position = position_of(self.game, view, rng)
        if position[layout.KIND] in SETTING_UP:
            return {}
        named = zip(FEATURES, _parts(position, option), _parts_now(position), strict=True)
        gains = {name: (then - now) / 1000 for name, then, now in named}
        return gains | {name: gains[name] * 1000 * (position[layout.SEATS] - 1) / VALUE["rival"] for name in DENIALS}

    def _turns(self, view: View, rng: Random) -> list[tuple[float, Turn]]:
        """Whole turns with their worth in points, the best first."""
        position = position_of(self.game, view, rng)
        if position[layout.KIND] in SETTING_UP:
            return []
        found, ends = list[tuple[float, Turn]](), set[int]()
        for turn in sorted(turns(position, VALUE_WEIGHTS), key=lambda turn: -turn.worth):
            found.append((turn.worth / 1000 - DUPLICATE_PENALTY * (turn.end in ends), turn))
            ends.add(turn.end)
        return found


def _parts(position: Ints, option: Action) -> Sequence[int]:
    """What the best turn is worth that begins with an option, part by part, in thousandths."""
    if option == END:
        found = [turn for turn in turns(position, VALUE_WEIGHTS) if turn.plan == (CODE[END],)]
    else:
        found = turns(after(position, CODE[option]), VALUE_WEIGHTS)
    return max(found, key=lambda turn: turn.worth).parts


def _parts_now(position: Ints) -> Sequence[int]:
    """The same of a position as it stands, without compiling for it."""
    plain, weights = array("q", position.tobytes()), array("q", VALUE_WEIGHTS.tobytes())
    appraise(plain, weights)
    lead(plain, weights, plain[layout.SEAT])
    return plain[layout.PARTS : layout.PARTS + layout.PART_COUNT]


def position_of(game: AnyGame, view: View, rng: Random) -> Ints:
    """The position of a view; its pile is whatever is unseen, so that plans count cards and do not guess."""
    position = encode(game.imagine(view, rng))
    if view.pile:
        for card, count in enumerate(view.unseen):
            position[layout.PILE + card] = count
    return position


def after(position: Ints, code: int) -> Ints:
    """The position after one action, without compiling for it."""
    plain = array("q", position.tobytes())
    apply(plain, code)
    return ints(plain)


class Playouts:
    """Turns followed to the end of the game, where all seats play by the weights."""

    batch, deterministic = 4 if NUMBA else 1, False

    def __init__(self, position: Ints, plans: Sequence[Plan], seed: int, seat: Seat) -> None:
        self.position, self.plans, self.seed, self.seat = position, plans, seed, seat

    def run(self, at: Sequence[int], worlds: range) -> Sequence[Sequence[float]]:
        return [[self._won(points) for points in world] for world in self._ended(at, worlds)]

    def share(self) -> float:
        """How many victories the first option brings."""
        ended = self._ended([0], CHANCE_WORLDS)[0]
        return fmean(max(points) == points[self.seat] and 1 / points.count(max(points)) for points in ended)

    def _ended(self, at: Sequence[int], worlds: range) -> list[list[list[int]]]:
        """The points of all seats at the end, by option and world."""
        plans = [self.plans[one] for one in at]
        ended: Any = playouts(self.position, plans, worlds, self.seed, PLAYOUT_WEIGHTS, self.seat)
        found: list[list[list[int]]] = ended.tolist()
        return found

    def _won(self, points: Sequence[int]) -> float:
        others = (made for seat, made in enumerate(points) if seat != self.seat)
        return win_chance(points[self.seat] - max(others), SCALE)


MIND: MindClass = KingdomBuilderMind
