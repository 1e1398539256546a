"""Fair dice: the algorithm of the page, every outcome as likely as its weight, and records that can be checked."""

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from regalia.core.fair import FairDice, commitment, fresh, verify
from regalia.core.protocol import CHANCE, Chance
from regalia.core.record import Match
from regalia.games import GAMES
from tests.core.lanes_toy import Ask, Deal, Draw, lanes, refusal, toy
from tests.core.test_schema import VALID

SEED = "00" * 31 + "2a"
NONCES = ['é"\n', "b"]


@dataclass(frozen=True, slots=True)
class Urn(Chance):
    """Outcomes with weights, listed in any order."""

    weights: tuple[tuple[str, int], ...]

    def purpose(self) -> str:
        return "urn"

    def outcomes(self, state: Any) -> Sequence[tuple[str, int]]:
        return self.weights


def by_the_page(seed: str, nonces: str, label: str, weights: dict[str, int]) -> str:
    """The draw as docs/en/records.md tells it, the nonces written by hand."""
    key = hmac.new(bytes.fromhex(seed), nonces.encode("utf-8"), hashlib.sha256).digest()
    total, again = sum(weights.values()), 1
    while True:
        number = int(hmac.new(key, f"{label}/{again}".encode(), hashlib.sha256).hexdigest(), 16)
        if number < 2**256 - 2**256 % total:
            break
        again += 1
    number %= total
    for action in sorted(weights):
        if number < weights[action]:
            return action
        number -= weights[action]
    raise AssertionError


# dice


def test_a_seed_is_256_bits_and_its_hash_is_that_of_its_bytes() -> None:
    seed = fresh()
    assert len(bytes.fromhex(seed)) == 32
    assert seed != fresh()
    assert commitment(SEED) == hashlib.sha256(b"\0" * 31 + b"*").hexdigest()


def test_the_draws_are_those_of_the_page() -> None:
    weights = {"b": 3, "a": 1, "c": 7}
    dice, urn = FairDice(SEED, NONCES), Urn(tuple(weights.items()))
    expected = [by_the_page(SEED, '["é\\"\\n","b"]', f"urn/{n}", weights) for n in range(1, 40)]
    assert [dice.draw(None, urn) for _ in range(39)] == expected
    assert set(expected) == {"a", "b", "c"}
    assert dice.drawn == {"urn": 39}


def test_the_order_in_which_a_game_lists_the_outcomes_does_not_matter() -> None:
    one, two = Urn((("b", 3), ("a", 1), ("c", 7))), Urn((("c", 7), ("b", 3), ("a", 1)))
    here, there = FairDice(SEED, NONCES), FairDice(SEED, NONCES)
    assert [here.draw(None, one) for _ in range(30)] == [there.draw(None, two) for _ in range(30)]


def test_what_lies_above_the_last_whole_multiple_is_thrown_again() -> None:
    """With so large a sum of weights nearly every second number is thrown again."""
    weights = {"a": 2**255, "b": 1}
    dice, urn = FairDice(SEED, []), Urn(tuple(weights.items()))
    expected = [by_the_page(SEED, "[]", f"urn/{n}", weights) for n in range(1, 20)]
    assert [dice.draw(None, urn) for _ in range(19)] == expected


def test_every_outcome_is_as_likely_as_its_weight() -> None:
    dice, urn = FairDice(SEED, NONCES), Urn((("a", 1), ("b", 2), ("c", 3)))
    drawn = Counter(dice.draw(None, urn) for _ in range(6000))
    assert all(abs(drawn[action] - expected) < 150 for action, expected in {"a": 1000, "b": 2000, "c": 3000}.items())


@pytest.mark.parametrize(
    "other", [FairDice(fresh(), NONCES), FairDice(SEED, ['é"\n', "c"]), FairDice(SEED, ["b", 'é"\n'])]
)
def test_seed_and_nonces_both_matter(other: FairDice) -> None:
    urn = Urn((("a", 1), ("b", 1)))
    dice = FairDice(SEED, NONCES)
    assert [dice.draw(None, urn) for _ in range(64)] != [other.draw(None, urn) for _ in range(64)]


def test_a_copy_draws_the_same_on_its_own() -> None:
    dice, urn = FairDice(SEED, NONCES), Urn((("a", 1), ("b", 1)))
    dice.draw(None, urn)
    other = dice.copy()
    ahead = [other.draw(None, urn) for _ in range(20)]
    assert dice.drawn == {"urn": 1}
    assert [dice.draw(None, urn) for _ in range(20)] == ahead


# records


