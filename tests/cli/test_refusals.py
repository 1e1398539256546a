"""Bad input is one sentence that names what would be right, exit code 2, and nothing on stdout."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import GAME, process

Refused = Callable[..., str]
SENTENCES = {
    "nonsense": "There is no command “nonsense”: choose from games, play, serve, simulate, replay,",
    "box": "Missing command: regalia box takes template, check.",
    "box burn": "There is no command “burn”: choose from template, check.",
    "play": "Missing argument 'GAME': regalia play takes GAME, --seats, --option,",
    "play chess": "There is no game “chess”: choose from kingdom-builder",
    f"play {GAME} --colour": "No such option: --colour",
    f"play {GAME} --seats": "Option '--seats' requires an argument",
    f"play {GAME} --seats many": "Invalid value for '--seats'",
    f"play {GAME} --seats 7": "Kingdom Builder takes 2 to 5 seats, not 7.",
    f"play {GAME} --seats 1": "Kingdom Builder takes 2 to 5 seats, not 1.",
    f"play {GAME} --bots deep": "There is no bot “deep”: choose from random, greedy",
    f"play {GAME} --seats 2 --bots greedy,greedy,greedy": "3 bots do not fit on 2 seats.",
    f"play {GAME} --lang de": "There is no language “de”: choose from en, fr.",
    f"play {GAME} --option caves": "“caves” is not an option: write it as KEY=VALUE, with a key from preset,",
    f"play {GAME} --option =on": "“=on” is not an option: write it as KEY=VALUE",
    f"play {GAME} --option dragons=on": "There is no option “dragons”: choose from preset,",
    f"play {GAME} --option caves=deep": "The option caves has no value “deep”: choose from off,",
    f"play {GAME} --option caves=off --option caves=off": "The option caves is given twice.",
    f"play {GAME} --option card1=lords --option card2=lords": "The options card1=lords and card2=lords exclude each",
    f"play {GAME} --option box=none.toml": "There is no box file none.toml.",
    f"play {GAME} --resume none.json": "There is no file none.json: give the path of a record",
    f"simulate {GAME}": "Missing option '--bots': regalia simulate takes GAME, --bots,",
    f"simulate {GAME} --bots greedy": "Kingdom Builder takes 2 to 5 seats, not 1.",
    f"simulate {GAME} --bots greedy,": "There is no bot “”: choose from random, greedy",
    f"simulate {GAME} --bots greedy,greedy:soon": "The bot “greedy:soon” has no budget “soon”",
    f"simulate {GAME} --bots greedy,greedy --games 0": "Invalid value for '--games'",
    f"simulate {GAME} --bots greedy,greedy --jobs 0": "Invalid value for '--jobs'",
    "replay": "Missing argument 'FILE': regalia replay takes FILE, --lang.",
    "replay none.json": "There is no file none.json: give the path of a record",
    "replay .": "The file . is no record of a game",
    f"perft {GAME} --depth 0": "Invalid value for '--depth'",
    f"perft {GAME} --depth 1 --seats 9": "Kingdom Builder takes 2 to 5 seats, not 9.",
    "show none.json --svg out.svg": "There is no file none.json",
    f"gallery {GAME}": "Missing option '--svg': regalia gallery takes GAME, --svg, --lang, --theme.",
    f"gallery {GAME} --svg out.svg --theme pink": "There is no theme “pink”: choose from light, dark.",
    f"gallery {GAME} --svg no/folder/out.svg": "The file no/folder/out.svg cannot be written",
    f"playthrough {GAME} --write": "There is no folder tests/playthroughs here",
    "box template chess": "There is no game “chess”: choose from kingdom-builder",
    "box check none.toml": "There is no box file none.toml.",
}


@pytest.mark.parametrize("typed", SENTENCES)
def test_a_sentence_for_each_mistake(typed: str, refused: Refused) -> None:
    assert refused(*typed.split()).startswith(SENTENCES[typed])


NOT_RECORDS: dict[str, Any] = {
    "A record is a JSON object": [],
    "A record needs the field “game”": {"regalia": 1},
}


@pytest.mark.parametrize("sentence", NOT_RECORDS)
def test_json_that_is_no_record(sentence: str, folder: Path, refused: Refused) -> None:
    (folder / "x.json").write_text(json.dumps(NOT_RECORDS[sentence]), "utf-8")
    assert refused("replay", "x.json").startswith(sentence)


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "\ud800"])
def test_what_is_not_even_json(text: str, folder: Path, refused: Refused) -> None:
    (folder / "x.json").write_text(text, "utf-8", errors="surrogatepass")
    assert refused("replay", "x.json").startswith("The file x.json is no record of a game: ")


def test_a_record_of_an_unknown_game(record: Path, refused: Refused) -> None:
    record.write_text(json.dumps(json.loads(record.read_text("utf-8")) | {"game": "chess"}), "utf-8")
    assert refused("replay", str(record)).startswith("There is no game “chess”: choose from kingdom-builder")


def test_the_first_entry_that_differs_is_named(record: Path, refused: Refused) -> None:
    data = json.loads(record.read_text("utf-8"))
    number = next(at for at, (_, seat, _) in enumerate(data["entries"], 1) if seat >= 0)
    data["entries"][number - 1][2] = "end"
    record.write_text(json.dumps(data), "utf-8")
    assert refused("replay", str(record)).startswith(f"Entry {number} of the record, “end”, differs from the rules")


def test_a_record_brings_its_own_seats_and_options(record: Path, refused: Refused) -> None:
    said = refused("perft", GAME, "--depth", "1", "--state", str(record), "--seats", "3")
    assert said.endswith("brings its own seats and options: leave out --seats and --option.")


@pytest.mark.parametrize(
    "extra, sentence",
    [
        (("--seat", "2"), "There is no seat 2: choose from 0, 1."),
        (("--seat", "-1"), "There is no seat -1: choose from 0, 1."),
        (("--at", "-1"), "There is no entry -1: choose from 0 to"),
        (("--at", "100000"), "There is no entry 100000: choose from 0 to"),
        (("--lang", "de"), "There is no language “de”"),
    ],
)
def test_show_knows_its_seats_and_entries(
    extra: tuple[str, str], sentence: str, record: Path, refused: Refused
) -> None:
    assert refused("show", str(record), "--svg", "out.svg", *extra).startswith(sentence)


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("", "The box file x.toml does not say its game"),
        ("game = [", "The box file x.toml cannot be read"),
        ("game = 'chess'", "There is no game “chess”"),
        (f"game = '{GAME}'\n[dragon]\n", f"The box of {GAME} has no row [dragon]"),
    ],
)
def test_a_bad_box_file(text: str, sentence: str, folder: Path, refused: Refused) -> None:
    (folder / "x.toml").write_text(text, "utf-8")
    assert refused("box", "check", "x.toml").startswith(sentence)


def test_the_installed_command_refuses_in_the_same_way() -> None:
    done = process("play", GAME, "--seats", "7")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == "Kingdom Builder takes 2 to 5 seats, not 7.\n"
