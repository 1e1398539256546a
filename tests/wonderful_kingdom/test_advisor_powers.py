"""The price of each of the eighteen advisors, and the powers of the choice phase and of the end of the game."""

import pytest

from tests.wonderful_kingdom.desk import Desk

PRICES = {
    "enlightened-prophet": 2,
    "grey-eminence": 2,
    "master-cartographer": 1,
    "grand-architect": 1,
    "seneschal": 1,
    "high-treasurer": 1,
    "steward": 1,
    "court-alchemist": 1,
    "quartermaster": 1,
    "master-builder": 2,
    "chronicler": 3,
    "blackmailer": 2,
    "negotiator": 1,
    "saboteur": 2,
    "favourite": 1,
    "veteran": 2,
    "soothsayer": 1,
    "double-agent": 1,
}
STEPS = {"grand-architect": "M", "seneschal": "P", "high-treasurer": "G", "master-cartographer": "E"}
PLANNING = ("enlightened-prophet", "grey-eminence", "steward", "master-builder", "soothsayer")
PRODUCTION = (*STEPS, "court-alchemist", "quartermaster", "saboteur")
CHOICE = ("negotiator", "favourite", "double-agent")
END = ("chronicler", "veteran")


def council(name: str, soldiers: int | None = None, seats: int = 2, round: int = 1, **fields: str) -> Desk:
    """Seat 0 with one advisor and, unless said otherwise, its price."""
    desk = Desk(seats=seats, module="advisors", extras="on", round=round)
    desk.give(0, council=name, soldiers=PRICES[name] if soldiers is None else soldiers, **fields)
    return desk


def ready(name: str, soldiers: int) -> Desk:
    """The moment of this advisor, with everything at hand that any power could need."""
    desk = council(name, soldiers, round=4, built="farm", alchemy="MP")
    desk.give(0, calamities=1)
    desk.construct(theatre="G")
    if name in CHOICE:
        desk.give(0, hand="barracks harbor")
        desk.areas("farm quarry/1", "hamlet")
        desk.selecting(0)
        return desk.do("take left") if name == "favourite" else desk
    if name == "blackmailer":
        desk.taken(0, "farm")
        desk.taken(1, "harbor")
        return desk.reveal()
    if name in PLANNING:
        desk.give(0, selection="farm")
        return desk.planning()
    return desk.window() if name in END else desk.production(STEPS.get(name, "M"))


def offered(desk: Desk, name: str) -> list[str]:
    mark = {"favourite": "drop", "blackmailer": "swap"}.get(name, f"use {name}")
    return [option for option in desk.options(0) if option.startswith(mark)] if 0 in desk.waiting() else []


@pytest.mark.parametrize("name", PRICES)
def test_each_advisor_has_its_price_in_soldiers(name: str) -> None:
    """003:548. One short the power is not offered; with the price it is, and the soldiers are spent."""
    assert offered(ready(name, PRICES[name] - 1), name) == []
    desk = ready(name, PRICES[name])
    desk.do(offered(desk, name)[0], seat=0)
    assert desk.duchy().soldiers == 0


@pytest.mark.parametrize("name", PRICES)
def test_each_advisor_acts_once_a_round(name: str) -> None:
    """003:550. Used up, it is not offered in its own phase, whatever the reserve."""
    desk = ready(name, 9)
    desk.do(offered(desk, name)[0], seat=0)
    assert offered(desk, name) == []


@pytest.mark.parametrize("name", [name for name in PRICES if name not in ("favourite", "blackmailer")])
@pytest.mark.parametrize("phase", ["choice", "planning", "production", "end"])
def test_each_power_belongs_to_one_phase(name: str, phase: str) -> None:
    """003:548, 003:569, 003:576, 003:580, 003:584. Elsewhere it is not offered."""
    homes = {"choice": CHOICE, "planning": PLANNING, "production": PRODUCTION, "end": END}
    desk = council(name, 9, round=4, built="farm", alchemy="MP", selection="farm" if phase == "planning" else "")
    desk.give(0, calamities=1, hand="barracks harbor")
    desk.construct(theatre="G")
    desk.areas("farm quarry/1", "hamlet")
    match phase:
        case "choice":
            desk.selecting(0)
        case "planning":
            desk.planning()
        case "production":
            desk.production(STEPS.get(name, "M"))
        case _:
            desk.window()
    assert bool(offered(desk, name)) == (name in homes[phase])


