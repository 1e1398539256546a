"""The page of a table: a skeleton that the client fills, the same for every game."""

from regalia.table.pages import static
from regalia.table.pages.frame import bar, document, html
from regalia.table.pages.reader import AReader
from regalia.table.translation import ECHO, _, say


def page(id: str, reader: AReader) -> str:
    """The same page for every table, and for none: what the viewer may see comes by the API."""
    lang, name = reader.lang, reader.say(_("Table"))
    body = bar(reader, name, table=True) + _lost(lang) + _main(lang) + _tabs(lang) + _aside()
    return document(reader, "table-page", name, body, "table.js", table=id[:ECHO], static=static.address("games"))


def _main(lang: str) -> str:
    return html(
        "main",
        html("div", id="left", class_="left", tabindex="0"),
        html("div", id="board", class_="board"),
        html("div", _news(lang), id="right", class_="right", tabindex="0"),
        _tray(),
        id="table",
        class_="table",
        tabindex="-1",
    )


def _tray() -> str:
    words = html("p", id="say", class_="say", aria_live="polite") + html("p", id="more", class_="steps", role="status")
    return html(
        "section",
        html("div", id="hand"),
        html("div", words, class_="words"),
        html("div", id="acts", class_="acts"),
        html("div", id="advice", class_="advice", aria_live="polite"),
        id="tray",
        class_="sheet tray",
    )


def _news(lang: str) -> str:
    """The log and the chat."""
    talk = say(lang, _("Say something"))
    words = {"aria_label": talk, "placeholder": talk}
    field = html("input", id="chat", name="text", maxlength="140", autocomplete="off", **words)
    return html(
        "section",
        html("h2", say(lang, _("What happened")), class_="title"),
        html("div", html("ol", id="log", class_="log"), class_="scroll", tabindex="0"),
        html("form", field, id="talk", class_="talk"),
        class_="sheet news last",
        data_tab="log",
        aria_label=say(lang, _("What happened")),
    )


def _lost(lang: str) -> str:
    words = say(lang, _("The connection is gone. It comes back by itself; nothing is lost."))
    return html("div", words, id="lost", class_="lost", role="status", hidden="")


def _tabs(lang: str) -> str:
    return html(
        "nav", id="tabs", class_="tabs", aria_label=say(lang, _("Parts of the table")), data_log=say(lang, _("Log"))
    )


def _aside() -> str:
    """What lies over the table: dialogs, help, the curtain of the hot seat; and a voice."""
    return (
        html("dialog", id="dialog", class_="sheet dialog")
        + html("div", id="tip", class_="tip", popover="manual", role="tooltip")
        + html("div", id="curtain", class_="curtain", hidden="")
        + html("div", id="live", class_="spoken", aria_live="polite")
    )
