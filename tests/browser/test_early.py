"""Who presses before the scripts of a page are there: nothing that was entered is lost, and nobody is led away."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.arriving import at_table, choose
from tests.browser.visit import Visit
from tests.table.server import Server

SCRIPTS = "**/js/*.js"
PRESSABLE = "button:visible:enabled"
FIELDS = "input:not([type]):visible:enabled"
STYLED = "() => [...document.querySelectorAll('link[rel=stylesheet]')].every(link => link.sheet)"  # hidden is hidden
PAGES = ("/", "/new/kingsburg", "/mine", "/settings", "/rules/kingsburg", "/table/TABLE")


@contextmanager
def slow(page: Page, address: str) -> Iterator[None]:
    """A page whose scripts are still on their way; afterwards they are there."""
    held, arrived = list[Route](), False

    def hold(route: Route) -> None:
        if arrived:
            route.continue_()
        else:
            held.append(route)

    page.route(SCRIPTS, hold)
    page.goto(address, wait_until="commit")
    page.locator("header").wait_for()
    page.wait_for_function(STYLED)
    yield
    arrived = True
    for route in held:
        route.continue_()
    page.wait_for_load_state()


def test_a_table_is_opened_as_it_was_chosen_however_late_the_scripts_come(served: Server, visit: Visit) -> None:
    page = visit()
    visit.expect("form-action")
    with slow(page, f"{served.address}/new/wonderful-kingdom"):
        page.locator("[name=name]").fill("Anna")
        choose(page, "option-module", "conquest")
        opens = page.locator("#new [type=submit]")
        expect(opens).to_be_disabled()
        page.locator("[name=name]").press("Enter", no_wait_after=True)
        opens.click(force=True, no_wait_after=True)
    opens.click()
    at_table(page)
    id = page.url.rpartition("/")[2]
    table = page.context.request.get(f"{served.address}/api/tables/{id}").json()
    assert table["options"]["module"] == "conquest"
    assert table["chairs"][0]["name"] == "Anna"


@pytest.mark.parametrize("address", PAGES)
def test_nothing_leads_away_before_the_scripts_are_there(served: Server, visit: Visit, address: str) -> None:
    page = visit()
    visit.expect("form-action")
    ask = page.context.request
    ask.post(f"{served.address}/api/me", data={"name": "Anna", "lang": "en"})
    opened = ask.post(f"{served.address}/api/tables", data={"game": "kingsburg", "chairs": ["", "greedy"]})
    address = served.address + address.replace("TABLE", opened.json()["id"])
    with slow(page, address):
        for field in page.locator(FIELDS).all():
            field.fill("something")
            field.press("Enter", no_wait_after=True)
        for button in page.locator(PRESSABLE).all():
            button.click(no_wait_after=True)
        page.evaluate("new Promise(requestAnimationFrame)")
        assert page.url == address
    expect(page.locator("[data-waits]:disabled")).to_have_count(0)
