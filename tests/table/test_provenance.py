"""A table that plays on from a record or with a box file says so to everybody, everywhere, before they sit down."""

import re
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from regalia.agents.runner import play
from regalia.core.protocol import CHANCE
from regalia.core.record import Match
from regalia.games import GAMES
from regalia.table.provenance import NAMED, notes, past
from tests.table.hotseat import Hotseat, secret
from tests.table.indoors import charter
from tests.table.playing import Player, Tape
from tests.table.server import Guest, Server

ISLAND = {"island.rope-bridge": {"lines": ["GGWWM", "FFDDT", "CLCMW", "TTTT", "..GF"]}}
BEGUN = {
    "en": "This game was begun elsewhere and is played on from a record: ",
    "fr": "Cette partie a commencé ailleurs et se poursuit depuis un enregistrement\u202f: ",
}
PLAYED = {"en": "{moves} moves were made before.", "fr": "{moves} coups ont été joués avant."}
DRAWN = {"en": "{draws} draws come from the file: ", "fr": "{draws} tirages viennent du fichier\u202f: "}
UNMADE = {
    "en": "the dice of this table have not made them and do not vouch for them.",
    "fr": "les dés de cette table ne les ont pas faits et n’en répondent pas.",
}
BOX = {
    "en": "A box file of the host replaces 1 row of the box: island.rope-bridge.",
    "fr": "Un fichier de boîte de l’hôte remplace 1 rangée de la boîte\u202f: island.rope-bridge.",
}
every_game = pytest.mark.parametrize("game", GAMES)


@cache
def match(game: str) -> Match:
    """A whole game that was played elsewhere."""
    return play(GAMES[game], ["random", "random"], seed=3)


def before(match: Match, at: int) -> dict[str, int]:
    draws = sum(entry.seat == CHANCE for entry in match.entries[:at])
    return {"moves": at - draws, "draws": draws}


def imported(guest: Guest, game: str, at: int, **terms: Any) -> str:
    """A table that plays on after so many entries."""
    record = match(game).record()
    id: str = guest.ok("POST", "/api/records", record=record, chairs=["", ""], at=at, **terms)["id"]
    return id


def told(at: int, game: str, lang: str) -> list[str]:
    sentences = (BEGUN[lang] + PLAYED[lang], DRAWN[lang] + UNMADE[lang])
    return [sentence.format(**before(match(game), at)) for sentence in sentences]


def faces(guest: Guest, id: str, lang: str) -> list[dict[str, Any]]:
    """The table as the API and as the page's own request have it."""
    table = guest.ok("GET", f"/api/tables/{id}?lang={lang}")
    return [table, guest.ok("GET", f"/api/tables/{id}/scene?lang={lang}")["table"]]


@every_game
@pytest.mark.parametrize("lang", ("en", "fr"))
def test_a_table_that_plays_on_from_a_record_says_so_on_its_face(server: Server, game: str, lang: str) -> None:
    ann, at = server.guest("Ann"), 60
    for face in faces(ann, imported(ann, game, at), lang):
        assert (face["past"], face["box"]) == (before(match(game), at), 0)
        assert face["notes"] == told(at, game, lang)


@every_game
@pytest.mark.parametrize("lang", ("en", "fr"))
def test_its_log_and_every_stream_begin_with_it(server: Server, game: str, lang: str) -> None:
    ann, at = server.guest("Ann"), 60
    table = Hotseat(ann, imported(ann, game, at, open=True, one_screen=True))
    said = ann.ok("GET", table.path(f"log?lang={lang}"))["events"]
    assert said == [{"number": 1, "kind": "origin", "lines": told(at, game, lang)}]
    table.sit()
    for guest, seat in ((ann, 0), (ann, 1), (server.guest("Bob"), None)):
        query = "" if seat is None else f"&seat={seat}"
        events = guest.ok("GET", table.path(f"log?lang={lang}{query}"))["events"]
        assert events[0] == said[0]
        assert [event["number"] for event in events] == [*range(1, len(events) + 1)]
        tape = Tape(Player(guest, table.id), f"?lang={lang}{query}")
        while len(tape.events) < len(events):
            tape.grown(len(tape.events))
        assert tape.events == events
        tape.close()


@pytest.mark.parametrize("lang", ("en", "fr"))
@pytest.mark.parametrize("kind", ("seat", "watch", "open"))
def test_an_invitation_says_it_before_anybody_sits_down(server: Server, kind: str, lang: str) -> None:
    """With the hash, to somebody who has not even a name."""
    ann, at = server.guest("Ann"), 60
    id = imported(ann, "kingdom-builder", at, open=kind == "open")
    token = "" if kind == "open" else secret(link(ann, id, kind))
    asked = Guest(server).ok("POST", f"/api/me/invitation?lang={lang}", table=id, token=token)
    assert (asked["kind"], asked["phase"]) == (kind, "waiting")
    assert (asked["past"], asked["box"]) == (before(match("kingdom-builder"), at), {})
    assert asked["notes"] == told(at, "kingdom-builder", lang)
    assert asked["hash"] == ann.ok("GET", f"/api/tables/{id}")["hash"]


def link(host: Guest, id: str, kind: str, seat: int = 1) -> str:
    body = {"kind": kind} if kind == "watch" else {"kind": kind, "seat": seat}
    address: str = host.ok("POST", f"/api/tables/{id}/link", **body)["address"]
    return address


