"""Every page and the states of the games that matter, as pictures: python -m tests.browser.screenshots FOLDER."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from regalia.agents.runner import play
from regalia.games import GAMES
from tests.browser.arriving import at_table
from tests.browser.conftest import ALONE, CHROMIUM
from tests.table.server import Server

WIDTHS = ((1400, 900), (360, 780))
PAGES = {"home": "/", "mine": "/mine", "settings": "/settings"}
PAGES |= {f"{page}-{game}": f"/{page}/{game}" for game in GAMES for page in ("new", "rules")}
STATES = {  # by name: the game, its options, how far it is
    **{f"{game}-{part}": (game, {}, share) for game in GAMES for part, share in (("start", 0.1), ("middle", 0.5))},
    **{f"{game}-over": (game, {}, 1.0) for game in GAMES},
    "kingdom-builder-queenies": ("kingdom-builder", {"capitol": "random", "caves": "random", "island": "random"}, 0.6),
    "kingsburg-governors": ("kingsburg", {"governors": "pick", "army": "on", "destiny": "on"}, 0.4),
    "kingsburg-auction": ("kingsburg", {"governors": "auction"}, 0.05),
    **{
        f"wonderful-kingdom-{module}": ("wonderful-kingdom", {"module": module}, 0.6)
        for module in ("advisors", "quest", "conquest")
    },
}


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = Server(Path(kept), messages=100_000, guests=100_000, tables=100_000)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[f"--{each}" for each in ALONE])
        for name in shots(browser, server, folder):
            print(name)
        browser.close()
        server.kill()


def shots(browser: Browser, server: Server, folder: Path) -> Iterator[str]:
    for lang in ("en", "fr"):
        for width, height in WIDTHS:
            size = {"viewport": {"width": width, "height": height}, "locale": lang, "reduced_motion": "reduce"}
            for scheme in ("light", "dark"):
                context = browser.new_context(**size, color_scheme=scheme)  # type: ignore[arg-type]
                end = f"{lang}-{width}-{scheme}.png"
                yield from (_shot(page, folder / f"{name}-{end}") for name, page in _seen(context, server))
                context.close()


def _seen(context: BrowserContext, server: Server) -> Iterator[tuple[str, Page]]:
    """Each page with its name."""
    page = context.new_page()
    context.request.post(f"{server.address}/api/me", data={"name": "Isabeau"})
    for name, path in PAGES.items():
        page.goto(server.address + path)
        yield name, page
    for name, (game, options, share) in STATES.items():
        page.goto(f"{server.address}/table/{opened(context, server, game, options, share)}")
        at_table(page)
        page.wait_for_timeout(300)
        yield name, page


def opened(context: BrowserContext, server: Server, game: str, options: dict[str, str], share: float) -> str:
    """A table that plays on from a game between bots, at a moment when the first seat has to choose if there is one."""
    whole = play(GAMES[game], ["greedy", "greedy"], "screenshots", options)
    at = int(len(whole.entries) * share)
    at = next((i for i in range(at, len(whole.entries)) if whole.entries[i].seat == 0), at)
    body = {"record": whole.record(), "chairs": ["", "greedy"], "at": min(at, len(whole.entries))}
    id: str = context.request.post(f"{server.address}/api/records", data=body).json()["id"]
    context.request.post(f"{server.address}/api/tables/{id}/join", data={"seat": 0, "nonce": str(Random(1).random())})
    return id


def _shot(page: Page, path: Path) -> str:
    page.screenshot(path=path, full_page="table" not in page.url)
    return path.name


if __name__ == "__main__":
    main()
