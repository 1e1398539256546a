"""What people see is worked out in a world that fits the view; of what is only imagined there, nothing may show."""

import ast
import random
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, NoReturn

import pytest

from regalia.core.codec import written
from regalia.core.game import AnyGame
from regalia.core.page import Plate
from regalia.core.playthrough import cells, walk
from regalia.core.protocol import Action, Entry, Seat, pending
from regalia.core.record import Match
from regalia.games import GAMES
from tests.soaking import SOAK

EVERY = 11 if SOAK else 97  # one position in so many is looked at
SEEDS = range(1, 3)

READ = ("kingdom-builder", "kingsburg")  # their rules read a view: nothing that people see needs a world

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


class Look(NamedTuple):
    """What a viewer sees after an entry, what it saw before it, and what it may do now."""

    before: Any
    view: Any
    entry: Entry  # as it is told
    options: list[Action]
    seats: int


def looks(game: AnyGame) -> Iterator[Look]:
    """Now and then in games with many modules, and at their end."""
    for cell in (cell for cell in cells(game) if cell.label.endswith("everything") or SOAK):
        before: dict[Seat | None, Any] = {}
        for number, (match, _) in enumerate(walk(game, cell)):
            for viewer in (0, match.seats - 1, None):
                view, told = match.view(viewer), game.told(match.state, match.entries[-1], viewer)
                if told and viewer in before and (number % EVERY == 0 or match.over):
                    yield Look(before[viewer], view, told, offered(match, viewer), match.seats)
                before[viewer] = view


def offered(match: Match, viewer: Seat | None) -> list[Action]:
    """By the state, not by the view."""
    choices = [choice for _, choice in pending(match.state) if choice.seat == viewer]
    return [action for choice in choices for action in choice.options(match.state)]


def everything(game: AnyGame, look: Look) -> dict[str, Any]:
    """All that people see and hear at one moment, and the points that they see."""
    names = [f"Player {seat}" for seat in range(look.seats)]
    return {
        **shown(game, look.view, look.seats),
        "labels": [game.label(action, look.view, "fr") for action in look.options],
        "setup": list(game.setup_lines(look.view, "en")),
        "log": game.log_line(look.before, look.entry, names, "fr"),
        "changes": list(game.changes(look.before, look.view, look.entry, names, "en")),
        "scores": [dict(reasons) for reasons in game.scores(look.view)],
    }


def forbid(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on it is an error to imagine a world, or to make a source of random numbers in a room of the game."""

    def refuse(*_: Any) -> NoReturn:
        raise AssertionError("a world was imagined")

    package = type(game).__module__.rpartition(".")[0]
    monkeypatch.setattr(type(game), "imagine", refuse)
    for name, room in list(sys.modules.items()):
        if name.startswith(f"{package}."):
            for word in {"imagine", "Random"} & set(vars(room)):
                monkeypatch.setattr(room, word, refuse)


@pytest.mark.parametrize("name", READ)
def test_what_is_shown_is_read_from_the_view_alone(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a world, whatever the random numbers are, and the view is the same afterwards."""
    game = GAMES[name]
    seen = list(looks(game))
    assert len(seen) > 10
    forbid(game, monkeypatch)
    for look in seen:
        before = written((look.before, look.view))
        random.seed(1)
        first = everything(game, look)
        random.seed(2)
        second = everything(game, look)
        assert first == second, [kind for kind in first if first[kind] != second[kind]]
        assert written((look.before, look.view)) == before


@pytest.mark.parametrize("name", READ)
def test_no_room_of_the_game_imagines(name: str) -> None:
    """Only the game itself hands `imagine` on, to bots and laws."""
    face = Path(sys.modules[type(GAMES[name]).__module__].__file__ or "")
    calling = [path.name for path in sorted(face.parent.rglob("*.py")) if _imagines(path)]
    assert calling == [face.name]


def _imagines(path: Path) -> bool:
    calls = (node.func for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call))
    return any("imagine" in (getattr(call, "id", ""), getattr(call, "attr", "")) for call in calls)
