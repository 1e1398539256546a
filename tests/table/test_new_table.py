"""A new table: the form that asks only for what matters; who is at the door, and who shares a screen."""

import json

import pytest

from regalia.core.codec import encode
from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.core.names import option_value
from regalia.core.options import SEATS
from regalia.core.record import Match
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table.pages.option_rules import option_rules
from regalia.table.pages.reader import NAMES
from tests.table.reading import Reading
from tests.table.server import Guest, Server

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def read(guest: Guest, path: str, lang: str) -> Reading:
    return Reading(guest.ask("GET", path, {"Accept-Language": lang}).text)


# the form


@every_game
@every_language
def test_the_form_has_every_option_with_every_value(server: Server, game: AnyGame, lang: str) -> None:
    page = read(Guest(server), f"/new/{game.id}", lang)
    offered = {(each.attrs["name"], each.attrs["value"]) for each in page.all("input") if each.attrs.get("value")}
    lists = [each.attrs["name"] for each in page.all("select")]
    for option in game.options:
        name = f"option-{option.name}"
        assert {(name, value) for value in option.choices} <= offered or name in lists
        assert option.help[lang] in page.texts
        assert {option_value(game, option, value, lang) for value in option.choices} <= set(page.texts)
    assert len([each for each in page.elements if "data-chair" in each.attrs]) == game.seats[-1]


@every_game
@every_language
def test_options_and_values_are_spoken_in_words(game: AnyGame, lang: str) -> None:
    """A letter alone may stay what it is."""
    for option in game.options:
        assert game.words.has(lang, f"home.option.{option.name}")
        said = {value: option_value(game, option, value, lang) for value in option.choices}
        assert [value for value, words in said.items() if words == value and len(value) > 1] == []
        assert len(set(said.values())) == len(said)


@every_game
def test_the_form_knows_what_excludes_what(game: AnyGame) -> None:
    """Every pair of values that is refused is greyed out on the side that yields, with the reason in words."""
    known = option_rules(game, "fr")["off"]
    taken = {
        (each["by"], one, each["on"], two) for each in known for one, twos in each["taken"].items() for two in twos
    }
    for clash in game.clashes:
        for one, two in clash.pairs(_choices(game)):
            assert (clash.first, one, clash.second, two) in taken
            assert ((clash.second, two, clash.first, one) in taken) == clash.peers
    assert {each["why"] for each in known} == {clash.why["fr"] for clash in game.clashes}


@every_game
def test_an_option_that_does_not_matter_changes_nothing(game: AnyGame) -> None:
    """So that the form may hide it."""
    choices = _choices(game)
    for option in game.options:
        for other, fit_values in option.when.items():
            assert set(fit_values) < set(choices[other])
            for value in set(choices[other]) - set(fit_values):
                cells = [{other: value, option.name: each} for each in option.choices]
                begun = {seats: [_begun(game, seats, cell) for cell in cells] for seats in game.seats}
                assert all(len(set(filter(None, each))) <= 1 for each in begun.values()), (option.name, other, value)
                assert any(any(each) for each in begun.values())


def _choices(game: AnyGame) -> dict[str, list[str]]:
    return {SEATS: [str(seats) for seats in game.seats]} | {each.name: list(each.choices) for each in game.options}


def _begun(game: AnyGame, seats: int, cell: dict[str, str]) -> str:
    """The table at its first moment, as everybody sees it; nothing if it cannot be."""
    given = dict(cell)
    if given.pop(SEATS, str(seats)) != str(seats):
        return ""
    try:
        return json.dumps(encode(Match.start(game, seats, given).view(None)))
    except Refused:
        return ""


def test_somebody_new_has_a_name_to_keep(server: Server) -> None:
    """And no browser asks for one in words of its own."""
    for path in ("/", "/new/kingsburg", "/settings"):
        assert not read(Guest(server), path, "en").values("required")
    for lang in LANGUAGES:
        page = read(Guest(server), "/new/kingsburg", lang)
        assert page.all("input")[0].attrs["value"] in NAMES[lang]
    assert read(server.guest("Ann"), "/new/kingsburg", "en").all("input")[0].attrs["value"] == "Ann"


