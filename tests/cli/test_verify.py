"""regalia verify: all draws follow from the seed, or the first that does not is named."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from regalia.core.fair import FairDice, commitment
from regalia.core.protocol import CHANCE
from regalia.core.record import Match
from regalia.games import GAMES
from tests.cli.conftest import GAME, Run

SEED = "5eed" * 16


@pytest.fixture(scope="module")
def fair() -> Any:
    """The record of a whole game with fair dice."""
    match, dice, rng = Match.start(GAMES[GAME]), FairDice(SEED, ["a", "b"]), Random(1)
    match.roll(dice)
    while not match.over:
        match.act(rng.choice(match.options_of()))
        match.roll(dice)
    match.fair = {"hash": commitment(SEED), "nonces": ["a", "b"], "since": 0, "seed": SEED}
    return match.record()


def saved(folder: Path, record: Any) -> str:
    (folder / "fair.json").write_text(json.dumps(record), "utf-8")
    return "fair.json"


def test_every_draw_follows_from_the_seed(fair: Any, folder: Path, run: Run) -> None:
    draws = sum(seat == CHANCE for _, seat, _ in fair["entries"])
    file = saved(folder, fair)
    assert run("verify", file).stdout == f"All {draws} draws follow from the seed and the nonces.\n"
    french = run("verify", file, "--lang", "fr").stdout
    assert french == f"Les {draws} tirages découlent tous de la graine et des nonces.\n"


@pytest.mark.parametrize(
    "change, sentence",
    [
        ({"nonces": ["a", "c"]}, "Entry 1 of the record, “"),
        ({"hash": "0" * 64}, "The seed of this record does not fit the hash"),
    ],
)
def test_what_does_not_follow_is_refused(
    change: dict[str, Any], sentence: str, fair: Any, folder: Path, refused: Callable[..., str]
) -> None:
    file = saved(folder, fair | {"fair": fair["fair"] | change})
    assert refused("verify", file).startswith(sentence)


def test_a_record_without_a_promise_is_refused(record: Path, refused: Callable[..., str]) -> None:
    assert refused("verify", str(record)).startswith("This record does not say what its draws were made of")
    assert refused("verify", "none.json").startswith("There is no file none.json")
    assert refused("verify", str(record), "--lang", "de").startswith("There is no language “de”")
