"""In the browser: a page belongs to the holder of a seat, and ends with it."""

from playwright.sync_api import Page, expect

from tests.browser.visit import Visit
from tests.table.server import Server


def called(page: Page, served: Server, name: str) -> Page:
    page.goto(served.address)
    assert ask(page, "/api/me", name=name, lang="en")
    return page


def ask(page: Page, path: str, **body: object) -> dict[str, str]:
    """A request of this page's guest that is granted; its answer."""
    answer = page.request.post(page.url.split("/table")[0].rstrip("/") + path, data=body)
    assert answer.ok, answer.text()
    found: dict[str, str] = answer.json()
    return found


def seated(page: Page) -> str:
    """A table of two with this guest on the first seat; its path in the API."""
    path = f"/api/tables/{ask(page, '/api/tables', game='wonderful-kingdom', chairs=['', ''])['id']}"
    ask(page, f"{path}/join", seat=0)
    page.goto(page.url + path.replace("/api/tables", "table"))
    page.locator("#table[data-ready]").wait_for()
    return path


def follow(page: Page, served: Server, address: str) -> None:
    page.goto(served.address + address)
    if "#seat=" in address:
        page.get_by_role("button", name="Take the seat").click()
    page.locator("#table[data-ready]").wait_for()


def test_a_device_that_was_ended_keeps_nothing_on_its_screen(visit: Visit, served: Server) -> None:
    ann, phone, bob = (called(visit(*size), served, name) for name, *size in (("Ann",), ("Phone", 390, 844), ("Bob",)))
    path = seated(ann)
    follow(bob, served, ask(ann, f"{path}/link", kind="seat", seat=1)["address"])
    follow(phone, served, ask(ann, f"{path}/link", kind="personal", seat=0)["address"])
    phone.locator("#hand, [data-token]").first.wait_for(state="attached")
    ann.get_by_text("Another device plays for your seat").first.wait_for()
    ann.locator("#menu").click()
    ann.get_by_role("button", name="Revoke the device Phone").click()
    phone.get_by_text("You are not at this table any more.").wait_for()
    assert phone.locator("[data-token]").count() == 0
    assert ann.locator("[data-token]").count() > 0


def test_somebody_who_leaves_a_seat_to_a_bot_watches_until_it_is_taken_back(visit: Visit, served: Server) -> None:
    ann, bob = (called(visit(), served, name) for name in ("Ann", "Bob"))
    path = seated(ann)
    follow(bob, served, ask(ann, f"{path}/link", kind="seat", seat=1)["address"])
    bob.locator(".hand, [data-zone=hand], [data-token]").first.wait_for(state="attached")
    bob.locator("#menu").click()
    bob.get_by_role("button", name="Leave it to a bot").click()
    bob.get_by_text("you are watching").wait_for()
    bob.locator("#acts").get_by_role("button", name="Take my seat back").click()
    bob.get_by_text("Bob is back.", exact=True).first.wait_for()
    expect(bob.locator("#where")).not_to_contain_text("you are watching")


def test_a_host_frees_a_seat_in_the_lobby(visit: Visit, served: Server) -> None:
    ann, bob = (called(visit(), served, name) for name in ("Ann", "Bob"))
    path = f"/api/tables/{ask(ann, '/api/tables', game='kingsburg', chairs=['', '', ''])['id']}"
    follow(ann, served, path.replace("/api/tables", "/table"))
    follow(bob, served, ask(ann, f"{path}/link", kind="seat", seat=1)["address"])
    ann.get_by_role("button", name="Free this seat").click()
    bob.get_by_text("You are not at this table any more.").wait_for()
    ann.locator("#log").get_by_text("The host has freed the seat of Bob.").wait_for()
