"""Nonsense on every route: never a fault of the server, and nobody else's table is touched."""

import json
import socket
from random import Random
from typing import Any
from urllib.parse import quote

import httpx

from regalia.core.record import Match
from regalia.games import GAMES
from tests.table.playing import SOAK, Crowd, Player
from tests.table.server import Guest, Server

REQUESTS = 20_000 if SOAK else 1000
CONNECTIONS = 1000 if SOAK else 50
SEED = 1
METHODS = ("GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH")
TEXTS = ("", "a", "\0", "\ud800", "é" * 50, "x" * 500, "../../etc/passwd", "{n}%s", "<b>", "0", "-1", "1e9", "９")
VALUES: tuple[Any, ...] = (
    *TEXTS,
    *(None, True, -1, 0, 1, 9, 10**30, 0.5, 1e308),
    *([], {}, [[]], {"a": {}}, [None], {"": ""}),
)
PAGES = ("/", "/new/{name}", "/mine", "/settings", "/rules/{name}", "/table/{id}", "/static/{path}", "/metrics")
HEADERS = {
    "Content-Type": ("application/json", "application/json", "application/json; charset=x", "text/plain", ""),
    "Accept-Language": ("fr", "en", "*;q=0", "x" * 300, ",,;q=2"),
    "Accept-Encoding": ("gzip", "identity", "br, *;q=0"),
    "Idempotency-Key": ("k", "", "x" * 65, "\xff"),
    "Last-Event-ID": ("1", "-1", "x", "9" * 40),
    "Origin": ("null", "http://127.0.0.1"),
    "Cookie": ("", "regalia=x", "regalia=\xff; lang=fr", "lang=xx"),
    "Host": ("", "localhost", "[::1", "evil.example"),
}


class Fuzzer:
    """Requests that are nearly right, or not at all."""

    def __init__(self, guest: Guest, tables: list[str], seed: int) -> None:
        self.guest, self.tables, self.rng = guest, tables, Random(seed)
        self.cookie: str = guest.http.cookies["regalia"]
        self.wild = 0.0  # how much of a request is nonsense
        described = guest.ok("GET", "/api/openapi.json")
        self.schemas: dict[str, Any] = described["components"]["schemas"]
        self.routes: list[tuple[str, str, dict[str, Any]]] = [(page, "GET", {}) for page in PAGES]
        del described["paths"]["/api/me/renew"]  # it would make a stranger of the fuzzer
        for path, methods in described["paths"].items():
            self.routes += [(path, method.upper(), told) for method, told in methods.items()]
        self.routes += [route for route in self.routes if route[1] == "POST"] * 3

    def send(self) -> httpx.Response:
        """One request; of an answer that has no end, only its beginning."""
        self.wild = self.rng.choice((0.0, 0.1, 0.5))
        path, method, told = self.rng.choice(self.routes)
        method = self.rng.choice(METHODS) if self._wild() else method
        address = self.guest.server.address + self._path(path) + self._query(told)
        with self.guest.http.stream(method, address, content=self._body(told), headers=self._headers()) as answer:
            if not answer.headers.get("content-type", "").startswith("text/event-stream"):
                answer.read()
        self.guest.http.cookies = httpx.Cookies({"regalia": self.cookie})  # though another one may have been given
        return answer

    def _wild(self) -> bool:
        return self.rng.random() < self.wild

    def _path(self, path: str) -> str:
        right = {"{id}": self.tables, "{name}": list(GAMES), "{path}": ["x.css"], "{key}": ["building.inn"]}
        return "/".join(self._part(right[part]) if part in right else part for part in path.split("/"))

    def _part(self, right: list[str]) -> str:
        return _quoted(self.rng.choice(TEXTS if self._wild() else right))

    def _query(self, told: dict[str, Any]) -> str:
        known = [parameter["name"] for parameter in told.get("parameters", ()) if parameter["in"] == "query"]
        chosen = [name for name in (*known, "lang", "x") if self._wild()]
        return "?" + "&".join(f"{name}={_quoted(self.rng.choice(TEXTS))}" for name in chosen)

    def _body(self, told: dict[str, Any]) -> bytes:
        if self.rng.random() < self.wild / 5:
            return self.rng.randbytes(self.rng.randrange(50))
        asked = told.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
        fields = self.schemas.get(asked.get("$ref", "").rpartition("/")[2], {}).get("properties", {})
        body = {name: self._value(name) for name in fields if name in RIGHT or self._wild()}
        if self.rng.random() < self.wild / 5:
            body[self.rng.choice(TEXTS)] = self._value("")
        return json.dumps(self.rng.choice(VALUES) if self.rng.random() < self.wild / 5 else body).encode()

    def _value(self, field: str) -> Any:
        return self.rng.choice(VALUES if self._wild() else RIGHT.get(field, VALUES))

    def _headers(self) -> dict[bytes, bytes]:
        headers = {"Content-Type": "application/json"}
        headers |= {name: self.rng.choice(values) for name, values in HEADERS.items() if self._wild()}
        return {name.encode(): value.encode("latin-1") for name, value in headers.items()}


