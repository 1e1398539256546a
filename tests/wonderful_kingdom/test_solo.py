"""Alone: the danger deck, four selections, spies, the search, supremacy at five, minus 15 on side A, medals."""

from itertools import pairwise

import pytest

from tests.wonderful_kingdom.desk import Desk

LAID = ("farm", "hamlet", "quarry", "harbor", "scouts")  # left, left, right, right, the open top of the deck


def alone(module: str = "none", search: str = "once", cards: tuple[str, ...] = LAID) -> Desk:
    """The first selection of round 1."""
    return Desk(1, module=module, search=search).start().draw(*[f"top {card}" for card in cards])


def areas(desk: Desk) -> list[list[str]]:
    return [[card.card for card in area] for area in desk.state.areas]


def select(desk: Desk, area: str = "left") -> Desk:
    """Take an area without a search."""
    desk.do(f"take {area}")
    return desk.do("done") if desk.waiting() == [0] and desk.can("done") else desk


def test_the_danger_deck_is_eight_cards_and_four_calamities() -> None:
    """003:333-335: twelve backs, of which a third is bad; 72 cards are left, the top one open."""
    view = Desk(1, module="none").start().draw("top farm").view(0)
    assert (view.dangers, view.bad) == (12, 4)
    desk = alone()
    assert (desk.view(0).left, desk.state.top) == (80 - 8 - 5, "scouts")
    select(desk).draw("top theatre", "top colossus").do("spy right 3")
    chances = desk.chances()
    assert 3 * chances["unveil right 3 calamity"] == sum(chances.values())


def test_two_cards_lie_in_each_area_and_the_next_one_is_seen() -> None:
    """003:335, 003:341: all of them face up."""
    desk = Desk(1, module="none").start()
    assert (areas(desk), desk.state.top) == ([[], []], "")
    desk.draw(*[f"top {card}" for card in LAID])
    assert (areas(desk), desk.state.top) == ([["farm", "hamlet"], ["quarry", "harbor"]], "scouts")
    assert not any(card.down for area in desk.state.areas for card in area)
    assert desk.options() == ["take left", "take right"]


def test_a_danger_card_joins_the_other_area_and_two_cards_the_empty_one() -> None:
    """003:343-345: one back where nothing was taken, the open top and the next card where all was taken."""
    desk = select(alone(), "right").draw("top theatre", "top colossus")
    assert [card.card for card in desk.duchy().taken] == ["quarry", "harbor"]
    assert areas(desk) == [["farm", "hamlet", "?"], ["scouts", "theatre"]]
    assert [card.down for card in desk.state.areas[0]] == [False, False, True]
    assert (desk.view(0).dangers, desk.state.top) == (11, "colossus")


def test_a_choice_phase_alone_has_four_selections_and_three_dangers() -> None:
    """003:347: the fourth time only the first of the three steps."""
    desk = alone()
    taken = []
    for _ in range(4):
        assert desk.state.phase == "choice"
        taken.append(len(desk.state.areas[0]))
        select(desk).roll()
    assert (desk.state.phase, taken, desk.view(0).dangers) == ("planning", [2, 2, 2, 2], 9)
    assert len(desk.duchy().selection) == 8


def test_leftovers_are_discarded_unseen() -> None:
    """003:353, 003:355: open ones on the discard pile, backs without being turned."""
    desk = alone()
    for _ in range(4):
        select(desk).roll()
    assert desk.state.discard == ("harbor", "quarry")
    assert (areas(desk), desk.view(0).bad) == ([[], []], 4)


def test_the_danger_deck_lasts_four_rounds() -> None:
    """003:337, 003:347: three cards a round, twelve in all."""
    desk, left = alone(), [12]
    while not desk.over():
        desk.do(desk.options()[0]).roll()
        if desk.state.phase == "planning" and desk.view(0).dangers < left[-1]:
            left.append(desk.view(0).dangers)
    assert (left, desk.state.round) == ([12, 9, 6, 3, 0], 4)


def test_hidden_cards_are_revealed_in_planning() -> None:
    """003:353, 003:357: what was taken face down is drawn from the danger deck then."""
    desk = Desk(1, module="none")
    desk.taken(0, "farm ? ?")
    desk.reveal()
    chances = desk.chances()
    assert 3 * chances["unveil taken 2 calamity"] == sum(chances.values())
    desk.draw("unveil taken 2 calamity")
    after = desk.chances()
    assert 11 * after["unveil taken 3 calamity"] == 3 * sum(after.values())
    desk.draw("unveil taken 3 hamlet")
    assert (desk.duchy().selection, desk.duchy().calamities) == (("farm", "hamlet"), 1)


