"""The powers of the planning phase, advisor by advisor, with the numbers before and after."""

import pytest

from tests.wonderful_kingdom.desk import Desk
from tests.wonderful_kingdom.test_advisor_powers import council


def plan(name: str, seats: int = 2, selection: str = "farm", **fields: str) -> Desk:
    """Planning with this advisor and its price."""
    desk = council(name, None, seats, 1, selection=selection, **fields)
    if seats == 1:
        desk.state.top = "theatre"
    return desk


def test_prophet_takes_one_of_three_cards_and_the_others_are_discarded() -> None:
    """003:576 and the facts. The selection grows by one card of the owner's choice; nobody else saw the three."""
    desk = plan("enlightened-prophet").planning().do("use enlightened-prophet")
    desk.draw("look 0 theatre", "look 0 hamlet", "look 0 quarry")
    assert desk.options() == ["choose hamlet", "choose quarry", "choose theatre"]
    assert desk.duchy().selection == ("farm",)
    desk.do("choose theatre")
    assert desk.duchy().selection == ("farm", "theatre")
    assert desk.options() == ["keep farm", "keep theatre", "recycle farm", "recycle theatre"]
    desk.do("keep farm", "keep theatre")
    assert sorted(desk.state.discard) == ["hamlet", "quarry"]


def test_prophet_alone_sees_the_open_card_among_the_three() -> None:
    """003:335 and the ruling. The top card is known: two more are drawn."""
    desk = plan("enlightened-prophet", 1).planning().do("use enlightened-prophet")
    desk.draw("look 0 hamlet", "look 0 quarry")
    assert desk.can("choose theatre")
    desk.do("choose theatre").roll()
    assert desk.duchy().selection == ("farm", "theatre")


def test_an_empty_deck_is_made_anew_of_the_discard() -> None:
    """The ruling. Alone the deck can run out: only the open card is left, and the Prophet looks at two more."""
    desk = plan("enlightened-prophet", 1)
    desk.state.deck, desk.state.discard = (), ("hamlet", "quarry", "scouts")
    desk.state.spare = desk.state.veiled = desk.state.dangers = desk.state.bad = 0
    desk.planning().do("use enlightened-prophet")
    assert set(desk.chances()) == {"look 0 hamlet", "look 0 quarry", "look 0 scouts"}
    desk.draw("look 0 hamlet", "look 0 quarry").do("choose quarry").roll()
    assert desk.duchy().selection == ("farm", "quarry")


@pytest.mark.parametrize("name", ["enlightened-prophet", "soothsayer"])
def test_drawing_powers_work_with_an_empty_selection(name: str) -> None:
    """003:576 and the facts. Nothing was taken this round; the new card can still be planned."""
    desk = plan(name, selection="").planning()
    assert f"use {name}" in desk.options()


@pytest.mark.parametrize(
    ("name", "draws"), [("enlightened-prophet", ["look", "look", "look"]), ("soothsayer", ["augur"])]
)
def test_an_advisor_that_a_power_draws_joins_the_council_with_its_soldier(name: str, draws: list[str]) -> None:
    """003:565 and the ruling. The price is paid, one soldier comes back with the seneschal."""
    desk = plan(name).planning().do(f"use {name}")
    assert desk.duchy().soldiers == 0
    cards = ["seneschal", "hamlet", "quarry"]
    desk.draw(*(f"{draw} 0 {card}" for draw, card in zip(draws, cards, strict=False)))
    if name == "enlightened-prophet":
        desk.do("choose seneschal")
    assert desk.duchy().council == (name, "seneschal")
    assert desk.duchy().soldiers == 1
    assert desk.duchy().selection == ("farm",)


def test_soothsayer_adds_the_top_card_of_the_deck() -> None:
    """003:576 and the facts. One draw, straight into the selection."""
    desk = plan("soothsayer").planning().do("use soothsayer").draw("augur 0 theatre")
    assert desk.duchy().selection == ("farm", "theatre")
    assert desk.duchy().soldiers == 0


def test_soothsayer_alone_takes_the_open_card() -> None:
    """003:335. The theatre lies open on the deck: no draw but that of the next top card."""
    desk = plan("soothsayer", 1).planning().do("use soothsayer")
    assert desk.duchy().selection == ("farm", "theatre")
    assert all(outcome.startswith("top") for outcome in desk.chances())


@pytest.mark.parametrize("seats", [1, 2])
def test_grey_eminence_removes_a_calamity_of_the_duchy(seats: int) -> None:
    """003:576 and the facts. Two calamities cost eight points, one costs four."""
    desk = plan("grey-eminence", seats)
    desk.give(0, calamities=2)
    assert desk.points()["calamities"] == -8
    desk.planning().do("use grey-eminence")
    assert (desk.duchy().calamities, desk.points()["calamities"]) == (1, -4)


def test_grey_eminence_removes_a_calamity_of_this_round() -> None:
    """003:150 and the facts. It was selected face down and revealed a moment ago."""
    desk = council("grey-eminence")
    desk.taken(0, "calamity/1 farm")
    desk.reveal()
    assert desk.duchy().calamities == 1
    desk.do("use grey-eminence")
    assert (desk.duchy().calamities, desk.points()["calamities"]) == (0, 0)


def test_grey_eminence_needs_a_calamity() -> None:
    """The facts. Without one there is nothing to remove."""
    assert plan("grey-eminence").planning().options() == ["keep farm", "recycle farm"]


