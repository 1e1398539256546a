"""What pages fetch besides themselves: scripts, styles, pictures. Addresses name a version, so it is kept."""

import re
from collections.abc import Callable, Mapping
from functools import cache, partial
from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter
from starlette.responses import Response

from regalia.art.alone import RIM, alone
from regalia.art.palette import THEMES
from regalia.art.sheet import standalone
from regalia.core.game import AnyGame
from regalia.core.html import Html
from regalia.core.stock import Picture
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table.pages import fonts, icons, panorama
from regalia.table.pages.outlines import outlined
from regalia.table.refusals import Missing
from regalia.table.translation import _

FOLDER = Path(__file__).parent.parent / "static"
SOURCE = Path(__file__).parents[2]
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FIRST = "start.js"  # what sees to it that the others come
EVERYWHERE = (FIRST, "install.js")  # the scripts of all pages
FOREVER = "public, max-age=31536000, immutable"
IMPORT = re.compile(r'^import [^"]*"\./([\w-]+\.js)"', re.MULTILINE)
Content = Callable[[], bytes]
NOTHING = Picture(Html(), 1, 1)

router = APIRouter()


@router.get("/static/{path:path}", include_in_schema=False)
def served(path: str) -> Response:
    """A file or a drawing. Without the version in its address it may change any time."""
    stamp, _slash, rest = path.partition("/")
    name = rest if stamp == version() else path
    if name not in contents():
        raise Missing(_("There is nothing at this address."))
    lasting = FOREVER if name == rest else "no-cache"
    return Response(contents()[name](), media_type=KINDS[Path(name).suffix], headers={"Cache-Control": lasting})


def address(name: str) -> str:
    """Where the present version of something is found: js/home.js, games/kingsburg.css, panorama.svg."""
    return f"/static/{version()}/{name}"


@cache
def version() -> str:
    """One for everything that is served or drawn here, so that modules of one version import each other."""
    files = (path for room in ("art", "games", "table") for path in sorted((SOURCE / room).rglob("*.*")))
    stamp = sha256()
    for path in files:
        if path.suffix in (*KINDS, ".py", ".toml"):
            stamp.update(path.read_bytes())
    for face in fonts.FACES if fonts.installed() else ():
        stamp.update(fonts.source(face).read_bytes())
    return stamp.hexdigest()[:10]


@cache
def contents() -> Mapping[str, Content]:
    """Everything that is served, by name."""
    files = {path.relative_to(FOLDER).as_posix(): path for path in FOLDER.rglob("*.*") if path.suffix in KINDS}
    files.pop("sw.js")  # which is served from the root
    styles = {f"games/{id}.css": partial(_styles, game) for id, game in GAMES.items()}
    return {name: path.read_bytes for name, path in files.items()} | styles | fonts.contents() | _drawings()


def _styles(game: AnyGame) -> bytes:
    return b"".join(path.read_bytes() for path in game.shown.styles)


def _drawings() -> dict[str, Content]:
    found: dict[str, Content] = {"panorama.svg": cache(_panorama), **_icons()}
    for id, game in GAMES.items():
        for theme in THEMES:
            found[f"games/{id}/poster-{theme}.svg"] = cache(partial(_poster, game, theme))
            for lang in LANGUAGES:
                found[f"games/{id}/gallery-{lang}-{theme}.svg"] = cache(partial(_gallery, game, lang, theme))
                found[f"games/{id}/lettered-{lang}-{theme}.svg"] = cache(partial(_lettered, game, lang, theme))
                for key in game.shown.stock():
                    found[f"{component(game, key, lang)}-{theme}.svg"] = partial(_component, game, key, lang, theme)
    return found


def component(game: AnyGame, key: str, lang: str) -> str:
    """Under which name the picture of a component is served, without its light."""
    return f"games/{game.id}/components/{lang}/{key}"


def size(game: AnyGame, key: str) -> tuple[float, float]:
    """How wide and high the picture of a component is; nothing if it has none."""
    picture = _pictures(game, LANGUAGES[0]).get(key)
    return (picture.width + 2 * RIM, picture.height + 2 * RIM) if picture else (0, 0)


def _icons() -> dict[str, Content]:
    return {
        "favicon.svg": icons.mark,
        "favicon-turn.svg": partial(icons.mark, badge=True),
        "icon-192.png": cache(partial(icons.png, 192)),
        "icon-512.png": cache(partial(icons.png, 512)),
        "icon-mask-512.png": cache(partial(icons.png, 512, maskable=True)),
    }


def _panorama() -> bytes:
    size = panorama.WIDTH, panorama.HEIGHT
    return standalone(*size, Html(), panorama.panorama(), label="Regalia", theme=THEMES[0]).encode()


def _poster(game: AnyGame, theme: str) -> bytes:
    drawn = standalone(420, 216, Html(), game.shown.poster(), label=game.id, theme=theme)
    return fonts.within(drawn, small=True).encode()


def _gallery(game: AnyGame, lang: str, theme: str) -> bytes:
    return game.shown.gallery(lang, theme).encode()


def _lettered(game: AnyGame, lang: str, theme: str) -> bytes:
    return fonts.within(game.shown.gallery(lang, theme)).encode()


def _component(game: AnyGame, key: str, lang: str, theme: str) -> bytes:
    picture, (name, _) = _pictures(game, lang).get(key, NOTHING), game.shown.explain(key, lang)
    symbols = game.shown.picture_symbols()
    return outlined(alone(picture.width, picture.height, symbols, picture.art, label=name, theme=theme)).encode()


@cache
def _pictures(game: AnyGame, lang: str) -> Mapping[str, Picture]:
    return game.shown.pictures(lang)


@cache
def modules(script: str) -> tuple[str, ...]:
    """A script and all that it imports, the script first."""
    found = [script]
    for name in found:
        text = (FOLDER / "js" / name).read_text("utf-8")
        found += [each for each in dict.fromkeys(IMPORT.findall(text)) if each not in found]
    return tuple(found)
