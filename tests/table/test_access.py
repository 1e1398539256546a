"""Who gets in where: every route with a table in it, from the description of the API, by everybody who might try."""

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import pytest

from regalia.table.guests import Signer
from tests.table.playing import Crowd, Player, Tape, link
from tests.table.server import Guest, Server

NOWHERE = "zzzzzzzzzz"  # a table that does not exist
FORGED = "A" * 22 + "." + "B" * 43
PREFIX = "/api/tables/{id}"
BODIES: dict[str, dict[str, Any]] = {  # each is right, and asks for the first seat
    "join": {"seat": 0},
    "enter": {"token": "A" * 22},
    "link": {"kind": "personal", "seat": 0},
    "links/end": {"link": "0" * 16},
    "devices/end": {"seat": 0, "device": "0" * 12},
    "remove": {"seat": 0},
    "mute": {"speaker": 1},
    "leave": {"seat": 0},
    "back": {"seat": 0},
    "bot": {"seat": 0, "bot": "random"},
    "act": {"seat": 0, "action": "take left"},
    "undo": {"seat": 0},
    "hint": {"seat": 0},
    "coach": {"seat": 0, "about": "next"},
    "chat": {"seat": 0, "text": "Hello."},
    "look": {"page": "", "hidden": False},
    "rematch": {},
    "delete": {},
}
ANSWERED = {
    "": 200,
    "box": 200,
    "help/development.farm": 200,
    "topics": 200,
    "record": 409,
    "enter": 404,
    "links": 200,
    "links/end": 422,
    "look": 200,
}  # to those who may be there; everything else is for the first seat
FOR_ALL = ["", "view", "view?lang=fr", "scene", "log", "log?lang=fr", "picture", "description", "boards/0"]


class Route(NamedTuple):
    """A route of a table, and how it is asked for the first seat."""

    method: str
    name: str
    query: str

    def ask(self, guest: Guest, table: str) -> httpx.Response:
        """The answer; of a stream that is granted, only its beginning."""
        address = f"{guest.server.address}/api/tables/{table}/{self.name}".rstrip("/") + self.query
        body = BODIES[self.name] if self.method == "POST" else None
        with guest.http.stream(self.method, address, json=body) as response:
            if not response.headers["content-type"].startswith("text/event-stream"):
                response.read()
        return response


class Place(NamedTuple):
    """A table of two, and all kinds of people around it."""

    seats: list[Player]
    private: bool
    people: dict[str, Guest]
    before: dict[str, bytes]  # what the first seat saw at first

    @property
    def table(self) -> str:
        return self.seats[0].table


@pytest.fixture(scope="module")
def routes(server: Server) -> list[Route]:
    paths = httpx.get(server.address + "/api/openapi.json").json()["paths"]
    found = [(path, method, told) for path, methods in paths.items() for method, told in methods.items()]
    return [
        Route(
            method.upper(),
            path.removeprefix(PREFIX)
            .strip("/")
            .replace("{component}", "development.farm")
            .replace("{token}", "hex-1,1")
            .replace("{of}", "0"),
            "?seat=0" * _takes_a_seat(told),
        )
        for path, method, told in found
        if "{id}" in path
    ]


def _takes_a_seat(told: dict[str, Any]) -> bool:
    return any(parameter["name"] == "seat" for parameter in told.get("parameters", ()))


@pytest.fixture(scope="module", params=["private", "open"])
def place(server: Server, request: pytest.FixtureRequest) -> Iterator[Place]:
    private = request.param == "private"
    with Crowd(server) as crowd:
        ann = crowd.guest("Ann")
        host = Player(ann, ann.open("wonderful-kingdom", "", "", open=not private), 0)
        cleo, bob = (Player(crowd.guest(name), host.table, 1) for name in ("Cleo", "Bob"))
        for player in (cleo, bob):
            player.post("enter", token=link(host, "seat", 1))
            if player is cleo:
                player.post("leave", seat=1)
        host.post("join", seat=0)
        people = {"guest of another table": crowd.sit("kingsburg", "", "random")[0].guest, "ex-player": cleo.guest}
        people |= {"spectator": crowd.watch(host).guest, "other seat": bob.guest}
        people |= {"no cookie": crowd.stranger(), "forged cookie": crowd.stranger(Cookie=f"regalia={FORGED}")}
        yield Place([host, bob], private, people, host.served())


def test_every_route_of_a_table_is_tried(routes: list[Route]) -> None:
    assert {route.name for route in routes if route.method == "POST"} == set(BODIES)
    assert {"", "view", "options", "log", "record", "picture", "stream"} <= {route.name for route in routes}


@pytest.mark.parametrize(
    "who", ["no cookie", "forged cookie", "guest of another table", "ex-player", "spectator", "other seat"]
)
def test_nobody_gets_at_the_seat_of_another(place: Place, routes: list[Route], who: str) -> None:
    hand = _hand(place.seats[0])
    for route in routes:
        answer = route.ask(place.people[who], place.table)
        assert answer.status_code == _expected(place, route, who), f"{route}: {answer.text}"
        assert not hand.search(answer.text)
        if not answer.is_success:
            assert answer.json().keys() == {"error", "status"}
        if answer.status_code in (401, 404):
            assert _same(answer, route.ask(place.people[who], NOWHERE), place.table)
    assert place.seats[0].served() == place.before