def fairly(game: Any, seats: int, since: int = 0) -> Match:
    """A game played with fair dice, everybody taking the first option; so many entries came before."""
    match = Match.start(game, seats)
    for _ in range(since):
        match.act(match.options_of()[0])
    nonces = [f"nonce {seat}" for seat in range(seats)]
    dice = FairDice(SEED, nonces)
    match.fair = {"hash": commitment(SEED), "nonces": nonces, "since": since, "seed": SEED}
    while match.roll(dice) or not match.over:
        if not match.over:
            match.act(match.options_of()[-1])
    return match


def reloaded(match: Match, **changes: Any) -> Match:
    record = json.loads(json.dumps(match.record()))
    record["fair"] |= changes
    return Match.load(record, {match.game.id: match.game})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_draws_of_a_fair_game_can_be_checked(game: Any) -> None:
    match = fairly(game, 2)
    draws = sum(entry.seat == CHANCE for entry in match.entries)
    assert verify(reloaded(match)) == draws > 10


def test_draws_that_came_before_are_not_checked() -> None:
    game = GAMES["kingdom-builder"]
    match = fairly(game, 2, since=6)
    assert verify(reloaded(match)) == sum(entry.seat == CHANCE for entry in match.entries[6:])
    number = next(at for at, entry in enumerate(match.entries, 1) if entry.seat == CHANCE)
    sentence = refusal(verify, reloaded(match, since=0))
    assert sentence.startswith("Entry ")
    assert number <= int(sentence.split()[1]) <= 7


def test_a_draw_in_a_lane_is_checked() -> None:
    game = toy(Deal(0), lanes([Ask(0), Deal(0)], [Ask(1), Deal(1)]), bag="uvwxyz")
    assert verify(reloaded(fairly(game, 2))) == 3


def test_the_first_draw_that_differs_is_named() -> None:
    match = fairly(toy(Deal(0), Ask(1), Deal(1), Deal(1), bag="wxyz"), 2)
    forged = match.fork(2)
    forged.fair = match.fair
    other = next(action for action in forged.options_of() if action != match.entries[2].action)
    forged.act(other)
    assert refusal(verify, forged) == f"Entry 3 of the record, “{other}”, does not follow from the seed and the nonces."


def test_what_was_not_promised_cannot_be_checked() -> None:
    match = fairly(toy(Deal(0), bag="xyz"), 2)
    assert refusal(verify, match.fork(1)).startswith("This record does not say what its draws were made of")
    assert refusal(verify, reloaded(match, hash="0" * 64)).startswith("The seed of this record does not fit the hash")
    assert match.fair
    del match.fair["seed"]
    assert refusal(verify, reloaded(match)).startswith("The seed of this record is not told yet")


def test_a_record_keeps_what_its_dice_were_made_of_and_a_fork_does_not() -> None:
    match = fairly(toy(Deal(0), bag="xyz"), 2)
    assert reloaded(match).record() == match.record()
    assert list(match.record())[-1] == "fair"
    VALID.validate(match.record())
    assert "fair" not in match.fork(1).record()


SHAPE = "The field “fair” of a record has hash, nonces, since and, when the game is over, seed."
DIGITS = "The hash and the seed of a record have 64 hexadecimal digits, with small letters."
TEXTS = "The nonces of a record are texts, one for each seat."
COUNT = "The field “since” of a record counts entries, from 0 to 1."
NOT_FAIR: list[object] = [None, [], "x", {}, {"hash": "0" * 64, "nonces": ["", ""]}]


@pytest.mark.parametrize(
    "change, sentence",
    [
        *(({"fair": fair}, SHAPE) for fair in NOT_FAIR),
        ({"more": 1}, SHAPE),
        *(({"hash": value}, DIGITS) for value in (1, "", "A" * 64, "0" * 63, "0" * 65, None)),
        *(({"seed": value}, DIGITS) for value in (1, "", "g" * 64, None)),
        *(({"nonces": value}, TEXTS) for value in ("ab", ["a"], ["a", 1], ["a", "\ud800"], ["a", "b", "c"], None)),
        *(({"since": value}, COUNT) for value in (-1, 2, True, "0", 0.0, None)),
    ],
)
def test_what_has_not_the_shape_is_refused(change: dict[str, Any], sentence: str) -> None:
    game = toy(Deal(0), bag="x")
    match = Match.start(game)
    match.act(Draw(0, "x"))
    fair: dict[str, Any] = {"hash": "0" * 64, "nonces": ["", ""], "since": 0, "seed": "0" * 64}
    record = match.record() | {"fair": change["fair"] if "fair" in change else fair | change}
    assert refusal(Match.load, record, {"toy": game}) == sentence
