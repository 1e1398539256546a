"""Every choice is asked in words, and every action is told."""

from dataclasses import replace

import pytest

from regalia.core.lanes import Together
from regalia.core.protocol import Choice, Entry, Step
from regalia.core.words import LANGUAGES
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.rules import actions
from regalia.games.kingsburg.rules.bonus import Accepting, ChoosingDice
from regalia.games.kingsburg.rules.building import Constructing
from regalia.games.kingsburg.rules.conjuring import Conjuring
from regalia.games.kingsburg.rules.dice import Changing, Finishing
from regalia.games.kingsburg.rules.ending import Buying
from regalia.games.kingsburg.rules.fortune import Levy
from regalia.games.kingsburg.rules.gains import Losing, Taking
from regalia.games.kingsburg.rules.influence import Considering, Moving, Placing
from regalia.games.kingsburg.rules.recruiting import Recruiting
from regalia.games.kingsburg.rules.rewards import Alchemy, Receiving, Smuggling
from regalia.games.kingsburg.rules.setup import Bidding, Offering, Picking, Raising, TakingLast
from regalia.games.kingsburg.rules.winter import ChoosingToken, Drilling
from tests.kingsburg.desk import Desk
from tests.kingsburg.test_words import CHOICES
from tests.sentences import NAMED, said

DEEDS = (
    "influence 13 with 4+5b +2 market+1 envoy", "influence private 5 with 5", "consider 9", "consider private 10",
    "copy 4", "copy private 5", "pass", "done", "take gold", "lose wood", "receive 9 wood+stone",
    "extra 1", "extra 2", "accept point", "accept die",
    "reroll 4", "reroll 4b", "turn 3", "turn 3b", "prince 3+4+6", "build farms", "build inn less gold",
    "build inn envoy",
    "build inn less wood envoy", "exchange gold stone", "recruit free", "recruit gold+gold+plus2", "pick duke",
    "offer fairy 0", "bid 3", "token 4", "order 2", "deal 2 ?", "deal 2 spy", "reveal priest", "opener 2",
    "destiny comet", "roll 2 1+4+5", "roll 2 6b", "neutral 1+2+2", "cast king 1", "cast find 2 4", "cast academy 2 6",
    "peek 2 ?", "peek 2 orcs-1-3", "meet zombies-1-4", "use chapel", "use philosopher", "use heiress", "use priest",
    "use duke", "use smuggler", "use military-academy", "use sawmill for wood", "use quarry for stone",
    "king favour 2", "king reward 2", "king envoy 2", "battle 2 5 won", "battle 2 4 drawn", "battle 2 -1 lost",
    "use goldsmith for gold", "use town-hall for plus2", "use alchemist for stone", "use royal-levy for gold",
)  # fmt: skip


def test_every_kind_of_action_has_a_deed_here() -> None:
    kinds = {
        item
        for item in vars(actions).values()
        if isinstance(item, type) and item.__module__.startswith(actions.__name__)
    }
    assert {type(GAME.parse(deed)) for deed in DEEDS} == kinds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_its_line(lang: str) -> None:
    view = Desk().view(None)
    lines = [said(GAME.shown.log_line(view, Entry(None, 2, GAME.parse(deed)), NAMED, lang)) for deed in DEEDS]
    assert len(set(lines)) == len(lines)
    nobody = ("reveal", "destiny", "neutral", "cast king", "meet")
    assert all(("Bo" in line) != deed.startswith(nobody) for deed, line in zip(DEEDS, lines, strict=True))


@pytest.mark.parametrize(
    "deed, en, fr",
    [
        (
            "influence 13 with 4+5+1b +2 market+1 envoy",
            "Élie influences the Champion (13) with 4, 5, a bonus 1, a +2 token, the Market (+1) and the envoy.",
            "Élie influence le Champion (13) avec 4, 5, un 1 bonus, un jeton +2, le Marché (+1) et l’émissaire.",
        ),
        (
            "receive 9 wood+stone",
            "Élie receives 1 wood and 1 stone from the Huntress.",
            "Élie reçoit 1 bois et 1 pierre (Chasseuse).",
        ),
        ("recruit gold+gold", "Élie recruits a soldier for 2 gold.", "Élie recrute un soldat pour 2 or."),
        ("build inn envoy", "Élie constructs the Inn too, thanks to the envoy.",
         "Élie construit aussi l’Auberge grâce à l’émissaire."),
        ("peek 1 ?", "Élie looks at the enemy.", "Élie regarde l’ennemi."),
        ("cast king 1", "The King sends 1 soldier to every province.", "Le roi envoie 1 soldat à chaque province."),
        ("destiny festival", "Destiny of the year: Festival. The Jester gives 2 points.",
         "Destinée de l’année\u202f: Fête. Le Bouffon donne 2 points."),
    ],
)  # fmt: skip
def test_the_log_tells_who_whom_and_with_what(deed: str, en: str, fr: str) -> None:
    view, entry = Desk().view(None), Entry(None, 1, GAME.parse(deed))
    assert [GAME.shown.log_line(view, entry, NAMED, lang) for lang in LANGUAGES] == [en, fr]


