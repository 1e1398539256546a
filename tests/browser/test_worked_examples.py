"""Worked examples in the browser: by cards, by moves on the table, by keys; in the long run all, on every size."""

import pytest
from playwright.sync_api import Page, expect

from regalia.core.examples import examples
from regalia.games import GAMES
from regalia.table.page_laws import SIZES
from tests.browser.ear import heard, listen
from tests.browser.visit import Visit
from tests.patience import until
from tests.soaking import SOAK
from tests.table.server import Server

HERE = "kingsburg/recruit-or-keep"
EVERY = [f"{game.id}/{name}" for game in GAMES.values() for name in examples(game)]
INSIDE = """() => {
  const coach = document.getElementById("coach")
  const box = coach.getBoundingClientRect()
  const all = [...coach.querySelectorAll("button, a, p")].filter((each) => each.clientWidth)
  const cut = all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)
  return [document.documentElement.scrollWidth <= innerWidth, box.bottom <= innerHeight + 1, cut]
}"""


def enter(page: Page, served: Server, example: str = HERE, lang: str = "en") -> Page:
    page.goto(f"{served.address}/try/{example}?lang={lang}")
    expect(page.locator("#card-1")).to_be_visible()
    return page


def test_an_answer_is_chosen_explained_and_taken_back(visit: Visit, served: Server) -> None:
    """A card, then a move on the table, by the mouse and by keys; then the next example."""
    page = enter(listen(visit()), served)
    expect(page.locator("#coach-at")).to_have_text("15 of 20")
    before = page.locator("#zone-players").inner_html()
    page.locator("#card-1").click()
    expect(page.locator("#coach-answer")).to_contain_text("level at worst")
    expect(page.locator("#coach-do")).to_contain_text("29 in 30")
    expect(page.locator("#coach")).to_have_attribute("data-right", "yes")
    assert page.locator("#zone-players").inner_html() != before
    until(
        lambda: any("level at worst" in line for line in heard(page, "asked")),
        20,
        lambda: page.wait_for_timeout(50),
    )
    page.keyboard.press("Backspace")
    expect(page.locator("#card-2")).to_be_visible()
    assert page.locator("#zone-players").inner_html() == before
    page.locator("#acts button", has_text="Recruit a").click()
    expect(page.locator("#coach")).to_have_attribute("data-right", "yes")
    page.locator("#again").click()
    expect(page.locator("#card-2")).to_be_visible()
    page.keyboard.press("F6")
    page.locator("#card-2").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#again")).to_be_focused()
    expect(page.locator("#coach")).to_have_attribute("data-right", "no")
    page.locator("#next-example").click()
    expect(page.locator("#coach-at")).to_have_text("16 of 20")


@pytest.mark.parametrize("example", EVERY if SOAK else [])
def test_every_example_fits_on_every_size(visit: Visit, served: Server, example: str) -> None:
    page = visit()
    for size in SIZES:
        page.set_viewport_size({"width": size.width, "height": size.height})
        for lang in ("en", "fr"):
            enter(page, served, example, lang)
            for card in range(1, page.locator(".card").count() + 1):
                assert page.evaluate(INSIDE) == [True, True, []], (size, lang)
                page.locator(f"#card-{card}").click()
                expect(page.locator("#coach-answer")).not_to_be_empty()
                assert page.evaluate(INSIDE) == [True, True, []], (size, lang, card)
                page.locator("#again").click()
                expect(page.locator("#card-1")).to_be_visible()
