"""Each command does what it says."""

import json
from importlib.metadata import version
from pathlib import Path
from xml.etree import ElementTree

import pytest

from regalia.core.options import choose
from regalia.core.playthrough import cells
from regalia.core.record import Match
from regalia.games import GAMES
from tests.cli.conftest import GAME, Run


def test_without_a_command_the_commands_are_listed(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    assert all(name in result.stdout for name in ("games", "play", "simulate", "replay", "perft", "playthrough", "box"))


def test_the_version_is_that_of_the_package(run: Run) -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout.split()) == (0, ["regalia", version("regalia")])


def test_games_lists_every_game_with_all_that_can_be_chosen(run: Run) -> None:
    said = run("games").stdout
    for game in GAMES.values():
        assert f"{game.id}  {game.words.say('en', 'game.name')}" in said
        for option in game.options:
            assert f"{option.name} = {option.default}" in said
        for row in game.box.rows:
            assert f"[{row.key}]" in said


def test_ids_for_scripts(run: Run) -> None:
    assert run("games", "--ids").stdout.split() == [*GAMES]


def test_games_as_json_has_everything_in_both_languages(run: Run) -> None:
    (facts,) = (facts for facts in json.loads(run("games", "--json").stdout) if facts["id"] == GAME)
    assert facts["seats"] == [2, 3, 4, 5]
    assert facts["modules"] == ["capitol", "capitol-section", "caves", "island"]
    assert facts["name"] == {"en": "Kingdom Builder", "fr": "Kingdom Builder"}
    assert all(
        option["help"].keys() == {"en", "fr"} and option["default"] in option["choices"] for option in facts["options"]
    )
    assert [row["row"] for row in facts["ours"]] == ["island.rope-bridge", "island.tree-house"]


def test_the_exclusions_that_are_listed_are_those_that_are_refused(run: Run) -> None:
    (facts,) = (facts for facts in json.loads(run("games", "--json").stdout) if facts["id"] == GAME)
    game = GAMES[GAME]
    for clash in facts["excludes"]:
        assert clash["why"].keys() == {"en", "fr"}
        for values in clash["values"]:
            with pytest.raises(ValueError, match="exclude each other"):
                choose(game.options, game.clashes, dict(zip(clash["options"], values, strict=True)), 2)


def test_replay_prints_the_result_by_reason(record: Path, run: Run) -> None:
    match = Match.load(json.loads(record.read_text("utf-8")), GAMES)
    lines = [line.split() for line in run("replay", str(record)).stdout.splitlines()]
    totals = [*map(str, match.game.totals(match.state))]
    assert ["Total", *totals] in lines
    assert ["Rank", *map(str, match.game.result(match.state).ranks)] in lines
    assert ["Castles", *(str(reasons["castles"]) for reasons in match.game.scores(match.state))] in lines


def test_replay_of_an_unfinished_game_says_so(record: Path, run: Run) -> None:
    data = json.loads(record.read_text("utf-8"))
    record.write_text(json.dumps(data | {"entries": data["entries"][:20]}), "utf-8")
    assert run("replay", str(record)).stdout.endswith("The game is not finished.\n")
    assert run("replay", str(record), "--lang", "fr").stdout.endswith("La partie n’est pas finie.\n")


def test_show_draws_what_a_seat_sees_at_an_entry(record: Path, folder: Path, run: Run) -> None:
    for name, extra in {"all": (), "mine": ("--seat", "1", "--at", "30"), "start": ("--at", "0")}.items():
        assert run("show", str(record), "--svg", f"{name}.svg", *extra).exit_code == 0
        assert ElementTree.parse(folder / f"{name}.svg").getroot().tag.endswith("svg")
    match = Match.load(json.loads(record.read_text("utf-8")), GAMES)
    assert (folder / "all.svg").read_text("utf-8") == match.game.shown.draw(match.view(None), "en", "light")
    assert (folder / "mine.svg").read_text("utf-8") == match.game.shown.draw(match.fork(30).view(1), "en", "light")


def test_gallery_draws_every_component(folder: Path, run: Run) -> None:
    assert run("gallery", GAME, "--svg", "all.svg", "--lang", "fr", "--theme", "dark").exit_code == 0
    assert (folder / "all.svg").read_text("utf-8") == GAMES[GAME].shown.gallery("fr", "dark")


def test_playthrough_prints_every_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    first = cells(GAMES[GAME])[:1]
    monkeypatch.setattr("regalia.core.playthrough.cells", lambda _: first)
    lines = run("playthrough", GAME).stdout.splitlines()
    assert lines[0] == "game kingdom-builder, rules 1, 2 seats"
    assert any(line.startswith("ranks ") for line in lines)


def test_playthrough_writes_its_files(folder: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    first = cells(GAMES[GAME])[:1]
    monkeypatch.setattr("regalia.core.playthrough.cells", lambda _: first)
    (folder / "tests" / "playthroughs").mkdir(parents=True)
    said = run("playthrough", GAME, "--write").stdout.split()
    assert [Path(name).suffix for name in said] == [".txt", ".views"]
    assert all((folder / name).stat().st_size for name in said)


def test_a_box_file_goes_from_template_to_table(folder: Path, run: Run) -> None:
    template = run("box", "template", GAME).stdout
    (folder / "mine.toml").write_text(template.replace(".GGD.", ".DDD."), "utf-8")
    said = run("box", "check", "mine.toml").stdout
    assert said == "mine.toml is a good box file for kingdom-builder: island.rope-bridge, island.tree-house.\n"
    result = run("play", GAME, "--option", "box=mine.toml", "--option", "island=rope-bridge", "--seed", "1")
    assert result.exit_code == 0
    saved = json.loads((folder / "kingdom-builder.json").read_text("utf-8"))
    assert saved["box"]["island.rope-bridge"]["lines"][0] == ".DDD."


def test_perft_counts_the_options_and_what_follows(run: Run) -> None:
    arguments = ("perft", GAME, "--depth", "2", "--seed", "4", "--option", "preset=first-game")
    said = run(*arguments).stdout
    divided = run(*arguments, "--divide").stdout
    assert divided.startswith(said)
    below = [int(line.split(": ")[1]) for line in divided.removeprefix(said).splitlines()]
    assert [line.split()[0] for line in said.splitlines()] == ["1", "2"]
    assert int(said.split()[3]) == sum(below)
    assert (
        run("perft", GAME, "--depth", "1", "--seed", "4", "--option", "preset=first-game").stdout
        == said[: said.index("\n") + 1]
    )


def test_perft_from_the_end_of_a_record(record: Path, run: Run) -> None:
    data = json.loads(record.read_text("utf-8"))
    at = next(at for at, (_, seat, _) in enumerate(data["entries"]) if seat >= 0)
    assert run("perft", GAME, "--depth", "2", "--state", str(record)).stdout == "1 0\n2 0\n"
    record.write_text(json.dumps(data | {"entries": data["entries"][:at]}), "utf-8")
    match = Match.load(json.loads(record.read_text("utf-8")), GAMES)
    assert run("perft", GAME, "--depth", "1", "--state", str(record)).stdout == f"1 {len(match.options_of())}\n"
