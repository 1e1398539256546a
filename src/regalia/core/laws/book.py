"""The law of the book: everything in it is there in every language, leads somewhere, is played and drawn, and answers.

check_book(game) raises Broken with a sentence that names the paragraph. That what is asked in a game has a paragraph is
held at every position, by a law of its own.
"""

import re

from regalia.core.book import Book, Paragraph, book, leaf
from regalia.core.book.markup import pieces, plain, targets
from regalia.core.book.playing import scenes
from regalia.core.book.printed import Leaf, mark, short
from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.core.laws.lesson_words import PLACEHOLDER, TYPED
from regalia.core.laws.walk import Position, law
from regalia.core.lessons.lesson import Text
from regalia.core.protocol import Broken, Chance, Choice
from regalia.core.words import LANGUAGES

MOST = {"en": 75, "fr": 85}  # words of a paragraph, at most
LARGEST = 900.0  # a picture may be so wide


@law(every=3)
def what_is_asked_has_a_paragraph(game: AnyGame, at: Position) -> None:
    """For everybody who looks on, whatever the options."""
    if not (found := book(game)):
        return
    for seat in at.viewers:
        topic = game.shown.topic(at.view(seat))
        if not found.about(topic, at.match.seats, at.match.options):
            raise Broken(f"no paragraph answers “{topic}”")


def check_book(game: AnyGame) -> int:
    """How many paragraphs hold the law, in all languages; none if the game has no book."""
    found = book(game)
    if not found:
        return 0
    for paragraph in found.paragraphs.values():
        try:
            _check(game, found, paragraph)
        except (Broken, Refused) as error:
            raise Broken(f"paragraph “{paragraph.id}” of {game.id}: {error}") from error
    for chapter in found.chapters:
        for lang in LANGUAGES:
            _whole(short(game, chapter, lang), lang)
    _topics(game, found)
    return len(found.paragraphs)


def _check(game: AnyGame, found: Book, paragraph: Paragraph) -> None:
    for text in paragraph.sentences():
        _typed(text)
        _links(game, found, paragraph, text)
    for lang in LANGUAGES:
        printed = leaf(game, found, paragraph.id, lang)
        for words in (printed.say, printed.about, *(word for pair in printed.asked for word in pair)):
            _whole(words, lang, paragraph)
        _drawn(printed)
    if picture := paragraph.picture:
        *_, last = scenes(game, found, picture)
        if last.idle:
            raise Broken(f"“{last.idle[0]}” never happens in its picture")
    for asked in paragraph.asked:
        if any(not asked.ask[lang].endswith("?") for lang in LANGUAGES):
            raise Broken(f"“{asked.ask['en']}” is no question")


def _typed(text: Text) -> None:
    for words in text.values():
        shown = "".join(piece.words for piece in pieces(words))
        if TYPED.search(PLACEHOLDER.sub("", shown)):
            raise Broken(f"a number is typed in “{words}”")


def _links(game: AnyGame, found: Book, paragraph: Paragraph, text: Text) -> None:
    parts = {f"{kind}.{name}" for kind, names in game.components().items() for name in names}
    ends = {lang: targets({lang: words}) for lang, words in text.items()}
    if len({frozenset(each) for each in ends.values()}) > 1:
        raise Broken(f"its links differ by language: {ends}")
    for target in targets(text):
        if target == paragraph.id or not (target in found.paragraphs or target in parts):
            raise Broken(f"the link “{target}” leads nowhere")


def _whole(words: str, lang: str, paragraph: Paragraph | None = None) -> None:
    """A sentence as people read it."""
    if not words and paragraph:
        return
    text = plain(words)
    if re.search(r"[{}\[\]*]|  |\]\(", text) or not text.endswith((".", "!", "?", "…")) or text != text.strip():
        raise Broken(f"“{text}” is no whole sentence")
    if len(text.split()) > MOST[lang] and paragraph:
        raise Broken(f"“{text}” has {len(text.split())} words, more than {MOST[lang]}")


def _drawn(printed: Leaf) -> None:
    if printed.paragraph.picture and not printed.prints:
        raise Broken("its picture is not drawn")
    seen = [print_.svg for print_ in printed.prints]
    for svg, print_ in zip(seen, printed.prints, strict=True):
        if "<path" not in svg and "<use" not in svg:
            raise Broken("its picture is empty")
        if (wide := float(re.findall(r'viewBox="0 0 (\d+)', svg)[0])) > LARGEST:
            raise Broken(f"its picture is {wide} wide, more than {LARGEST}")
        named = re.findall(r'(?:href="#|url\(#)([\w-]+)', svg)
        if lost := {id for id in named if f'id="{id}"' not in print_.symbols + svg}:
            raise Broken(f"its picture lacks the symbol “{min(lost)}”")
    alike = {svg.replace(mark(printed.paragraph.id, at), "") for at, svg in enumerate(seen)}
    if len(alike) < len(seen):
        raise Broken("two frames of its picture are the same")


def _topics(game: AnyGame, found: Book) -> None:
    """Every choice that there is has a paragraph, and every topic is one that is asked for."""
    steps = {topic_of(each) for each in game.types if issubclass(each, Choice)}
    kinds = {key for kind, names in game.components().items() for key in (kind, *(f"{kind}.{name}" for name in names))}
    for topic, answers in found.topics.items():
        if not ({topic, topic.rpartition(".")[0]} & steps or topic in kinds | {"chance", "over"}):
            raise Broken(f"{game.id}: nobody asks for the topic “{topic}” of “{answers[0].id}”")
    wanted = {*game.components(), "over", "chance", *(each for each in steps if each.startswith("choice."))}
    if missing := sorted(wanted - set(found.topics)):
        raise Broken(f"{game.id}: no paragraph has the topic “{missing[0]}”")


def topic_of(step: type) -> str:
    """What is asked at a choice or drawn at a chance."""
    return f"{'chance' if issubclass(step, Chance) else 'choice'}.{step.__name__.lower()}"
