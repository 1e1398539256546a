"""The browser of components in a browser: filters, links, keys; and that it holds on every screen."""

import pytest
from playwright.sync_api import Page, expect

from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table.page_laws.screens import SIZES, Size
from regalia.table.pages.component_filters import Wanted
from tests.browser.visit import Visit
from tests.soaking import SOAK
from tests.table.boxes import page as told
from tests.table.boxes import shown
from tests.table.server import Server

GAME = GAMES["kingsburg"]
FEW = ((320, 256), (390, 844), (1280, 720))
SCREENS = SIZES if SOAK else [size for size in SIZES if (size.width, size.height) in FEW]
SEEN = "() => [...document.querySelectorAll('.comp:not([hidden]) .detail')].map((each) => each.id)"
WIDE = "() => document.documentElement.scrollWidth - innerWidth"
SMALL = """() => {
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".spoken, .skip")
  const targets = "a[href], button, summary, select, input:not([type=checkbox]), .pill"
  const about = (each) => `${each.tagName} ${each.className} ${each.textContent.slice(0, 30)}`
  const inLine = (each) => each.matches("a") && each.closest("li.said, p.said")
  const faults = [...document.querySelectorAll(targets)].filter(seen).flatMap((each) => {
    const { width, height, left, right } = each.getBoundingClientRect()
    if (!inLine(each) && (width < 39.5 || height < 39.5)) return [`small: ${about(each)} ${width} ${height}`]
    return left < -1 || right > innerWidth + 1 ? [`beside the screen: ${about(each)}`] : []
  })
  const texts = [...document.querySelectorAll("main *")].filter(seen).flatMap((each) => {
    const words = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    const style = getComputedStyle(each)
    if (words && Number.parseFloat(style.fontSize) < 12) return [`letters: ${about(each)}`]
    const cuts = ["hidden", "clip"].includes(style.overflowX) && each.scrollWidth > each.clientWidth + 1
    return cuts && words ? [`cut: ${about(each)}`] : []
  })
  return [...faults, ...texts]
}"""


def here(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SEEN)
    return found


def test_filters_find_what_the_server_finds_and_stay_in_the_address(served: Server, visit: Visit) -> None:
    page = visit()
    page.goto(f"{served.address}/components/kingsburg")
    count = page.get_by_role("status")
    expect(count).to_have_text(f"{len(GAME.shown.stock())} of {len(GAME.shown.stock())}")
    page.get_by_label("Buildings").check()
    page.get_by_role("group", name="Costs").get_by_label("Gold").check()
    page.get_by_label("Name, text or ruling").press_sequentially("STRÉNGTH")
    found = shown(told(GAME, "en", Wanted(frozenset(["building"]), frozenset(["gold"]), words="strength")))
    expect(count).to_have_text(f"{len(found)} of {len(GAME.shown.stock())}")
    assert here(page) == found
    assert 0 < len(found) < 28
    page.reload()
    assert here(page) == found
    expect(page.get_by_label("Buildings")).to_be_checked()
    page.get_by_label("Order").select_option("cost")
    assert sorted(here(page)) == sorted(found) != here(page)
    page.get_by_role("link", name="FR").click()
    expect(page.get_by_role("status")).to_have_text(f"{len(here(page))} sur {len(GAME.shown.stock())}")
    expect(page.get_by_label("Bâtiments")).to_be_checked()
    page.get_by_role("link", name="Tout montrer").click()
    assert len(here(page)) == len(GAME.shown.stock())
    assert page.evaluate("location.search") in ("?order=cost", "")


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_a_link_opens_what_it_names(served: Server, visit: Visit, scripts: bool) -> None:
    page = visit(java_script_enabled=scripts)
    page.goto(f"{served.address}/components/kingsburg{'?type=enemy' if scripts else ''}#building.embassy")
    detail = page.locator("[id='building.embassy']")
    expect(detail.get_by_role("heading", name="Embassy")).to_be_in_viewport()
    expect(detail.get_by_text("Every season ends with 1 point")).to_be_visible()
    if scripts:
        expect(page.locator("summary:focus")).to_have_text("Embassy")
        expect(page.locator("summary:focus")).to_be_in_viewport()
    else:
        page.goto(f"{served.address}/components/kingsburg")
        page.get_by_role("link", name="Enemies (25)").click()
        expect(page.get_by_role("status")).to_have_text(f"25 of {len(GAME.shown.stock())}")
        page.get_by_role("link", name="Wood (15)").click()
        found = shown(told(GAME, "en", Wanted(frozenset(["enemy"]), gives=frozenset(["wood"]))))
        expect(page.get_by_role("status")).to_have_text(f"{len(found)} of {len(GAME.shown.stock())}")
        assert here(page) == found


def test_all_of_it_can_be_used_by_keys(served: Server, visit: Visit) -> None:
    page = visit()
    page.goto(f"{served.address}/components/kingdom-builder?type=tile")
    first = page.locator(".comp:not([hidden]) summary").first
    first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    detail = page.locator("[id='tile.farm']")
    expect(detail).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator("[id='tile.oracle']")).to_be_visible()
    expect(detail).to_be_hidden()
    page.keyboard.press("Tab")
    expect(page.locator("[id='tile.oracle'] a:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[id='tile.oracle']")).to_be_hidden()
    expect(page.locator("summary:focus")).to_contain_text("Oracle")


@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_it_holds_on_every_screen(served: Server, visit: Visit, size: Size) -> None:
    page = visit(size.width, size.height)
    langs, lists = (LANGUAGES, ("/components",)) if SOAK else (LANGUAGES[-1:], ())
    for lang in langs:
        for path, key in (*((each, "") for each in lists), ("/components/wonderful-kingdom", "#quest.usurper")):
            page.goto(f"{served.address}{path}?lang={lang}{key}")
            expect(page.get_by_role("status")).to_be_visible()
            assert page.evaluate(WIDE) <= 0
            assert page.evaluate(SMALL) == []
