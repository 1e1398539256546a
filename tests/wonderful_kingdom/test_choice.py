"""The choice phase of two players: hands, proposals, traps, selections and what is left over."""

from itertools import combinations_with_replacement, product

import pytest

from regalia.core.known import UNKNOWN
from regalia.games.wonderful_kingdom.rules.state import Card, Lying
from tests.wonderful_kingdom.desk import Desk

EIGHT = ("farm", "hamlet", "quarry", "harbor", "scouts", "theatre", "cabinet", "calamity")
OTHER_EIGHT = ("aqueduct", "barracks", "builders", "caravan", "colossus", "guildhall", "world-tree", "calamity")
PLACES = ("left", "left hidden", "right", "right hidden")


def cards(lying: tuple[Lying[Card], ...]) -> list[str]:
    """Cards as they lie; a back is marked with a star."""
    return [("?" if card.card is UNKNOWN else card.card) + "*" * card.down for card in lying]


def areas(desk: Desk) -> tuple[list[str], list[str]]:
    left, right = desk.state.areas
    return cards(left), cards(right)


def duel(round: int = 1) -> Desk:
    """Two hands of eight and an open card in each area."""
    desk = Desk(module="none", round=round)
    desk.give(0, hand=" ".join(EIGHT))
    desk.give(1, hand=" ".join(OTHER_EIGHT))
    desk.areas("great-army", "royal-mint")
    return desk


def whole_choice(desk: Desk) -> list[tuple[int, str]]:
    """Play the phase to its end: who did what, the first option each time."""
    turns = []
    while not desk.over():
        (seat,) = desk.waiting()
        move = desk.options()[0]
        turns.append((seat, move.split()[0]))
        desk.do(move)
    return turns


def test_seven_cards_and_a_calamity_for_each_and_an_open_card_in_each_area() -> None:
    """003:101, 003:102: hands of eight, then one card of the deck face up in each of the two areas."""
    desk = Desk(module="none").start()
    assert (desk.duchy(0).hand, desk.duchy(1).hand, sum(desk.chances().values())) == ((), (), 80)
    desk.roll()
    assert [len(desk.duchy(seat).hand) for seat in (0, 1)] == [8, 8]
    assert [desk.duchy(seat).hand.count("calamity") for seat in (0, 1)] == [1, 1]
    assert [[card.down for card in area] for area in desk.state.areas] == [[False], [False]]
    assert len(desk.state.deck) == 80 - 7 - 7 - 2


def test_the_deal_goes_card_by_card_from_what_is_left() -> None:
    """003:73, 003:101: every card of the deck is as likely as any other; a dealt copy is gone."""
    desk = Desk(module="none").start()
    assert desk.chances()["deal 0 farm"] == 4
    desk.draw("deal 0 farm")
    assert (desk.chances()["deal 0 farm"], desk.duchy(0).hand) == (3, ("farm",))
    desk.draw("deal 0 colossus")
    assert "deal 0 colossus" not in desk.chances()


def test_open_cards_come_from_the_deck_after_the_hands() -> None:
    """003:102: one card for the left area, one for the right."""
    desk = Desk(module="none").start()
    for seat in (0, 1):
        desk.draw(*[f"deal {seat} {card}" for card in (EIGHT, OTHER_EIGHT)[seat][:7]])
    assert areas(desk) == ([], [])
    desk.draw("open great-army", "open royal-mint")
    assert areas(desk) == (["great-army"], ["royal-mint"])


@pytest.mark.parametrize("one, two", list(product(PLACES, PLACES)))
def test_two_cards_are_proposed_in_every_way(one: str, two: str) -> None:
    """003:103, 003:113: both in one area or one in each, each of them open or for a trap face down."""
    desk = duel().proposing(0)
    before = desk.state.areas
    desk.do(f"propose farm {one}, hamlet {two}")
    if desk.waiting() == [-1]:
        desk.draw("mix 0 so")
    new = [("farm" + "*" * ("hidden" in one), one.split()[0]), ("hamlet" + "*" * ("hidden" in two), two.split()[0])]
    for side, old, now in zip(("left", "right"), before, desk.state.areas, strict=True):
        assert sorted(cards(now)) == sorted([*cards(old), *(card for card, place in new if place == side)])
    assert len(desk.duchy(0).hand) == 6
    assert desk.duchy(0).traps == 2 - ("hidden" in one) - ("hidden" in two)


