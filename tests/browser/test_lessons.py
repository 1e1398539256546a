"""Lessons are taken in the browser: by clicks, by keys, by ear; all of them to their ends in the long run."""

import re
from contextlib import suppress
from itertools import product

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from regalia.core.lessons import lessons
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table.page_laws import SIZES, Size
from tests.browser.accessible import Accessible
from tests.browser.ear import heard, listen
from tests.browser.learner import Learner
from tests.browser.visit import Visit
from tests.patience import until
from tests.soaking import SOAK
from tests.table.server import Server

LOCALE = {"en": "en-GB", "fr": "fr-FR"}
EVERY = [f"{game.id}/{name}" for game in GAMES.values() for name in lessons(game)]
SOME = (SIZES[1], SIZES[4], SIZES[6], SIZES[9], SIZES[10])
FIRST = "kingsburg/first"


def enter(page: Page, served: Server, lesson: str, lang: str = "en") -> Learner:
    page.goto(f"{served.address}/learn/{lesson}?lang={lang}")
    return Learner(page)


def at(page: Page) -> str:
    return page.locator("#coach").get_attribute("data-at") or ""


def moves_on(page: Page, before: str) -> str:
    until(lambda: at(page) != before, 30, lambda: page.wait_for_timeout(30), lambda: page.inner_text("#coach"))
    return at(page)


def test_a_short_lesson_by_clicks_to_what_comes_next(visit: Visit, served: Server) -> None:
    """From the list of lessons to the end, without being shown a move; then a real table against Squires."""
    page = visit()
    page.goto(f"{served.address}/learn/kingsburg")
    row = page.locator(".lesson", has=page.locator("[href='/learn/kingsburg/army']"))
    expect(row).to_contain_text("New")
    row.get_by_role("link").click()
    learner = Learner(page)
    expect(page.locator("#coach-at")).to_have_text(re.compile(r"^1 of \d+$"))
    learner.learn()
    assert learner.shown == []
    assert learner.answers == []
    expect(page.locator("#next-lesson")).to_have_attribute("href", "/learn/kingsburg/first")
    page.go_back()
    page.reload()
    expect(row).to_contain_text("Done")
    page.goto(f"{served.address}/learn/kingsburg/army")
    page.locator("#real-game").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("#table[data-ready]")).to_be_visible()


def test_what_else_is_tried_is_answered_and_taken_back(visit: Visit, served: Server) -> None:
    """The first time with a word, the second with a larger ring, the third with an offer."""
    page = visit()
    learner = enter(page, served, FIRST)
    learner.until_step("favour")
    before, zones = at(page), page.locator("#zone-players").inner_html()
    for times in (1, 2, 3):
        page.locator("[data-token='goods-wood'].legal").click()
        expect(page.locator("#coach-answer")).not_to_be_empty()
        expect(page.locator("[data-token='goods-gold'].legal")).to_be_visible()
        assert at(page) == before
        assert page.locator("#zone-players").inner_html() == zones
        expect(page.locator(".pointer.grown")).to_have_count(int(times > 1))
        expect(page.locator("#hint.glows")).to_have_count(int(times > 1))
        expect(page.locator("#hint")).to_have_text("Play it for me" if times == 3 else "Show me")
    page.reload()
    expect(page.locator("#hint.glows")).to_have_count(1)
    page.locator("#hint").click()  # first it is shown where
    expect(page.locator("#hint")).to_have_text("Play it for me")
    expect(page.locator(".pointer.grown")).to_have_count(1)
    page.locator("#hint").click()
    moves_on(page, before)
    expect(page.locator("#coach-answer")).to_be_empty()


