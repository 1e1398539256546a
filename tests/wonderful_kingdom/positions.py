"""Positions of every kind, as somebody at the table sees them."""

from collections.abc import Callable
from random import Random
from typing import Any

from regalia.core.lanes import pending
from regalia.core.record import Dice, Match
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules.view import View
from tests.wonderful_kingdom.desk import Desk

MANY = (
    "farm farm farm farm hamlet hamlet guildhall barracks harbor quarry high-wall royal-stores navigators artificers"
    " great-army scouts caravan recruiter theatre theatre great-market royal-mint mage-college cathedral dragon-eggs"
    " world-tree ether-spring"
)
Position = Callable[[], View]


def step(match: Match, rng: Random, dice: Dice) -> None:
    """A random move of a seat that is to move."""
    lane, choice = rng.choice(pending(match.state))
    match.act(choice.sample(match.state, rng), lane)
    match.roll(dice)


def over(seats: int, **options: str) -> View:
    """A game that was played to its end at random."""
    match, rng, dice = Match.start(GAME, seats, options), Random(seats), Dice(seats)
    match.roll(dice)
    while match.state.agenda:
        step(match, rng, dice)
    seen: View = match.view(0)
    return seen


def council(advisor: str, round: int = 1) -> Desk:
    """A council of one, with soldiers to pay for it."""
    desk = Desk(round=round, module="advisors", extras="on")
    desk.give(council=advisor, soldiers=5, traps=2, spies=1, illusions=1, built=MANY)
    desk.give(1, selection="quarry harbor", hand="farm farm")
    return desk


def late() -> Desk:
    """The last round of a rich duchy, with thieves and a giant in it."""
    desk = Desk(pack="thieves", rival_pack="frost-giants", round=4)
    desk.give(
        built=f"{MANY} siphon-m",
        soldiers=6,
        krystallium=3,
        alchemy="MPG",
        training=1,
        calamities=2,
        traps=2,
        spies=1,
        spied=1,
    )
    desk.give(threats="thief thief vermin vermin", defeated="thief", stolen="farm:P farm:P royal-stores:M* duchy:G")
    desk.construct(giants=("cabinet",), cabinet="GGGG", infernal_gate="EEeK", colossus="MMMGGGS", throne_palace="MM")
    desk.give(1, built="farm theatre", threats="frost-giant", pack="frost-giant frost-giant", hand="farm farm")
    return desk


def proposing() -> View:
    desk = Desk(module="none")
    desk.give(hand="calamity farm farm harbor quarry scouts theatre treasure-mm", traps=2)
    desk.areas("hamlet cathedral/1", "barracks")
    return desk.proposing().view(0)


def selecting() -> Desk:
    """Cards of all sorts in the areas: open, hidden by either, under an illusion."""
    desk = Desk(pack="illusionists", rival_pack="black-dragons")
    desk.give(spies=1, illusions=1)
    desk.give(1, hand="farm farm")
    desk.areas("hamlet cathedral/1 black-dragon-egg~1", "barracks~0 colossus/0")
    return desk.selecting()


def trading() -> View:
    desk = selecting()
    desk.taken(0, "farm quarry")
    return desk.do("take left").view(0)


def at_war(**armies: str) -> Desk:
    desk = Desk(module="conquest", board="B2")
    desk.give(soldiers=4)
    desk.land(**armies)
    return desk


def jailing() -> View:
    desk = at_war(p="0:2:01", r1="1:2:0", r2="")
    desk.state.prison = (0, 1)
    return desk.conquest().do("pass", "pass").view(0)


def replacing() -> View:
    """One of three armies was taken from a slot."""
    desk = at_war(p="1:1:0", b1="0:3:01")
    return desk.conquest().do("pass", "pass", "imprison b1 1").view(0)


def pausing() -> Desk:
    """Recycled, the harbor brings the krystallium for the theatre."""
    desk = Desk(side="B")
    desk.give(alchemy="MMM", threats="giant-rat")
    desk.construct(harbor="", theatre="G")
    return desk.production("P")


def striking() -> View:
    desk = at_war(w="0:1:0")
    desk.give(1, selection="farm quarry")
    desk.taken(1, "farm quarry")
    return desk.reveal().view(0)


