"""How people come to a table: from the home page, by clicks and typing only; or past it."""

from playwright.sync_api import Page

from tests.table.server import Server


def play_now(page: Page, server: Server, game: str, name: str = "Anna") -> None:
    """Two clicks from the home page."""
    page.goto(server.address)
    page.locator(".poster", has_text=game).locator("[data-opens]").click()
    dialog = page.locator("dialog[open]")
    dialog.locator("[name=name]").fill(name)
    dialog.locator("[type=submit]").click()
    at_table(page)


def new_table(page: Page, server: Server, game: str, chairs: list[str], name: str = "Anna", **options: str) -> None:
    """The form of a new table: who sits where, and some options, by their names in the form."""
    page.goto(server.address)
    page.locator(f'a[href^="/new/{game}"]').first.click()
    page.locator("[name=name]").fill(name)
    choose(page, "seats", str(len(chairs)))
    for seat, who in enumerate(chairs):
        choose(page, f"chair-{seat}", who)
    for option, value in options.items():
        choose(page, f"option-{option.replace('_', '-')}", value)
    page.locator("#new [type=submit]:enabled").click()
    at_table(page)


def at_table(page: Page) -> None:
    page.locator("#table[data-ready]").wait_for()


def choose(page: Page, name: str, value: str) -> None:
    """A value of a field, whatever kind of field it is."""
    listed = page.locator(f'select[name="{name}"]')
    if listed.count():
        listed.select_option(value)
    else:
        page.locator(f'label:has(input[name="{name}"][value="{value}"])').click()


def sit_down(
    page: Page, server: Server, game: str, *chairs: str, name: str = "Anna", lang: str = "en", **options: str
) -> None:
    """The short way, past home and form: a new table, with oneself on the chairs that are "here", others by "link"."""
    ask = page.context.request
    ask.post(f"{server.address}/api/me", data={"name": name, "lang": lang})
    sitting = chairs or ("here", "greedy")
    bots = ["" if who in ("here", "link") else who for who in sitting]
    opened = ask.post(f"{server.address}/api/tables", data={"game": game, "chairs": bots, "options": options})
    id = opened.json()["id"]
    for seat in (seat for seat, who in enumerate(sitting) if who == "here"):
        ask.post(f"{server.address}/api/tables/{id}/join", data={"seat": seat, "nonce": f"n{seat}"})
    page.goto(f"{server.address}/table/{id}")
    at_table(page)
