"""What people see and hear of It's a Wonderful Kingdom."""

from collections.abc import Sequence
from pathlib import Path

from regalia.core.actions import Action
from regalia.core.lanes import asking
from regalia.core.presentation import Presentation
from regalia.core.protocol import Choice, Entry, Result
from regalia.games.wonderful_kingdom.rules.actions import DONE, RIGHTS
from regalia.games.wonderful_kingdom.rules.gathering import Gathering
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.draw import draw, gallery, pictures, symbols
from regalia.games.wonderful_kingdom.shown.draw.details import DETAILS
from regalia.games.wonderful_kingdom.shown.lessons.measures import MEASURES
from regalia.games.wonderful_kingdom.shown.page import page
from regalia.games.wonderful_kingdom.shown.page.board_of import board_of
from regalia.games.wonderful_kingdom.shown.page.events import places, vignette
from regalia.games.wonderful_kingdom.shown.poster import poster
from regalia.games.wonderful_kingdom.shown.rules.facts import FACTS
from regalia.games.wonderful_kingdom.shown.stock import stock
from regalia.games.wonderful_kingdom.shown.terminal import board
from regalia.games.wonderful_kingdom.shown.words.actions import VALUES, label_key, rights_label
from regalia.games.wonderful_kingdom.shown.words.changes import changes
from regalia.games.wonderful_kingdom.shown.words.help import explain, help_text, more_help, title
from regalia.games.wonderful_kingdom.shown.words.prompts import QUESTIONS, more_to_do
from regalia.games.wonderful_kingdom.shown.words.setup import setup_lines
from regalia.games.wonderful_kingdom.shown.words.table import heading, phase_lines, table_lines

NO_MEDAL = "no-medal"


class WonderfulKingdomPresentation(Presentation[View, Action]):
    """Its words, pictures, page and terminal."""

    styles = tuple(
        Path(__file__).parent / "page" / name
        for name in ("style.css", "board.css", "sizes.css", "tray.css", "visited.css")
    )
    lessons, measures = Path(__file__).parent / "lessons", {**MEASURES, **FACTS}
    book, details = Path(__file__).parent / "rules", DETAILS
    examples, rulings = Path(__file__).parent / "examples", Path(__file__).parent / "rulings.toml"
    questions, values = QUESTIONS, VALUES
    label_key = staticmethod(label_key)
    changes = staticmethod(changes)
    phase_lines = staticmethod(phase_lines)
    setup_lines = staticmethod(setup_lines)
    table_lines = staticmethod(table_lines)
    explain = staticmethod(explain)
    title = staticmethod(title)
    help_text = staticmethod(help_text)
    heading = staticmethod(heading)
    places = staticmethod(places)
    vignette = staticmethod(vignette)
    page = staticmethod(page)
    board_of = staticmethod(board_of)
    board = staticmethod(board)
    draw = staticmethod(draw)
    gallery = staticmethod(gallery)
    pictures = staticmethod(pictures)
    picture_symbols = staticmethod(symbols)
    stock = staticmethod(stock)
    poster = staticmethod(poster)

    def question(self, view: View, step: Choice, lang: str, names: Sequence[str] = ()) -> str:
        return " ".join((super().question(view, step, lang, names), *more_to_do(view, step, lang)))

    def log_key(self, view: View, entry: Entry, lang: str) -> str:
        """To do nothing more is told by what was asked."""
        if entry.action != DONE:
            return super().log_key(view, entry, lang)
        return "done.gathering" if isinstance(asking(view), Gathering) else "done.plain"

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
