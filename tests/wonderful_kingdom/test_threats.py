"""The Threat module in general: what replaces the calamities, the combat phase, the price of every threat."""

import pytest

from tests.wonderful_kingdom.desk import Desk

# by name: soldiers to beat it, points while it stands
THREATS = {
    "giant-rat": (2, -3),
    "vermin": (1, -1),
    "frost-giant": (2, -4),
    "shadow": (3, -4),
    "thief": (2, -3),
    "sister-tempest": (1, -2),
    "sister-drought": (2, -3),
    "sister-disease": (3, -5),
    "sister-famine": (4, -6),
    "siphon-m": (2, -4),
    "siphon-p": (2, -4),
    "siphon-g": (3, -4),
    "siphon-e": (3, -4),
    "black-dragon-f": (5, -8),
    "black-dragon-m": (5, -8),
    "black-dragon-egg": (2, 0),
    "illusionist": (2, -3),
}
PACKS = {
    "giant-rats": ["giant-rat"] * 4,
    "frost-giants": ["frost-giant"] * 4,
    "shadows": ["shadow"] * 4,
    "thieves": ["thief"] * 4,
    "sisters": ["sister-disease", "sister-drought", "sister-famine", "sister-tempest"],
    "siphons": ["siphon-e", "siphon-g", "siphon-m", "siphon-p"],
    "black-dragons": ["black-dragon-egg", "black-dragon-egg", "black-dragon-f", "black-dragon-m"],
    "illusionists": ["illusionist"] * 4,
}
ALONE = [pack for pack in PACKS if pack not in ("black-dragons", "illusionists")]


def facing(threat: str, soldiers: int) -> Desk:
    """One threat in seat 0's construction area; a giant stands under a hamlet that is paid for."""
    desk = Desk()
    if threat == "frost-giant":
        desk.construct(hamlet="MM", giants=["hamlet"])
    else:
        desk.give(0, threats=threat)
    desk.give(0, soldiers=soldiers)
    return desk


@pytest.mark.parametrize("threat", THREATS)
def test_a_threat_costs_points_until_its_price_in_soldiers_is_paid(threat: str) -> None:
    """003:416, 003:422. One soldier short there is nothing to decide; for its exact price it falls."""
    price, points = THREATS[threat]
    desk = facing(threat, price - 1)
    assert desk.points()["threats"] == points
    assert desk.combat().over()
    assert desk.duchy().soldiers == price - 1

    desk = facing(threat, price).combat()
    desk.do(f"fight {threat} hamlet" if threat == "frost-giant" else f"fight {threat}")
    assert (desk.duchy().soldiers, desk.duchy().threats) == (0, ())
    assert desk.points()["threats"] == 0


@pytest.mark.parametrize("pack", PACKS)
def test_every_pack_holds_four_cards_to_deal(pack: str) -> None:
    """003:388, 003:392. Four threats, one for each round."""
    rival = "shadows" if pack == "giant-rats" else "giant-rats"
    desk = Desk(pack=pack, rival_pack=rival)
    assert list(desk.duchy(0).pack) == PACKS[pack]
    assert list(desk.duchy(1).pack) == PACKS[rival]


def test_each_hand_gets_one_threat_of_its_own_pack_and_no_calamity() -> None:
    """003:383, 003:392. Seven cards of the deck and one of the own pack; the calamities stay in the box."""
    desk = Desk(pack="thieves", rival_pack="shadows").start().roll()
    hands = [desk.duchy(seat).hand for seat in (0, 1)]
    assert [len(hand) for hand in hands] == [8, 8]
    assert [hand.count("thief") for hand in hands] == [1, 0]
    assert [hand.count("shadow") for hand in hands] == [0, 1]
    assert [hand.count("calamity") for hand in hands] == [0, 0]
    assert [len(desk.duchy(seat).pack) for seat in (0, 1)] == [3, 3]


def test_a_mixed_pack_is_drawn_from_at_random() -> None:
    """003:392 and the ruling: a mixed pack is shuffled, so two eggs are twice as likely as one dragon."""
    desk = Desk(pack="black-dragons").start()
    while "threat 0 black-dragon-egg" not in desk.chances():
        desk.draw(next(iter(desk.chances())))
    assert desk.chances() == {
        "threat 0 black-dragon-egg": 2,
        "threat 0 black-dragon-f": 1,
        "threat 0 black-dragon-m": 1,
    }


def test_a_threat_is_neither_recycled_nor_built() -> None:
    """003:398. Planning offers nothing for it; it stands in the construction area afterwards."""
    desk = Desk(pack="illusionists")
    desk.taken(0, "illusionist farm")
    desk.reveal()
    assert desk.options() == ["keep farm", "recycle farm"]
    desk.do("keep farm")
    assert desk.over()
    assert desk.duchy().threats == ("illusionist",)
    assert desk.sites() == ["farm"]


def test_a_threat_hits_whoever_takes_it_also_the_one_who_brought_it() -> None:
    """003:400-402. A rat of the own pack brings its vermin as well; the other seat keeps clear of it."""
    desk = Desk(pack="giant-rats")
    desk.taken(0, "giant-rat")
    desk.reveal()
    assert desk.duchy(0).threats == ("giant-rat", "vermin")
    assert desk.duchy(1).threats == ()


@pytest.mark.parametrize("phase", ["planning", "production", "window"])
def test_threats_are_fought_in_the_combat_phase_only(phase: str) -> None:
    """003:414-418. With soldiers at hand no other phase offers a fight."""
    desk = Desk()
    desk.give(0, threats="giant-rat", soldiers=5, selection="farm")
    desk.construct(harbor="", royal_keep="", colossus="MMMGGG")
    getattr(desk, phase)()
    assert desk.waiting()
    assert not any(option.startswith("fight") for option in desk.options(0))
    desk.do("rights", seat=0)
    assert not any(option.startswith("fight") for option in desk.options(0))


