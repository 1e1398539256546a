"""The Advisors module in general: its set-up, the council, the soldier of each advisor, one use a round."""

from random import Random

import pytest

from tests.wonderful_kingdom.desk import Desk

BOTH = [
    "enlightened-prophet",
    "grey-eminence",
    "master-cartographer",
    "grand-architect",
    "seneschal",
    "high-treasurer",
    "steward",
    "court-alchemist",
    "quartermaster",
    "master-builder",
    "chronicler",
]
FOR_TWO = ["blackmailer", "negotiator", "saboteur"]
EXTRA = ["favourite", "veteran", "soothsayer"]
EXTRA_FOR_TWO = ["double-agent"]
SETS = {
    (2, "off"): BOTH + FOR_TWO,
    (2, "on"): BOTH + FOR_TWO + EXTRA + EXTRA_FOR_TWO,
    (1, "off"): BOTH,
    (1, "on"): BOTH + EXTRA,
}


def begun(*drawn: str, seats: int = 2, extras: str = "off") -> Desk:
    """The set-up after these advisors were drawn, two for each seat."""
    desk = Desk(seats=seats, module="advisors", extras=extras).start()
    return desk.draw(*(f"advisor {at // 2} {name}" for at, name in enumerate(drawn)))


def drive(desk: Desk, wanted: str) -> Desk:
    """Play at random, without powers and scrapping, until seat 0 is offered this."""
    rng = Random("drive")
    desk.roll()
    while wanted not in desk.options(0):
        seat = rng.choice(desk.waiting())
        calm = [option for option in desk.options(seat) if not option.startswith(("use", "rights"))]
        desk.do(rng.choice(calm), seat=seat).roll()
    return desk


@pytest.mark.parametrize(("seats", "extras"), SETS)
def test_two_advisors_are_drawn_from_all_that_fit_the_number_of_seats(seats: int, extras: str) -> None:
    """003:542, 003:554-555, 003:590, 003:838. Of 14 or 18; alone of 11 or 14."""
    desk = Desk(seats=seats, module="advisors", extras=extras).start()
    assert set(desk.chances()) == {f"advisor 0 {name}" for name in SETS[seats, extras]}
    assert len(desk.chances()) == {(2, "off"): 14, (2, "on"): 18, (1, "off"): 11, (1, "on"): 14}[seats, extras]


def test_each_seat_keeps_one_of_two_in_secret() -> None:
    """003:555 and the ruling. Both choose at once; set-up advisors bring no soldier to the two of the start."""
    desk = begun("steward", "chronicler", "seneschal", "saboteur")
    assert [desk.duchy(seat).soldiers for seat in (0, 1)] == [2, 2]
    assert desk.waiting() == [0, 1]
    assert desk.options(0) == ["choose chronicler", "choose steward"]
    desk.do("choose saboteur", seat=1).do("choose steward", seat=0)
    assert [desk.duchy(seat).council for seat in (0, 1)] == [("steward",), ("saboteur",)]
    assert [desk.duchy(seat).soldiers for seat in (0, 1)] == [2, 2]


def test_the_one_not_kept_goes_to_the_box_unseen() -> None:
    """003:555. The other seat cannot tell a chronicler in the box from a seneschal in the box."""
    views = []
    for other in ("chronicler", "seneschal"):
        desk = begun("steward", other, "quartermaster", "saboteur")
        desk.do("choose steward", seat=0).do("choose saboteur", seat=1)
        views.append(desk.view(1))
        assert f"deal 0 {other}" not in desk.chances()
    assert views[0] == views[1]


def test_ten_advisors_take_the_place_of_the_treasures() -> None:
    """003:556. 70 developments and 10 advisors; the four that were drawn are not among them."""
    desk = begun("steward", "chronicler", "seneschal", "saboteur")
    desk.do("choose steward", seat=0).do("choose saboteur", seat=1)
    advisors = {f"deal 0 {name}" for name in SETS[2, "off"]} & set(desk.chances())
    assert len(advisors) == 10
    assert not any("treasure-" in outcome for outcome in desk.chances())
    weights = desk.chances()
    assert sum(weights[name] for name in advisors) * 8 == sum(weights.values())


@pytest.mark.parametrize(("seats", "left", "unused"), [(2, 14, 4), (1, 13, 3)])
def test_with_the_extras_ten_come_into_the_deck_and_the_rest_stay_in_the_box(
    seats: int, left: int, unused: int
) -> None:
    """003:838. Ten of those that are left, four unused with two seats and three alone; 75 developments beside them."""
    desk = begun("steward", "chronicler", *["seneschal", "veteran"][: 2 * seats - 2], seats=seats, extras="on")
    desk.do("choose steward", seat=0)
    if seats == 2:
        desk.do("choose veteran", seat=1)
    weights = {outcome.split()[-1]: weight for outcome, weight in desk.chances().items()}
    advisors = [name for name in SETS[seats, "on"] if name in weights]
    assert len(advisors) == left == 10 + unused
    assert sum(weights[name] for name in advisors) * 85 == 10 * sum(weights.values())


def test_alone_the_other_one_is_shuffled_into_the_deck() -> None:
    """003:590. Eleven advisors: one in the council, ten in the deck, the rejected one among them."""
    desk = begun("steward", "chronicler", seats=1).do("choose steward")
    assert desk.duchy().council == ("steward",)
    assert desk.duchy().soldiers == 2
    found = {outcome.split()[-1] for outcome in desk.chances()} & set(BOTH)
    assert found == set(BOTH) - {"steward"}
    assert not any("treasure-" in outcome for outcome in desk.chances())


