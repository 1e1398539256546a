"""The pack of the Illusionists and their tokens."""

import pytest

from tests.wonderful_kingdom.desk import Desk


def desk_with(tokens: tuple[int, int] = (1, 0), round: int = 1) -> Desk:
    """The pack is seat 0's; so many tokens lie with the seats."""
    desk = Desk(pack="illusionists", round=round)
    for seat in (0, 1):
        desk.give(seat, illusions=tokens[seat])
    return desk


def tokens(desk: Desk) -> tuple[int, ...]:
    return tuple(desk.duchy(seat).illusions for seat in (0, 1))


def marked(desk: Desk) -> list[tuple[str, int]]:
    """The cards of the areas that carry a token, and whose."""
    return [(lying.card, lying.token) for area in desk.state.areas for lying in area if lying.token >= 0]


@pytest.mark.parametrize(
    ("pack", "rival_pack", "begin"), [("illusionists", "thieves", (1, 0)), ("thieves", "illusionists", (0, 1))]
)
def test_the_owner_of_the_pack_begins_with_a_token(pack: str, rival_pack: str, begin: tuple[int, int]) -> None:
    """003:948. One token, for the one who chose the pack."""
    assert tokens(Desk(pack=pack, rival_pack=rival_pack)) == begin


@pytest.mark.parametrize(
    ("before", "illusionists", "after"),
    [
        ((1, 0), (1, 0), (1, 1)),
        ((1, 0), (2, 0), (1, 2)),
        ((1, 0), (0, 1), (2, 0)),
        ((0, 0), (1, 1), (1, 1)),
        ((1, 0), (3, 0), (1, 2)),
        ((2, 1), (2, 2), (2, 1)),
        ((0, 0), (0, 4), (3, 0)),
    ],
)
def test_each_illusionist_gives_the_other_a_token_in_production_while_three_last(
    before: tuple[int, int], illusionists: tuple[int, int], after: tuple[int, int]
) -> None:
    """003:952. One token for every illusionist that the seat across holds; never more than three in play."""
    desk = desk_with(before)
    for seat in (0, 1):
        desk.give(seat, threats=" ".join(["illusionist"] * illusionists[seat]))
    desk.production()
    assert tokens(desk) == after


@pytest.mark.parametrize(("round", "after"), [(1, (2, 1)), (2, (1, 2))])
def test_the_last_token_goes_to_the_first_player_of_the_round(round: int, after: tuple[int, int]) -> None:
    """003:952 and the ruling. Two are out, both seats should get one, one is left."""
    desk = desk_with((1, 1), round)
    for seat in (0, 1):
        desk.give(seat, threats="illusionist")
    desk.production()
    assert tokens(desk) == after


def test_an_illusionist_selected_this_round_works_this_round_and_every_later_one() -> None:
    """003:952 and the ruling. It stands in the construction area by then, and acts as long as it stands."""
    desk = desk_with((0, 0))
    desk.taken(0, "illusionist")
    assert desk.reveal().over()
    desk.production()
    assert tokens(desk) == (0, 1)
    desk.production()
    assert tokens(desk) == (0, 2)


def test_a_beaten_illusionist_gives_no_more_tokens() -> None:
    """003:416, 003:952. Two soldiers end it."""
    desk = desk_with((0, 0))
    desk.give(0, threats="illusionist", soldiers=2)
    desk.combat().do("fight illusionist")
    desk.production()
    assert tokens(desk) == (0, 0)


def proposed(mine: int = 1) -> Desk:
    """Seat 0 has proposed a farm and a hidden hamlet beside two open cards."""
    desk = desk_with((mine, 0))
    desk.give(0, hand="farm hamlet")
    desk.areas("theatre", "caravan")
    return desk.proposing().do("propose farm left, hamlet right hidden")


def test_a_proposal_may_put_a_token_on_any_card_of_any_area() -> None:
    """003:956. Also on a card that lay there before, also on a back; or on none."""
    desk = proposed()
    assert desk.options() == ["illusion left 1", "illusion left 2", "illusion right 1", "illusion right 2", "done"]
    desk.do("illusion left 1")
    assert marked(desk) == [("theatre", 0)]
    assert tokens(desk) == (0, 0)


