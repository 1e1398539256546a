"""Every choice is asked in words, and every action is told."""

from dataclasses import replace

import pytest

from regalia.core.actions import classes_of
from regalia.core.lanes import Together
from regalia.core.protocol import Choice, Entry, Step
from regalia.core.words import LANGUAGES
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules.actions import chance, choice, seats, strife
from regalia.games.wonderful_kingdom.rules.advisors import Foreseeing, Furnishing
from regalia.games.wonderful_kingdom.rules.combat import Fighting, Restoring
from regalia.games.wonderful_kingdom.rules.conquest import Acting, Mustering
from regalia.games.wonderful_kingdom.rules.counsel import (
    Chronicling,
    Completing,
    Distilling,
    Infiltrating,
    Negotiating,
    Smuggling,
)
from regalia.games.wonderful_kingdom.rules.gathering import Finding, Gathering
from regalia.games.wonderful_kingdom.rules.illusions import Conjuring, Trading
from regalia.games.wonderful_kingdom.rules.interfere import Blackmailing, Destroying, Haunted
from regalia.games.wonderful_kingdom.rules.placing import Placing
from regalia.games.wonderful_kingdom.rules.planning import Hungry, Planning, Releasing, Robbed
from regalia.games.wonderful_kingdom.rules.prison import Jailing, Replacing, Yielding
from regalia.games.wonderful_kingdom.rules.production import Declaring
from regalia.games.wonderful_kingdom.rules.proposals import Proposing, Selecting
from regalia.games.wonderful_kingdom.rules.rights import Exercising
from regalia.games.wonderful_kingdom.rules.setup import Appointing
from regalia.games.wonderful_kingdom.rules.slots import Arranging, Rearranging
from regalia.games.wonderful_kingdom.rules.solo import SoloSelecting
from regalia.games.wonderful_kingdom.rules.window import Lingering, Pausing
from tests.sentences import NAMED, said
from tests.wonderful_kingdom.desk import Desk
from tests.wonderful_kingdom.test_words import CHOICES

DEEDS = (
    "propose farm left, quarry right", "propose farm left hidden, quarry left", "propose ? left hidden, ? right hidden",
    "take left", "take right", "spy left 1", "spy taken 2", "illusion right 2", "trade 1 for left 3", "move left 2",
    "search farm quarry", "drop 2", "choose farm", "keep farm", "recycle farm", "place gold farm", "place gold farm.2",
    "place gold alchemy", "crystal gold farm", "crystal krystallium farm", "soldier farm", "scrap farm",
    "quest usurper-1", "quest usurper-4", "transmute 1+2+0+2", "use steward", "swap farm for quarry", "destroy farm",
    "surrender farm", "cover farm p", "cover duchy g", "cover recruiter p*", "recover farm p", "freeze farm",
    "forfeit soldier farm", "release gold farm", "fight vermin", "fight frost-giant farm", "chronicle company",
    "complete farm", "recruit 1", "recruit 2", "march c", "bring 2 r1", "arrange c 1+2", "imprison c", "imprison c 1",
    "go", "pass", "rights", "done", "deal 1 ?", "deal 1 farm", "threat 1 ?", "threat 1 vermin", "look 1 ?",
    "look 1 farm", "augur 1 farm", "advisor 1 ?", "advisor 1 steward", "open farm", "top farm", "mix 1 so",
    "mix 1 turned", "mix 1 ?", "unveil left 2 farm", "unveil taken 1 calamity", "produce gold 2+3",
    "produce gold 3+2 to 0",
)  # fmt: skip


