"""What people see is read from a view. Nothing of it is made in a world that was imagined, or depends on chance."""

import ast
import random
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import regalia
from regalia.core.codec import written
from regalia.core.lanes import offered
from regalia.core.page import Plate
from regalia.core.playthrough import cells, walk
from regalia.core.protocol import Entry, Game, pending
from regalia.games import GAMES
from tests.soaking import SOAK

EVERY = 11 if SOAK else 97  # one position in so many is looked at
SEEDS = range(1, 3)
READ = ("kingdom-builder", "wonderful-kingdom")  # games whose rules read a view

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
read_game = pytest.mark.parametrize("game", [GAMES[name] for name in READ], ids=READ)


def views(game: Game) -> Iterator[tuple[Any, int]]:
    """What two seats and a spectator see now and then, and at the end, in games with many modules; and the seats."""
    for cell in (cell for cell in cells(game) if cell.label.endswith("everything") or SOAK):
        for at, (match, _) in enumerate(walk(game, cell)):
            if at % EVERY == 0 or match.over:
                yield from ((match.view(viewer), match.seats) for viewer in (0, match.seats - 1, None))


def shown(game: Game, view: Any, seats: int) -> dict[str, Any]:
    """Everything that a game says and draws of a view."""
    names = [f"Player {seat}" for seat in range(seats)]
    return {
        "page": game.page(view, [Plate(name, "") for name in names], "en"),
        "picture": game.draw(view, "fr", "light"),
        "prompt": game.prompt(view, "en"),
        "words": list(game.describe(view, names, "fr")),
        "terminal": list(game.board(view, "en")),
    }


def lucky(game: Game, seed: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """From now on the rooms of a game have other luck; how many could have any."""
    random.seed(seed)
    package = type(game).__module__.rpartition(".")[0]
    rooms = [room for name, room in sys.modules.items() if name.startswith(package) and vars(room).get("Random")]
    for room in rooms:
        monkeypatch.setattr(room, "Random", lambda _: Random(f"another {seed}"))
    return len(rooms)


@every_game
def test_what_is_shown_does_not_depend_on_luck(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = [(view, seats, shown(game, view, seats)) for view, seats in views(game)]
    assert len(seen) > 10
    for seed in SEEDS:
        assert lucky(game, seed, monkeypatch)
        for view, seats, before in seen:
            after = shown(game, view, seats)
            assert after == before, [kind for kind in before if before[kind] != after[kind]]


def steps(game: Game) -> Iterator[tuple[Any, Any, Entry]]:
    """Now and then what a viewer sees before and after an entry, and the entry as the viewer hears it."""
    for cell in (cell for cell in cells(game) if cell.label.endswith("everything") or SOAK):
        before: list[Any] = []
        for at, (match, _) in enumerate(walk(game, cell)):
            viewers = (*range(match.seats), None)
            for viewer, view in zip(viewers, before, strict=False):
                if heard := game.told(match.state, match.entries[-1], viewer):
                    yield view, match.view(viewer), heard
            before = [match.view(viewer) for viewer in viewers] if at % EVERY == 0 else []


def forbid(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nobody imagines a world of the game."""

    def forbidden(*_: Any) -> Any:
        raise AssertionError("what is shown must be read from the view")

    package = type(game).__module__.rpartition(".")[0]
    monkeypatch.setattr(type(game), "imagine", forbidden)
    for name, room in list(sys.modules.items()):
        if name.startswith(package) and callable(vars(room).get("imagine")):
            monkeypatch.setattr(room, "imagine", forbidden)


@read_game
def test_nobody_imagines_what_is_shown(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    seen, told = list(views(game)), list(steps(game))
    assert min(len(seen), len(told)) > 10
    forbid(game, monkeypatch)
    with pytest.raises(AssertionError):
        game.imagine(seen[0][0], Random(0))
    for view, seats in seen:
        unread = written(view)
        assert shown(game, view, seats)
        assert len(game.scores(view)) == seats
        assert all(game.label(action, view, "en") for action in offered(view))
        assert game.setup_lines(view, "en")
        assert written(view) == unread
    for before, after, entry in told:
        names = [f"Player {seat}" for seat in range(5)][: len(game.scores(before))]
        assert game.log_line(before, entry, names, "fr")
        assert all(game.changes(before, after, entry, names, "en"))


@read_game
def test_options_and_scores_of_a_view_are_those_of_the_game(game: Game) -> None:
    """Options as in the state itself; scores as in any world that the view allows."""
    compared = 0
    for cell in (cell for cell in cells(game) if not cell.wisely or SOAK):
        for match, _ in islice(walk(game, cell), 0, None, EVERY // 10):
            for choice in (choice for _, choice in pending(match.state) if choice.seat >= 0):
                view = match.view(choice.seat)
                assert offered(view) == list(choice.options(match.state))
                assert game.scores(view) == game.scores(game.imagine(view, Random(0)))
                compared += 1
    assert compared > 500, compared


@read_game
def test_no_room_of_a_game_imagines(game: Game) -> None:
    """Worlds are imagined by bots and laws."""
    folder = Path(regalia.__file__).parent / "games" / game.id.replace("-", "_")
    rooms = [room for room in folder.rglob("*.py") if room.name != "game.py"]
    assert len(rooms) > 10
    assert not [room.name for room in rooms if "imagine" in set(_called(room))]


def _called(room: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(room.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            yield getattr(node.func, "attr", getattr(node.func, "id", ""))
