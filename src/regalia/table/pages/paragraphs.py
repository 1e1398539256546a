"""Paragraphs of a book as HTML: on the page of the rules, and where a table or a component asks for one."""

from collections.abc import Iterator, Mapping

from regalia.core.book import Leaf, book, leaf
from regalia.core.book.book import When
from regalia.core.book.markup import pieces, plain
from regalia.core.book.printed import Print
from regalia.core.game import AnyGame
from regalia.core.html import Html, join
from regalia.core.html import tag as html
from regalia.core.names import changed_options, option_name
from regalia.core.options import SEATS
from regalia.table.pages.component_links import component_address
from regalia.table.pages.drawn import hidden, needed
from regalia.table.translation import _, plural, say


def paragraph_address(game: AnyGame, id: str) -> str:
    """Where a paragraph stands in its book: influence.exact."""
    return f"/rules/{game.id}#{id}"


def numbered(game: AnyGame, found: Leaf, lang: str, figure: int = 0, page: str = "") -> Html:
    """A paragraph with its number, what it belongs to, its picture and what people ask.

    Page: the address of the book, if it is read elsewhere."""
    own, words = found.paragraph, sentence(game, found.say, lang, page)
    number = html("b", own.number, class_="no") if page else html("a", own.number, class_="no", href=f"#{own.id}")
    text = html(
        "div", html("p", number, " ", html("span", words)), _notes(game, found, lang), *_asked(game, found, lang, page),
        class_="text",
    )  # fmt: skip
    drawn = picture(found, lang, figure) if found.prints else Html()
    return html("div", text, drawn, class_="para pictured" if drawn else "para", id=own.id if not page else None)


def sentence(game: AnyGame, words: str, lang: str, page: str = "") -> Html:
    """Words with their links; print has the number of the paragraph behind each."""
    found = book(game)
    assert found, "a sentence stands in a book"
    return join(_piece(game, each.words, each.strong, each.target, page, found.paragraphs) for each in pieces(words))


def _piece(game: AnyGame, words: str, strong: bool, target: str, page: str, known: Mapping[str, object]) -> Html | str:
    if target in known:
        number = getattr(known[target], "number", None)
        return html("a", words, href=f"{page}#{target}", class_="term", data_no=number)
    if target:
        return html("a", words, href=component_address(game, target), class_="term part")
    return html("b", words) if strong else words


def _notes(game: AnyGame, found: Leaf, lang: str) -> Html:
    """With what it is played, if not always; and whether it is ours."""
    notes = [html("span", name, class_="note") for name in applies(game, found.paragraph.when, lang)]
    if found.paragraph.ours:
        notes.append(html("span", say(lang, _("ours, not printed")), class_="note ours"))
    return html("p", *notes, class_="notes") if notes else Html()


def applies(game: AnyGame, when: When, lang: str) -> Iterator[str]:
    """What a rule belongs to, in words: "Destiny", "Governors", "2 players"."""
    for option in game.options:
        values = when.get(option.name, ())
        if len(values) == 1:
            yield from changed_options(game, {option.name: values[0]}, lang) or [option_name(game, option, lang)]
        elif values:
            yield option_name(game, option, lang)
    for seats in when.get(SEATS, ()):
        yield plural(lang, "{n} player", "{n} players", int(seats))


def _asked(game: AnyGame, found: Leaf, lang: str, page: str) -> Iterator[Html]:
    if not found.asked:
        return
    rows = (
        html("div", html("dt", sentence(game, ask, lang, page)), html("dd", sentence(game, answer, lang, page)))
        for ask, answer in found.asked
    )
    yield html("aside", html("h4", say(lang, _("Often asked"))), html("dl", *rows), class_="asked")


def picture(found: Leaf, lang: str, figure: int = 0) -> Html:
    """The frames of a picture in a row; a script shows one at a time."""
    frames = [_frame(each, f"{plain(found.about)} {plain(each.say)}".strip()) for each in found.prints]
    number = html("b", say(lang, _("Figure {n}."), n=figure), " ") if figure else ""
    several = {"data_steps": True} if len(frames) > 1 else {}
    caption = html("figcaption", number, plain(found.about))
    return html("figure", html("div", *frames, class_="frames"), caption, class_="fig", data_in_help=True, **several)


def _frame(drawn: Print, said: str) -> Html:
    words = html("p", plain(drawn.say), class_="step") if drawn.say else ""
    return html("div", html("div", drawn.svg, role="img", aria_label=said), words, class_="frame")


def alone(game: AnyGame, id: str, lang: str) -> Html:
    """A paragraph with all it needs, for a page that does not show the book."""
    found = book(game)
    assert found, "a paragraph stands in a book"
    shown = leaf(game, found, id, lang)
    body = numbered(game, shown, lang, page=f"/rules/{game.id}")
    return hidden(needed((each.symbols for each in shown.prints), (each.svg for each in shown.prints))) + body
