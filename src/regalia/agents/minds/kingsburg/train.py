"""Fit the weights to games that the mind plays against itself: `python -m regalia.agents.minds.kingsburg.train`.

Every seat is wary and has weights of its own, a little beside those of the round before: so all buildings are tried.
What a seat still scored after each season is then explained by its traits. The weights for all tables come first, those
for tables of two go on from them. The same seed and sizes give the same files, bit for bit; the shipped ones are made
by the command as it stands.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from regalia.agents.minds.kingsburg.fit import Fit
from regalia.agents.minds.kingsburg.judge import (
    ALL_TABLES,
    KNOTS,
    TWO_SEATS,
    WEIGHTS_FOLDER,
    Judge,
    Weights,
    goods_traits,
    realm_traits,
    token_traits,
)
from regalia.agents.minds.kingsburg.mind import KingsburgMind
from regalia.agents.minds.kingsburg.situation import begun, purse, situation
from regalia.core.lanes import apply, first
from regalia.core.protocol import Chance, Seat
from regalia.core.record import Match
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.box.cards import GOVERNORS
from regalia.games.kingsburg.box.data import BIT, RESOURCES, YEARS
from regalia.games.kingsburg.rules.hints import GOVERNOR, RESOURCE, TOKEN, YEARLY
from regalia.games.kingsburg.rules.state import Realm

POINTS_A_YEAR = 6.0  # points of a year, for a start
MEMORY = 0.7  # how much what came in the end counts beside what was promised on the way, season by season
BUILDING_VARIATION = 1.5  # points by which the worth of a building over a game differs from seat to seat, at most
WEIGHT_VARIATION = 0.2  # the part by which all other weights do


class Course(NamedTuple):
    """How weights are trained."""

    seed: str
    rounds: int
    games: int  # of each round
    seats: tuple[int, ...]  # of its tables; every second game is the base game


COURSES = {  # of the shipped weights
    ALL_TABLES: Course("kingsburg", 4, 250, (2, 2, 2, 3, 4, 5)),
    TWO_SEATS: Course("kingsburg for two", 3, 500, (2,)),
}


class Sample(NamedTuple):
    """What was known of a seat after a season, and what it had then."""

    seat: Seat
    left: int
    traits: dict[str, float]
    score: int


def first_guess() -> Weights:
    """Where the first round begins: what the hints say."""
    governors = [f"governor {card.name}" for card in GOVERNORS]
    level = dict.fromkeys(RESOURCES, RESOURCE) | {"plus2": TOKEN, "army": TOKEN, "battle": 1.0, "later": 1.0}
    yearly = YEARLY | dict.fromkeys(governors, GOVERNOR / YEARS) | {"seat": POINTS_A_YEAR}
    names = [*RESOURCES, *(f"much {name}" for name in RESOURCES), "many", "plus2", "more plus2"]
    names += ["seat", "seats", "envoy", *(f"{place} {when}" for place in ("lead", "trail") for when in range(3))]
    names += [*governors, "army", "soldiers", "battle", "later", *BIT]
    return {name: [level.get(name, 0.0) + yearly.get(name, 0.0) * knot / 3 for knot in KNOTS] for name in names}


def varied(weights: Weights, rng: Random) -> Weights:
    """Weights beside the given ones."""
    found = {}
    for name, knots in weights.items():
        more = rng.uniform(-BUILDING_VARIATION, BUILDING_VARIATION) / KNOTS[-1] if name in BIT else 0.0
        factor = 1.0 if name in BIT else rng.uniform(1 - WEIGHT_VARIATION, 1 + WEIGHT_VARIATION)
        found[name] = [factor * weight + more * knot for weight, knot in zip(knots, KNOTS, strict=True)]
    return found


def setting(tables: Sequence[int], rng: Random) -> tuple[int, dict[str, str]]:
    """Seats and modules of a game."""
    base = rng.random() < 0.5
    return rng.choice(tables), {} if base else {option.name: rng.choice(option.choices) for option in GAME.options}


def played(weights: Weights, tables: Sequence[int], rng: Random) -> tuple[list[Sample], list[int]]:
    """A game of the mind against itself: its samples, and the scores in the end."""
    seats, options = setting(tables, rng)
    minds = [KingsburgMind(GAME, Judge(varied(weights, rng)), wary=True) for _ in range(seats)]
    state, samples = Match.start(GAME, seats, options).state, dict[tuple[int, bool], list[Sample]]()
    while state.agenda:
        step(state, minds, rng)
        if state.agenda and between(state):
            phase = situation(state, 0).phase
            if (phase.left, phase.battle) not in samples:
                samples[phase.left, phase.battle] = [sample(state, seat) for seat in range(seats)]
    return [found for some in samples.values() for found in some], [province.score for province in state.provinces]


def step(state: Realm, minds: Sequence[KingsburgMind], rng: Random) -> None:
    """Chance or a mind acts."""
    lane, choice = first(state)
    if isinstance(choice, Chance):
        apply(state, lane, choice.sample(state, rng))
        return
    options, at = choice.options(state), 0
    if len(options) > 1:
        rates = minds[choice.seat].rate(GAME.view(state, choice.seat), options, rng)
        at = max(range(len(options)), key=rates.__getitem__)
    apply(state, lane, options[at])


def between(state: Realm) -> bool:
    """Whether a season is over and the next one has not begun."""
    return bool(state.year and not state.court and (not state.season or not begun(state, state.order[0])))


def sample(state: Realm, seat: Seat) -> Sample:
    at, held = situation(state, seat), purse(state, seat)
    realm = realm_traits(at, at.built, held.soldiers, held.envoy)
    traits = dict((*goods_traits(held.goods), *token_traits(held.plus2), *realm))
    return Sample(seat, at.phase.left, traits, state.provinces[seat].score)


def targets(judge: Judge, samples: Sequence[Sample], score: int, memory: float) -> Iterator[tuple[Sample, float]]:
    """What the samples of one seat should have promised: what came, mixed with what later ones promised."""
    reached = promised = float(score)
    for found in reversed(samples):
        reached = memory * reached + (1 - memory) * promised
        promised = found.score + judge.sum(found.left, found.traits.items())
        yield found, reached - found.score


def trained(course: Course, start: Weights | None = None) -> Weights:
    """Rounds of games, each with the weights of the one before; after a guess only what came in the end counts."""
    weights, memory = start or first_guess(), MEMORY if start else 1.0
    for number in range(course.rounds):
        fit = Fit(weights)
        for game in range(course.games):
            samples, scores = played(weights, course.seats, Random(f"{course.seed}/{number}/{game}"))
            for seat, score in enumerate(scores):
                own = [found for found in samples if found.seat == seat]
                for found, gained in targets(fit.judge, own, score, memory):
                    fit.add(found.left, found.traits, gained)
        weights, memory = fit.solved(), MEMORY
    return weights


def written(weights: Weights) -> str:
    """A line for each trait."""
    lines = (f'"{name}": {list(knots)}' for name, knots in sorted(weights.items()))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    parser = ArgumentParser(description="Fit the weights of Kingsburg's mind anew.")
    parser.add_argument("--out", type=Path, default=WEIGHTS_FOLDER, metavar="FOLDER")
    folder, weights = parser.parse_args().out, None
    folder.mkdir(parents=True, exist_ok=True)
    for name, course in COURSES.items():
        weights = trained(course, weights)
        (folder / name).write_text(written(weights), "utf-8")


if __name__ == "__main__":
    main()
