"""The laws over pairings of two packs, which the cover of the options meets only with other modules too."""

from itertools import permutations

import pytest

from regalia.core.laws import Cell
from regalia.core.laws.suite import check
from regalia.games.wonderful_kingdom import GAME
from regalia.games.wonderful_kingdom.box.catalogue import PACKS
from tests.soaking import SOAK

PAIRINGS = [*permutations(PACKS, 2)] if SOAK else [*zip(PACKS, (*PACKS[1:], PACKS[0]), strict=True)]


@pytest.mark.parametrize("pack", PACKS)
def test_the_laws_hold_for_a_pack_beside_another(pack: str) -> None:
    """Beside the next one; in the long run beside every other."""
    cells = [Cell(2, (("pack", one), ("rival-pack", two))) for one, two in PAIRINGS if one == pack]
    report = check(GAME, cells, (0,), rate=0.3)
    assert report.games == (len(PACKS) - 1 if SOAK else 1)
    assert report.positions > 60 * report.games
