"""No name, no word of a catalogue and no name of a box file reaches a page or a picture as markup."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from regalia.core import words
from regalia.core.game import AnyGame
from regalia.core.page import Plate
from regalia.core.playthrough import cells, walk
from regalia.core.record import Dice, Match
from regalia.games import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
WILD = '<blink>&"'
TAME = "&lt;blink&gt;&amp;"
WILD_LANGUAGE = "wild"  # English, but every sentence ends in markup
EVERY = 31  # one position in so many is shown


@pytest.fixture(autouse=True)
def _wild(monkeypatch: pytest.MonkeyPatch) -> None:
    tame = words.catalogue

    @cache
    def catalogue(folder: Path, lang: str) -> Mapping[str, str]:
        if lang != WILD_LANGUAGE:
            return tame(folder, lang)
        return {key: sentence + WILD for key, sentence in tame(folder, "en").items()}

    monkeypatch.setattr(words, "catalogue", catalogue)


def shown(game: AnyGame, match: Match, viewer: int | None, lang: str = WILD_LANGUAGE) -> Iterator[str]:
    """All that a viewer sees of a position."""
    view, plates = match.view(viewer), [Plate(f"{seat}{WILD}", WILD) for seat in range(match.seats)]
    for zone in game.shown.page(view, plates, lang):
        yield zone.html
        yield from zone.grounds.values()
    yield game.shown.draw(view, lang)


def check(pages: list[str]) -> None:
    assert not [page for page in pages if "<blink" in page]
    assert sum(TAME in page for page in pages) > 2


@every_game
def test_names_and_words_are_escaped_all_through_a_game(game: AnyGame) -> None:
    for cell in (cell for cell in cells(game) if cell.label.endswith("everything")):
        for match, _ in islice(walk(game, cell), 0, None, EVERY):
            for viewer in (len(match.entries) % match.seats, None):
                check([*shown(game, match, viewer)])


@every_game
def test_words_are_escaped_in_the_gallery(game: AnyGame) -> None:
    drawn = game.shown.gallery(WILD_LANGUAGE)
    assert "<blink" not in drawn
    assert drawn.count(TAME) > 30


def test_names_of_a_box_file_are_escaped() -> None:
    named = {
        name: {row.key: {"en": WILD} for row in game.box.rows if "en" in {each.name for each in row.fields}}
        for name, game in GAMES.items()
    }
    assert [name for name, box in named.items() if box] == ["wonderful-kingdom"]
    for name, box in named.items():
        match = Match.start(GAMES[name], 2, None, box)
        match.roll(Dice(0))
        check([*shown(GAMES[name], match, 0, "en"), *shown(GAMES[name], match, None, "en")])
