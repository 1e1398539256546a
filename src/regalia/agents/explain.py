"""A move that somebody tries, in sentences: what it brings by the rules, what should follow, and how it compares by the
estimate of the mind of the game with a move that is known to be good."""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any

from regalia.agents import minds
from regalia.agents.foresight import course
from regalia.agents.hint import Explanation
from regalia.agents.hint_words import HintWords
from regalia.agents.reasons import AHEAD, compared
from regalia.core.codec import written
from regalia.core.game import AnyGame
from regalia.core.protocol import Action


def explained(game: AnyGame, view: Any, tried: Action, good: Sequence[Action], lang: str) -> list[str]:
    """The same view and move give the same sentences."""
    seed = Random(sha256(written(view)).digest()).getrandbits(64)
    mind, words = minds.of(game), HintWords(game, lang)
    found = course(minds.foresight(game, mind), view, tried, Random(seed))
    told = [*words.move(found), *words.plan(found)]
    for better in good:
        why = Explanation(mind, view, better, seed)
        against = compared(why.parts(better), [why.parts(tried)], {}, lambda: 0.0)
        if against.kind == AHEAD:
            return [*told, words.against(against)]
    return told
