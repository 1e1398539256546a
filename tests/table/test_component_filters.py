"""What is looked for in the boxes is found, all of it and nothing else; a picture shows the same everywhere."""

import re
from collections.abc import Mapping
from random import Random
from urllib.parse import parse_qsl, urlsplit
from xml.etree import ElementTree

import pytest

from regalia.core.game import AnyGame
from regalia.core.matching import folded
from regalia.core.rulings import rulings_of
from regalia.core.stock import place
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table.pages import component_filters, fonts, outlines, static
from regalia.table.pages.component_filters import ORDERS, WHAT, Wanted, choices, highest, matches, rows
from tests.soaking import SOAK
from tests.table.boxes import page, shown

TRIED = 400 if SOAK else 60  # combinations of filters
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


# filters


@every_game
@every_language
def test_every_value_of_every_filter_finds_as_many_as_it_says(game: AnyGame, lang: str) -> None:
    every = [*rows(game, lang).values()]
    for name in WHAT:
        for value, (_words, count) in choices(every, name, lang).items():
            wanted = Wanted(**{name: frozenset([value])})  # type: ignore[arg-type]
            assert sum(matches(row, wanted, lang) for row in every) == count > 0, (name, value)


@every_game
def test_without_scripts_each_value_is_a_link_that_adds_it_or_takes_it_away(game: AnyGame) -> None:
    for name in WHAT:
        known = [*choices([*rows(game, "en").values()], name, "en")]
        if len(known) < 2:
            continue
        wanted = Wanted(**{name: frozenset(known[:1])})  # type: ignore[arg-type]
        values = [each for each in page(game, wanted=wanted).all("a") if "noscript" in each.above]
        asked = {frozenset(parse_qsl(urlsplit(str(each.attrs["href"])).query)) for each in values}
        assert frozenset() in asked
        assert {frozenset([(name, known[0]), (name, each)]) for each in known[1:]} <= asked
        assert [each.attrs.get("aria-current") for each in values].count("true") == 1


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
