"""What people see and hear of a game: every member has a default, made of words and facts, that a game may replace."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from regalia.core.facts import facts
from regalia.core.html import Html, tag
from regalia.core.page import Detail, Plate, Zone
from regalia.core.protocol import Entry, Seat
from regalia.core.speech import A, Speech, V
from regalia.core.stock import Picture, Stock
from regalia.core.vignette import Vignette


class Presentation(Speech[V, A]):
    """Sentences, pictures and page of a game. A function of a game replaces a default by staticmethod."""

    styles: Sequence[Path] = ()  # the style sheets of its page, later ones over earlier
    lessons: Path | None = None  # the folder of its lessons
    rulings: Path | None = None  # the file of its rulings by component
    examples: Path | None = None  # the folder of its worked examples
    measures: Mapping[str, Callable[..., object]] = {}  # what lessons, examples and book read of a view, by name
    book: Path | None = None  # the folder of its rules with pictures
    details: Mapping[str, Callable[..., Detail]] = {}  # parts of the table by name, of a view, a language and words

    def board(self, view: V, lang: str = "en") -> Sequence[Sequence[tuple[str, str]]]:
        """Lines of (text, style) for a terminal."""
        return [[(line, "")] for line in self._lines(view, lang)]

    def page(self, view: V, plates: Sequence[Plate], lang: str) -> Sequence[Zone]:
        """The table in a browser. Moves without a place on it become buttons by themselves."""
        title = self.words.say(lang, "game.name")
        told = facts(view, [plate.name for plate in plates])
        return [Zone("board", title, "cards", "board", told.html(visits=True))]

    def board_of(self, view: V, seat: Seat, plates: Sequence[Plate], lang: str) -> Zone:
        """All that lies in front of a seat, to look at: nothing in it can be chosen. Plates lead there by data-seat."""
        told = facts(view, [plate.name for plate in plates])
        return Zone(f"board-{seat}", plates[seat].name, "people", "visited", told.of(seat).html())

    def places(self, after: V, entry: Entry) -> Sequence[str]:
        """What an entry is about, on the page of the viewer after it: its `data-token`, `data-piece` or `data-help`."""
        return ()

    def dice(self, entry: Entry) -> Sequence[int]:
        """The faces of dice that an entry rolled."""
        return ()

    def vignette(self, before: V, after: V, entry: Entry, names: Sequence[str], lang: str) -> Vignette | None:
        """A small picture of what an entry brought, by two views of one seat, if it is worth one."""
        return None

    def place(self, view: V, token: str, lang: str) -> str:
        """What a token of the page stands for and what is around it, for the ear; nothing where its name says all."""
        return ""

    def draw(self, view: V, lang: str = "en", theme: str = "light") -> str:
        return _picture(self._lines(view, lang), "#efe7d6" if theme == "dark" else "#241a0e")

    def _lines(self, view: V, lang: str) -> list[str]:
        seats = len(self.game.scores(view))
        return facts(view, [self.house(seat, lang) for seat in range(seats)]).lines()

    def gallery(self, lang: str = "en", theme: str = "light") -> str:
        return _picture([about for about, _ in self.help(lang)], "#efe7d6" if theme == "dark" else "#241a0e")

    def stock(self) -> Mapping[str, Stock]:
        """All that is in the box by key ("tile.farm"), in the order in which it is shown."""
        kinds = self.game.components().items()
        return {f"{kind}.{part}": Stock(kind) for kind, parts in kinds for part in parts}

    def pictures(self, lang: str) -> Mapping[str, Picture]:
        """What is in the box, each thing alone, by key."""
        return {}

    def picture_symbols(self) -> Html:
        """All that these pictures use."""
        return Html()

    def chapter(self, name: str, lang: str) -> tuple[str, str]:
        """A chapter in short: of the book, if there is one."""
        if self.book is None:
            return super().chapter(name, lang)
        return next(found for id, found in self._in_short(lang).items() if id == name)

    def in_short(self, lang: str) -> list[tuple[str, str]]:
        return [*self._in_short(lang).values()] if self.book else super().in_short(lang)

    def _in_short(self, lang: str) -> Mapping[str, tuple[str, str]]:
        from regalia.core.book import in_short  # a book is played by the rules of a game, which has a presentation

        return in_short(self.game, lang)

    def poster(self) -> Html:
        """Inner SVG of 420 x 216: the game at a glance."""
        look = {"font_size": 40, "text_anchor": "middle", "fill": "currentColor"}
        return tag("text", self.words.say("en", "game.name"), x=210, y=118, **look)


def _picture(lines: Sequence[str], ink: str) -> str:
    text = (tag("text", line, x=20, y=40 + 26 * at, **{"xml:space": "preserve"}) for at, line in enumerate(lines))
    size = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 640 {60 + 26 * len(lines)}"}
    return tag("svg", *text, **size, role="img", font_family="monospace", font_size=16, fill=ink)
