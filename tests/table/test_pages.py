"""The pages: whole, light, in both languages, and with nothing that the security policy forbids."""

import gzip
import re
from pathlib import Path

import httpx
import pytest
from babel.messages.pofile import read_po

from regalia.art.palette import TOKENS
from regalia.art.verbs import VERBS
from regalia.core.game import AnyGame
from regalia.core.playthrough import cells, walk
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table import translation
from regalia.table.guard import HEADERS
from regalia.table.pages import fonts, frame, static
from regalia.table.pages.frame import Html, html
from tests.table.reading import Reading
from tests.table.server import Guest, Server

GAME_PAGES = (f"/{page}/{game}" for page in ("new", "rules", "components") for game in GAMES)
PAGES = ("/", "/mine", "/settings", "/components", *GAME_PAGES)
HEAVIEST = 300_000  # bytes at first sight
every_page = pytest.mark.parametrize("path", PAGES)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(scope="module")
def host(server: Server) -> Guest:
    """Somebody with a running game, an open table, and a name that would like to be markup."""
    guest = server.guest("<b>Ann & Co")
    running = guest.open("kingdom-builder", "", "greedy", options={"capitol": "north"})
    guest.ok("POST", f"/api/tables/{running}/join", seat=0)
    guest.open("kingsburg", "", "", "greedy", open=True)
    return guest


def answer(guest: Guest, path: str, **headers: str) -> httpx.Response:
    return guest.ask("GET", path, headers)


def read(guest: Guest, path: str, lang: str = "en") -> Reading:
    return Reading(answer(guest, path, Cookie=f"lang={lang}").text)


def as_host(host: Guest, path: str, lang: str) -> Reading:
    """With the guest's own cookie."""
    return Reading(answer(host, path, **{"Accept-Language": lang}).text)


# every page


@every_page
@every_language
def test_a_page_is_whole(server: Server, host: Guest, path: str, lang: str) -> None:
    response = answer(host, path, **{"Accept-Language": lang})
    page = Reading(response.text)
    assert response.status_code == 200
    assert response.headers.items() >= {name.lower(): value for name, value in HEADERS.items()}.items()
    assert response.headers["cache-control"] == "no-store"
    assert page.all("html")[0].attrs["lang"] == lang
    assert len(page.all("main")) == len(page.all("h1")) == 1
    ids = page.values("id")
    assert len(set(ids)) == len(ids)


@every_page
def test_a_page_obeys_the_security_policy(host: Guest, path: str) -> None:
    page = as_host(host, path, "fr")
    assert not page.all("style")
    assert not page.values("style")
    assert not [name for each in page.elements for name in each.attrs if name.startswith("on")]
    assert all("src" in each.attrs or each.attrs["type"] == "application/json" for each in page.all("script"))
    assert all(address.startswith("/") for address in page.fetched())


@every_page
def test_everything_on_a_page_can_be_named(host: Guest, path: str) -> None:
    """Fields have labels, pictures words or silence, targets of links exist."""
    page = as_host(host, path, "en")
    ids = set(page.values("id"))
    assert all("label" in each.above for each in page.all("input", "select"))
    assert all("alt" in each.attrs for each in page.all("img"))
    assert all(each.attrs.get("aria-hidden") or each.attrs.get("role") for each in page.all("svg"))
    inner = [target for each in page.all("a", "use") if (target := each.attrs["href"] or "").startswith("#")]
    assert {target[1:] for target in inner} <= ids


@every_page
def test_a_page_is_light(server: Server, host: Guest, path: str) -> None:
    """With every font, whether it is seen or not."""
    text = answer(host, path).text
    addresses = {*Reading(text).fetched(), *(static.address(face.name) for face in fonts.FACES)}
    parts = [answer(host, address).content for address in sorted(addresses)]
    assert sum(len(gzip.compress(part, 6)) for part in (text.encode(), *parts)) < HEAVIEST


@every_page
def test_a_french_page_has_no_english(host: Guest, path: str) -> None:
    with (translation.FOLDER / "fr.po").open("rb") as file:
        messages = [message for message in read_po(file, locale="fr") if isinstance(message.id, str)]
    english = {str(message.id) for message in messages if message.id != message.string}
    french = {str(message.string) for message in messages}
    for game in GAMES.values():
        english |= set(game.words.all("en").values())
        english |= {option.help["en"] for option in game.options}
        french |= set(game.words.all("fr").values())
    assert [text for text in as_host(host, path, "fr").texts if text in english - french] == []


# language and light


def test_a_language_that_is_asked_for_is_remembered(server: Server) -> None:
    guest = Guest(server)
    assert Reading(answer(guest, "/?lang=fr").text).all("html")[0].attrs["lang"] == "fr"
    assert Reading(answer(guest, "/settings").text).all("html")[0].attrs["lang"] == "fr"
    assert answer(guest, "/?lang=<>").text.count("&lt;") == 0


@pytest.mark.parametrize("cookie, theme, sources", [("", "auto", 1), ("theme=dark", "dark", 0), ("theme=x", "auto", 1)])
def test_the_light_is_the_readers(server: Server, cookie: str, theme: str, sources: int) -> None:
    """Where nobody has chosen, the device does, in the pictures too."""
    page = Reading(answer(Guest(server), "/new/kingsburg", Cookie=cookie).text)
    assert page.all("html")[0].attrs["data-theme"] == theme
    assert len(page.all("source")) == sources


