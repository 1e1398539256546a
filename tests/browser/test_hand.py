"""What a person does with a hand on the table: undo, keys, help, sound, points, languages."""

from playwright.sync_api import expect

from tests.browser.arriving import sit_down
from tests.browser.player import LIT
from tests.browser.visit import Visit
from tests.table.server import Server


def test_a_settlement_is_taken_back_until_something_has_come_of_it(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingdom-builder")
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    page.locator("#undo").click(force=True)
    expect(page.locator("#more")).to_contain_text("nothing to undo")
    page.locator(LIT).first.click()
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "false")
    page.locator("#undo").click()
    expect(page.locator("#log")).to_contain_text("undone")


def test_a_turn_is_played_with_the_keyboard_alone(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingdom-builder")
    page.locator(LIT).first.focus()
    before = page.locator("#table").get_attribute("data-number")
    page.keyboard.press("n")
    expect(page.locator(".can.legal:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#table")).not_to_have_attribute("data-number", before or "")


def test_a_question_mark_lists_the_keys_and_the_points_are_one_key_away(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingsburg")
    page.keyboard.press("?")
    for keys in page.locator("dialog[open] .keys").all():
        expect(keys).to_be_visible()
    expect(page.locator("dialog[open] .keys")).to_have_count(2)
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    expect(page.locator("dialog[open] .points")).to_be_visible()


def test_help_stands_beside_what_the_pointer_is_on(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingsburg")
    page.locator('[data-help^="advisor."]').first.hover()
    expect(page.locator("#tip")).to_be_visible()
    assert len(page.locator("#tip").inner_text()) > 20


def test_sounds_are_muted_with_one_click_and_stay_so(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingsburg")
    page.locator("#sound").click()
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "true")
