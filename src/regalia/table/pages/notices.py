"""The part of the settings about notices: how somebody is told that it is their turn."""

from collections.abc import Sequence

from regalia.art.parts import sheet
from regalia.table.api.dependencies import Server
from regalia.table.notices import contacts
from regalia.table.pages import forms
from regalia.table.pages.forms import WAITS
from regalia.table.pages.frame import Html, html
from regalia.table.pages.reader import Reader
from regalia.table.store import Contact
from regalia.table.translation import _

LABELS: dict[contacts.Kind, str] = {
    "ntfy": _("An ntfy topic"),
    "discord": _("A Discord channel, by its webhook"),
    "webhook": _("A webhook of your own"),
    "mail": _("A mail address"),
}
WHEN = _(
    "For games in which you do not look at the table all the time. You get one notice for each of your turns, when you "
    "have not looked at the table; one when the game is over, and one for a rematch."
)


async def section(reader: Reader, server: Server) -> Html:
    """All ways, each with its switch. Addresses are shown in part only, even to who has entered them."""
    say = reader.say
    kept = await server.backend.store.contacts(reader.guest.id) if reader.guest else ()
    kinds = [kind for kind in LABELS if kind != "mail" or server.backend.settings.mail]
    rows = [_browser(reader, kept), *(_elsewhere(reader, kind, kept) for kind in kinds)] if reader.guest else []
    nobody = html("p", say(_("Tell us your name first.")), class_="quiet")
    return html(
        "div",
        sheet(
            say(_("Notices")),
            html("p", say(WHEN)),
            html("div", *rows, class_="ways") if rows else nobody,
            html("p", id="told", role="status"),
            html("p", id="untold", class_="wrong", role="alert"),
        ),
        id="notices",
        data_key=server.backend.notifier.keys.public,
    )


def _browser(reader: Reader, kept: Sequence[Contact]) -> Html:
    """What is on here is known to the browser: the script fills it in."""
    say, push, label = reader.say, _of("push", kept), reader.say(_("This browser"))
    words = html("p", class_="quiet", data_browser="push" if push else "")
    acts = [
        _button(say(_("Turn on")), label, "on", class_="primary", hidden=""),
        _button(say(_("Send a test")), label, "try", hidden=""),
        _button(say(_("Turn off")), label, "off", hidden=""),
    ]
    return _row("push", html("b", label), words, html("div", *acts, class_="acts"))


def _elsewhere(reader: Reader, kind: contacts.Kind, kept: Sequence[Contact]) -> Html:
    contact, label = _of(kind, kept), reader.say(LABELS[kind])
    if contact is None:
        return _entry(reader, kind, label)
    return _code(reader, contact, label) if contact.code else _known(reader, contact, label)


def _entry(reader: Reader, kind: contacts.Kind, label: str) -> Html:
    """Where an address can be entered."""
    text = forms.field(
        "address",
        label,
        required="",
        maxlength="500",
        autocomplete="off",
        placeholder=contacts.EXAMPLES[kind],
        spellcheck="false",
    )
    words = reader.say(_("Turn on"))
    go = html("button", words, type="submit", aria_label=f"{words} – {label}", **WAITS)
    return _row(kind, html("form", text, html("div", go, class_="acts"), class_="way", data_sends=""))


def _code(reader: Reader, contact: Contact, label: str) -> Html:
    """A mail address that is not confirmed yet."""
    say = reader.say
    words = say(_("Enter the code that was sent to {address}."), address=contacts.shown(contact))
    text = forms.field("code", label, required="", maxlength="20", autocomplete="one-time-code", spellcheck="false")
    acts = [
        html("button", say(_("Confirm")), type="submit", class_="primary", **WAITS),
        _button(say(_("Turn off")), label, "off"),
    ]
    form = html("form", text, html("div", *acts, class_="acts"), class_="way", data_sends="confirm")
    return _row("mail", form, html("p", words, class_="quiet"))


def _known(reader: Reader, contact: Contact, label: str) -> Html:
    say = reader.say
    words = html("p", say(_("On: {address}"), address=contacts.shown(contact)), class_="quiet")
    acts = [_button(say(_("Send a test")), label, "test"), _button(say(_("Turn off")), label, "off")]
    return _row(contact.kind, html("b", label), words, html("div", *acts, class_="acts"))


def _row(kind: str, *children: Html) -> Html:
    return html("div", *children, class_="notice", data_kind=kind)


def _button(words: str, label: str, does: str, **more: str) -> Html:
    facts = {"type": "button", "data_does": does, "aria_label": f"{words} – {label}"}
    return html("button", words, **facts, **more, **WAITS)


def _of(kind: str, kept: Sequence[Contact]) -> Contact | None:
    return next((contact for contact in kept if contact.kind == kind), None)
