"""Cards of duchies: every design has a picture, names keep to their room, states show without colour."""

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from regalia.art.icons import Sign, icon_symbols
from regalia.art.palette import THEMES
from regalia.art.sheet import standalone
from regalia.core.html import Html
from regalia.games.wonderful_kingdom.shown.art.card_frames import BACKS, LIGHTS, RIBBONS, back, card_symbols
from regalia.games.wonderful_kingdom.shown.art.cards import STRIP, Each, Face, calamity, development, strip, treasure
from regalia.games.wonderful_kingdom.shown.art.scenes import SCENES, scene
from tests.art.colour import contrast
from tests.art.test_heraldry import colourless
from tests.pictures import check

DESIGNS = {
    "structure": "farm hamlet guildhall barracks harbor quarry high-wall alchemical-forge royal-stores aqueduct"
    " river-post watchtower",
    "company": "navigators artificers great-army scouts caravan builders recruiter royal-guard secret-brotherhood"
    " expeditionary-corps tatis-tribe griffin-knights alchemist-order",
    "monument": "great-lighthouse royal-keep throne-palace theatre great-market royal-mint colossus mage-college"
    " jousting-arena hanging-gardens cathedral hall-of-banners cabinet royal-opera",
    "discovery": "infernal-gate giants-hideout dragon-eggs sunken-city dwarven-mines world-tree ether-spring"
    " first-king-tomb unicorn-vale lost-library ancients-map titan-armory wandering-isle leviathan-skull",
    "treasure": " ".join(f"treasure-{pair}" for pair in ("mm", "mp", "mg", "me", "pp", "pg", "pe", "gg", "ge", "ee")),
    "calamity": "calamity",
}
KIND = {name: kind for kind, names in DESIGNS.items() for name in names.split()}
LONG = (
    "Compagnons Bâtisseurs",
    "Tombeau du Premier Roi",
    "Tour de Guet Enchantée",
    "Corps Expéditionnaire",
    "Bibliothèque Perdue",
    "Hôtel de la Monnaie",
    "Enchanted Watchtower",
    "Œufs de Dragon",
    "Ducal Storehouses",
)
KEEP = Face(
    "royal-keep",
    "Royal Keep",
    "monument",
    cost=(Sign("materials", 4), Sign("gold", 3), Sign("soldiers")),
    recycle=(Sign("materials"),),
    bonus=(Sign("krystallium", 2),),
    production=(Sign("population", 2), Sign("gold")),
    points=Each("points", 3, "monument"),
)
MINT = KEEP._replace(production=Each("gold", 1, "monument"), points=12)


def page(*art: Html, theme: str = "light") -> str:
    return standalone(200, 200, card_symbols() + icon_symbols(), *art, label="cards", theme=theme)


def uses(art: str, thing: str) -> int:
    return art.count(f'href="#i-{thing}"')


def test_every_design_has_a_picture_of_its_own() -> None:
    assert set(SCENES) == set(KIND)
    assert len({colourless(scene(name)) for name in SCENES}) == len(SCENES)


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_has_the_sky_of_its_type(name: str) -> None:
    assert f"url(#sky-{KIND[name]})" in scene(name)
    ElementTree.fromstring(f"<svg>{scene(name)}</svg>")


@pytest.mark.parametrize("theme", THEMES)
def test_cards_stand_on_their_own(theme: str) -> None:
    faces = (KEEP, MINT)
    cards = [development(face, light=light, frozen=True) for face in faces for light in LIGHTS]
    strips = [strip(face, light=light) for face in faces for light in LIGHTS]
    rest = treasure("treasure-mg", "Chest", (Sign("materials"), Sign("gold"))), calamity("Calamity", -4)
    check(page(*cards, *strips, *rest, *map(back, BACKS), theme=theme), 120_000)


@pytest.mark.parametrize("kind", RIBBONS)
def test_names_stand_out_from_their_ribbon(kind: str) -> None:
    assert min(contrast("#fffaf0", tone) for tone in RIBBONS[kind]) >= 4.5


@pytest.mark.parametrize("name", LONG)
def test_long_names_take_two_lines_and_lose_no_word(name: str) -> None:
    art = development(Face("farm", name, "structure"))
    lines = re.findall(r"<text([^>]*)>([^<]+)</text>", art)
    assert len(lines) == 2
    assert " ".join(words for _, words in lines) == name
    assert all(len(words) <= 13 or "textLength" in attrs for attrs, words in lines)


@pytest.mark.parametrize("name", LONG)
def test_names_fit_on_a_strip(name: str) -> None:
    (attrs,) = re.findall(r"<text([^>]*)>", strip(Face("farm", name, "structure")))
    left, size = (float(re.findall(rf' {key}="([^"]+)"', attrs)[0]) for key in ("x", "font-size"))
    assert size >= 11
    assert "textLength" in attrs or left + len(name) * size * 0.55 <= STRIP[0]


def test_a_slot_for_each_thing_and_what_lies_there() -> None:
    empty, half = development(KEEP), development(KEEP, [Sign("materials", 2)], [Sign("materials"), Sign("gold", 2)])
    assert uses(empty, "soldiers") == 1
    assert uses(half, "krystallium") == uses(empty, "krystallium") + 3
    assert half.count("M0 -10L9 -5L0 0L-9 -5Z") == 2, "cubes"
    assert uses(half, "materials") == uses(empty, "materials") - 2, "the stand-in still tells what it replaces"


def test_a_soldier_that_is_paid_differs_from_one_that_is_asked() -> None:
    assert development(KEEP, [Sign("soldiers")]) != development(KEEP)


def test_production_is_told_thing_by_thing_or_for_each_card_of_a_type() -> None:
    assert uses(development(KEEP), "population") == 2
    assert "×" in development(MINT)
    assert uses(development(MINT), "monument") == uses(development(KEEP), "monument"), "the sign, and what counts"


@pytest.mark.parametrize("drawn", (development, strip))
def test_stolen_tokens_cover_what_is_made(drawn: Callable[..., str]) -> None:
    assert uses(drawn(KEEP, stolen=[Sign("population", 2)]), "stolen") == 2
    assert uses(drawn(MINT, stolen=[Sign("gold")]), "stolen") == 1
    assert uses(drawn(KEEP), "stolen") == 0


def test_states_differ_without_colour() -> None:
    states = [development(KEEP, light=light, frozen=frozen) for light in LIGHTS for frozen in (False, True)]
    assert len({colourless(art) for art in states}) == len(states)
    assert len({colourless(back(light=light)) for light in LIGHTS}) == len(LIGHTS)


def test_points_use_the_minus_of_print() -> None:
    assert "−4" in calamity("Calamity", -4)
    assert "−4" in strip(Face("calamity", "Calamity", "calamity", points=-4))


def test_a_treasure_shows_all_that_it_gives_back() -> None:
    art = treasure("treasure-gg", "War Chest", (Sign("gold", 2),))
    assert uses(art, "gold") == 2