def test_a_token_may_be_saved() -> None:
    """003:956. It stays for a later proposal."""
    desk = proposed().do("done")
    assert (marked(desk), tokens(desk)) == ([], (1, 0))


def test_one_token_at_a_proposal() -> None:
    """003:956 and the ruling. Two in hand, one is laid, and the turn goes on."""
    desk = proposed(2).do("illusion right 2")
    assert marked(desk) == [("hamlet", 0)]
    assert tokens(desk) == (1, 0)
    assert not any(option.startswith("illusion") for option in desk.options())


def test_without_a_token_nothing_is_asked() -> None:
    """003:956. The proposal is at its end."""
    assert not any(option.startswith("illusion") for option in proposed(0).options())


def choosing(left: str, right: str, taken: str = "") -> Desk:
    """Seat 0 selects, with cards left in its hand, and has no token at hand."""
    desk = desk_with((0, 0))
    desk.give(0, hand="barracks harbor")
    desk.taken(0, taken)
    desk.areas(left, right)
    return desk.selecting(0)


def trades(desk: Desk) -> list[str]:
    return [option for option in desk.options() if option.startswith("trade")]


def test_after_taking_a_card_may_be_traded_for_one_with_the_own_token() -> None:
    """003:958 and the ruling. The caravan goes to the left area, the theatre comes; the token is free again."""
    desk = choosing("theatre~0 farm", "caravan")
    assert trades(desk) == []
    desk.do("take right")
    assert desk.options() == ["trade 1 for left 1", "done"]
    desk.do("trade 1 for left 1")
    assert [lying.card for lying in desk.duchy().taken] == ["theatre"]
    assert {lying.card for area in desk.state.areas for lying in area} == {"caravan", "farm"}
    assert marked(desk) == []


def test_a_card_of_an_earlier_selection_can_be_traded_and_keeps_its_face() -> None:
    """003:958 and the ruling. A back goes out as a back, the marked back comes in as a back."""
    desk = choosing("theatre/0~0", "", "quarry/1").do("take right", "trade 1 for left 1")
    assert [(lying.card, lying.down) for lying in desk.duchy().taken] == [("theatre", True)]
    assert [(lying.card, lying.down) for lying in desk.state.areas[0]] == [("quarry", True)]


def test_one_trade_at_a_selection() -> None:
    """003:958 and the ruling. Two marked cards lie there; after one trade the selection is over."""
    desk = choosing("theatre~0 farm~0", "caravan").do("take right", "trade 1 for left 2")
    assert [lying.card for lying in desk.duchy().taken] == ["farm"]
    assert marked(desk) == [("theatre", 0)]
    assert trades(desk) == []


def test_a_token_of_the_other_seat_is_no_help() -> None:
    """003:958. Only cards with a token of one's own colour can be fetched."""
    desk = choosing("theatre~1", "caravan").do("take right")
    assert trades(desk) == []
    assert marked(desk) == [("theatre", 1)]


def test_a_trade_may_be_declined() -> None:
    """003:958. The token stays where it lies, for the next selection."""
    desk = choosing("theatre~0", "caravan").do("take right", "done")
    assert [lying.card for lying in desk.duchy().taken] == ["caravan"]
    assert marked(desk) == [("theatre", 0)]


def test_a_marked_card_taken_in_the_usual_way_just_loses_its_token() -> None:
    """003:960. Whoever takes it: the token goes back to the three."""
    desk = choosing("theatre~0 farm~1", "caravan").do("take left")
    assert [(lying.card, lying.token) for lying in desk.duchy().taken] == [("theatre", -1), ("farm", -1)]
    assert tokens(desk) == (0, 0)


def test_discarded_tokens_can_be_gained_again() -> None:
    """003:952, 003:960 and the ruling: taken with its card or left over with it, a token returns to the three."""
    desk = desk_with((1, 1))
    desk.areas("theatre~0", "caravan")
    desk.selecting(0).do("take right", "done")
    assert desk.over()
    desk.give(0, threats="illusionist", taken=())
    desk.production()
    assert tokens(desk) == (1, 2)
