"""The browser of components: everything of every box is there, can be found, and has an address that works."""

import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from examples.high_card import HighCard
from regalia.core import related, rulings
from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.core.html import Html
from regalia.core.rulings import NAMED
from regalia.core.stock import Stock, place
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table.pages import component_cards, component_filters, components, static
from regalia.table.pages.component_filters import WHAT, Wanted, rows
from regalia.table.pages.component_links import component_address
from regalia.table.pages.reader import Reader
from tests.sentences import misset, said
from tests.table.boxes import page, shown
from tests.table.reading import Reading

LONGEST = 260  # letters of a ruling
ADDED = {"piece", "card"}  # kinds of what is in a box and is no component of the rules
IN_THE_BOX = {  # how many of a kind the rulebooks list
    "kingdom-builder": {"section": 8, "terrain": 25, "tile": 28 + 2 * 2 + 4, "piece": 200},
    "kingsburg": {"enemy": 25, "governor": 24, "destiny": 29},
    "wonderful-kingdom": {
        "treasure": 10,
        "calamity": 8,
        "threat": 26 + 16,
        "advisor": 14 + 4,
        "quest": 3 + 2,
        "duchy": 8,
    },
}
DECK = ("structure", "company", "monument", "discovery")
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture
def fresh() -> Iterator[None]:
    """Nothing is remembered of a product that was changed on purpose."""
    made = (rows, component_filters.said, component_cards._body, related._named, static._pictures, static.contents)
    for each in made:
        each.cache_clear()
    yield
    for each in made:
        each.cache_clear()


# everything is there


def missing(game: AnyGame, lang: str) -> list[str]:
    """What a component has to have and does not."""
    stock, words, pictures = game.shown.stock(), game.words, game.shown.pictures(lang)
    wanted = [f"{kind}.{part}" for kind, parts in game.components().items() for part in parts]
    faults = [f"{key} is not in the box" for key in wanted if key not in stock]
    faults += [f"{key} is nowhere in the rules" for key in set(stock) - set(wanted) if key.split(".")[0] not in ADDED]
    for key, each in stock.items():
        title, text = game.shown.explain(key, lang)
        names = [f"type.{each.type}", f"module.{each.module}", *(f"good.{good}" for good in (*each.costs, *each.gives))]
        faults += [f"{key}: no word for {name}" for name in names if not words.has(lang, f"stock.{name}")]
        faults += [f"{key} has no {what}" for what, there in (("title", title), ("text", text)) if not there]
        faults += [f"{key} is well set nowhere" for line in (place(words, each, lang),) if not line or "{" in line]
        faults += [f"{key} has no picture" for _ in [key] if key not in pictures]
    return faults


@every_game
@every_language
def test_every_component_has_a_picture_a_text_a_type_and_a_module(game: AnyGame, lang: str) -> None:
    assert missing(game, lang) == []


@every_game
@every_language
def test_the_page_shows_the_whole_box_in_its_order(game: AnyGame, lang: str) -> None:
    reading, stock = page(game, lang), game.shown.stock()
    assert shown(reading) == [*stock]
    for key in stock:
        title, text = game.shown.explain(key, lang)
        assert {title, *(line for line in text.split("\n") if line)} <= set(reading.texts), key
    pictures = [str(each.attrs["src"]).split("/", 3)[3] for each in reading.all("img")]
    assert len(pictures) == 2 * len(stock)
    assert set(pictures) <= set(static.contents())
    assert all(each.attrs["width"] and each.attrs["height"] for each in reading.all("img"))
    assert sum("loading" not in each.attrs for each in reading.all("img")) <= components.AT_ONCE


@every_language
def test_all_boxes_stand_on_one_page(lang: str) -> None:
    reading = Reading(components.page(Reader(lang, "auto"), Wanted(), ""))
    assert shown(reading) == [f"{game.id}.{key}" for game in GAMES.values() for key in game.shown.stock()]
    ids = reading.values("id")
    assert len(ids) == len(set(ids))


@every_game
def test_there_are_as_many_as_the_rulebooks_list(game: AnyGame) -> None:
    stock = game.shown.stock()
    counts = {kind: sum(each.copies for each in stock.values() if each.type == kind) for kind in IN_THE_BOX[game.id]}
    assert counts == IN_THE_BOX[game.id]
    deck = [each for each in stock.values() if each.type in DECK]
    assert sum(each.copies for each in deck if each.module == "base") == (70 if deck else 0)
    assert sum(each.copies for each in deck if each.module == "extras") == (5 if deck else 0)


