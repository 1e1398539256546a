"""What people see is worked out in a world that fits the view; of what is only imagined there, nothing may show."""

import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from regalia.core.game import AnyGame
from regalia.core.page import Plate
from regalia.core.playthrough import cells, walk
from regalia.games import GAMES
from tests.soaking import SOAK

EVERY = 11 if SOAK else 97  # one position in so many is looked at
SEEDS = range(1, 3)

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def views(game: AnyGame) -> Iterator[tuple[Any, int]]:
    """What two seats and a spectator see now and then in games with many modules, and the number of seats."""
    for cell in (cell for cell in cells(game) if cell.label.endswith("everything") or SOAK):
        for match, _ in islice(walk(game, cell), 0, None, EVERY):
            yield from ((match.view(viewer), match.seats) for viewer in (0, match.seats - 1, None))


def shown(game: AnyGame, view: Any, seats: int) -> dict[str, Any]:
    """Everything that a game says and draws of a view."""
    names = [f"Player {seat}" for seat in range(seats)]
    return {
        "page": game.page(view, [Plate(name, "") for name in names], "en"),
        "picture": game.draw(view, "fr", "light"),
        "prompt": game.prompt(view, "en"),
        "words": list(game.describe(view, names, "fr")),
        "terminal": list(game.board(view, "en")),
    }


def imagining(game: AnyGame, seed: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """From now on the rooms of a game imagine another world; how many do."""
    package = type(game).__module__.rpartition(".")[0]
    rooms = [room for name, room in sys.modules.items() if name.startswith(package) and vars(room).get("Random")]
    for room in rooms:
        monkeypatch.setattr(room, "Random", lambda _: Random(f"another {seed}"))
    return len(rooms)


@every_game
def test_what_is_shown_does_not_depend_on_the_world_that_was_imagined(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = [(view, seats, shown(game, view, seats)) for view, seats in views(game)]
    assert len(seen) > 10
    for seed in SEEDS:
        assert imagining(game, seed, monkeypatch)
        for view, seats, before in seen:
            after = shown(game, view, seats)
            assert after == before, [kind for kind in before if before[kind] != after[kind]]
