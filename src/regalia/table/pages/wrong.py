"""A page that is not there, or not for whoever asks: one sentence, and the way home."""

from regalia.table.pages.frame import bar, document, html
from regalia.table.translation import _, say


def page(sentence: str, lang: str, theme: str) -> str:
    home = html("a", say(lang, _("To the first page")), class_="button primary", href="/")
    words = html("div", html("h1", sentence, class_="say"), role="alert")
    sheet = html("section", words, html("div", home, class_="acts"), class_="sheet")
    body = bar(lang) + html("main", sheet, class_="page", id="main", tabindex="-1")
    return document("", "wrong-page", body, lang=lang, theme=theme)