@every_game
@pytest.mark.parametrize("broken", ["component", "picture", "module", "stranger"])
def test_what_is_missing_is_found(game: AnyGame, broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stock, pictures = dict(game.shown.stock()), dict(game.shown.pictures("en"))
    key = next(reversed([key for key in stock if key.split(".")[0] not in ADDED]))
    match broken:
        case "component":
            del stock[key]
        case "picture":
            del pictures[key]
        case "module":
            stock[key] = stock[key]._replace(module="nowhere")
        case _:
            stock["gadget.none"] = Stock("tile")
            pictures["gadget.none"] = pictures[key]
            monkeypatch.setattr(game.shown, "explain", lambda _key, _lang: ("Gadget", "Nothing."))
    monkeypatch.setattr(game.shown, "stock", lambda: stock)
    monkeypatch.setattr(game.shown, "pictures", lambda _lang: pictures)
    assert missing(game, "en")


# links and rulings


def targets(reading: Reading) -> Sequence[str]:
    return [str(each.attrs["href"]) for each in reading.all("a") if str(each.attrs["href"]).startswith("/components/")]


@every_game
@every_language
def test_every_link_to_a_component_leads_to_one(game: AnyGame, lang: str) -> None:
    reading = page(game, lang)
    ids = set(reading.values("id"))
    links = [urlsplit(target) for target in targets(reading)]
    assert {link.path.rpartition("/")[2] for link in links} <= set(GAMES)
    assert {link.fragment for link in links if link.path == component_address(game) and link.fragment} <= ids
    assert {component_address(game, key) for key in game.shown.stock()} <= set(targets(reading))


@every_game
def test_who_names_a_component_is_named_there_too(game: AnyGame) -> None:
    stock = game.shown.stock()
    pairs = {(key, other) for key in stock for other in related.related(game, key)}
    assert pairs == {(other, key) for key, other in pairs}
    assert len(pairs) > len(stock) // 4


@every_game
def test_rulings_speak_of_what_is_there(game: AnyGame) -> None:
    rulings.check(game)
    modules = {each.module for each in game.shown.stock().values()}
    ruled = {game.shown.stock()[key].module for ruling in rulings.rulings(game) for key in ruling.of}
    assert ruled == modules
    assert {key.split(".")[0] for ruling in rulings.rulings(game) for key in ruling.of} >= set(game.components())


@every_game
def test_a_ruling_says_the_same_in_both_languages(game: AnyGame) -> None:
    for ruling in rulings.rulings(game):
        names = [sorted(NAMED.findall(ruling.text[lang])) for lang in LANGUAGES]
        assert names[0] == names[1], ruling
        assert not misset(NAMED.sub("Nom", ruling.text["fr"])), ruling
        for lang in LANGUAGES:
            said(NAMED.sub("Nom", ruling.text[lang]))
            assert len(ruling.text[lang]) <= LONGEST
        assert len(set(ruling.of)) == len(ruling.of)


@every_game
def test_a_ruling_is_shown_with_each_component_that_it_concerns(game: AnyGame) -> None:
    for lang in LANGUAGES:
        text = str(components.of_game(game, Reader(lang, "light"), Wanted(), ""))
        details = re.split(r'<div class="detail sheet" id="', text)[1:]
        by_key = {each.partition('"')[0]: re.sub("<[^>]*>", "", each) for each in details}
        for ruling in rulings.rulings(game):
            start = re.split(r"[{<’']", ruling.text[lang])[0] or "{"
            for key in ruling.of:
                assert start == "{" or str(Html("") + start) in by_key[key], (key, start)


@pytest.mark.parametrize(
    "row, why",
    [
        ('of = ["tile.none"]\nen = "A."\nfr = "A."', "there is no component"),
        ('of = ["tile.farm"]\nen = "A {tile.none}."\nfr = "A."', "there is no component"),
        ('of = ["tile.farm"]\nen = "A."', "needs"),
        ('of = []\nen = "A."\nfr = "A."', "needs"),
        ('of = ["tile.farm"]\nen = "A."\nfr = " "', "needs"),
        ('of = ["tile.farm"]\nen = "A."\nfr = "A."\nde = "A."', "needs"),
    ],
)
def test_a_ruling_that_makes_no_sense_is_refused(
    row: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["kingdom-builder"]
    path = tmp_path / "rulings.toml"
    path.write_text(f"[[ruling]]\n{row}\n", "utf-8")
    monkeypatch.setattr(game.shown, "rulings", path)
    with pytest.raises(Refused, match=why):
        rulings.check(game)


@pytest.mark.usefixtures("fresh")
def test_a_game_without_a_catalogue_has_a_page_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the defaults of every game: no pictures, no rulings, its components by kind."""
    game = HighCard()
    monkeypatch.setattr(game, "components", lambda: {"card": ("ace", "two-of-clubs")})
    monkeypatch.setitem(GAMES, game.id, game)
    reading = page(game)
    assert shown(reading) == ["card.ace", "card.two-of-clubs"]
    assert not reading.all("img")


def test_every_two_filters_have_names_of_their_own() -> None:
    assert all(one != two for one, two in combinations(("q", "most", "order", "table", "lang", *WHAT), 2))
