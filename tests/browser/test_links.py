"""Links that do not work say so at once, with a way home; whoever is at the table already stays there."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arriving import at_table
from tests.browser.test_holders import ask, called, seated
from tests.browser.visit import Visit
from tests.table.server import Server


def invited(page: Page, path: str, kind: str, seat: int | None) -> str:
    """The address of a new link."""
    return ask(page, f"{path}/link", kind=kind, seat=seat)["address"]


@pytest.mark.parametrize("kind, seat", [("seat", 1), ("personal", 0)])
def test_a_used_link_says_so_before_it_asks_for_a_name(visit: Visit, served: Server, kind: str, seat: int) -> None:
    ann, bob, eve = called(visit(), served, "Ann"), called(visit(), served, "Bob"), visit(390, 844)
    path = seated(ann)
    address = invited(ann, path, kind, seat)
    ask(bob, f"{path}/enter", token=address.partition("=")[2])
    eve.goto(served.address + address)
    expect(eve.get_by_role("alert")).to_contain_text("This link does not work: it was used")
    expect(eve.locator("dialog[open], [name=name]")).to_have_count(0)
    eve.get_by_role("link", name="Home").click()
    expect(eve).to_have_url(f"{served.address}/")


@pytest.mark.parametrize("link", ["#seat=half", "#watch=%E2%80%A6"])
def test_half_a_link_to_a_private_table_is_refused_in_words(visit: Visit, served: Server, link: str) -> None:
    ann, eve = called(visit(), served, "Ann"), visit()
    seated(ann)
    eve.goto(ann.url + link)
    expect(eve.get_by_role("alert")).to_contain_text("This link does not work")


def test_a_private_table_without_a_link_asks_nobody_for_a_name(visit: Visit, served: Server) -> None:
    ann, eve = called(visit(), served, "Ann"), visit()
    seated(ann)
    eve.goto(ann.url)
    expect(eve.get_by_role("alert")).to_contain_text("There is no table")
    expect(eve.locator("dialog[open]")).to_have_count(0)


def test_a_link_that_was_used_by_oneself_leads_to_the_table(visit: Visit, served: Server) -> None:
    ann, bob = called(visit(), served, "Ann"), called(visit(), served, "Bob")
    path = seated(ann)
    address = invited(ann, path, "seat", 1)
    ask(bob, f"{path}/enter", token=address.partition("=")[2])
    bob.goto(served.address + address)
    at_table(bob)
    expect(bob.locator("#more")).to_have_text("You have a seat here already: the link changes nothing.")