def test_steward_doubles_the_next_two_cards_that_are_recycled() -> None:
    """003:576 and the facts. Two farms give two population each, the third one; without her one each."""
    desk = plan("steward", selection="farm farm farm").planning().do("use steward", "recycle farm")
    assert desk.alchemy() == "PP"
    desk.do("recycle farm")
    assert desk.alchemy() == "PPPP"
    desk.do("recycle farm")
    assert (desk.alchemy(), desk.duchy().krystallium) == ("", 1)


def test_steward_does_not_double_what_was_recycled_before() -> None:
    """The facts. She counts from the moment of her use."""
    desk = plan("steward", selection="farm hamlet").planning().do("recycle farm", "use steward", "recycle hamlet")
    assert desk.alchemy() == "MMP"


def test_steward_leaves_treasures_alone() -> None:
    """The facts. A treasure gives its two cubes once and uses up no doubling."""
    desk = plan("steward", selection="farm hamlet treasure-gg").planning()
    desk.do("use steward", "recycle treasure-gg")
    assert desk.alchemy() == "GG"
    desk.do("recycle hamlet")
    assert desk.alchemy() == "MMGG"


def test_steward_is_forgotten_after_the_phase() -> None:
    """The facts. What is recycled in the next round counts once."""
    desk = plan("steward").planning().do("use steward", "keep farm")
    assert desk.over()
    desk.production()
    desk.window()
    desk.give(0, selection="hamlet", alchemy="", krystallium=0)
    desk.planning().do("recycle hamlet", "place materials alchemy")
    assert desk.alchemy() == "M"


@pytest.mark.parametrize("seats", [1, 2])
def test_master_builder_puts_two_cubes_of_choice_on_one_card(seats: int) -> None:
    """003:576 and the facts. The wall needs materials and population; both cubes go to the card of the first."""
    desk = plan("master-builder", seats)
    desk.construct(high_wall="MM", harbor="")
    desk.planning().do("use master-builder")
    assert set(desk.options()) == {
        "place materials high-wall",
        "place population high-wall",
        "place materials harbor",
    }
    desk.do("place population high-wall")
    assert desk.options() == ["place materials high-wall"]
    desk.do("place materials high-wall")
    assert (desk.laid("high-wall"), desk.laid("harbor")) == ("MMMP", "")
    assert desk.options()[0] == "keep farm"


def test_master_builder_can_complete_a_card_that_produces_this_round() -> None:
    """003:140. The farm lacks two materials: it is built at once and gives three population."""
    desk = plan("master-builder", selection="hamlet")
    desk.construct(farm="M")
    desk.planning().do("use master-builder", "place materials farm", "place materials farm")
    assert desk.duchy().built == ("farm",)
    desk.do("keep hamlet")
    assert desk.production("P").produced()[-1] == ("population", (3, 2), 0)


def test_master_builder_stops_when_the_card_is_complete() -> None:
    """The facts. The harbor lacks one material: the second cube has no place."""
    desk = plan("master-builder")
    desk.construct(harbor="MM", theatre="")
    desk.planning().do("use master-builder", "place materials harbor")
    assert desk.duchy().built == ("harbor",)
    assert (desk.laid("theatre"), desk.options()[0]) == ("", "keep farm")


def test_master_builder_needs_a_card_that_takes_cubes() -> None:
    """The facts. No card, or only a soldier missing: no use."""
    desk = plan("master-builder")
    assert not desk.planning().can("use master-builder")
    desk.construct(royal_keep="MMMMGGG")
    assert not desk.planning().can("use master-builder")


def blackmail(mine: str, theirs: str) -> Desk:
    desk = council("blackmailer")
    desk.taken(0, mine)
    desk.taken(1, theirs)
    return desk.reveal()


def test_blackmailer_swaps_a_card_of_each_selection_after_the_reveal() -> None:
    """003:569 and the facts. A card that was hidden can be had, a calamity cannot."""
    desk = blackmail("farm calamity", "harbor calamity/0 quarry/0")
    assert desk.options() == ["swap farm for harbor", "swap farm for quarry", "done"]
    desk.do("swap farm for quarry")
    assert desk.duchy(0).selection == ("quarry",)
    assert desk.duchy(1).selection == ("farm", "harbor")
    assert desk.duchy(0).soldiers == 0
    assert [desk.duchy(seat).calamities for seat in (0, 1)] == [1, 1]


def test_blackmailer_may_act_in_the_round_of_his_own_reveal() -> None:
    """003:569, 003:573 and the order after the reveal. He was a trap: his soldier is the second of the two he costs."""
    desk = Desk(module="advisors")
    desk.give(0, soldiers=1)
    desk.taken(0, "blackmailer/1 farm")
    desk.taken(1, "harbor")
    desk.reveal().do("swap farm for harbor")
    assert (desk.duchy(0).selection, desk.duchy(0).soldiers) == (("harbor",), 0)


def test_blackmailer_may_decline() -> None:
    """The facts. Both selections stay, and so do the soldiers."""
    desk = blackmail("farm", "harbor").do("done")
    assert (desk.duchy(0).selection, desk.duchy(1).selection) == (("farm",), ("harbor",))
    assert desk.duchy(0).soldiers == 2


@pytest.mark.parametrize(
    ("mine", "theirs"), [("", "harbor"), ("farm", ""), ("calamity", "harbor"), ("farm", "calamity")]
)
def test_blackmailer_needs_a_card_on_both_sides(mine: str, theirs: str) -> None:
    """The facts. Nothing, or calamities only: no question."""
    desk = blackmail(mine, theirs)
    assert not any(option.startswith("swap") for seat in desk.waiting() for option in desk.options(seat))
