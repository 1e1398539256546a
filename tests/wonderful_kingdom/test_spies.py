"""Spy tokens: a secret look with two players, a card turned up alone."""

import pytest

from tests.wonderful_kingdom.desk import Desk


def spying(spies: int = 1, module: str = "quest") -> Desk:
    """Seat 0 selects: backs of both seats in the areas, one in its own selection, one in that of seat 1."""
    desk = Desk(module=module)
    desk.give(0, hand="barracks harbor", spies=spies)
    desk.areas("farm/1 hamlet", "quarry/0 theatre/1")
    desk.taken(0, "caravan/1 scouts")
    desk.taken(1, "builders/1")
    return desk


def looks(desk: Desk) -> list[str]:
    return [option for option in desk.options(0) if option.startswith("spy")]


def test_a_spy_may_look_at_backs_of_the_areas_and_of_the_own_selection() -> None:
    """003:824, 003:1047 and the ruling. Not at open cards, nor at one's own backs, nor at the other's selection."""
    assert looks(spying().selecting(0)) == ["spy left 1", "spy right 2", "spy taken 1"]


@pytest.mark.parametrize(
    ("look", "card"), [("spy left 1", "farm"), ("spy right 2", "theatre"), ("spy taken 1", "caravan")]
)
def test_the_look_is_secret_and_the_card_stays_down(look: str, card: str) -> None:
    """003:824, 003:1047. Seat 0 knows the card, the spectator does not; it lies as it lay."""
    desk = spying().selecting(0).do(look)
    cards = [*desk.state.areas[0], *desk.state.areas[1], *desk.duchy(0).taken]
    seen = next(lying for lying in cards if lying.card == card)
    assert (seen.down, 0 in seen.known) == (True, True)
    assert card not in str(desk.view(None).areas) + str(desk.view(None).duchies[0].taken)


def test_a_used_token_is_turned_over() -> None:
    """003:824, 003:1047. One token, one look; then the selection goes on."""
    desk = spying().selecting(0).do("spy left 1")
    assert (desk.duchy().spies, desk.duchy().spied) == (0, 1)
    assert desk.options() == ["take left", "take right"]


def test_two_tokens_are_two_looks() -> None:
    """003:824."""
    desk = spying(2).selecting(0).do("spy left 1", "spy taken 1")
    assert (desk.duchy().spies, desk.duchy().spied) == (0, 2)


def test_a_token_is_fresh_in_the_next_round() -> None:
    """003:824, 003:1047."""
    desk = spying().selecting(0).do("spy left 1")
    desk.refresh()
    assert (desk.duchy().spies, desk.duchy().spied) == (1, 0)


def test_without_a_token_nothing_is_offered() -> None:
    """003:1047."""
    assert looks(spying(0).selecting(0)) == []


def test_a_spy_works_at_a_proposal_too() -> None:
    """003:824. Before the own cards are laid."""
    assert "spy left 1" in looks(spying().proposing(0))


def test_with_two_players_spies_begin_with_nobody() -> None:
    """003:611, 003:1047. A quest step or a slot brings them; until then there are none."""
    for module in ("quest", "conquest"):
        desk = Desk(module=module)
        assert [desk.duchy(seat).spies for seat in (0, 1)] == [0, 0]


def test_a_spy_won_by_a_quest_can_be_used_and_comes_back() -> None:
    """003:615, 003:824. The second step of the usurper brings it, and it is the player's for the rest of the game."""
    desk = spying(0)
    desk.give(0, alchemy="GGG")
    desk.selecting(0).do("rights", "quest usurper-2")
    assert desk.duchy().spies == 1
    desk.do("spy left 1").refresh()
    assert (desk.duchy().spies, desk.duchy().spied) == (1, 0)


def test_the_spy_of_a_slot_looks_in_the_choice_phase() -> None:
    """003:1047. Red holds the watch wood of A1."""
    desk = Desk(module="conquest", board="A1")
    desk.land(se="1:1:0")
    desk.refresh()
    assert [desk.duchy(seat).spies for seat in (0, 1)] == [0, 1]
    desk.give(1, hand="barracks harbor")
    desk.areas("farm/0", "quarry")
    desk.selecting(1).do("spy left 1")
    assert desk.state.areas[0][0].known == frozenset({0, 1})
    assert desk.state.areas[0][0].down


@pytest.mark.parametrize("place", ["left 2", "taken 1"])
def test_alone_a_spy_turns_the_card_up(place: str) -> None:
    """003:349, 003:353 and the ruling. A danger card of an area or of the own selection, a calamity in this case."""
    desk = Desk(seats=1, module="quest")
    desk.areas("farm ?", "hamlet")
    desk.taken(0, "?")
    desk.solo_choice(2).do(f"spy {place}").draw(f"unveil {place} calamity")
    lying = desk.state.areas[0][1] if place == "left 2" else desk.duchy().taken[0]
    assert (lying.card, lying.down) == ("calamity", False)
    assert (desk.duchy().spies, desk.duchy().spied) == (0, 2)


@pytest.mark.parametrize(("spies", "spied"), [(1, 1), (0, 2), (2, 0)])
def test_alone_a_spy_gained_turns_both_tokens_up(spies: int, spied: int) -> None:
    """003:615 and the ruling."""
    desk = Desk(seats=1, module="quest", quest="usurper")
    desk.give(0, alchemy="GGG", spies=spies, spied=spied)
    desk.window().do("rights", "quest usurper-2")
    assert (desk.duchy().spies, desk.duchy().spied) == (2, 0)
