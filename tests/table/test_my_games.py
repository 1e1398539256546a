"""My games: what the list says of each, after a restart too, and what deleting one does."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from regalia.agents.runner import play
from regalia.core.game import total
from regalia.core.known import UNKNOWN
from regalia.core.record import Match
from regalia.games import GAMES
from regalia.table import summaries
from regalia.table.asked import asked_in_person
from regalia.table.room import Room
from tests.table.hotseat import Hotseat, kept, serving, soon
from tests.table.indoors import charter
from tests.table.playing import Crowd, Player, link
from tests.table.reading import Reading
from tests.table.server import Guest, Server

LONG_AGO = re.compile(r"just now|\d+ minutes? ago|à l’instant|il y a \d+ minutes?")
GAME = "kingdom-builder"


def listed(guest: Guest, path: str = "/mine") -> str:
    """The page of my games but for the time that has passed."""
    return LONG_AGO.sub("", guest.ask("GET", path).text)


# What the list says.


@pytest.mark.parametrize("game", GAMES)
def test_a_summary_tells_each_viewer_what_the_table_does(game: str) -> None:
    """Over a whole game by chance: whose turn it is, and the points, as a seat or a spectator may know them."""
    room, rng = Room(charter(game)), Random(1)
    for seat, name in enumerate(("ann", "bob")):
        room.sit(seat, name, name, "", 0.0)
    for _ in range(400):
        said = summaries.read(summaries.row("x", room))
        in_person = asked_in_person(room.match.state, room.chairs)
        for guest, viewer in (("ann", 0), ("bob", 1), ("cleo", None)):
            scores = [total(points) for points in room.game.scores(room.view(viewer))]
            assert said.points(guest) == tuple(None if points is UNKNOWN else points for points in scores)
            assert said.awaits(guest) == (viewer in in_person)
        if not in_person:
            assert room.match.over
            assert said.ranks == room.game.result(room.match.state).ranks
            return
        seat = rng.choice(in_person)
        room.act(seat, rng.choice(room.options(seat)), 0.0)


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Guest]]:
    """A server of its own, and a guest with a game of each kind in the list."""
    with serving(tmp_path_factory.mktemp("mine")) as server:
        ann = server.guest("Ann")
        for game in GAMES:
            Hotseat.open(ann, game).play(Random(1), 20)
        over = play(GAMES[GAME], ["random", "random"], 1).record()
        Hotseat(ann, ann.ok("POST", "/api/records", record=over, chairs=["", "greedy"])["id"], 1).sit()
        ann.open("kingsburg", "", "search:1s", "", pace="live", limit=120)
        against = ann.open("kingsburg", "", "tuned")
        ann.ok("POST", f"/api/tables/{against}/join", seat=0)
        soon(lambda: ann.ok("GET", f"/api/tables/{against}/options"))
        yield server, ann


def test_the_list_names_players_ranks_points_options_and_results(full: tuple[Server, Guest]) -> None:
    _server, ann = full
    texts = Reading(ann.ask("GET", "/mine").text).texts
    assert {"Ann", "Ruler", "Knight", "free", "2 minutes for each choice", "Seats taken: 1 of 3."} <= set(texts)
    assert any(text.startswith(("You have won", "Won by")) for text in texts[texts.index("Finished") :])
    waiting = texts.count("Your turn.")
    assert waiting
    assert f"({waiting}) My games · Regalia" in texts
    states = [text for text in texts if text in ("Your turn.", "Seats taken: 1 of 3.")]
    assert states == sorted(states, reverse=True)


@pytest.mark.parametrize("lose", [False, True], ids=["kept", "of before"])
def test_the_list_is_the_same_after_a_restart(full: tuple[Server, Guest], lose: bool) -> None:
    """Without anybody opening a game; also if the tables are of a version that kept no summaries."""
    server, ann = full
    before = [listed(ann, path) for path in ("/mine", "/", "/mine?lang=fr", "/mine?lang=en")]
    server.stop()
    if lose:
        kept(server, "DELETE FROM summaries")
    server.start()
    assert [listed(ann, path) for path in ("/mine", "/", "/mine?lang=fr", "/mine?lang=en")] == before
    server.stop()
    assert kept(server, "SELECT count(*) FROM summaries") == kept(server, "SELECT count(*) FROM tables")
    server.start()


# What deleting does.

ENDED = play(GAMES[GAME], ["random", "random"], 1)


class Place:
    """A table of two in some phase: Ann has opened it, Bob may sit there, Cleo may watch."""

    def __init__(self, crowd: Crowd, phase: str, other: str) -> None:
        ann = crowd.guest("Ann")
        chairs = ["", "random" if other == "bot" else ""]
        record = ENDED.record() if phase == "over" else Match.start(GAMES[GAME], 2).record()
        self.host = Player(ann, ann.ok("POST", "/api/records", record=record, chairs=chairs)["id"], 0)
        self.other = Player(crowd.guest("Bob"), self.host.table, 1)
        if other == "person":
            self.other.post("enter", token=link(self.host, "seat", 1))
        self.cleo = crowd.watch(self.host)
        if phase == "playing" or (phase == "over" and other != "nobody"):
            self.host.post("join", seat=0)

    def in_list(self, player: Player) -> bool:
        return player.table in [table["id"] for table in player.guest.ok("GET", "/api/me/tables")]


CASES = [  # phase, the other seat, who deletes: what happens, or a part of the sentence
    ("waiting", "nobody", "host", "erased"),
    ("waiting", "bot", "host", "erased"),
    ("waiting", "person", "host", "Others sit at your table already"),
    ("waiting", "person", "other", "left"),
    ("playing", "bot", "host", "erased"),
    ("playing", "person", "host", "Other people are in this game"),
    ("playing", "person", "other", "Other people are in this game"),
    ("over", "nobody", "host", "erased"),
    ("over", "bot", "host", "erased"),
    ("over", "person", "host", "hidden"),
    ("over", "person", "other", "hidden"),
]


@pytest.mark.parametrize("phase, other, who, how", CASES)
def test_deleting_takes_nothing_from_others(server: Server, phase: str, other: str, who: str, how: str) -> None:
    with Crowd(server) as crowd:
        place = Place(crowd, phase, other)
        me, others = (place.host, place.other) if who == "host" else (place.other, place.host)
        assert me.get()["phase"] == phase
        before, watched = others.guest.ask("GET", others.path("view")).content, place.cleo.served()
        assert "no seat" in place.cleo.guest.refused(403, "POST", place.cleo.path("delete"))
        page = Reading(me.guest.ask("GET", "/mine").text)
        [button] = [each.attrs for each in page.all("button") if each.attrs.get("data-deletes") == me.table]
        if how[0].isupper():
            sentence = me.guest.refused(409, "POST", me.path("delete"))
            assert sentence.startswith(how)
            assert button["data-why"] == sentence
            assert place.in_list(me)
        else:
            assert button["data-asks"]
            key = {"Idempotency-Key": "once"}
            for _ in range(2):
                assert me.guest.ok("POST", me.path("delete"), key) == {"how": how}
            assert not place.in_list(me)
        if how == "erased":
            assert others.guest.ask("GET", others.path()).status_code == 404
            assert place.cleo.guest.ask("GET", place.cleo.path("view")).status_code == 404
        else:
            assert others.guest.ask("GET", others.path("view")).content == before
            assert place.in_list(others) == (other == "person")
            assert how == "left" or place.cleo.served() == watched


def test_nothing_of_an_erased_table_is_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = Hotseat.open(ann, "kingsburg")
        table.play(Random(1), 70)
        table.post("link", kind="watch")
        assert table.post("delete") == {"how": "erased"}
        for name in ("lines", "snapshots", "summaries", "members", "tokens", "answers", "tables"):
            assert kept(server, f"SELECT count(*) FROM {name}") == [(0,)]
        assert "no table" in ann.refused(404, "POST", table.path("delete"))
        server.stop()
        assert "Traceback" not in server.said()


def test_a_rematch_that_was_deleted_can_be_opened_again(server: Server) -> None:
    with Crowd(server) as crowd:
        host = Place(crowd, "over", "bot").host
        first = host.post("rematch")["id"]
        assert host.post("rematch")["id"] == first
        host.guest.ok("POST", f"/api/tables/{first}/delete")
        second = host.post("rematch")["id"]
        assert second != first
        assert host.post("rematch")["id"] == second
