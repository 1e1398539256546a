"""What people see is read from a view. Nothing of it is made in a world that was imagined, or depends on chance."""

import ast
import random
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, NoReturn

import pytest

import regalia
from regalia.core import lanes
from regalia.core.codec import written
from regalia.core.game import AnyGame
from regalia.core.lanes import pending
from regalia.core.page import Plate
from regalia.core.playthrough import cells, walk
from regalia.core.protocol import Action, Entry, Seat
from regalia.core.record import Match
from regalia.games import GAMES
from tests.soaking import SOAK

EVERY = 11 if SOAK else 149  # one position in so many is looked at


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def shown(game: AnyGame, view: Any, seats: int) -> dict[str, Any]:
    """Everything that a game says and draws of a view."""
    names = [f"Player {seat}" for seat in range(seats)]
    return {
        "page": game.shown.page(view, [Plate(name, "") for name in names], "en"),
        "picture": game.shown.draw(view, "fr", "light"),
        "prompt": game.shown.prompt(view, "en"),
        "words": list(game.shown.describe(view, names, "fr")),
        "terminal": list(game.shown.board(view, "en")),
    }


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
        "labels": [game.shown.label(action, look.view, "fr") for action in look.options],
        "setup": list(game.shown.setup_lines(look.view, "en")),
        "log": game.shown.log_line(look.before, look.entry, names, "fr"),
        "changes": list(game.shown.changes(look.before, look.view, look.entry, names, "en")),
        "heading": game.shown.heading(look.view, names, "en"),
        "run": game.shown.run(look.before, look.entry, "fr"),
        "places": list(game.shown.places(look.view, look.entry)),
        "vignette": game.shown.vignette(look.before, look.view, look.entry, names, "en") if look.view.agenda else None,
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


@every_game
def test_what_is_shown_is_read_from_the_view_alone(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a world, whatever the random numbers are, and the view is the same afterwards."""
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


@every_game
def test_options_and_scores_of_a_view_are_those_of_the_game(game: AnyGame) -> None:
    """Options as in the state itself; scores as in any world that the view allows."""
    compared = 0
    for cell in (cell for cell in cells(game) if not cell.wisely or SOAK):
        for match, _ in islice(walk(game, cell), 0, None, EVERY // 4):
            for choice in (choice for _, choice in pending(match.state) if choice.seat >= 0):
                view = match.view(choice.seat)
                assert lanes.offered(view) == list(choice.options(match.state))
                assert game.scores(view) == game.scores(game.imagine(view, Random(0)))
                compared += 1
    assert compared > 50, compared


def test_worlds_are_imagined_by_bots_and_laws_alone() -> None:
    """And by the games themselves, which hand it on to them."""
    root = Path(regalia.__file__).parent
    allowed = {*(root / "agents").rglob("*.py"), *(root / "core" / "laws").rglob("*.py"), root / "core" / "game.py"}
    calling = {path for path in root.rglob("*.py") if "imagine" in _called(path)} - allowed
    assert {path.name for path in calling} <= {"game.py"}


def _called(path: Path) -> set[str]:
    calls = (node.func for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call))
    return {getattr(call, "attr", getattr(call, "id", "")) for call in calls}
