"""The site can be installed: its manifest, its icons, its service worker, and the page for when the server is away."""

import json
import re
import zlib
from struct import unpack

import pytest

from regalia.core.words import LANGUAGES
from regalia.table.pages import icons, static
from tests.table.reading import Reading
from tests.table.server import Guest, Server


def pixels(picture: bytes) -> list[bytes]:
    """The rows of a PNG with four bytes a pixel, as this product writes them."""
    assert picture.startswith(icons.SIGNATURE)
    chunks, at = dict[bytes, bytes](), len(icons.SIGNATURE)
    while at < len(picture):
        [size] = unpack(">I", picture[at : at + 4])
        kind, body = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + size]
        assert unpack(">I", picture[at + 8 + size : at + 12 + size]) == (zlib.crc32(kind + body),)
        chunks[kind], at = body, at + 12 + size
    width, height = unpack(">II", chunks[b"IHDR"][:8])
    rows = zlib.decompress(chunks[b"IDAT"])
    step = 1 + 4 * width
    assert len(rows) == step * height
    return [rows[row * step + 1 : (row + 1) * step] for row in range(height)]


def test_the_manifest_names_what_an_installed_program_needs(server: Server) -> None:
    guest = Guest(server)
    page = Reading(guest.ask("GET", "/").text)
    [link] = [each.attrs["href"] for each in page.all("link") if each.attrs["rel"] == "manifest"]
    assert link
    manifest = guest.ask("GET", link).json()
    assert {"name", "short_name", "start_url", "id"} <= manifest.keys()
    assert (manifest["display"], manifest["scope"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        answer = guest.ask("GET", f"{link.rpartition('/')[0]}/{icon['src']}")
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert f"{len(pixels(answer.content))}x{len(pixels(answer.content))}" == icon["sizes"]
    shapes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= shapes


def test_an_icon_is_round_at_its_corners_and_a_maskable_one_fills_its_square() -> None:
    plain, maskable = pixels(icons.png(64)), pixels(icons.png(64, maskable=True))
    assert plain[0][3] == plain[-1][-1] == 0
    assert plain[32][4 * 32 : 4 * 32 + 4] == bytes.fromhex(icons.SHADE[1:]) + b"\xff"
    assert {maskable[y][4 * x + 3] for y in range(64) for x in range(64)} == {255}
    border = {maskable[y][4 * x : 4 * x + 3] for y in (0, 63) for x in range(64)}
    assert border == {bytes.fromhex(icons.DARK[1:])}


def test_the_service_worker_keeps_what_is_there_for_everybody_and_nothing_else(server: Server) -> None:
    guest = Guest(server)
    answer = guest.ask("GET", "/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    found = re.search(r"self.SHELL = (.+)", answer.text)
    assert found
    shell: list[str] = json.loads(found[1])
    assert all(path.startswith((f"/static/{static.version()}/", "/offline/")) for path in shell)
    for path in shell:
        assert guest.ask("GET", path).status_code == 200, path
    assert f'VERSION = "{static.version()}"' in answer.text
    assert "/static/sw.js" not in answer.text
    assert guest.ask("GET", "/static/sw.js").status_code == 404


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_without_a_server_is_the_same_for_everybody(server: Server, lang: str) -> None:
    named = server.guest("Ann", "fr")
    texts = [guest.ask("GET", f"/offline/{lang}").text for guest in (Guest(server), named)]
    assert texts[0] == texts[1]
    page = Reading(texts[0])
    assert page.all("html")[0].attrs["lang"] == lang
    shell = Guest(server).ask("GET", "/sw.js").text
    assert all(f'"{address}"' in shell for address in page.fetched())
    assert Guest(server).ask("GET", "/offline/xx").status_code == 404
