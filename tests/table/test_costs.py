"""Whoever only looks does it not too often: every address that is read has its price, and nobody pays for others."""

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from regalia.table.api.costs import COSTS
from regalia.table.limits import HOUSEHOLD, Limits
from regalia.table.settings import Settings
from tests.table.hotseat import WIDE
from tests.table.server import Guest, Server

POINTS = 30
PAGES = (
    "/", "/new/{name}", "/mine", "/settings", "/rules/{name}", "/components", "/components/{name}", "/table/{id}",
    "/static/{path:path}",
)  # fmt: skip
LEARN = ("/learn/{name}", "/learn/{name}/{lesson}", "/try/{name}", "/try/{name}/{example}")
PLACES = {
    "{name}": "kingsburg",
    "{key}": "building.inn",
    "{lesson}": "two",
    "{example}": "the-crane",
    "{path:path}": "css/tokens.css",
}
homes = count(1)


@pytest.fixture(scope="module")
def dear(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Points come back so slowly that it makes no difference."""
    running = Server(tmp_path_factory.mktemp("dear"), **WIDE | {"reads": POINTS, "reads_in": 100_000})
    yield running
    running.kill()


def newcomer(server: Server, home: int) -> Guest:
    """Somebody new, at one of many addresses, as a proxy tells it."""
    guest = Guest(server, **{"X-Forwarded-For": f"10.0.{home // 250}.{home % 250 + 1}"})
    guest.ok("POST", "/api/me", name="Ann")
    return guest


def granted(guest: Guest, path: str, most: int = 500) -> int:
    """How often it can be read until it is too much."""
    for times in range(most):
        with guest.http.stream("GET", guest.server.address + path) as answer:
            if answer.status_code == 429:
                assert int(answer.headers["retry-after"]) > 0
                return times
            assert answer.status_code < 500, path
    raise AssertionError(f"{path} costs nothing")


def test_every_address_that_can_be_read_has_its_price(dear: Server) -> None:
    described: dict[str, Any] = newcomer(dear, next(homes)).ok("GET", "/api/openapi.json")
    paths = [
        *PAGES,
        *LEARN,
        "/api/openapi.json",
        *(path for path, methods in described["paths"].items() if "get" in methods),
    ]
    assert set(COSTS) <= {path.removeprefix("/api") for path in paths}
    for path in paths:
        guest = newcomer(dear, next(homes))
        table = guest.ok("POST", "/api/tables", game="kingsburg", chairs=["", ""])["id"]
        address = path.replace("{id}", table)
        for place, value in PLACES.items():
            address = address.replace(place, value)
        assert granted(guest, address) == POINTS // COSTS.get(path.removeprefix("/api"), 1), path


def test_nobody_pays_for_another(dear: Server) -> None:
    """At the same address, up to ten of them; then the address has read enough, whoever asks there."""
    home = next(homes)
    for _ in range(HOUSEHOLD):
        assert granted(newcomer(dear, home), "/api/me") == POINTS
    assert granted(newcomer(dear, home), "/api/me") == 0
    assert newcomer(dear, next(homes)).ok("GET", "/api/me")["name"] == "Ann"


def test_who_has_no_name_reads_with_his_household(dear: Server) -> None:
    stranger = Guest(dear, **{"X-Forwarded-For": f"10.9.9.{next(homes)}"})
    assert granted(stranger, "/api/games") == HOUSEHOLD * POINTS // COSTS["/games"]


def test_what_is_too_much_is_said_on_a_page_too(dear: Server) -> None:
    guest = newcomer(dear, next(homes))
    granted(guest, "/new/kingsburg")
    page = guest.ask("GET", "/new/kingsburg", {"Accept-Language": "fr"})
    assert page.status_code == 429
    assert page.headers["content-type"].startswith("text/html")
    assert "veuillez" in page.text


def test_health_and_moves_are_not_refused_for_reading(dear: Server) -> None:
    guest = newcomer(dear, next(homes))
    granted(guest, "/api/me")
    assert guest.ok("GET", "/healthz") == {"ok": True}
    guest.ok("POST", "/api/tables", game="kingsburg", chairs=["", ""])


def test_the_usual_settings_are_enough_for_a_lively_table() -> None:
    """A page with all it brings at first sight, and then ten looks a second for ten minutes, at one table of bots."""
    now = 0.0
    reads = Limits(Settings(), lambda: now).reads
    for path in ("/table/{id}", *["/static/{path:path}"] * 60, "/games/{name}", "/tables/{id}/log"):
        reads.allow("ann", COSTS[path])
    for look in range(6000):
        now = look / 10
        reads.allow("ann", COSTS["/tables/{id}/scene"])
