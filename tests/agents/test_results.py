"""Figures: shares by seat, intervals over seeds, bots that play alone compared on the same deal."""

from random import Random

import pytest

from regalia.agents.arena import Contest, Fault, Played
from regalia.agents.results import interval, percentile, pooled, share, standings, stratified

DUEL = Contest("kingsburg", ("a", "b"), 2, 4, "s", {}, {})
ALONE = Contest("wonderful-kingdom", ("a", "b"), 1, 2, "s", {}, {})


def game(seed: str, bots: tuple[int, ...], wins: tuple[float, ...], scores: tuple[int, ...] = ()) -> Played:
    seats = len(bots)
    return Played(seed, bots, scores or (0,) * seats, wins, ("points",) * seats, ((0.5, 1.5),) * seats)


# intervals


def test_the_interval_is_the_same_in_every_run() -> None:
    blocks = [0.0, 0.5, 1.0, 0.5, 1.0, 1.0]
    assert interval(blocks) == interval(blocks)
    assert 0 < interval(blocks)[0] < sum(blocks) / 6 < interval(blocks)[1] <= 1


def test_the_interval_is_as_wide_as_theory_says() -> None:
    assert interval([0.0, 1.0] * 200) == pytest.approx((0.451, 0.549), abs=0.01)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng, held = Random(1), 0
    for _ in range(40):
        low, high = interval([float(rng.random() < 0.7) for _ in range(40)])
        held += low <= 0.7 <= high
    assert held >= 35


def test_the_seed_is_the_unit() -> None:
    """Games of one seed that always end alike bring nothing new."""
    once = [game(str(seed), (0, 1), (1.0 - seed % 2, seed % 2 / 1)) for seed in range(20)]
    assert share(once, 0)[1:] == share(once * 4, 0)[1:]


def test_a_clean_sweep_is_not_certainty() -> None:
    assert interval([1.0] * 30) == (0.9, 1.0)
    assert interval([0.0] * 30) == (0.0, 0.1)
    assert interval([0.5]) == (0.0, 1.0)
    assert interval([0.5] * 30) == (0.5, 0.5)


def test_blocks_are_drawn_within_their_stratum() -> None:
    """What is always won stays won in every draw."""
    assert stratified([[1.0] * 10, [0.0, 1.0] * 2]) == (0.5, 1.0)
    assert stratified([[1.0] * 10, [0.0] * 4]) == (0.5, 0.5)


def test_strata_of_one_block_each_say_little() -> None:
    assert stratified([[1.0], [0.0]]) == (0.0, 1.0)
    assert stratified([[1.0]] * 30) == (0.9, 1.0)


@pytest.mark.parametrize("part, found", [(0.0, 1), (0.01, 1), (0.5, 50), (0.99, 99), (1.0, 100)])
def test_percentiles(part: float, found: int) -> None:
    assert percentile([*range(100, 0, -1)], part) == found
    assert percentile([7], part) == 7


# standings


def test_wins_go_to_bots_not_to_seats() -> None:
    games = [game("0", (0, 1), (1.0, 0.0), (9, 4)), game("0", (1, 0), (0.0, 1.0), (5, 7))]
    one, two = standings(DUEL, games)
    assert (one.bot, one.games, one.share.value, one.score, one.spread) == ("a", 2, 1.0, 8.0, 1.0)
    assert (two.bot, two.games, two.share.value, two.score) == ("b", 2, 0.0, 4.5)
    assert (one.decisions, one.think, one.slow) == (4, 1.0, 1.5)
    assert one.why == {"points": 2}


def test_several_seats_of_a_bot_are_counted_one_by_one() -> None:
    table = Contest("kingsburg", ("a", "b"), 4, 8, "s", {}, {})
    lost = [
        game(seed, bots, wins)
        for seed in "01"
        for bots, wins in (((0, 1, 1, 1), (0.0, 1.0, 0.0, 0.0)), ((1, 0, 1, 1), (0.5, 0.0, 0.5, 0.0)))
    ]
    one, three = standings(table, lost)
    assert one.share == (0.0, 0.0, 1.0)
    assert three.share == pytest.approx((1 / 3, 0.0, 1 / 3))
    assert (one.games, three.games, one.decisions, three.decisions) == (4, 4, 8, 24)


def test_two_bots_of_one_name_are_counted_apart() -> None:
    same = Contest("kingsburg", ("a", "a"), 2, 2, "s", {}, {})
    games = [game("0", (0, 1), (1.0, 0.0)), game("0", (1, 0), (0.5, 0.5))]
    assert [standing.share.value for standing in standings(same, games)] == [0.75, 0.25]


def test_faults_are_those_of_the_bot() -> None:
    fault = game("0", (1, 0), (1.0, 0.0))._replace(fault=Fault(1, "The bot broke down."), why=("fault", "fault"))
    one, two = standings(DUEL, [game("0", (0, 1), (1.0, 0.0)), fault])
    assert (one.faults, two.faults) == (("The bot broke down.",), ())


def test_alone_bots_are_compared_on_the_same_deal() -> None:
    """A victory counts more than points, equal feats are shared."""
    deals = [((1.0, 70), (0.0, 80)), ((0.0, 60), (0.0, 50)), ((1.0, 90), (1.0, 90)), ((0.0, 1), (0.0, 2))]
    games = [
        game(str(seed), (bot,), (win,), (score,))
        for seed, deal in enumerate(deals)
        for bot, (win, score) in enumerate(deal)
    ]
    assert [standing.share.value for standing in standings(ALONE, games)] == [0.625, 0.375]


def test_one_bot_alone_wins_what_it_wins() -> None:
    games = [game(str(seed), (0,), (float(seed < 3),), (seed,)) for seed in range(4)]
    assert share(games, 0).value == 0.75


def contest(seats: int, seeds: int, win: float) -> list[Played]:
    """As many games as seats for each seed, all of which end alike for the first bot."""
    lost = (1.0 - win) / (seats - 1)
    turns = [tuple(int(seat != turn) for seat in range(seats)) for turn in range(seats)]
    return [
        game(f"{seats}/{seed}", bots, tuple(lost if bot else win for bot in bots))
        for seed in range(seeds)
        for bots in turns
    ]


def test_contests_count_alike_however_many_seeds_they_have() -> None:
    won, lost = contest(2, 10, 1.0), contest(5, 4, 0.0)
    assert pooled([won, lost], 0).value == 0.5
    assert pooled([won, lost * 5], 0).value == 0.5
    assert pooled([won], 0) == share(won, 0)


def test_seeds_of_two_contests_are_not_mixed() -> None:
    won, mixed = contest(2, 10, 1.0), contest(5, 2, 0.0) + contest(5, 4, 1.0)[10:]
    assert pooled([won, mixed], 0) == (0.75, 0.5, 1.0)


def test_a_share_of_some_ends() -> None:
    games = [game(str(at), (0,), (1.0,))._replace(why=(why,)) for at, why in enumerate(["gold", "silver", "bronze"])]
    assert share(games, 0, ("silver", "gold")).value == pytest.approx(2 / 3)
