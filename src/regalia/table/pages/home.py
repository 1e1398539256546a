"""The home page: a panorama, the games, my games, tables that wait."""

from collections.abc import Sequence

from regalia.core.examples import examples
from regalia.core.game import AnyGame
from regalia.core.names import game_name, seat_range
from regalia.games import GAMES
from regalia.table import lines
from regalia.table.api.dependencies import AServer
from regalia.table.lessons import Standing, progress_of
from regalia.table.levels import bots, described
from regalia.table.outdated import playable
from regalia.table.pages import forms, learning, lists, static
from regalia.table.pages.component_links import component_address
from regalia.table.pages.forms import WAITS, choice, pills, submit
from regalia.table.pages.frame import Html, bar, document, html, icon, main
from regalia.table.pages.lists import Entry
from regalia.table.pages.pictures import poster
from regalia.table.pages.reader import AReader, Reader
from regalia.table.translation import _, plural

SHOWN = 4  # tables of each list
USUAL = "greedy"  # the opponent of those who do not choose


async def page(server: AServer, reader: AReader) -> str:
    store = server.backend.store
    mine = await store.of(reader.guest.id, SHOWN * 4) if reader.guest else ()
    running = (await lists.entries(server, [table for table in mine if table.phase != "over"], reader))[:SHOWN]
    others = [table for table in await store.waiting(SHOWN * 2) if table not in mine]
    waiting = [table for table in others if playable(lines.charter(table.charter))][:SHOWN]
    learnt = await progress_of(store, reader.guest.id if reader.guest else None)
    games = html("ul", *(_game(game, learnt[id], reader) for id, game in GAMES.items()), class_="posters")
    others_waiting = await lists.entries(server, waiting, reader)
    content = main(games, _lists(running, others_waiting, reader), kind="home")
    dialogs = (_quick(game, reader) for game in GAMES.values())
    foot = html("footer", reader.say(_("Regalia is unofficial. If you like a game, buy it.")), class_="foot")
    body = bar(reader) + _hero(reader) + content + foot + html("div", *dialogs) + lists.dialog(reader)
    return document(reader, "home-page", "", body, "home.js")


def _hero(reader: Reader) -> Html:
    view = html("img", src=static.address("panorama.svg"), alt="", class_="panorama", width=1440, height=330)
    words = html("p", reader.say(_("Kingdoms to build, one table to build them on.")))
    motto = html("div", icon("crown", 46), html("h1", "Regalia"), words, class_="motto")
    return html("section", view, motto, class_="hero", aria_label="Regalia")


def _game(game: AnyGame, learnt: Sequence[Standing], reader: Reader) -> Html:
    """A game on its poster."""
    say, words = reader.say, game.words
    known = [("people", say(_("{range} players"), range=seat_range(game)))]
    if minutes := words.say(reader.lang, "home.minutes"):
        known.append(("clock", say(_("{n} min"), n=minutes)))
    facts = html("p", *(html("span", icon(sign, 18), said) for sign, said in known), class_="facts")
    opens = {"type": "button", "class_": "primary", "data_opens": f"play-{game.id}"} | WAITS
    play = html("button", icon("play", 18), say(_("Play now")), **opens)
    new = html("a", say(_("New table")), class_="button", href=f"/new/{game.id}")
    rules = html("a", say(_("Rules")), class_="button", href=f"/rules/{game.id}")
    parts = html("a", say(_("Components")), class_="button", href=component_address(game))
    tries = html("a", say(_("What would you do?")), class_="button", href=f"/try/{game.id}") if examples(game) else ""
    motto = html("p", words.say(reader.lang, "home.motto"), class_="quiet")
    name = html("h2", game_name(game, reader.lang))
    learn = learning.strip(learnt, reader)
    acts = html("div", play, new, rules, parts, tries, class_="acts")
    body = html("div", name, motto, facts, learn, acts, class_="body")
    return html("li", poster(game, reader.theme, "art"), body, class_="sheet poster")


def _quick(game: AnyGame, reader: Reader) -> Html:
    """A game against bots: who I am, how many they are, how they play."""
    say = reader.say
    title = html("h2", game_name(game, reader.lang), id=f"title-{game.id}")
    number = [(str(seats), _against(seats - 1, reader)) for seats in game.seats]
    levels = [(kind, described(kind, reader.lang)) for kind in bots()]
    form = html(
        "form",
        title,
        forms.name(say(_("Your name")), reader.name or reader.proposed),
        choice("seats", say(_("Opponents")), number, number[-1 if len(number) < 3 else 1][0]),
        pills("bot", say(_("Level")), levels, USUAL),
        *submit(say(_("Start")), say(_("Close"))),
        class_="form",
        data_game=game.id,
    )
    return html("dialog", form, id=f"play-{game.id}", class_="sheet dialog", aria_labelledby=f"title-{game.id}")


def _against(opponents: int, reader: Reader) -> str:
    if not opponents:
        return reader.say(_("none: alone"))
    return plural(reader.lang, "{n} bot", "{n} bots", opponents)


def _lists(running: Sequence[Entry], waiting: Sequence[Entry], reader: Reader) -> Html:
    say = reader.say
    mine = lists.sheet(say(_("My games")), lists.rows(running, reader), say(_("None yet: pick a game above.")))
    others = lists.sheet(
        say(_("Tables looking for players")),
        lists.rows(waiting, reader, own=False),
        say(_("None just now: open one, and let others join.")),
    )
    return html("div", mine, others, class_="lists", data_fresh="")
