"""What people see of a game: its rooms text, changes, draw and plain, loaded when somebody looks."""

from collections.abc import Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from regalia.core.actions import Notation
from regalia.core.game import AnyGame
from regalia.core.page import Plate, Zone
from regalia.core.protocol import Action, Entry


class Presented(AnyGame):
    """The visible half of the game protocol, for a game whose package has the usual rooms."""

    package: str  # "regalia.games.kingsburg"
    notation: Notation

    @cached_property
    def style(self) -> Path | None:
        return Path(self._room("page").__file__).with_name("style.css")

    def _room(self, name: str) -> Any:
        return import_module(f"{self.package}.shown.{name}")

    def prompt(self, view: Any, lang: str) -> str:
        said: str = self._room("words.text").prompt(view, lang)
        return said

    def log_line(self, view: Any, entry: Entry, names: Sequence[str], lang: str) -> str:
        said: str = self._room("words.text").log_line(view, entry, names, lang)
        return said

    def changes(self, before: Any, after: Any, entry: Entry, names: Sequence[str], lang: str) -> Sequence[str]:
        said: Sequence[str] = self._room("words.changes").changes(before, after, entry, names, lang)
        return said

    def setup_lines(self, view: Any, lang: str) -> Sequence[str]:
        said: Sequence[str] = self._room("words.text").setup_lines(view, lang)
        return said

    def describe(self, view: Any, names: Sequence[str], lang: str) -> Sequence[str]:
        said: Sequence[str] = self._room("words.text").describe(view, names, lang)
        return said

    def help(self, lang: str, view: Any = None) -> Sequence[tuple[str, str]]:
        """Where no help hangs on the box the view says nothing."""
        topics: Sequence[tuple[str, str]] = self._room("words.text").rules(lang)
        return topics

    def draw(self, view: Any, lang: str = "en", theme: str = "light") -> str:
        picture: str = self._room("draw").draw(view, lang, theme)
        return picture

    def gallery(self, lang: str = "en", theme: str = "light") -> str:
        picture: str = self._room("draw").gallery(lang, theme)
        return picture

    def board(self, view: Any, lang: str = "en") -> Sequence[Sequence[tuple[str, str]]]:
        lines: Sequence[Sequence[tuple[str, str]]] = self._room("terminal").board(view, lang)
        return lines

    def poster(self) -> str:
        picture: str = self._room("poster").poster()
        return picture

    def page(self, view: Any, plates: Sequence[Plate], lang: str) -> Sequence[Zone]:
        zones: Sequence[Zone] = self._room("page").page(view, plates, lang)
        return zones

    def label(self, action: Action, view: Any, lang: str) -> str:
        said: str = self._room("page").label(action, view, lang)
        return said

    def explain(self, key: str, lang: str, view: Any = None) -> tuple[str, str]:
        said: tuple[str, str] = self._room("page").explain(key, lang)
        return said
