"""Core, agents, table and command line know no game by name: what bots know of a game stands with its mind."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.agents import compilation, minds
from regalia.games import GAMES

SOURCE = Path(__file__).parent.parent / "src" / "regalia"
ROOMS = ("core", "agents", "table", "cli")
OWN = [SOURCE / "agents" / room / game.replace("-", "_") for room in ("minds", "kernels") for game in GAMES]
# kingdom-builder, kingdom_builder, KingdomBuilder, "Kingdom Builder"
NAMED = re.compile("|".join(game.replace("-", "[-_ ]?") for game in GAMES), re.IGNORECASE)
TEXTS = (".py", ".js", ".css", ".html", ".json", ".toml", ".po", ".svg", ".sql")
ALLOWED = {  # words that explain something by an example
    "core/record.schema.json": '"examples": ["kingdom-builder"]',
    "table/pages/static.py": "games/kingsburg.css",
}


def files() -> Iterator[Path]:
    for room in ROOMS:
        for path in sorted((SOURCE / room).rglob("*")):
            if path.suffix in TEXTS and not any(path.is_relative_to(own) for own in OWN):
                yield path


@pytest.mark.parametrize("room", ROOMS)
def test_no_game_is_named(room: str) -> None:
    found = [path for path in files() if path.is_relative_to(SOURCE / room)]
    assert found
    for path in found:
        allowed = ALLOWED.get(path.relative_to(SOURCE).as_posix())
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            named = NAMED.search(line) and not (allowed and allowed in line)
            assert not named, f"{path}:{number} names a game: {line.strip()}"


@pytest.mark.parametrize("name", ["kingdom-builder", "kingdom_builder", "KingsburgMind", "It's a Wonderful Kingdom"])
def test_a_name_would_be_seen(name: str) -> None:
    assert NAMED.search(f"x = {name}")


def test_every_mind_and_kernel_is_that_of_a_game() -> None:
    packages = {game.replace("-", "_") for game in GAMES}
    assert packages >= minds.PACKAGES
    assert {*compilation.GAMES} <= GAMES.keys()
