"""The table as a picture: well made, complete, and saying exactly what the rules say."""

import re
from collections import Counter
from functools import cache

import pytest

from regalia.core.known import UNKNOWN, sure
from regalia.games.wonderful_kingdom.box.catalogue import DESIGNS
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.draw import draw, gallery
from regalia.games.wonderful_kingdom.shown.draw.boards import quest
from regalia.games.wonderful_kingdom.shown.draw.lights import lights
from regalia.games.wonderful_kingdom.shown.sight import Sight
from tests.pictures import HREF, TABLE, check
from tests.wonderful_kingdom.desk import Desk
from tests.wonderful_kingdom.positions import POSITIONS, late

GALLERY = 1_200_000  # bytes: fifty cards, six maps


@cache
def seen(position: str) -> View:
    return POSITIONS[position]()


@cache
def pictured(position: str, lang: str = "en", theme: str = "light") -> str:
    return draw(seen(position), lang, theme)


@pytest.mark.parametrize("position", POSITIONS)
def test_a_drawing_stands_on_its_own(position: str) -> None:
    check(pictured(position), TABLE)
    check(pictured(position, "fr", "dark"), TABLE)


def uses(position: str) -> Counter[str]:
    return Counter(HREF.findall(pictured(position)))


def said(position: str) -> Counter[str]:
    return Counter(re.findall(r">([^<>]+)</text>", pictured(position)))


def lit(position: str) -> set[str]:
    return {*lights(seen(position))}


def test_what_may_be_chosen_is_lit() -> None:
    assert lit("proposing") == {f"hand-{card}" for card in map(sure, seen("proposing").duchies[0].hand)}
    assert pictured("proposing").count('class="halo pulse"') == len(seen("proposing").duchies[0].hand)
    assert lit("blackmail") >= {"selected-farm", "theirs-quarry"}
    assert len([thing for thing in lit("searching") if thing.startswith(("left-", "right-"))]) > 1


@pytest.mark.parametrize("position", ("another's turn", "spectator"))
def test_nothing_is_lit_while_the_viewer_has_no_choice(position: str) -> None:
    assert not lit(position)


def test_what_the_viewer_may_not_know_has_its_back_up() -> None:
    hidden = sum(lying.card is UNKNOWN for area in seen("selecting").areas for lying in area)
    assert uses("selecting")["wonder-back-development"] == hidden + 2 + 3, "hidden, in the other's hand, the deck"
    assert ">Cathedral</text>" not in pictured("selecting")
    assert ">Cathedral</text>" in pictured("another's turn")
    assert "Bronze Colossus, hidden, known to you" in pictured("selecting")
    assert uses("alone")["wonder-back-danger"] == 2, "one in an area, the deck"


def test_a_frozen_card_carries_its_giant() -> None:
    assert "Cabinet of Wonders, frozen" in pictured("placing")
    assert pictured("placing").count("#f2fbff") > pictured("planning").count("#f2fbff")


def test_stolen_icons_are_covered() -> None:
    assert uses("placing")["i-stolen"] == len(seen("placing").duchies[0].stolen)


def test_points_are_told_reason_by_reason() -> None:
    shown = said("spectator")
    for duchy in GAME.scores(late().production("G").state):
        assert shown[str(sum(duchy.values())).replace("-", "−")]
        assert all(shown[str(points).replace("-", "−")] for points in duchy.values() if points)


def test_a_rich_duchy_shows_every_card_and_every_store() -> None:
    shown, duchy = said("placing"), seen("placing").duchies[0]
    assert shown["Farm"] == duchy.built.count("farm") + 1, "and one of the other"
    assert shown["Theatre"] == 3
    assert shown["Materials Siphon"] == 1
    assert uses("placing")["i-spy"] == 2
    assert shown["×2"] == 3, "thieves, vermin, calamities"


def test_more_cubes_than_alchemy_has_room_for_are_counted() -> None:
    assert all(said("rights")[str(n)] for n in (4, 1))
    assert "alchemy" in lit("rights")


def test_houses_lie_on_the_final_step_as_they_came() -> None:
    desk = Desk(module="quest")
    for seat in (0, 1):
        desk.give(seat, steps="usurper-4")
    for came, first in (((1, 0), "rose"), ((0, 1), "moon")):
        desk.state.finals = tuple(("usurper", seat) for seat in came)
        board = quest(Sight(desk.view(0), "en"), "usurper").art
        assert re.findall(r"--(rose|moon)-deep", board)[0] == first


def test_whoever_is_red_on_the_map_is_rose() -> None:
    assert ">Rose (you)</text>" in pictured("alone at war")
    assert ">Moon (you)</text>" in pictured("conquest")
    assert ">Moon (you)</text>" in pictured("alone")


def test_the_names_of_a_box_file_are_on_the_cards_and_a_new_card_has_a_picture() -> None:
    box: dict[str, dict[str, object]] = {
        "development.farm": {"en": "Grange", "fr": ""},
        "development.spare-1": {"en": "Windmill", "fr": "Moulin", "copies": 1, "kind": "monument"},
    }
    desk = Desk(module="none", box=box)
    desk.give(hand="farm spare-1")
    view = desk.proposing().view(0)
    assert ">Grange</text>" in draw(view)
    assert ">Grange</text>" in draw(view, "fr")
    assert ">Moulin</text>" in draw(view, "fr")


@pytest.mark.parametrize("lang, theme", (("en", "light"), ("fr", "dark")))
def test_every_component_is_in_the_gallery(lang: str, theme: str) -> None:
    svg = gallery(lang, theme)
    check(svg, GALLERY)
    names = set(re.findall(r' data-name="([^"]+)"', svg))
    assert names >= {f"{kind}.{part}" for kind, those in GAME.components().items() for part in those}
    assert names >= {"calamity", "back.development", "back.danger", "token.trap", "token.spy", "token.stolen"}
    assert names >= {f"{piece}.{house}" for piece in ("army", "illusion", "step") for house in ("moon", "rose")}
    assert names >= {f"state.{state}" for state in ("lit", "legal", "dimmed", "paid", "frozen", "hidden", "known")}


def test_the_gallery_says_what_is_ours() -> None:
    assert "our own values" in gallery()


def test_every_design_is_drawn_once_with_its_number_of_copies() -> None:
    copies = re.findall(r' data-name="development\.([\w-]+)".*?>×(\d+)[^<]*</text>', gallery())
    assert [name for name, _ in copies] == [*DESIGNS]
    assert sum(int(n) for _, n in copies) == 75
