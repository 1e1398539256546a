"""All 53 developments by name: what they cost, bring once, produce, count at the end and give when recycled."""

from typing import NamedTuple

import pytest

from tests.wonderful_kingdom.desk import Desk, site


class Card(NamedTuple):
    """A design as it lies in the box. "P structure" is one Population for each structure."""

    name: str
    kind: str
    copies: int
    cost: str
    recycling: str
    bonus: str
    production: str
    per: str
    points: int
    points_per: str


BASE = (
    Card("farm", "structure", 4, "MMM", "P", "", "PPP", "", 0, ""),
    Card("hamlet", "structure", 4, "MM", "M", "", "MP", "", 0, ""),
    Card("guildhall", "structure", 3, "MMM", "G", "", "GG", "", 0, ""),
    Card("barracks", "structure", 3, "MMM", "M", "SS", "P", "", 0, ""),
    Card("harbor", "structure", 3, "MMM", "E", "", "GE", "", 0, ""),
    Card("quarry", "structure", 2, "MM", "M", "", "MM", "", 0, ""),
    Card("high-wall", "structure", 1, "MMMMP", "M", "SS", "", "", 0, "1 structure"),
    Card("alchemical-forge", "structure", 1, "MMMPG", "G", "KK", "", "", 3, ""),
    Card("royal-stores", "structure", 1, "MMMM", "M", "", "", "M structure", 1, ""),
    Card("aqueduct", "structure", 1, "MMMM", "P", "", "", "P structure", 1, ""),
    Card("river-post", "structure", 1, "MMPP", "P", "", "PGE", "", 0, ""),
    Card("navigators", "company", 3, "MPPP", "E", "", "EE", "", 0, ""),
    Card("artificers", "company", 2, "MMPP", "M", "SS", "E", "", 1, ""),
    Card("great-army", "company", 2, "MPPPP", "P", "SS", "E", "", 0, "1 company"),
    Card("scouts", "company", 2, "MP", "E", "S", "E", "", 0, ""),
    Card("caravan", "company", 2, "MPP", "G", "", "GG", "", 0, ""),
    Card("builders", "company", 2, "PP", "M", "", "MM", "", 1, ""),
    Card("recruiter", "company", 1, "PPG", "P", "SS", "", "P company", 1, ""),
    Card("royal-guard", "company", 1, "PPPGGS", "G", "", "", "", 0, "2 company"),
    Card("secret-brotherhood", "company", 1, "PPPPGGK", "P", "", "", "", 0, "3 company"),
    Card("expeditionary-corps", "company", 1, "MPPPP", "E", "SS", "", "E company", 0, ""),
    Card("tatis-tribe", "company", 1, "PPE", "P", "S", "PG", "", 2, ""),
    Card("great-lighthouse", "monument", 1, "MMGGG", "E", "", "EE", "", 3, ""),
    Card("royal-keep", "monument", 1, "MMMMGGGS", "M", "", "", "", 0, "3 monument"),
    Card("throne-palace", "monument", 1, "MMGGGGGKK", "G", "", "", "", 0, "4 monument"),
    Card("theatre", "monument", 2, "GG", "G", "", "G", "", 2, ""),
    Card("great-market", "monument", 1, "PGGG", "G", "", "", "G structure", 1, ""),
    Card("royal-mint", "monument", 1, "PGGG", "G", "", "", "G monument", 1, ""),
    Card("colossus", "monument", 1, "MMMGGGS", "M", "", "", "", 9, ""),
    Card("mage-college", "monument", 2, "PPGGG", "E", "K", "E", "", 3, ""),
    Card("jousting-arena", "monument", 1, "MMGGG", "P", "SS", "", "", 5, ""),
    Card("hanging-gardens", "monument", 1, "PPGGG", "P", "", "PP", "", 4, ""),
    Card("cathedral", "monument", 1, "MMGGGG", "G", "", "", "", 0, "2 monument"),
    Card("hall-of-banners", "monument", 1, "PGGGG", "P", "S", "", "", 0, "2 company"),
    Card("cabinet", "monument", 1, "GGGG", "E", "", "", "", 0, "2 discovery"),
    Card("infernal-gate", "discovery", 1, "EEEEEKS", "E", "", "", "", 13, ""),
    Card("giants-hideout", "discovery", 1, "EEEE", "M", "", "MM", "", 4, ""),
    Card("dragon-eggs", "discovery", 1, "EEEEE", "G", "K", "", "", 6, ""),
    Card("sunken-city", "discovery", 1, "EEEEEK", "G", "", "", "", 0, "3 discovery"),
    Card("dwarven-mines", "discovery", 1, "EEEE", "G", "", "MGG", "", 2, ""),
    Card("world-tree", "discovery", 1, "EEEEEE", "P", "", "PP", "", 8, ""),
    Card("ether-spring", "discovery", 1, "EEEE", "E", "KKK", "", "", 2, ""),
    Card("first-king-tomb", "discovery", 1, "EEEEEEE", "G", "S", "", "", 11, ""),
    Card("unicorn-vale", "discovery", 1, "EEE", "P", "", "PE", "", 2, ""),
    Card("lost-library", "discovery", 1, "EEEEE", "G", "", "", "", 0, "2 monument"),
    Card("ancients-map", "discovery", 1, "EEE", "E", "", "", "E discovery", 1, ""),
    Card("titan-armory", "discovery", 1, "PEEEEE", "P", "SSS", "", "", 0, "2 discovery"),
    Card("wandering-isle", "discovery", 1, "GEEEE", "E", "", "GE", "", 5, ""),
)
EXTRA = (
    Card("watchtower", "structure", 1, "MMMG", "E", "S", "E", "", 1, ""),
    Card("griffin-knights", "company", 1, "PPPPE", "P", "SS", "EE", "", 2, ""),
    Card("royal-opera", "monument", 1, "MGGG", "G", "", "", "", 0, "1 structure"),
    Card("leviathan-skull", "discovery", 1, "EEEEESS", "G", "", "", "", 13, ""),
    Card("alchemist-order", "company", 1, "PPPGK", "M", "", "MPGE", "", 3, ""),
)
every_card = pytest.mark.parametrize("card", (*BASE, *EXTRA), ids=lambda card: card.name)