def _expected(place: Place, route: Route, who: str) -> int:
    if who in ("no cookie", "forged cookie"):
        return 401
    if place.private and who in ("guest of another table", "ex-player"):
        return 404
    if route.name == "join" and not place.private:
        return 409  # everybody may ask for a seat there, but this one is taken
    if route.name == "rematch" and who == "other seat":
        return 409  # the game is not over
    if route.name == "delete" and who == "other seat":
        return 409  # others play there
    return ANSWERED.get(route.name, 403)


def _same(one: httpx.Response, two: httpx.Response, table: str) -> bool:
    """Whether two answers are the same but for the name of the table."""
    plain = [{key: value for key, value in answer.headers.items() if key != "date"} for answer in (one, two)]
    return plain[0] == plain[1] and one.text.replace(table, NOWHERE) == two.text


def test_spectators_see_no_hand(place: Place) -> None:
    hands = [_hand(player) for player in place.seats]
    watching = [place.people["spectator"]] + [place.people["guest of another table"]] * (not place.private)
    for guest in watching:
        seen = [guest.ask("GET", place.seats[0].path(what)) for what in FOR_ALL]
        assert {answer.status_code for answer in seen} == {200}
        assert (seen[1].json()["seat"], seen[1].json()["options"]) == (None, [])
        tape = Tape(Player(guest, place.table))
        tape.grown(len(seen[4].json()["events"]) - 1)
        texts = [*(answer.text for answer in seen), tape.close().decode()]
        assert not any(hand.search(text) for hand in hands for text in texts)


def test_a_table_is_in_the_lists_of_its_players_only(place: Place) -> None:
    for who in ("guest of another table", "spectator"):
        for path in ("/api/tables", "/api/me/tables"):
            assert place.table not in _listed(place.people[who], path)
    assert all(place.table in _listed(player.guest, "/api/me/tables") for player in place.seats)


def test_who_has_left_before_the_start_does_not_follow_a_table_any_more(place: Place) -> None:
    assert place.table not in _listed(place.people["ex-player"], "/api/me/tables")


def test_the_page_of_a_private_table_tells_nobody_that_it_exists(server: Server) -> None:
    with Crowd(server) as crowd:
        table, stranger = crowd.sit("kingsburg", "", "")[0].table, crowd.stranger()
        page, nothing = (stranger.ask("GET", f"/table/{name}") for name in (table, NOWHERE))
        assert (page.status_code, page.text.replace(table, NOWHERE)) == (nothing.status_code, nothing.text)


def test_only_the_very_cookie_that_was_given_opens_a_seat(place: Place) -> None:
    host = place.seats[0]
    cookie = host.guest.http.cookies["regalia"]
    guest, _, signature = cookie.partition(".")
    forged = [guest, f"{guest}.", f".{signature}", f"{guest}.{signature[:-1]}", f"{cookie}=", f"{cookie}.{signature}"]
    forged += [f"{guest[:-1]}.{signature}", cookie.swapcase(), "A" * 5000, Signer(b"x" * 32).sign(guest)]
    stranger = place.people["no cookie"]
    for tried in forged:
        assert stranger.ask("GET", host.path("view"), {"Cookie": f"regalia={tried}"}).status_code == 401, tried
    assert stranger.ask("GET", host.path("view"), {"Cookie": f"regalia={cookie}"}).status_code == 200


def test_who_plays_cannot_sit_down_on_the_chair_of_a_bot_as_well(server: Server) -> None:
    """He would look into a second hand."""
    with Crowd(server) as crowd:
        [ann] = crowd.sit("wonderful-kingdom", "", "random")
        ann.guest.refused(409, "POST", ann.path("join"), seat=1)
        assert ann.get("view")["seat"] == 0


@pytest.mark.parametrize("given", ["", "Bearer", "Bearer x", "Basic x"])
def test_metrics_are_nobodys_business_without_a_password(server: Server, given: str) -> None:
    """They count what happens at tables, and so tell who has chosen in secret."""
    with Crowd(server) as crowd:
        answer = crowd.guest().ask("GET", "/metrics", {"Authorization": given})
        assert answer.status_code == 404
        assert "regalia_" not in answer.text


def _listed(guest: Guest, path: str) -> list[str]:
    return [table["id"] for table in guest.ok("GET", path)]


def _hand(player: Player) -> re.Pattern[str]:
    """The cards that only their owner can see, as words."""
    view = player.get("view")["view"]
    hand = view["duchies"]["t"][player.seat].pop("hand")["t"]
    alone = [card for card in hand if card not in json.dumps(view)]
    assert alone
    return re.compile(rf"(?<![^\W_])({'|'.join(alone)})(?![^\W_])")