def furnished() -> Desk:
    """A desk on which seat 0 has something to choose at every step."""
    desk = Desk(governors={0: "prince"}, army=True, season="summer")
    desk.place(0, "influence 9 with 4+5")
    desk.roll(0, "1 1 1", "1")
    desk.build(0, "inn market farms barricade crane town-hall statue chapel")
    desk.give(0, gold=2, wood=2, stone=1)
    desk.province(0).hand, desk.state.offered = ("duke", "fairy", "spy"), ("priest", "miner")
    return desk


ASKED = {
    Taking(0, 1, "favour"): "The King’s favour (a tie): take a resource of your choice.",
    Taking(0, 3, "advisor.smuggler"): "Smuggler: take 3 resources of your choice, one after the other.",
    Losing(0, 2): "Defeat: choose 2 resources you lose, one after the other.",
    Placing(0, 0, 0): "Influence an advisor with 1, 1, 1 and a bonus 1, or pass.",
    Considering(0, 0, 0, 2, False): "Squire (2): with which dice?",
    Considering(0, 0, 0, 5, True): "Politician (5): with which dice?",
    ChoosingDice(0, ()): "Farms: add a bonus die to your roll, or do without.",
    Accepting(0): "Priest: keep your bonus die and take 1 point, or roll his die instead and take 1 resource of your "
    "choice.",
    Changing(0): "Your dice show 1, 1, 1 and a bonus 1: use the Statue or the Chapel, or leave them.",
    Finishing(0): "Your dice show 4 in all: use the Prince, or do nothing more.",
    Moving(0): "The Duchess is free: move your highest dice (Huntress) to her, or leave them.",
    Receiving(0, 9): "Huntress (9): take 1 gold and 1 wood, or 1 wood and 1 stone.",
    Alchemy(0): "Alchemist: give one resource for one of each of the two others, or decline.",
    Smuggling(0): "Smuggler: give 1 point for 3 resources of your choice, or decline.",
    Constructing(0, False): "Construct a building, or build nothing this season.",
    Constructing(0, True): "The envoy lets you construct a second building. Build, or stop here.",
    Buying(0, ()): "At the end of summer you may use the Town Hall, or do nothing more.",
    Levy(0): "Royal Levy: pay 1 gold, or lose 1 point.",
    Recruiting(0, True): "Recruit a soldier for 2 resources, or stop recruiting.",
    ChoosingToken(0): "Choose the army token that fights this winter, in secret.",
    Drilling(0, 1, 3): "Reinforcements: 3 soldiers from the Military Academy, or 1 soldier without it?",
    Picking(0): "Keep one of your governors, in secret.",
    Offering(0): "Put one of these governors up for auction and bid for it.",
    Raising(0, Bidding(1, 2, "miner", 1, (0, 2))): "Miner: Sun bids 1 point. Bid more, or pass.",
    TakingLast(0): "The last governor is free: take Priest or Miner.",
    Conjuring(0, 3): "Sorcerer: construct up to 3 buildings of column I for nothing, or no more.",
}  # fmt: skip


def asked(desk: Desk, step: Step, seat: int | None = 0, lang: str = "en") -> str:
    return said(GAME.shown.prompt(replace(desk.view(seat), agenda=(step,)), lang))


def test_every_choice_of_a_seat_is_asked_here() -> None:
    assert {type(step) for step in ASKED} == CHOICES


@pytest.mark.parametrize("step", ASKED, ids=lambda step: type(step).__name__)
def test_every_choice_has_its_prompt_and_its_waiting(step: Choice) -> None:
    desk = furnished()
    assert asked(desk, step) == ASKED[step]
    for lang in LANGUAGES:
        assert len({asked(desk, step, seat, lang) for seat in (0, 1, None)}) == 2
        assert all(map(said, GAME.shown.describe(replace(desk.view(0), agenda=(step,)), NAMED, lang)))


