"""The dice are promised before there is any nonce, depend on all nonces, and can be checked when the game is over."""

import json
from collections.abc import Callable
from copy import deepcopy
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from regalia.core.errors import Illegal, Refused
from regalia.core.fair import verify
from regalia.core.record import Match
from regalia.games import GAMES
from regalia.table import snapshots
from regalia.table.room import Room
from tests.table.hotseat import Hotseat, kept, secret, soon
from tests.table.indoors import charter
from tests.table.playing import Player, Tape
from tests.table.server import Server

Record = dict[str, Any]


class Served:
    """A whole game over HTTP, with every byte that was sent before its end."""

    def __init__(self, server: Server) -> None:
        ann = server.guest("Ann")
        self.opened = ann.ok("POST", "/api/tables", game="kingsburg", chairs=["", ""])
        self.table = Hotseat(ann, self.opened["id"])
        self.empty = self.table.get("")
        self.table.sit()
        tape, self.sent = Tape(Player(ann, self.table.id), "?seat=0"), b""
        while self.table.play(Random(8), 20) and self.table.turn():
            asked = [self.table.path(what) for what in ("", "record", "picture")]
            self.sent += b"".join((*self.table.seen().values(), *(ann.ask("GET", path).content for path in asked)))
        self.sent += tape.until(lambda tape: tape.over).close() + server.said().encode()
        self.record: Record = self.table.get("record")


@pytest.fixture(scope="module")
def served(server: Server) -> Served:
    return Served(server)


@pytest.fixture(scope="module")
def record(served: Served) -> Record:
    return served.record


def room(game: str, *nonces: str) -> Room:
    """A table for two; the game has begun if both nonces are there."""
    made = Room(charter(game))
    for seat, nonce in enumerate(nonces):
        made.sit(seat, f"guest {seat}", "Ann", nonce, 0.0)
    return made


def played(table: Room, moves: int, seed: int = 1) -> Room:
    rng = Random(seed)
    for _ in range(moves):
        if turns := table.to_choose():
            seat = next(iter(turns))
            table.act(seat, rng.choice(table.options(seat)), 0.0)
    return table


def entries(table: Room) -> list[str]:
    return [str(entry.action) for entry in table.match.entries]


def test_the_hash_is_told_before_any_nonce_and_never_changes(served: Served) -> None:
    fair = served.record["fair"]
    assert all(chair["free"] for chair in served.empty["chairs"])  # nobody sits there, so nobody has given a nonce
    assert served.opened["hash"] == served.empty["hash"] == served.table.get("")["hash"] == fair["hash"]
    assert fair["hash"] == sha256(bytes.fromhex(fair["seed"])).hexdigest()
    assert fair["nonces"] == ["n0", "n1"]


def test_every_draw_of_a_record_follows_from_seed_and_nonces(record: Record) -> None:
    draws = [entry for entry in record["entries"] if entry[1] == -1]
    assert verify(Match.load(record, GAMES)) == len(draws) > 20


def other_roll(record: Record) -> None:
    """One number of the first dice that a seat has rolled."""
    entry = next(entry for entry in record["entries"] if entry[2].startswith("roll"))
    words = entry[2].split()
    words[2] = "+".join(sorted("1" if die != "1" else "2" for die in words[2].split("+")))
    entry[2] = " ".join(words)
    del record["entries"][record["entries"].index(entry) + 1 :]
    record["fair"]["since"] = 0


def other_seed(record: Record) -> None:
    record["fair"]["seed"] = "0" * 64


def other_seed_and_hash(record: Record) -> None:
    other_seed(record)
    record["fair"]["hash"] = sha256(bytes(32)).hexdigest()


def other_hash(record: Record) -> None:
    record["fair"]["hash"] = "0" * 64


def other_nonce(record: Record) -> None:
    record["fair"]["nonces"][1] += "!"


def nonces_exchanged(record: Record) -> None:
    record["fair"]["nonces"].reverse()


def no_seed(record: Record) -> None:
    del record["fair"]["seed"]


