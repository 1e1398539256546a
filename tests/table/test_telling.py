"""What an event tells beside its lines: names, places on the page, dice, runs, headings, vignettes; in whole games."""

import re
from collections import Counter
from typing import Any, NamedTuple

import pytest

from regalia.core.game import AnyGame
from regalia.core.marked import CLOSE, marked, unmarked
from regalia.core.page import Plate
from regalia.core.playthrough import Cell, cells
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table.feed import Event
from tests.soaking import SOAK
from tests.table.feeds import told

LARGEST = 6000  # characters of a vignette: a move has a limit on the wire
EVERY = 5 if SOAK else 40  # one page in so many is looked at
VIGNETTES = {
    "kingdom-builder": {"aims", "final"},
    "kingsburg": {"destiny", "enemy", "battle", "governors", "tokens", "final"},
    "wonderful-kingdom": {"production", "reveal", "conquest", "final"},
}
PLACE = re.compile(r'data-(?:token|piece|help)="([^"]*)"')
SYMBOL = re.compile(r'href="#([^"]*)"')
SHORT = ("-2-seats", "2-seats-everything", "pick", "conquest", "board-C1")

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def page(game: AnyGame, view: Any, seats: int, lang: str) -> str:
    """All markup that a viewer has, with what is sent once."""
    zones = game.shown.page(view, [Plate(f"Ann{seat}", "") for seat in range(seats)], lang)
    return "".join(f"{zone.html}{''.join(map(str, zone.grounds.values()))}" for zone in zones)


class Heard(NamedTuple):
    """What was found wrong or seen in whole games."""

    missing: Counter[str]  # places and symbols that a page did not have
    wrong: list[str]  # lines with names elsewhere than said
    kinds: set[str]  # of vignettes
    headings: set[str]
    looked: Counter[str]


def hear(game: AnyGame, cell: Cell, heard: Heard, lang: str) -> None:
    """A whole game, by the first seat and by a spectator; now and then with a look at the page."""
    seen = Counter[str]()
    for match, viewer, events in told(game, cell, (0, None), lang):
        places = [(event, place) for event in events for place in event.places]
        kinds = [event.vignette["kind"] for event in events if event.vignette]
        heard.headings.update(event.heading for event in events if event.heading)
        heard.wrong.extend(line for event in events for line in misnamed(event))
        heard.kinds.update(kinds)
        seen.update(kinds or ["places"] * bool(places))
        if (places and seen["places"] % EVERY == 1) or any(seen[kind] < 3 for kind in kinds):
            look(page(game, match.view(viewer), match.seats, lang), events, heard)


def look(markup: str, events: list[Event], heard: Heard) -> None:
    there = set(PLACE.findall(markup))
    drawn = [symbol for event in events for symbol in SYMBOL.findall(str(event.vignette))]
    asked = [(event.action, place) for event in events for place in event.places]
    heard.missing.update(f"{action}: {place}" for action, place in asked if place not in there)
    heard.missing.update(symbol for symbol in drawn if f'id="{symbol}"' not in markup)
    heard.looked.update(places=len(asked), symbols=len(drawn))


def misnamed(event: Event) -> list[str]:
    """The lines in which a name is not where it is said to be, or that still have a mark, or are too much to send."""
    named = event.names or ((),) * len(event.lines)
    right = (
        line.count("Ann") == len(names) and all(line[begin:end] == f"Ann{seat}" for begin, end, seat in names)
        for line, names in zip(event.lines, named, strict=True)
    )
    small = len(str(event.vignette)) < LARGEST
    return [line for line, good in zip(event.lines, right, strict=True) if not good or CLOSE in line or not small]


@every_game
def test_what_an_event_tells_is_on_the_page_of_whoever_is_told_it(game: AnyGame) -> None:
    """Places and symbols of vignettes; names stand where they are said to, and each kind of vignette comes."""
    heard = Heard(Counter(), [], set(), set(), Counter())
    for number, cell in enumerate(cell for cell in cells(game) if SOAK or cell.label.endswith(SHORT)):
        hear(game, cell, heard, LANGUAGES[number % 2])
    assert not heard.missing, heard.missing
    assert not heard.wrong, heard.wrong
    assert heard.kinds == VIGNETTES[game.id]
    assert len(heard.headings) > 3
    assert heard.looked["places"] > 5


def test_names_that_hold_marks_or_each_other_are_found() -> None:
    names = ["a", f"b{CLOSE}", "\ue000", "🦊 fox"]
    whole = "; ".join(reversed(marked(names)))
    plain, found = unmarked(f"a: {whole}.")
    assert plain == "a: 🦊 fox; ; b; a."
    assert [(plain[begin:end], seat) for begin, end, seat in found] == [("🦊 fox", 3), ("", 2), ("b", 1), ("a", 0)]
