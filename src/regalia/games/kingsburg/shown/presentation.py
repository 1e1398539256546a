"""What people see and hear of Kingsburg."""

from pathlib import Path

from regalia.core.actions import Action
from regalia.core.presentation import Presentation
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.shown.draw import draw, gallery, pictures, symbols
from regalia.games.kingsburg.shown.draw.details import DETAILS
from regalia.games.kingsburg.shown.lessons.measures import MEASURES
from regalia.games.kingsburg.shown.page import page
from regalia.games.kingsburg.shown.page.board_of import board_of
from regalia.games.kingsburg.shown.page.events import dice, places, vignette
from regalia.games.kingsburg.shown.poster import poster
from regalia.games.kingsburg.shown.rules.facts import FACTS
from regalia.games.kingsburg.shown.stock import stock
from regalia.games.kingsburg.shown.terminal import board
from regalia.games.kingsburg.shown.words.actions import VALUES, label_key, log_key
from regalia.games.kingsburg.shown.words.changes import changes
from regalia.games.kingsburg.shown.words.help import explain, help_text, title
from regalia.games.kingsburg.shown.words.prompts import QUESTIONS, aspect
from regalia.games.kingsburg.shown.words.setup import setup_lines
from regalia.games.kingsburg.shown.words.table import heading, phase_lines, table_lines


class KingsburgPresentation(Presentation[View, Action]):
    """Its words, pictures, page and terminal."""

    styles = tuple(
        Path(__file__).parent / "page" / f"{name}.css"
        for name in ("style", "governors", "pieces", "court", "province", "visited")
    )
    lessons, measures = Path(__file__).parent / "lessons", {**MEASURES, **FACTS}
    examples = Path(__file__).parent / "examples"
    rulings = Path(__file__).parent / "rulings.toml"
    book, details = Path(__file__).parent / "rules", DETAILS
    questions, values = QUESTIONS, VALUES
    aspect = staticmethod(aspect)
    log_key = staticmethod(log_key)
    label_key = staticmethod(label_key)
    changes = staticmethod(changes)
    phase_lines = staticmethod(phase_lines)
    setup_lines = staticmethod(setup_lines)
    table_lines = staticmethod(table_lines)
    explain = staticmethod(explain)
    title = staticmethod(title)
    help_text = staticmethod(help_text)
    heading = staticmethod(heading)
    dice = staticmethod(dice)
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
