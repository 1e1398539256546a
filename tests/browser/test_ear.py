"""By ear: everything that happens is said, once and in order."""

from playwright.sync_api import expect

from tests.browser.arriving import sit_down
from tests.browser.ear import heard, hears_all, listen, logged
from tests.browser.player import LIT, Player
from tests.browser.visit import Visit
from tests.table.server import Server


def test_every_line_of_the_log_is_said_in_order(served: Server, visit: Visit) -> None:
    """Bots play several moves between two scenes; an undo and the chat are told too."""
    page = listen(visit())
    sit_down(page, served, "kingdom-builder", "here", "greedy", "greedy")
    begun = len(logged(page))
    page.locator(LIT).first.click()
    page.locator("#undo[aria-disabled=false]").click()
    expect(page.locator("#log")).to_contain_text("undone")
    page.locator("#chat").fill("Well met")
    page.keyboard.press("Enter")
    Player(page, 3).click(9)
    said = hears_all(page, begun)
    assert "A move was undone." in said
    assert "Anna: Well met" in said


def test_a_prompt_and_a_complaint_are_said_once(served: Server, visit: Visit) -> None:
    """Chance says who begins, so the bot may be the first: what was said until it is my turn comes before."""
    page = listen(visit())
    sit_down(page, served, "kingdom-builder")
    expect(page.locator(LIT).first).to_be_visible()
    prompt = page.locator("#say").inner_text()
    expect(page.locator("#asked")).to_contain_text(prompt)
    page.locator("#undo").click(force=True)
    expect(page.locator("#asked")).to_contain_text("nothing to undo")
    *before, asked, complaint = heard(page, "asked")
    assert (asked, "nothing to undo" in complaint) == (prompt, True)
    assert prompt not in before
