"""The page of a table: a skeleton that the client fills, the same for every game."""

from regalia.table.pages import static
from regalia.table.pages.forms import WAITS
from regalia.table.pages.frame import Html, bar, document, html, icon
from regalia.table.pages.reader import AReader, Reader
from regalia.table.translation import ECHO, _, say


def page(id: str, reader: AReader) -> str:
    """The same page for every table, and for none: what the viewer may see comes by the API."""
    return at_table(reader, "table-page", reader.say(_("Table")), "table.js", table=id[:ECHO])


def at_table(reader: Reader, kind: str, name: str, script: str, coach: Html = Html(), **data: str) -> str:  # noqa: B008
    """A page on which something is played. Coach: who speaks above the tray."""
    body = bar(reader, name, table=True) + _lost(reader.lang) + _main(reader.lang, coach) + _aside()
    return document(reader, kind, name, body, script, **data, static=static.address("games"))


def _main(lang: str, coach: Html) -> str:
    return html(
        "main",
        _rail(lang, "left", _("Beside the board, left")),
        html("div", id="board", class_="board"),
        html("section", id="visited", class_="sheet visited", tabindex="-1", hidden=""),
        coach,
        _tray(lang),
        _rail(lang, "right", _("Beside the board, right")),
        _news(lang),
        _tabs(lang),
        id="table",
        class_="table",
        tabindex="-1",
    )


def _rail(lang: str, side: str, name: str) -> str:
    """A column that scrolls, so keys have to reach it."""
    return html("div", id=side, class_=side, tabindex="0", role="group", aria_label=say(lang, name))


def _tray(lang: str) -> str:
    return html(
        "section",
        html(
            "div", id="table-coach", class_="table-coach", role="group", aria_label=say(lang, _("The coach")), hidden=""
        ),
        html("div", id="hand"),
        html("div", _prompt(lang), class_="words"),
        html("div", id="acts", class_="acts"),
        html("div", id="advice", class_="advice", aria_live="polite"),
        _fold(lang),
        id="tray",
        tabindex="-1",
        class_="sheet tray",
        aria_label=say(lang, _("My pieces and buttons")),
    )


def _prompt(lang: str) -> str:
    """The clock, the sentence of the turn, what goes wrong, its rule, and the way to what is out of sight."""
    rule = say(lang, _("What the rules say about it"))
    return (
        html("span", id="clock", class_="clock", role="timer")
        + html("p", id="say", class_="say")
        + html("p", id="more", class_="steps")
        + html("span", "?", class_="mark-rule", aria_hidden="true")
        + html("button", id="rule", class_="rule", type="button", aria_label=rule, title=rule, hidden="")
        + html("button", id="lead", class_="lead", type="button", hidden="")
    )


def _fold(lang: str) -> str:
    """On the smallest screens the tray is one line, and opens."""
    name = say(lang, _("My pieces and buttons"))
    return html(
        "button",
        icon("back"),
        id="fold",
        class_="fold",
        type="button",
        title=name,
        aria_label=name,
        aria_expanded="false",
    )


def _news(lang: str) -> str:
    """The log and the chat."""
    talk = say(lang, _("Say something"))
    words = {"aria_label": talk, "placeholder": talk}
    field = html("input", id="chat", name="text", maxlength="140", autocomplete="off", **words, **WAITS)
    lines = {"tabindex": "0", "role": "group", "aria_label": say(lang, _("Lines; the arrow keys go through them"))}
    return html(
        "section",
        html("h2", say(lang, _("What happened")), class_="title"),
        html("div", html("ol", id="log", class_="log"), class_="scroll", **lines),
        html("form", field, id="talk", class_="talk"),
        class_="sheet news railed",
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
        + html("div", id="live", class_="spoken", role="log", aria_live="polite")
        + html("div", id="asked", class_="spoken", aria_live="polite")
    )
