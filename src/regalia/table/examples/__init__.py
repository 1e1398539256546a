"""Worked examples on the table of the page: the position, what somebody tries there. Knows no game by name.

stand(game, name)     a position, reached once and shared by all
Visit(stand, guest)   somebody in front of it: the room that the page shows
"""

from regalia.table.examples.visit import Visit, found, stand

__all__ = ("Visit", "found", "stand")
