"""Streams: numbered for each viewer, in his language, and taken up again exactly where they were cut."""

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

from regalia.games import GAMES
from tests.sentences import said
from tests.table.playing import SOAK, Crowd, Player, Tape, blocks
from tests.table.server import Server

CUTS = 1000 if SOAK else 40
SAID = ("lines", "names", "run", "heading", "vignette")  # in the language of the viewer


@pytest.fixture
def lonely(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may stop it."""
    running = Server(tmp_path)
    yield running
    running.kill()


@pytest.fixture
def crowd(server: Server) -> Iterator[Crowd]:
    with Crowd(server) as crowd:
        yield crowd


def test_the_answer_is_a_stream_that_nobody_keeps(crowd: Crowd) -> None:
    [ann, _] = crowd.sit("kingsburg", "", "")
    tape = Tape(ann).until(lambda tape: bool(tape.events))
    headers = tape.response.headers
    assert headers["content-type"].startswith("text/event-stream")
    assert (headers["cache-control"], headers["x-accel-buffering"]) == ("no-store", "no")
    assert tape.close().startswith(b"retry: 1000\n\n")


def test_random_cuts_lose_nothing_and_double_nothing(crowd: Crowd) -> None:
    """A reader whose connection breaks again and again hears the same events as one who is always there."""
    players, rng = crowd.sit("kingdom-builder", "", ""), Random(7)
    control, heard, cuts = Tape(players[0]), list[bytes](), 0
    game = Thread(target=_play, args=(players, Random(8)))
    game.start()
    while cuts < CUTS or game.is_alive():
        tape = _resumed(players[0], heard)
        time.sleep(rng.uniform(0, 0.02))
        heard, cuts = heard + blocks(_torn(tape.close(), rng)), cuts + 1
    players[0].post("chat", text="Done.")
    heard += blocks(_resumed(players[0], heard).heard("Done.").close())
    assert heard == blocks(control.heard("Done.").close())
    assert players[0].get("log")["events"] == control.events


def _resumed(player: Player, heard: list[bytes]) -> Tape:
    return Tape(player, **({"Last-Event-ID": str(len(heard))} if heard else {}))


def _play(players: list[Player], rng: Random, moves: int = 60) -> None:
    for _ in range(moves):
        for player in players:
            if options := player.options():
                player.act(rng.choice(options))
                break


def _torn(tape: bytes, rng: Random) -> bytes:
    """What had arrived when the connection broke: it may end within an event."""
    return tape[: rng.randrange(len(tape) + 1)]


@pytest.mark.parametrize(
    ("since", "last", "begins"),
    [(0, None, 1), (5, None, 6), (5, "9", 10), (5, "", 6), (5, "x", 6), (5, "-1", 6), (5, "9" * 30, 6), (0, "0", 1)],
)
def test_a_stream_begins_after_the_last_event_that_was_heard(
    crowd: Crowd, since: int, last: str | None, begins: int
) -> None:
    [ann, _] = crowd.sit("kingdom-builder", "", "")
    tape = Tape(ann, f"?since={since}", **({} if last is None else {"Last-Event-ID": last}))
    ann.post("chat", text="Hello.")
    heard = tape.heard("Hello.").events
    tape.close()
    assert heard == ann.get("log")["events"][begins - 1 :]
    assert heard == ann.get(f"log?since={begins - 1}")["events"]


def test_who_is_ahead_of_the_table_waits_for_what_comes(crowd: Crowd) -> None:
    [ann, _] = crowd.sit("kingdom-builder", "", "")
    tape = Tape(ann, **{"Last-Event-ID": "999999"})
    ann.post("chat", text="Hello.")
    [event] = tape.heard("Hello.").events
    tape.close()
    assert event["number"] == len(ann.get("log")["events"])


def unsaid(event: dict[str, Any]) -> dict[str, Any]:
    """An event without what is said in a language."""
    return {field: told for field, told in event.items() if field not in SAID}


@pytest.mark.parametrize("game", GAMES)
def test_each_viewer_hears_his_own_language(crowd: Crowd, game: str) -> None:
    [ann, bob] = crowd.sit(game, "", "")
    tapes = [Tape(ann), Tape(ann, "?lang=fr"), Tape(ann, **{"Accept-Language": "fr-CH, en;q=0.5"})]
    _play([ann, bob], Random(1), 10)
    ann.post("chat", text="Salut {é} <b>!")
    english, french, browser = (tape.heard("Salut {é} <b>!").events for tape in tapes)
    for tape in tapes:
        tape.close()
    assert french == browser
    assert [*map(unsaid, english)] == [*map(unsaid, french)]
    pairs = [(one["lines"], two["lines"]) for one, two in zip(english, french, strict=True) if one["kind"] == "acted"]
    assert pairs
    for one, two in pairs:
        assert one != two
        assert all(said(line) for line in (*one, *two))


def test_seats_and_chat_are_events_too(crowd: Crowd) -> None:
    [ann, bob] = crowd.sit("kingdom-builder", "", "", undo=False)
    wim = crowd.watch(ann)
    tapes, left = [Tape(player) for player in (ann, wim)], Tape(bob)
    bob.post("leave", seat=1)
    left.until(lambda tape: tape.ended).close()
    bob.post("chat", text="See you.")
    bob.post("back", seat=1)
    wim.post("chat", text="Who plays?")
    for tape in tapes:
        events = [event for event in tape.heard("Who plays?").events if event["kind"] != "acted"]
        assert [event["kind"] for event in events] == ["seats", "seats", "began", "seats", "said", "seats", "said"]
        spoken = [(e.get("seat"), e["name"], e["text"]) for e in events if e["kind"] == "said"]
        assert spoken == [(None, "Bob (watching)", "See you."), (None, "Wim (watching)", "Who plays?")]
        tape.close()


def test_streams_end_with_the_server_and_go_on_with_it(lonely: Server) -> None:
    with Crowd(lonely) as crowd:
        [ann, bob] = crowd.sit("kingdom-builder", "", "")
        tape = Tape(ann)
        _play([ann, bob], Random(2), 5)
        ann.post("chat", text="Good night.")
        tape.heard("Good night.")
        assert lonely.stop() == 0
        assert tape.until(lambda tape: tape.ended).close().endswith(b"\n\n")
        lonely.start()
        again = Tape(ann, **{"Last-Event-ID": str(len(tape.events))})
        _play([ann, bob], Random(3), 5)
        ann.post("chat", text="Good morning.")
        assert [*tape.events, *again.heard("Good morning.").events] == ann.get("log")["events"]
        again.close()