def test_no_traps_alone_but_two_spies_one_of_them_used() -> None:
    """003:339: the one ready, the other to be turned."""
    duchy = Desk(1, module="none").duchy()
    assert (duchy.traps, duchy.spies, duchy.spied) == (0, 1, 1)


@pytest.mark.parametrize("found", ["calamity", "colossus"])
def test_a_spy_turns_a_back_face_up(found: str) -> None:
    """003:349: before or after other selections; the token is used, the card stays where it is."""
    desk = select(alone()).draw("top theatre", "top cabinet")
    assert desk.options() == ["take left", "take right", "spy right 3"]
    desk.do("spy right 3").draw(f"unveil right 3 {found}")
    assert (areas(desk)[1], [card.down for card in desk.state.areas[1]]) == (["quarry", "harbor", found], [False] * 3)
    assert (desk.duchy().spies, desk.duchy().spied) == (0, 2)
    assert desk.options() == ["take left", "take right"]


def test_two_spies_turn_two_backs() -> None:
    """003:349, 003:355: a spy that was saved serves later."""
    desk = select(select(alone()).draw("top theatre", "top cabinet")).draw("top colossus", "top cathedral")
    desk.give(spies=2, spied=0)
    desk.do("spy right 3").draw("unveil right 3 calamity").do("spy right 4").draw("unveil right 4 calamity")
    assert (areas(desk)[1][2:], desk.duchy().spies, desk.duchy().spied) == (["calamity"] * 2, 0, 2)


def test_a_spy_may_turn_a_back_of_the_own_selection() -> None:
    """003:349: any card that lies face down."""
    desk = alone()
    desk.taken(0, "? farm")
    desk.do("spy taken 1").draw("unveil taken 1 world-tree")
    assert [(card.card, card.down) for card in desk.duchy().taken] == [("world-tree", False), ("farm", False)]


@pytest.mark.parametrize("ready, used, after", [(1, 1, 2), (0, 2, 1), (2, 0, 2)])
def test_one_used_spy_is_turned_back_after_the_choice_phase(ready: int, used: int, after: int) -> None:
    """003:355: one, not both; ready ones stay ready."""
    desk = alone()
    desk.give(spies=ready, spied=used)
    for _ in range(4):
        select(desk).roll()
    assert (desk.duchy().spies, desk.duchy().spied) == (after, 2 - after)


def test_a_search_trades_two_open_cards_for_one_of_three() -> None:
    """003:351: the visible top is the first of the three; the two not chosen are discarded."""
    desk = alone().do("take left")
    assert desk.options() == ["done", "search farm hamlet"]
    desk.do("search farm hamlet").draw("look 0 theatre", "look 0 colossus")
    assert (areas(desk)[0], sorted(desk.options())) == ([], ["choose colossus", "choose scouts", "choose theatre"])
    desk.do("choose colossus").draw("top cabinet", "top barracks", "top cathedral")
    assert [card.card for card in desk.duchy().taken] == ["colossus"]
    assert sorted(desk.state.discard) == ["farm", "hamlet", "scouts", "theatre"]
    assert areas(desk) == [["cabinet", "barracks"], ["quarry", "harbor", "?"]]
    assert desk.state.top == "cathedral"


def test_a_search_discards_open_developments_and_treasures_only() -> None:
    """003:351, ruling: neither calamities nor backs; a danger that was turned up may go."""
    desk = alone()
    desk.areas("farm calamity ? treasure-mm", "quarry harbor")
    desk.do("take left")
    assert desk.options() == ["done", "search farm treasure-mm"]


@pytest.mark.parametrize("cards", ["farm", "farm calamity", "farm ?", "calamity ? ?"])
def test_a_search_needs_two_open_developments(cards: str) -> None:
    """003:351: otherwise nothing is asked."""
    desk = alone()
    desk.areas(cards, "quarry harbor")
    desk.do("take left")
    assert (desk.waiting(), len(desk.duchy().taken)) == ([-1], len(cards.split()))


