"""The banquet with one thing wrong at a time: each fault breaks its laws, most often one, and no other."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any, NamedTuple, TypeVar, cast

from regalia.core.actions import Action, Notation
from regalia.core.errors import Illegal
from regalia.core.game import AnyGame
from regalia.core.options import Clash
from regalia.core.protocol import Entry, Result, Seat, then
from tests.core.toys.banquet import Banquet, View
from tests.core.toys.misfits import Answering, Cheer, SecondToast, forgetful
from tests.core.toys.rules import ACTIONS, Draw, Pick, Picking, Roll, Rolling, Table, Toast, Toasting

F = TypeVar("F", bound=Callable[..., Any])
_copy, _pick, _toast, _roll = Table.copy, Picking.take, Toasting.take, Rolling.take
_view, _imagine, _told, _hidden = Banquet.view, Banquet.imagine, Banquet.told, Banquet.hidden
_scores, _result, _parse, _toasts = Banquet.scores, Banquet.result, Banquet.parse, Toasting.options
_rolls, _picks = Rolling.outcomes, Picking.options


class Fault(NamedTuple):
    """What stands in the place of an honest method or attribute, and the laws that notice."""

    owner: type
    name: str
    instead: Any
    laws: tuple[str, ...]


FAULTS: dict[str, Fault] = {}


def breaks(owner: type, name: str, *laws: str) -> Callable[[F], F]:
    """The function replaces an honest one."""

    def note(instead: F) -> F:
        FAULTS[instead.__name__] = Fault(owner, name, instead, laws)
        return instead

    return note


@breaks(Toasting, "take", "it ends")
def every_toast_calls_for_another(step: Toasting, state: Table, action: Toast) -> None:
    _toast(step, state, action)
    then(state, step)


@breaks(Toasting, "options", "options are few and distinct")
def nothing_to_choose(step: Toasting, state: Table) -> Sequence[Toast]:
    return []


@breaks(Toasting, "options", "options are few and distinct")
def a_toast_offered_twice(step: Toasting, state: Table) -> Sequence[Toast]:
    return [*_toasts(step, state), _toasts(step, state)[0]]


@breaks(Rolling, "outcomes", "options are few and distinct")
def a_die_of_too_many_sides(step: Rolling, state: Table) -> Sequence[tuple[Roll, int]]:
    return [(Roll(pips), 1) for pips in range(501)]


@breaks(Toasting, "sample", "samples are options")
def a_sampled_toast_to_oneself(step: Toasting, state: Table, rng: Random) -> Toast:
    return Toast(step.seat)


@breaks(Rolling, "outcomes", "chance has positive weights")
def a_side_that_never_falls(step: Rolling, state: Table) -> Sequence[tuple[Roll, int]]:
    return [*_rolls(step, state), (Roll(4), 0)]


@breaks(Toasting, "take", "the box is conserved")
def an_absent_guest_in_the_book(step: Toasting, state: Table, action: Toast) -> None:
    _toast(step, state, action)
    state.toasted[step.seat] = 9


@breaks(Table, "copy", "copies live apart")
def one_book_for_all_copies(table: Table) -> Table:
    return replace(_copy(table), toasted=table.toasted)


@breaks(Table, "copy", "copies live apart")
def a_blank_book_in_every_copy(table: Table) -> Table:
    return replace(_copy(table), toasted=[-1] * len(table.toasted))


@breaks(Toasting, "options", "what is not offered is refused")
def whatever_you_like(step: Toasting, state: Table) -> Sequence[Toast]:
    return Answering(_toasts(step, state), lambda: True)


@breaks(Toasting, "options", "what is not offered is refused")
def a_refusal_that_tells(step: Toasting, state: Table) -> Sequence[Toast]:
    def answer() -> bool:
        raise Illegal(f"Not while they hold {state.hands}.")

    return Answering(_toasts(step, state), answer)


@breaks(Toasting, "options", "what is not offered is refused")
def a_refusal_that_leaves_a_mark(step: Toasting, state: Table) -> Sequence[Toast]:
    def answer() -> bool:
        state.toasted[step.seat] = step.seat
        return False

    return Answering(_toasts(step, state), answer)


@breaks(Banquet, "scores", "scores are points by reason")
def points_that_are_no_numbers(game: Banquet, state: Table) -> Sequence[Mapping[str, Any]]:
    return [{**reasons, "glory": 0.0} for reasons in _scores(game, state)]


@breaks(Banquet, "scores", "scores are points by reason", "the result follows the points")
def a_guest_without_points(game: Banquet, state: Table) -> Sequence[Mapping[str, int]]:
    return _scores(game, state)[1:]


@breaks(Banquet, "result", "the result ranks every seat")
def a_guest_without_a_reason(game: Banquet, state: Table) -> Result:
    result = _result(game, state)
    return Result(result.ranks, result.why[1:])


@breaks(Banquet, "result", "the result ranks every seat")
def ranks_from_zero(game: Banquet, state: Table) -> Result:
    result = _result(game, state)
    return Result(tuple(rank - 1 for rank in result.ranks), result.why)


@breaks(Banquet, "result", "the result follows the points")
def the_last_shall_be_first(game: Banquet, state: Table) -> Result:
    result = _result(game, state)
    return Result(tuple(len(result.ranks) + 1 - rank for rank in result.ranks), result.why)


FAULTS |= {
    f"a_{cls.__name__}_read_without_its_{field}": Fault(Banquet, "types", forgetful(cls, field), (law,))
    for cls, field, law in (
        (Table, "prize", "states survive json"),
        (View, "prize", "views survive json"),
        (Toast, "seat", "actions survive json"),
    )
}


@breaks(Banquet, "parse", "notation reads back")
def a_hidden_draw_read_as_a_card(game: Banquet, text: str) -> Any:
    action = _parse(game, text)
    return replace(action, card=action.card or 1) if isinstance(action, Draw) else action


FAULTS |= {
    "two_ways_to_read_a_toast": Fault(
        Banquet, "notation", Notation((*ACTIONS, SecondToast), "{text}"), ("one class reads a notation",)
    ),
    "a_field_that_nobody_writes": Fault(
        Banquet, "notation", Notation((*ACTIONS, Cheer), "{text}"), ("every field is written",)
    ),
}


@breaks(Banquet, "tokens", "targets tell options apart")
def one_button_for_all_toasts(game: Banquet, action: Action) -> tuple[str, ...]:
    return ("toast",) if isinstance(action, Toast) else action.clicked()


_rolled = count()


@breaks(Rolling, "take", "a record plays again")
def a_roll_that_remembers_other_games(step: Rolling, state: Table, action: Roll) -> None:
    _roll(step, state, action)
    state.toasted[0] = next(_rolled) % len(state.toasted)


@breaks(Banquet, "imagine", "views survive imagination")
def a_world_with_another_prize(game: Banquet, view: View, rng: Random) -> Table:
    world = _imagine(game, view, rng)
    world.prize += 1
    return world


@breaks(Banquet, "imagine", "imagined worlds are many and possible")
def always_the_same_world(game: Banquet, view: View, rng: Random) -> Table:
    return _imagine(game, view, Random(0))


@breaks(Banquet, "imagine", "imagined worlds are many and possible")
def a_world_with_an_absent_guest(game: Banquet, view: View, rng: Random) -> Table:
    return replace(_imagine(game, view, rng), toasted=[9] * len(view.sizes))


@breaks(Banquet, "hidden", "imagined worlds are many and possible")
def too_little_is_possible(game: Banquet, view: View) -> Mapping[str, Any]:
    return {place: {max(values)} for place, values in _hidden(game, view).items()}


@breaks(Toasting, "options", "options follow from the view")
def toasts_in_an_order_that_tells(step: Toasting, state: Table) -> Sequence[Toast]:
    return _toasts(step, state)[:: 1 if sum(map(sum, state.hands)) % 2 else -1]


@breaks(Banquet, "told", "nobody is told more than is seen")
def draws_told_to_all(game: Banquet, state: Table, entry: Entry, seat: Seat | None) -> Entry | None:
    return entry if isinstance(entry.action, Draw) else _told(game, state, entry, seat)


@breaks(Banquet, "told", "nobody is told more than is seen")
def silence_that_tells(game: Banquet, state: Table, entry: Entry, seat: Seat | None) -> Entry | None:
    tells = isinstance(entry.action, Toast) and sum(map(sum, state.hands)) % 2
    return None if tells else _told(game, state, entry, seat)


@breaks(Banquet, "told", "nobody is told less of chance than is seen")
def rolls_told_without_their_pips(game: Banquet, state: Table, entry: Entry, seat: Seat | None) -> Entry | None:
    told = _told(game, state, entry, seat)
    return told._replace(action=Roll(0)) if told and isinstance(told.action, Roll) else told


@breaks(Banquet, "view", "what is sent is small")
def a_prize_written_large(game: Banquet, state: Table, seat: Seat | None) -> View:
    return replace(_view(game, state, seat), prize=state.prize | 1 << 80_000)


def picked(card: int, noise: bytes) -> Pick:
    return Pick(card)


@breaks(Pick, "__reduce__", "what is sent is small")
def picks_with_noise_around_them(pick: Pick) -> tuple[Any, ...]:
    return picked, (pick.card, Random(7).randbytes(9_000))


@breaks(View, "__setstate__", "what is sent arrives")
def a_prize_lost_on_the_way(view: View, fields: Sequence[Any]) -> None:
    for field, value in zip(dataclasses.fields(View), fields, strict=True):
        object.__setattr__(view, field.name, 0 if field.name == "prize" else value)


@breaks(Picking, "take", "lanes commute")
def the_last_to_pick_is_noted(step: Picking, state: Table, action: Pick) -> None:
    _pick(step, state, action)
    state.toasted[0] = step.seat


@breaks(Picking, "take", "lanes hide")
def every_pick_raises_the_prize(step: Picking, state: Table, action: Pick) -> None:
    _pick(step, state, action)
    state.prize += 1


@breaks(Banquet, "view", "views survive imagination", "nobody is told less of chance than is seen")
def a_view_that_sums_up_the_hands(game: Banquet, state: Table, seat: Seat | None) -> View:
    return replace(_view(game, state, seat), prize=state.prize + 10 * sum(state.hands[0]))


SHARED = ("lanes hide", "lanes commute", "options follow from the view", "what is not offered is refused")


@breaks(Picking, "options", *SHARED)
def no_card_is_picked_twice(step: Picking, state: Table) -> Sequence[Pick]:
    honest = _picks(step, state)
    return [pick for pick in honest if pick.card not in state.picks] or honest


@breaks(Banquet, "told", "lanes hide")
def picks_told_as_they_happen(game: Banquet, state: Table, entry: Entry, seat: Seat | None) -> Entry | None:
    told = _told(game, state, entry, seat)
    return told or entry._replace(action=Pick(0))


class Hashing(Banquet):
    """A banquet whose prize hangs on what Python makes of a text today."""

    def view(self, state: Table, seat: Seat | None) -> View:
        return replace(_view(self, state, seat), prize=hash("prize"))


class Muddled(Banquet):
    """A banquet that refuses three cards before it can say that they do not go with a long one."""

    clashes = (Clash("hand", "vows", lambda hand, _: hand == "three", {"en": "no"}), *Banquet.clashes)


HASHING, MUDDLED = cast(AnyGame, Hashing()), cast(AnyGame, Muddled())
