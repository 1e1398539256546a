"""A new table: every option of the game, who sits where, how it is played."""

from collections.abc import Iterator, Sequence
from typing import Annotated

from fastapi import Query

from regalia.art.parts import sheet
from regalia.core.game import AnyGame
from regalia.core.names import game_name, option_name, option_value
from regalia.core.options import Option
from regalia.table.levels import bots, line, rank
from regalia.table.pages import forms
from regalia.table.pages.forms import FEW, Choices, choice, explained, submit, switch
from regalia.table.pages.frame import Html, bar, document, html, known, main
from regalia.table.pages.home import USUAL
from regalia.table.pages.option_rules import option_rules
from regalia.table.pages.pictures import poster
from regalia.table.pages.reader import AGame, AReader, Reader
from regalia.table.translation import _, plural

HERE, LINK = "here", "link"  # a person at this screen, a person who comes by a link
LIVE = (30, 60, 120, 300, 600)  # seconds for a choice
DAYS = (1, 2, 3, 7, 14)
ZERO = _("With a limit, a bot takes over when somebody’s time is over, until they are back.")
ADVICE = _("On your turn you can ask the Ruler what it would do.")
COACH = _("It says what a choice leads to, what it brought, and what would have been better; less and less, by and by.")
FREELY = _("As far as you like is for one person against bots, without a limit. The dice and draws stay the same.")


def page(game: AGame, reader: AReader, first: Annotated[bool, Query()] = False) -> str:
    """First: the form as it is for somebody's first game, after a lesson."""
    title, name = reader.say(_("New table")), game_name(game, reader.lang)
    form = html(
        "form", _players(game, reader), *_options(game, reader), _terms(reader, first), id="new", class_="form new"
    )
    top = bar(reader, title, name, game=game)
    body = top + main(_head(game, reader, first), form) + known("fit", option_rules(game, reader.lang))
    return document(reader, "new-page", f"{title} · {name}", body, "new.js", game=game.id)


def _head(game: AnyGame, reader: Reader, first: bool) -> Html:
    say = reader.say
    about = html("p", game.words.say(reader.lang, "game.about"))
    preset = html("p", html("a", say(_("First game: against Squires, with a coach")), href=f"/new/{game.id}?first=1"))
    if first:
        preset = html("p", html("b", say(_("Your first game: all is set, against Squires and with a coach."))))
    words = html("div", html("h2", game_name(game, reader.lang)), about, preset)
    return html("section", poster(game, reader.theme, "art"), words, class_="sheet intro")


def _players(game: AnyGame, reader: Reader) -> Html:
    """The number of seats, and who takes each of them."""
    say, usual = reader.say, min(game.seats[-1], max(2, game.seats[0]))
    numbers = [(str(seats), str(seats)) for seats in game.seats]
    name = forms.name(say(_("Your name")), reader.name or reader.proposed)
    chairs = (_chair(game, seat, reader) for seat in range(game.seats[-1]))
    seats = choice("seats", say(_("Number of seats")), numbers, str(usual))
    return sheet(say(_("Who plays")), html("div", name, seats, class_="pair"), html("ol", *chairs, class_="chairs"))


def _chair(game: AnyGame, seat: int, reader: Reader) -> Html:
    say, house = reader.say, game.houses[seat]
    label = game.words.say(reader.lang, f"house.{house}.name")
    badge = html(
        "svg",
        html("use", href=f"#badge-{house}"),
        class_="seat",
        width=34,
        height=34,
        viewBox="0 0 44 44",
        aria_hidden="true",
    )
    people: Choices = [(HERE, say(_("here, at this screen"))), (LINK, say(_("somebody by a link")))]
    levels = [(kind, say(_("bot · {level}"), level=rank(kind, reader.lang))) for kind in bots()]
    lines = {kind: line(kind, reader.lang) for kind in bots()}
    who = explained(f"chair-{seat}", label, [*people, *levels], USUAL if seat else HERE, lines)
    name = forms.name(say(_("Name")), label, f"name-{seat}")
    return html("li", badge, who, name, class_="chair", data_chair=seat)


def _options(game: AnyGame, reader: Reader) -> Iterator[Html]:
    """Modules first, and in front what others hang on. Of the rest, what has long lists may stay folded."""
    leading = {name for each in game.options for name in each.when}
    options = sorted(game.options, key=lambda each: each.name not in leading)
    modules, others = ([each for each in options if each.module is wanted] for wanted in (True, False))
    if modules:
        yield sheet(reader.say(_("Modules")), _grid(game, modules, reader))
    if others:
        short, long = ([each for each in others if (len(each.choices) > FEW) is wanted] for wanted in (False, True))
        head = html("summary", reader.say(_("Choose one by one")))
        folded = html("details", head, _grid(game, long, reader)) if long else Html()
        yield sheet(reader.say(_("Set-up")), _grid(game, short, reader), folded)


def _grid(game: AnyGame, options: Sequence[Option], reader: Reader) -> Html:
    return html("div", *(_option(game, each, reader) for each in options), class_="grid")


def _option(game: AnyGame, option: Option, reader: Reader) -> Html:
    lang = reader.lang
    choices = [(value, option_value(game, option, value, lang)) for value in option.choices]
    name = option_name(game, option, lang)
    return choice(f"option-{option.name}", name, choices, option.default, option.help[lang])


def _terms(reader: Reader, first: bool) -> Html:
    """Time, who may come in, what can be taken back; and the button."""
    say = reader.say
    doors = [("", say(_("Private: by link only"))), ("on", say(_("Open: listed, all may join and watch")))]
    return sheet(
        say(_("How it is played")),
        html(
            "div",
            choice("pace", say(_("Time for a choice")), _paces(reader), "none", say(ZERO)),
            choice("open", say(_("Who may come in")), doors, ""),
            _undo(reader, first),
            switch("hints", say(_("Hints on request")), True, say(ADVICE)),
            switch("coach", say(_("With a coach")), first, say(COACH)),
            class_="grid",
        ),
        *submit(say(_("Open the table"))),
    )


def _undo(reader: Reader, first: bool) -> Html:
    say = reader.say
    ways = [
        ("unseen", say(_("until something comes of them"))),
        ("freely", say(_("as far as I like"))),
        ("off", say(_("never"))),
    ]
    return choice("undo", say(_("Choices can be undone")), ways, "freely" if first else "unseen", say(FREELY))


def _paces(reader: Reader) -> Choices:
    lang = reader.lang
    seconds = [
        (f"live-{n}", plural(lang, "{n} second", "{n} seconds", n))
        if n < 60
        else (f"live-{n}", plural(lang, "{n} minute", "{n} minutes", n // 60))
        for n in LIVE
    ]
    days = [(f"days-{n}", plural(lang, "{n} day", "{n} days", n)) for n in DAYS]
    return [("none", reader.say(_("as long as it takes"))), *seconds, *days]
