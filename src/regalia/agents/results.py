"""What games between bots say, and how surely. The seed is the unit: its games share their luck."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from math import ceil
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

from regalia.agents.arena import Contest, Played

CONFIDENCE = 0.95
RESAMPLES = 2000


class Share(NamedTuple):
    """A share of the victories with its interval."""

    value: float
    low: float
    high: float


class Standing(NamedTuple):
    """All figures of one bot of a contest."""

    bot: str
    games: int
    share: Share
    score: float
    spread: float
    decisions: int
    think: float  # seconds, on average
    slow: float  # seconds, at the 99th percentile
    why: Mapping[str, int]
    faults: tuple[str, ...]


class SeatOutcome(NamedTuple):
    """How a game ended for a bot at one seat."""

    bot: int
    win: float
    why: str


def standings(contest: Contest, games: Sequence[Played]) -> list[Standing]:
    return [_standing(contest, games, at) for at in range(len(contest.bots))]


def share(games: Sequence[Played], at: int, ends: Collection[str] = ()) -> Share:
    """What a seat of this bot wins on average; or, with some ways to end named, how often it ends so. Where it has
    several seats the interval is that of all of them together, which can win everything."""
    seats = 1 if ends else max(game.bots.count(at) for game in games)
    worths = [seats * worth for worth in _block_shares(games, at, ends)]
    return Share(*(found / seats for found in (fmean(worths), *interval(worths))))


def pooled(contests: Sequence[Sequence[Played]], at: int) -> Share:
    """What this bot, with one seat in each contest, wins over all of them: every contest counts alike."""
    strata = [_block_shares(games, at) for games in contests]
    return Share(fmean(map(fmean, strata)), *stratified(strata))


def interval(blocks: Sequence[float]) -> tuple[float, float]:
    """The bootstrap interval of a mean share, the same in every run."""
    return stratified([blocks])


def stratified(strata: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The bootstrap interval of a mean of mean shares: blocks are drawn anew within their stratum. One block
    says nothing; where all are won, or all are lost, there is nothing to draw, and the rule of three tells."""
    blocks = [block for stratum in strata for block in stratum]
    if len(blocks) == len(strata) or set(blocks) in ({0.0}, {1.0}):
        mean, slack = fmean(map(fmean, strata)), 3 / len(blocks)
        return max(0.0, mean - slack), min(1.0, mean + slack)
    rng = Random("bootstrap")
    drawn = [_drawn(stratum, rng) for stratum in strata]
    means = [fmean(each) for each in zip(*drawn, strict=True)]
    return percentile(means, (1 - CONFIDENCE) / 2), percentile(means, (1 + CONFIDENCE) / 2)


def percentile(values: Sequence[float], part: float) -> float:
    """The smallest value that is not below this part of all."""
    return sorted(values)[max(0, ceil(part * len(values)) - 1)]


def _standing(contest: Contest, games: Sequence[Played], at: int) -> Standing:
    places = [(game, seat) for game in games for seat, bot in enumerate(game.bots) if bot == at]
    scores = [game.scores[seat] for game, seat in places]
    thought = [seconds for game, seat in places for seconds in game.thought[seat]] or [0.0]
    return Standing(
        bot=contest.bots[at],
        games=sum(at in game.bots for game in games),
        share=share(games, at),
        score=fmean(scores),
        spread=pstdev(scores),
        decisions=sum(len(game.thought[seat]) for game, seat in places),
        think=fmean(thought),
        slow=percentile(thought, 0.99),
        why=dict(Counter(game.why[seat] for game, seat in places).most_common()),
        faults=tuple(game.fault.why for game, seat in places if game.fault and game.fault.seat == seat),
    )


def _drawn(blocks: Sequence[float], rng: Random) -> list[float]:
    """Means of blocks drawn anew; those that are all alike need no drawing."""
    if len(set(blocks)) == 1:
        return [blocks[0]] * RESAMPLES
    return [fmean(rng.choices(blocks, k=len(blocks))) for _ in range(RESAMPLES)]


def _block_shares(games: Sequence[Played], at: int, ends: Collection[str] = ()) -> list[float]:
    """What a seat of this bot wins in each block, or how often it ends so."""
    return [
        fmean(float(seen.why in ends) if ends else seen.win for seen in _outcomes(block) if seen.bot == at)
        for block in _blocks(games)
    ]


def _blocks(games: Sequence[Played]) -> list[list[Played]]:
    blocks: dict[str, list[Played]] = {}
    for game in games:
        blocks.setdefault(game.seed, []).append(game)
    return list(blocks.values())


def _outcomes(block: Sequence[Played]) -> Iterator[SeatOutcome]:
    """The seats of a block. Bots that played alone are compared on the same deal: a victory first, then points."""
    feats = [(not game.fault, game.wins[0], game.scores[0]) for game in block]
    for game, feat in zip(block, feats, strict=True):
        alone = len(game.bots) == 1 and len(block) > 1
        wins = (float(feat == max(feats)) / feats.count(feat),) if alone else game.wins
        yield from map(SeatOutcome, game.bots, wins, game.why)
