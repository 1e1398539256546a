"""Who is asked when, who is paid first, who wins a tie, what is refused: generated positions, by the rulebook."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from regalia.core.errors import Refused
from regalia.core.lanes import pending
from regalia.core.record import Match
from regalia.games.wonderful_kingdom.box.catalogue import DESIGNS
from regalia.games.wonderful_kingdom.game import GAME
from tests.wonderful_kingdom.desk import Desk
from tests.wonderful_kingdom.positions import step

NAMES = {"M": "materials", "P": "population", "G": "gold", "E": "exploration"}
ROWS = {row.key: {field.name: field.default for field in row.fields} for row in GAME.box.rows}
USUAL = {option.name: option.default for option in GAME.options}
MOST = 3000  # choices; a game has far fewer
MADE = {"M": "quarry", "P": "farm", "G": "guildhall", "E": "navigators"}  # a card that produces it


def bare(seats: int = 2, **options: Any) -> Desk:
    """Side C without its krystallium: nothing is produced but by cards."""
    desk = Desk(seats, side="C", extras="on", **options)
    for duchy in desk.state.duchies:
        duchy.krystallium = 0
    return desk


def site(desk: Desk, *cards: tuple[str, str], seat: int = 0) -> None:
    desk.construct(seat, (), **{name.replace("-", "_"): laid for name, laid in cards})


FINALS = {  # the price of the final step, and what it is worth to the first and to the second
    "usurper": ("SSSS", 10, 6), "plague-lord": ("KKS", 9, 6), "northern-lands": ("EEEESS", 11, 7),
    "shattered-crown": ("EEEK", 9, 6), "dragon-pact": ("KSSS", 11, 7),
}  # fmt: skip
WAYS = [(name, way) for name, (cost, *_) in FINALS.items() for way in "SC" if way in cost + "C" * (name != "usurper")]


def race(quest: str, way: str, moments: dict[int, str], round: int) -> Desk:
    """Each seat lacks a soldier or a cube for the final step, and gets it at its moment: in planning, or in a step."""
    desk, cost = bare(module="quest", quest=quest, round=round), FINALS[quest][0]
    rest = cost.replace("S" if way == "S" else "K" if "K" in cost else "E", "", 1)
    for seat, moment in moments.items():
        desk.give(seat, soldiers=rest.count("S"), krystallium=rest.count("K"))
        desk.give(seat, alchemy="E" * rest.count("E") + "MMMM" * (way == "C"), steps=f"{quest}-1 {quest}-2 {quest}-3")
        if moment == "planning":
            desk.give(seat, selection="quarry")
            site(desk, *[("barracks", "MM")] * (way == "S"), seat=seat)
        else:
            desk.give(seat, built=MADE[moment], training=int(way == "S"))
    return desk


def finish(desk: Desk, quest: str, seat: int) -> int:
    """Pay the final step, after a transmutation of as little exploration as possible; the points that it brings."""
    before, found = desk.total(seat), desk.do("rights", seat=seat).options(seat)
    if f"quest {quest}-4" not in found:
        best = min((option for option in found if option.startswith("transmute")), key=lambda option: option[-1])
        desk.do(best, "rights", seat=seat)
    return desk.do(f"quest {quest}-4", seat=seat).total(seat) - before


@pytest.mark.parametrize("quest, way", WAYS)
@pytest.mark.parametrize("soon, late", list(combinations(("planning", *"MPGE"), 2)))
@pytest.mark.parametrize("round", [1, 2])
def test_the_final_step_belongs_to_who_can_pay_it_first(quest: str, way: str, soon: str, late: str, round: int) -> None:
    """003:615, 003:617 and the ruling: whatever the moment; the slower one is the first player of the round."""
    slow, fast = (round - 1) % 2, round % 2
    desk = race(quest, way, {fast: soon, slow: late}, round).planning()
    if soon == "planning":
        desk.do("recycle quarry", *["place materials barracks"] * (way == "S"), seat=fast)
        assert (desk.waiting(), finish(desk, quest, fast)) == ([fast], FINALS[quest][1])
    assert desk.over()
    desk.production()
    if soon != "planning":
        assert (desk.waiting(), len(desk.produced())) == ([fast], "MPGE".index(soon) + 1)
        assert finish(desk, quest, fast) == FINALS[quest][1]
    assert (desk.waiting(), len(desk.produced())) == ([slow], "MPGE".index(late) + 1)
    assert (finish(desk, quest, slow), desk.over()) == (FINALS[quest][2], True)


BARRACKS = {  # what each card costs that brings soldiers, the last cube being the one that is missing, and how many
    "barracks": ("MMM", 2), "high-wall": ("MMMMP", 2), "artificers": ("MMPP", 2), "great-army": ("MPPPP", 2),
    "scouts": ("MP", 1), "recruiter": ("PPG", 2), "expeditionary-corps": ("MPPPP", 2), "tatis-tribe": ("PPE", 1),
    "jousting-arena": ("MMGGG", 2), "hall-of-banners": ("PGGGG", 1), "first-king-tomb": ("EEEEEEE", 1),
    "titan-armory": ("PEEEEE", 3), "watchtower": ("MMMG", 1), "griffin-knights": ("PPPPE", 2),
}  # fmt: skip
DRAGONS = "black-dragon-f", "black-dragon-m"


def at(desk: Desk, phase: str) -> Desk:
    """Begin a phase, or a production step by its letter."""
    desk.give(0, hand="farm hamlet" if phase == "proposing" else "")
    found: Desk = desk.production(phase) if phase in NAMES else getattr(desk, phase)()
    return found


@pytest.mark.parametrize("card, row", BARRACKS.items(), ids=list(BARRACKS))
@pytest.mark.parametrize("debt", [1, 2])
@pytest.mark.parametrize("phase", ["proposing", "selecting", "reveal", *"MPGE", "combat", "window"])
def test_whatever_brings_soldiers_pays_the_dragons(card: str, row: tuple[str, int], debt: int, phase: str) -> None:
    """003:922 and the ruling: the next soldier won, in whatever phase. In planning the debt has just been made."""
    (cost, soldiers), desk = row, bare(pack="black-dragons")
    desk.give(0, krystallium=1)
    site(desk, (card, cost[:-1]))
    desk.taken(0, " ".join(DRAGONS[:debt]) if phase == "reveal" else "")
    desk.give(0, **{} if phase == "reveal" else {"threats": DRAGONS[:debt], "debt": debt})
    at(desk, phase).do(*["done"] * (not desk.duchy().debt))
    assert desk.duchy().debt == debt
    desk.do("rights", f"crystal {NAMES[cost[-1]]} {card}", seat=0)
    assert (desk.duchy().soldiers, desk.duchy().debt) == (max(0, soldiers - debt), max(0, debt - soldiers))


TABLES: list[tuple[int, dict[str, str], str]] = [
    (2, {"pack": "thieves"}, "proposing selecting reveal planning M P G E combat window"),
    (1, {"pack": "thieves"}, "solo_choice reveal planning M P G E combat window"),
    *((seats, {"module": "advisors"}, "planning M E window") for seats in (1, 2)),
    *((seats, {"module": "quest", "quest": "usurper"}, "planning P window") for seats in (1, 2)),
    *((1, {"scenario": f"SC0{n}"}, f"planning G {'combat' if n in (1, 3, 5) else 'E'} window") for n in range(1, 7)),
]
MOMENTS = [(seats, options, phase) for seats, options, phases in TABLES for phase in phases.split()]


def chained(seats: int, options: dict[str, str], phase: str, *cards: tuple[str, str], cubes: str = "MPGE") -> Desk:
    """The harbor can be recycled; with four cubes in alchemy it is, for a krystallium."""
    desk = bare(seats, **options)
    desk.give(0, alchemy=cubes, council="", soldiers=0)
    desk.areas("farm hamlet", "quarry")
    site(desk, ("harbor", ""), *cards)
    if at(desk, phase) and cubes == "MPGE":
        desk.do("rights", "scrap harbor", seat=0)
        desk.do(*["rights", "transmute 1+1+1+2"] * bool(desk.alchemy()), seat=0)
        assert (desk.alchemy(), desk.duchy().krystallium) == ("", 1)
    return desk


@pytest.mark.parametrize("seats, options, phase", MOMENTS)
def test_a_card_can_be_recycled_for_another_at_any_time(seats: int, options: dict[str, str], phase: str) -> None:
    """003:245, 003:253, 003:261. Any card that lacks one cube; and barracks whose soldier completes the colossus."""
    cards = Desk(2).state.catalogue.cards
    plain = [card for card in DESIGNS if card != "harbor" and not any(cards[card].cost[4:])]
    for card in Random(f"{options} {phase}").sample(plain, 8):
        cost = "".join(letter * n for letter, n in zip("MPGE", cards[card].cost, strict=False))
        desk = chained(seats, options, phase, (card, cost[1:]))
        assert desk.do("rights", f"crystal {NAMES[cost[0]]} {card}", seat=0).duchy().built[-1:] == (card,)
    desk = chained(seats, options, phase, ("barracks", "MM"), ("colossus", "MMMGGG"))
    desk.do("rights", "crystal materials barracks", seat=0).do("rights", "soldier colossus", seat=0)
    assert (desk.duchy().built[-2:], desk.duchy().soldiers) == (("barracks", "colossus"), 1)
    if phase not in ("proposing", "selecting", "solo_choice") and "scenario" not in options:
        assert chained(seats, options, phase, ("theatre", "G"), cubes="MPG").over()


@pytest.mark.parametrize("board, names", [("B1", "b1 b2 nm"), ("B2", "b1 w e nc"), ("C1", "r1 r2"), ("C2", "r1 r2")])
@pytest.mark.parametrize("slots", [(0,), (1,), (0, 1)])
@pytest.mark.parametrize("spare", [0, 1, 2])
def test_a_spare_army_may_step_onto_a_lost_slot(board: str, names: str, slots: tuple[int, ...], spare: int) -> None:
    """003:981, 003:1063, 003:1094: wherever there are two slots, with two players and alone."""
    for name, slot in ((name, slot) for name in names.split() for slot in slots):
        desk, left = Desk(1 + (board[0] == "B"), module="conquest", board=board), len(slots) + spare - 1
        desk.land(**{"p": "1:1:0", name: f"0:{left + 1}:{''.join(map(str, slots))}"})
        desk.conquest().do(*["pass"] * len(desk.state.duchies))
        desk.do(f"imprison {name} {slot + 1}")
        assert not left or desk.armies(name) == (0, left, tuple(other for other in slots if other != slot))
        if spare:
            assert (desk.waiting(), desk.can("done")) == ([0], True)
            desk.do(f"arrange {name} {'+'.join(str(slot + 1) for slot in slots)}")
            assert desk.armies(name) == (0, left, slots)
        assert desk.over()


def test_a_tie_goes_to_more_cards_with_the_calamities_then_to_more_soldiers() -> None:
    """003:150, 003:277 and the ruling. Builders count a point, theatres two, a calamity minus four."""
    desk, rng = Desk(module="advisors", side="B", round=4), Random("ties")
    for _ in range(MOST):
        cards = []
        for seat in (0, 1):
            one, two, bad, soldiers = rng.randint(0, 5), rng.randint(0, 4), rng.randint(0, 4), rng.randint(0, 1)
            desk.give(seat, built=" ".join(["builders"] * one + ["theatre"] * two), calamities=bad, soldiers=soldiers)
            desk.give(seat, council=" ".join(("steward", "saboteur")[: rng.randint(0, 2)]))
            cards.append((one + 2 * two - 4 * bad, one + two + bad, soldiers))
        if cards[0][0] == cards[1][0]:
            assert desk.result().ranks == tuple(1 + (mine < max(cards)) for mine in cards), cards


@pytest.mark.parametrize("board, duchy", [(board, duchy) for board in ("C1", "C2") for duchy in ("teressie", "senada")])
@pytest.mark.parametrize("box", [{}, {"territory.c1-r2": {"slots": ["spy red", "spy red"]}}])
def test_alone_conquest_begins_without_spies(board: str, duchy: str, box: dict[str, Any]) -> None:
    """003:1077 and the ruling: none at the start, so none in the first round before armies move."""
    desk = Desk(1, box=box, module="conquest", board=board, duchy=duchy).start().roll()
    rng = Random(board + duchy)
    for _ in range(MOST):
        if desk.state.phase != "conquest":
            assert (desk.duchy().spies, desk.duchy().spied) == (0, 0)
            step(desk.match, rng, desk.dice)
    assert (desk.state.phase, desk.state.round) == ("conquest", 1)


@pytest.mark.parametrize("advisor", ["enlightened-prophet", "soothsayer", "grey-eminence", "master-builder"])
@pytest.mark.parametrize("last", ["", "keep guildhall", "recycle guildhall"])
@pytest.mark.parametrize("seats", [1, 2])
def test_a_planning_advisor_can_be_paid_after_the_last_card(advisor: str, last: str, seats: int) -> None:
    """003:245, 003:261, 003:576: harbor, fifth cube, krystallium, barracks, two soldiers, and the advisor is there."""
    desk = bare(seats, module="advisors")
    desk.state.top = "farm" * (seats == 1)
    desk.give(0, council=advisor, soldiers=0, calamities=1, selection="guildhall" if last else "")
    desk.give(0, alchemy="MPG" if "recycle" in last else "MPGE")
    site(desk, ("harbor", ""), ("barracks", "MM"), ("world-tree", ""))
    desk.planning().do(*[last] * bool(last), "rights", "scrap harbor", "rights", "crystal materials barracks")
    assert desk.can(f"use {advisor}")


@pytest.mark.parametrize("place", ["A1 c 1", "A2 c 1", "B1 wl 0", "B1 el 0", "B2 p 1"])
@pytest.mark.parametrize("seat, round", [(0, 1), (0, 2), (1, 1), (1, 2)])
def test_krystallium_of_a_slot_can_decide_who_acts_first(place: str, seat: int, round: int) -> None:
    """003:1005, 003:1059: one soldier and three of the armory; with equal numbers the round decides."""
    board, name, slot = place.split()
    for soldiers, first in ((3, seat), (4, (round - 1) % 2), (5, 1 - seat)):
        desk = Desk(module="conquest", board=board, round=round)
        desk.land(**{name: f"{seat}:1:{slot}"})
        desk.give(seat, soldiers=1)
        desk.give(1 - seat, soldiers=soldiers)
        site(desk, ("titan-armory", "PEEEE"), seat=seat)
        desk.production()
        assert (desk.waiting(), len(desk.produced())) == ([seat], 4)
        assert desk.do("rights", "crystal exploration titan-armory", seat=seat).conquest().waiting() == [first]


def barred(seats: int, chosen: dict[str, str]) -> bool:
    """Whether something excludes something else, or would have no effect."""
    o, given, alone, module = USUAL | chosen, set(chosen), seats == 1, chosen.get("module", "threat")
    mine = chosen.get("duchy", "teressie")
    return any((
        given & ({"rival-pack", "rival-duchy"} if alone else {"search", "scenario"}),
        "scenario" in given and given & {"module", "pack", "quest", "board"},
        given & ({"pack", "rival-pack"} if module != "threat" else set()), "quest" in given and module != "quest",
        "board" in given and (module != "conquest" or (o["board"][0] == "C") != alone),
        "side" in given and (o["side"] == "E") != (module == "conquest"), o["extras"] == "off" and o["side"] in "CD",
        module == "conquest" and (mine == "valados" or "rival-duchy" in given), mine == o["rival-duchy"],
        alone and o["pack"] in ("black-dragons", "illusionists"), o["pack"] == o["rival-pack"],
    ))  # fmt: skip


def refusal(seats: int, given: dict[str, str], box: dict[str, Any] | None = None) -> str:
    try:
        return str(Match.start(GAME, seats, given, box) and "")
    except Refused as refused:
        return str(refused)


@pytest.mark.parametrize("seats", [1, 2])
def test_every_two_options_are_played_or_refused_with_two_names(seats: int) -> None:
    """003:68, 003:76, 003:365, 003:797, 003:936, 003:964, 003:975, 003:985 and the rulings; one sentence names both."""
    values = [(option.name, value) for option in GAME.options for value in option.choices if value != option.default]
    for given in (dict(pair) for pair in combinations(values, 2) if pair[0][0] != pair[1][0]):
        said = refusal(seats, given)
        assert bool(said) == barred(seats, given), (given, said)
        named = [f"{name}={value}" in said for name, value in given.items()]
        single = any(barred(seats, {name: value}) for name, value in given.items())
        assert not said or (any(named) if single else all(named)), (given, said)


def test_box_files_that_break_play_are_refused_in_a_sentence() -> None:
    """Powers without a number, armies of two colours in a territory, unknown rows."""
    powers = {key: [name for name in fields if name != "cost"] for key, fields in ROWS.items() if key[:7] == "advisor"}
    bad: list[tuple[str, dict[str, Any], str]] = [(f"{key}z", {}, f"[{key}z]: closest to it are {key}") for key in ROWS]
    bad += [(key, {name: 0}, f"[{key}], field {name}") for key, names in powers.items() for name in names]
    lands = [key for key, fields in ROWS.items() if fields.get("slots")]
    bad += [(key, {"slots": ["M red", "P blue"]}, key.rpartition("-")[2]) for key in lands]
    for key, given, named in bad:
        said = refusal(2, {}, {key: given})
        assert (named in said, len(said) < 250) == (True, True), said


@pytest.mark.parametrize("look", [6, 9])
def test_the_prophet_leaves_the_deck_enough_for_the_rounds_to_come(look: int) -> None:
    """003:101, with a box file that lets him look at many cards: whoever can uses him, and every hand is dealt."""
    for seed in range(6):
        desk, rng = (
            Desk(box={"advisor.enlightened-prophet": {"look": look, "cost": 0}}, module="advisors"),
            Random(seed),
        )
        desk.start().roll()
        while not desk.over():
            lane, choice = rng.choice(pending(desk.state))
            wanted = [option for option in choice.options(desk.state) if "enlightened-prophet" in str(option)]
            desk.match.act(wanted[0] if wanted else choice.sample(desk.state, rng), lane)
            desk.roll()


@pytest.mark.parametrize("lang, name", [("en", "Iron Mine"), ("fr", "Mine de fer")])
def test_help_tells_of_every_card_what_the_box_file_says(lang: str, name: str) -> None:
    for key, fields in ROWS.items():
        if key.partition(".")[0] in ("development", "threat", "advisor"):
            new = {"en": "Iron Mine", "fr": "Mine de fer", "points": 13} if "en" in fields else {"cost": 9}
            about, text = GAME.shown.explain(key, lang, Desk(box={key: new}).view(0))
            assert ("13" in text and about == name) if "en" in fields else "9 sold" in text, (key, about, text)
