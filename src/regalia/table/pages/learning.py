"""On the home page: the way into a game for who is new to it, and the way on for who has begun to learn it."""

from collections.abc import Sequence

from regalia.table.lessons import Standing
from regalia.table.lessons.progress import next_of
from regalia.table.pages.frame import Html, html, icon
from regalia.table.pages.reader import Reader
from regalia.table.translation import _


def strip(found: Sequence[Standing], reader: Reader) -> Html:
    """One line for a game with lessons: where they begin, where they go on, or what comes after them."""
    if not found:
        return Html()
    words, address = invitation(found, reader)
    return html("a", icon("rules", 20), html("span", words), class_="learning", href=address)


def invitation(found: Sequence[Standing], reader: Reader) -> tuple[str, str]:
    """What is said, and where it leads."""
    say, first, after = reader.say, found[0], next_of(found)
    if after is None:
        return say(_("All lessons done: play against Squires")), f"/new/{first.lesson.game}?first=1"
    if after.underway:
        return say(_("Go on learning: step {n} of {m}"), n=after.step, m=after.steps), after.address
    if after == first:
        return say(_("New here? Learn in {n} minutes"), n=first.minutes), first.address
    title = after.lesson.title[reader.lang]
    return say(_("Next lesson: {lesson}, {n} min"), lesson=title, n=after.minutes), after.address