RECYCLED = {"M": "hamlet", "P": "farm", "G": "guildhall", "E": "harbor"}  # a card that gives this cube
NAMES = {"M": "materials", "P": "population", "G": "gold", "E": "exploration"}
SILENT = {  # a design of each kind that produces nothing
    "structure": "high-wall",
    "company": "royal-guard",
    "monument": "colossus",
    "discovery": "dragon-eggs",
}
PLAIN = {  # a design of each kind that counts no kinds
    "structure": "hamlet",
    "company": "scouts",
    "monument": "theatre",
    "discovery": "world-tree",
}


def bare_desk() -> Desk:
    """A duchy that produces nothing by itself, without its krystallium."""
    desk = Desk(module="none", side="C", extras="on")
    desk.give(krystallium=0)
    return desk


def three(card: Card, kind: str) -> int:
    """How many cards of a kind this card makes together with two others of the kind."""
    return 2 + (card.kind == kind)


@every_card
def test_the_last_cube_of_its_cost_builds_it_and_brings_the_bonus_once(card: Card) -> None:
    """003:137-140, 003:225-229, 003:237, 003:253: cubes, krystallium and soldiers one by one, then card and bonus."""
    desk = bare_desk()
    cubes = [letter for letter in card.cost if letter in RECYCLED]
    crystals, soldiers = card.cost.count("K"), card.cost.count("S")
    desk.give(selection=" ".join(RECYCLED[cube] for cube in cubes), krystallium=crystals, soldiers=soldiers)
    desk.duchy().construction = (site(card.name),)
    desk.planning()
    desk.do(*["rights", f"crystal krystallium {card.name}"] * crystals, *["rights", f"soldier {card.name}"] * soldiers)
    assert (desk.duchy().krystallium, desk.duchy().soldiers) == (0, 0)
    for number, cube in enumerate(cubes):
        assert desk.laid(card.name) == "".join(cubes[:number]) + "K" * crystals + "S" * soldiers
        assert desk.duchy().built == ()
        desk.do(f"recycle {RECYCLED[cube]}", f"place {NAMES[cube]} {card.name}")
    assert (desk.sites(), desk.duchy().built) == ([], (card.name,))
    assert (desk.duchy().krystallium, desk.duchy().soldiers) == (card.bonus.count("K"), card.bonus.count("S"))
    assert (desk.alchemy(), desk.duchy().training) == ("", 0)


