"""Lessons on the table of the page: who takes one, how far each is, the coach at work. Knows no game by name.

progress_of(store, guest)         by game and lesson: how far somebody is
Classroom.at(guest, game, name)   a sitting: the coach, the room that the page shows, what was told
"""

from regalia.table.lessons.classroom import Classroom
from regalia.table.lessons.progress import Standing, progress_of, standings

__all__ = ("Classroom", "Standing", "progress_of", "standings")
