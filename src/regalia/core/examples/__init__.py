"""Worked examples: positions of the rulebooks in which one is asked what to do, as data in the folder of a game.

    examples(game)                                   all examples of a game, by name, in their order
    stand = Stand(game, example, rival)              the position, reached by the rules
    stand.match                                      the table to show, seat `example.learner`
    stand.asked(lang)                                the question, and the answers to choose from
    stand.attempt("build statue")                    a Tried: what was played, and what is said to it
    stand.odds(answer)                               how often what an answer waits for happens

`rival` plays what no example fixes: regalia.agents.squire.
"""

from functools import cache

from regalia.core.examples.example import Answer, Example
from regalia.core.examples.reading import read
from regalia.core.examples.stand import Asked, Card, Stand, Tried
from regalia.core.game import AnyGame

__all__ = ("Answer", "Asked", "Card", "Example", "Stand", "Tried", "examples", "read")


@cache
def examples(game: AnyGame) -> dict[str, Example]:
    """The examples in the folder of a game, by name, in their order."""
    folder = game.shown.examples
    found = [read(game, path) for path in sorted(folder.glob("*.toml"))] if folder else []
    return {each.name: each for each in sorted(found, key=lambda each: (each.place, each.name))}
