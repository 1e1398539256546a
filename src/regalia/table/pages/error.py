"""A page that is not there, or not for whoever asks: one sentence, and the way home."""

from regalia.table.pages.frame import bar, document, html, main
from regalia.table.pages.reader import Reader
from regalia.table.translation import _


def page(sentence: str, reader: Reader) -> str:
    home = html("a", reader.say(_("Back to the home page")), class_="button primary", href="/")
    words = html("div", html("h1", sentence, class_="say"), role="alert")
    sheet = html("section", words, html("div", home, class_="acts"), class_="sheet")
    return document(reader, "wrong-page", "", bar(reader) + main(sheet))
