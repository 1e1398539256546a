"""A new table: the form guides, and people come to it with their names."""

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.arriving import at_table, choose, new_table
from tests.browser.player import Player
from tests.browser.visit import Visit
from tests.table.hotseat import serving
from tests.table.server import Server


def _form(page: Page, served: Server, game: str) -> None:
    page.goto(f"{served.address}/new/{game}")


def _field(page: Page, option: str) -> Locator:
    return page.locator(f'.field:has([name="option-{option}"])')


def _off(page: Page, option: str) -> list[str]:
    """What a list shows and does not offer."""
    greyed = page.locator(f'select[name="option-{option}"] option:disabled')
    return [each.get_attribute("label") or "" for each in greyed.all()]


def test_what_one_list_has_taken_the_others_do_not_offer(served: Server, visit: Visit) -> None:
    page = visit()
    _form(page, served, "kingdom-builder")
    page.locator("summary").click()
    choose(page, "option-card2", "fishermen")
    choose(page, "option-northwest", "farm-turned")
    assert _off(page, "card1") == _off(page, "card3") == ["Fishermen · a card is in play once"]
    assert _off(page, "card2") == []
    assert [each.partition(" · ")[0] for each in _off(page, "southeast")] == ["Farm", "Farm, turned"]


def test_the_first_game_asks_for_no_board_and_no_cards(served: Server, visit: Visit) -> None:
    page = visit()
    _form(page, served, "kingdom-builder")
    page.locator("summary").click()
    choose(page, "option-card2", "fishermen")
    choose(page, "option-preset", "first-game")
    expect(page.locator("details")).to_be_hidden()
    choose(page, "option-preset", "free")
    expect(page.locator('[name="option-card2"]')).to_have_value("random")


def test_the_line_below_a_list_follows_the_bot_that_is_chosen(served: Server, visit: Visit) -> None:
    page = visit()
    _form(page, served, "kingsburg")
    line = page.locator("[data-lines=chair-1]")
    for bot, words in (("tuned", "weighs what a move is worth to the end"), ("link", ""), ("random", "still learning")):
        choose(page, "chair-1", bot)
        expect(line).to_contain_text(words) if words else expect(line).to_be_empty()


def test_only_what_matters_is_asked_for(served: Server, visit: Visit) -> None:
    page = visit()
    _form(page, served, "wonderful-kingdom")
    for option in ("quest", "board", "search", "scenario"):
        expect(_field(page, option)).to_be_hidden()
    choose(page, "option-module", "conquest")
    expect(_field(page, "board")).to_be_visible()
    for option in ("pack", "rival-pack", "rival-duchy"):
        expect(_field(page, option)).to_be_hidden()
    choose(page, "seats", "1")
    choose(page, "option-scenario", "SC03")
    expect(_field(page, "module")).to_be_hidden()
    expect(page.locator('[name="option-module"]')).to_have_value("threat")
    choose(page, "seats", "2")
    expect(page.locator('[name="option-scenario"]')).to_have_value("none")
    expect(_field(page, "rival-pack")).to_be_visible()


def test_what_is_chosen_yields_when_it_has_become_impossible(served: Server, visit: Visit) -> None:
    page = visit()
    _form(page, served, "wonderful-kingdom")
    choose(page, "option-pack", "black-dragons")
    choose(page, "option-duchy", "valados")
    valados = page.locator('[name="option-rival-duchy"][value="valados"]')
    expect(valados).to_be_disabled()
    expect(_field(page, "rival-duchy").locator(".why")).to_have_text("there is one copy of each duchy.")
    choose(page, "seats", "1")
    expect(page.locator('[name="option-pack"]')).to_have_value("giant-rats")
    page.locator("#new [type=submit]").click()
    at_table(page)


def test_a_name_is_proposed_and_nobody_has_to_type(served: Server, visit: Visit) -> None:
    page = visit(locale="fr-FR")
    page.goto(served.address)
    page.locator("[data-opens]").first.click()
    name = page.locator("dialog[open] [name=name]")
    proposed = name.input_value()
    name.fill("")
    page.locator("dialog[open] [type=submit]").click()
    at_table(page)
    expect(page.locator(".plate").first).to_contain_text(proposed)


def test_people_at_one_screen_have_their_own_names(served: Server, visit: Visit) -> None:
    page = visit()
    _form(page, served, "kingdom-builder")
    page.locator("[name=name]").fill("Anna")
    expect(page.locator("[name=name-1]")).to_be_hidden()
    choose(page, "chair-1", "here")
    expect(page.locator("[name=name-0]")).to_be_hidden()
    expect(page.locator("[name=name-1]")).to_have_value("Moon")
    page.locator("[name=name-1]").fill("Bert")
    page.locator("#new [type=submit]").click()
    at_table(page)
    player = Player(page, 7)
    player.until(page.locator("#curtain").get_by_text("Bert").first.is_visible)
    assert page.locator(".plate b").all_inner_texts() == ["Anna", "Bert"]


def test_an_invitation_says_by_whom_and_to_what(served: Server, visit: Visit) -> None:
    anna, bert = visit(), visit()
    said: list[str] = []
    bert.on("console", lambda line: said.append(line.text) if line.type == "error" else None)
    new_table(anna, served, "kingsburg", ["here", "link"])
    anna.locator(".seats .primary", has_text="Invite").click()
    bert.goto(anna.locator("dialog[open] input.link").input_value())
    expect(bert.locator("dialog[open]")).to_contain_text("Kingsburg")
    expect(bert.locator("dialog[open]")).to_contain_text("Anna invites you to play.")
    assert said == []


def test_a_seat_is_left_to_a_bot_with_one_click(tmp_path: Path, visit: Visit) -> None:
    """Bots take their time here, so that the game is not over before somebody looks."""
    page = visit()
    with serving(tmp_path, bot_pause=60) as slow:
        new_table(page, slow, "kingsburg", ["here", "greedy"])
        page.locator("#menu").click()
        expect(page.locator("dialog[open] .seat-row .seat")).to_have_count(2)
        page.locator("dialog[open] button", has_text="Leave it to a bot").click()
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator("#acts")).to_contain_text("Take my seat back")
