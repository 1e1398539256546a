"""What an event tells beside its lines says no more than the views of whoever is told it."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from regalia.core.codec import written
from regalia.core.game import AnyGame
from regalia.core.lanes import apply, open_lanes, pending
from regalia.core.playthrough import Cell, cells
from regalia.core.protocol import Action, Choice, Entry, Seat
from regalia.core.record import Match
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table.applied import Applied
from regalia.table.feed import Event, Feed
from tests.soaking import SOAK
from tests.table.feeds import applied, followed, forked

EVERY = 5 if SOAK else 20  # one choice of a kind in so many is looked at
ACTIONS = 6  # that are compared at one choice
WORLDS = 1  # imagined by one viewer
SHORT = ("2-seats-everything", "pick", "module-quest")

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


class Consequence(NamedTuple):
    """What a viewer sees after an action, all that he is told of it, and the whole position."""

    action: Action
    seen: bytes
    told: bytes
    position: bytes


def consequence(feed: Feed, state: Any, open_: tuple[Seat | None, Choice], action: Action, seats: int) -> Consequence:
    lane, choice = open_
    after, fork = state.copy(), forked(feed)
    apply(after, lane, action)
    fork.add(applied(Entry(lane, choice.seat, action), open_lanes(state), after, seats))
    told = msgspec.json.encode(fork.events[len(feed.events) :])
    return Consequence(action, written(feed.game.view(after, feed.viewer)), told, written(after))


def consequences(match: Match, feed: Feed, rng: Random) -> Iterator[tuple[Seat, list[Consequence]]]:
    """Of each open choice: some of its actions, here and in worlds that the viewer cannot tell from this one."""
    view = match.view(feed.viewer)
    for open_ in pending(match.state):
        here = list(open_[1].options(match.state))
        some = rng.sample(here, min(len(here), ACTIONS))
        worlds = [match.game.imagine(view, rng) for _ in range(WORLDS)]
        like = [(world, set(open_[1].options(world))) for world in worlds if open_ in pending(world)]
        tried = [(world, action) for world, offered in like for action in some if action in offered]
        every = chain(((match.state, action) for action in some), tried)
        yield open_[1].seat, [consequence(feed, state, open_, action, match.seats) for state, action in every]


def hides(one: Consequence, two: Consequence, own: bool) -> bool:
    """The same to see, although secrets differ. Whoever acts knows what he has done."""
    return one.seen == two.seen and one.position != two.position and not (own and one.action != two.action)


def compared(game: AnyGame, cell: Cell, lang: str) -> Iterator[tuple[str, bool]]:
    """Worlds that look the same to a viewer: what he is told in one of them, and whether it tells them apart.

    Choices of every kind, each now and then, and another viewer each time."""
    rng, met = Random(cell.label), Counter[str]()
    viewers = (*range(cell.seats), None)
    for match, feeds, _ in followed(game, cell, viewers, lang):
        kinds = {type(choice).__name__ for _, choice in pending(match.state)}
        met.update(kinds)
        if any(met[kind] % EVERY == 1 for kind in kinds):
            viewer = rng.choice(viewers)
            for seat, each in consequences(match, feeds[viewer], rng):
                alike = [(one, two) for one, two in combinations(each, 2) if hides(one, two, seat == viewer)]
                yield from ((f"{viewer}: {one.told.decode()}", one.told != two.told) for one, two in alike)


def chosen(game: AnyGame) -> list[Cell]:
    return [cell for cell in cells(game) if SOAK or cell.label.endswith(SHORT)]


@every_game
def test_events_are_the_same_where_only_secrets_differ(game: AnyGame) -> None:
    """Lines, names, places, dice, vignettes and headings, for every seat and for a spectator."""
    alike = 0
    for number, cell in enumerate(chosen(game)):
        for told, apart in compared(game, cell, LANGUAGES[number % 2]):
            assert not apart, (cell.label, told)
            alike += 1
    assert alike > 50, alike


def by_places(self: Feed, line: Applied, real: Any) -> Iterator[Event]:
    """The place of what was really done."""
    return (msgspec.structs.replace(event, places=(str(line.entry),)) for event in real(self, line))


def by_vignettes(self: Feed, line: Applied, real: Any) -> Iterator[Event]:
    """A picture of the whole position."""
    return (msgspec.structs.replace(event, vignette={"title": str(line.state)}) for event in real(self, line))


@every_game
@pytest.mark.parametrize("careless", [by_places, by_vignettes])
def test_a_careless_feed_is_caught(game: AnyGame, careless: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Feed._acted
    monkeypatch.setattr(Feed, "_acted", lambda self, line: careless(self, line, real))
    assert any(apart for cell in chosen(game) for _, apart in compared(game, cell, "en"))