def test_negotiator_moves_a_card_to_the_other_area_just_before_a_selection() -> None:
    """003:561 and the facts. Any card, a back stays a back; then the selection follows."""
    desk = council("negotiator", hand="barracks harbor")
    desk.areas("farm hamlet/1", "quarry")
    desk.selecting(0).do("use negotiator")
    assert desk.options() == ["move left 1", "move left 2", "move right 1"]
    desk.do("move left 2")
    assert [[(lying.card, lying.down) for lying in area] for area in desk.state.areas] == [
        [("farm", False)],
        [("quarry", False), ("hamlet", True)],
    ]
    desk.do("take left")
    assert [lying.card for lying in desk.duchy().taken] == ["farm"]


def test_negotiator_needs_a_card_to_move() -> None:
    """The facts. Two empty areas offer nothing."""
    desk = council("negotiator", hand="barracks harbor").selecting(0)
    assert desk.options() == ["take left", "take right"]


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    ("place", "left"), [(1, ["quarry", "calamity"]), (2, ["farm", "calamity"]), (3, ["farm", "quarry"])]
)
def test_favourite_drops_one_card_of_the_area_that_is_selected(place: int, left: list[str], seats: int) -> None:
    """The facts. Any of its cards, a back or an open calamity too; the others are taken."""
    desk = council("favourite", seats=seats, hand="barracks harbor" if seats == 2 else "")
    desk.areas("farm quarry/1 calamity" if seats == 2 else "farm quarry calamity", "theatre")
    (desk.selecting(0) if seats == 2 else desk.solo_choice(3)).do("take left", f"drop {place}")
    assert [lying.card for lying in desk.duchy().taken] == left
    assert desk.duchy().soldiers == 0


def test_favourite_may_stay_silent() -> None:
    """The facts. All cards are taken and the soldier stays."""
    desk = council("favourite", hand="barracks harbor")
    desk.areas("farm calamity", "theatre")
    desk.selecting(0).do("take left", "done")
    assert len(desk.duchy().taken) == 2
    assert desk.duchy().soldiers == 1


@pytest.mark.parametrize(("follow", "place"), [("move left 2", 1), ("done", 0)])
def test_double_agent_looks_at_a_back_and_may_move_it(follow: str, place: int) -> None:
    """The facts. Seat 0 knows the hamlet from then on; it stays face down, here or there."""
    desk = council("double-agent", hand="barracks harbor")
    desk.areas("farm hamlet/1", "quarry")
    desk.selecting(0).do("use double-agent", "spy left 2")
    assert desk.options() == ["move left 2", "done"]
    desk.do(follow)
    back = next(lying for lying in desk.state.areas[place] if lying.card == "hamlet")
    assert (back.down, back.known) == (True, frozenset({0, 1}))
    assert [len(area) for area in desk.state.areas] == [2 - place, 1 + place]


def test_double_agent_needs_a_back() -> None:
    """The facts. Only open cards: no use."""
    desk = council("double-agent", hand="barracks harbor")
    desk.areas("farm hamlet", "quarry")
    assert desk.selecting(0).options() == ["take left", "take right"]


@pytest.mark.parametrize(("kind", "points"), [("structure", 3), ("company", 1), ("monument", 2), ("discovery", 0)])
def test_chronicler_scores_a_point_for_each_card_of_one_kind(kind: str, points: int) -> None:
    """003:584 and the facts. Three structures, a company, two monuments: the kind is a free choice."""
    desk = council("chronicler", round=4, built="farm farm harbor scouts theatre theatre")
    before = desk.total()
    desk.window().do("use chronicler", f"chronicle {kind}")
    assert desk.points().get("chronicle", 0) == points
    assert desk.total() == before + points


@pytest.mark.parametrize("name", END)
def test_powers_of_the_end_wait_for_the_last_round(name: str) -> None:
    """003:584. In round three the window does not offer them."""
    desk = council(name, 9, round=3, built="farm")
    desk.construct(theatre="G")
    assert offered(desk.window(), name) == []


def test_veteran_completes_a_card_that_lacks_two_cubes_at_most() -> None:
    """003:584 and the facts. Two, two, one are missing; harbor: three, gate: a soldier, city: a krystallium."""
    desk = council("veteran", round=4)
    desk.construct(farm="M", theatre="", royal_keep="MMMMGGS", harbor="", infernal_gate="EEEEEK", sunken_city="EEEEE")
    desk.window().do("use veteran")
    assert desk.options() == ["complete farm", "complete theatre", "complete royal-keep"]
    before = desk.total()
    desk.do("complete royal-keep")
    assert desk.duchy().built == ("royal-keep",)
    assert desk.total() == before + 3 + 2  # three per monument, two more by Teressie


def test_veteran_needs_such_a_card() -> None:
    """The facts. Three cubes are missing: nothing is offered."""
    desk = council("veteran", round=4)
    desk.construct(harbor="")
    assert offered(desk.window(), "veteran") == []
