"""What people see and hear of a game: every member has a default, made of words and facts, that a game may replace."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from regalia.core.facts import facts
from regalia.core.page import Plate, Zone
from regalia.core.speech import A, Speech, V


class Presentation(Speech[V, A]):
    """Sentences, pictures and page of a game. A function of a game replaces a default by staticmethod."""

    style: Path | None = None  # the style sheet of its page

    def board(self, view: V, lang: str = "en") -> Sequence[Sequence[tuple[str, str]]]:
        """Lines of (text, style) for a terminal."""
        return [[(line, "")] for line in self._lines(view, lang)]

    def page(self, view: V, plates: Sequence[Plate], lang: str) -> Sequence[Zone]:
        """The table in a browser. Moves without a place on it become buttons by themselves."""
        title = self.words.say(lang, "game.name")
        return [Zone("board", title, "table", "board", facts(view, [plate.name for plate in plates]).html())]

    def draw(self, view: V, lang: str = "en", theme: str = "light") -> str:
        return _picture(self._lines(view, lang), "#efe7d6" if theme == "dark" else "#241a0e")

    def _lines(self, view: V, lang: str) -> list[str]:
        seats = len(self.game.scores(view))
        return facts(view, [self.house(seat, lang) for seat in range(seats)]).lines()

    def gallery(self, lang: str = "en", theme: str = "light") -> str:
        return _picture([about for about, _ in self.help(lang)], "#efe7d6" if theme == "dark" else "#241a0e")

    def poster(self) -> str:
        """Inner SVG of 420 x 216: the game at a glance."""
        name = escape(self.words.say("en", "game.name"))
        return f'<text x="210" y="118" font-size="40" text-anchor="middle" fill="currentColor">{name}</text>'


def _picture(lines: Sequence[str], ink: str) -> str:
    text = "".join(
        f'<text x="20" y="{40 + 26 * at}" xml:space="preserve">{escape(line)}</text>' for at, line in enumerate(lines)
    )
    height = 60 + 26 * len(lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 {height}" role="img" '
        f'font-family="monospace" font-size="16" fill="{ink}">{text}</svg>'
    )
