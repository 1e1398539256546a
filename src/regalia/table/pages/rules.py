"""The rules of a game in our own words: its book, or the rules in short while it has none; and one large picture."""

from collections.abc import Sequence
from functools import cache
from itertools import count

from regalia.core.book import Book, Chapter, book, in_short, leaf
from regalia.core.examples import examples
from regalia.core.game import AnyGame
from regalia.core.names import game_name
from regalia.table.pages.component_links import component_address
from regalia.table.pages.drawn import hidden, needed
from regalia.table.pages.frame import Html, back, bar, document, html, main, shared_symbols
from regalia.table.pages.paragraphs import numbered
from regalia.table.pages.pictures import themed
from regalia.table.pages.reader import AUTO, AGame, AReader, ATable, Reader
from regalia.table.pages.static import address
from regalia.table.translation import _, say


def page(game: AGame, reader: AReader, table: ATable) -> str:
    title, name = reader.say(_("Rules")), game_name(game, reader.lang)
    found = book(game)
    chapters = _bound(game, found, reader.lang) if found else _in_short(game, reader.lang)
    sheets = html(
        "div",
        back(reader, table),
        _cover(game, reader),
        chapters,
        _gallery(game, reader),
        class_="book",
    )
    body = bar(reader, name, title) + main(_contents(game, reader), sheets, kind="page rules")
    return document(reader, "rules-page", f"{name} · {title}", body, "book.js" if found else "")


def _contents(game: AnyGame, reader: Reader) -> Html:
    """Where to find what. The field for a search needs its script, which shows it."""
    found = book(game)
    rows = [(f"c{at}", "", title) for at, (title, _text) in enumerate(game.shown.in_short(reader.lang))]
    if found:
        rows = [(each.id, str(each.number), each.title[reader.lang]) for each in found.chapters]
    rows += [("gallery", "", reader.say(_("Pictures")))]
    links = [html("li", html("a", html("b", no, class_="no"), title, href=f"#{id}")) for id, no, title in rows]
    box = html("a", html("b", class_="no"), reader.say(_("Everything in the box")), href=component_address(game))
    links.append(html("li", box))
    search = _search(reader) if found else Html()
    label = reader.say(_("Contents"))
    return html("nav", search, html("ol", *links), class_="sheet contents", aria_label=label)


def _search(reader: Reader) -> Html:
    label = reader.say(_("Search the rules"))
    field = html(
        "input", type="search", id="search", maxlength="60", autocomplete="off", placeholder=reader.say(_("Find"))
    )
    words = html("label", html("span", label, class_="spoken"), field)
    return html("div", words, html("p", id="found", role="status", class_="quiet"), class_="find", id="find", hidden="")


def _cover(game: AnyGame, reader: Reader) -> Html:
    """What the game is about, and the way to a table."""
    found = book(game)
    head = html("h2", reader.say(_("The rules") if found else _("The rules in short")), class_="title")
    about = html("p", game.words.say(reader.lang, "game.about"), class_="lead")
    play = html("a", reader.say(_("New table")), class_="button primary", href=f"/new/{game.id}")
    ours = html("a", reader.say(_("What is ours and what is printed")), class_="button", href="#ours")
    tries = html("a", reader.say(_("What would you do?")), class_="button", href=f"/try/{game.id}")
    acts = html(
        "div",
        play,
        tries if examples(game) else "",
        ours if found and "ours" in in_short(game, reader.lang) else "",
        class_="acts",
    )
    return html("article", head, about, acts, class_="sheet")


@cache
def _bound(game: AnyGame, found: Book, lang: str) -> Html:
    """All chapters, made once for each language."""
    leaves = {id: leaf(game, found, id, lang) for id in found.paragraphs}
    prints = [each for one in leaves.values() for each in one.prints]
    every = dict.fromkeys(each.symbols for each in prints)
    symbols = hidden(needed(every, (each.svg for each in prints), there=shared_symbols()))
    figures = count(1)
    sheets = []
    for chapter in found.chapters:
        rows = [leaves[each.id] for each in chapter.paragraphs]
        body = [numbered(game, row, lang, next(figures) if row.prints else 0) for row in rows]
        sheets.append(_chapter(game, found, chapter, body, lang))
    return symbols + html("div", *sheets, class_="chapters-of")


def _chapter(game: AnyGame, found: Book, chapter: Chapter, body: Sequence[Html], lang: str) -> Html:
    title, short = in_short(game, lang)[chapter.id]
    head = html("h2", f"{chapter.number} · {title}", class_="title")
    return html(
        "article",
        head,
        html("p", short, class_="lead"),
        *body,
        _leaf(found, chapter, lang),
        class_="sheet chapter",
        id=chapter.id,
        tabindex="-1",
    )


def _leaf(found: Book, chapter: Chapter, lang: str) -> Html:
    """The ways to the chapters before and after."""
    every, at = found.chapters, chapter.number
    before, after = every[at - 2 : at - 1] if at > 1 else (), every[at : at + 1]
    links = [
        *(html("a", f"‹ {each.number} · {each.title[lang]}", class_="button", href=f"#{each.id}") for each in before),
        *(html("a", f"{each.number} · {each.title[lang]} ›", class_="button on", href=f"#{each.id}") for each in after),
    ]
    return html("nav", *links, class_="leaf", aria_label=say(lang, _("Before and after this chapter")))


def _in_short(game: AnyGame, lang: str) -> Html:
    """The chapters of a game without a book."""
    body = (
        html("section", html("h3", title), *_paragraphs(text), id=f"c{at}")
        for at, (title, text) in enumerate(game.shown.in_short(lang))
    )
    return html("article", html("div", *body, class_="chapters"), class_="sheet")


def _gallery(game: AnyGame, reader: Reader) -> Html:
    """One large picture: it can be moved in its frame, or opened on its own. On the page it brings our fonts along."""
    name, label = f"games/{game.id}/gallery-{reader.lang}", reader.say(_("Every component, drawn"))
    lettered = f"games/{game.id}/lettered-{reader.lang}"
    view = themed(lettered, reader.theme, alt=label, loading="lazy", width=1440)
    theme = "light" if reader.theme == AUTO else reader.theme
    alone = html("a", reader.say(_("Open the picture alone")), class_="button", href=address(f"{name}-{theme}.svg"))
    frame = html("div", view, class_="gallery", tabindex="0", role="region", aria_label=label)
    head = html("h2", reader.say(_("Pictures")), class_="title")
    return html("article", head, frame, html("div", alone, class_="acts"), class_="sheet", id="gallery")


def _paragraphs(text: str) -> list[Html]:
    return [html("p", line) for line in text.split("\n") if line]