def _quoted(text: str) -> str:
    return quote(text.encode("utf-8", "surrogatepass"), safe="")


EMPTY = Match.start(GAMES["kingsburg"]).record()
RIGHT: dict[str, tuple[Any, ...]] = {
    "name": ("Ann",),
    "lang": ("en",),
    "game": ("kingsburg", "kingdom-builder", "wonderful-kingdom"),
    "chairs": (["", ""],),
    "options": ({},),
    "box": ({},),
    "record": (EMPTY,),
    "seats": (2,),
    "seat": (0, 1, None),
    "action": ("take gold", "pass"),
    "kind": ("seat", "watch", "personal"),
    "bot": ("random",),
    "pace": ("none",),
    "limit": (None,),
    "open": (False,),
    "text": ("Hello.",),
}


def test_nonsense_is_never_a_fault_of_the_server(server: Server) -> None:
    with Crowd(server) as crowd:
        mine, theirs = crowd.sit("kingsburg", "", "")[0], crowd.sit("wonderful-kingdom", "", "")
        before, faults = [player.served() for player in theirs], server.said().count("Traceback")
        fuzzer = Fuzzer(mine.guest, [mine.table, theirs[0].table], SEED)
        met = {_checked(fuzzer.send()) for _ in range(REQUESTS)}
        assert {200, 201, 400, 403, 404, 405, 409, 415, 422} <= met
        assert server.said().count("Traceback") == faults
        assert [player.served() for player in theirs] == before


def _checked(answer: httpx.Response) -> int:
    """The status of an answer; a refusal has its one shape."""
    asked = answer.request
    assert answer.status_code < 500, f"{asked.method} {asked.url} {asked.content!r}: {answer.text}"
    if answer.status_code >= 400 and asked.method != "HEAD" and asked.url.path.startswith("/api"):
        body = answer.json()
        assert body == {"error": body["error"], "status": answer.status_code}
        assert body["error"].strip()
    return answer.status_code


def test_noise_on_the_wire_stops_nobody(server: Server) -> None:
    rng, [host, port] = Random(SEED), server.address.removeprefix("http://").split(":")
    faults = server.said().count("Traceback")
    for _ in range(CONNECTIONS):
        with socket.create_connection((host, int(port)), 5) as wire:
            wire.sendall(rng.choice([b"", b"GET / HTTP/1.1\r\n", b"POST /api/me HTTP/1.1\r\n"]) + rng.randbytes(200))
    with Crowd(server) as crowd:
        guest = crowd.guest()
        assert Player(guest, guest.open("kingsburg", "", "")).get()["phase"] == "waiting"
    assert server.said().count("Traceback") == faults
