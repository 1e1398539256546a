"""What a coach says is so: what a choice brought, what the best way leads to, what it calls better."""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

import pytest

from regalia.agents.coaching import LOST_PERCENT, LOST_POINTS, CoachWords, Review, best_of, lost_much, review
from regalia.agents.hint import Hint, hint
from regalia.agents.hint_words import told
from regalia.agents.kernels import NUMBA
from regalia.agents.reasons import AHEAD, ALIKE, EVEN, ONLY, SURER, TRIED, Comparison
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from tests.agents.claim_positions import Position
from tests.agents.claims import OTHER_SEEDS, SHORT, Again, Claim, foreseen
from tests.agents.test_claims import sample
from tests.sentences import told as well_told
from tests.soaking import SOAK

MOST_TRUE = 0.95
CHOICES = 1500 if SOAK else 8 if NUMBA else 5  # of a game
every_game = pytest.mark.parametrize("name", GAMES)


class Coached(NamedTuple):
    """A choice that somebody made at random, and what the coach has to say of it."""

    at: Position
    ahead: Hint
    chosen: object
    after: Review


def coached(name: str, count: int) -> Iterator[Coached]:
    game, rng = GAMES[name], Random(name)
    for at in sample(name, count):
        view, chosen = game.view(at.state, at.seat), rng.choice(at.options)
        ahead = hint(game, view, at.options, SHORT)
        yield Coached(at, ahead, chosen, review(game, view, chosen, ahead.option))


def claims(name: str, each: Coached) -> Iterator[Claim]:
    """Every part of what is said, checked."""
    game, (at, ahead, chosen, after) = GAMES[name], each
    if SOAK:
        yield from foreseen(game, at, ahead)  # what leads on is a part of it
    if after.course:
        yield from (claim for claim in foreseen(game, at, alone(chosen, after)) if claim.part != "plan")
    if after.better:
        option, course, comparison = after.better
        yield from (c for c in foreseen(game, at, Hint(option, 0.0, course, None)) if c.part != "plan")
        view = game.view(at.state, at.seat)
        again = [Again(game, view, option, [chosen], seed) for seed in OTHER_SEEDS]
        yield Claim("better", comparison.kind, all(one.holds(comparison) for one in again))
        for reason in comparison.reasons:
            yield Claim("better", reason.feature, all(one.speaks(reason) for one in again))


def alone(chosen: object, after: Review) -> Hint:
    assert after.course
    return Hint(chosen, 0.0, after.course._replace(idle=False), None)


def share(found: list[Claim]) -> float:
    assert found, "nothing was claimed"
    return sum(claim.true for claim in found) / len(found)


@every_game
def test_what_a_coach_says_is_true_and_well_said(name: str) -> None:
    """It never names the best move before the choice, and says something of nearly every one."""
    game, found, silent, lost = GAMES[name], list[Claim](), 0, 0
    for each in coached(name, CHOICES):
        found += claims(name, each)
        lost += each.after.better is not None
        for lang in LANGUAGES:
            words = CoachWords(game, lang)
            said = [*words.leads(each.ahead), *words.brought(each.after), *words.better(each.after)]
            assert all(well_told(sentence, lang) for sentence in said)
            silent += not words.leads(each.ahead)
            label = game.shown.label(each.ahead.option, game.view(each.at.state, each.at.seat), lang)
            assert not any(label in sentence for sentence in words.leads(each.ahead))
        if each.after.course is None:
            assert not CoachWords(game, "en").brought(each.after)
    wrong = [claim for claim in found if not claim.true]
    assert share(found) >= MOST_TRUE, wrong
    if SOAK:
        assert share([claim for claim in found if claim.part == "better"]) >= MOST_TRUE, wrong
        assert 0 < lost < CHOICES, "random choices lose much now and then"
    assert silent <= CHOICES, "half of all choices have nothing to be said of"


@every_game
def test_the_best_choice_has_no_better_one(name: str) -> None:
    """And the coach of somebody who chooses alone finds the same best as a hint."""
    game = GAMES[name]
    for at in sample(name, 4):
        view = game.view(at.state, at.seat)
        best = best_of(game, view, at.options, SHORT)
        assert best == hint(game, view, at.options, SHORT).option
        assert review(game, view, best, best).better is None


@pytest.mark.parametrize(
    "kind, by, much",
    [
        *[(AHEAD, LOST_POINTS, True), (AHEAD, LOST_POINTS - 0.1, False)],
        *[(SURER, LOST_PERCENT, True), (SURER, LOST_PERCENT - 0.1, False)],
        *[(kind, 100.0, False) for kind in (EVEN, TRIED, ALIKE, ONLY)],
    ],
)
def test_little_is_not_worth_a_word(kind: str, by: float, much: bool) -> None:
    assert lost_much(Comparison(kind, by)) is much


# coaches that are wrong on purpose


def praised(found: Review) -> Review:
    """Every choice brought one more of everything."""
    assert found.course
    more = {name: count + 1 for name, count in found.course.now.items() if count != -1}
    return found._replace(course=found.course._replace(now=more))


def bolder(found: Review) -> Review:
    """What is better is said to be twice as much better, and more."""
    if found.better is None:
        return found
    comparison = found.better.comparison
    return found._replace(better=found.better._replace(comparison=comparison._replace(by=2 * comparison.by + 2)))


def wrong_part(found: list[Claim], change: Callable[[Review], Review]) -> list[Claim]:
    part = "better" if change is bolder else "move"
    return [claim for claim in found if claim.part == part and (part == "move" or claim.said in (AHEAD, SURER))]


@pytest.mark.parametrize("name", GAMES if SOAK else ["kingsburg"])
@pytest.mark.parametrize("change", [praised, bolder])
def test_a_coach_who_says_too_much_is_found(name: str, change: Callable[[Review], Review]) -> None:
    found = list[Claim]()
    for each in coached(name, 2 * CHOICES):
        if each.after.course and told(each.after.course.now, CoachWords(GAMES[name], "en").has):
            silent = each.ahead._replace(course=each.ahead.course._replace(now={}, then={}, opens=False, steps=()))
            found += claims(name, each._replace(after=change(each.after), ahead=silent))
    assert share(wrong_part(found, change)) < MOST_TRUE


def test_what_makes_no_words_is_not_said() -> None:
    words = CoachWords(GAMES["kingsburg"], "en")
    assert words.brought(Review(None, None)) == words.better(Review(None, None)) == []
