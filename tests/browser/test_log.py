"""The log in the browser: runs that unfold, lines of one seat, jumps to the table, vignettes that can be skipped."""

import re
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, expect

from regalia.core.houses import HOUSES
from regalia.core.playthrough import cells
from regalia.games import GAMES
from tests.browser.arriving import sit_down
from tests.browser.player import LIT
from tests.browser.visit import Visit
from tests.soaking import SOAK
from tests.table.feeds import told
from tests.table.server import Server

UNFOLDED = """async (games) => {
  const SCRIPTS = document.querySelector("script[src*='/table.js']").src.replace("table.js", "")
  const { grouped, folds } = await import(SCRIPTS + "runs.js")
  return games.map((events) => {
    const groups = grouped(events)
    return { whole: groups.flat().map((event) => event.number), folded: groups.filter(folds).length }
  })
}"""
VIGNETTE = {
    "kind": "battle",
    "title": "Winter",
    "rows": [{"words": "Anna wins", "seat": 0, "value": "7", "mark": "good"}],
}
PLAYED = """async (vignette) => {
  const SCRIPTS = document.querySelector("script[src*='/table.js']").src.replace("table.js", "")
  const { Vignettes } = await import(SCRIPTS + "vignettes.js")
  window.vignettes ??= new Vignettes(document.getElementById("board"), () => ["rose"])
  window.vignettes.play(vignette, true)
}"""
TOGETHER = f"""async (vignettes) => {{
  for (const each of vignettes) await ({PLAYED})(each)
  return document.querySelector(".vignette h3").textContent
}}"""


def events(game: str) -> list[Any]:
    """What a spectator is told in a whole game."""
    label = game if SOAK else f"{game}-2-seats"
    chosen = [cell for cell in cells(GAMES[game]) if cell.label.startswith(label)][: None if SOAK else 1]
    return [
        msgspec.to_builtins([event for _, _, heard in told(GAMES[game], cell, (None,), "en") for event in heard])
        for cell in chosen
    ]


def pictured(route: Route) -> None:
    """The log of a table, whose last event has a vignette."""
    answer = route.fetch()
    heard = answer.json()
    if isinstance(heard, dict) and heard.get("events"):
        heard["events"][-1] |= {"kind": "acted", "lines": ["Winter."], "vignette": VIGNETTE}
    route.fulfill(response=answer, json=heard)


def lines(page: Page) -> int:
    return page.locator("#log .line:visible").count()


