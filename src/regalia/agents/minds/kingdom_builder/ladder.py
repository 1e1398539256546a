"""How the bots of this game are measured."""

ITERATIONS = 200  # of a search, for each choice: three seconds a game, or less
