"""Every worked example of every game keeps the law of examples, in both languages; and there are enough of them."""

import pytest

from regalia.agents.squire import squire
from regalia.core.book import book
from regalia.core.examples import Example, Stand, examples
from regalia.core.game import AnyGame
from regalia.core.laws.examples import check_example
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from tests.sentences import misset
from tests.soaking import SOAK
from tests.test_lessons import UNJOINED

EVERY = [(game, example) for game in GAMES.values() for example in examples(game).values()]
every_example = pytest.mark.parametrize("game, example", EVERY, ids=[f"{g.id} {each.name}" for g, each in EVERY])
WILD = 40 if SOAK else 6  # moves that are tried of those that one answer means
LEAST = 15  # examples of a game


@every_example
def test_the_law_of_examples_holds(game: AnyGame, example: Example) -> None:
    assert check_example(game, example, squire, WILD).answered >= len(example.answers)


@every_example
def test_examples_are_well_set(game: AnyGame, example: Example) -> None:
    """Typographic apostrophes, French as French is set; filled, because numbers decide what follows them."""
    stand = Stand(game, example, squire)
    for lang in LANGUAGES:
        asked = stand.asked(lang)
        said = [stand.attempt(card.move, lang).sentence for card in asked.cards]
        texts = [asked.title, asked.ask, *(card.do for card in asked.cards), *said]
        if lang == "fr":
            assert [text for text in texts if misset(text) or UNJOINED.search(text)] == []
        else:
            assert [text for text in texts if set("'\"\u202f") & set(text) or "..." in text] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_its_examples_in_order(game: AnyGame) -> None:
    places = [example.place for example in examples(game).values()]
    assert len(places) >= LEAST
    assert places == list(range(1, len(places) + 1))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_record_lies_about_unused(game: AnyGame) -> None:
    folder = game.shown.examples
    assert folder is not None
    used = {example.record for example in examples(game).values()}
    assert {path.stem for path in folder.glob("*.json")} == used - {""}


@every_example
def test_an_example_leads_to_a_paragraph_of_the_book(game: AnyGame, example: Example) -> None:
    """Where the game has one."""
    bound = book(game)
    if bound is None:
        assert example.rule == ""
    else:
        assert example.rule in bound.paragraphs
