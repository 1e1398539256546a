"""The browser of components: everything of every box is there, can be found, and has an address that works."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pytest

from examples.high_card import HighCard
from regalia.core import related, rulings
from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.core.html import Html
from regalia.core.matching import folded
from regalia.core.rulings import NAMED, rulings_of
from regalia.core.stock import Stock, place
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table.pages import component_cards, component_filters, components, fonts, outlines, static
from regalia.table.pages.component_filters import ORDERS, WHAT, Wanted, choices, highest, matches, rows
from regalia.table.pages.component_links import component_address
from regalia.table.pages.reader import Reader
from tests.sentences import misset, said
from tests.soaking import SOAK
from tests.table.reading import Element, Reading

TRIED = 400 if SOAK else 60  # combinations of filters
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


def page(game: AnyGame, lang: str = "en", wanted: Wanted = Wanted(), theme: str = "light") -> Reading:  # noqa: B008
    return Reading(components.of_game(game, Reader(lang, theme), wanted, ""))


def cards(reading: Reading) -> list[Element]:
    return [each for each in reading.all("li") if each.attrs.get("class") == "comp"]


def shown(reading: Reading) -> list[str]:
    """The keys of what is not hidden, in order."""
    keys = [str(each.attrs["id"]) for each in reading.all("div") if each.attrs.get("class") == "detail sheet"]
    every = zip(keys, cards(reading), strict=True)
    return [key for key, card in every if "hidden" not in card.attrs]


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


# pictures


@every_game
@every_language
def test_a_picture_stands_on_its_own_and_shows_the_same_everywhere(game: AnyGame, lang: str) -> None:
    """Nothing is fetched, nothing it uses is missing, and its words are lines of our own fonts."""
    some = Random(lang).sample([*game.shown.stock()], len(game.shown.stock()) if SOAK else 20)
    for key in some:
        drawn = static.contents()[f"{static.component(game, key, lang)}-dark.svg"]().decode()
        tags = {each.tag.split("}")[1] for each in ElementTree.fromstring(drawn).iter()}
        assert not tags & {"text", "image", "style", "script"}, key
        used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawn))
        assert used <= set(re.findall(r' id="([^"]+)"', drawn)), key
        assert "var(" not in drawn
        assert len(drawn.encode()) < 160_000, key


def test_words_become_lines_that_are_as_wide_as_told() -> None:
    one, two = (
        outlines.outlined(f'<text x="50" y="9" font-size="{size}" text-anchor="middle">Ab</text>') for size in (10, 20)
    )
    places = [float(re.findall(r"matrix\((\S+) \S+ \S+ \S+ (\S+)", each)[0][1]) for each in (one, two)]
    assert 50 - places[1] == pytest.approx(2 * (50 - places[0]), rel=1e-3)
    assert one.count("<path") == 2
    squeezed = outlines.outlined('<text x="0" y="0" font-size="10" textLength="1000">Ab</text>')
    assert float(re.findall(r"matrix\((\S+)", squeezed)[0]) > 0.1
    assert outlines.outlined('<text x="0" y="0" font-size="9"> </text><text x="0" y="0" font-size="9">☃</text>')


def test_without_our_fonts_words_stay_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "installed", lambda: False)
    assert outlines.outlined('<text x="0">A</text>') == '<text x="0">A</text>'


# filters


@every_game
@every_language
def test_every_value_of_every_filter_finds_as_many_as_it_says(game: AnyGame, lang: str) -> None:
    every = [*rows(game, lang).values()]
    for name in WHAT:
        for value, (_words, count) in choices(every, name, lang).items():
            wanted = Wanted(**{name: frozenset([value])})  # type: ignore[arg-type]
            assert sum(matches(row, wanted, lang) for row in every) == count > 0, (name, value)


def plainly(game: AnyGame, wanted: Wanted, lang: str) -> list[str]:
    """A second reading of what is wanted, from what the page says of each component."""
    found = []
    for key, each in game.shown.stock().items():
        has = {"type": {each.type}, "module": {each.module}, "cost": {*each.costs}, "gives": {*each.gives}}
        fits = all(not getattr(wanted, name) or getattr(wanted, name) & values for name, values in has.items())
        words = [*game.shown.explain(key, lang), place(game.words, each, lang)]
        words += [ruling.text[lang] for ruling in rulings_of(game, key)]
        heard = folded(" ".join(words))
        told = all(word in heard for word in folded(wanted.words).split())
        if fits and told and (wanted.most is None or sum(each.costs.values()) <= wanted.most):
            found.append(key)
    return found


@every_game
def test_filters_together_find_what_fits_all_of_them(game: AnyGame) -> None:
    dice = Random(game.id)
    every = [*rows(game, "fr").values()]
    values = {name: [*choices(every, name, "fr")] for name in WHAT}
    words = ["", "", "or", "Un", "déf", "point"]
    some = 0
    for _ in range(TRIED):
        chosen = {
            name: frozenset(dice.sample(known, dice.choice((0, 0, 1, 2)) % (len(known) + 1)))
            for name, known in values.items()
        }
        most = dice.choice((None, None, dice.randrange(highest(every) + 1)))
        wanted = Wanted(**chosen, most=most, words=dice.choice(words))  # type: ignore[arg-type]
        found = plainly(game, wanted, "fr")
        assert [row.key for row in every if matches(row, wanted, "fr")] == found
        some += bool(found)
    reading = page(game, "fr", wanted)
    assert shown(reading) == found
    assert f"{len(found)} sur {len(every)}" in reading.texts
    assert some > TRIED // 10


@every_game
@every_language
def test_everything_is_found_by_its_name(game: AnyGame, lang: str) -> None:
    for key, row in rows(game, lang).items():
        assert key in [
            each.key for each in rows(game, lang).values() if matches(each, Wanted(words=row.title.upper()), lang)
        ]
        assert matches(row, Wanted(words=folded(row.title)), lang)


@every_game
def test_an_order_changes_the_order_only(game: AnyGame) -> None:
    plain = shown(page(game))
    for order in ORDERS:
        found = shown(page(game, wanted=Wanted(order=order)))
        assert sorted(found) == sorted(plain)
        assert (found == plain) == (order == "box" or (order == "cost" and not highest(rows(game, "en").values())))


@pytest.mark.parametrize(
    "given", [{"most": "x"}, {"most": "-1"}, {"most": "9" * 50}, {"order": "size"}, {"q": " "}, {"order": "box"}]
)
def test_what_cannot_be_read_is_not_looked_for(given: Mapping[str, str]) -> None:
    assert component_filters._wanted(**given).all  # type: ignore[arg-type]
    assert len(component_filters._wanted(q="a" * 9999).words) == component_filters.LONGEST


def test_what_nothing_fits_is_said() -> None:
    game = next(iter(GAMES.values()))
    reading = page(game, wanted=Wanted(type=frozenset(["<b>"])))
    assert shown(reading) == []
    none = next(each for each in reading.all("p") if each.attrs.get("class") == "none sheet")
    assert "hidden" not in none.attrs


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
