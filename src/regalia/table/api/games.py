"""Which games there are, and what can be decided before one begins."""

from typing import Any

from fastapi import APIRouter, Request

from regalia.core.book import book
from regalia.core.game import AnyGame
from regalia.core.names import houses
from regalia.core.record import Match
from regalia.games import GAMES, game
from regalia.table.api.dependencies import AnAttendee, AServer, Lang, address
from regalia.table.api.models import Check
from regalia.table.levels import bots, described, rank
from regalia.table.pages import paragraphs
from regalia.table.refusals import Missing
from regalia.table.translation import _

router = APIRouter(tags=["games"])


@router.get("/games")
def all_games(lang: Lang) -> list[dict[str, Any]]:
    """Every game with its seats, options and bots."""
    return [_face(each, lang) for each in GAMES.values()]


@router.get("/games/{name}")
def one_game(name: str, lang: Lang) -> dict[str, Any]:
    """One game, with its rules in short and help on each component."""
    found = game(name)
    return _face(found, lang) | {"help": [{"about": about, "text": text} for about, text in found.shown.help(lang)]}


@router.get("/games/{name}/help/{key}")
def explain(name: str, key: str, lang: Lang) -> dict[str, str]:
    """Help on one component of a game as it comes."""
    return explained(game(name), key, lang)


@router.get("/games/{name}/paragraphs/{paragraph}")
def one_paragraph(name: str, paragraph: str, lang: Lang) -> dict[str, str]:
    """A paragraph of the rules of a game, as markup with its picture, and where it stands in the book."""
    found = book(game(name))
    if not found or paragraph not in found.paragraphs:
        raise Missing(_("There is nothing at this address."))
    chapter = found.chapter(found.paragraphs[paragraph])
    address = paragraphs.paragraph_address(game(name), paragraph)
    markup = paragraphs.alone(game(name), paragraph, lang)
    return {"id": paragraph, "chapter": chapter.title[lang], "address": address, "html": str(markup)}


@router.get("/tables/{id}/help/{component}")
async def explain_there(component: str, attendee: AnAttendee, lang: Lang) -> dict[str, str]:
    """Help on one component, as the page of this table shows it: with the values of its box file."""
    return explained(attendee.room.game, component, lang, attendee.room.match.view(None))


def explained(game: AnyGame, key: str, lang: str, view: Any = None) -> dict[str, str]:
    try:
        about, text = game.shown.explain(key, lang, view)
    except (KeyError, ValueError):
        raise Missing(_("There is nothing at this address.")) from None
    return {"name": about, "text": text}


@router.post("/games/{name}/check")
def check(name: str, asked: Check, request: Request, server: AServer) -> dict[str, str]:
    """Whether options go together: all of them with their values, or why not."""
    server.limits.messages.allow(address(request))
    return Match.start(game(name), asked.seats, asked.options).options


def _face(game: AnyGame, lang: str) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": game.words.say(lang, "game.name"),
        "rules": game.version,
        "seats": [game.seats[0], game.seats[-1]],
        "houses": houses(game, lang, game.seats[-1]),
        "bots": [{"id": bot, "name": rank(bot, lang), "line": described(bot, lang)} for bot in bots()],
        "options": [
            {
                "name": option.name,
                "help": option.help[lang],
                "choices": option.choices,
                "default": option.default,
                "module": option.module,
                "ours": option.ours,
                "when": option.when,
            }
            for option in game.options
        ],
    }