@every_game
def test_the_form_starts_with_what_is_usual(server: Server, game: AnyGame) -> None:
    page = read(Guest(server), f"/new/{game.id}", "en")
    ticked = {each.attrs["name"]: each.attrs["value"] for each in page.all("input") if "checked" in each.attrs}
    for option in game.options:
        assert ticked.get(f"option-{option.name}", option.default) == option.default
    assert ticked["open"] == ""
    assert ticked["undo"] == "unseen"
    assert "coach" not in ticked


@every_game
def test_the_form_of_a_first_game_lets_choices_be_taken_back_freely(server: Server, game: AnyGame) -> None:
    """From the page of a new table it is one link away; a word that is none is not taken for it."""
    page = read(Guest(server), f"/new/{game.id}?first=1", "en")
    ticked = {each.attrs["name"]: each.attrs["value"] for each in page.all("input") if "checked" in each.attrs}
    assert (ticked["undo"], ticked["coach"]) == ("freely", "on")
    links = [each.attrs.get("href") for each in read(Guest(server), f"/new/{game.id}", "fr").all("a")]
    assert f"/new/{game.id}?first=1" in links
    assert Guest(server).ask("GET", f"/new/{game.id}?first=perhaps").status_code == 422


# people at the door, and at one screen


def test_who_has_no_name_is_nobody_yet(server: Server) -> None:
    assert Guest(server).ok("GET", "/api/me") is None
    assert server.guest("Ann").ok("GET", "/api/me") == {"name": "Ann", "lang": "en"}


@pytest.mark.parametrize("kind", ["seat", "watch", "open"])
def test_an_invitation_says_where_it_leads_and_who_invites(server: Server, kind: str) -> None:
    ann, bob = server.guest("Ann"), Guest(server)
    table = ann.open("kingsburg", "", "", open=kind == "open")
    token = "" if kind == "open" else _token(ann, table, kind)
    told = bob.ok("POST", "/api/me/invitation?lang=fr", table=table, token=token)
    said = {"kind": kind, "game": "kingsburg", "title": "Kingsburg", "host": "Ann", "phase": "waiting"}
    made = {"hash": ann.ok("GET", f"/api/tables/{table}")["hash"], "past": None, "box": {}, "notes": []}
    assert told == said | made
    assert bob.ok("GET", "/api/me") is None


def test_without_a_good_link_a_private_table_is_none(server: Server) -> None:
    ann, bob = server.guest("Ann"), Guest(server)
    table, other = ann.open("kingsburg", "", ""), ann.open("kingsburg", "", "")
    token = _token(ann, other, "seat")
    plain = [bob.refused(404, "POST", "/api/me/invitation", table=id) for id in (table, "x" * len(table))]
    assert plain[0].replace(table, "x" * len(table)) == plain[1]
    for id, secret in ((table, token), ("nowhere", token), (table, "guessed")):
        assert "used" in bob.refused(404, "POST", "/api/me/invitation", table=id, token=secret)
    server.guest("Cleo").ok("POST", f"/api/tables/{other}/enter", token=token)
    assert "used" in bob.refused(404, "POST", "/api/me/invitation", table=other, token=token)


def test_several_people_at_one_screen_have_names_of_their_own(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.open("kingdom-builder", "", "")
    path = f"/api/tables/{table}"
    ann.refused(422, "POST", f"{path}/join", seat=0, name=" ")
    ann.ok("POST", f"{path}/join", seat=0)
    ann.ok("POST", f"{path}/join", seat=1, name=" Ben ")
    chairs = ann.ok("GET", path)["chairs"]
    assert [(chair["name"], chair["badge"], chair["mine"]) for chair in chairs] == [
        ("Ann", "rose", True),
        ("Ben", "moon", True),
    ]
    assert ann.ok("GET", f"{path}/scene?seat=1")["scores"]["names"] == ["Ann", "Ben"]
    ann.ok("POST", f"{path}/chat", text="Hello", seat=1)
    assert ann.ok("GET", f"{path}/log?seat=0")["events"][-1]["name"] == "Ben"


def _token(guest: Guest, table: str, kind: str) -> str:
    seat = 1 if kind == "seat" else None
    address: str = guest.ok("POST", f"/api/tables/{table}/link", kind=kind, seat=seat)["address"]
    return address.partition("=")[2]
