"""Help while playing: the rules, a part of the game by id, name or beginning, and the parts of a kind."""

from pathlib import Path

import pytest

from regalia.core.topics import chapters, members, topics
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    "game, asked, titles",
    [
        ("kingsburg", "goblins-1-2", ["Goblins, year I, strength 2"]),
        ("kingsburg", "Guard-Tower", ["Guard Tower"]),
        ("kingsburg", "wizards' guild", ["Wizards’ Guild"]),
        ("kingsburg", "guilds", ["Merchants’ Guild", "Wizards’ Guild"]),
        ("kingsburg", "king", ["King"]),
        ("kingsburg", "farm", ["Farms"]),
        ("kingsburg", "destiny", ["Destiny"]),
        ("kingsburg", "building", []),
        ("kingsburg", "extension 3", ["Extension 3: army tokens"]),
        ("kingdom-builder", "castle", ["The castles", "Castles"]),
        ("kingdom-builder", "castles", ["Castles"]),
        ("kingdom-builder", "farm", ["Farm"]),
        ("kingdom-builder", "caves", ["Caves", "Caves (Queenie)"]),
        ("kingdom-builder", "island", ["Island (Queenie)"]),
        ("kingdom-builder", "dragon", []),
        ("kingdom-builder", "s", []),
    ],
)
def test_what_help_finds(game: str, asked: str, titles: list[str]) -> None:
    assert [title for title, _ in topics(GAMES[game], asked, "en")] == titles


def test_a_tribe_is_all_its_cards() -> None:
    assert len(topics(GAMES["kingsburg"], "goblins", "en")) == len(topics(GAMES["kingsburg"], "gobelins", "fr")) > 5


@pytest.mark.parametrize("asked", ["chateau", "châteaux", "castle", "castles"])
def test_french_help_is_found_in_french_and_in_notation(asked: str) -> None:
    assert "Châteaux" in [title for title, _ in topics(GAMES["kingdom-builder"], asked, "fr")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_part_has_its_own_help_under_its_kind(game: str, lang: str) -> None:
    kinds, every = GAMES[game].components(), GAMES[game].shown.help(lang)
    found = [topic for kind in kinds for topic in members(GAMES[game], kind, lang)]
    assert len(found) == len({*found}) == sum(map(len, kinds.values()))
    assert {*found} | {*chapters(GAMES[game], lang)} == {*every}


def test_a_long_list_of_parts_is_told_by_kind(run: Run) -> None:
    said = run("play", "kingsburg", typed="help\nhelp advisor\nhelp destiny\nhelp goblins-1-2\n").stdout
    assert "one of advisor (18), building (28), enemy (25), governor (24), destiny (29).\n" in said
    assert "> Jester | Squire | Builder | " in said
    assert "> Destiny  Every year begins with a destiny card" in said
    assert "\nFamine | Good Year | " in said
    assert "> Goblins, year I, strength 2  Strength 2. " in said
    assert said.count("Goblins, year ") == 1


def test_a_short_list_of_parts_is_told_whole(run: Run) -> None:
    said = run("play", "kingdom-builder", typed="help\n").stdout
    assert "More: help TOPIC, where TOPIC is one of barn, canyon, " in said


def test_help_while_playing_follows_the_box_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    rows = '[development.spare-1]\nen = "Iron Mine"\ncopies = 2\n[development.farm]\nen = "Big Farm"\n'
    file.write_text(f'game = "wonderful-kingdom"\n{rows}', "utf-8")
    typed = "help iron mine\nhelp farm\nhelp development\n"
    said = run("play", "wonderful-kingdom", "--option", f"box={file}", typed=typed).stdout
    assert "> Iron Mine  Structure" in said
    assert "> Big Farm  Structure" in said
    assert "> Big Farm | Hamlet | " in said
