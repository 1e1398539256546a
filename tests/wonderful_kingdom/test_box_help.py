"""Help follows the box file: what is told of a card at a table is what it is there."""

from random import Random

import pytest

from regalia.core.words import LANGUAGES
from regalia.games.wonderful_kingdom.box.catalogue import ADVISORS, BOARDS, DESIGNS, QUESTS, THREATS
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.shown.words import card
from regalia.games.wonderful_kingdom.shown.words.help import card_facts
from tests.wonderful_kingdom.desk import Desk
from tests.wonderful_kingdom.test_box_play import Rows, accepted

MINE: Rows = {
    "development.spare-1": {"en": "Iron Mine", "fr": "Mine de fer", "copies": 2, "cost": "MMP", "production": "MMM"},
    "development.farm": {"en": "Big Farm", "fr": "Grande Ferme", "points": 7},
    "development.hamlet": {"production": "EEE"},
    "advisor.steward": {"cost": 3, "cards": 4},
    "quest.usurper-2-1": {"cost": "EEEE"},
    "duchy.teressie-a": {"production": "EEEE"},
    "threat.giant-rat": {"cost": 8},
    "territory.a1-c": {"slots": ["trap"], "red": 9},
}


def told(key: str, lang: str = "en", box: Rows | None = MINE) -> tuple[str, str]:
    return GAME.shown.explain(key, lang, Desk(box=box).view(0))


@pytest.mark.parametrize(
    "lang, name, facts",
    [
        ("en", "Iron Mine", "Structure; costs 2 materials and 1 population; produces 3 materials; recycled, "),
        ("fr", "Mine de fer", "Structure ; coûte 2 matériaux et 1 population ; produit 3 matériaux ; recyclée, "),
    ],
)
def test_a_design_of_the_box_is_told_by_its_own_name_and_numbers(lang: str, name: str, facts: str) -> None:
    about, text = told("development.spare-1", lang)
    assert about == name
    assert text.replace("\u202f", " ").startswith(facts)
    assert (name, text) in GAME.shown.help(lang, Desk(box=MINE).view(0))
    assert told("development.spare-1", lang, None)[0] != name


def test_a_renamed_card_leaves_our_words_behind() -> None:
    """Ours speak of barns and fields: of a card of another name only its numbers are told."""
    assert told("development.farm") == ("Big Farm", f"{card_facts(Desk(box=MINE).view(0).catalogue, 'farm', 'en')}.")
    assert "7 points" in told("development.farm")[1]
    ours = told("development.farm", box=None)
    assert ours[0] == "Farm"
    assert ours[1].startswith("Barns and fields")


@pytest.mark.parametrize("key, words, before", [
    ("development.hamlet", "produces 3 exploration", "produces 1 material and 1 population"),
    ("advisor.steward", "3 soldiers", "1 soldier"),
    ("quest.usurper", "4 exploration", "3 population"),
    ("duchy.teressie", "4 exploration", "3 materials"),
    ("threat.giant-rat", "8 soldiers", "2 soldiers"),
    ("territory.a1-c", "Trap", "Card destruction"),
])  # fmt: skip
def test_numbers_of_the_box_take_the_place_of_ours(key: str, words: str, before: str) -> None:
    assert words in told(key)[1]
    assert before in told(key, box=None)[1]
    assert told(key)[0] == told(key, box=None)[0]


def test_a_table_without_a_box_is_told_as_the_game_is() -> None:
    """And nothing is told of designs that nobody has."""
    for lang in LANGUAGES:
        assert GAME.shown.help(lang, Desk().view(None)) == GAME.shown.help(lang)
    assert len(GAME.shown.help("en", Desk(box=MINE).view(None))) == len(GAME.shown.help("en")) + 1


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_box_says_is_what_is_told(seed: int, lang: str) -> None:
    view = Desk(box=accepted(Random(seed))).view(0)
    rows = view.catalogue
    for sort, names in (("development", DESIGNS), ("threat", THREATS), ("advisor", ADVISORS)):
        for name in names:
            about, text = GAME.shown.explain(f"{sort}.{name}", lang, view)
            assert about == card(rows, name, lang)
            assert text.endswith(f"{card_facts(rows, name, lang)}.")
    keys = [f"quest.{quest}" for quest in QUESTS]
    keys += [f"territory.{board.lower()}-{name}" for board in BOARDS for name in rows.boards[board]]
    for key in keys:
        assert all(GAME.shown.explain(key, lang, view))
