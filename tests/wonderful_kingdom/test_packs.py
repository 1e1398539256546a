"""Every pairing of two packs, played from the first card to the result by seats that choose at random."""

from itertools import combinations
from random import Random

import pytest

from regalia.core.errors import Refused
from regalia.games.wonderful_kingdom.game import GAME
from tests.wonderful_kingdom.desk import Desk
from tests.wonderful_kingdom.test_threats import ALONE, PACKS


def played(desk: Desk, seed: str) -> Desk:
    """A whole game; at every choice the box is complete."""
    rng = Random(seed)
    desk.start().roll()
    while not desk.over():
        GAME.audit(desk.state)
        seat = rng.choice(desk.waiting())
        desk.do(rng.choice(desk.options(seat)), seat=seat).roll()
    GAME.audit(desk.state)
    return desk


@pytest.mark.parametrize(("pack", "rival_pack"), list(combinations(PACKS, 2)))
def test_any_two_packs_meet_in_a_whole_game(pack: str, rival_pack: str) -> None:
    """003:386-388. Four rounds, each seat deals out its four threats, and a result is reached."""
    desk = Desk(pack=pack, rival_pack=rival_pack)
    assert [list(desk.duchy(seat).pack) for seat in (0, 1)] == [PACKS[pack], PACKS[rival_pack]]
    played(desk, f"{pack} {rival_pack}")
    assert desk.state.round == 4
    assert [desk.duchy(seat).pack for seat in (0, 1)] == [(), ()]
    assert sorted(desk.result().ranks) in ([1, 2], [1, 1])


@pytest.mark.parametrize("pack", ALONE)
def test_six_packs_are_played_alone(pack: str) -> None:
    """003:500. Four rounds against the danger deck, with a medal or without."""
    desk = played(Desk(seats=1, pack=pack), pack)
    assert desk.state.round == 4
    assert desk.result().why[0] in ("gold", "silver", "bronze", "no-medal")


def test_shadows_come_before_giants() -> None:
    """003:404 and the order after the reveal. The only card is given up, and the giant finds none to freeze."""
    desk = Desk(pack="shadows", rival_pack="frost-giants")
    desk.taken(0, "shadow frost-giant farm")
    desk.reveal().do("surrender farm")
    assert desk.over()
    assert (desk.frozen(), desk.points()["threats"]) == ([], -8)


def test_shadows_come_before_thieves_and_thieves_before_planning() -> None:
    """003:404 and the order after the reveal."""
    desk = Desk(pack="shadows", rival_pack="thieves")
    desk.taken(0, "shadow thief farm hamlet")
    desk.reveal().do("surrender farm", "cover duchy g")
    assert desk.options() == ["keep hamlet", "recycle hamlet"]


def test_a_frozen_card_still_loses_cubes_and_soldiers() -> None:
    """003:457, 003:850, 003:922. A sister takes its cube, a dragon its soldier."""
    desk = Desk(pack="sisters", rival_pack="frost-giants")
    desk.construct(royal_keep="M", giants=["royal-keep"])
    desk.give(0, threats="sister-famine")
    desk.reveal().do("release materials royal-keep")
    assert desk.laid("royal-keep") == ""
    desk = Desk(pack="black-dragons", rival_pack="frost-giants")
    desk.construct(royal_keep="S", giants=["royal-keep"])
    desk.give(0, threats="black-dragon-f")
    desk.reveal().do("forfeit soldier royal-keep")
    assert desk.laid("royal-keep") == ""


@pytest.mark.parametrize("pack", PACKS)
def test_a_pack_exists_once(pack: str) -> None:
    """003:384-386 and the ruling. Both seats with the same pack: refused with a sentence that names both options."""
    with pytest.raises(Refused, match=rf"pack={pack} and rival-pack={pack}.*one copy"):
        Desk(pack=pack, rival_pack=pack)


@pytest.mark.parametrize("pack", ["black-dragons", "illusionists"])
def test_two_packs_need_two_players(pack: str) -> None:
    """003:936, 003:964. Alone they are refused with a sentence."""
    with pytest.raises(Refused, match=rf"seats=1 and pack={pack}.*two players"):
        Desk(seats=1, pack=pack)


def test_the_advised_first_game_is_the_default() -> None:
    """003:388 and the ruling: rats against giants."""
    desk = Desk()
    assert [desk.duchy(seat).pack for seat in (0, 1)] == [("giant-rat",) * 4, ("frost-giant",) * 4]
