"""The laws over every pairing of two packs, which the cover of the options meets only with other modules too."""

from itertools import permutations

import pytest

from regalia.core.laws import Cell, check
from regalia.games.wonderful_kingdom import GAME
from regalia.games.wonderful_kingdom.catalogue import PACKS


@pytest.mark.parametrize("pack", PACKS)
def test_the_laws_hold_for_every_pairing_of_two_packs(pack: str) -> None:
    cells = [Cell(2, (("pack", one), ("rival-pack", two))) for one, two in permutations(PACKS, 2) if one == pack]
    print(check(GAME, cells, (0,), rate=0.1))
