"""Who sees what: hands, backs, the deck, picks in open lanes; who hid a card remembers it; one bad card a hand."""

from random import Random

import pytest

from regalia.core.codec import written
from regalia.core.known import UNKNOWN
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules.state import Card, Lying
from tests.wonderful_kingdom.desk import Desk

UNSEEN = (UNKNOWN,) * 8


def dealt(module: str = "none") -> Desk:
    return Desk(module=module).start().roll()


def shown(lying: tuple[Lying[Card], ...]) -> list[Card]:
    return [card.card for card in lying]


def trapped(hidden: str = "farm", open_card: str = "hamlet") -> Desk:
    """The first seat has hidden a card in the left area and laid another one open beside it."""
    desk = Desk(module="none")
    desk.give(0, hand=f"{hidden} {open_card}")
    desk.give(1, hand="colossus theatre")
    desk.areas("great-army", "royal-mint")
    one, two = sorted([(hidden, "left hidden"), (open_card, "left")])
    return desk.proposing(0).do(f"propose {one[0]} {one[1]}, {two[0]} {two[1]}")


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """003:101: the other and a spectator see eight backs."""
    desk = dealt()
    hands = [desk.duchy(seat).hand for seat in (0, 1)]
    assert [duchy.hand for duchy in desk.view(0).duchies] == [hands[0], UNSEEN]
    assert [duchy.hand for duchy in desk.view(1).duchies] == [UNSEEN, hands[1]]
    assert [duchy.hand for duchy in desk.view(None).duchies] == [UNSEEN, UNSEEN]


def test_the_deck_is_a_number() -> None:
    """003:73: nobody knows more than how many cards are left."""
    desk = dealt()
    for seat in (0, 1, None):
        assert desk.view(seat).left == len(desk.state.deck) == 64
        assert not hasattr(desk.view(seat), "deck")


def test_another_deal_of_the_rest_changes_no_byte_of_a_view() -> None:
    """003:101: the other's hand and the deck may be exchanged card by card, and the owner of the view sees the same."""
    desk = dealt()
    mine, spectator = written(desk.view(0)), written(desk.view(None))
    hand, deck = [*desk.duchy(1).hand], [*desk.state.deck]
    theirs = next(card for card in hand if card != "calamity")
    drawn = next(card for card in deck if card != theirs)
    hand[hand.index(theirs)], deck[deck.index(drawn)] = drawn, theirs
    desk.give(1, hand=" ".join(hand))
    desk.state.deck = tuple(sorted(deck))
    assert (written(desk.view(0)), written(desk.view(None))) == (mine, spectator)


def test_who_hid_a_card_remembers_it() -> None:
    """003:113, ruling: for the other and for spectators it is a back."""
    desk = trapped()
    assert [shown(desk.view(seat).areas[0]) for seat in (0, 1, None)] == [
        ["great-army", "hamlet", "farm"],
        ["great-army", "hamlet", UNKNOWN],
        ["great-army", "hamlet", UNKNOWN],
    ]


def test_two_proposals_that_differ_in_the_hidden_card_look_alike() -> None:
    """003:113: view and options of the other are equal to the last byte."""
    one, two = trapped("farm"), trapped("quarry")
    assert written(one.view(0)) != written(two.view(0))
    assert written(one.view(1)) == written(two.view(1))
    assert written(one.view(None)) == written(two.view(None))
    assert one.options() == two.options()


def test_a_taken_back_stays_a_back_until_planning() -> None:
    """003:113, 003:135: its taker does not look at it, who hid it still knows it; the reveal shows it to all."""
    desk = trapped().do("take left")
    assert [shown(desk.view(seat).duchies[1].taken) for seat in (0, 1, None)] == [
        ["great-army", "hamlet", "farm"],
        ["great-army", "hamlet", UNKNOWN],
        ["great-army", "hamlet", UNKNOWN],
    ]
    desk.reveal()
    for seat in (0, 1, None):
        assert desk.view(seat).duchies[1].selection == ("farm", "great-army", "hamlet")


def test_one_hides_a_card_and_takes_it_back_knowing_it() -> None:
    """003:113, ruling: the own trap in the own selection is a back for the other."""
    desk = Desk(module="none")
    desk.taken(0, "farm/0 hamlet/1")
    assert shown(desk.view(0).duchies[0].taken) == ["farm", UNKNOWN]
    assert shown(desk.view(1).duchies[0].taken) == [UNKNOWN, "hamlet"]
    assert shown(desk.view(None).duchies[0].taken) == [UNKNOWN, UNKNOWN]


def test_hidden_places_are_named_for_each_viewer() -> None:
    """003:101, 003:113: a seat does not know the other's eight cards, a spectator sixteen."""
    desk = dealt()
    assert sorted(GAME.hidden(desk.view(0))) == [f"hand 1 {at}" for at in range(8)]
    assert sorted(GAME.hidden(desk.view(1))) == [f"hand 0 {at}" for at in range(8)]
    assert len(GAME.hidden(desk.view(None))) == 16
    assert set(GAME.hidden(trapped().view(1))) == {"area 0 2"}
    assert [place for place in GAME.hidden(trapped().view(0)) if place.startswith("area")] == []


def test_a_hidden_place_may_hold_only_what_is_not_seen_elsewhere() -> None:
    """003:101-103: single cards that lie open or in the own hand cannot be in the other's."""
    desk = dealt()
    seen = {*desk.duchy(0).hand, *(card.card for area in desk.state.areas for card in area)}
    singles = {name for name in seen if [*desk.state.deck, *desk.duchy(1).hand].count(name) == 0} - {"calamity"}
    assert singles
    for possible in GAME.hidden(desk.view(0)).values():
        assert not singles & set(possible)


