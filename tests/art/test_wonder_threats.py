"""Threats and advisors: each its own picture, every fact and state in sight."""

import pytest

from regalia.art.faces import portrait
from regalia.art.icons import Sign
from regalia.art.palette import THEMES
from regalia.art.sheet import standalone
from regalia.core.html import join
from regalia.games.kingsburg.shown.art.governor_portraits import GOVERNORS
from regalia.games.wonderful_kingdom.shown.art.advisor_portraits import COUNCIL
from regalia.games.wonderful_kingdom.shown.art.advisors import advisor, advisor_symbols, councillor
from regalia.games.wonderful_kingdom.shown.art.card_frames import LIGHTS
from regalia.games.wonderful_kingdom.shown.art.signs import OWN, PHASES, sign_symbols
from regalia.games.wonderful_kingdom.shown.art.threat_scenes import PERILS, peril
from regalia.games.wonderful_kingdom.shown.art.threats import threat, threat_chip, threat_symbols
from tests.art.test_heraldry import colourless
from tests.pictures import check

LONG = ("Syphon d’Exploration", "Œuf de Dragon Noir", "La Maître Cartographe", "The Enlightened Prophet")


@pytest.mark.parametrize("theme", THEMES)
def test_cards_stand_on_their_own(theme: str) -> None:
    threats = join(threat(name, name, 2, -3) + threat_chip(name, 2, -3) for name in PERILS)
    advisors = join(advisor(name, name, 1, "end", True) + councillor(name, "end", 0, 0) for name in COUNCIL)
    symbols = sign_symbols() + threat_symbols() + advisor_symbols()
    check(standalone(132, 188, symbols, threats, advisors, label="all", theme=theme), 400_000)


def test_every_threat_has_its_own_picture() -> None:
    assert len(PERILS) == 17
    assert len({peril(name) for name in PERILS}) == 17


def test_nobody_of_the_council_looks_like_anybody_else() -> None:
    everybody = [*COUNCIL.values(), *GOVERNORS.values()]
    assert len(COUNCIL) == 18
    assert len({portrait(person) for person in everybody}) == len(everybody)


def test_every_sign_has_a_silhouette_of_its_own() -> None:
    assert len({colourless(art) for art in OWN.values()}) == len(OWN)


@pytest.mark.parametrize("soldiers", range(1, 6))
def test_a_fight_costs_as_many_helmets_as_it_says(soldiers: int) -> None:
    card = threat("shadow", "Shadow", soldiers, -4)
    assert card.count("#i-soldiers") == soldiers
    assert f">{soldiers}</text>" in card


def test_a_threat_tells_its_loss_reward_and_what_it_draws() -> None:
    assert ">−4</text>" in threat("shadow", "Shadow", 3, -4)
    assert "#i-points" not in threat("black-dragon-egg", "Egg", 2, 0)
    assert "#i-krystallium" in threat("black-dragon-m", "Black Dragon", 5, -8, [Sign("krystallium", 2)])
    assert "#i-gold" in threat("siphon-g", "Gold Siphon", 3, -4, makes="gold")
    assert ">−4</text>" in threat_chip("shadow", 3, -4)


@pytest.mark.parametrize("words", LONG)
def test_long_names_are_held_to_their_room(words: str) -> None:
    assert "textLength" in threat("shadow", words, 1, -1)
    card = advisor("seneschal", words, 1, "choice")
    assert "textLength" in card or card.count('class="serif"') == 2


def test_lights_differ_without_colour() -> None:
    for cards in (
        {colourless(threat("thief", "Thief", 2, -3, light=light)) for light in LIGHTS},
        {colourless(threat_chip("thief", 2, -3, light)) for light in LIGHTS},
        {colourless(advisor("steward", "Steward", 1, "planning", light=light)) for light in LIGHTS},
    ):
        assert len(cards) == len(LIGHTS)


def test_phases_and_the_mark_of_a_duel_show() -> None:
    assert len({colourless(advisor("steward", "Steward", 1, phase)) for phase in PHASES}) == len(PHASES)
    assert "#i-duel" in advisor("saboteur", "Saboteur", 2, "production", True)
    assert "#i-duel" not in advisor("saboteur", "Saboteur", 2, "production")


def test_a_used_councillor_is_struck_through() -> None:
    plain, legal = councillor("veteran", "end", 0, 0), councillor("veteran", "end", 0, 0, legal=True)
    used = councillor("veteran", "end", 0, 0, used=True)
    assert len({colourless(seat) for seat in (plain, legal, used)}) == 3
