"""The six scenarios by name: set-up, special rules, each way to lose at its border, and the medals."""

from typing import NamedTuple

import pytest

from tests.wonderful_kingdom.desk import Desk

FILLER = "ancients-map"  # one point, of a kind that no card of a scenario counts


class Scenario(NamedTuple):
    """What a scenario lays out, what must be built and finished, and its medals."""

    name: str
    modules: str
    sites: str
    medals: tuple[int, int, int]
    built: str = ""
    council: str = ""
    quests: str = ""
    soldiers: int = 0
    bad: str = "calamity"
    deck: int = 76  # with ten treasures, or the advisors in their place

    def desk(self, side: str = "B", round: int = 4) -> Desk:
        return Desk(1, scenario=self.name, side=side, round=round)

    def won(self, points: int, side: str = "B") -> Desk:
        """Every condition is fulfilled, with so many points."""
        desk = self.desk(side)
        desk.construct()
        cards = f"{self.sites} {self.built} "
        desk.give(built=cards, steps=" ".join(f"{quest}-4" for quest in self.quests.split()))
        desk.give(threats="", stolen="", defeated="thief " * len(desk.duchy().threats))
        desk.give(built=cards + f"{FILLER} " * (points - desk.total()))
        return desk


SCENARIOS = {
    each.name: each
    for each in (
        Scenario("SC01", "threat", "farm farm farm farm", (70, 90, 110), bad="giant-rat"),
        Scenario(
            "SC02",
            "advisors",
            "infernal-gate secret-brotherhood royal-keep",
            (60, 80, 100),
            council="enlightened-prophet grey-eminence",
            soldiers=6,
        ),
        Scenario(
            "SC03",
            "quest threat",
            "great-lighthouse navigators harbor giants-hideout",
            (65, 85, 110),
            quests="northern-lands",
            bad="frost-giant",
        ),
        Scenario(
            "SC04",
            "advisors quest",
            "recruiter great-army barracks alchemical-forge",
            (80, 95, 125),
            council="master-cartographer",
            quests="usurper",
            soldiers=2,
        ),
        Scenario("SC05", "threat", "", (80, 95, 120), built="hamlet guildhall", bad="shadow", deck=78),
        Scenario(
            "SC06",
            "quest",
            "barracks royal-guard high-wall artificers",
            (60, 85, 100),
            quests="usurper plague-lord",
        ),
    )
}
every_scenario = pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=SCENARIOS)
SC01, SC02, SC03, SC04, SC05, SC06 = SCENARIOS.values()


@every_scenario
def test_a_scenario_lays_out_its_cards(scenario: Scenario) -> None:
    """003:685, 003:701, 003:717, 003:731, 003:745, 003:761: under construction without cubes, built, in the council."""
    desk = scenario.desk(round=1)
    assert [key.split(".")[0] for key in desk.sites()] == scenario.sites.split()
    assert {desk.laid(key) for key in desk.sites()} <= {""}
    duchy = desk.duchy()
    assert (duchy.built, duchy.council) == (tuple(scenario.built.split()), tuple(scenario.council.split()))
    assert (duchy.soldiers, duchy.krystallium, duchy.traps) == (scenario.soldiers, 0, 0)
    setting = desk.state.setting
    assert (" ".join(setting.modules), " ".join(setting.quests)) == (scenario.modules, scenario.quests)


@every_scenario
def test_its_cards_are_taken_out_of_the_deck(scenario: Scenario) -> None:
    """003:679, 003:685-761, ruling: before it is shuffled; advisors stand in the place of the treasures."""
    chances, plain = scenario.desk().start().chances(), Desk(1, module="none").start().chances()
    laid_out = [f"top {card}" for card in f"{scenario.sites} {scenario.built} {scenario.council}".split()]
    assert sum(chances.values()) == scenario.deck
    assert any("treasure-" in name for name in chances) == ("advisors" not in scenario.modules)
    assert {card: chances.get(card, 0) for card in laid_out} == {
        card: plain.get(card, laid_out.count(card)) - laid_out.count(card) for card in laid_out
    }


@every_scenario
def test_the_danger_deck_has_four_cards_of_its_kind(scenario: Scenario) -> None:
    """003:679, 003:685, 003:717, 003:745: threats stand in the place of calamities."""
    desk = scenario.desk(round=1)
    assert (desk.view(0).dangers, desk.view(0).bad) == (12, 4)
    desk.taken(0, "?")
    bad = [name for name in desk.reveal().chances() if name.split()[-1] in ("calamity", "vermin", scenario.bad)]
    assert bad == [f"unveil taken 1 {scenario.bad}"]


