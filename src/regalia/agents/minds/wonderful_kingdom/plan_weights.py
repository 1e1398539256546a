"""What the rounds to come make of a duchy: first alone, then with two. Set by hand and compared in paired games.

Each row goes by the round that has ended; after the last one nothing is worth anything but points."""

Rows = tuple[tuple[float, ...], ...]

GROWTH = 0.5  # of a multiplier of production that cards of later rounds bring
DELAYED = 0.6  # of a future income: a card that is built in the next round has missed some steps of it
NONE = (0.0, 0.0, 0.0, 0.0)
# an income of materials, population, gold, exploration
FUTURE: tuple[Rows, ...] = (
    ((3.8, 4.6, 4.8, 5.0), (3.0, 3.6, 3.8, 4.0), (1.9, 2.3, 2.5, 2.6), (0.9, 1.1, 1.2, 1.3), NONE),
    ((3.8, 4.6, 4.8, 5.0), (3.0, 3.6, 3.8, 4.0), (1.9, 2.3, 2.5, 2.6), (0.9, 1.1, 1.2, 1.3), NONE),
)
# a cube in the next round
CUBE: Rows = ((0.8, 1.0, 1.0, 1.0), (1.1, 1.3, 1.3, 1.4), (1.0, 1.2, 1.3, 1.3), (0.9, 1.1, 1.2, 1.3))
KRYSTALLIUM = ((1.4, 1.4, 1.3, 1.2, 0.0), (1.4, 1.4, 1.3, 1.2, 0.0))
SOLDIER = ((0.5, 0.45, 0.35, 0.2, 0.0), (1.1, 1.0, 0.8, 0.6, 0.0))
KINDRED = ((5.2, 4.2, 2.7, 1.3, 0.0), (2.5, 2.0, 1.4, 0.7, 0.0))  # cards of a kind that will still be built
HOPE = ((1.0, 1.0, 1.0, 1.0, 0.0), (0.8, 0.8, 0.8, 0.8, 0.0))  # of what a card that is not built yet promises
