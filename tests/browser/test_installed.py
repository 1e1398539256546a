"""The service worker in a real browser: it comes by itself, has a page for when the server is away, keeps no game."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.arriving import at_table, sit_down
from tests.browser.visit import Visit
from tests.table.hotseat import serving

KEPT = """async () => {
    const stores = await caches.keys()
    const all = await Promise.all(stores.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map((request) => new URL(request.url).pathname)
}"""
READY = """async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((go) => setTimeout(go, 20))
}"""


def controlled(page: Page) -> None:
    """When the service worker has this page."""
    page.evaluate(READY)


def test_the_page_without_a_server_is_shown_and_the_table_comes_back(tmp_path: Path, visit: Visit) -> None:
    visit.expect("Failed to load resource", "net::ERR", "Failed to fetch")
    with serving(tmp_path) as server:
        page = visit(service_workers="allow", locale="fr-FR")
        sit_down(page, server, "kingdom-builder")
        controlled(page)
        page.reload()
        at_table(page)
        kept = set(page.evaluate(KEPT))
        assert {"/offline/en", "/offline/fr"} <= kept
        assert all(path.startswith(("/static/", "/offline/")) for path in kept)
        server.kill()
        page.reload()
        expect(page.locator("h1.say")).to_have_text("Le serveur est injoignable.")
        server.start()
        page.locator("#again").click()
        at_table(page)


def test_a_page_that_slept_catches_up_at_once(tmp_path: Path, visit: Visit) -> None:
    with serving(tmp_path) as server:
        page = visit()
        page.clock.install()
        sit_down(page, server, "kingdom-builder")
        with page.expect_request("**/stream?*") as opened:
            page.evaluate("""() => {
                Object.defineProperty(document, 'hidden', { value: true, configurable: true })
                document.dispatchEvent(new Event('visibilitychange'))
            }""")
            page.clock.fast_forward(60_000)
            page.evaluate("""() => {
                delete document.hidden
                document.dispatchEvent(new Event('visibilitychange'))
            }""")
        assert "since=" in opened.value.url
        expect(page.locator("#lost")).to_be_hidden()