def test_combat_is_with_the_threats_of_the_own_construction_area() -> None:
    """003:414. Seat 1 has soldiers and no threat: nothing to fight, and not the rat of seat 0 either."""
    desk = Desk()
    desk.give(0, threats="giant-rat", soldiers=0)
    desk.give(1, soldiers=9)
    assert desk.combat().over()
    assert (desk.duchy(0).threats, desk.duchy(1).soldiers) == (("giant-rat",), 9)


def test_several_threats_fall_in_one_phase_while_soldiers_last() -> None:
    """003:414-416. Seven soldiers: a shadow for 3, a thief for 2, a rat for 2; the fourth threat stays."""
    desk = Desk()
    desk.give(0, threats="giant-rat shadow thief vermin", soldiers=7)
    desk.combat().do("fight shadow", "fight thief")
    assert desk.duchy().soldiers == 2
    desk.do("fight giant-rat")
    assert desk.duchy().soldiers == 0
    assert desk.duchy().threats == ("vermin",)
    assert desk.points()["threats"] == -1


def test_a_threat_may_be_left_standing() -> None:
    """003:414. Fighting is a right, not a duty."""
    desk = Desk()
    desk.give(0, threats="giant-rat", soldiers=5)
    desk.combat().do("done")
    assert desk.over()
    assert (desk.duchy().soldiers, desk.duchy().threats) == (5, ("giant-rat",))


def test_both_seats_fight_at_once() -> None:
    """003:412-416. Each in a lane of its own; the phase ends when both are done."""
    desk = Desk()
    for seat in (0, 1):
        desk.give(seat, threats="thief", soldiers=2)
    desk.combat()
    assert desk.waiting() == [0, 1]
    desk.do("fight thief", seat=1)
    assert desk.waiting() == [0]
    desk.do("done", seat=0)
    assert [desk.duchy(seat).threats for seat in (0, 1)] == [("thief",), ()]


def test_standing_threats_add_up_at_the_end() -> None:
    """003:422. Rat -3, vermin -1 twice, sister -6, egg 0: -11 in all, nothing for the other seat."""
    desk = Desk()
    desk.give(0, threats="black-dragon-egg giant-rat sister-famine vermin vermin")
    assert desk.points(0)["threats"] == -11
    assert desk.total(1) == 0


@pytest.mark.parametrize("pack", ALONE)
def test_alone_the_pack_takes_the_place_of_the_calamities(pack: str) -> None:
    """003:500. Eight developments or treasures and the four threats of the pack are the danger deck."""
    desk = Desk(seats=1, pack=pack)
    desk.areas("farm ?", "hamlet")
    desk.solo_choice(2).do("spy left 2")
    outcomes = desk.chances()
    dangers = {f"unveil left 2 {threat}" for threat in PACKS[pack]}
    assert dangers <= set(outcomes)
    assert "unveil left 2 calamity" not in outcomes
    total = sum(outcomes.values())
    assert sum(outcomes[danger] for danger in dangers) * 12 == total * 4


def test_alone_a_danger_card_may_turn_out_to_be_a_threat_at_the_reveal() -> None:
    """003:353, 003:500. Taken face down; revealed as a rat it brings its vermin."""
    desk = Desk(seats=1, pack="giant-rats")
    desk.taken(0, "?")
    desk.reveal().draw("unveil taken 1 giant-rat")
    assert desk.duchy().threats == ("giant-rat", "vermin")
    assert desk.points()["threats"] == -4


def test_alone_a_search_never_discards_a_threat() -> None:
    """003:500. Two farms can be searched away, a rat lying open beside them cannot."""
    desk = Desk(seats=1, pack="giant-rats")
    desk.areas("farm giant-rat hamlet", "quarry quarry")
    desk.state.top = "theatre"
    desk.solo_choice(2).do("take left")
    assert desk.can("search farm hamlet")
    assert not any("giant-rat" in option for option in desk.options())


@pytest.mark.parametrize("pack", ALONE)
@pytest.mark.parametrize(("points", "medal"), [(69, "no-medal"), (70, "bronze"), (95, "silver"), (115, "gold")])
def test_alone_the_medals_are_the_same_for_every_pack(pack: str, points: int, medal: str) -> None:
    """003:500-534, 003:868-874, 003:900-906. 70, 95 and 115 points, reached with tombs of 11 and builders of 1."""
    desk = Desk(seats=1, side="B", pack=pack, round=4)
    tombs, rest = divmod(points, 11)
    desk.give(0, built=" ".join(["first-king-tomb"] * tombs + ["builders"] * rest))
    assert desk.total() == points
    assert desk.result().why == (medal,)


def test_a_threat_that_was_drawn_is_in_the_hand_and_no_longer_in_the_pack() -> None:
    """003:392, decision pack_draw: one card of the shuffled pack a round, in the hand of its player."""
    desk = Desk(pack="black-dragons", rival_pack="siphons").start()
    while "threat 0 black-dragon-egg" not in desk.chances():
        desk.draw(next(iter(desk.chances())))
    assert (len(desk.duchy().hand), len(desk.duchy().pack)) == (7, 4)
    desk.draw("threat 0 black-dragon-egg")
    assert "black-dragon-egg" in desk.duchy().hand
    assert desk.duchy().pack == ("black-dragon-egg", "black-dragon-f", "black-dragon-m")