def test_every_kind_of_action_has_a_deed_here() -> None:
    kinds = set(classes_of((choice, seats, strife, chance)))
    assert {type(GAME.parse(deed)) for deed in DEEDS} == kinds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_its_line(lang: str) -> None:
    view = Desk(module="conquest").view(None)
    lines = [said(GAME.shown.log_line(view, Entry(None, 1, GAME.parse(deed)), NAMED, lang)) for deed in DEEDS]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize(
    "deed, en, fr",
    [
        (
            "propose ? left hidden, farm right",
            "Élie proposes a hidden card (left) and Farm (right).",
            "Élie propose une carte cachée (gauche) et Ferme (droite).",
        ),
        ("place population farm.2", "Élie places 1 population on Farm (2).", "Élie place 1 population sur Ferme (2)."),
        ("deal 0 ?", "Ana is dealt a card.", "Ana reçoit une carte."),
        ("cover recruiter p*", "Élie is robbed by a Thief: Recruiter (Population, multiplier).",
         "Élie se fait voler par un Voleur\u202f: Recruteur (Population, multiplicateur)."),
        ("fight shadow", "Élie beats Shadow with 3 soldiers.", "Élie bat Ombre avec 3 soldats."),
        ("arrange c 1+2", "Élie stands in Bridge Island on Card destruction and Krystallium.",
         "Élie se tient, à Île du Pont, sur Destruction de carte et Krystallium."),
        ("produce gold 2+3 to 1", "Gold: Ana 2, Élie 3; supremacy for Élie.",
         "Or\u202f: Ana 2, Élie 3\u202f; suprématie pour Élie."),
        ("quest usurper-4", "Élie completes a step of the quest The Usurper: Retake the throne, 4 soldiers, for "
         "10 points (second: 6).", "Élie accomplit une étape de la quête L’Usurpatrice\u202f: Reprendre le trône, "
         "4 soldats, pour 10 points (en second\u202f: 6)."),
    ],
)  # fmt: skip
def test_the_log_tells_who_what_and_where(deed: str, en: str, fr: str) -> None:
    view, entry = Desk(module="conquest").view(None), Entry(None, 1, GAME.parse(deed))
    assert [GAME.shown.log_line(view, entry, NAMED, lang) for lang in LANGUAGES] == [en, fr]


def furnished(step: Choice) -> Desk:
    """A desk on which seat 0 has something to choose at the step."""
    alone, module = isinstance(step, SoloSelecting | Finding | Yielding), _module(step)
    desk = Desk(1 if alone else 2, module=module, extras="on")
    desk.areas("farm harbor/1~0", "quarry")
    desk.taken(0, "scouts")
    desk.give(
        0,
        hand="farm quarry",
        selection="farm quarry",
        looked="farm hamlet",
        soldiers=5,
        krystallium=1,
        traps=1,
        spies=0,
    )
    desk.give(0, alchemy="MMMPP", built="hamlet", stolen="hamlet:P", threats="vermin", council="favourite")
    desk.construct(0, high_wall="MMP", royal_guard="PPPGGS")
    desk.state.top, desk.state.phase = "theatre" if alone else "", "end"
    if not alone:
        desk.give(1, selection="theatre caravan")
    return desk


def _module(step: Choice) -> str:
    land = Acting | Mustering | Arranging | Rearranging | Jailing | Yielding | Replacing
    return "conquest" if isinstance(step, land) else "quest" if isinstance(step, Distilling) else "threat"


ASKED = {
    Appointing(0): "Choose the advisor of your council.",
    Proposing(0): "Propose two cards: a card, then its area; one may lie face down. "
    "The other then takes an area.",
    Conjuring(0): "Place an illusion on a proposed card, or none.",
    Selecting(0): "Take an area: left with 2 cards, or right with 1 card.",
    SoloSelecting(0, 3): "Selection 3 of 4: take an area.",
    Gathering(0, 0, True): "Take the cards now, or let The Favourite discard one first.",
    Finding(0, 0): "Choose the card that joins the area.",
    Trading(0): "Exchange a card you have taken for one that carries your illusion, or none.",
    Destroying(0, 0): "Discard a card that the other player has taken, or none.",
    Blackmailing(0): "The Blackmailer: exchange a card you have taken for one of the other player, or none.",
    Haunted(0, 2): "2 Shadows take a card of this round each: choose which.",
    Robbed(0): "A Thief covers a production icon of your duchy: choose which.",
    Hungry(0): "A dragon takes a soldier from a card under construction: choose which.",
    Planning(0): "Keep or recycle each card you have taken.",
    Releasing(0): "A Sister takes a cube from a card under construction: choose which.",
    Foreseeing(0): "The Enlightened Prophet: choose the card that you take.",
    Furnishing(0, "", 2): "The Master Builder: put 2 cubes on one card under construction.",
    Distilling(0): "The Court Alchemist: choose the cubes that become krystallium.",
    Negotiating(0): "The Negotiator: choose the proposed card that changes areas.",
    Infiltrating(0): "The Double Agent: choose the hidden card you look at.",
    Smuggling(0, 0, 1): "The Double Agent: move the card to the other area, or leave it.",
    Chronicling(0): "The Chronicler: choose the kind whose cards are worth more.",
    Completing(0): "The Old Veteran: choose the card he completes.",
    Declaring(0): "Materials comes next: use an advisor, or finish.",
    Placing(0, 0, 2): "Place 2 materials on cards or in alchemy.",
    Pausing(0): "Before the next step: take a free action, or finish.",
    Fighting(0): "You have 5 soldiers: fight a threat, or finish.",
    Restoring(0): "The Thief is beaten: choose the icon that produces again.",
    Acting(0, False): "You have 5 soldiers and 8 armies in reserve. Recruit, march or pass.",
    Mustering(0, "c", ()): "March to Bridge Island: no army so far, 1 at least.",
    Arranging(0, "b1"): "Alder Meadows: choose the slots on which your armies stand.",
    Rearranging(0, ()): "Your armies may change slots inside their territories; or leave them.",
    Jailing(0): "The prison is yours: place an enemy army in it, or none.",
    Yielding(0): "Blue holds the prison: choose which of your armies goes there.",
    Replacing(0, "b1", 0): "Alder Meadows: another army may step onto Trap; or leave it empty.",
    Lingering(0): "The game is ending: take a free action, or finish.",
    Exercising(0): "Take a free action, or go back."
    " Possible now: place krystallium or recycle.",
}  # fmt: skip


