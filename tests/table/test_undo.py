"""Back to my last choice, unless chance, a reveal or another seat has spoken since; and the view says so beforehand."""

from random import Random
from typing import Any

import pytest

from regalia.core.errors import Refused
from regalia.core.lanes import pending
from regalia.core.record import Match
from tests.table.hotseat import Hotseat
from tests.table.playing import Crowd, Player, Tape, played
from tests.table.server import Server

CHANCE = "This cannot be undone: chance has spoken since."
ANOTHER = "This cannot be undone: another seat has moved since."
REVEALED = "This cannot be undone: something hidden has been revealed."
TOGETHER = "This cannot be undone: the choices made together have been revealed."
OPEN = "This cannot be undone: all choose at the same time now."
NOTHING = "There is nothing to undo: this seat has not chosen yet."
REASONS = {CHANCE, ANOTHER, REVEALED, TOGETHER, OPEN, NOTHING}


def can(table: Hotseat, seat: int, lang: str = "en") -> Any:
    """What the view of a seat says of undo."""
    return table.guest.ok("GET", table.path(f"view?seat={seat}&lang={lang}"))["undo"]


def refusal(table: Hotseat, seat: int) -> str:
    return table.guest.refused(409, "POST", table.path("undo"), seat=seat)


def test_the_last_choice_is_taken_back_and_everything_is_as_before(server: Server) -> None:
    """Also several choices, one after the other, until there is nothing left."""
    table = Hotseat.open(server.guest("Ann"), "kingdom-builder")
    seat, _ = table.turn() or (0, [])
    assert refusal(table, seat) == can(table, seat)["why"] == NOTHING
    views = list[Any]()
    for _ in range(3):
        views.append(table.get("view", seat))
        table.act(seat, table.options(seat)[0])
    while views:
        assert can(table, seat) == {"possible": True, "why": ""}
        assert table.post("undo", seat=seat) == {"phase": "playing"}
        assert table.get("view", seat) == views.pop()
    assert refusal(table, seat) == NOTHING
    assert [event["kind"] for event in table.events()[-6:]] == ["acted"] * 3 + ["undone"] * 3


def test_what_was_taken_back_can_be_chosen_otherwise(server: Server) -> None:
    table = Hotseat.open(server.guest("Ann"), "kingdom-builder")
    seat, options = table.turn() or (0, [])
    table.act(seat, options[0])
    table.post("undo", seat=seat)
    made = [(seat, options[1])]
    table.act(*made[0])
    assert made + table.play(Random(1)) == table.made()


@pytest.mark.parametrize("game", ["kingdom-builder", "kingsburg", "wonderful-kingdom"])
def test_the_view_says_before_what_the_answer_says_after(server: Server, game: str) -> None:
    """Throughout a game, for each seat."""
    table, rng, reasons = Hotseat.open(server.guest("Ann"), game), Random(2), set[str]()
    for _ in range(25):
        for seat in (0, 1):
            said = can(table, seat)
            if said["possible"]:
                continue
            assert refusal(table, seat) == said["why"]
            reasons.add(said["why"])
        table.play(rng, 1)
    assert len(reasons) > 1
    assert reasons <= REASONS


def test_reasons_are_told_in_the_language_of_the_reader(server: Server) -> None:
    table = Hotseat.open(server.guest("Ann"), "kingsburg")
    english, french = can(table, 0)["why"], can(table, 0, "fr")["why"]
    assert english == NOTHING
    assert french
    assert french != english


def test_nothing_is_taken_back_when_a_card_was_drawn_since(server: Server) -> None:
    table = Hotseat.open(server.guest("Ann"), "kingdom-builder")
    seat, _ = table.turn() or (0, [])
    while table.options(seat):
        table.act(seat, table.options(seat)[0])
    assert refusal(table, seat) == CHANCE


def resumed(server: Server, match: Match) -> Hotseat:
    """A table at which a match is played on."""
    ann = server.guest("Ann")
    record = match.record()
    return Hotseat(ann, ann.ok("POST", "/api/records", record=record, chairs=["", ""])["id"]).sit()


def reason(match: Match) -> str | None:
    """Why the last choice of all cannot be undone."""
    try:
        match.undoable(match.entries[-1].seat)
    except Refused as refused:
        return str(refused)
    return None


def alternating(match: Match) -> bool:
    """Two seats have chosen, one after the other, and nothing was drawn."""
    before, last = [entry.seat for entry in match.entries[-2:]] if len(match.entries) > 1 else (-1, -1)
    return before != last and min(before, last) >= 0


