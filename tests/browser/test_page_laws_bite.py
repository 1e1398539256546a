"""Each law of the page finds what is broken on purpose: a style or a script put into a page that stands."""

from collections.abc import Iterator
from time import sleep

import pytest
from playwright.sync_api import Browser, Route

from regalia.core.laws import Cell
from regalia.games import GAMES
from regalia.table.page_laws import LAWS, Inspection, Kept, Measured, Screen, Size, positions
from regalia.table.page_laws.moves import Moves
from tests.table.server import Server

HERE = Screen(Size(1400, 900))
PLACE = positions(GAMES["kingsburg"], (Cell(2, ()),))[0]
COVER = """
  const cover = document.createElement("div")
  const { x, y, width, height } = document.querySelector(WHERE).getBoundingClientRect()
  cover.style.cssText = `position: fixed; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`
  cover.style.zIndex = 99
  document.body.append(cover)
"""
AGAIN = """
  const say = document.getElementById("say")
  const again = say.cloneNode(true)
  const { x, y } = say.getBoundingClientRect()
  again.id = ""
  again.style.cssText = `position: fixed; left: ${x + 2}px; top: ${y + 3}px; pointer-events: auto`
  say.after(again)
"""
HEAVY = """
  const load = (times) => {
    const { href } = document.querySelector("link[rel=stylesheet]")
    for (let n = 0; n < times; n += 1) {
      const asked = new XMLHttpRequest()
      asked.open("GET", `${href}?${Math.random()}`, false) // what comes later would not be counted
      asked.send()
    }
  }
  document.addEventListener("DOMContentLoaded", () => load(150))
  new MutationObserver(() => load(20)).observe(document, { attributeFilter: ["data-number"], subtree: true })
"""
STYLED = {  # by law: the style that breaks it, and a word of what is told
    "targets": ("#table .legal { translate: 0 -3000px }", "out of sight"),
    "sizes": ("#acts button { min-height: 0 !important; height: 20px !important; padding: 0 !important }", "not 40"),
    "parts": ("#tray { transform: translateY(-300px) }", "overlap"),
    "text": ("#say { font-size: 9px !important }", "has 9.0 px"),
    "log": (".log { translate: 0 2000px }", "out of sight"),
    "contrast": ("#tray { opacity: .3 }", "color-contrast"),
    "forced colours": ("#table { opacity: .02 }", "lit from not lit"),
}
MORE = (
    ("sizes", "#board { display: contents } #board .legal { scale: .3 }", "not 40"),
    ("parts", "body::after { content: ''; flex: none; height: 3000px }", "scrolls down"),
    ("parts", ".words { overflow: visible } #say { position: relative; top: -90px }", "sticks out"),
    ("text", ".words { overflow: hidden; white-space: nowrap; max-width: 40px }", "is cut off"),
    ("contrast", "#table { opacity: .02 }", "lit from not lit"),
    ("log", ".log { translate: 60px 0 }", "out of sight"),
    ("log", ".tabs, .news { display: none !important }", "nothing leads to the log"),
)
SCRIPTED = (
    ("targets", COVER.replace("WHERE", "'#table .legal'"), "lies under"),
    ("targets", COVER.replace("WHERE", "'#acts button:not([aria-disabled=true])'"), "lies under"),
    ("targets", COVER.replace("WHERE", "'#menu'"), "lies under"),
    ("log", COVER.replace("WHERE", "'#log'"), "lies under"),
    ("text", AGAIN, "lie over each other"),
    (
        "axe",
        "const m = document.getElementById('menu'); m.replaceChildren(); m.ariaLabel = m.title = ''",
        "button-name",
    ),
)
BOARDS = (
    ("boards", "document.querySelector('#visited details p').remove()", "does not say"),
    ("boards", "document.getElementById('visited').ariaLabel = ''", "does not name"),
    ("boards", "document.activeElement.blur()", "has not the focus"),
    ("boards", COVER.replace("WHERE", "'#visited'"), "is out of sight, or under"),
)
FOCUS = (
    ("document.activeElement.blur()", "nothing has the focus"),
    ("document.getElementById('menu').focus()", "while something is to be chosen"),
    ("const one = document.querySelector('#acts button'); one.focus(); one.style.opacity = 0", "out of sight"),
)


@pytest.fixture(scope="module")
def inspection(chromium: Browser, served: Server) -> Iterator[Inspection]:
    inspection = Inspection(chromium, served.address)
    inspection.most = 10_000
    inspection.show(HERE)
    inspection.enter(inspection.tables.open(PLACE), PLACE)
    yield inspection
    inspection.close()