@pytest.mark.parametrize("lang", ("en", "fr"))
def test_a_box_file_is_named_everywhere_and_its_rows_can_be_read(server: Server, lang: str) -> None:
    ann = server.guest("Ann")
    id = ann.open("kingdom-builder", "", "", box=ISLAND, open=True)
    for face in faces(ann, id, lang):
        assert (face["past"], face["box"], face["notes"]) == (None, 1, [BOX[lang]])
    assert ann.ok("GET", f"/api/tables/{id}/log?lang={lang}")["events"][0]["lines"] == [BOX[lang]]
    asked = Guest(server).ok("POST", f"/api/me/invitation?lang={lang}", table=id, token="")
    assert (asked["box"], asked["notes"]) == (ISLAND, [BOX[lang]])
    assert server.guest("Bob").ok("GET", f"/api/tables/{id}/box") == ISLAND


def test_a_record_that_was_played_with_a_box_file_says_both(server: Server) -> None:
    ann, record = server.guest("Ann"), match("kingdom-builder").record() | {"box": ISLAND}
    id = ann.ok("POST", "/api/records", record=record, chairs=["", ""], at=40)["id"]
    face = ann.ok("GET", f"/api/tables/{id}")
    assert face["notes"] == [*told(40, "kingdom-builder", "en"), BOX["en"]]


def test_lists_of_tables_say_it(server: Server) -> None:
    """Those that wait for players and my own, as data and as pages."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    id = imported(ann, "kingdom-builder", 60, open=True)
    boxed = ann.open("kingdom-builder", "", "", box=ISLAND, open=True)
    for guest, path in ((bob, "/api/tables"), (ann, "/api/me/tables")):
        rows = {row["id"]: row for row in guest.ok("GET", path)}
        assert (rows[id]["past"], rows[id]["box"]) == (before(match("kingdom-builder"), 60), 0)
        assert (rows[boxed]["past"], rows[boxed]["box"]) == (None, 1)
    for guest, page in ((bob, "/"), (ann, "/"), (ann, "/mine")):
        shown = guest.ask("GET", f"{page}?lang=fr").text
        counts = before(match("kingdom-builder"), 60)
        assert (
            "Suite d’un enregistrement. Coups\u202f: {moves}\u202f; tirages\u202f: {draws}.".format(**counts) in shown
        )
        assert "Un fichier de boîte remplace 1 rangée." in shown


@every_game
def test_an_ordinary_table_has_nothing_to_say(server: Server, game: str) -> None:
    ann = server.guest("Ann")
    table = Hotseat.open(ann, game, open=True, one_screen=True)
    for face in faces(ann, table.id, "en"):
        assert (face["past"], face["box"], face["notes"]) == (None, 0, [])
    assert "origin" not in {event["kind"] for event in table.events()}
    assert ann.ok("GET", f"/api/tables/{table.id}/box") == {}
    assert 'class="origin"' not in ann.ask("GET", "/mine").text


@every_game
@pytest.mark.parametrize("lang", ("en", "fr"))
def test_every_cut_of_a_record_is_counted(game: str, lang: str) -> None:
    """As many moves and draws as there are before the cut, in sentences with the right number."""
    entries = [(entry.lane, entry.seat, str(entry.action)) for entry in match(game).entries]
    for at in range(0, len(entries), 7):
        made = charter(game, past=tuple(entries[:at]))
        found = past(made)
        assert (found._asdict() if found else {"moves": 0, "draws": 0}) == before(match(game), at)
        said = notes(made, lang)
        numbers = [int(number) for sentence in said for number in re.findall(r"\d+", sentence)]
        counts = before(match(game), at)
        assert numbers == ([counts["moves"], counts["draws"]][: len(said)] if at else [])
        assert len(said) == (0 if not at else 1 + (counts["draws"] > 0))


@pytest.mark.parametrize("count", (1, NAMED, NAMED + 1, 40))
def test_a_long_list_of_rows_is_cut_in_the_sentence_and_whole_where_it_is_asked_for(count: int) -> None:
    """The sentence names the first ones and says how many there are."""
    game = GAMES["wonderful-kingdom"]
    rows = [row.key for row in game.box.rows][:count]
    made = replace(charter("wonderful-kingdom"), box={row: {} for row in rows})
    (said,) = notes(made, "en")
    assert str(count) in said
    assert all((row in said) is (at < NAMED) for at, row in enumerate(rows))
    assert ("…" in said) is (count > NAMED)


# the nonce of who takes a seat


def test_a_link_tells_the_hash_before_a_nonce_is_given(server: Server) -> None:
    """It is the hash of the record, and the nonce that came after it is one of the game."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    id = ann.open("kingsburg", "", "")
    token = secret(link(ann, id, "seat"))
    asked = bob.ok("POST", "/api/me/invitation", table=id, token=token)
    assert asked["phase"] == "waiting"
    bob.ok("POST", f"/api/tables/{id}/enter", token=token, nonce="bob's")
    assert bob.ok("GET", f"/api/tables/{id}")["hash"] == asked["hash"]


def test_a_late_nonce_is_refused_and_the_link_still_works(server: Server) -> None:
    """In both languages; nothing has changed."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = Hotseat(ann, ann.open("kingsburg", "", "random"))
    token = secret(link(ann, table.id, "seat"))
    table.post("join", seat=0, nonce="ann's")
    asked = bob.ok("POST", "/api/me/invitation", table=table.id, token=token)
    assert asked["phase"] == "playing"
    face = table.get("")
    english = bob.refused(409, "POST", table.path("enter"), token=token, nonce="late")
    french = bob.refused(409, "POST", table.path("enter?lang=fr"), token=token, nonce="late")
    assert english == "The dice of this game are made, so your nonce comes too late: take the seat without one."
    assert french.startswith("Les dés de cette partie sont faits\u202f: votre nonce arrive trop tard")
    assert table.get("")["chairs"] == face["chairs"]
    assert bob.ok("POST", table.path("enter"), token=token) == {"kind": "seat", "seat": 1}
    assert [chair["name"] for chair in table.get("")["chairs"]] == ["Ann", "Bob"]