def test_nothing_is_taken_back_when_another_seat_has_moved_since(server: Server) -> None:
    match = played("kingsburg", 2, {}, alternating)
    table = resumed(server, match.fork(len(match.entries) - 2))
    (_, first, one), (_, second, other) = match.entries[-2:]
    table.act(first, str(one))
    assert can(table, first)["possible"]
    table.act(second, str(other))
    assert refusal(table, first) == can(table, first)["why"] == ANOTHER
    assert can(table, second)["possible"]


def test_nothing_is_taken_back_when_something_hidden_came_to_light(server: Server) -> None:
    """As when the last card of a hand, of which the others knew nothing, is laid open."""
    match = played("wonderful-kingdom", 2, {}, lambda match: len(match.entries) > 20 and reason(match) == REVEALED)
    table, last = resumed(server, match.fork(len(match.entries) - 1)), match.entries[-1]
    table.act(last.seat, str(last.action))
    assert refusal(table, last.seat) == can(table, last.seat)["why"] == REVEALED


def test_at_a_table_without_undo_nothing_is_taken_back(server: Server) -> None:
    table = Hotseat.open(server.guest("Ann"), "kingdom-builder", undo=False)
    seat, options = table.turn() or (0, [])
    table.act(seat, options[0])
    sentence = "At this table nothing can be undone."
    assert can(table, seat) == {"possible": False, "why": sentence}
    assert refusal(table, seat) == sentence


def test_nobody_takes_back_for_another(server: Server) -> None:
    with Crowd(server) as crowd:
        ann, bob = crowd.sit("kingdom-builder", "", "")
        watcher = crowd.watch(ann)
        chooser = ann if ann.options() else bob
        other = bob if chooser is ann else ann
        chooser.act(chooser.options()[0])
        for player in (other, watcher):
            assert player.guest.ask("POST", player.path("undo"), seat=chooser.seat).status_code == 403
        assert watcher.get("view")["undo"] == {"possible": False, "why": ""}


@pytest.fixture(scope="module")
def planning() -> Match:
    """Both seats plan at the same time, each with several things to do."""
    return played("wonderful-kingdom", 2, {}, lambda match: len(pending(match.state)) == 2)


def plan(player: Player) -> str:
    """Something that does not end one's planning."""
    action = player.options()[0]
    player.act(action)
    return action


def test_in_an_open_lane_one_takes_back_whatever_the_others_did(server: Server, planning: Match) -> None:
    with Crowd(server) as crowd:
        ann, bob = crowd.resume(planning)
        views = ann.get("view"), bob.get("view")
        for player in (ann, bob, ann):
            plan(player)
        for player in (bob, ann, ann):
            assert player.get("view")["undo"]["possible"]
            player.post("undo", seat=player.seat)
        assert (ann.get("view"), bob.get("view")) == views


def test_what_was_taken_back_in_a_lane_is_never_shown_to_others(server: Server, planning: Match) -> None:
    """Neither that it was done nor that it was undone; when the lanes close they hear of what stayed."""
    with Crowd(server) as crowd:
        ann, bob = crowd.resume(planning)
        watcher = crowd.watch(ann)
        tapes = [Tape(player) for player in (ann, bob, watcher)]
        undone = plan(ann)
        ann.post("undo", seat=0)
        stayed = next(action for action in ann.options() if action != undone)
        ann.act(stayed)
        ann.post("chat", text="So be it")
        mine, *others = [tape.heard("So be it") for tape in tapes]
        assert [event["kind"] for event in mine.events[-4:]] == ["acted", "undone", "acted", "said"]
        assert not [event for tape in others for event in tape.events if event["kind"] in ("acted", "undone")]
        finish(ann, bob)
        for tape in others:
            tape.until(lambda tape: stayed in told_of(tape, 0))
            assert undone not in told_of(tape, 0)
        for tape in tapes:
            tape.close()
        assert ann.guest.refused(409, "POST", ann.path("undo"), seat=0) in (TOGETHER, CHANCE)


def finish(*players: Player) -> None:
    """Everybody plans to the end."""
    for player in players:
        while options := player.options():
            player.act(options[-1])


def told_of(tape: Tape, seat: int) -> list[str]:
    return [event["action"] for event in tape.events if event["kind"] == "acted" and event["seat"] == seat]


def test_nothing_is_taken_back_when_the_game_is_over(server: Server) -> None:
    """Everybody has seen the seed and all that was hidden."""
    seeds = (played("wonderful-kingdom", 2, {}, lambda match: match.over, seed) for seed in range(50))
    match = next(match for match in seeds if reason(match) is None)
    table, last = resumed(server, match.fork(len(match.entries) - 1)), match.entries[-1]
    assert table.act(last.seat, str(last.action)) == {"phase": "over"}
    assert table.get("record")["fair"]["seed"]
    assert table.guest.ask("POST", table.path("undo"), seat=last.seat).status_code == 409