def test_unfolding_all_runs_gives_all_lines_in_order(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingdom-builder")
    games = [game for id in GAMES for game in events(id)]
    unfolded = page.evaluate(UNFOLDED, games)
    for heard, found in zip(games, unfolded, strict=True):
        assert found["whole"] == [event["number"] for event in heard]
    assert sum(found["folded"] for found in unfolded) > 3


def test_lines_have_crests_lead_to_the_board_and_can_be_those_of_one_seat(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingdom-builder", "here", "here")
    if page.locator("#ready").is_visible():  # chance says who begins
        page.locator("#ready").click()
    page.locator(LIT).first.click()
    built = page.locator("#log .jump", has_text="Anna").last
    crest = page.locator("#log .line:has(.jump) .seat use").last
    expect(crest).to_be_visible()
    other = "1" if crest.get_attribute("href") == "#badge-rose" else "0"  # whoever plays first
    built.click()
    expect(page.locator("#table .pointed")).to_have_count(1)
    every = lines(page)
    page.locator(f".sift [data-sift='{other}']").click()
    expect(built).to_have_count(0)
    expect(page.locator("#log .heading").first).to_be_visible()
    mine = crest_of(other)
    expect(page.locator(f"#log .line use:not([href='{mine}'])")).to_have_count(0)
    page.locator(".sift [data-sift='']").click()
    expect(built).to_be_visible()
    assert lines(page) == every


def crest_of(seat: str) -> str:
    return f"#badge-{HOUSES[int(seat)]}"


def test_runs_unfold_and_headings_stand_above_what_follows(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "wonderful-kingdom")
    run = page.locator("#log .run", has_text="cards dealt").first
    expect(run).to_be_visible()
    run.locator("summary").click()
    expect(run.locator("li").first).to_be_visible()
    expect(page.locator("#log .heading").first).to_contain_text("Round 1")


def test_a_vignette_lies_over_the_board_and_is_skipped_by_any_key(served: Server, visit: Visit) -> None:
    page = visit()
    page.route(re.compile(r"/api/tables/\w+/log"), pictured)
    sit_down(page, served, "kingsburg")
    page.evaluate(PLAYED, VIGNETTE)
    card = page.locator(".vignette")
    expect(card).to_contain_text("Anna wins")
    board, tray = (page.locator(part).bounding_box() for part in ("#board", "#tray"))
    seen = card.bounding_box()
    assert board
    assert tray
    assert seen
    assert seen["y"] + seen["height"] <= tray["y"] + 1
    assert seen["x"] >= board["x"] - 1
    page.keyboard.press("Shift")
    expect(card).to_have_count(0)
    page.locator("#log .again").last.click()
    expect(card).to_be_visible()
    page.mouse.click(5, 5)
    expect(card).to_have_count(0)


def test_a_vignette_lies_over_the_part_that_is_open(served: Server, visit: Visit) -> None:
    """On a phone the log covers the board, and a crest stays beside its words."""
    page = visit(390, 844, has_touch=True, is_mobile=True)
    page.route(re.compile(r"/api/tables/\w+/log"), pictured)
    sit_down(page, served, "kingdom-builder")
    page.locator(LIT).first.wait_for()  # my turn brings the board forward
    page.wait_for_timeout(300)
    page.locator("#tabs [data-to=log]").tap()
    page.locator("#log .again").last.tap()
    seen, parent = page.locator(".vignette").bounding_box(), page.locator("#log").bounding_box()
    assert seen
    assert parent
    assert seen["width"] >= parent["width"]
    assert seen["height"] > 300


def test_a_vignette_goes_by_itself_and_can_be_switched_off(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingsburg")
    page.evaluate(PLAYED, VIGNETTE)
    expect(page.locator(".vignette")).to_have_count(1)
    expect(page.locator(".vignette")).to_have_count(0, timeout=4000)
    page.evaluate("localStorage.setItem('regalia.vignettes', 'off')")
    page.evaluate(PLAYED, VIGNETTE)
    assert not page.locator(".vignette").count()


def test_vignettes_that_come_together_are_shown_one_after_the_other(served: Server, visit: Visit) -> None:
    page = visit()
    sit_down(page, served, "kingsburg")
    title = page.locator(".vignette h3")
    first = page.evaluate(TOGETHER, [VIGNETTE, VIGNETTE | {"title": "Destiny"}])
    assert first == VIGNETTE["title"]
    expect(title).to_have_text("Destiny")
    expect(title).to_have_count(0)


def test_a_vignette_with_much_to_read_is_not_pressed_away_with_another(served: Server, visit: Visit) -> None:
    """A press on the first leaves the battle to come, which stays while more comes, until a press of its own."""
    page = visit(390, 844)
    sit_down(page, served, "kingsburg")
    title = page.locator(".vignette h3")
    battle = VIGNETTE | {"title": "Battle", "long": True}
    page.evaluate(TOGETHER, [VIGNETTE, VIGNETTE, battle, VIGNETTE])
    page.mouse.click(5, 5)
    expect(title).to_have_text("Battle")
    page.set_viewport_size({"width": 390, "height": 780})
    page.evaluate(PLAYED, VIGNETTE)
    page.wait_for_timeout(2500)
    expect(title).to_have_text("Battle")
    page.keyboard.press("Shift")
    expect(title).to_have_count(0)


def test_long_words_in_the_chat_are_wrapped(served: Server, visit: Visit) -> None:
    page = visit(390, 844)
    sit_down(page, served, "kingdom-builder")
    page.locator("#tabs button").last.click()
    page.locator("#chat").fill("a" * 140)
    page.keyboard.press("Enter")
    said = page.locator("#log .said")
    expect(said).to_be_visible()
    assert said.evaluate("(line) => line.scrollWidth <= line.clientWidth")
    assert page.locator(".news .scroll").evaluate("(box) => box.scrollWidth <= box.clientWidth")
