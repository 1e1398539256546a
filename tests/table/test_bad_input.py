"""Whatever is wrong with a request, it gets one sentence in the reader's language, and nothing has changed."""

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

import httpx
import pytest

from tests.sentences import said
from tests.table.playing import Crowd, Player
from tests.table.server import Server

QUOTED = re.compile(r"“[^”]*”|«[^»]*»")  # what the reader has written himself
DEEP = "[" * 30_000
TABLE = '{"game": "kingsburg", "chairs": ["", ""]}'
CARD = '{"game": "wonderful-kingdom", "chairs": ["", ""], "box": {"development.farm": {"en": "\\ud800"}}}'


class Wrong(NamedTuple):
    """A request that must be refused; its address begins at the table, or at the root."""

    status: int
    method: str
    path: str
    body: str = ""
    headers: dict[str, str] = {}  # noqa: RUF012

    def send(self, player: Player, query: str = "", **headers: str) -> httpx.Response:
        address = player.guest.server.address + (self.path if self.path.startswith("/") else player.path(self.path))
        address += query and ("&" if "?" in address else "?") + query
        sent = {"Content-Type": "application/json"} | self.headers | headers
        return player.guest.http.request(self.method, address, content=self.body.encode(), headers=sent)


WRONG = {
    "not now": Wrong(409, "POST", "act", '{"action": "end"}'),
    "never heard of": Wrong(422, "POST", "act", '{"action": "fly to the moon"}'),
    "nothing to say": Wrong(422, "POST", "act", '{"action": ""}'),
    "a zero byte": Wrong(422, "POST", "act", '{"action": "settle\\u0000 1,1"}'),
    "a draw of chance": Wrong(409, "POST", "act", '{"action": "draw 1 grass"}'),
    "nothing to undo": Wrong(409, "POST", "undo", '{"seat": 0}'),
    "too early": Wrong(409, "POST", "rematch"),
    "no body": Wrong(422, "POST", "act"),
    "half a body": Wrong(400, "POST", "act", '{"action": "end"'),
    "no JSON": Wrong(400, "POST", "act", "action=end"),
    "too deep": Wrong(400, "POST", "act", DEEP),
    "a number of 5000 digits": Wrong(400, "POST", "act", '{"action": "end", "seat": ' + "9" * 5000 + "}"),
    "a list": Wrong(422, "POST", "act", '["end"]'),
    "nothing": Wrong(422, "POST", "act", "null"),
    "a number for a text": Wrong(422, "POST", "act", '{"action": 5}'),
    "a text for a number": Wrong(422, "POST", "act", '{"action": "end", "seat": "one"}'),
    "half a seat": Wrong(422, "POST", "act", '{"action": "end", "seat": 0.5}'),
    "a seat below zero": Wrong(422, "POST", "act", '{"action": "end", "seat": -1}'),
    "a seat far away": Wrong(422, "POST", "act", '{"action": "end", "seat": 1' + "0" * 30 + "}"),
    "an endless seat": Wrong(422, "POST", "act", '{"action": "end", "seat": 1e999}'),
    "the seat of another": Wrong(403, "POST", "act", '{"action": "end", "seat": 1}'),
    "a seat that is not there": Wrong(403, "POST", "act", '{"action": "end", "seat": 9}'),
    "an unknown field": Wrong(422, "POST", "act", '{"action": "end", "cheat": true}'),
    "half a character": Wrong(422, "POST", "act", '{"action": "\\ud800"}'),
    "a zero byte in chat": Wrong(422, "POST", "chat", '{"text": "a\\u0000b"}'),
    "lines in chat": Wrong(422, "POST", "chat", '{"text": "a\\nb"}'),
    "half a character in chat": Wrong(422, "POST", "chat", '{"text": "\\udfff"}'),
    "a seat taken": Wrong(409, "POST", "join", '{"seat": 1}'),
    "a link of another kind": Wrong(422, "POST", "link", '{"kind": "all"}'),
    "no such link": Wrong(404, "POST", "enter", '{"token": "\\u0000"}'),
    "an unknown bot": Wrong(422, "POST", "bot", '{"seat": 0, "bot": "hal"}'),
    "no game over": Wrong(409, "GET", "record"),
    "a form": Wrong(415, "POST", "act", "action=end", {"Content-Type": "application/x-www-form-urlencoded"}),
    "a plain text": Wrong(415, "POST", "act", '{"action": "end"}', {"Content-Type": "text/plain"}),
    "another site": Wrong(403, "POST", "act", '{"action": "end"}', {"Origin": "https://evil.example"}),
    "another tab": Wrong(403, "POST", "act", '{"action": "end"}', {"Sec-Fetch-Site": "cross-site"}),
    "another server": Wrong(421, "GET", "view", "", {"Host": "evil.example"}),
    "another method": Wrong(405, "DELETE", "view"),
    "no such address": Wrong(404, "GET", "treasure"),
    "no such root": Wrong(404, "GET", "/api/nothing"),
    "no such help": Wrong(404, "GET", "/api/games/kingsburg/help/nothing"),
    "no such table": Wrong(404, "GET", "/api/tables/%00%ff/view"),
    "a strange seat": Wrong(422, "GET", "view?seat=%F0%9F%8F%B0"),
    "a strange past": Wrong(422, "GET", "log?since=-1"),
    "a far future": Wrong(422, "GET", "log?since=1" + "0" * 30),
    "a strange light": Wrong(422, "GET", "picture?theme=neon"),
    "no such game": Wrong(422, "POST", "/api/tables", '{"game": "chess", "chairs": ["", ""]}'),
    "too many chairs": Wrong(422, "POST", "/api/tables", TABLE.replace('""]', '"", "", "", "", ""]')),
    "no chairs": Wrong(422, "POST", "/api/tables", TABLE.replace('"", ""', "")),
    "no such chair": Wrong(422, "POST", "/api/tables", TABLE.replace('""]', '"hal"]')),
    "no such option": Wrong(422, "POST", "/api/tables", TABLE.replace("}", ', "options": {"a": "b"}}')),
    "no such row": Wrong(422, "POST", "/api/tables", TABLE.replace("}", ', "box": {"a": {}}}')),
    "no such pace": Wrong(422, "POST", "/api/tables", TABLE.replace("}", ', "pace": "soon"}')),
    "too slow": Wrong(422, "POST", "/api/tables", TABLE.replace("}", ', "pace": "days", "limit": 15}')),
    "half a card": Wrong(422, "POST", "/api/tables", CARD),
    "no record": Wrong(422, "POST", "/api/records", '{"record": {}, "chairs": ["", ""]}'),
}