def test_no_threat_is_discarded_by_a_search() -> None:
    """003:500: with threats in the place of calamities."""
    desk = Desk(1, module="threat").start().draw(*[f"top {card}" for card in LAID])
    desk.areas("farm giant-rat hamlet", "quarry harbor")
    desk.do("take left")
    assert desk.options() == ["done", "search farm hamlet"]


@pytest.mark.parametrize("search, again", [("once", False), ("each", True)])
def test_a_search_once_a_round_or_at_each_selection(search: str, again: bool) -> None:
    """003:351, and the publisher's page as an option."""
    desk = alone(search=search).do("take left", "search farm hamlet").roll()
    desk.do(desk.options()[0]).roll()
    desk.areas("theatre colossus", "quarry harbor")
    desk.do("take left")
    assert (desk.waiting() == [0] and desk.can("search colossus theatre")) == again


def test_a_search_that_was_declined_is_still_there() -> None:
    """003:351: once a round, when one likes."""
    desk = select(alone()).draw("top theatre", "top cabinet").do("take left")
    assert desk.options() == ["done", "search scouts theatre"]


def test_an_empty_deck_is_the_discard_pile_shuffled() -> None:
    """003:351, ruling: who searches at every selection uses up the 72 cards in the fourth round, and plays on."""
    desk, left = alone(search="each"), [67]
    while not desk.over():
        wanted = [move for move in desk.options() if move.startswith(("search", "recycle"))]
        desk.do((wanted or desk.options())[0]).roll()
        left.append(desk.view(0).left)
    refilled = [(one, two) for one, two in pairwise(left) if two > one]
    assert (min(left) <= 1, len(refilled), desk.state.round) == (True, 1, 4)


@pytest.mark.parametrize("quarries, produced, trained", [(0, 3, 0), (1, 5, 1), (2, 7, 1)])
def test_supremacy_alone_needs_five(quarries: int, produced: int, trained: int) -> None:
    """003:359: at least five of a resource."""
    desk = Desk(1, module="none")
    desk.give(built="quarry " * quarries)
    desk.production("M")
    assert desk.produced() == [("materials", (produced,), 0 if trained else -1)]
    assert (desk.duchy().training, desk.duchy().soldiers) == (trained, 0)


def test_four_are_not_supremacy_and_training_works_as_with_two() -> None:
    """003:359: four give nothing; the second time the soldier is taken."""
    desk = Desk(1, module="none")
    desk.give(built="hamlet", training=1)
    desk.production("M")
    assert (desk.produced(), desk.duchy().soldiers) == ([("materials", (4,), -1)], 0)
    desk.give(built="hamlet hamlet")
    desk.production("M")
    assert (desk.produced()[1], desk.duchy().soldiers, desk.duchy().training) == (("materials", (5,), 0), 1, 0)


@pytest.mark.parametrize("side, penalty", [("A", -15), ("B", 0), ("C", 0), ("D", 0)])
def test_side_a_costs_fifteen_points_alone(side: str, penalty: int) -> None:
    """003:361: only that side."""
    desk = Desk(1, module="none", side=side, extras="on")
    desk.give(built="builders " * 20)
    assert (desk.points().get("side", 0), desk.total()) == (penalty, 20 + penalty)


@pytest.mark.parametrize("points, medal, rank", [
    (69, "no-medal", 2), (70, "bronze", 1), (94, "bronze", 1), (95, "silver", 1), (114, "silver", 1), (115, "gold", 1),
])  # fmt: skip
@pytest.mark.parametrize("side, lost", [("A", 15), ("B", 0)])
def test_medals_at_70_95_and_115(points: int, medal: str, rank: int, side: str, lost: int) -> None:
    """003:361, 003:504-508: what is left after the penalty is compared."""
    desk = Desk(1, module="none", side=side, round=4)
    desk.give(built="builders " * (points + lost))
    assert desk.total() == points
    assert (desk.result().why, desk.result().ranks) == ((medal,), (rank,))


@pytest.mark.parametrize("pack", ["giant-rats", "frost-giants", "shadows", "thieves", "sisters", "siphons"])
@pytest.mark.parametrize("points, medal", [(69, "no-medal"), (70, "bronze"), (95, "silver"), (115, "gold")])
def test_every_pack_has_the_same_medals(pack: str, points: int, medal: str) -> None:
    """003:502-534, 003:868-874, 003:900-906: six tables that say the same."""
    desk = Desk(1, pack=pack, side="B", round=4)
    desk.give(built="builders " * points)
    assert (desk.total(), desk.result().why) == (points, (medal,))
