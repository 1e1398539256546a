"""A game in the terminal: what people type, what they see, and that nothing they type breaks it."""

import json
import re
import signal
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from regalia.agents.runner import Table, play
from regalia.cli.orders import ORDERS
from regalia.cli.play import players
from regalia.core.lanes import pending
from regalia.core.protocol import CHANCE
from regalia.core.record import Match
from regalia.games import GAMES
from tests.cli.conftest import COMMAND, GAME, Run, process

SEED = "7"
FIRST = "settle 8,8"  # possible with this seed, where seat 0 begins
START = ("play", GAME, "--seed", SEED)


def scripted(seats: list[str], limit: int | None = None) -> list[str]:
    """The moves of people who always take the first option, against these bots."""
    match = Match.start(GAMES[GAME], len(seats))
    match.players = seats
    table, typed = Table(match, f"{SEED}/0"), list[str]()
    while not match.over and len(typed) != limit:
        if not table.step():
            typed.append(str(match.options_of()[0]))
            match.act(typed[-1])
    return typed


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def test_the_table_shows_who_sits_there_the_board_the_sentence_and_the_moves(run: Run) -> None:
    said = run(*START).stdout
    assert "At the table: Rose (you), Moon (greedy)." in said
    assert "These cards say what earns gold: " in said
    assert "Canyon: build 3 settlements.\n  settle 5,1 5,11 5,17–19 " in said
    assert "[c]" in said


def test_a_whole_game(run: Run, folder: Path) -> None:
    result = run(*START, "--bots", "random", typed=lines(*scripted(["", "random"]), "save end.json", "quit"))
    assert result.exit_code == 0
    assert result.stdout.endswith("Saved in end.json.\n> Goodbye.\n")
    match = Match.load(json.loads((folder / "end.json").read_text("utf-8")), GAMES)
    assert match.over
    assert "Rank" in result.stdout
    assert "The game is over: save FILE keeps it, quit leaves." in result.stdout
    assert "is not possible now" not in result.stdout


def test_the_log_of_a_finished_game_ends_with_its_result(run: Run, record: Path) -> None:
    said = run("play", GAME, "--resume", str(record), "--bots", "random", typed=lines("log")).stdout
    table, log = said.split("\nThe game is over: save FILE keeps it, quit leaves.\n> ")
    match = Match.load(json.loads(record.read_text("utf-8")), GAMES)
    result = table[table.index(match.game.shown.prompt(match.view(None), "en")) :]
    assert "\nRank " in result
    assert log.endswith(f"\n{result}\n> \nGoodbye.\n")


def test_what_is_not_a_move_is_one_sentence_and_changes_nothing(run: Run, folder: Path) -> None:
    nonsense = [
        "settle 1,1",
        "fly",
        "lay northwest farm",
        "draw 0 grass",
        "[red]x[/red]",
        "{0}",
        "%s",
        "é" * 500,
    ]
    said = run(*START, typed=lines(*nonsense, "save x.json")).stdout
    assert said.count(" is not possible now: type moves for what is, help for the rest.") == len(nonsense)
    entries = json.loads((folder / "x.json").read_text("utf-8"))["entries"]
    assert all(seat == CHANCE for _, seat, _ in entries)


def test_bytes_that_are_no_text_do_no_harm(run: Run) -> None:
    assert run(*START, typed=b"\xff\xfe\x00\n\x1b[A\nmoves\n").exit_code == 0


def test_a_misspelled_move_is_asked_back(run: Run) -> None:
    said = run(*START, typed=lines("setle 8,8", "fly")).stdout
    refusal = "is not possible now: type moves for what is, help for the rest."
    assert re.search(f"> “setle 8,8” {refusal} Did you mean settle 8,8, settle [0-9,]+, settle [0-9,]+\\?\n", said)
    assert f"> “fly” {refusal}\n" in said


def test_many_moves_that_fit_are_not_all_listed(run: Run) -> None:
    said = run(*START, typed=lines("settle")).stdout
    assert "> “settle” could be settle 5,1, settle 5,11, settle 5,17, settle 5,18, settle 5,19, " in said
    assert "settle 6,11, …: type the whole of it.\n" in said


