"""The five houses by name, in the order of the seats. A game may seat others in another order: see `Game.houses`."""

HOUSES = ("rose", "moon", "sun", "oak", "tower")