@pytest.fixture
def whole(inspection: Inspection) -> Iterator[Inspection]:
    """The page, which is as it was before when a test has broken it."""
    yield inspection
    if inspection.page.evaluate("globalThis.broken"):
        inspection.page.reload()
        inspection.page.locator("#table[data-ready]").wait_for()


def told(inspection: Inspection, law: str) -> set[str]:
    """What a law says of the page now."""
    inspection.laws = (law,)
    return {breach.words for breach in inspection.measure(PLACE, HERE) if breach.law == law}


@pytest.mark.parametrize("law, style, words", [*((law, *case) for law, case in STYLED.items()), *MORE])
def test_a_style_that_breaks_a_law_is_found(whole: Inspection, law: str, style: str, words: str) -> None:
    before = told(whole, law)
    added = whole.page.evaluate_handle(
        """(style) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(style)
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
          return sheet
        }""",
        style,
    )
    found = told(whole, law) - before
    added.evaluate("sheet => sheet.replaceSync('')")
    assert any(words in each for each in found), found


@pytest.mark.parametrize("law, script, words", SCRIPTED)
def test_a_script_that_breaks_a_law_is_found(whole: Inspection, law: str, script: str, words: str) -> None:
    before = told(whole, law)
    whole.page.evaluate(f"() => {{ globalThis.broken = true; {script} }}")
    found = told(whole, law) - before
    assert any(words in each for each in found), found


@pytest.mark.parametrize("script, words", FOCUS)
def test_a_focus_that_is_lost_is_found(whole: Inspection, script: str, words: str) -> None:
    whole.page.evaluate(f"() => {{ globalThis.broken = true; {script} }}")
    found = whole.page.evaluate("pageLaws.laws(['focus']).breaches")
    assert [each for each in found if words in each["words"]], found


def test_a_tray_that_grows_is_found(whole: Inspection) -> None:
    whole.laws = LAWS
    whole.trays.clear()
    told(whole, "tray")
    whole.page.evaluate("globalThis.broken = document.getElementById('tray').style.minHeight = '333px'")
    told(whole, "tray")
    kept = Kept()
    kept.add(Measured(str(PLACE), PLACE.game, 2, (), {size: tuple(trays) for size, trays in whole.trays.items()}))
    assert [each for each in kept.breaches() if "333 high" in each.words]


@pytest.mark.parametrize("law, script, words", BOARDS)
def test_a_board_that_is_broken_is_found(whole: Inspection, law: str, script: str, words: str) -> None:
    whole.page.keyboard.press("2")
    whole.page.locator("#visited:not([hidden])").wait_for()
    assert not told(whole, law)
    whole.page.evaluate(f"() => {{ globalThis.broken = true; {script} }}")
    found = told(whole, law)
    assert any(words in each for each in found), found


def test_an_arrow_that_leads_nowhere_is_found(whole: Inspection) -> None:
    whole.laws = ("targets",)
    whole.page.evaluate(
        """() => {
          globalThis.broken = true
          document.querySelector(".lead")?.remove()
          const arrow = document.createElement("button")
          arrow.className = "lead"
          arrow.style.cssText = "position: fixed; left: 50%; top: 50%; z-index: 9; width: 44px; height: 44px"
          for (const each of document.querySelectorAll("#table .legal")) each.style.translate = "0 -3000px"
          document.getElementById("board").append(arrow)
        }"""
    )
    found = list[object]()
    assert whole.follows(PLACE, HERE, found)  # type: ignore[arg-type]
    assert "never comes to it" in str(found[0])


def test_a_line_that_is_not_said_is_found(whole: Inspection) -> None:
    since = whole.page.evaluate("pageLaws.listen()")
    whole.page.evaluate(
        "globalThis.broken = document.getElementById('log').append(document.createElement('li')) ?? true"
    )
    whole.page.evaluate("document.getElementById('log').lastElementChild.textContent = 'A king died.'")
    assert whole.page.evaluate("since => pageLaws.unheard(since, 50)", since) == ["A king died."]


def test_a_page_that_is_late_and_heavy_is_found(chromium: Browser, served: Server) -> None:
    inspection = Inspection(chromium, served.address)
    inspection.context.add_init_script(HEAVY)

    def late(route: Route) -> None:
        sleep(2.2)
        route.continue_()

    moves = Moves(inspection, PLACE, HERE)
    moves.patience = 0
    inspection.page.route("**/scene?*", late)
    found = moves.play(3)
    inspection.close()
    assert [each for each in found if each.law == "fresh"], found
    assert {each.words.split()[1] for each in found if each.law == "weight"} == {"page", "move"}, found


def test_the_same_positions_are_found_each_time() -> None:
    cells = (Cell(2, ()),)
    assert positions.__wrapped__(GAMES["kingsburg"], cells) == positions(GAMES["kingsburg"], cells)