def test_the_end_of_a_move_is_enough_and_undo_takes_it_back(run: Run) -> None:
    said = run(*START, typed=lines("8,8", "undo", "undo", "score")).stdout
    assert "Rose builds in a canyon (row 8, column 8), beside a Harbor." in said
    assert f"Undone: {FIRST}." in said
    assert "That cannot be undone: " in said
    assert said.count("Canyon: build 3 settlements.") == 2


def test_no_undo_once_chance_has_spoken(run: Run) -> None:
    typed = scripted(["", "greedy"], 4)
    assert typed[-1] == "end"
    assert "That cannot be undone: " in run(*START, typed=lines(*typed, "undo")).stdout


def ambiguous(match: Match) -> tuple[int, str]:
    """A number of entries after which two moves end in the same word, and that word."""
    for number in range(1, len(match.entries)):
        state = match.fork(number).state
        ends = Counter(str(action).split()[-1] for _, choice in pending(state) for action in choice.options(state))
        if ends.total() and ends.most_common(1)[0][1] > 1:
            return number, ends.most_common(1)[0][0]
    raise AssertionError("choose another seed")


def test_an_ambiguous_end_is_asked_back(run: Run, folder: Path) -> None:
    match = play(GAMES[GAME], ["random", "random"], "ends")
    number, end = ambiguous(match)
    match = match.fork(number)
    both = [str(action) for action in match.options_of() if str(action).split()[-1] == end]
    (folder / "x.json").write_text(json.dumps(match.record() | {"players": ["", ""]}), "utf-8")
    said = run("play", GAME, "--resume", "x.json", typed=lines("", end)).stdout
    assert f"“{end}” could be {', '.join(both)}: type the whole of it." in said


def test_orders(run: Run) -> None:
    said = run(
        *START, typed=lines("log", "moves", "score", "describe", "board", "HELP", "help farm", "help dragon")
    ).stdout
    assert "Moon draws a terrain card.\n" in said
    assert "Rose is playing." in said
    assert "Fishermen" in said
    assert "Aim  Build your realm" in said
    assert all(f"  {order:<9} " in said for order in ORDERS)
    assert "> Farm  Build one more settlement on grass" in said
    assert "There is no help on “dragon”: type help for the list." in said


def test_save_and_resume(run: Run, folder: Path) -> None:
    said = run(*START, typed=lines(FIRST, "save", "save no/folder/x.json", "save my game.json", "quit")).stdout
    assert "Say where to save: save FILE." in said
    assert "The file no/folder/x.json cannot be written." in said
    assert said.endswith("Goodbye. To play on: regalia play kingdom-builder --resume 'my game.json'\n")
    said = run("play", GAME, "--resume", "my game.json", typed=lines("undo", FIRST, "9,9")).stdout
    assert "At the table: Rose (you), Moon (greedy)." in said
    assert f"Undone: {FIRST}." in said
    assert said.endswith("--resume kingdom-builder.json\n")
    assert len(json.loads((folder / "kingdom-builder.json").read_text("utf-8"))["entries"]) == 12


def test_leaving_keeps_the_game_and_overwrites_nothing(run: Run, folder: Path) -> None:
    for name in ("kingdom-builder.json", "kingdom-builder-2.json"):
        result = run(*START)
        assert result.exit_code == 0
        assert result.stdout.endswith(f"\nGoodbye. To play on: regalia play kingdom-builder --resume {name}\n")
        assert Match.load(json.loads((folder / name).read_text("utf-8")), GAMES).players == ["", "greedy"]


