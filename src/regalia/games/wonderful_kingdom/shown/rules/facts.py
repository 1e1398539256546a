"""What the sentences of the book count, beside the measures of lessons: numbers of the box and of the rules.

rounds, hand, traps    of a game, at the start of a round, in a round
selections, look       alone: of a round, and cards that a search shows
supremacy              cubes that supremacy takes alone
one                    one
council                soldiers with which a council begins
sisters                points for all four; `siphoned` cubes that make a calamity, alone
steps                  of a quest
"""

from collections.abc import Callable, Mapping

from regalia.games.wonderful_kingdom.rules.decks import HAND
from regalia.games.wonderful_kingdom.rules.gathering import LOOK
from regalia.games.wonderful_kingdom.rules.production import SIPHONED
from regalia.games.wonderful_kingdom.rules.quests import STEPS
from regalia.games.wonderful_kingdom.rules.scoring import SISTERS_BONUS
from regalia.games.wonderful_kingdom.rules.setup import COUNCIL_SOLDIERS
from regalia.games.wonderful_kingdom.rules.solo import SELECTIONS
from regalia.games.wonderful_kingdom.rules.state import ROUNDS, SUPREMACY, TRAPS

FACTS: Mapping[str, Callable[..., object]] = {
    "rounds": lambda _: ROUNDS,
    "hand": lambda _: HAND,
    "traps": lambda _: TRAPS,
    "selections": lambda _: SELECTIONS,
    "look": lambda _: LOOK,
    "supremacy": lambda _: SUPREMACY,
    "one": lambda _: 1,
    "council": lambda _: COUNCIL_SOLDIERS,
    "sisters": lambda _: SISTERS_BONUS,
    "siphoned": lambda _: SIPHONED,
    "steps": lambda _: STEPS,
}
