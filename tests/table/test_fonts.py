"""The fonts of the pages: cut to what is said, under a name of ours, made once, and never in the way."""

import re
from base64 import b64decode
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from babel.messages.pofile import read_po

from regalia.art.ink import serif, text
from regalia.art.palette import THEMES
from regalia.art.sheet import standalone
from regalia.core.html import Html
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table import translation
from regalia.table.pages import fonts, frame, static, subset
from regalia.table.pages.fonts import FACES, FAMILIES, Face
from regalia.table.pages.reader import AUTO, Reader
from tests.table.server import Guest, Server

MOST = 120_000  # bytes of all faces together
every_face = pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)


def opened(face: Face) -> Any:
    return opened_file(static.contents()[face.name]())


def opened_file(file: bytes) -> Any:
    return import_module("fontTools.ttLib").TTFont(BytesIO(file))


def said() -> set[str]:
    """Every sign of every sentence that people see."""
    games = {text for game in GAMES.values() for lang in LANGUAGES for text in game.words.all(lang).values()}
    with (translation.FOLDER / "fr.po").open("rb") as file:
        server = {str(text) for message in read_po(file) for text in (message.id, message.string)}
    return set("".join(games | server))


@every_face
def test_a_font_has_every_sign_of_every_sentence(face: Face) -> None:
    signs = {chr(code) for code in opened(face).getBestCmap()}
    drawn_by_the_system = {"→"} if face.style == "italic" else set()
    wanted = {sign for sign in said() if sign.isprintable() or sign in "\xa0\u202f"}
    assert wanted - drawn_by_the_system <= signs


@every_face
def test_a_font_has_figures_of_one_width(face: Face) -> None:
    font = opened(face)
    names = font.getBestCmap()
    assert len({font["hmtx"][names[ord(figure)]][0] for figure in "0123456789"}) == 1


@every_face
def test_a_changed_font_has_another_name_and_keeps_its_licence(face: Face) -> None:
    names = {record.nameID: record.toUnicode() for record in opened(face)["name"].names}
    assert not [names[id] for id in (1, 3, 4, 6, 16) if "Source" in names.get(id, "")]
    assert "SIL Open Font License" in names[13]
    assert "Adobe" in names[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_on_a_page_brings_its_fonts_and_one_alone_needs_none(game: str) -> None:
    """Whatever has no fonts of ours is written in those of the system."""
    alone = static.contents()[f"games/{game}/gallery-en-light.svg"]().decode()
    lettered = static.contents()[f"games/{game}/lettered-en-light.svg"]().decode()
    assert "<style" not in alone
    assert lettered.count('src: url("data:font/woff2;base64,') == len(fonts.DRAWN)
    named = re.findall(r'font-family="([^"]*)"', lettered)
    assert len(named) == alone.count("font-family=")
    assert {family.split(",")[0] for family in named} == {"'Regalia Sans'", "'Regalia Serif'"}
    assert ElementTree.fromstring(lettered).tag.endswith("svg")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", THEMES)
def test_a_poster_brings_the_signs_that_it_has_and_no_others(game: str, theme: str) -> None:
    poster = static.contents()[f"games/{game}/poster-{theme}.svg"]().decode()
    alone = standalone(420, 216, Html(), GAMES[game].shown.poster(), label=game, theme=theme)
    wanted = fonts.written(alone)
    files = [b64decode(found) for found in re.findall(r'base64,([^"]*)"', poster)]
    assert [{*opened_file(file).getBestCmap()} for file in files] == [{*signs} for signs in wanted.values()]
    assert len(poster) - len(alone) <= 8_000 * len(wanted)
    assert bool(wanted) == bool(re.search(r"<text[^>]*>[^<\s]", alone))


def test_what_is_written_is_found_by_family_and_weight() -> None:
    words = text(0, 0, "Aa"), serif(0, 0, "b"), text(0, 0, " ")
    drawn = standalone(9, 9, Html(), *words, label="unseen", theme="light")
    found = {face.name: "".join(map(chr, sorted(signs))) for face, signs in fonts.written(drawn).items()}
    assert found == {"fonts/sans-regular.woff2": "Aa", "fonts/serif-bold.woff2": "b"}


def test_all_fonts_together_are_light() -> None:
    assert sum(len(static.contents()[face.name]()) for face in FACES) < MOST


def test_every_family_of_the_styles_is_there() -> None:
    tokens = static.contents()["css/tokens.css"]().decode()
    wanted = set(re.findall(r'"(Regalia [^"]+)"', tokens))
    assert wanted == set(re.findall(r'font-family: "([^"]+)"', fonts.sheet()))
    assert len(wanted) == 2 * len(FAMILIES)


def test_a_font_is_made_once_whoever_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[subset.Cut] = []

    def make(cut: subset.Cut) -> bytes:
        made.append(cut)
        return b"font"

    monkeypatch.setattr(subset, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(subset.Cut, "_made", make)
    source = fonts.source(FACES[0])
    cut, later = (subset.Cut(source, "Regalia Sans", "Regular") for _ in range(2))
    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(lambda _: cut.content(), range(8))) == {b"font"}
    assert later.content() == b"font"
    assert made == [cut]
    assert len(list((tmp_path / "kept").iterdir())) == 1


def test_a_font_is_served_where_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "kept").touch()
    monkeypatch.setattr(subset, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(subset.Cut, "_made", lambda _cut: b"font")
    assert subset.Cut(fonts.source(FACES[0]), "Regalia Sans", "Regular").content() == b"font"


def test_without_the_packages_the_fonts_of_the_system_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "installed", lambda: False)
    monkeypatch.setattr(static, "version", lambda: "any")
    assert fonts.contents() == {}
    assert "font" not in re.sub(r'"[^"]*"', "", frame.document(Reader("en", AUTO), "", "", ""))


@every_face
def test_a_font_is_served_and_kept_forever(server: Server, face: Face) -> None:
    answer = Guest(server).ask("GET", static.address(face.name))
    assert answer.headers["content-type"] == "font/woff2"
    assert answer.headers["cache-control"] == static.FOREVER
    assert answer.content[:4] == b"wOF2"
