"""Every component of the box occurs in some recorded game."""

import re
from pathlib import Path

import pytest

from regalia.games.wonderful_kingdom import GAME
from regalia.games.wonderful_kingdom.box.catalogue import PACKS, Catalogue

FOLDER = Path(__file__).parent.parent / "playthroughs"
GAMES = {path.stem: path.read_text("utf-8") for path in FOLDER.glob("wonderful-kingdom*.txt")}
TEXT = "".join(GAMES.values())
PARTS = GAME.components()
SLOTS = ("M", "P", "G", "E", "trap", "spy", "destroy", "double-move", "krystallium", "prison")


def test_every_kind_of_component_is_here() -> None:
    kinds = ["development", "treasure", "threat", "advisor", "quest", "duchy", "board", "scenario"]
    assert list(PARTS) == kinds


@pytest.mark.parametrize("card", PARTS["development"])
def test_every_development_is_under_construction_and_paid_for(card: str) -> None:
    assert re.search(rf" (place|crystal) \w+ {card}(\.\d)?( \(lane \d\))?\n", TEXT)


@pytest.mark.parametrize("card", PARTS["treasure"])
def test_every_treasure_is_recycled(card: str) -> None:
    assert re.search(rf" recycle {card}( \(lane \d\))?\n", TEXT)


@pytest.mark.parametrize("threat", PARTS["threat"])
def test_every_threat_is_fought(threat: str) -> None:
    assert re.search(rf" fight {threat}( [a-z.0-9-]+)?( \(lane \d\))?\n", TEXT)


@pytest.mark.parametrize("advisor", PARTS["advisor"])
def test_every_advisor_helps(advisor: str) -> None:
    said = {"blackmailer": r"swap [a-z0-9-]+ for [a-z0-9-]+", "favourite": r"drop \d+"}.get(advisor, f"use {advisor}")
    assert re.search(rf" {said}( \(lane \d\))?\n", TEXT)


@pytest.mark.parametrize("quest", PARTS["quest"])
@pytest.mark.parametrize("step", range(1, 5))
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_step_of_every_quest_is_undertaken_on_both_sides(quest: str, step: int, seats: int) -> None:
    played = [text for text in GAMES.values() if f", {seats} seats\n" in text]
    assert any(re.search(rf" quest {quest}-{step}( \(lane \d\))?\n", text) for text in played)


@pytest.mark.parametrize("pack", PACKS)
def test_every_pack_is_played(pack: str) -> None:
    assert re.search(rf"option (rival-)?pack {pack}\n", TEXT)


@pytest.mark.parametrize("duchy", PARTS["duchy"])
def test_every_duchy_is_played(duchy: str) -> None:
    assert re.search(rf"option (rival-)?duchy {duchy}\n", TEXT)


@pytest.mark.parametrize("side", "ABCDE")
def test_every_side_is_played(side: str) -> None:
    assert f"option side {side}\n" in TEXT


@pytest.mark.parametrize("board", PARTS["board"])
def test_armies_move_on_every_board(board: str) -> None:
    played = [text for text in GAMES.values() if f"option board {board}\n" in text]
    assert any(re.search(r" march \w+\n", text) for text in played)


@pytest.mark.parametrize("slot", SLOTS)
def test_every_kind_of_slot_is_marched_to_or_held(slot: str) -> None:
    """Where a recorded game of a board moves armies to a territory with such a slot, or begins on one."""
    boards = Catalogue.made(()).boards
    with_slot = {
        (b, name) for b, rows in boards.items() for name, row in rows.items() for s in row.slots if s.kind == slot
    }
    moved = {
        (board, name)
        for board in boards
        for text in GAMES.values()
        if f"option board {board}\n" in text
        for name in re.findall(r" march (\w+)\n", text)
    }
    begun = any(s.kind == slot and s.start for rows in boards.values() for row in rows.values() for s in row.slots)
    assert begun or with_slot & moved


@pytest.mark.parametrize("scenario", PARTS["scenario"])
def test_every_scenario_is_played(scenario: str) -> None:
    assert f"option scenario {scenario}\n" in TEXT