@every_scenario
@pytest.mark.parametrize("medal", [0, 1, 2])
@pytest.mark.parametrize("lacking", [0, 1])
def test_medals_of_a_scenario(scenario: Scenario, medal: int, lacking: int) -> None:
    """003:691, 003:707, 003:721, 003:735, 003:751, 003:765: three borders each, met and missed by one."""
    names = ["no-medal", "bronze", "silver", "gold"]
    desk = scenario.won(scenario.medals[medal] - lacking)
    expected = names[medal + 1 - lacking]
    assert desk.total() == scenario.medals[medal] - lacking
    assert (desk.result().why, desk.result().ranks) == ((expected,), (1 + (expected == "no-medal"),))


@every_scenario
def test_side_a_costs_fifteen_points_in_a_scenario(scenario: Scenario) -> None:
    """003:361, ruling: the penalty of side A holds here too."""
    assert "side" not in scenario.won(scenario.medals[0]).points()
    desk = scenario.won(scenario.medals[0], side="A")
    assert (desk.points()["side"], desk.total(), desk.result().why) == (-15, scenario.medals[0], ("bronze",))


@pytest.mark.parametrize(
    "name, missing", [(s.name, card) for s in SCENARIOS.values() for card in sorted(set(s.sites.split()))]
)
def test_a_required_card_that_is_not_built_loses_the_game(name: str, missing: str) -> None:
    """003:689, 003:705, 003:719, 003:733, 003:763: however many points there are."""
    desk = SCENARIOS[name].won(150)
    assert desk.result().why == ("gold",)
    cards = list(desk.duchy().built)
    cards.remove(missing)
    desk.give(built=" ".join(cards))
    assert (desk.result().why, desk.result().ranks) == (("cards",), (2,))


@pytest.mark.parametrize("name, quest", [(s.name, quest) for s in SCENARIOS.values() for quest in s.quests.split()])
def test_a_required_quest_that_is_not_finished_loses_the_game(name: str, quest: str) -> None:
    """003:719, 003:733, 003:763: the last step counts, the three others do not help."""
    desk = SCENARIOS[name].won(150)
    assert desk.result().why == ("gold",)
    desk.give(steps=" ".join(step for step in desk.duchy().steps if step != f"{quest}-4"))
    assert (desk.result().why, desk.result().ranks) == (("quest",), (2,))
    desk.give(steps=" ".join((*desk.duchy().steps, f"{quest}-1", f"{quest}-2", f"{quest}-3")))
    assert desk.result().why == ("quest",)


@pytest.mark.parametrize("scenario", [SC02, SC03, SC04, SC06], ids=lambda scenario: scenario.name)
def test_required_cards_may_be_scrapped_where_nothing_forbids_it(scenario: Scenario) -> None:
    """003:261, 003:685: only the farms of SC01 are protected; the game can then not be won any more."""
    desk = scenario.desk()
    desk.give(selection="hamlet")
    desk.planning().do("rights")
    assert {f"scrap {card}" for card in scenario.sites.split()} <= set(desk.options())


def test_sc01_farms_cannot_be_recycled() -> None:
    """003:685: the four of the set-up must be built; no other farm exists."""
    desk = SC01.desk(round=1)
    desk.construct(hamlet="", farm="", farm_2="")
    desk.give(selection="quarry")
    desk.planning().do("rights")
    assert desk.options() == ["scrap hamlet"]


@pytest.mark.parametrize("farms", [0, 1, 2, 3, 4])
def test_sc01_brings_a_vermin_for_each_unbuilt_farm_after_combat(farms: int) -> None:
    """003:687: every round, from the supply of ten."""
    desk = SC01.desk(round=1)
    desk.duchy().construction = desk.duchy().construction[:farms]
    assert (desk.state.vermin, desk.duchy().threats) == (10, ())
    desk.combat()
    assert (desk.state.vermin, desk.duchy().threats) == (10 - farms, ("vermin",) * farms)


def test_sc01_defeated_vermin_return_to_the_supply() -> None:
    """003:687: one soldier each; without farms to build nothing is added."""
    desk = SC01.desk(round=1)
    desk.construct()
    desk.give(threats="vermin vermin vermin", soldiers=2)
    desk.state.vermin = 7
    desk.combat().do("fight vermin")
    assert (desk.state.vermin, desk.duchy().threats, desk.duchy().soldiers) == (8, ("vermin", "vermin"), 1)


@pytest.mark.parametrize("left, lost", [(2, False), (1, True)])
def test_sc01_is_lost_when_a_rat_takes_the_last_vermin(left: int, lost: bool) -> None:
    """003:689: at any moment, also in the middle of planning."""
    desk = SC01.desk(round=1)
    desk.give(threats="vermin " * (10 - left))
    desk.state.vermin = left
    desk.taken(0, "giant-rat hamlet")
    desk.reveal()
    assert (desk.state.vermin, desk.over()) == (left - 1, lost)
    assert (desk.result().why == ("vermin",)) == lost