def test_leaving_where_nothing_can_be_written(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.cli.play.unused", lambda _: Path("no/folder/x.json"))
    result = run(*START)
    assert result.exit_code == 0
    assert result.stdout.endswith("The file no/folder/x.json cannot be written.\nGoodbye.\n")


def test_ctrl_c_is_a_way_to_leave(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda _: signal.raise_signal(signal.SIGINT))
    result = run(*START)
    assert result.exit_code == 0
    assert result.stdout.endswith("--resume kingdom-builder.json\n")


@pytest.mark.parametrize("left", [EOFError, KeyboardInterrupt])
def test_leaving_before_the_table(run: Run, monkeypatch: pytest.MonkeyPatch, left: type[BaseException]) -> None:
    def leave(question: str) -> str:
        assert question == "Enter to go on "
        raise left

    monkeypatch.setattr("regalia.cli.session.Session.scrolls", lambda _: True)
    monkeypatch.setattr("builtins.input", leave)
    result = run(*START)
    assert result.exit_code == 0
    assert "[c]" not in result.stdout
    assert result.stdout.endswith("--resume kingdom-builder.json\n")


def test_the_resumed_game_is_the_one_that_was_left(run: Run, folder: Path) -> None:
    typed = scripted(["", "random"], 9)
    run(*START, "--bots", "random", typed=lines(*typed))
    left = json.loads((folder / "kingdom-builder.json").read_text("utf-8"))
    run("play", GAME, "--resume", "kingdom-builder.json", typed=lines("save again.json"))
    assert json.loads((folder / "again.json").read_text("utf-8")) == left


def test_people_on_one_screen_see_their_own_card_only(run: Run) -> None:
    typed = scripted(["", ""], 4)
    said = run(*START, "--bots", "", typed=lines("", *typed, "", "log")).stdout
    first, second = said.split("Moon, your turn: take the screen and press Enter.")
    assert "Rose, your turn: take the screen and press Enter." in first
    assert "At the table: Rose, Moon." in first
    assert "Moon draws a terrain card.\n" in run(*START, "--bots", "", typed=lines("", "log")).stdout
    assert "Rose draws a terrain card.\n" in second
    assert "Moon draws a terrain card: " in second


def test_french(run: Run) -> None:
    typed = lines("voler", "setle 8,8", FIRST, "undo", "undo", "save", "help ferme", "help farm")
    said = run(*START, "--lang", "fr", typed=typed).stdout.replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert "À la table : Rose (vous), Lune (greedy)." in said
    assert "« voler » n’est pas possible maintenant" in said
    assert "help pour le reste. Vouliez-vous dire settle 8,8, " in said
    assert "Rose construit dans un canyon (ligne 8, colonne 8), à côté d’un Port." in said
    assert f"Annulé : {FIRST}." in said
    assert "Impossible d’annuler" in said
    assert said.count("\n> Ferme  Construisez") == 2
    assert said.endswith("Pour reprendre : regalia play kingdom-builder --resume kingdom-builder.json --lang fr\n")


def test_only_bots_play_to_the_end(run: Run) -> None:
    result = run(*START, "--seats", "2", "--bots", "random,random")
    assert result.exit_code == 0
    assert "At the table: Rose (random), Moon (random)." in result.stdout
    assert result.stdout.endswith("Goodbye.\n")


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    assert run(*START).stdout.split("Goodbye")[0] == run(*START).stdout.split("Goodbye")[0]
    assert run("play", GAME).stdout != run("play", GAME).stdout


@pytest.mark.parametrize(
    "seats, bots, before, seated",
    [
        (3, None, [], ["", "greedy", "greedy"]),
        (3, ["random"], [], ["", "", "random"]),
        (2, [], [], ["", ""]),
        (2, None, ["greedy", "Anna"], ["greedy", ""]),
        (2, ["random"], ["greedy", ""], ["", "random"]),
    ],
)
def test_who_sits_where(seats: int, bots: list[str] | None, before: list[str], seated: list[str]) -> None:
    assert players(GAMES[GAME], seats, bots, before) == seated


def test_as_many_seats_as_bots_and_a_person(run: Run) -> None:
    said = run(*START, "--bots", "random,random,random").stdout
    assert "At the table: Rose (you), Moon (random), Sun (random), Oak (random)." in said


def test_the_installed_command_plays_without_colour_through_a_pipe() -> None:
    done = process(*START, typed=lines(FIRST, "quit").encode())
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout
    assert "Canyon: build settlement 2 of 3." in done.stdout.decode()


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="windows close without a word here")
def test_a_window_that_closes_keeps_the_game(folder: Path) -> None:
    with subprocess.Popen(
        [COMMAND, *START], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as game:
        assert game.stdout is not None
        assert ">" in iter(lambda: game.stdout and game.stdout.read(1), ""), "it ended without asking"
        game.send_signal(signal.SIGHUP)
        assert game.wait(30) == 0
    assert [path.name for path in folder.iterdir()] == ["kingdom-builder.json"]
