"""Laws of lanes: seats that act at once don't hinder each other, and see nothing of each other."""

from itertools import combinations
from typing import Any

from regalia.core.codec import written
from regalia.core.game import AnyGame
from regalia.core.lanes import apply, open_lanes, pending
from regalia.core.laws.walk import Open, Position, called, law
from regalia.core.protocol import CHANCE, Action, Broken, Entry


@law(every=2)
def lanes_commute(game: AnyGame, at: Position) -> None:
    for one, two in combinations(at.open, 2):
        rng = at.rng(f"commute {one.lane} {two.lane}")
        first, second = rng.choice(one.options), rng.choice(two.options)
        here, there = _both(at, one, first, two, second), _both(at, two, second, one, first)
        if here and there and here != there:
            raise Broken(f"“{first}” in lane {one.lane} and “{second}” in lane {two.lane} do not commute")


def _both(at: Position, one: Open, first: Action, two: Open, second: Action) -> bytes:
    """The state after both actions; nothing, if the first took the last of what the second would draw."""
    state = at.after(one.lane, first)
    if dict(pending(state)).get(two.lane) != two.choice or second not in two.choice.options(state):
        if two.choice.seat == CHANCE:
            return b""
        raise Broken(f"“{first}” in lane {one.lane} forbids “{second}” in lane {two.lane}")
    apply(state, two.lane, second)
    return written(state)


@law(every=2)
def lanes_hide(game: AnyGame, at: Position) -> None:
    for lane, choice, options in at.open:
        if lane is None:
            continue
        action = at.rng(f"hide {lane}").choice(options)
        after = at.after(lane, action)
        if open_lanes(after) is open_lanes(at.state):
            _hidden(game, at, Entry(lane, choice.seat, action), after)


def _hidden(game: AnyGame, at: Position, entry: Entry, after: Any) -> None:
    choices = dict(pending(after))
    for seat in at.viewers:
        if seat == entry.lane:
            continue
        if written(game.view(after, seat)) != at.seen(seat):
            raise Broken(f"“{entry.action}” in lane {entry.lane} shows in the view of {called(seat)}")
        if game.told(after, entry, seat) is not None:
            raise Broken(f"“{entry.action}” in lane {entry.lane} is told to {called(seat)} before the lanes close")
        for mine in (open_ for open_ in at.open if open_.lane == open_.choice.seat == seat):
            if list(choices[seat].options(after)) != list(mine.options):
                raise Broken(f"“{entry.action}” in lane {entry.lane} changes the options of seat {seat}")