@pytest.mark.parametrize("left, lost", [(5, False), (4, True), (3, True)])
def test_sc01_is_lost_when_the_farms_take_the_last_vermin(left: int, lost: bool) -> None:
    """003:687, 003:689: four farms want four."""
    desk = SC01.desk(round=1)
    desk.give(threats="vermin " * (10 - left))
    desk.state.vermin = left
    desk.combat()
    assert (desk.state.vermin, desk.result().why == ("vermin",)) == (max(left - 4, 0), lost)


def test_sc02_has_no_spies_at_all() -> None:
    """003:703: none at the start, none after a choice phase."""
    desk = SC02.desk(round=1)
    assert (desk.duchy().spies, desk.duchy().spied) == (0, 0)
    desk.areas("farm ?", "hamlet quarry")
    desk.solo_choice(4)
    assert desk.options()[:2] == ["take left", "take right"]
    assert not any(option.startswith("spy") for option in desk.options())
    desk.do("take left")
    assert (desk.duchy().spies, desk.duchy().spied) == (0, 0)


@pytest.mark.parametrize("scenario, advisors", [(SC02, 9), (SC04, 10)], ids=["SC02", "SC04"])
def test_the_other_advisors_for_one_player_are_in_the_deck(scenario: Scenario, advisors: int) -> None:
    """003:701, 003:731: eleven advisors serve alone; those of the council are not among them."""
    chances = scenario.desk().start().chances()
    plain = Desk(1, module="none").start().chances()
    found = {name.split()[1] for name in chances if name not in plain}
    assert (len(found), found & set(scenario.council.split())) == (advisors, set())


def test_sc05_begins_with_four_thieves_and_four_stolen_icons() -> None:
    """003:745: Hamlet and Guildhall stand there and produce nothing."""
    desk = SC05.desk(round=1)
    assert desk.duchy().threats == ("thief",) * 4
    assert sorted(desk.duchy().stolen) == [("guildhall", "G"), ("guildhall", "G"), ("hamlet", "M"), ("hamlet", "P")]
    desk.production()
    assert [amounts for _, amounts, _ in desk.produced()] == [(3,), (1,), (1,), (0,)]
    desk.give(stolen="")
    desk.production()
    assert [amounts for _, amounts, _ in desk.produced()[4:]] == [(4,), (2,), (3,), (0,)]


@pytest.mark.parametrize("beside, card, after", [
    (0, "farm", 1), (0, "treasure-mm", 2), (3, "farm", 4), (4, "farm", 5), (2, "treasure-mm", 4), (3, "treasure-mm", 5),
])  # fmt: skip
def test_sc05_is_lost_with_five_cubes_beside_the_danger_deck(beside: int, card: str, after: int) -> None:
    """003:747, 003:749: one cube for a card that a Shadow takes, two for a treasure; four are not five."""
    desk = SC05.desk(round=1)
    desk.state.beside = beside
    desk.taken(0, f"shadow hamlet {card}")
    desk.reveal().do(f"surrender {card}")
    assert (desk.state.beside, desk.over()) == (after, after >= 5)
    assert (desk.result().why == ("cubes",)) == (after >= 5)
    assert desk.alchemy() == ""


@pytest.mark.parametrize("thieves, why", [(0, "gold"), (1, "thieves"), (4, "thieves")])
def test_sc05_is_lost_with_a_thief_left(thieves: int, why: str) -> None:
    """003:749: all four must be defeated."""
    desk = SC05.won(150)
    desk.give(threats="thief " * thieves, defeated="thief " * (4 - thieves))
    assert (desk.result().why, desk.points()["threats"]) == ((why,), -3 * thieves)


def test_sc05_thieves_are_beaten_one_by_one_and_give_their_icons_back() -> None:
    """003:496, 003:749: the last of four falls in the last combat, and the game is won."""
    desk = SC05.won(150)
    desk.give(threats="thief", defeated="thief thief thief", stolen="guildhall:G", soldiers=2)
    assert desk.result().why == ("thieves",)
    desk.combat().do("fight thief", "recover guildhall g")
    assert (desk.duchy().stolen, desk.duchy().soldiers, desk.result().why) == ((), 0, ("gold",))


def test_sc06_has_two_quests_and_both_count() -> None:
    """003:761, 003:763: steps of both boards may be done, in any order."""
    desk = SC06.desk()
    desk.give(soldiers=7, krystallium=2)
    assert desk.points()["quest"] == 0
    desk.window().do("rights", "quest usurper-4", "rights", "quest plague-lord-4")
    assert (desk.duchy().soldiers, desk.duchy().krystallium, desk.points()["quest"]) == (0, 0, 16)
    assert set(desk.duchy().steps) == {"usurper-4", "plague-lord-4"}
