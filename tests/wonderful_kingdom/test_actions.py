"""Actions as they are written, read back, and seen by others."""

from random import Random

import pytest

from regalia.core.known import UNKNOWN, sure
from regalia.games.wonderful_kingdom.box.catalogue import DESIGNS
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules.actions import AREAS, Draw, Mixed, Offer, Propose

SEEDS = range(200)


def proposal(seed: int) -> Propose:
    """Any two cards, each in any area, open or hidden, in the order in which they are kept."""
    rng = Random(f"proposal {seed}")
    offers = [Offer(rng.choice(DESIGNS), rng.randrange(len(AREAS)), rng.random() < 0.5) for _ in range(2)]
    return Propose(*sorted(offers, key=str))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_proposal_may_be_typed_in_either_order(seed: int) -> None:
    asked = proposal(seed)
    for one, two in ((asked.first, asked.second), (asked.second, asked.first)):
        for text in (f"propose {one}, {two}", f"propose {one},{two}", f" PROPOSE  {one} ,  {two}".replace(" ,", ",")):
            assert GAME.parse(text) == asked


@pytest.mark.parametrize("seed", SEEDS)
def test_others_see_of_a_proposal_where_its_hidden_cards_lie_and_nothing_more(seed: int) -> None:
    asked = proposal(seed)
    seen = asked.seen(1)
    told = sorted((seen.first, seen.second), key=str)
    assert told == sorted([Offer(UNKNOWN, o.area, True) if o.down else o for o in (asked.first, asked.second)], key=str)
    assert GAME.parse(str(seen)) == seen
    other = Propose(*[o._replace(card="farm") if o.down else o for o in (asked.first, asked.second)])
    assert other.seen(1) == seen


@pytest.mark.parametrize("place", ["deal", "threat", "look", "advisor"])
def test_a_card_drawn_in_secret_is_known_to_its_seat_alone(place: str) -> None:
    drawn = Draw(f"{place} 1", "farm")
    assert drawn.seen(1) == drawn
    assert [drawn.seen(viewer) for viewer in (0, None)] == [Draw(f"{place} 1", UNKNOWN)] * 2
    assert sure(drawn.card) == "farm"


@pytest.mark.parametrize("place", ["augur 1", "open", "top"])
def test_a_card_drawn_openly_is_known_to_all(place: str) -> None:
    drawn = Draw(place, "farm")
    assert [drawn.seen(viewer) for viewer in (0, 1, None)] == [drawn] * 3


def test_how_hidden_cards_were_mixed_is_known_to_whom_they_belong() -> None:
    assert [str(Mixed(0, "turned").seen(viewer)) for viewer in (0, 1, None)] == ["mix 0 turned", "mix 0 ?", "mix 0 ?"]


@pytest.mark.parametrize(
    "text",
    ["transmute 1+2+2", "transmute 1+1+1+1+1", "produce gold 1+2+3", "produce gold 1 to 2", "mix 2 so", "deal 2 farm",
     "spy up 1", "take taken", "cover farm x", "place silver farm", "chronicle farm", "propose farm left",
     "propose farm left hamlet right", "imprison", "drop one", "keep ?", "rights now"],
)  # fmt: skip
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not an action"):
        GAME.parse(text)
