"""Each game from the home page to the end sheet, by clicks only."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arriving import at_table, new_table, play_now, sit_down
from tests.browser.player import Player
from tests.browser.screenshots import opened
from tests.browser.visit import Visit
from tests.table.playing import SOAK
from tests.table.server import Server

CLICKS = 5
LATE = 0.85  # of a game: from there to the end sheet it is played by clicks in the quick run too
GAMES = ("kingdom-builder", "kingsburg", "wonderful-kingdom")
PAIR, ALONE = ["here", "greedy"], ["here"]
OPENINGS = [
    ("kingdom-builder", "fr-FR", PAIR, {"island": "random"}),
    ("kingdom-builder", "en-GB", PAIR, {"caves": "random"}),
    ("kingsburg", "en-GB", PAIR, {"governors": "auction"}),
    ("kingsburg", "fr-FR", PAIR, {"rows": "extended", "army": "on", "destiny": "on"}),
    ("wonderful-kingdom", "fr-FR", PAIR, {"module": "threat"}),
    ("wonderful-kingdom", "en-GB", PAIR, {"module": "quest"}),
    ("wonderful-kingdom", "fr-FR", PAIR, {"module": "conquest"}),
    ("wonderful-kingdom", "fr-FR", ALONE, {"scenario": "SC01"}),
]


def test_kingdom_builder_is_two_clicks_from_the_home_page_to_the_first_move(served: Server, visit: Visit) -> None:
    page = visit()
    play_now(page, served, "Kingdom Builder")
    expect(page.locator("#say")).to_contain_text("settlement")
    assert page.locator("#table .can.legal").count()


@pytest.mark.skipif(not SOAK, reason="the end of one game by clicks is enough for the quick run: Kingsburg in French")
def test_kingdom_builder_with_a_capitol_is_played_to_its_end(served: Server, visit: Visit) -> None:
    page = visit()
    new_table(page, served, "kingdom-builder", ["here", "greedy"], capitol="random")
    Player(page, 1).play()
    _ends_well(page, ("Anna", "Moon"))


def test_kingsburg_with_governors_is_played_to_its_end_in_french(served: Server, visit: Visit) -> None:
    """The last part of it; in the long run all of it."""
    page = visit(locale="fr-FR")
    if SOAK:
        new_table(page, served, "kingsburg", ["here", "greedy"], name="Aliénor", governors="pick")
    else:
        page.context.request.post(f"{served.address}/api/me", data={"name": "Aliénor", "lang": "fr"})
        page.goto(f"{served.address}/table/{opened(page.context, served, 'kingsburg', {'governors': 'pick'}, LATE)}")
        at_table(page)
    Player(page, 2).play()
    _ends_well(page, ("Aliénor", "Lune"))
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.skipif(not SOAK, reason="the end of one game by clicks is enough for the quick run: Kingsburg in French")
def test_wonderful_kingdom_with_advisors_is_played_to_its_end(served: Server, visit: Visit) -> None:
    page = visit()
    new_table(page, served, "wonderful-kingdom", ["here", "greedy"], module="advisors")
    Player(page, 3).play()
    _ends_well(page, ("Anna", "Rose"))


@pytest.mark.parametrize(("game", "locale", "chairs", "options"), OPENINGS)
def test_other_modules_are_opened_in_either_language(
    served: Server, visit: Visit, game: str, locale: str, chairs: list[str], options: dict[str, str]
) -> None:
    """Some clicks, each of which does something; in the long run to the end sheet, and all of it from the form of a new
    table, which the quick run fills in once for each game."""
    page = visit(locale=locale)
    if SOAK or game not in [each[0] for each in OPENINGS[: OPENINGS.index((game, locale, chairs, options))]]:
        new_table(page, served, game, chairs, **options)
    else:
        sit_down(page, served, game, *chairs, lang=locale[:2], **options)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    player = Player(page, 5)
    if SOAK:
        player.play()
        return _ends_well(page, ("Anna",))
    return player.click(CLICKS)


def _ends_well(page: Page, names: tuple[str, ...]) -> None:
    """The end sheet names everybody, adds up, and offers a rematch."""
    sheet = page.locator("dialog[open]")
    for name in names:
        expect(sheet.locator(".podium")).to_contain_text(name)
    rows = sheet.locator(".points tbody tr")
    numbers = [[int(n.replace("−", "-")) for n in row.locator("td").all_inner_texts()] for row in rows.all()]
    *reasons, totals = numbers
    assert [sum(column) for column in zip(*reasons, strict=True)] == totals
    expect(sheet.locator(".rematch")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_begins_on_a_phone_without_sideways_scrolling(served: Server, visit: Visit, game: str) -> None:
    page = visit(360, 740, has_touch=True, is_mobile=True)
    sit_down(page, served, game)
    player = Player(page, 4)
    for _ in range(6):
        player.step()
    assert page.locator("html").evaluate("page => page.scrollWidth") <= 360