def test_an_advisor_is_proposed_like_any_card() -> None:
    """003:561. Open or with a trap."""
    desk = Desk(module="advisors")
    desk.give(0, hand="farm steward", traps=2)
    desk.proposing()
    assert desk.can("propose farm left, steward right")
    desk.do("propose farm left, steward left hidden")
    assert [(lying.card, lying.down) for lying in desk.state.areas[0]] == [("farm", False), ("steward", True)]


@pytest.mark.parametrize("seats", [1, 2])
def test_an_open_advisor_goes_straight_to_the_council_with_a_soldier(seats: int) -> None:
    """003:563-565. Two advisors, two soldiers; only the farm lies in the selection."""
    desk = Desk(seats=seats, module="advisors")
    desk.give(0, soldiers=0, hand="harbor quarry" if seats == 2 else "")
    desk.areas("farm steward seneschal", "hamlet theatre")
    (desk.selecting(0) if seats == 2 else desk.solo_choice(4)).do("take left")
    assert sorted(desk.duchy().council) == ["seneschal", "steward"]
    assert desk.duchy().soldiers == 2
    assert [lying.card for lying in desk.duchy().taken] == ["farm"]


def test_a_hidden_advisor_enters_the_council_at_the_reveal_and_may_act_at_once() -> None:
    """003:569, 003:573. Its soldier comes then, and pays for its power in the same phase."""
    desk = Desk(module="advisors")
    desk.give(0, soldiers=0, hand="harbor quarry")
    desk.areas("farm steward/1", "")
    desk.selecting(0).do("take left")
    assert (desk.duchy().council, desk.duchy().soldiers) == ((), 0)
    desk.reveal()
    assert (desk.duchy().council, desk.duchy().soldiers) == (("steward",), 1)
    assert desk.options() == ["keep farm", "recycle farm", "use steward"]
    desk.do("use steward")
    assert desk.duchy().soldiers == 0


def test_alone_a_danger_card_may_turn_out_to_be_an_advisor() -> None:
    """003:333, 003:573, 003:590. The danger deck can hold advisors: council and soldier at the reveal."""
    desk = Desk(seats=1, module="advisors")
    desk.give(0, soldiers=0)
    desk.taken(0, "?")
    desk.reveal().draw("unveil taken 1 steward")
    assert (desk.duchy().council, desk.duchy().soldiers) == (("steward",), 1)


def test_an_advisor_is_neither_recycled_nor_kept() -> None:
    """003:574. Planning speaks of the farm only."""
    desk = Desk(module="advisors")
    desk.give(0, soldiers=0)
    desk.taken(0, "farm chronicler/1")
    desk.reveal()
    assert desk.options() == ["keep farm", "recycle farm"]


def test_a_power_of_the_choice_phase_can_be_used_by_an_advisor_just_taken() -> None:
    """003:569. The negotiator taken in one selection moves a card before the next."""
    desk = Desk(module="advisors")
    desk.give(0, soldiers=0, hand="harbor quarry")
    desk.give(1, hand="barracks hamlet")
    desk.areas("negotiator", "farm")
    desk.selecting(0).do("take left", "propose harbor left, quarry right", "take left")
    desk.do("propose barracks left, hamlet right")
    assert desk.can("use negotiator")


def test_a_power_works_once_a_round_and_again_in_the_next() -> None:
    """003:548-550. The steward is spent for this round, not for the game."""
    desk = begun("steward", "chronicler", "seneschal", "saboteur")
    desk.do("choose steward", seat=0).do("choose saboteur", seat=1)
    drive(desk, "use steward").do("use steward", seat=0)
    assert desk.state.round == 1
    assert not desk.can("use steward", seat=0)
    desk.give(0, soldiers=5)
    drive(desk, "use steward")
    assert desk.state.round == 2


def test_a_power_must_be_paid() -> None:
    """003:548. Without a soldier the steward is of no use."""
    desk = Desk(module="advisors")
    desk.give(0, council="steward", soldiers=0, selection="farm")
    assert not desk.planning().can("use steward")


def test_advisors_give_no_points() -> None:
    """003:586."""
    desk = Desk(module="advisors", round=4)
    desk.give(0, council=" ".join(BOTH), soldiers=9)
    assert desk.total() == 0


def test_an_open_advisor_may_be_searched_away_alone() -> None:
    """003:351 and the ruling. It counts like a development; the one drawn instead joins the council."""
    desk = Desk(seats=1, module="advisors")
    desk.give(0, soldiers=0)
    desk.areas("farm steward", "hamlet")
    desk.state.top = "theatre"
    desk.solo_choice(4).do("take left", "search farm steward").draw("look 0 seneschal", "look 0 quarry")
    desk.do("choose seneschal").roll()
    assert (desk.duchy().council, desk.duchy().soldiers) == (("seneschal",), 1)


@pytest.mark.parametrize(("points", "medal"), [(69, "no-medal"), (70, "bronze"), (95, "silver"), (115, "gold")])
def test_alone_the_medals(points: int, medal: str) -> None:
    """003:590-596. 70, 95 and 115."""
    desk = Desk(seats=1, module="advisors", side="B", round=4)
    tombs, rest = divmod(points, 11)
    desk.give(0, built=" ".join(["first-king-tomb"] * tombs + ["builders"] * rest))
    assert desk.total() == points
    assert desk.result().why == (medal,)
