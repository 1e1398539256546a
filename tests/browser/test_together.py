"""Several people: by link, on one screen, as spectators, through restarts."""

import re
from itertools import cycle
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.arriving import at_table, sit_down
from tests.browser.player import Player
from tests.browser.screenshots import opened
from tests.browser.visit import Visit
from tests.patience import until
from tests.table.server import Server


def _invited(page: Page, words: str) -> str:
    """The address of an invitation, as it is shown to be copied."""
    page.locator("#board button", has_text=words).first.click()
    field = page.locator("dialog[open] input.link")
    address = field.input_value()
    page.locator("dialog[open] button", has_text="Close").click()
    return address


def _named(page: Page, name: str) -> None:
    page.locator("dialog[open] [name=name]").fill(name)
    page.locator("dialog[open] [type=submit]").click()


def test_two_browsers_play_at_one_table_by_link(served: Server, visit: Visit) -> None:
    anna, bert = visit(), visit()
    sit_down(anna, served, "kingdom-builder", "here", "link")
    bert.goto(_invited(anna, "Invite"))
    _named(bert, "Bert")
    at_table(bert)
    assert "#" not in bert.url
    expect(anna.locator("#table")).to_contain_text("Bert")
    players = [Player(anna, 1), Player(bert, 2)]
    turns = cycle(players)
    until(lambda: all(player.clicks > 1 for player in players), 120, lambda: next(turns).step())
    expect(anna.locator("#log")).to_contain_text("Bert builds")
    expect(bert.locator("#log")).to_contain_text("Anna builds")


def test_a_link_works_once(served: Server, visit: Visit) -> None:
    anna, bert, carol = visit(), visit(), visit()
    sit_down(anna, served, "kingsburg", "here", "link", "link")
    link = _invited(anna, "Invite")
    bert.goto(link)
    _named(bert, "Bert")
    at_table(bert)
    carol.goto(link)
    expect(carol.get_by_role("alert")).to_contain_text("was used")


def test_what_one_says_the_other_reads(served: Server, visit: Visit) -> None:
    anna, bert = visit(), visit()
    sit_down(anna, served, "kingsburg", "here", "link")
    bert.goto(_invited(anna, "Invite"))
    _named(bert, "Bert")
    at_table(bert)
    bert.locator("#chat").fill("<b>Hello</b> & good luck")
    bert.locator("#chat").press("Enter")
    expect(anna.locator("#log .said")).to_have_text(re.compile("Bert.*<b>Hello</b> & good luck"))


def test_a_curtain_falls_between_two_people_at_one_screen(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingsburg", "here", "here")
    player, seen = Player(page, 5), set[str]()
    for _ in range(2):
        player.until(page.locator("#ready").is_visible)
        seen.add(page.locator("#curtain h2").inner_text())
        player.step()
    assert len(seen) == 2
    assert all("Pass the screen" in words for words in seen)


def test_a_spectator_sees_the_table_and_no_hand(served: Server, visit: Visit) -> None:
    anna, watcher = visit(), visit()
    sit_down(anna, served, "wonderful-kingdom", "here", "link")
    watcher.goto(_invited(anna, "Link to watch"))
    _named(watcher, "Watcher")
    at_table(watcher)
    guest = visit()
    guest.goto(_invited(anna, "Invite"))
    _named(guest, "Bert")
    at_table(guest)
    expect(watcher.locator("#board")).to_contain_text("Left area")
    assert watcher.locator("#table .can.legal").count() == 0
    assert watcher.locator("#undo").count() == 0


def test_a_rematch_keeps_the_seat_and_the_terms(served: Server, visit: Visit) -> None:
    """It stays in reach when the sheet of the end is closed, and so do the result and the record."""
    page = visit()
    page.context.request.post(f"{served.address}/api/me", data={"name": "Anna"})
    page.goto(f"{served.address}/table/{opened(page.context, served, 'kingsburg', {}, 1.0)}")
    before = page.url.partition("?")[0]
    sheet, tray = page.locator("dialog[open]"), page.locator("#acts")
    sheet.get_by_role("button", name="Close").click()
    tray.get_by_role("button", name="Final score").click()
    expect(sheet.locator(".podium")).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    page.locator("#points").click()
    expect(sheet.locator("caption")).to_have_text("Final score")
    sheet.get_by_role("button", name="Close").click()
    page.locator("#menu").click()
    expect(sheet.get_by_role("link", name="Download the record")).to_be_visible()
    expect(sheet.locator(".terms")).to_contain_text("There is no time limit.")
    sheet.get_by_role("link", name="Settings").click()
    page.get_by_role("link", name="Back to the table").click()
    sheet.get_by_role("button", name="Close").click()
    tray.locator(".rematch").click()
    page.wait_for_url(lambda url: url != before)
    at_table(page)
    expect(page.locator(".plate").filter(has_text="you")).to_contain_text("Anna")


def test_the_page_comes_back_when_the_server_does(tmp_path: Path, visit: Visit) -> None:
    server = Server(tmp_path)
    page = visit()
    sit_down(page, server, "kingdom-builder")
    player = Player(page, 6)
    for _ in range(4):
        player.step()
    lines = page.locator("#log li").count()
    server.kill()
    expect(page.locator("#lost")).to_be_visible()
    server.start()
    expect(page.locator("#lost")).to_be_hidden()
    player.until(lambda: page.locator("#log li").count() > lines)
    server.kill()


def test_a_game_against_bots_is_deleted_after_a_confirmation(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingdom-builder")
    page.goto(f"{served.address}/mine")
    page.get_by_role("button", name="Delete Kingdom Builder").click()
    asks = page.get_by_role("dialog", name="Delete this game?")
    expect(asks).to_contain_text("deleted for good")
    asks.get_by_role("button", name="Keep it").click()
    expect(page.locator(".entry.game")).to_have_count(1)
    page.get_by_role("button", name="Delete Kingdom Builder").click()
    asks.get_by_role("button", name="Delete").click()
    expect(page.locator(".entry.game")).to_have_count(0)