class Place(NamedTuple):
    """Who has to choose at a table, and sends nonsense; the other one; and what both saw at first."""

    sender: Player
    other: Player
    before: list[bytes]

    @classmethod
    def of(cls, sender: Player, other: Player) -> "Place":
        return cls(sender, other, cls.seen(cls(sender, other, [])))

    def seen(self) -> list[bytes]:
        """What both are shown and told, and which tables the sender has."""
        asked = [(player, player.path(what)) for player in (self.sender, self.other) for what in ("view", "log")]
        asked += [(self.sender, self.sender.path()), (self.sender, "/api/me/tables")]
        return [player.guest.ask("GET", path).content for player, path in asked]


@pytest.fixture(scope="module")
def place(server: Server) -> Iterator[Place]:
    with Crowd(server) as crowd:
        [ann, bob] = crowd.sit("kingdom-builder", "", "", options={"preset": "first-game"})
        while not ann.options():
            bob.act(bob.options()[0])
        yield Place.of(ann, bob)


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_wrong_request_is_one_sentence_and_changes_nothing(place: Place, wrong: Wrong) -> None:
    english, *french = (
        wrong.send(place.sender, **{"Accept-Language": "en"}),
        wrong.send(place.sender, **{"Accept-Language": "fr-CH, fr;q=0.9, en;q=0.8"}),
        wrong.send(place.sender, "lang=fr", **{"Accept-Language": "en"}),
    )
    assert english.status_code == wrong.status, english.text
    assert {answer.status_code for answer in french} == {wrong.status}
    assert _sentence(english, "en") not in {_sentence(answer, "fr") for answer in french}
    assert place.seen() == place.before


def _sentence(answer: httpx.Response, lang: str) -> str:
    """The one sentence of a refusal."""
    body = json.loads(answer.content)
    assert body == {"error": body["error"], "status": answer.status_code}
    assert answer.headers["content-language"] == lang
    assert answer.headers["cache-control"] == "no-store"
    sentence = said(QUOTED.sub("“…”", body["error"]))
    assert len(re.findall(r"[.!?](?:\s|$)", sentence)) == 1, sentence
    return sentence


def test_the_cookie_of_the_language_counts(place: Place) -> None:
    cookie = f"regalia={place.sender.guest.http.cookies['regalia']}"
    for lang, accepted in (("fr", "en"), ("en", "fr")):
        headers = {"Cookie": f"{cookie}; lang={lang}", "Accept-Language": accepted}
        _sentence(WRONG["no body"].send(place.sender, **headers), lang)


def test_a_choice_that_comes_late_is_refused(server: Server) -> None:
    with Crowd(server) as crowd:
        players = crowd.sit("kingsburg", "", "")
        acting = next(player for player in players if player.options())
        acting.act("take gold")
        before = [player.served() for player in players]
        assert acting.guest.refused(409, "POST", acting.path("act"), action="take wood") == "It is not your turn."
        assert [player.served() for player in players] == before
