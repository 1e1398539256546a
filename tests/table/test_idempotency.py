"""What is sent again under the same key is done once, and answered the same."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import pytest

from tests.table.hotseat import Hotseat, serving
from tests.table.server import Guest, Server

TIMES = range(2, 6)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
def table(house: Server) -> Hotseat:
    return Hotseat.open(house.guest("Ann"), "kingdom-builder")


class Sent:
    """A request with its key, as often as one likes."""

    def __init__(self, table: Hotseat, what: str, key: str | None = None, **body: Any) -> None:
        self.table, self.what, self.body, self.key = table, what, body, key or uuid4().hex

    def __call__(self, guest: Guest | None = None) -> httpx.Response:
        asker = guest or self.table.guest
        return asker.ask("POST", self.table.path(self.what), {"Idempotency-Key": self.key}, **self.body)

    def times(self, number: int) -> set[tuple[int, bytes]]:
        """The answers to so many of them at the same time."""
        with ThreadPoolExecutor(number) as pool:
            return {(answer.status_code, answer.content) for answer in pool.map(lambda _: self(), range(number))}


def move(table: Hotseat, key: str | None = None) -> Sent:
    """The first choice that somebody has now."""
    seat, options = table.turn() or (0, [""])
    return Sent(table, "act", key, seat=seat, action=options[0])


def test_every_move_of_a_game_is_sent_several_times_at_once_and_made_once(table: Hotseat) -> None:
    made, rng = list[tuple[int, str]](), Random(5)
    while turn := table.turn():
        made.append((turn[0], rng.choice(turn[1])))
        answers = Sent(table, "act", seat=made[-1][0], action=made[-1][1]).times(rng.choice(TIMES))
        assert [status for status, _ in answers] == [200]
    assert table.made() == made


def undo(table: Hotseat) -> Sent:
    sent = move(table)
    assert sent().is_success
    return Sent(table, "undo", seat=sent.body["seat"])


def chat(table: Hotseat) -> Sent:
    return Sent(table, "chat", text="Well played", seat=0)


def leave(table: Hotseat) -> Sent:
    return Sent(table, "leave", seat=0)


def back(table: Hotseat) -> Sent:
    """Its turn has not come, so the bot that keeps the seat does nothing that could be seen."""
    waiting = next(seat for seat in (0, 1) if not table.options(seat))
    table.post("leave", seat=waiting)
    return Sent(table, "back", seat=waiting)


def join(table: Hotseat) -> Sent:
    table.id = table.guest.open("kingsburg", "", "")
    return Sent(table, "join", seat=1, nonce="mine")


def give(table: Hotseat) -> Sent:
    table.id = table.guest.open("kingsburg", "", "")
    return Sent(table, "bot", seat=1, bot="random")


EVERYTHING = [move, undo, chat, back, join, give]


@pytest.mark.parametrize("wanted", EVERYTHING)
def test_whatever_is_sent_again_changes_nothing_more(table: Hotseat, wanted: Callable[[Hotseat], Sent]) -> None:
    """At once, from a new connection, and after everything else that happened."""
    sent = wanted(table)
    before = len(table.events())
    [answer] = sent.times(4)
    assert answer[0] == 200
    told = table.events()
    assert len(told) == before + 1 if sent.what != "act" else len(told) > before
    elsewhere = Guest(table.guest.server)
    elsewhere.http.cookies = table.guest.http.cookies
    table.post("chat", text="Meanwhile", seat=None)
    assert (sent(elsewhere).status_code, sent().content) == answer
    assert table.events()[: len(told)] == told
    assert len(table.events()) == len(told) + 1


def test_keys_are_remembered_by_a_server_that_was_killed(house: Server) -> None:
    tables = [Hotseat.open(house.guest("Ann"), "kingdom-builder") for _ in EVERYTHING]
    sent = [wanted(table) for wanted, table in zip(EVERYTHING, tables, strict=True)]
    answers = [each().content for each in sent]
    before = [table.events() for table in tables]
    house.kill()
    house.start()
    assert [each().content for each in sent] == answers
    assert [table.events() for table in tables] == before


def test_a_key_belongs_to_one_request(table: Hotseat) -> None:
    sent = move(table, "once")
    assert sent().is_success
    before = table.seen()
    for other in (move(table, "once"), Sent(table, "undo", "once", seat=0), Sent(table, "chat", "once", text="Hello")):
        assert other().status_code == 409
        assert other().json()["error"] == "This key was used for another request."
    assert table.seen() == before


def test_others_may_choose_the_same_key(house: Server) -> None:
    """The same words under the same key, by another guest or at another table, are another request."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    tables = [Hotseat(ann, ann.open("kingsburg", "", "", open=True)) for _ in (1, 2)]
    for table in tables:
        for guest in (ann, bob):
            assert Sent(table, "chat", "k", text="Hello")(guest).is_success
        assert [event["name"] for event in table.events()] == ["Ann (watching)", "Bob (watching)"]


def test_a_refused_request_may_be_sent_again_under_its_key(table: Hotseat) -> None:
    """When it is possible, it is done."""
    seat, options = table.turn() or (0, [""])
    undo = Sent(table, "undo", seat=seat)
    assert undo().status_code == 409
    table.act(seat, options[0])
    assert undo().is_success
    assert undo().is_success
    assert table.events()[-1]["kind"] == "undone"
    assert table.options(seat) == options


def test_leaving_is_answered_the_same_again(house: Server) -> None:
    """Before the game has begun the seat is free after it; the guest holds it no more."""
    table = Hotseat(ann := house.guest("Ann"), ann.open("kingsburg", "", ""))
    table.post("join", seat=0)
    sent = leave(table)
    assert sent().is_success
    assert sent().is_success


def test_a_move_is_answered_the_same_though_a_bot_plays_by_now(table: Hotseat) -> None:
    """As after a time limit: the answer to the last move in time got lost on its way."""
    sent = move(table)
    answer = sent()
    table.post("leave", seat=sent.body["seat"])
    assert sent().content == answer.content


def test_a_line_of_chat_that_is_repeated_is_not_too_much(server: Server) -> None:
    table = Hotseat.open(server.guest("Ann"), "kingsburg")
    sent = chat(table)
    assert {sent().status_code for _ in TIMES for _ in TIMES} == {200}


TERMS: dict[str, Any] = {"game": "kingsburg", "chairs": ["", "greedy"], "open": True}


def test_a_table_that_is_asked_for_several_times_is_opened_once(house: Server) -> None:
    """At once, later, and by a server that was killed in between; another request opens another one."""
    ann = house.guest("Ann")
    headers = {"Idempotency-Key": "open"}
    with ThreadPoolExecutor(4) as pool:
        answers = [*pool.map(lambda _: ann.ok("POST", "/api/tables", headers, **TERMS), range(4))]
    house.kill()
    house.start()
    answers.append(ann.ok("POST", "/api/tables", headers, **TERMS))
    assert [each["id"] for each in answers] == [answers[0]["id"]] * 5
    others = [
        ann.ok("POST", "/api/tables", headers, **TERMS | {"chairs": ["", ""]}),
        ann.ok("POST", "/api/tables", {"Idempotency-Key": "again"}, **TERMS),
        ann.ok("POST", "/api/tables", **TERMS),
        ann.ok("POST", "/api/tables", **TERMS),
        house.guest("Bob").ok("POST", "/api/tables", headers, **TERMS),
    ]
    assert len({each["id"] for each in (answers[0], *others)}) == 6
