"""Corners where two rules meet."""

import pytest

from regalia.core.protocol import Entry
from regalia.games.wonderful_kingdom import GAME
from tests.wonderful_kingdom.desk import Desk


@pytest.mark.parametrize("hidden, hand", [("calamity", "farm"), ("farm", "calamity")])
def test_a_hidden_card_that_the_favourite_drops_tells_nothing(hidden: str, hand: str) -> None:
    """003:101, 003:107: the danger of a hand is among all that its player has hidden or still holds."""
    desk = Desk(module="advisors", extras="on")
    desk.give(0, hand=f"{hand} harbor")
    desk.give(1, council="favourite", soldiers=2)
    desk.areas(f"{hidden}/0 hamlet", "builders")
    desk.selecting(1).do("take left", "drop 1")
    assert desk.view(1).perils == ((0, 0, 1),)
    places = GAME.hidden(desk.view(1))
    assert {"calamity", "quarry"} <= set(places["buried 0 0"]) == set(places["hand 0 0"])


@pytest.mark.parametrize("hand", ["farm farm", "farm hamlet"])
def test_two_hidden_cards_are_told_alike_whether_they_are_equal_or_not(hand: str) -> None:
    """003:113: the other learns that two cards were hidden, and nothing of what they are."""
    desk = Desk(side="B")
    desk.give(0, hand=f"{hand} harbor harbor", traps=2)
    one, two = hand.split()
    desk.proposing(0).do(f"propose {one} left hidden, {two} left hidden", "mix 0 so")
    told = [GAME.told(desk.state, entry, 1) for entry in desk.match.entries]
    assert [str(entry.action) for entry in told if isinstance(entry, Entry)] == [
        "propose ? left hidden, ? left hidden",
        "mix 0 ?",
    ]


def test_a_soldier_can_complete_a_frozen_card_in_combat() -> None:
    """003:253, decision frost_combat: the last place is a soldier's, two more beat the giant."""
    desk = Desk(pack="frost-giants", rival_pack="thieves")
    desk.construct(giants=["royal-keep"], royal_keep="MMMMGGG")
    desk.give(soldiers=3)
    desk.combat().do("rights", "soldier royal-keep", "fight frost-giant royal-keep")
    assert (desk.duchy().built, desk.duchy().soldiers) == (("royal-keep",), 0)


def test_with_two_soldiers_there_is_nothing_to_ask() -> None:
    desk = Desk(pack="frost-giants", rival_pack="thieves")
    desk.construct(giants=["royal-keep"], royal_keep="MMMMGGG")
    desk.give(soldiers=2)
    assert desk.combat().over()


def test_a_slot_that_the_prison_has_emptied_can_be_taken_later() -> None:
    """Decision conquest_slots: armies may change places after any own action."""
    desk = Desk(module="conquest", board="B1")
    desk.land(p="1:1:0", b1="0:3:01")
    desk.conquest().do("pass", "pass", "imprison b1 1", "done")
    assert desk.armies("b1") == (0, 2, (1,))
    desk.give(0, soldiers=1)
    desk.conquest().do("recruit 1", "arrange b1 1+2")
    assert desk.armies("b1") == (0, 2, (0, 1))


def test_a_quest_step_can_be_paid_between_two_production_steps() -> None:
    """003:615, 003:617: three materials went to alchemy by themselves; they pay for a krystallium before gold."""
    desk = Desk(seats=1, module="quest", quest="plague-lord", side="B")
    desk.construct(theatre="G")
    desk.production("M").do("rights", "quest plague-lord-1", "rights", "crystal gold theatre")
    assert desk.duchy().built == ("theatre",)


def test_the_last_card_that_could_carry_a_giant_is_frozen_when_it_is_paid_for() -> None:
    """003:453, 003:455: a giant always lies under a card, so the card cannot be built away from above it."""
    desk = Desk(pack="frost-giants", rival_pack="thieves")
    desk.construct(theatre="G")
    desk.give(selection="treasure-gg", threats="frost-giant", fresh="frost-giant")
    desk.planning().do("recycle treasure-gg", "place gold theatre")
    assert (desk.frozen(), desk.duchy().built, desk.duchy().threats) == (["theatre"], (), ())


def test_in_conquest_blue_begins_whoever_plays_it() -> None:
    """Space 1 of the round track lies on the blue side."""
    assert [Desk(module="conquest", round=number).state.first for number in (1, 2)] == [0, 1]
    assert [Desk(module="conquest", duchy="senada", round=number).state.first for number in (1, 2)] == [1, 0]


def test_an_advisor_that_a_spy_turns_up_among_the_taken_cards_enters_the_council() -> None:
    """003:562: an open advisor goes to the council at once, with a soldier."""
    desk = Desk(seats=1, module="advisors", side="B")
    desk.give(spies=1, soldiers=0)
    desk.taken(0, "? farm")
    desk.areas("hamlet", "quarry")
    desk.solo_choice(4).do("spy taken 1", "unveil taken 1 seneschal")
    assert (desk.duchy().council, desk.duchy().soldiers) == (("seneschal",), 1)
    assert [lying.card for lying in desk.duchy().taken] == ["farm"]


def test_the_stolen_icons_of_the_guild_follow_a_box_file() -> None:
    """SC05: what Hamlet and Guildhall produce is stolen, also when a box file says what that is."""
    desk = Desk(seats=1, scenario="SC05", box={"development.hamlet": {"production": "PP"}})
    assert desk.duchy().stolen == (("guildhall", "G"), ("guildhall", "G"), ("hamlet", "P"), ("hamlet", "P"))
