"""However long something is that comes in, little of it goes out again."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, NamedTuple
from urllib.parse import quote

import httpx
import pytest

from tests.table.playing import Crowd, played
from tests.table.server import Guest, Server

SHORT = 1024  # bytes of a refusal
MARK = "Qz"
MARKS = (MARK, "\N{CASTLE}" + MARK)  # of one byte a character, and of more
LINE, BODY, RECORD = 6_000, 60_000, 300_000  # bytes in an address or header, in a body, in a record
PAGES = ("/", "/new/{name}", "/mine", "/settings", "/rules/{name}", "/table/{id}", "/static/{path}", "/{name}")
HEADERS = ("Accept-Language", "Content-Type", "Cookie", "Host", "Idempotency-Key", "Last-Event-ID", "Origin", "X-Any")
MATCH = played("kingsburg", 2, {}, lambda match: len(match.entries) > 20)
BOX = {"advisor.1": {"name": "x"}, "nobody": {"name": "x", "lines": ["x"]}}
RIGHT: dict[str, Any] = {
    "name": "kingsburg",
    "lang": "en",
    "game": "kingsburg",
    "chairs": ["", "random"],
    "options": {"governors": "off"},
    "box": BOX,
    "record": MATCH.record() | {"box": BOX, "players": ["", "random"]},
    "at": 3,
    "seats": 2,
    "seat": 0,
    "action": "take gold",
    "kind": "seat",
    "bot": "random",
    "pace": "none",
    "text": "Hello.",
    "token": "x",
    "nonce": "x",
    "id": "x",
    "key": "x",
    "path": "x",
}


class Sent(NamedTuple):
    """A request with one long text somewhere in it."""

    method: str
    path: str
    body: Any = None
    headers: dict[str, str] = {}  # noqa: RUF012

    def by(self, guest: Guest) -> httpx.Response:
        """The answer; of one that has no end, only its beginning."""
        address = guest.server.address + self.path
        headers = {name.encode(): value.encode("latin-1", "replace") for name, value in self.headers.items()}
        with guest.http.stream(self.method, address, json=self.body, headers=headers) as answer:
            if not answer.headers.get("content-type", "").startswith("text/event-stream"):
                answer.read()
        return answer


def long(mark: str, size: int) -> str:
    return mark * (size // len(mark.encode()))


def spoiled(value: Any, text: str) -> Iterator[Any]:
    """The value with the text in its place, and in every place within it: of keys, of values, as one more of each."""
    yield text
    if isinstance(value, dict):
        yield value | {text: text}
        for key, inner in value.items():
            others = {other: each for other, each in value.items() if other != key}
            yield others | {text: inner}
            for worse in spoiled(inner, text):
                yield others | {key: worse}
    if isinstance(value, list):
        yield [*value, text]
        for at in {0, len(value) // 2, len(value) - 1} - {-1}:
            for worse in spoiled(value[at], text):
                yield [*value[:at], worse, *value[at + 1 :]]


def requests(described: dict[str, Any], table: str, mark: str) -> Iterator[Sent]:
    """Every place of every route, by its description."""
    line = long(mark, LINE)
    for page in PAGES:
        yield from addressed("GET", page, ["lang"], line)
    for path, methods in described["paths"].items():
        if path == "/api/me/renew":
            continue  # it would make a stranger of who asks, and takes no text
        for method, told in methods.items():
            queries = [each["name"] for each in told.get("parameters", ()) if each["in"] == "query"]
            yield from addressed(method.upper(), path, [*queries, "lang", "x"], line)
            right = filled(path, table)
            schema = told.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            body = made(schema, described["components"]["schemas"])
            for header in HEADERS:
                yield Sent(method.upper(), right, body, {header: f"regalia={line}; lang={line}"})
            for worse in spoiled(body, long(mark, RECORD if path.endswith("/records") else BODY)):
                yield Sent(method.upper(), right, worse)
    yield Sent(MARK * 100, "/api/games")


def addressed(method: str, path: str, queries: list[str], line: str) -> Iterator[Sent]:
    """The text in each part of an address."""
    for name in (part for part in path.split("/") if part.startswith("{")):
        yield Sent(method, filled(path.replace(name, quote(line[:2000])), "x"))
    for query in queries:
        yield Sent(method, f"{filled(path, 'x')}?{query}={quote(line[:2000])}")


def filled(path: str, table: str) -> str:
    for name, value in (RIGHT | {"id": table}).items():
        path = path.replace(f"{{{name}}}", str(value))
    return path


def made(schema: dict[str, Any], schemas: dict[str, Any]) -> dict[str, Any] | None:
    """A body as a route wants it."""
    fields = schemas.get(schema.get("$ref", "").rpartition("/")[2], {}).get("properties", {})
    return {name: deepcopy(RIGHT[name]) for name in fields if name in RIGHT} if schema else None


@pytest.mark.parametrize("mark", MARKS)
def test_no_answer_repeats_a_long_text(server: Server, mark: str) -> None:
    with Crowd(server) as crowd:
        ann = crowd.sit("kingsburg", "", "")[0]
        cookie = ann.guest.http.cookies["regalia"]
        tried = 0
        for sent in requests(ann.guest.ok("GET", "/api/openapi.json"), ann.table, mark):
            answer = sent.by(ann.guest)
            where = f"{sent.method} {sent.path[:100]} {json.dumps(sent.body)[:200]} {[*sent.headers]}"
            assert answer.status_code < 500, where
            if not answer.headers.get("content-type", "").startswith("text/event-stream"):
                assert mark * 50 not in answer.text, where
                if answer.status_code >= 400 and answer.headers["content-type"] == "application/json":
                    assert len(answer.content) < SHORT, f"{where}: {answer.text[:300]}"
            ann.guest.http.cookies = httpx.Cookies({"regalia": cookie})
            tried += 1
        assert tried > 500
        assert max(map(len, server.said().splitlines())) < 4 * SHORT
