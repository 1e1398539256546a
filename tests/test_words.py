"""The words of every game: both languages say the same, are well set, and leave nothing out."""

import re
from collections.abc import Mapping
from html import unescape
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import regalia
from regalia.art.heraldry import HOUSES
from regalia.core.game import AnyGame
from regalia.core.lanes import pending
from regalia.core.page import Plate
from regalia.core.playthrough import cells, walk
from regalia.core.protocol import CHANCE
from regalia.core.words import LANGUAGES, WordFiles
from regalia.games import GAMES
from tests.sentences import NAMED, misset, said, told

SOURCE = Path(regalia.__file__).parent
CATALOGUES = {
    path.parent.relative_to(SOURCE).as_posix(): WordFiles(path.parent) for path in sorted(SOURCE.rglob("words/fr.toml"))
}
every_catalogue = pytest.mark.parametrize("words", CATALOGUES.values(), ids=CATALOGUES)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def both(game: AnyGame) -> tuple[Mapping[str, str], Mapping[str, str]]:
    return game.words.all("en"), game.words.all("fr")


def fields(sentence: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(sentence) if field is not None}


@every_game
def test_both_languages_have_the_same_keys(game: AnyGame) -> None:
    assert both(game)[0].keys() == both(game)[1].keys()


@every_game
def test_a_text_asks_for_the_same_values_in_both_languages(game: AnyGame) -> None:
    en, fr = both(game)
    assert [key for key in en if fields(en[key]) != fields(fr[key])] == []


@every_catalogue
def test_no_text_is_empty_or_badly_set(words: WordFiles) -> None:
    """Typographic apostrophes and quotes; French as French is set."""
    en, fr = words.all("en"), words.all("fr")
    assert [key for texts in (en, fr) for key in texts if not texts[key].strip()] == []
    assert [key for texts in (en, fr) for key in texts if re.search(r"['\"\n]|\.\.\.", texts[key])] == []
    assert [key for key in en if "\u202f" in en[key]] == []
    assert [key for key in fr if misset(fr[key])] == []


@every_game
def test_the_french_of_options_is_well_set(game: AnyGame) -> None:
    texts = [option.help["fr"] for option in game.options] + [clash.why["fr"] for clash in game.clashes]
    assert [text for text in texts if misset(text)] == []


@every_game
def test_french_pages_are_well_set(game: AnyGame) -> None:
    """What a page says, also to the ear: put together from words, it keeps its spaces."""
    said = re.compile(r"""(?:aria-label|aria-description|title|alt|data-why)="([^"]*)"|>([^<>]+)<""")
    for cell in (cell for cell in cells(game) if cell.label.endswith("everything")):
        plates = [Plate(name, "") for name in NAMED[: cell.seats]]
        for number, (match, _) in enumerate(walk(game, cell)):
            if number % 25 == 0:
                zones = game.shown.page(match.view(0), plates, "fr")
                texts = {unescape("".join(found)) for zone in zones for found in said.findall(zone.html)}
                assert [text for text in texts if misset(text)] == []


@every_game
@every_language
def test_every_component_has_its_words(game: AnyGame, lang: str) -> None:
    for kind, parts in game.components().items():
        for part in parts:
            assert game.words.has(lang, f"{kind}.{part}.name")
            said(game.words.say(lang, f"{kind}.{part}.help"))
    assert all(game.words.has(lang, f"house.{house}.name") for house in [*HOUSES][: game.seats[-1]])


@every_game
@every_language
def test_help_stands_under_titles_that_differ(game: AnyGame, lang: str) -> None:
    titles, texts = zip(*game.shown.help(lang), strict=True)
    assert len(set(titles)) == len(titles) >= len(game.shown.chapters) + sum(map(len, game.components().values()))
    assert all(map(said, texts))


@every_game
@every_language
def test_whole_games_are_told(game: AnyGame, lang: str) -> None:
    """Every prompt, every line of the log as every seat may read it, and the table for the ear."""
    for cell in (cell for cell in cells(game) if cell.label.endswith("everything")):
        names, before = NAMED[: cell.seats], dict[int | None, Any]()
        for number, (match, _) in enumerate(walk(game, cell)):
            for seat in (0, None):
                view, shown = match.view(seat), game.shown
                lines = [shown.prompt(view, lang, names)]
                lines += shown.changes(before.get(seat, view), view, match.entries[-1], names, lang)
                before[seat] = view
                known = game.told(match.state, match.entries[-1], seat)
                lines += [shown.log_line(view, known, names, lang)] if known is not None else ()
                if number % 40 == 0:
                    lines += (*shown.setup_lines(view, lang), *shown.describe(view, names, lang))
                assert all(told(line, lang) for line in lines)


@every_game
@every_language
def test_who_waits_reads_the_name_of_a_person(game: AnyGame, lang: str) -> None:
    """Never a house where somebody sits: the sentence of the turn names whoever has to choose, or all wait together."""
    for cell in (cell for cell in cells(game) if cell.label.endswith("everything")):
        names = NAMED[: cell.seats]
        houses = {game.words.say(lang, f"house.{house}.name") for house in game.houses[: cell.seats]}
        for match, _ in walk(game, cell):
            if match.over or pending(match.state)[0][1].seat != CHANCE:
                words = set(re.findall(r"\w+", game.shown.prompt(match.view(None), lang, names)))
                assert not words & houses, words


WRONG = "Caserne: Structure|nom : texte|0 points|1 points|-3 points|l'or|un bot joue|« or »|Sûr ?|1 cartes|plus..."
RIGHT = "Caserne\u202f: 3|0 point|1 bois|−3 points|l’or|10 points|un dé à 20 faces|2\u202f%|«\u202for\u202f»"


@pytest.mark.parametrize("text", WRONG.split("|"))
def test_french_that_is_not_set_as_french_is_found(text: str) -> None:
    assert misset(text)


@pytest.mark.parametrize("text", RIGHT.split("|"))
def test_french_that_is_well_set_is_not_blamed(text: str) -> None:
    assert not misset(text)


@every_game
@every_language
def test_every_choice_can_be_urged_without_a_name(game: AnyGame, lang: str) -> None:
    """The words of a button, or of advice: "Take 1 wood", not "Rose takes 1 wood."."""
    houses = "|".join(game.words.say(lang, f"house.{house}.name") for house in game.houses)
    wrong = re.compile(rf"({houses}) |.*([.{{}}]|  )|[^A-ZÀÉ]")
    for cell in (cell for cell in cells(game) if cell.label.endswith("everything")):
        moments = ((match, choice) for match, _ in walk(game, cell) for _, choice in pending(match.state))
        for match, choice in moments:
            actions = choice.options(match.state)[:9] if choice.seat != CHANCE else ()
            labels = {game.shown.label(action, match.view(choice.seat), lang) for action in actions}
            assert not [each for each in labels if wrong.match(each)]
