"""What people see and hear of a game: every member has a default, made of words and facts, that a game may replace."""

from collections.abc import Sequence
from inspect import cleandoc
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from regalia.core.actions import Action
from regalia.core.facts import facts
from regalia.core.html import Html, tag
from regalia.core.lanes import Seen
from regalia.core.page import Plate, Zone
from regalia.core.protocol import CHANCE, Entry, pending

if TYPE_CHECKING:
    from regalia.core.game import Game

V = TypeVar("V", bound=Seen)
A = TypeVar("A", bound=Action)


class Presentation(Generic[V, A]):
    """Prompts, log, help, pictures and page of a game. A function of a game replaces a default by staticmethod."""

    style: Path | None = None  # the style sheet of its page

    def __init__(self, game: "Game[Any, V, A]") -> None:
        self.game = game

    def prompt(self, view: V, lang: str) -> str:
        """What the viewer may do now, or what everybody waits for: the docstring of the step, or words of its name."""
        open_ = [choice for _, choice in pending(view)]
        mine = next((choice for choice in open_ if choice.seat == view.seat), None)
        if mine is None:
            return self.game.words.say(lang, "prompt.wait" if open_ else "prompt.over")
        key = f"prompt.{type(mine).__name__.lower()}"
        return self.game.words.say(lang, key) if self.game.words.has(lang, key) else _line(mine)

    def label(self, action: A, view: V, lang: str) -> str:
        """The words of a button."""
        key = f"do.{action.key()}"
        return self.game.words.say(lang, key) if self.game.words.has(lang, key) else str(action).capitalize()

    def log_line(self, view: V, entry: Entry, names: Sequence[str], lang: str) -> str:
        """What happened; view: before the entry."""
        label = self.label(entry.action, view, lang)
        return label if entry.seat == CHANCE else f"{names[entry.seat]}: {label}"

    def changes(self, before: V, after: V, entry: Entry, names: Sequence[str], lang: str) -> Sequence[str]:
        """What an entry brought by itself, told of two views of one seat."""
        return ()

    def setup_lines(self, view: V, lang: str) -> Sequence[str]:
        """What was decided before the first turn."""
        return ()

    def describe(self, view: V, names: Sequence[str], lang: str) -> Sequence[str]:
        """The whole table for the ear."""
        return [self.prompt(view, lang), *facts(view, names).lines()]

    def help(self, lang: str, view: V | None = None) -> Sequence[tuple[str, str]]:
        """The rules in short, then each component."""
        return [(self.game.words.say(lang, "game.name"), cleandoc(type(self.game).__doc__ or ""))]

    def explain(self, key: str, lang: str, view: V | None = None) -> tuple[str, str]:
        """A component of the page: its name, its help."""
        return self.game.words.say(lang, f"{key}.name"), self.game.words.say(lang, f"{key}.help")

    def board(self, view: V, lang: str = "en") -> Sequence[Sequence[tuple[str, str]]]:
        """Lines of (text, style) for a terminal."""
        return [[(line, "")] for line in self._lines(view, lang)]

    def page(self, view: V, plates: Sequence[Plate], lang: str) -> Sequence[Zone]:
        """The table in a browser. Moves without a place on it become buttons by themselves."""
        title = self.game.words.say(lang, "game.name")
        return [Zone("board", title, "table", "board", facts(view, [plate.name for plate in plates]).html())]

    def draw(self, view: V, lang: str = "en", theme: str = "light") -> str:
        return _picture(self._lines(view, lang), "#efe7d6" if theme == "dark" else "#241a0e")

    def _lines(self, view: V, lang: str) -> list[str]:
        seats = len(self.game.scores(view))
        return facts(
            view, [self.game.words.say(lang, f"house.{house}.name") for house in self.game.houses[:seats]]
        ).lines()

    def gallery(self, lang: str = "en", theme: str = "light") -> str:
        return _picture([about for about, _ in self.help(lang)], "#efe7d6" if theme == "dark" else "#241a0e")

    def poster(self) -> Html:
        """Inner SVG of 420 x 216: the game at a glance."""
        look = {"font_size": 40, "text_anchor": "middle", "fill": "currentColor"}
        return tag("text", self.game.words.say("en", "game.name"), x=210, y=118, **look)


def _line(step: object) -> str:
    return cleandoc(type(step).__doc__ or "").partition("\n")[0]


def _picture(lines: Sequence[str], ink: str) -> str:
    text = (tag("text", line, x=20, y=40 + 26 * at, **{"xml:space": "preserve"}) for at, line in enumerate(lines))
    size = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 640 {60 + 26 * len(lines)}"}
    return tag("svg", *text, **size, role="img", font_family="monospace", font_size=16, fill=ink)