@every_card
def test_it_takes_no_cube_that_its_cost_does_not_show(card: Card) -> None:
    """003:216, 003:221: every other cube goes to the alchemy."""
    for letter in RECYCLED:
        desk = bare_desk()
        desk.give(selection=RECYCLED[letter])
        desk.duchy().construction = (site(card.name),)
        desk.planning().do(f"recycle {RECYCLED[letter]}")
        assert desk.alchemy() == ("" if letter in card.cost else letter)
        assert desk.over() == (letter not in card.cost)


@every_card
def test_it_produces_what_it_shows(card: Card) -> None:
    """003:162, 003:194: the icons of a built card, with its multiplier over the cards of a kind."""
    desk = bare_desk()
    desk.production()
    assert [amounts for _, amounts, _ in desk.produced()] == [(0, 0)] * 4
    desk = bare_desk()
    resource, kind = (card.per or "- structure").split()
    desk.give(built=card.name)
    desk.production()
    alone = {name: amounts[0] for name, amounts, _ in desk.produced()}
    assert alone == {NAMES[x]: card.production.count(x) + (x == resource and card.kind == kind) for x in NAMES}


@every_card
def test_under_construction_it_produces_and_scores_nothing(card: Card) -> None:
    """003:162, 003:297: only what stands in the duchy counts."""
    desk = bare_desk()
    desk.duchy().construction = (site(card.name),)
    desk.production()
    assert [amounts for _, amounts, _ in desk.produced()] == [(0, 0)] * 4
    assert desk.points() == {"cards": 0, "kinds": 0, "calamities": 0}


@pytest.mark.parametrize("card", [c for c in (*BASE, *EXTRA) if c.per], ids=lambda card: card.name)
def test_its_multiplier_counts_each_card_of_the_kind(card: Card) -> None:
    """003:194-200: as many cubes as cards of the kind lie in the duchy, itself among them if it is one."""
    desk = bare_desk()
    resource, kind = card.per.split()
    others = f"{SILENT[kind]} {SILENT[kind]}"
    desk.give(built=others)
    desk.production()
    assert [amounts for _, amounts, _ in desk.produced()] == [(0, 0)] * 4
    desk = bare_desk()
    desk.give(built=f"{card.name} {others}")
    desk.production()
    produced = {name: amounts[0] for name, amounts, _ in desk.produced()}
    assert produced == {NAMES[x]: three(card, kind) * (x == resource) for x in NAMES}


@every_card
def test_its_flat_points_count_once_for_each_copy(card: Card) -> None:
    """003:271: points that depend on nothing else; two copies count twice."""
    desk = bare_desk()
    assert desk.points()["cards"] == 0
    desk.give(built=card.name)
    assert desk.points()["cards"] == card.points
    desk.give(built=f"{card.name} {card.name}")
    assert desk.points()["cards"] == 2 * card.points


@every_card
def test_its_points_for_a_kind_count_every_card_of_the_kind(card: Card) -> None:
    """003:272: points for each card of a kind, itself included."""
    amount, kind = (card.points_per or "0 structure").split()
    desk = bare_desk()
    others = f"{PLAIN[kind]} {PLAIN[kind]}"
    desk.give(built=others)
    assert desk.points()["kinds"] == 0
    desk.give(built=f"{others} {card.name}")
    assert desk.points()["kinds"] == int(amount) * three(card, kind)


@every_card
def test_recycled_from_the_selection_it_gives_its_cube(card: Card) -> None:
    """003:138: the bonus goes to the alchemy where no card can take it, and the card is gone."""
    desk = bare_desk()
    desk.give(selection=card.name)
    assert desk.alchemy() == ""
    desk.planning().do(f"recycle {card.name}")
    assert (desk.alchemy(), desk.duchy().selection, desk.sites(), desk.over()) == (card.recycling, (), [], True)


def test_seventy_cards_in_48_designs_and_five_more_with_the_extras() -> None:
    """003:52, 003:787-793: the deck of the box, design by design."""
    base, extra = Desk(module="none").start(), Desk(module="none", extras="on").start()
    expected = {f"deal 0 {card.name}": card.copies for card in BASE}
    more = {f"deal 0 {card.name}": card.copies for card in EXTRA}
    plain = {name: weight for name, weight in base.chances().items() if "treasure" not in name}
    rich = {name: weight for name, weight in extra.chances().items() if "treasure" not in name}
    assert (len(plain), sum(plain.values())) == (48, 70)
    assert (len(rich), sum(rich.values())) == (53, 75)
    assert (plain, rich) == (expected, expected | more)
