"""Laws of secrecy: a view tells what its seat may know, and nothing that it is offered or told says more."""

from collections.abc import Collection, Hashable, Mapping
from itertools import combinations
from random import Random
from typing import Any

from regalia.core.codec import written
from regalia.core.game import AnyGame
from regalia.core.lanes import apply, pending
from regalia.core.laws.walk import Open, Position, called, law
from regalia.core.protocol import CHANCE, Action, Broken, Chance, Entry, Seat

WORLDS = 200  # imagined from one view
PATIENCE = 10  # times as many before a rare value is missed
LOOKS = 6  # actions of one choice whose consequences are compared; of chance, twice as many
Consequence = tuple[bytes, bytes, bytes]  # what is seen, what is told, the whole position


@law(every=10)
def views_survive_imagination(game: AnyGame, at: Position) -> None:
    for seat in at.viewers:
        world = game.imagine(at.view(seat), at.rng("imagine"))
        if written(game.view(world, seat)) != at.seen(seat):
            raise Broken(f"the view of {called(seat)} is another in a world imagined from it")


@law(every=200)
def imagined_worlds_are_many_and_possible(game: AnyGame, at: Position) -> None:
    """A hidden place takes two values at least wherever two are possible, and only possible ones."""
    rng = at.rng("worlds")
    seat = rng.choice(at.viewers)
    places = game.hidden(at.view(seat))
    met = {place: {game.secret(at.state, place)} for place in places}
    _possible(places, met, f"the view of {called(seat)} excludes what is the case")
    met = _met(game, at.view(seat), places, rng)
    _possible(places, met, f"a world that {called(seat)} imagines is impossible")
    if lazy := _lazy(places, met):
        raise Broken(f"{lazy} is always {met[lazy]} in the worlds that {called(seat)} imagines")


Met = dict[str, set[Hashable]]
Places = Mapping[str, Collection[Any]]


def _possible(places: Places, met: Met, wrong: str) -> None:
    for place, values in met.items():
        if strange := values - set(places[place]):
            raise Broken(f"{wrong}: {place} is {strange}, not one of {places[place]}")


def _met(game: AnyGame, view: Any, places: Places, rng: Random) -> Met:
    """What lies in the hidden places of many worlds, each of which passes the audit."""
    met: Met = {place: set() for place in places}
    for _ in range(PATIENCE):
        for _ in range(WORLDS):
            world = game.imagine(view, rng)
            game.audit(world)
            for place, values in met.items():
                values.add(game.secret(world, place))
        if not _lazy(places, met):
            break
    return met


def _lazy(places: Places, met: Met) -> str | None:
    return next((place for place, values in met.items() if len(values) < min(2, len(set(places[place])))), None)


@law(every=5)
def options_follow_from_the_view(game: AnyGame, at: Position) -> None:
    for lane, choice, options in at.open:
        if choice.seat != CHANCE:
            world = game.imagine(at.view(choice.seat), at.rng("options"))
            there = dict(pending(world)).get(lane)
            if there != choice or list(choice.options(world)) != list(options):
                raise Broken(f"seat {choice.seat} is offered something else where only secrets differ")


@law(every=20)
def nobody_is_told_more_than_is_seen(game: AnyGame, at: Position) -> None:
    """What leads to the same view is told in the same way, here and in a world that differs in secrets.

    Two throws that come to exactly the same position hide nothing and may be told apart."""
    for open_ in at.open:
        rng = at.rng(f"told {open_.lane}")
        seat = rng.choice([seat for seat in at.viewers if seat != open_.choice.seat])
        actions, world = _some(open_, rng), game.imagine(at.view(seat), rng)
        here = {action: _consequence(game, at.state, open_, action, seat) for action in actions}
        for action in _offered(world, open_, actions):
            seen, said, _ = _consequence(game, world, open_, action, seat)
            if seen == here[action][0] and said != here[action][1]:
                raise Broken(f"“{action}” tells {called(seat)} which of two worlds it is: {said.decode()}")
        for action, other in combinations(here, 2):
            if all(_differ(here[action], here[other])):
                said = here[action][1]
                raise Broken(f"“{action}” tells {called(seat)} what its view does not show: {said.decode()}")


def _differ(one: Consequence, two: Consequence) -> tuple[bool, bool, bool]:
    """The same to see, but told apart although the positions differ."""
    return one[0] == two[0], one[1] != two[1], one[2] != two[2]


@law(every=20)
def nobody_is_told_less_of_chance_than_is_seen(game: AnyGame, at: Position) -> None:
    """Two outcomes that are told in the same way lead to the same view."""
    for open_ in at.open:
        if isinstance(open_.choice, Chance):
            rng = at.rng(f"chance {open_.lane}")
            seat = rng.choice(at.viewers)
            shown: dict[bytes, bytes] = {}  # by what is told
            for action in _some(open_, rng):
                seen, said, _ = _consequence(game, at.state, open_, action, seat)
                if shown.setdefault(said, seen) != seen:
                    raise Broken(f"“{action}” shows {called(seat)} more than it is told: {said.decode()}")


def _some(open_: Open, rng: Random) -> list[Action]:
    """A few of the options of a choice."""
    looks = LOOKS * (2 if open_.choice.seat == CHANCE else 1)
    return rng.sample(list(open_.options), min(len(open_.options), looks))


def _offered(world: Any, open_: Open, actions: list[Action]) -> list[Action]:
    """Those that can be done in another world too."""
    if (open_.lane, open_.choice) not in pending(world):
        return []
    options = set(open_.choice.options(world))
    return [action for action in actions if action in options]


def _consequence(game: AnyGame, state: Any, open_: Open, action: Action, seat: Seat | None) -> Consequence:
    """What a viewer sees after an action, what it is told of it, and the whole position."""
    after = state.copy()
    apply(after, open_.lane, action)
    entry = Entry(open_.lane, open_.choice.seat, action)
    return written(game.view(after, seat)), written(game.told(after, entry, seat)), written(after)