def on_quest() -> Desk:
    desk = Desk(module="quest")
    desk.give(alchemy="MMMMPPPPGGGGE", krystallium=2, soldiers=4, steps="usurper-1")
    desk.give(1, steps="usurper-1 usurper-4")
    desk.state.finals = (("usurper", 1),)
    desk.construct(infernal_gate="EE")
    desk.areas("farm", "hamlet")
    return desk.selecting()


def alone() -> Desk:
    """Two open cards to discard for a search, a danger card to spy on."""
    desk = Desk(1, module="advisors", extras="on")
    desk.state.top = "farm"
    desk.give(council="favourite", soldiers=2, spies=1)
    desk.areas("farm hamlet ?", "quarry")
    return desk.solo_choice(2)


def struck(pack: str, **fields: Any) -> View:
    """A planning with a threat of this pack."""
    desk = Desk(pack=pack, rival_pack="giant-rats" if pack != "giant-rats" else "thieves")
    desk.give(built="farm hamlet royal-stores", **fields)
    desk.construct(infernal_gate="EES", colossus="M")
    return desk.planning().view(0)


def haunted() -> View:
    desk = Desk(pack="thieves", rival_pack="shadows")
    desk.taken(0, "shadow farm quarry")
    return desk.reveal().view(0)


def conjuring() -> Desk:
    desk = Desk(pack="illusionists")
    desk.give(hand="farm hamlet quarry scouts", illusions=1)
    desk.areas("harbor", "theatre")
    return desk.proposing().do("propose farm left, hamlet right")


def negotiating() -> Desk:
    desk = council("negotiator")
    desk.areas("farm quarry/1", "harbor")
    return desk.selecting().do("use negotiator")


def revealed(advisor: str) -> Desk:
    desk = council(advisor)
    desk.taken(0, "farm theatre")
    desk.taken(1, "quarry harbor")
    return desk.reveal()


def at_the_end(advisor: str) -> Desk:
    desk = council(advisor, round=4)
    desk.construct(colossus="MMMGGS", infernal_gate="E")
    return desk.window().do(f"use {advisor}", seat=0)


POSITIONS: dict[str, Position] = {
    "before the set-up": lambda: GAME.view(Match.start(GAME, 2, {"module": "advisors"}).state, None),
    "appointing": lambda: Desk(module="advisors").start().roll().view(0),
    "proposing": proposing,
    "selecting": lambda: selecting().view(0),
    "conjuring": lambda: conjuring().view(0),
    "trading": trading,
    "alone": lambda: alone().view(0),
    "searching": lambda: alone().do("take left").view(0),
    "negotiating": lambda: negotiating().view(0),
    "blackmail": lambda: revealed("blackmailer").view(0),
    "haunted": haunted,
    "planning": lambda: struck("thieves", selection="farm farm treasure-mm"),
    "thieves": lambda: struck("thieves", threats="thief", fresh="thief"),
    "dragons": lambda: struck("black-dragons", threats="black-dragon-f"),
    "sisters": lambda: struck("sisters", threats="sister-famine"),
    "giants": lambda: struck("frost-giants", threats="frost-giant", selection="farm"),
    "declaring": lambda: council("seneschal").production("P").view(0),
    "placing": lambda: late().production("G").view(0),
    "fighting": lambda: late().combat().view(0),
    "restoring": lambda: late().combat().do("fight thief", seat=0).view(0),
    "chronicling": lambda: at_the_end("chronicler").view(0),
    "completing": lambda: at_the_end("veteran").view(0),
    "quest": lambda: on_quest().view(0),
    "rights": lambda: on_quest().do("rights").view(0),
    "conquest": lambda: at_war().conquest().view(0),
    "mustering": lambda: at_war().conquest().do("march w").view(0),
    "marching": lambda: at_war().conquest().do("march w", "bring 1 b3").view(0),
    "arranging": lambda: at_war(p="0:1:0").conquest().do("recruit 1").view(0),
    "arranging two": lambda: at_war(p="0:2:01").conquest().do("recruit 1").view(0),
    "jailing": jailing,
    "replacing": replacing,
    "pausing": lambda: pausing().view(0),
    "combat without a fight": lambda: pausing().combat().view(0),
    "striking": striking,
    "alone at war": lambda: Desk(1, module="conquest").conquest().view(0),
    "a scenario": lambda: Desk(1, scenario="SC06").start().roll().view(0),
    "spectator": lambda: late().production("G").view(None),
    "another's turn": lambda: selecting().view(1),
    "over": lambda: over(2, module="quest"),
    "over, alone": lambda: over(1),
}