def test_every_pair_of_a_hand_can_be_proposed() -> None:
    """003:103: 28 pairs of eight different cards, sixteen ways each."""
    options = duel().proposing(0).options()
    assert (len(options), len(set(options))) == (28 * 16, 28 * 16)
    assert all(option.startswith("propose ") for option in options)


def test_two_copies_of_a_card_are_proposed_without_an_order() -> None:
    """003:103: ten ways instead of sixteen, as nobody can tell the copies apart."""
    desk = Desk(module="none")
    desk.give(hand="farm farm")
    desk.proposing(0)
    ways = {f"propose farm {one}, farm {two}" for one, two in combinations_with_replacement(PLACES, 2)}
    assert set(desk.options()) == ways


@pytest.mark.parametrize("traps, ways", [(2, 16), (1, 12), (0, 4)])
def test_a_trap_is_spent_for_each_hidden_card(traps: int, ways: int) -> None:
    """003:113: none left, none hidden; never two with one trap."""
    desk = Desk(module="none")
    desk.give(hand="farm hamlet", traps=traps)
    desk.proposing(0)
    assert len(desk.options()) == ways
    assert max(option.count("hidden") for option in desk.options()) == traps


def test_two_traps_serve_a_round_and_no_more() -> None:
    """003:113: after two hidden cards all others lie open."""
    desk = duel().proposing(0)
    desk.do("propose farm left hidden, hamlet right hidden", "take left", "propose aqueduct left, barracks left")
    assert desk.duchy(0).traps == 0
    desk.do("take left")
    assert not any("hidden" in option for option in desk.options())


@pytest.mark.parametrize("left", [0, 1, 2])
def test_every_round_begins_with_two_traps(left: int) -> None:
    """003:77, 003:113: used ones come back, saved ones are not added."""
    desk = Desk(module="none", round=2)
    desk.give(0, traps=left)
    desk.give(1, traps=2 - left)
    desk.refresh()
    assert (desk.duchy(0).traps, desk.duchy(1).traps) == (2, 2)


def test_two_cards_hidden_in_one_area_are_mixed() -> None:
    """003:113: which of the two backs is which is chance."""
    desk = duel().proposing(0).do("propose farm left hidden, hamlet left hidden")
    assert desk.chances() == {"mix 0 so": 1, "mix 0 turned": 1}
    desk.draw("mix 0 turned")
    assert areas(desk)[0] == ["great-army", "hamlet*", "farm*"]


def test_a_selection_takes_the_whole_area() -> None:
    """003:104: all its cards go to the selection, face down ones as they lie."""
    desk = duel().proposing(0).do("propose farm left, hamlet left hidden")
    assert cards(desk.duchy(1).taken) == []
    desk.do("take left")
    assert cards(desk.duchy(1).taken) == ["great-army", "farm", "hamlet*"]
    assert areas(desk) == ([], ["royal-mint"])


def test_the_seat_that_has_selected_proposes_next() -> None:
    """003:105, 003:106: the cards left in an area stay, and new ones are added to them."""
    desk = duel().proposing(0).do("propose farm left, hamlet right")
    assert desk.waiting() == [1]
    desk.do("take left")
    assert desk.waiting() == [1]
    desk.do("propose aqueduct right, barracks right")
    assert (desk.waiting(), areas(desk)) == ([0], ([], ["royal-mint", "hamlet", "aqueduct", "barracks"]))
    desk.do("take right")
    assert (desk.waiting(), len(desk.duchy(0).taken)) == ([0], 4)
    assert all(option.startswith("propose") for option in desk.options())