def test_a_lesson_by_keys_alone_and_what_is_heard_of_it(visit: Visit, served: Server) -> None:
    """Enter goes on and chooses, Backspace goes back, F6 leads to the coach and back; each step is said once."""
    page = listen(visit())
    enter(page, served, FIRST)
    first = at(page)
    said = page.locator("#coach-says").inner_text()
    page.keyboard.press("Enter")
    second = moves_on(page, first)
    expect(page.locator("[data-token='goods-gold'].legal")).to_be_focused()
    page.keyboard.press("F6")
    expect(page.locator("#coach")).to_be_focused()
    thing = Accessible(page).focused
    assert (thing.role, thing.name) == ("region", page.locator("#coach-idea").inner_text())
    page.keyboard.press("F6")
    expect(page.locator("[data-token='goods-gold'].legal")).to_be_focused()
    page.keyboard.press("Backspace")
    moves_on(page, second)
    assert at(page) == first
    page.keyboard.press("Enter")
    moves_on(page, first)
    page.keyboard.press("Enter")
    moves_on(page, second)
    until(
        lambda: page.locator("#coach-says").inner_text() in heard(page, "asked")[-1],
        20,
        lambda: page.wait_for_timeout(50),
    )
    assert sum(said in line for line in heard(page, "asked")) == 2  # it was gone back to


def test_two_windows_and_another_device_go_on_with_one_lesson(visit: Visit, served: Server) -> None:
    page = visit()
    enter(page, served, FIRST)
    other = page.context.new_page()
    enter(other, served, FIRST)
    begin = at(page)
    page.locator("#go-on").click()
    now = moves_on(page, begin)
    other.locator("#go-on").click()  # it stands elsewhere by now: that is said, and shown
    expect(other.locator("#more")).to_contain_text("gone on")
    assert moves_on(other, begin) == now
    other.locator("#skip").click()
    late = moves_on(other, now)
    page.evaluate("dispatchEvent(new Event('focus'))")  # somebody looks at it again
    assert moves_on(page, now) == late
    expect(page.locator("#log")).to_have_text(other.locator("#log").inner_text(), use_inner_text=True)


@pytest.mark.parametrize("size, lang, lesson", [*product(SOME, LANGUAGES, EVERY)] if SOAK else [])
def test_every_lesson_by_clicks_to_its_end(visit: Visit, served: Server, size: Size, lang: str, lesson: str) -> None:
    page = visit(size.width, size.height, locale=LOCALE[lang], has_touch=size.touch)
    learner = enter(page, served, lesson, lang)
    learner.learn()
    assert learner.answers == []


@pytest.mark.parametrize("lesson", [f"{game}/first" for game in GAMES] if SOAK else [])
def test_a_lesson_by_keyboard_alone_to_its_end(visit: Visit, served: Server, lesson: str) -> None:
    """Enter goes on and chooses what has the focus, which the coach leads; h shows a move where it leads nowhere."""
    page = visit()
    enter(page, served, lesson)
    coach, accessible = page.locator("#coach"), Accessible(page)

    def step() -> None:
        before, kind = at(page), coach.get_attribute("data-kind")
        here = accessible.focused
        led = page.evaluate("document.activeElement.matches('.legal[aria-describedby=coach-do]')")
        page.keyboard.press("Enter" if kind == "look" or (led and kind == "ask" and not here.pressed) else "h")
        with suppress(TimeoutError):
            page.wait_for_function("at => document.getElementById('coach').dataset.at !== at", arg=before, timeout=2500)

    until(lambda: coach.get_attribute("data-kind") == "end", 900, step, coach.inner_text)


@pytest.mark.parametrize("lesson", [f"{game}/first" for game in GAMES] if SOAK else [])
def test_a_lesson_by_ear_alone_to_its_end(visit: Visit, served: Server, lesson: str) -> None:
    """By the tree and what is said: a button that goes on, or one that shows the move; every step is heard."""
    page = listen(visit())
    enter(page, served, lesson)
    accessible, said = Accessible(page), list[str]()

    def step() -> None:
        things = {thing.name: thing for thing in accessible.things if thing.role == "button" and thing.enabled}
        button = things.get("Go on") or things.get("Play it for me") or things.get("Show me")
        before = at(page)
        said.append(page.locator("#coach-says").inner_text())
        if button:
            accessible.focus(button)
            page.keyboard.press("Enter")
            with suppress(TimeoutError):
                page.wait_for_function(
                    "at => document.getElementById('coach').dataset.at !== at", arg=before, timeout=2500
                )

    until(lambda: page.locator("#next-lesson").count(), 900, step, lambda: said[-3:])
    page.wait_for_timeout(3000)
    told = " ".join(heard(page, "asked"))
    assert [sentence for sentence in dict.fromkeys(said) if sentence not in told] == []
