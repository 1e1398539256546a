"""regalia verify: all draws follow from the seed, all but the first do, or one is wrong: sentence and exit code."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from regalia.agents.runner import play
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
    assert run("verify", file).exit_code == 0
    assert run("verify", file).stdout == f"All {draws} draws follow from the seed and the nonces.\n"
    french = run("verify", file, "--lang", "fr").stdout
    assert french == f"Les {draws} tirages découlent tous de la graine et des nonces.\n"


def draws(record: Any, until: int | None = None) -> list[tuple[int, str]]:
    """The draws among the first entries of a record, with their numbers."""
    return [(at, text) for at, (_, seat, text) in enumerate(record["entries"][:until], 1) if seat == CHANCE]


def changed(record: Any, entry: int, text: str) -> Any:
    """A record with another action in one place, cut there."""
    entries = [*record["entries"][: entry - 1], [None, CHANCE, text]]
    return record | {"entries": entries}


@pytest.mark.parametrize(
    "change, english, french",
    [
        (
            {"nonces": ["a", "c"]},
            "Wrong: entry 1 of the record, “lay northwest ",
            "Faux\u202f: l’entrée 1 de l’enregistrement, «\u202flay northwest ",
        ),
        (
            {"hash": "0" * 64},
            "Wrong: the seed of this record does not fit the hash",
            "Faux\u202f: la graine de cet enregistrement ne correspond pas",
        ),
        ({"seed": "0" * 64}, "Wrong: the seed of this record", "Faux\u202f: la graine"),
        ({"seed": "0" * 64, "hash": commitment("0" * 64)}, "Wrong: entry 1 of", "Faux\u202f: l’entrée 1 de"),
    ],
)
def test_what_does_not_follow_is_wrong(
    change: dict[str, Any], english: str, french: str, fair: Any, folder: Path, run: Run
) -> None:
    file = saved(folder, fair | {"fair": fair["fair"] | change})
    for lang, sentence in (("en", english), ("fr", french)):
        found = run("verify", file, "--lang", lang)
        assert (found.exit_code, found.stderr) == (1, "")
        assert found.stdout.startswith(sentence)
        assert found.stdout.count("\n") == 1


def played_on(at: int) -> Any:
    """A game that was played on with fair dice after so many entries of another game, to its end."""
    match, rng = play(GAMES[GAME], ["random", "random"], "elsewhere").fork(at), Random(2)
    dice = FairDice(SEED, ["a", "b"])
    match.roll(dice)
    while not match.over:
        match.act(rng.choice(match.options_of()))
        match.roll(dice)
    match.fair = {"hash": commitment(SEED), "nonces": ["a", "b"], "since": at, "seed": SEED}
    return match.record()


@pytest.mark.parametrize("at", (1, 7, 16, 40, 90))
def test_draws_of_a_record_that_was_played_on_are_named(at: int, folder: Path, run: Run) -> None:
    record = played_on(at)
    old, every = draws(record, at), draws(record)
    found = run("verify", saved(folder, record))
    first, *lines = found.stdout.splitlines()
    assert found.exit_code == 3
    assert first.startswith("The first draw could" if len(old) == 1 else f"The first {len(old)} draws could")
    assert first.endswith(f"The other {len(every) - len(old)} draws follow from the seed and the nonces.")
    assert lines == [f"  entry {number}: {text}" for number, text in old]
    french = run("verify", "fair.json", "--lang", "fr")
    assert (french.exit_code, french.stdout.count("\n")) == (3, 1 + len(old))
    assert french.stdout.startswith("Le premier tirage" if len(old) == 1 else f"Les {len(old)} premiers tirages")


@pytest.mark.parametrize("since", range(9))
def test_whoever_raises_since_hides_nothing(since: int, fair: Any, folder: Path, run: Run) -> None:
    """Somebody has changed who begins, the eighth entry, and says that so many entries are older than the dice."""
    wrong = next(at for at, text in draws(fair) if text.startswith("begin"))
    other = "begin 0" if fair["entries"][wrong - 1][2] == "begin 1" else "begin 1"
    record = changed(fair, wrong, other) | {"fair": fair["fair"] | {"since": since}}
    found = run("verify", saved(folder, record))
    if since < wrong:
        assert (found.exit_code, found.stdout[:6]) == (1, "Wrong:")
    else:
        assert (found.exit_code, wrong) == (3, 8)
        assert found.stdout.startswith(f"The first {wrong} draws could not be checked")
        assert f"  entry {wrong}: {other}\n" in found.stdout


def test_raised_since_moves_the_draws_that_follow(fair: Any, folder: Path, run: Run) -> None:
    """The draws of a purpose are counted from the first one that the dice made: left out, the next ones are wrong."""
    hand = next(at for at, text in draws(fair) if text.startswith("draw 0"))
    found = run("verify", saved(folder, fair | {"fair": fair["fair"] | {"since": hand}}))
    assert (found.exit_code, found.stdout[:6]) == (1, "Wrong:")


def test_a_record_whose_draws_are_all_older_is_never_called_right(fair: Any, folder: Path, run: Run) -> None:
    last = len(fair["entries"])
    found = run("verify", saved(folder, fair | {"fair": fair["fair"] | {"since": last}}))
    assert found.exit_code == 3
    assert found.stdout.splitlines()[0].endswith("There were no other draws.")
    assert found.stdout.count("\n") == 1 + len(draws(fair))


@pytest.mark.parametrize("since", (-1, 10_000, "0", 1.0, None, True))
def test_since_is_a_number_of_entries(since: Any, fair: Any, folder: Path, refused: Callable[..., str]) -> None:
    file = saved(folder, fair | {"fair": fair["fair"] | {"since": since}})
    assert refused("verify", file).startswith("The field “since” of a record counts entries")


@pytest.mark.parametrize("kept", (0, 1, 9, 30, -1))
def test_a_record_that_was_cut_says_so(kept: int, fair: Any, folder: Path, run: Run) -> None:
    """The seed is told when the game is over: a record that has it and stops before has lost its end."""
    cut = fair | {"entries": fair["entries"][:kept]}
    found = run("verify", saved(folder, cut))
    assert found.exit_code == 3
    assert found.stdout.splitlines()[-1].startswith("The game is not over in this record")
    assert "n’est pas finie" in run("verify", "fair.json", "--lang", "fr").stdout


def test_a_draw_changed_anywhere_is_wrong(fair: Any, folder: Path, run: Run) -> None:
    """Every draw that could have been another one, replaced by each of these."""
    tried = 0
    for at, text in draws(fair)[:25]:
        match = Match.load(fair | {"entries": fair["entries"][: at - 1]}, GAMES)
        for other in [str(action) for action in match.options_of() if str(action) != text][:2]:
            found = run("verify", saved(folder, changed(fair, at, other)))
            assert (found.exit_code, found.stdout.split()[:3]) == (1, ["Wrong:", "entry", str(at)])
            tried += 1
    assert tried >= 20


BOX = {"island.rope-bridge": {"lines": ["GGWWM", "FFDDT", "CLCMW", "TTTT", "..GF"]}}


def test_a_box_file_is_named(folder: Path, run: Run) -> None:
    match, dice, rng = Match.start(GAMES[GAME], 2, {}, BOX), FairDice(SEED, ["a", "b"]), Random(1)
    match.roll(dice)
    while not match.over:
        match.act(rng.choice(match.options_of()))
        match.roll(dice)
    match.fair = {"hash": commitment(SEED), "nonces": ["a", "b"], "since": 0, "seed": SEED}
    found = run("verify", saved(folder, match.record()))
    assert found.exit_code == 0
    assert found.stdout.endswith("played with a box file that replaces one row: island.rope-bridge.\n")
    french = run("verify", "fair.json", "--lang", "fr").stdout
    assert french.endswith("un fichier de boîte qui remplace une rangée\u202f: island.rope-bridge.\n")


def test_a_record_without_a_promise_is_refused(record: Path, refused: Callable[..., str]) -> None:
    assert refused("verify", str(record)).startswith("This record does not say what its draws were made of")
    assert refused("verify", "none.json").startswith("There is no file none.json")
    assert refused("verify", str(record), "--lang", "de").startswith("There is no language “de”")
