"""Every component of the box occurs in some recorded game."""

import re
from pathlib import Path

import pytest

from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.box.data import RANKS, RESOURCES
from regalia.games.kingsburg.rules.actions import OUTCOMES

GAMES = "".join(path.read_text("utf-8") for path in Path(__file__).parent.parent.glob("playthroughs/kingsburg*.txt"))
PARTS = GAME.components()


@pytest.mark.parametrize("building", PARTS["building"])
def test_every_building_is_built(building: str) -> None:
    assert re.search(rf" build {building}( less \w+)?( envoy)?\n", GAMES)


@pytest.mark.parametrize("rank", RANKS)
def test_every_advisor_is_influenced(rank: int) -> None:
    assert f" influence {rank} with " in GAMES


@pytest.mark.parametrize("enemy", PARTS["enemy"])
def test_every_enemy_comes(enemy: str) -> None:
    assert re.search(rf" (meet|peek \d) {enemy}\n", GAMES)


@pytest.mark.parametrize("governor", PARTS["governor"])
def test_every_governor_is_chosen(governor: str) -> None:
    assert re.search(rf" (pick {governor}|offer {governor} \d+)( \(lane \d\))?\n", GAMES)


@pytest.mark.parametrize("card", PARTS["destiny"])
def test_every_destiny_card_is_turned(card: str) -> None:
    assert f" destiny {card}\n" in GAMES


@pytest.mark.parametrize("resource", RESOURCES)
def test_every_resource_is_taken_and_lost(resource: str) -> None:
    assert f" take {resource}\n" in GAMES
    assert f" lose {resource}\n" in GAMES


@pytest.mark.parametrize("value", range(5))
def test_every_army_token_is_played(value: int) -> None:
    assert re.search(rf" token {value} \(lane \d\)\n", GAMES)


def test_bonus_dice_are_added() -> None:
    assert " extra 1\n" in GAMES


def test_a_blessing_in_a_good_year_is_accepted() -> None:
    assert re.search(r" accept (point|die)\n", GAMES)


def test_bids_go_beyond_twenty() -> None:
    assert re.search(r" bid 2[1-9]\n", GAMES)


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_battles_end_in_every_way(outcome: str) -> None:
    assert re.search(rf" battle \d -?\d+ {outcome}\n", GAMES)
