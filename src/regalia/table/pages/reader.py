"""Who reads a page: language, theme, and the guest if there is one; and of which game."""

import re
from random import choice
from typing import Annotated, NamedTuple

from fastapi import Depends, Query, Request, Response

from regalia.art.palette import THEMES
from regalia.core.game import AnyGame
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table import guests, translation
from regalia.table.api.dependencies import AServer, Visitor, language
from regalia.table.refusals import Missing
from regalia.table.store import Guest
from regalia.table.translation import _

NAMES = {  # that anybody may bear
    "en": ("Avery", "Ellis", "Jocelyn", "Morgan", "Robin", "Rowan"),
    "fr": ("Alix", "Camille", "Dominique", "Lou", "Maxime", "Sacha"),
}
TABLE = re.compile(r"[a-z0-9]{1,20}")
AUTO = "auto"  # light or dark as the reader's device has it


class Reader(NamedTuple):
    """Language and theme of a page, and the guest of the cookie, if there is one."""

    lang: str
    theme: str
    guest: Guest | None = None
    proposed: str = ""  # a name for somebody who has none

    @property
    def name(self) -> str:
        return self.guest.name if self.guest else ""

    def say(self, text: str, /, **values: object) -> str:
        return translation.say(self.lang, text, **values)


def theme_of(request: Request) -> str:
    """Light, dark, or as the device has it."""
    theme = request.cookies.get("theme")
    return theme if theme in THEMES else AUTO


async def reader(
    request: Request,
    response: Response,
    visitor: Visitor,
    server: AServer,
    lang: Annotated[str | None, Query(max_length=8)] = None,
) -> Reader:
    """A language that is asked for is remembered."""
    if lang in LANGUAGES:
        response.set_cookie("lang", lang, max_age=guests.AGE, samesite="lax")
    if visitor and guests.outdated(request.cookies, server.backend.settings):
        guests.set_cookie(response, server.signer.sign(visitor), server.backend.settings)
    guest = await server.backend.store.guest(visitor) if visitor else None
    spoken = await language(request, lang)
    return Reader(spoken, theme_of(request), guest, choice(NAMES[spoken]))


async def _table(table: str = "") -> str:
    return table if TABLE.fullmatch(table) else ""


ATable = Annotated[str, Depends(_table)]  # from which somebody came, if from one
AReader = Annotated[Reader, Depends(reader)]


async def _game(name: str) -> AnyGame:
    if name not in GAMES:
        raise Missing(_("There is nothing at this address."))
    return GAMES[name]


AGame = Annotated[AnyGame, Depends(_game)]
