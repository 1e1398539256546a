"""Where only one move is possible it is played, once, and said; not where that would take something from the player."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.arriving import sit_down
from tests.browser.visit import Visit
from tests.table.server import Server

SAID = "Only one move was possible: The only one."
LONG = 10_000  # milliseconds, of the page's clock
Scene = dict[str, Any]


def narrowed(page: Page, *more: Callable[[Scene], object]) -> list[str]:
    """The first thing to choose has one option; what the page does about it."""
    done, first = list[str](), list[int]()

    def narrow(route: Route) -> None:
        scene: Scene = route.fetch().json()
        first.append(scene["number"] if scene["options"] else -1)
        if scene["options"] and scene["number"] == min(number for number in first if number >= 0):
            scene["options"] = [{**scene["options"][0], "label": "The only one"}]
            for change in more:
                change(scene)
        route.fulfill(json=scene)

    def note(request: Request) -> None:
        if request.url.split("?")[0].endswith("/act"):
            done.append(request.url)

    page.clock.install()
    page.route("**/api/tables/*/scene*", narrow)
    page.on("request", note)
    return done


def test_the_only_move_is_played_once_and_said(served: Server, visit: Visit) -> None:
    page = visit()
    done = narrowed(page)
    sit_down(page, served, "kingdom-builder")
    expect(page.locator("#more")).to_have_text(SAID)
    expect(page.locator("#asked p", has_text=SAID)).to_have_count(1)
    page.clock.fast_forward(LONG)
    assert len(done) == 1


def undoable(scene: Scene) -> None:
    scene["undo"] = {"possible": True, "why": ""}


def two_of_mine(scene: Scene) -> None:
    for chair in scene["table"]["chairs"]:
        chair["mine"] = True


def two_ways(scene: Scene) -> None:
    scene["options"].append({**scene["options"][0], "label": "Another"})


@pytest.mark.parametrize("change", [undoable, two_of_mine, two_ways])
def test_what_is_the_players_own_is_left_to_the_player(
    served: Server, visit: Visit, change: Callable[[Scene], object]
) -> None:
    """The last moment to undo, a screen that others share, a choice."""
    page = visit()
    done = narrowed(page, change)
    sit_down(page, served, "kingdom-builder")
    page.locator("#table.choosing").wait_for()
    page.clock.fast_forward(LONG)
    expect(page.locator("#table.choosing:not(.sending)")).to_be_visible()
    assert not done


def test_it_can_be_switched_off(served: Server, visit: Visit) -> None:
    page = visit()
    page.goto(f"{served.address}/settings")
    page.locator('label:has([name="only"][value="off"])').click()
    done = narrowed(page)
    sit_down(page, served, "kingdom-builder")
    page.locator("#table.choosing").wait_for()
    page.clock.fast_forward(LONG)
    assert not done


def test_it_waits_until_a_dialog_is_closed(served: Server, visit: Visit) -> None:
    page, asked = visit(), [True]
    done = narrowed(page, lambda scene: two_ways(scene) if asked else None)
    sit_down(page, served, "kingdom-builder")
    page.locator("#menu").click()
    page.locator("dialog[open]").wait_for()
    asked.clear()
    with page.expect_response("**/scene*"):
        page.evaluate("dispatchEvent(new Event('online'))")
    page.locator("#hint[aria-disabled=true][title]").wait_for(state="attached")
    page.clock.fast_forward(LONG)
    assert not done
    page.keyboard.press("Escape")
    expect(page.locator("#more")).to_have_text(SAID)
    assert len(done) == 1


def test_what_is_refused_is_not_tried_again(served: Server, visit: Visit) -> None:
    page = visit()
    done = narrowed(page)
    page.route("**/api/tables/*/act*", lambda route: route.fulfill(status=409, json={"error": "Not now."}))
    sit_down(page, served, "kingdom-builder")
    expect(page.locator("#more")).to_have_text("Not now.")
    page.clock.fast_forward(LONG)
    assert len(done) == 1