TAMPERED = [other_roll, other_seed, other_seed_and_hash, other_hash, other_nonce, nonces_exchanged, no_seed]


@pytest.mark.parametrize("tamper", TAMPERED)
def test_whatever_is_tampered_with_is_found(record: Record, tamper: Callable[[Record], None]) -> None:
    changed = deepcopy(record)
    tamper(changed)
    assert changed != record
    match = Match.load(changed, GAMES)  # the rules alone find nothing wrong
    with pytest.raises(Refused, match=r"seed|nonces"):
        verify(match)


@pytest.mark.parametrize("game", GAMES)
def test_every_nonce_counts(game: str) -> None:
    """With the seed and the choices alike, another nonce of any seat gives other draws."""
    told = [entries(played(room(game, *nonces), 30)) for nonces in (("a", "b"), ("x", "b"), ("a", "x"), ("b", "a"))]
    assert len({*map(tuple, told)}) == len(told)
    assert entries(played(room(game, "a", "b"), 30)) == told[0]


def test_tables_with_the_same_people_and_nonces_differ(server: Server) -> None:
    """Because their seeds do."""
    ann = server.guest("Ann")
    tables = [Hotseat.open(ann, "kingdom-builder") for _ in range(3)]
    assert len({table.get("")["hash"] for table in tables}) == 3
    assert len({json.dumps(table.events()) for table in tables}) == 3


def test_the_seed_is_nowhere_before_the_end(server: Server, served: Served) -> None:
    """Not in a byte that anybody is sent, nor in the log of the server."""
    [(found,)] = kept(server, "SELECT charter FROM tables WHERE id = ?", served.table.id)
    seed = json.loads(found)["seed"]
    assert seed == served.record["fair"]["seed"]
    assert served.record["fair"]["hash"].encode() in served.sent
    assert seed.encode() not in served.sent
    assert bytes.fromhex(seed) not in served.sent


def replaced() -> Room:
    """A game that was begun with a bot, whose seat a person has taken since."""
    table = room("kingsburg", "ann's")
    table.seat_bot(1, "random", 0.0)
    table.begin(0.0)
    table.sit(1, "bob", "Bob", "", 0.0)
    return table


def test_a_nonce_that_comes_when_the_dice_are_made_is_refused() -> None:
    """Nothing has changed, and without it the seat is there."""
    table = room("kingsburg", "ann's")
    table.seat_bot(1, "random", 0.0)
    table.begin(0.0)
    before = snapshots.encode_room(table)
    with pytest.raises(Illegal, match="comes too late"):
        table.sit(1, "bob", "Bob", "bob's", 0.0)
    assert snapshots.encode_room(table) == before
    table.sit(1, "bob", "Bob", "", 0.0)
    assert table.chairs[1].guests == ("bob",)


def test_who_replaces_a_bot_gives_no_nonce_to_the_game() -> None:
    table = played(replaced(), 1000)
    assert table.match.over
    assert table.record()["fair"]["nonces"] == ["ann's", ""]
    assert verify(Match.load(table.record(), GAMES))


def test_who_replaces_a_bot_changes_no_draw_after_a_restart() -> None:
    table = replaced()
    again = snapshots.decode_room(table.charter, table.number, snapshots.encode_room(table))
    assert again
    assert entries(played(table, 30)) == entries(played(again, 30))


def test_a_game_in_which_a_person_has_replaced_a_bot_verifies(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = Hotseat(ann, ann.open("kingsburg", "", "random"))
    invitation = secret(table.post("link", kind="seat", seat=1)["address"])
    table.post("join", seat=0, nonce="ann's")
    late = bob.refused(409, "POST", table.path("enter"), token=invitation, nonce="bob's")
    assert late == "The dice of this game are made, so your nonce comes too late: take the seat without one."
    bob.ok("POST", table.path("enter"), token=invitation)
    for seat, guest in enumerate((ann, bob)):
        guest.ok("POST", table.path("leave"), seat=seat)
    soon(lambda: table.get("")["phase"] == "over", 60)
    table.record()
