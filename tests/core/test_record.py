"""A match: what is offered is taken and logged, the rest is refused; forks, logs by seat; JSON plays again."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from regalia.agents.runner import play
from regalia.core.codec import written
from regalia.core.errors import Illegal
from regalia.core.protocol import CHANCE, Entry, Step
from regalia.core.record import Dice, Match
from regalia.games.kingdom_builder import GAME
from tests.core.lanes_toy import UNSEEN, Ask, Deal, Draw, Note, Say, lanes, refusal, toy

A, B = Say("a"), Say("b")
BOTH = lanes([Ask(0), Ask(0)], [Ask(1), Ask(1)])
ONCE = lanes([Ask(0)], [Ask(1)])


def started(*steps: Step, bag: str = "") -> Match:
    return Match.start(toy(*steps, bag=bag))


def refused(match: Match, attempt: Callable[..., object], *given: Any) -> str:
    """The sentence, after a look that nothing has changed."""
    before = written(match.state), match.entries[:]
    sentence = refusal(attempt, *given)
    assert (written(match.state), match.entries) == before
    return sentence


# acting


def test_an_action_is_taken_by_value_or_by_notation() -> None:
    match = started(Ask(0), lanes([Ask(0)], [Ask(1)]))
    assert match.act(B) == Entry(None, 0, B)
    assert match.act("say a", 1) == Entry(1, 1, A)
    assert match.entries == [Entry(None, 0, B), Entry(1, 1, A)]
    assert match.state.said == [("b",), ("a",)]


def test_without_a_lane_the_first_open_one_is_meant() -> None:
    match = started(lanes([Ask(0)], [Ask(1, "c")]))
    assert match.options_of() == [A, B]
    assert match.act("say b") == Entry(0, 0, B)
    assert match.options_of() == match.options_of(1) == [Say("c")]
    assert match.act("say c") == Entry(1, 1, Say("c"))


def test_what_is_not_offered_is_refused() -> None:
    match = started(Ask(0), Ask(1, "c"))
    for action in ("say c", Say("c")):
        assert refused(match, match.act, action) == "“say c” is not possible now."
    assert refused(match, match.act, "dance") == "“dance” is not an action: write it like “say a”."


def test_what_another_lane_offers_is_refused() -> None:
    match = started(lanes([Ask(0)], [Ask(1, "c")]))
    assert refused(match, match.act, "say c", 0) == "“say c” is not possible now."
    match.act("say a", 0)
    assert refused(match, match.act, "say a", 0) == "Nothing is open in lane 0."
    assert refused(match, match.choice, 0) == "Nothing is open there."


def test_the_main_agenda_has_no_lane() -> None:
    match = started(Ask(0))
    assert refused(match, match.act, "say a", 0) == "Nothing is open in lane 0."


def test_nothing_is_taken_when_the_game_is_over() -> None:
    match = started(Ask(0))
    assert not match.over
    match.act(A)
    assert match.over
    for lane in (None, 0):
        assert refused(match, match.act, B, lane) == "The game is over."
    with pytest.raises(Illegal):
        match.choice()


def test_chance_speaks_until_a_seat_has_to_choose() -> None:
    match = started(Deal(0), Deal(1), lanes([Ask(0)], [Deal(1), Ask(1)]), Deal(0), bag="wxyz")
    assert [(lane, seat) for lane, seat, _ in match.roll(Dice(1))] == [(None, CHANCE), (None, CHANCE), (1, CHANCE)]
    assert match.roll(Dice(1)) == []
    match.act(A, 0)
    match.act(A, 1)
    assert len(match.roll(Dice(1))) == 1
    assert match.over


@pytest.mark.parametrize("seats", [0, 1, 6, -2])
def test_a_game_takes_so_many_seats(seats: int) -> None:
    assert refusal(Match.start, GAME, seats) == f"Kingdom Builder takes 2 to 5 seats, not {seats}."


def test_a_game_starts_before_the_first_draw_with_the_fewest_seats() -> None:
    match = Match.start(toy(Note("ready"), Deal(0), bag="x"))
    assert (match.seats, match.entries, match.state.notes, match.state.bag) == (2, [], ["ready"], "x")


# forks, logs


def test_a_fork_stands_where_the_game_stood() -> None:
    match = started(Ask(0), Deal(1), BOTH, bag="xy")
    match.players = ["random", ""]
    stood = [written(match.state)]
    for action, lane in ((A, None), (Draw(1, "y"), None), (B, 1), (A, 0)):
        match.act(action, lane)
        stood.append(written(match.state))
    forks = [match.fork(at) for at in range(5)]
    assert [written(fork.state) for fork in forks] == stood
    assert [fork.entries for fork in forks] == [match.entries[:at] for at in range(5)]
    assert all(fork.players == ["random", ""] for fork in forks)


def test_a_fork_goes_its_own_way() -> None:
    match = started(Ask(0), Ask(1))
    match.act(A)
    before = json.dumps(match.record())
    fork = match.fork(1)
    fork.act(B)
    fork.players.append("random")
    assert json.dumps(match.record()) == before


def log(match: Match, seat: int | None) -> list[Entry]:
    return [entry for entry, _ in match.told(seat)]


def test_a_hidden_draw_is_told_to_its_seat_alone() -> None:
    match = started(Deal(0), Ask(1), bag="x")
    match.act(Draw(0, "x"))
    match.act(A)
    hidden = [Entry(None, CHANCE, Draw(0, UNSEEN)), Entry(None, 1, A)]
    assert log(match, 0) == match.entries
    assert log(match, 1) == log(match, None) == hidden


def test_a_lane_is_told_to_its_owner_alone_until_all_are_closed() -> None:
    match = started(Ask(0), lanes([Ask(0)], [Ask(1), Ask(1)]))
    main, one, zero = match.act(A), match.act(B, 1), match.act(A, 0)
    assert [log(match, seat) for seat in (0, 1, None)] == [[main, zero], [main, one], [main]]
    last = match.act(A, 1)
    assert log(match, 0) == [main, zero, one, last]
    assert log(match, 1) == log(match, None) == match.entries


def test_lanes_that_follow_lanes_do_not_keep_the_first_ones_secret() -> None:
    match = started(ONCE, Note("x"), ONCE)
    first = [match.act(A, 0), match.act(B, 1)]
    assert [log(match, seat) for seat in (0, 1, None)] == [first] * 3
    third = match.act(A, 1)
    assert [log(match, seat) for seat in (0, 1, None)] == [first, [*first, third], first]


def test_a_log_can_be_read_from_an_entry_on() -> None:
    match = started(Ask(0), Ask(1), Ask(0))
    entries = [match.act(A), match.act(B), match.act(A)]
    assert [entry for entry, _ in match.told(None, since=2)] == entries[2:]


def test_a_notebook_shows_what_a_spectator_sees() -> None:
    assert started(Deal(0), bag="x")._repr_svg_() == "<svg>None en light</svg>"


# records


def reloaded(match: Match) -> Match:
    return Match.load(json.loads(json.dumps(match.record())), {match.game.id: match.game})


@pytest.mark.parametrize("seed", range(3))
def test_a_record_plays_again_from_anywhere(seed: int) -> None:
    whole = play(GAME, ["random"] * (2 + seed), seed, {"island": "random", "caves": "chosen"})
    for match in (whole.fork(0), whole.fork(40), whole):
        again = reloaded(match)
        assert (again.record(), again.entries) == (match.record(), match.entries)
        assert written(again.state) == written(match.state)


def test_a_record_with_open_lanes_plays_again() -> None:
    match = started(BOTH, Ask(0))
    match.act(B, 1)
    match.act(A, 0)
    again = reloaded(match)
    assert (again.entries, written(again.state)) == (match.entries, written(match.state))


def differing(*entries: list[Any], rules: int = 1) -> str:
    """The sentence on a game of a word by seat 0, one by seat 1, then both together, that went like this."""
    game = toy(Ask(0), Ask(1, "c d"), lanes([Ask(0)], [Ask(1)]))
    record = Match.start(game).record() | {"entries": list(entries), "rules": rules}
    return refusal(Match.load, record, {"toy": game})


FIRST, SECOND = [None, 0, "say a"], [None, 1, "say c"]
IMPOSSIBLE = "“say z”, differs from the rules: “say z” is not possible now."


def test_the_first_entry_that_differs_is_named() -> None:
    assert differing([None, 0, "say z"], [None, 1, "say z"]) == f"Entry 1 of the record, {IMPOSSIBLE}"
    assert differing(FIRST, [None, 1, "say z"]) == f"Entry 2 of the record, {IMPOSSIBLE}"


@pytest.mark.parametrize(
    "entry, why",
    [
        ([None, 0, "say c"], "It is not seat 0 that chooses."),
        ([None, CHANCE, "say c"], "It is not seat -1 that chooses."),
        ([1, 1, "say c"], "Nothing is open in lane 1."),
        ([None, 1, "draw 1 c"], "“draw 1 c” is not possible now."),
        ([None, 1, "?"], "“?” is not an action: write it like “say a”."),
    ],
)
def test_an_entry_says_in_what_it_differs(entry: list[Any], why: str) -> None:
    assert differing(FIRST, entry) == f"Entry 2 of the record, “{entry[2]}”, differs from the rules: {why}"


def test_in_lanes_the_seat_must_be_the_owner() -> None:
    sentence = differing(FIRST, SECOND, [1, 0, "say a"])
    assert sentence == "Entry 3 of the record, “say a”, differs from the rules: It is not seat 0 that chooses."


def test_no_entry_follows_the_end() -> None:
    sentence = differing(FIRST, SECOND, [0, 0, "say a"], [1, 1, "say b"], FIRST)
    assert sentence == "Entry 5 of the record, “say a”, differs from the rules: The game is over."


def test_other_rules_are_mentioned_if_an_entry_differs_and_only_then() -> None:
    assert "differs from the rules (rules 7, these are 1): " in differing([None, 0, "say z"], rules=7)
    match = started(Ask(0))
    match.act(A)
    assert Match.load(match.record() | {"rules": 7}, {"toy": match.game}).over
