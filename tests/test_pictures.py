"""The pictures of every game: its gallery, and its table all through a game with all modules."""

import pytest

from regalia.art.palette import THEMES
from regalia.core.playthrough import cells, walk
from regalia.core.protocol import CHANCE, Game, pending
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from tests.pictures import GALLERY, TABLE, check, offered, parts

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
EVERY = 17  # one position in so many is drawn


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_the_gallery_stands_on_its_own(game: Game, lang: str, theme: str) -> None:
    check(game.gallery(lang, theme), GALLERY)


@every_game
def test_what_can_be_clicked_is_what_may_be_done_all_through_a_game(game: Game) -> None:
    drawn = 0
    for cell in (cell for cell in cells(game) if cell.label.endswith("everything")):
        for number, (match, _) in enumerate(walk(game, cell)):
            for _, choice in pending(match.state) if number % EVERY == 0 else ():
                view = match.view(choice.seat if choice.seat != CHANCE else None)
                svg = game.draw(view, LANGUAGES[drawn % 2], THEMES[drawn // 2 % 2])
                check(svg, TABLE)
                assert parts(svg) == offered(game, view)
                drawn += 1
    assert drawn > 20
