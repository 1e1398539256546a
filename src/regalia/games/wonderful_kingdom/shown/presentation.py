"""What people see and hear of It's a Wonderful Kingdom."""

from collections.abc import Sequence
from pathlib import Path

from regalia.core.actions import Action
from regalia.core.presentation import Presentation
from regalia.core.protocol import Choice, Result
from regalia.games.wonderful_kingdom.rules.actions import RIGHTS
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.draw import draw, gallery
from regalia.games.wonderful_kingdom.shown.page import page
from regalia.games.wonderful_kingdom.shown.poster import poster
from regalia.games.wonderful_kingdom.shown.terminal import board
from regalia.games.wonderful_kingdom.shown.words.actions import VALUES, label_key, rights_label
from regalia.games.wonderful_kingdom.shown.words.changes import changes
from regalia.games.wonderful_kingdom.shown.words.help import CHAPTERS, explain, help_text, more_help, title
from regalia.games.wonderful_kingdom.shown.words.prompts import QUESTIONS, more_to_do
from regalia.games.wonderful_kingdom.shown.words.setup import setup_lines
from regalia.games.wonderful_kingdom.shown.words.table import phase_lines, table_lines

NO_MEDAL = "no-medal"


class WonderfulKingdomPresentation(Presentation[View, Action]):
    """Its words, pictures, page and terminal."""

    style = Path(__file__).parent / "page" / "style.css"
    questions, values, chapters = QUESTIONS, VALUES, CHAPTERS
    label_key = staticmethod(label_key)
    changes = staticmethod(changes)
    phase_lines = staticmethod(phase_lines)
    setup_lines = staticmethod(setup_lines)
    table_lines = staticmethod(table_lines)
    explain = staticmethod(explain)
    title = staticmethod(title)
    help_text = staticmethod(help_text)
    page = staticmethod(page)
    board = staticmethod(board)
    draw = staticmethod(draw)
    gallery = staticmethod(gallery)
    poster = staticmethod(poster)

    def question(self, view: View, step: Choice, lang: str) -> str:
        return " ".join((super().question(view, step, lang), *more_to_do(view, step, lang)))

    def lanes_word(self, view: View, step: Choice) -> str:
        return view.phase

    def outcome(self, result: Result) -> str:
        """Without a winner everybody has lost; alone one may end without a medal."""
        if 1 in result.ranks:
            return super().outcome(result)
        return "nobody" if len(result.ranks) > 1 else "ended" if result.why[0] == NO_MEDAL else "lost"

    def label(self, action: Action, view: View, lang: str) -> str:
        return rights_label(view, lang) if action == RIGHTS else super().label(action, view, lang)

    def help(self, lang: str, view: View | None = None) -> Sequence[tuple[str, str]]:
        return [*super().help(lang, view), *more_help(lang, view)]
