"""Fields of forms, each with its label."""

from collections.abc import Container, Mapping, Sequence

from regalia.table.pages.frame import Html, html, icon

Choices = Sequence[tuple[str, str]]  # value and words
FEW = 4  # choices that stand side by side
WAITS = {"disabled": True, "data_waits": ""}  # for what only a script does: until that is there (ready.js)


def field(name: str, label: str, **attrs: object) -> Html:
    """A line of text."""
    return html("label", html("span", label), html("input", name=name, **attrs), class_="field")


def name(label: str, value: str, key: str = "name") -> Html:
    """What somebody is called. Left empty, it is what stood there first."""
    return field(key, label, value=value, maxlength="20", autocomplete="nickname")


def choice(name: str, label: str, choices: Choices, chosen: str, note: str = "") -> Html:
    """One of several: side by side when they are few, else in a list."""
    shown = pills if len(choices) <= FEW else listed
    return shown(name, label, choices, chosen, note)


def pills(name: str, label: str, choices: Choices, chosen: str, note: str = "") -> Html:
    """One of several that are all in sight."""
    each = (_pill("radio", name, value, words, value == chosen) for value, words in choices)
    return html("fieldset", html("legend", label), html("div", *each, class_="pills"), _note(note), class_="field")


def checks(name: str, label: str, choices: Choices, chosen: Container[str]) -> Html:
    """Any of several that are all in sight."""
    each = (_pill("checkbox", name, value, words, value in chosen) for value, words in choices)
    return html("fieldset", html("legend", label), html("div", *each, class_="pills"), class_="field")


def listed(name: str, label: str, choices: Choices, chosen: str, note: str = "") -> Html:
    """One of a list that unfolds."""
    options = (html("option", words, value=value, selected=value == chosen) for value, words in choices)
    return html("label", html("span", label), html("select", *options, name=name), _note(note), class_="field")


def explained(name: str, label: str, choices: Choices, chosen: str, lines: Mapping[str, str]) -> Html:
    """One of a list that unfolds, with a line on what is chosen below it."""
    options = (
        html("option", words, value=value, selected=value == chosen, data_line=lines.get(value, ""))
        for value, words in choices
    )
    line = html("small", lines.get(chosen, ""), class_="quiet", data_lines=name)
    return html("label", html("span", label), html("select", *options, name=name), line, class_="field")


def switch(name: str, label: str, on: bool, note: str = "") -> Html:
    """Yes or no."""
    return html("div", _pill("checkbox", name, "on", label, on), _note(note), class_="field")


def submit(words: str, close: str = "") -> tuple[Html, Html]:
    """Where the sentence stands when something is wrong, and the button; with another one that closes a dialog."""
    wrong = html("p", class_="wrong", role="alert")
    go = html("button", icon("play", 18), words, type="submit", class_="primary", **WAITS)
    leave = html("button", close, type="button", data_closes="") if close else Html()
    return wrong, html("div", go, leave, class_="acts")


def _pill(kind: str, name: str, value: str, words: str, on: bool) -> Html:
    box = html("input", type=kind, name=name, value=value, checked=on)
    return html("label", box, html("span", words), class_="pill")


def _note(words: str) -> Html:
    return html("small", words, class_="quiet") if words else Html()
