"""Quest boards, duchies and the pieces that lie on them."""

import pytest

from regalia.art.heraldry import seals
from regalia.art.icons import Sign
from regalia.art.palette import THEMES
from regalia.art.sheet import standalone
from regalia.core.html import join
from regalia.games.wonderful_kingdom.shown.art.duchies import LANDS, Stores, duchy, duchy_symbols
from regalia.games.wonderful_kingdom.shown.art.quest_scenes import VISTAS, vista
from regalia.games.wonderful_kingdom.shown.art.quests import Step, quest_board, quest_symbols
from regalia.games.wonderful_kingdom.shown.art.signs import sign_symbols
from regalia.games.wonderful_kingdom.shown.art.tokens import (
    CUBES,
    army,
    cube,
    illusion,
    prisoner,
    round_marker,
    soldier,
    spy,
    step_token,
    stolen,
    trap,
)
from tests.art.test_heraldry import colourless
from tests.pictures import check

EARLY = Step("Lever des partisans", (Sign("population", 3),), (Sign("soldiers", 2),))
LAST = Step("Percer le secret du pôle", (Sign("exploration", 4),), (Sign("points", 11),), (Sign("points", 7),), True)
BARE = Stores()
STEPS = (EARLY, EARLY, EARLY, LAST)


def land(name: str = "valados", side: str = "A", stores: Stores = BARE) -> str:
    return duchy(name, "Valados", "rose", side, ("materials", "gold"), (2, "monument"), stores)


@pytest.mark.parametrize("theme", THEMES)
def test_boards_stand_on_their_own(theme: str) -> None:
    quests = join(quest_board(name, "Le Seigneur Pestiféré", STEPS) for name in VISTAS)
    lands = join(land(name) for name in LANDS)
    symbols = seals("rose", "moon") + sign_symbols() + quest_symbols() + duchy_symbols()
    check(standalone(680, 294, symbols, quests, lands, label="all", theme=theme), 200_000)


def test_every_quest_and_every_duchy_has_its_own_picture() -> None:
    assert len({vista(name) for name in VISTAS}) == len(VISTAS) == 5
    assert len({draw() for draw in LANDS.values()}) == len(LANDS) == 3


def test_only_the_final_step_wears_a_crown_and_tells_of_the_second() -> None:
    board = quest_board("usurper", "The Usurper", STEPS)
    assert board.count("#i-crown") == 1
    assert board.index(">11</text>") < board.index(">/</text>") < board.index(">7</text>")


def test_steps_that_are_done_carry_tokens_in_the_order_of_arrival() -> None:
    board = quest_board("usurper", "The Usurper", (*STEPS[:3], LAST._replace(done=("moon", "rose"))))
    assert board.index("var(--moon)") < board.index("var(--rose)")
    assert "var(--moon)" not in quest_board("usurper", "The Usurper", STEPS)


def test_a_legal_step_shows() -> None:
    plain, lit = (
        quest_board("usurper", "The Usurper", (step, *STEPS[1:])) for step in (EARLY, EARLY._replace(legal=True))
    )
    assert colourless(plain) != colourless(lit)


def test_a_duchy_tells_its_side_and_its_stores() -> None:
    assert ">C</text>" in land(side="C")
    kinds = tuple(CUBES)[:4] * 2
    boards = [Stores(), Stores(1), Stores(soldiers=7), Stores(krystallium=8), Stores(traps=3)]
    circles = [Stores(alchemy=kinds[:n]) for n in range(1, 9)]
    assert len({colourless(land(stores=stores)) for stores in (*boards, *circles)}) == len(boards) + len(circles)


def test_a_duchy_may_make_and_score_nothing() -> None:
    assert "#i-points" not in duchy("senada", "Senada", "oak", "E", (), None, Stores())


def test_pieces_differ() -> None:
    houses = [draw(house, 0, 0) for draw in (army, prisoner, illusion, step_token) for house in ("rose", "moon")]
    rounds = [round_marker(number, 0, 0) for number in range(1, 5)]
    others = [trap(0, 0), spy(0, 0), spy(0, 0, used=True), stolen(0, 0), soldier(0, 0), *houses, *rounds]
    assert len({colourless(art) for art in others}) == len(others)
    assert len({cube(kind, 0, 0) for kind in CUBES}) == len(CUBES) == 5