@pytest.mark.parametrize("module, bad", [("none", ("calamity", "calamity")), ("threat", ("giant-rat", "frost-giant"))])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_every_imagined_hand_holds_exactly_one_bad_card(module: str, bad: tuple[str, str], viewer: int | None) -> None:
    """003:101, 003:392: a calamity, or a threat of the seat's own pack, and seven cards of the deck."""
    desk = dealt(module)
    view = desk.view(viewer)
    for seed in range(20):
        world = GAME.imagine(view, Random(seed))
        for seat, name in enumerate(bad):
            assert (len(world.duchies[seat].hand), world.duchies[seat].hand.count(name)) == (8, 1)
        assert written(GAME.view(world, viewer)) == written(view)


def test_imagined_worlds_differ() -> None:
    """003:101: what is hidden may be many things, the own hand one."""
    desk = dealt()
    worlds = [GAME.imagine(desk.view(0), Random(seed)) for seed in range(8)]
    assert {world.duchies[0].hand for world in worlds} == {desk.duchy(0).hand}
    assert len({world.duchies[1].hand for world in worlds}) == 8


@pytest.mark.parametrize("calamity_hidden", [True, False])
def test_the_bad_card_is_in_the_hand_or_under_the_backs(calamity_hidden: bool) -> None:
    """003:101, 003:113: of six cards in hand and two backs exactly one is the calamity, until it is seen."""
    desk = dealt()
    others = [card for card in desk.duchy(0).hand if card != "calamity"]
    one, two = sorted((others[0], "calamity"))
    how = {"calamity": "left hidden" if calamity_hidden else "left", others[0]: "left hidden"}
    desk.do(f"propose {one} {how[one]}, {two} {how[two]}")
    if desk.waiting() == [-1]:
        desk.draw("mix 0 so")
    places = set()
    for seed in range(40):
        world = GAME.imagine(desk.view(1), Random(seed))
        backs = [card.card for card in world.areas[0] if card.down]
        assert world.duchies[0].hand.count("calamity") + backs.count("calamity") == int(calamity_hidden)
        places.add("calamity" in backs)
    assert places == ({True, False} if calamity_hidden else {False})


def quiet_move(desk: Desk) -> str:
    """All cards lie open on the right and are taken there; the first seat's calamity comes last, hidden on the left."""
    (seat,) = desk.waiting()
    if desk.can("take right"):
        return "take right"
    cards = [card for card in desk.duchy(seat).hand if seat == 1 or card != "calamity"]
    places = {"calamity": "left hidden"} if seat == 0 else {}
    return "propose " + ", ".join(f"{card} {places.get(card, 'right')}" for card in sorted([*cards, "calamity"][:2]))


def test_a_bad_card_that_was_never_seen_lies_under_a_buried_back() -> None:
    """003:101, 003:107: seven of eight cards were seen open, so the one that left the game unseen is the calamity."""
    desk = dealt()
    while desk.state.phase == "choice":
        desk.do(quiet_move(desk))
    assert [shown(desk.view(seat).buried) for seat in (0, 1, None)] == [["calamity"], [UNKNOWN], [UNKNOWN]]
    for seed in range(10):
        assert shown(GAME.imagine(desk.view(1), Random(seed)).buried) == ["calamity"]


def test_planning_is_unseen_until_both_are_done() -> None:
    """003:92, ruling: cards kept and recycled appear to the other when the phase closes."""
    desk = Desk(module="none")
    desk.give(0, selection="farm hamlet")
    desk.give(1, selection="harbor")
    desk.planning()
    foreign, watching = written(desk.view(1)), written(desk.view(None))
    desk.do("keep farm", "recycle hamlet", "place materials farm", seat=0)
    assert (written(desk.view(1)), written(desk.view(None))) == (foreign, watching)
    assert desk.view(0).duchies[0].selection == ()
    entry = desk.match.entries[-1]
    assert [GAME.told(desk.state, entry, seat) is None for seat in (0, 1, None)] == [False, True, True]
    desk.do("keep harbor", seat=1)
    assert [site.key for site in desk.view(1).duchies[0].construction] == ["farm"]


def test_nothing_is_hidden_from_a_player_alone() -> None:
    """003:333-339: backs have no identity until they are turned, so there is no secret to keep."""
    desk = Desk(1, module="none").start().roll()
    assert (dict(GAME.hidden(desk.view(0))), desk.view(0).dangers) == ({}, 12)
    desk.do("take left", "done").roll()
    assert (dict(GAME.hidden(desk.view(0))), desk.view(0).dangers) == ({}, 11)


def test_what_chance_deals_is_told_to_its_owner_alone() -> None:
    """003:101: the log of the other and of spectators does not name the card."""
    desk = Desk(module="none").start().draw("deal 0 farm")
    entry = desk.match.entries[-1]
    told = [str(GAME.told(desk.state, entry, seat)) for seat in (0, 1, None)]
    assert ["farm" in line for line in told] == [True, False, False]


def test_a_hidden_proposal_is_told_without_its_card() -> None:
    """003:113: the open card is named to all, the hidden one to nobody else."""
    desk = trapped()
    entry = next(entry for entry in desk.match.entries if str(entry.action).startswith("propose"))
    told = [str(GAME.told(desk.state, entry, seat)) for seat in (0, 1, None)]
    assert ["hamlet" in line for line in told] == [True, True, True]
    assert ["farm" in line for line in told] == [True, False, False]
