"""What somebody expects who has never been at the table: a thing pressed by mistake gives way, a tap explains, a
button stands beside what may be overlooked, and nothing points to what is in plain view."""

from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random

from playwright.sync_api import Page, expect

from regalia.core.record import Dice, Match
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.rules.influence import Placing
from regalia.games.kingsburg.rules.rewards import Smuggling
from tests.browser.arriving import at_table, sit_down
from tests.browser.player import Player
from tests.browser.visit import Visit
from tests.patience import until
from tests.table.server import Server

Tokens = Sequence[str]
AWAY = """() => [...document.querySelectorAll("#table .legal")].filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect()
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  return each.getClientRects().length && !each.closest("#tray") && !each.contains(hit)
}).length"""


def reached(fits: Callable[[Match], bool]) -> Match:
    """The first of some games played at random in which a position comes about that fits."""
    for seed in range(200):
        match, dice, rng = Match.start(GAME, 2), Dice(seed), Random(seed)
        for _ in range(400):
            match.roll(dice)
            if match.over:
                break
            if fits(match):
                return match
            match.act(rng.choice(match.options_of()))
    raise AssertionError("no game comes there")


def apart(match: Match) -> tuple[str, str] | None:
    """Two advisors that do not go together, each of which can be had in several ways."""
    if not isinstance(match.choice(), Placing):
        return None
    options = [GAME.tokens(action) for action in match.options_of()]
    advisors = {token for tokens in options for token in tokens if token.startswith("advisor-")}
    several = {token for token in advisors if sum(token in tokens for tokens in options) > 1}
    return next(permutations(sorted(several), 2), None)


def opened(page: Page, served: Server, match: Match) -> None:
    """The page of the seat that has to choose."""
    ask, chairs = page.context.request, ["greedy"] * match.seats
    chairs[match.choice().seat] = ""
    ask.post(f"{served.address}/api/me", data={"name": "Anna", "lang": "en"})
    id = ask.post(f"{served.address}/api/records", data={"record": match.record(), "chairs": chairs}).json()["id"]
    ask.post(f"{served.address}/api/tables/{id}/join", data={"seat": match.choice().seat})
    page.goto(f"{served.address}/table/{id}")
    at_table(page)


def token(page: Page, name: str) -> str:
    return page.locator(f'#table [data-token="{name}"]').first.get_attribute("class") or ""


def test_what_does_not_go_with_what_is_chosen_is_chosen_instead(served: Server, visit: Visit) -> None:
    match = reached(lambda match: bool(apart(match)))
    page, pair = visit(), apart(match)
    assert pair
    opened(page, served, match)
    for name in pair:
        page.locator(f'#table [data-token="{name}"]').first.click(force=True)  # what is not lit says so to the ear
    until(lambda: "chosen" in token(page, pair[1]), within=20)
    assert "chosen" not in token(page, pair[0])


def test_of_two_choices_with_one_button_both_have_one(served: Server, visit: Visit) -> None:
    """A picture that lights up is easily overlooked beside a button that declines."""
    match = reached(lambda match: isinstance(match.choice(), Smuggling))
    page = visit()
    opened(page, served, match)
    expect(page.locator("#acts .verb[data-action]")).to_have_count(2)
    page.locator("#acts .verb[data-action]").first.click()
    until(lambda: page.locator("#table").get_attribute("data-number") not in (None, "0"))


def test_a_tap_on_what_cannot_be_chosen_tells_what_it_is_and_plays_nothing(served: Server, visit: Visit) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True)
    sit_down(page, served, "kingsburg")
    page.locator("#table .legal").first.wait_for(state="attached")
    number = page.locator("#table").get_attribute("data-number")
    page.locator("#board button[data-help]:not(.legal):visible").first.tap(force=True)  # what is not lit says so
    expect(page.locator("#tip")).to_be_visible()
    expect(page.locator("#tip .shut")).to_be_visible()
    assert len(page.locator("#tip").inner_text()) > 20
    assert page.locator("#table").get_attribute("data-number") == number


def test_nothing_points_to_what_is_in_plain_view_after_things_have_moved(served: Server, visit: Visit) -> None:
    """Pieces travel: for a moment nothing can be pressed, and that moment is over."""
    page = visit(reduced_motion="no-preference")
    sit_down(page, served, "kingsburg")
    player = Player(page, 1)
    for clicks in (3, 6, 9):
        player.click(clicks)
        until(lambda: page.locator("#lead").is_hidden() or page.evaluate(AWAY) > 0, within=20)
