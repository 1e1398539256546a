"""How the bots of this game are measured."""

ITERATIONS = 60  # of a search, for each choice: three seconds a game, or less
