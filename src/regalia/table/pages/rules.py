"""The rules of a game in our own words, and everything in its box."""

from collections.abc import Sequence

from regalia.core.game import AnyGame
from regalia.core.names import game_name
from regalia.table.pages.frame import Html, back, bar, document, html, main
from regalia.table.pages.pictures import themed
from regalia.table.pages.reader import AUTO, AGame, AReader, ATable, Reader
from regalia.table.pages.static import address
from regalia.table.translation import _

Topic = tuple[str, str]  # title and text


def page(game: AGame, reader: AReader, table: ATable) -> str:
    title, name = reader.say(_("Rules")), game_name(game, reader.lang)
    known = _chapter_titles(game, reader.lang)
    topics = game.shown.help(reader.lang)
    chapters = [topic for topic in topics if topic[0] in known]
    parts = sorted(topic for topic in topics if topic[0] not in known)
    book = html(
        "div",
        back(reader, table),
        _chapters(chapters, game, reader),
        _parts(parts, reader),
        _gallery(game, reader),
        class_="book",
    )
    body = bar(reader, name, title) + main(_contents(chapters, reader), book, kind="page rules")
    return document(reader, "rules-page", f"{name} · {title}", body)


def _chapter_titles(game: AnyGame, lang: str) -> set[str]:
    keys = (key for key in game.words.keys(lang) if key.startswith("help.") and key.endswith(".title"))
    return {game.words.say(lang, key) for key in keys}


def _contents(chapters: Sequence[Topic], reader: Reader) -> Html:
    """Where to find what."""
    rows = [(f"c{at}", title) for at, (title, _text) in enumerate(chapters)]
    rows += [("parts", reader.say(_("Everything in the box"))), ("gallery", reader.say(_("Pictures")))]
    links = (html("li", html("a", title, href=f"#{id}")) for id, title in rows)
    return html("nav", html("ol", *links), class_="sheet contents", aria_label=reader.say(_("Contents")))


def _chapters(chapters: Sequence[Topic], game: AnyGame, reader: Reader) -> Html:
    body = (
        html("section", html("h3", title), *_paragraphs(text), id=f"c{at}") for at, (title, text) in enumerate(chapters)
    )
    about = html("p", game.words.say(reader.lang, "game.about"), class_="lead")
    play = html("a", reader.say(_("New table")), class_="button primary", href=f"/new/{game.id}")
    head = html("h2", reader.say(_("The rules in short")), class_="title")
    return html(
        "article", head, about, html("div", *body, class_="chapters"), html("div", play, class_="acts"), class_="sheet"
    )


def _parts(parts: Sequence[Topic], reader: Reader) -> Html:
    rows = (html("div", html("dt", title), html("dd", *_paragraphs(text))) for title, text in parts)
    head = html("h2", reader.say(_("Everything in the box")), class_="title")
    return html("article", head, html("dl", *rows, class_="glossary"), class_="sheet", id="parts")


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