def test_an_empty_area_may_be_selected() -> None:
    """003:111: it brings no card and leaves the other area as it is."""
    desk = duel()
    desk.areas("", "royal-mint")
    desk.proposing(0).do("propose farm right, hamlet right", "take left")
    assert cards(desk.duchy(1).taken) == []
    assert (areas(desk), desk.waiting()) == (([], ["royal-mint", "farm", "hamlet"]), [1])


@pytest.mark.parametrize("first", [0, 1])
def test_a_choice_phase_has_sixteen_turns(first: int) -> None:
    """003:99, 003:107: four proposals and four selections each; who proposes first selects last."""
    turns = whole_choice(duel().proposing(first))
    assert len(turns) == 16
    assert (turns[0], turns[-1]) == ((first, "propose"), (first, "take"))
    for seat in (0, 1):
        assert [turns.count((seat, act)) for act in ("propose", "take")] == [4, 4]
    assert [act for _, act in turns] == ["propose", "take"] * 8
    other = 1 - first
    assert [seat for seat, _ in turns] == [first, *[other, other, first, first] * 3, other, other, first]


@pytest.mark.parametrize("number, first", [(1, 0), (2, 1), (3, 0), (4, 1)])
def test_the_first_player_changes_every_round(number: int, first: int) -> None:
    """003:99: the round's arrow names who proposes first: the first seat in rounds 1 and 3."""
    desk = Desk(module="none").start().roll()
    while desk.state.round < number:
        desk.do(desk.options()[0]).roll()
    assert desk.state.round == number
    assert desk.waiting() == [first]
    assert desk.options()[0].startswith("propose")
    assert [len(desk.duchy(seat).hand) for seat in (0, 1)] == [8, 8]
    assert [desk.duchy(seat).traps for seat in (0, 1)] == [2, 2]


def test_hands_are_empty_at_the_end_and_the_last_area_is_discarded() -> None:
    """003:107: after the last selection what lies in the other area leaves the game."""
    desk = duel()
    whole_choice(desk.proposing(0))
    assert (desk.duchy(0).hand, desk.duchy(1).hand, areas(desk)) == ((), (), ([], []))
    taken = [*cards(desk.duchy(0).taken), *cards(desk.duchy(1).taken)]
    gone = [*desk.state.discard, *cards(desk.state.buried)]
    assert len(taken) + len(gone) == 18


def test_a_hidden_leftover_is_discarded_unseen() -> None:
    """003:107, 003:113, ruling: only who hid it goes on knowing it."""
    desk = Desk(module="none")
    desk.give(0, hand="farm hamlet")
    desk.areas("great-army", "royal-mint")
    desk.proposing(0).do("propose farm left hidden, hamlet left", "take right")
    assert desk.over()
    assert [list(desk.view(seat).discard) for seat in (0, 1, None)] == [["great-army", "hamlet"]] * 3
    assert [cards(desk.view(seat).buried) for seat in (0, 1, None)] == [["farm*"], ["?*"], ["?*"]]


def test_players_may_end_with_different_numbers_of_cards() -> None:
    """003:109: one takes six cards, the other none."""
    desk = Desk(module="none")
    desk.give(0, hand="farm hamlet")
    desk.give(1, hand="aqueduct barracks")
    desk.areas("great-army", "royal-mint")
    desk.proposing(0).do("propose farm left, hamlet left", "take left", "propose aqueduct right, barracks right")
    desk.do("take left")
    assert desk.over()
    assert [len(desk.duchy(seat).taken) for seat in (0, 1)] == [0, 3]
    assert sorted(desk.state.discard) == ["aqueduct", "barracks", "royal-mint"]


def test_a_proposal_is_two_cards_of_the_own_hand() -> None:
    """003:103: neither one card, nor a card of the other's hand, nor the same card twice."""
    desk = duel().proposing(0)
    desk.refused("propose farm left")
    desk.refused("propose farm left, farm right")
    desk.refused("propose farm left, world-tree right")
    desk.refused("take left")
    assert len(desk.duchy(0).hand) == 8