@pytest.mark.parametrize(
    "governor, destiny, season, favour, en, fr",
    [
        ("fairy", "", "summer", -1, "Farms and Fairy: add up to 2 bonus dice to your roll, or do without.",
         "Ferme et Fée\u202f: ajoutez jusqu’à 2 dés bonus à votre lancer, ou passez-vous-en."),
        ("", "", "spring", 0, "Farms: add a bonus die to your roll, or do without. "
         "The King’s bonus die is rolled in any case.",
         "Ferme\u202f: ajoutez un dé bonus à votre lancer, ou passez-vous-en. "
         "Le dé bonus du roi se lance de toute façon."),
        ("", "good-year", "spring", -1, "Farms: add a bonus die to your roll, or do without. "
         "With a bonus die you take a resource after the roll: it is a Good Year.",
         "Ferme\u202f: ajoutez un dé bonus à votre lancer, ou passez-vous-en. "
         "Avec un dé bonus, vous prenez une ressource après le lancer\u202f: c’est une Bonne année."),
    ],
)  # fmt: skip
def test_bonus_dice_say_whose_they_are_and_what_comes_with_them(
    governor: str, destiny: str, season: str, favour: int, en: str, fr: str
) -> None:
    desk = Desk(governors={0: governor} if governor else {}, destiny=destiny, season=season)
    desk.build(0, "farms")
    desk.state.favour = favour
    assert [asked(desk, ChoosingDice(0, ()), lang=lang) for lang in LANGUAGES] == [en, fr]


def test_the_die_of_a_good_year_is_asked_under_its_name() -> None:
    desk = Desk(destiny="good-year")
    assert asked(desk, ChoosingDice(0, ())) == "Good Year: add a bonus die to your roll, or do without."


@pytest.mark.parametrize(
    "step, deed, en, fr",
    [
        (ChoosingDice(1, (0,)), "extra 2", "Élie adds 2 bonus dice to the roll.",
         "Élie ajoute 2 dés bonus à son lancer."),
        (ChoosingDice(1, (0,)), "extra 1", "Élie adds a bonus die to the roll.",
         "Élie ajoute un dé bonus à son lancer."),
        (ChoosingDice(1, (0,)), "done", "Élie adds no bonus die to the roll.",
         "Élie n’ajoute pas de dé bonus à son lancer."),
        (Accepting(1), "accept point", "Élie keeps the bonus die and takes the Priest’s points.",
         "Élie garde son dé bonus et prend les points du Prêtre."),
        (Accepting(1), "accept die", "Élie gives the bonus die back and takes the Priest’s.",
         "Élie rend son dé bonus et prend celui du Prêtre."),
    ],
)  # fmt: skip
def test_the_log_tells_which_dice_joined(step: Choice, deed: str, en: str, fr: str) -> None:
    view = replace(Desk(governors={1: "fairy"}, season="summer").view(None), agenda=(step,))
    assert [GAME.shown.log_line(view, Entry(None, 1, GAME.parse(deed)), NAMED, lang) for lang in LANGUAGES] == [en, fr]


def test_so_many_dice_are_asked_for_the_advisor_first() -> None:
    desk = Desk()
    desk.build(0, "inn market")
    desk.give(0, plus2=1)
    desk.roll(0, "1 2 3", "1 2 3 4")
    sentence = (
        "Choose the advisor you want to influence with 1, 2, 3, a bonus 1, a bonus 2, a bonus 3 and a bonus 4, or pass."
    )
    assert asked(desk, Placing(0, 0, 0)) == sentence


def test_placing_knows_secret_deals_and_dice_that_reach_nobody() -> None:
    desk = Desk(destiny="secret-deals")
    desk.roll(0, "4")
    assert asked(desk, Placing(0, 0, 0)) == "Influence an advisor with 4, or pass."
    desk.place(1, "influence 4 with 4")
    assert asked(desk, Placing(0, 0, 0)) == "Your dice reach nobody: strike a secret deal, or pass."
    desk.roll(0, "4 5")
    assert asked(desk, Placing(0, 0, 0)).endswith("or pass. You may also strike a secret deal.")
    desk.roll(0, "4")
    desk.province(0).used = frozenset(("copy",))
    assert asked(desk, Placing(0, 0, 0)) == "Your dice reach nobody: pass."


def test_a_trade_can_come_before_a_building_or_alone() -> None:
    desk = Desk(governors={0: "trader"})
    assert asked(desk, Constructing(0, False)) == "You can pay for no building: exchange a resource, or stop here."
    desk.give(0, wood=1)
    assert asked(desk, Constructing(0, False)).endswith("You may exchange a resource first.")


@pytest.mark.parametrize("step, word", [(Picking, "governors"), (ChoosingToken, "army tokens")])
def test_lanes_that_are_open_are_waited_for(step: type[Picking | ChoosingToken], word: str) -> None:
    desk, waiting = furnished(), f"The {word} are being chosen in secret: one moment."
    lanes = tuple((seat, (step(seat),)) for seat in range(3))
    assert asked(desk, Together(lanes, lanes, ())) == ASKED[step(0)]
    assert asked(desk, Together(lanes[1:], lanes, ())) == waiting
    assert asked(desk, Together(lanes, lanes, ()), None) == waiting