def test_the_style_sheet_has_the_colours_of_the_drawings() -> None:
    sheet = " ".join(static.contents()["css/tokens.css"]().decode().split())
    for name, (light, dark) in TOKENS.items():
        if name not in ("serif", "sans"):
            value = light if light == dark else f"light-dark({light}, {dark})"
            assert f"--{name}: {value};" in sheet


# lists


def test_my_games_are_listed_with_whose_turn_it_is(host: Guest) -> None:
    texts = as_host(host, "/mine", "en").texts
    assert {"Kingdom Builder", "Kingsburg", "Capitol · Northern castle", "Seats taken: 1 of 3."} <= set(texts)
    assert {"Your turn.", "To the table"} & set(texts)
    assert "À la table" in as_host(host, "/", "fr").texts


def test_a_name_is_words_and_never_markup(host: Guest) -> None:
    page = as_host(host, "/settings", "en")
    assert [each.attrs["value"] for each in page.all("input") if each.attrs["name"] == "name"] == ["<b>Ann & Co"]


def test_open_tables_wait_for_others_and_private_ones_do_not(server: Server, host: Guest) -> None:
    texts = read(server.guest("Ben"), "/").texts
    assert "Kingsburg" in texts[texts.index("Tables looking for players") :]
    assert "Your turn." not in texts


def test_a_finished_game_tells_who_has_won(server: Server) -> None:
    guest, game = server.guest("Eve"), GAMES["kingdom-builder"]
    *_, (match, _) = walk(game, cells(game)[0])
    guest.ok("POST", "/api/records", record=match.record(), chairs=["random", "random"])
    winners = [
        house.title() for house, rank in zip(game.houses, game.result(match.state).ranks, strict=False) if rank == 1
    ]
    texts = as_host(guest, "/mine", "en").texts
    assert {f"Won by {', '.join(winners)}.", "Look back"} <= set(texts[texts.index("Finished") :])


# what is not there


@pytest.mark.parametrize("path", ["/new/chess", "/rules/chess"])
def test_what_is_not_there_is_said_on_a_page(server: Server, path: str) -> None:
    response = answer(Guest(server), path, **{"Accept-Language": "fr"})
    page = Reading(response.text)
    assert response.status_code == 404
    assert [each.name for each in page.elements if each.attrs.get("role") == "alert"] == ["div"]
    assert len(page.all("h1")) == 1
    assert "Retour à l’accueil" in page.texts


@pytest.mark.parametrize("path", ["none.css", "js/none.js", "%2e%2e/app.py", "js/%2e%2e/%2e%2e/app.py"])
def test_only_what_is_meant_to_be_is_served(server: Server, path: str) -> None:
    assert answer(Guest(server), f"/static/{path}").status_code == 404


# what pages fetch


def test_what_has_a_version_is_kept_forever(server: Server) -> None:
    guest = Guest(server)
    address = next(each for each in read(guest, "/").fetched() if each.endswith("css/parts.css"))
    dated, plain = answer(guest, address), answer(guest, "/static/css/parts.css")
    assert dated.content == plain.content
    assert dated.headers["cache-control"] == static.FOREVER
    assert plain.headers["cache-control"] == "no-cache"
    assert dated.headers["content-encoding"] == "gzip"
    assert dated.headers["content-type"] == "text/css; charset=utf-8"


@every_game
def test_pictures_are_served(server: Server, game: AnyGame) -> None:
    response = answer(Guest(server), f"/static/games/{game.id}/poster-dark.svg")
    assert response.headers["content-type"] == "image/svg+xml"
    assert "var(--" not in response.text
    ids = Reading(response.text).values("id")
    assert len(set(ids)) == len(ids)


def test_a_script_brings_its_modules() -> None:
    assert set(static.modules("home.js")) >= {"home.js", "open.js", "net.js", "mine.js"}
    assert static.modules("words.js") == ("words.js",)


SCRIPTS = sorted((static.FOLDER / "js").glob("*.js"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_what_a_script_says_is_in_the_page(script: Path) -> None:
    """Every text is written out where it is said, and the catalogue has it."""
    source = script.read_text("utf-8")
    texts = frame.texts(source)
    assert source.count("say(") - source.count("function say(") <= len(frame.SAID.findall(source)), (
        "a text put together"
    )
    words = frame.words("fr", (script.name,))
    with (translation.FOLDER / "fr.po").open("rb") as file:
        known = {message.id for message in read_po(file, locale="fr")}
    assert texts <= known
    assert texts <= words.keys()


def test_the_signs_of_scripts_are_drawn() -> None:
    assert {name for path in SCRIPTS for name in re.findall(r'icon\("(\w+)"', path.read_text("utf-8"))} <= VERBS.keys()


def test_every_verb_has_a_line_of_its_own() -> None:
    assert len(set(VERBS.values())) == len(VERBS)


# elements


def test_words_are_escaped_and_markup_is_not() -> None:
    assert html("p", "a < b", html("b", "c & d")) == "<p>a &lt; b<b>c &amp; d</b></p>"
    assert html("p", "a") + "<" == "<p>a</p>&lt;"
    assert (
        html("a", title='"', hidden=True, id=None, data_x=False, class_="y")
        == '<a title="&quot;" hidden class="y"></a>'
    )
    assert html("br") == "<br>"
    assert html("div", Html("<i></i>")) == "<div><i></i></div>"
