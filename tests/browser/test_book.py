"""The book of rules: searched, followed, stepped through, on small screens; and the ? beside the prompt of a table."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arriving import sit_down
from tests.browser.visit import Visit
from tests.soaking import SOAK
from tests.table.server import Server

SIZES = ((320, 568), (844, 390), (1920, 1080)) if SOAK else ((320, 568),)
SMALLEST = """() => {
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT)
  const sizes = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const within = text.parentElement
    if (text.data.trim() && !within.closest("svg, .spoken")) sizes.push(parseFloat(getComputedStyle(within).fontSize))
  }
  return Math.min(...sizes)
}"""
SMALL_TARGETS = """() => [...document.querySelectorAll("main a:not(.term), main button, main input")]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()])
  .filter(([, box]) => box.width < 40 || box.height < 40)
  .map(([words, box]) => `${words} ${box.width} x ${box.height}`)"""


def shown(page: Page) -> list[str]:
    return [str(each) for each in page.eval_on_selector_all(".para:not([hidden])", "all => all.map(each => each.id)")]


def test_the_book_is_searched(served: Server, visit: Visit) -> None:
    """Without capitals and accents; what was found is told, and everything comes back."""
    page = visit()
    page.goto(f"{served.address}/rules/kingsburg?lang=fr")
    every = shown(page)
    page.locator("#search").fill("DES BONUS REJOINDRE")
    expect(page.locator("#found")).to_contain_text("Un endroit trouvé")
    assert shown(page) == ["influence.join"]
    page.keyboard.press("Enter")
    expect(page.locator("[id='influence.join'] .no")).to_be_focused()
    page.locator("#search").fill("dragon de papier")
    expect(page.locator("#found")).to_contain_text("Rien trouvé")
    page.locator("#all").click()
    assert shown(page) == every
    expect(page.locator("#search")).to_be_focused()


def test_links_lead_to_what_a_search_has_hidden(served: Server, visit: Visit) -> None:
    page = visit()
    page.goto(f"{served.address}/rules/kingsburg")
    page.locator("#search").fill("nobody else may influence him")
    expect(page.locator("#found")).to_contain_text("One place found")
    page.locator("[id='influence.taken'] a.term").click()
    expect(page.locator("[id='king.use']")).to_be_in_viewport()
    assert page.url.endswith("#king.use")


def test_pictures_are_stepped_through(served: Server, visit: Visit) -> None:
    """By the buttons and by the arrows; without a script all moments stand in a row."""
    page = visit()
    page.goto(f"{served.address}/rules/kingsburg#influence.plus2")
    figure = page.locator("[id='influence.plus2'] .fig")
    frames, on = figure.locator(".frame"), figure.locator(".steps-of button").last
    expect(frames.nth(0)).to_be_visible()
    expect(frames.nth(1)).to_be_hidden()
    on.click()
    expect(frames.nth(1)).to_be_visible()
    expect(figure.locator("[role=status]")).to_contain_text("2 of 2")
    page.keyboard.press("ArrowLeft")
    expect(frames.nth(0)).to_be_visible()
    plain = visit(java_script_enabled=False)
    plain.goto(f"{served.address}/rules/kingsburg")
    assert all(plain.locator("[id='influence.plus2'] .frame").nth(at).is_visible() for at in (0, 1))
    expect(plain.locator("#find")).to_be_hidden()


@pytest.mark.parametrize("width, height", SIZES)
def test_the_book_fits_every_screen(served: Server, visit: Visit, width: int, height: int) -> None:
    page = visit(width, height)
    page.goto(f"{served.address}/rules/kingsburg?lang=fr")
    expect(page.locator(".steps-of").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(SMALLEST) >= 12
    assert page.evaluate(SMALL_TARGETS) == []


def test_the_book_prints(served: Server, visit: Visit) -> None:
    """No form, no buttons, every moment of every picture."""
    page = visit(794, 1123)
    page.goto(f"{served.address}/rules/kingsburg")
    expect(page.locator(".steps-of").first).to_be_visible()
    page.emulate_media(media="print")
    for away in (".bar", ".contents", ".steps-of", ".leaf"):
        expect(page.locator(away).first).to_be_hidden()
    assert all(page.locator("[id='influence.plus2'] .frame").nth(at).is_visible() for at in (0, 1))
    assert page.evaluate("document.documentElement.scrollWidth") <= 794


def test_the_question_mark_opens_the_paragraph_that_matters_now(served: Server, visit: Visit) -> None:
    """By the sentence and by its key; a link leads on in the same place, and the game goes on."""
    page = visit(390, 844)
    sit_down(page, served, "kingsburg")
    expect(page.locator(".can.legal").first).to_be_visible()
    page.locator("#rule").click()
    dialog = page.locator("#dialog")
    expect(dialog).to_contain_text("takes a resource of their choice instead")
    dialog.locator("a[data-no]").first.click()
    expect(dialog).to_contain_text("The King’s favour opens the year")
    assert "/table/" in page.url
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.keyboard.press("q")
    expect(dialog).to_contain_text("resource of their choice")
    link = dialog.locator("a", has_text="In the book")
    assert (link.get_attribute("href") or "").endswith("#king.level")
    page.keyboard.press("Escape")
    asked = page.locator("#say").inner_text()
    page.locator(".can.legal").first.click()
    expect(page.locator("#say")).not_to_have_text(asked)
