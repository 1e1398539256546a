"""The pictures of every game: its gallery, and its table all through a game with all modules."""

from itertools import islice

import pytest

from regalia.art.palette import THEMES
from regalia.core.game import AnyGame
from regalia.core.playthrough import cells, walk
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from tests.pictures import GALLERY, TABLE, check
from tests.soaking import SOAK

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
EVERY = 11 if SOAK else 67  # one position in so many is drawn


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_the_gallery_stands_on_its_own(game: AnyGame, lang: str, theme: str) -> None:
    check(game.shown.gallery(lang, theme), GALLERY)


@every_game
def test_the_table_stands_on_its_own_all_through_a_game(game: AnyGame) -> None:
    drawn = 0
    for cell in (cell for cell in cells(game) if cell.label.endswith("everything")):
        for match, _ in islice(walk(game, cell), 0, None, EVERY):
            for viewer in (drawn % match.seats, None):
                check(game.shown.draw(match.view(viewer), LANGUAGES[drawn % 2], THEMES[drawn // 2 % 2]), TABLE)
                drawn += 1
    assert drawn > 12
