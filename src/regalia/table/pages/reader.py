"""Who reads a page: the language, the light, and what is known of the guest."""

from random import choice
from typing import Annotated, NamedTuple

from fastapi import Depends, Query, Request, Response

from regalia.art.palette import THEMES
from regalia.core.words import LANGUAGES
from regalia.table import guests
from regalia.table import translation as speech
from regalia.table.api.doors import AServer, Visitor, language
from regalia.table.store import Guest

NAMES = {  # that anybody may bear
    "en": ("Avery", "Ellis", "Jocelyn", "Morgan", "Robin", "Rowan"),
    "fr": ("Alix", "Camille", "Dominique", "Lou", "Maxime", "Sacha"),
}
AUTO = "auto"  # light or dark as the reader's device has it


class Reader(NamedTuple):
    """Language and light of a page, and the guest of the cookie, if there is one."""

    lang: str
    theme: str
    guest: Guest | None = None
    proposed: str = ""  # a name for somebody who has none

    @property
    def name(self) -> str:
        return self.guest.name if self.guest else ""

    def say(self, text: str, /, **values: object) -> str:
        return speech.say(self.lang, text, **values)


def light(request: Request) -> str:
    """By day, by candle, or as the device has it."""
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
    if visitor and guests.outdated(request.cookies, server.house.settings):
        guests.set_cookie(response, server.signer.sign(visitor), server.house.settings)
    guest = await server.house.store.guest(visitor) if visitor else None
    spoken = await language(request, lang)
    return Reader(spoken, light(request), guest, choice(NAMES[spoken]))


AReader = Annotated[Reader, Depends(reader)]
