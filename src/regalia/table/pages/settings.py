"""What a person likes: name, language, light, sounds, movement, notices."""

from regalia.art.parts import sheet
from regalia.core.words import LANGUAGES
from regalia.table.api.dependencies import AServer
from regalia.table.pages import forms, notices
from regalia.table.pages.forms import WAITS, choice
from regalia.table.pages.frame import NAMES, Html, back, bar, document, html, main
from regalia.table.pages.reader import AUTO, AReader, ATable, Reader
from regalia.table.translation import _


async def page(reader: AReader, table: ATable, server: AServer) -> str:
    title, told = reader.say(_("Settings")), await notices.section(reader, server)
    parts = (back(reader, table), _me(reader), _page(reader), _play(reader), told, _note(reader))
    body = bar(reader, title) + main(*parts)
    return document(reader, "settings-page", title, body, "settings.js", table=table)


def _me(reader: Reader) -> Html:
    say = reader.say
    name = forms.name(say(_("Your name")), reader.name)
    acts = [html("button", say(_("Save")), type="submit", class_="primary", **WAITS)]
    if reader.guest:
        acts.append(html("button", say(_("Sign out everywhere else")), type="button", id="renew", **WAITS))
    form = html("form", name, html("div", *acts, class_="acts"), id="me", class_="form")
    return sheet(
        say(_("Who I am")),
        form,
        html("p", id="done", role="status"),
        html("p", id="wrong", class_="wrong", role="alert"),
    )


def _page(reader: Reader) -> Html:
    """Kept in cookies, because the server draws the page."""
    say = reader.say
    lights = [(AUTO, say(_("same as this device"))), ("light", say(_("light"))), ("dark", say(_("dark")))]
    return sheet(
        say(_("The page")),
        html(
            "form",
            choice("lang", say(_("Language")), [(lang, NAMES[lang]) for lang in LANGUAGES], reader.lang),
            choice("theme", say(_("Theme")), lights, reader.theme),
            class_="form",
            data_cookies="",
        ),
    )


def _play(reader: Reader) -> Html:
    """Kept in this browser: the script knows what is chosen."""
    say = reader.say
    on = [("on", say(_("on"))), ("off", say(_("off")))]
    moves = [("full", say(_("pieces travel"))), ("none", say(_("nothing moves")))]
    asks = [("on", say(_("ask before costly moves"))), ("off", say(_("never ask")))]
    only = [("on", say(_("it is played automatically"))), ("off", say(_("I play it")))]
    paces = [("quick", say(_("quick"))), ("normal", say(_("normal"))), ("slow", say(_("slow")))]
    taps = [("magnifier", say(_("a first tap magnifies, a second plays"))), ("once", say(_("a tap plays at once")))]
    return sheet(
        say(_("At the table")),
        html(
            "form",
            choice("sound", say(_("Sounds")), on, ""),
            choice("motion", say(_("Movement")), moves, ""),
            choice("confirm", say(_("Confirmation")), asks, ""),
            choice("only", say(_("Only one move is possible")), only, ""),
            choice("vignettes", say(_("Short scenes of battles, production and reveals")), on, ""),
            choice("pace", say(_("Pace of the others’ moves")), paces, ""),
            choice("tap", say(_("Tapping a small map")), taps, ""),
            class_="form",
            data_prefs="",
        ),
    )


def _note(reader: Reader) -> Html:
    words = reader.say(
        _(
            "Regalia knows you by one cookie; two more keep your language and theme. If you turn on notices, their "
            "addresses are kept on the server until you turn them off, and what a notice says goes to those who "
            "deliver it. Everything else stays in this browser. There is no account and no password, and nothing else "
            "is shared with anybody."
        )
    )
    return sheet(reader.say(_("What is kept")), html("p", words))
