"""Notices in the browser: asked for politely, shown while nobody looks, kept in the settings."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from regalia.table.page_laws import axe
from tests.browser.arriving import at_table
from tests.browser.visit import Visit, unveil
from tests.patience import until
from tests.table.hotseat import serving
from tests.table.playing import Crowd, Player, link

BROWSER = """
    window.asked = 0
    window.shown = []
    window.Notification = class {
        static permission = localStorage.permission ?? "default"
        static async requestPermission() {
            window.asked += 1
            localStorage.permission = Notification.permission = "granted"
            return "granted"
        }
        constructor(title, { body, tag }) { window.shown.push([title, body, tag]) }
    }
"""
HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true })
    document.dispatchEvent(new Event("visibilitychange"))
}"""


def together(page: Page, crowd: Crowd, game: str = "kingdom-builder") -> tuple[Player, str]:
    """The page and somebody else at one table; the other player, and the id of the table."""
    host = Player(crowd.guest("Bob"), "", 1)
    host.table = host.guest.open(game, "", "")
    host.post("join", seat=1)
    secret = link(host, "seat", 0)
    page.context.request.post(f"{crowd.server.address}/api/me", data={"name": "Anna", "lang": "en"})
    page.context.request.post(f"{crowd.server.address}{host.path('enter')}", data={"token": secret})
    page.goto(f"{crowd.server.address}/table/{host.table}")
    at_table(page)
    return host, host.table


def pass_turn(page: Page, address: str) -> None:
    """Anna plays until it is not her turn any more."""

    def options() -> list[str]:
        found: list[str] = page.context.request.get(f"{address}/options").json()
        return found

    until(lambda: not options(), do=lambda: page.context.request.post(f"{address}/act", data={"action": options()[0]}))


def test_the_offer_at_a_table_leads_to_notices_while_nobody_looks(tmp_path: Path, visit: Visit) -> None:
    with serving(tmp_path) as server, Crowd(server) as crowd:
        page = visit()
        page.add_init_script(BROWSER)
        bob, table = together(page, crowd)
        offer = page.locator(".offer")
        expect(offer).to_contain_text("tell you when it is your turn")
        assert page.evaluate("window.asked") == 0
        offer.get_by_role("button", name="Yes").click()
        expect(offer).to_have_count(0)
        assert page.evaluate("window.asked") == 1
        pass_turn(page, server.address + bob.path())
        expect(page).to_have_title("Kingdom Builder")
        page.evaluate(HIDE, True)
        until(lambda: not bob.options(), do=lambda: bob.act(bob.options()[0]))
        expect(page).to_have_title(re.compile("^○ Your turn"))
        assert page.evaluate("window.shown") == [["Your turn: Kingdom Builder", "With Bob.", f"/table/{table}"]]
        page.evaluate(HIDE, False)
        expect(page).to_have_title("● Kingdom Builder")


def test_not_now_is_remembered_and_the_settings_have_it_all(tmp_path: Path, visit: Visit) -> None:
    visit.expect("422")
    with serving(tmp_path) as server, Crowd(server) as crowd:
        page = visit()
        page.add_init_script(BROWSER)
        _, table = together(page, crowd)
        page.locator(".offer").get_by_role("button", name="Not now").click()
        page.reload()
        at_table(page)
        expect(page.locator(".offer")).to_have_count(0)
        page.goto(f"{server.address}/settings?table={table}")
        browser = page.locator("[data-kind=push]")
        expect(browser).to_contain_text("Off.")
        hook = page.locator("[data-kind=webhook]")
        hook.get_by_role("textbox").focus()
        page.keyboard.type("https://127.0.0.1:9000/")
        page.keyboard.press("Enter")
        expect(page.locator("#untold")).to_have_text("Nothing can be sent to 127.0.0.1 from here.")
        browser.get_by_role("button", name="Turn on").press("Enter")
        expect(browser).to_contain_text("On, while a page of Regalia is open.")
        browser.get_by_role("button", name="Send a test").press("Enter")
        expect(page.locator("#told")).to_contain_text("Sent")
        assert page.evaluate("window.shown.length") == 1
        unveil(page)
        assert not list(axe.breaches(page, ("axe", "contrast")))
        browser.get_by_role("button", name="Turn off").press("Enter")
        expect(browser).to_contain_text("Off.")