def asked(desk: Desk, step: Step, seat: int | None = 0, lang: str = "en") -> str:
    return said(GAME.shown.prompt(replace(desk.view(seat), agenda=(step,)), lang))


def test_every_choice_of_a_seat_is_asked_here() -> None:
    assert {type(step) for step in ASKED} == CHOICES


@pytest.mark.parametrize("step", ASKED, ids=lambda step: type(step).__name__)
def test_every_choice_has_its_prompt_and_its_waiting(step: Choice) -> None:
    desk = furnished(step)
    assert asked(desk, step) == ASKED[step]
    for lang in LANGUAGES:
        assert len({asked(desk, step, seat, lang) for seat in (0, None)}) == 2
        assert all(map(said, GAME.shown.describe(replace(desk.view(0), agenda=(step,)), NAMED, lang)))


def test_spies_and_the_council_may_come_first() -> None:
    desk = Desk(module="advisors")
    desk.areas("farm/1", "quarry")
    desk.give(0, spies=1, soldiers=3, council="negotiator")
    assert asked(desk, Selecting(0)).endswith(
        "You may spy on a hidden card first. Your council can help: The Negotiator."
    )


def test_a_giant_waits_for_its_card() -> None:
    desk = Desk()
    desk.give(0, threats="frost-giant", selection="farm")
    desk.construct(0, quarry="M")
    assert asked(desk, Planning(0)).endswith("A Frost Giant also wants a card to freeze.")
    desk.give(0, selection="")
    assert asked(desk, Planning(0)).startswith("A Frost Giant wants a card")


def test_what_is_left_to_do_is_named() -> None:
    """The council, free actions alone, or a frozen card."""
    desk = Desk(pack="frost-giants")
    desk.construct(0, barracks="MM")
    desk.give(0, krystallium=1, soldiers=2)
    assert asked(desk, Planning(0)) == "Your planning is done, unless you want to do something else first."
    assert asked(desk, Fighting(0)) == "You have 2 soldiers and nobody to fight: take a free action, or finish."
    desk.construct(0, ["barracks"], barracks="MM")
    assert asked(desk, Fighting(0)) == "You have 2 soldiers: complete a frozen card to fight its giant, or finish."
    desk = Desk(module="advisors")
    desk.give(0, council="grey-eminence", soldiers=2, calamities=1)
    assert asked(desk, Planning(0)).startswith("Your planning is done, unless your council helps.")


@pytest.mark.parametrize("phase", ["setup", "interfere", "planning", "production", "combat", "rights", "end"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_lanes_that_are_open_are_waited_for(phase: str, lang: str) -> None:
    desk = furnished(Planning(0))
    lanes = tuple((seat, (Placing(seat, 0, 2),)) for seat in (0, 1))
    views = [replace(desk.view(seat), phase=phase, agenda=(Together(lanes[1:], lanes, ()),)) for seat in (0, None)]
    assert len({said(GAME.shown.prompt(view, lang)) for view in views}) == 1
    assert asked(desk, Together(lanes, lanes, ())) == ASKED[Placing(0, 0, 2)]


def test_the_actions_of_one_choice_are_told_apart() -> None:
    """What the log would say of an option names it among the others."""
    for step in ASKED:
        desk = furnished(step)
        view = replace(desk.view(0), agenda=(step,))
        for lang in LANGUAGES:
            options = step.options(desk.state)
            assert len({GAME.shown.log_line(view, Entry(None, 0, move), NAMED, lang) for move in options}) == len(
                options
            )
