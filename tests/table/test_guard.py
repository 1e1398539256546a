"""The guard: which requests pass it, and what it puts on every answer."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator

import pytest
from starlette.types import Message

from regalia.table.settings import Settings
from tests.table.calls import GOOD, JSON, METRICS, OWN, build, call, sentence


@pytest.mark.parametrize("path", ["/", "/api/kept", "/static", "/nothing", "/api/fail/fault", "/api/fail/refused"])
def test_every_answer_has_the_headers(path: str) -> None:
    headers = call("GET", path).headers
    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'; ")
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers


def test_state_and_pages_are_not_kept_unless_the_handler_says_so() -> None:
    assert call("POST", "/api/echo", json=GOOD).headers["cache-control"] == "no-store"
    assert call("GET", "/").headers["cache-control"] == "no-store"
    assert call("GET", "/api/kept").headers["cache-control"] == "max-age=60"
    assert "cache-control" not in call("GET", "/static").headers


def test_a_server_with_https_asks_for_it() -> None:
    assert call("GET", "/", Settings(origin="https://a.example")).headers["strict-transport-security"]


def test_a_body_of_the_limit_passes_and_one_byte_more_does_not() -> None:
    body, settings = json.dumps(GOOD).encode(), Settings(body=100, record=200)
    for path, limit in (("/api/echo", 100), ("/api/records", 200)):
        assert call("POST", path, settings, content=body.ljust(limit), headers=JSON).json() == "Ann"
        refused = call("POST", path, settings, content=body.ljust(limit + 1), headers=JSON)
        assert (refused.status_code, sentence(refused)) == (413, f"A request may have {limit} bytes at most.")


def test_a_body_without_a_length_is_cut_off_at_the_limit() -> None:
    taken = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal taken
        while True:
            taken += 10
            yield b" " * 10

    assert call("POST", "/api/echo", Settings(body=95), content=endless()).status_code == 413
    assert taken <= 110


def test_a_body_that_is_announced_as_too_large_is_never_read() -> None:
    sent: list[Message] = []

    async def receive() -> Message:
        raise AssertionError("it was read")

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [(b"host", b"localhost"), (b"content-length", b"1000000")]
    scope = {"type": "http", "method": "POST", "path": "/api/echo", "headers": headers, "query_string": b""}
    asyncio.run(build(Settings())(scope, receive, send))
    assert sent[0]["status"] == 413


@pytest.mark.parametrize("length", ["x", "1" * 5000])
def test_a_length_that_is_no_number_is_malformed(length: str) -> None:
    assert call("POST", "/api/echo", headers={"Content-Length": length}, content=b"").status_code == 400


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_is_json_or_refused(kind: str) -> None:
    refused = call("POST", "/api/echo", content=json.dumps(GOOD), headers={"Content-Type": kind})
    assert refused.status_code == 415


def test_an_empty_body_needs_no_type_and_a_type_may_name_its_charset() -> None:
    assert call("POST", "/api/echo").json() == ""
    headers = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert call("POST", "/api/echo", content=json.dumps(GOOD), headers=headers).json() == "Ann"


@pytest.mark.parametrize(
    ("origin", "site", "status"),
    [
        (None, None, 200),
        (OWN, None, 200),
        ("https://127.0.0.1:8420", None, 200),
        (OWN, "same-origin", 200),
        (None, "none", 200),
        ("http://127.0.0.1:8421", None, 403),
        ("https://evil.example", None, 403),
        ("https://evil.example", "cross-site", 403),
        (None, "cross-site", 403),
        (None, "same-site", 403),
        ("null", None, 403),
        ("", None, 403),
    ],
)
def test_only_pages_of_this_site_and_programs_may_change_something(
    origin: str | None, site: str | None, status: int
) -> None:
    headers = {name: value for name, value in (("Origin", origin), ("Sec-Fetch-Site", site)) if value is not None}
    assert call("POST", "/api/echo", json=GOOD, headers=headers).status_code == status
    assert call("GET", "/", headers=headers).status_code == 200


def test_a_public_origin_is_the_only_one() -> None:
    settings = Settings(origin="https://Play.Example/")
    for origin, status in (("https://play.example", 200), ("http://play.example", 403), (OWN, 403)):
        headers = {"Origin": origin, "Host": "play.example"}
        assert call("POST", "/api/echo", settings, json=GOOD, headers=headers).status_code == status


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost:8420", "LOCALHOST", "[::1]:8420", "play.example:443"])
def test_the_server_knows_its_names(host: str) -> None:
    assert call("GET", "/", Settings(origin="https://play.example"), headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "192.168.1.5", "", "[::1", "0.0.0.0"])
def test_any_other_name_is_misdirected(host: str) -> None:
    refused = call("GET", "/", headers={"Host": host})
    assert refused.status_code == 421
    assert "name" in sentence(refused)


@pytest.mark.parametrize("listening", ["0.0.0.0", "::", ""])
def test_a_server_for_the_house_is_found_by_address_and_by_the_name_of_its_machine(listening: str) -> None:
    near = ["192.168.1.5:8420", "10.0.0.1", "[fd00::1]:8420", socket.gethostname()]
    for host, status in [(host, 200) for host in near] + [("evil.example", 421), ("8.8.8.8", 421), ("", 421)]:
        assert call("GET", "/", Settings(host=listening), headers={"Host": host}).status_code == status


def test_refusals_are_counted_by_status() -> None:
    def counted() -> float:
        lines = METRICS.page().decode().splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.startswith('regalia_refused_total{status="421"}'))

    before = counted()
    call("GET", "/", headers={"Host": "evil.example"})
    assert counted() == before + 1


def test_a_client_that_goes_away_before_its_body_is_there_is_not_answered() -> None:
    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        raise AssertionError("it was answered")

    scope = {"type": "http", "method": "POST", "path": "/api/echo", "headers": [(b"host", b"localhost")]}
    asyncio.run(build(Settings())(scope, receive, send))
