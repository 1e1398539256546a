"""What people see and hear of Kingdom Builder."""

from pathlib import Path

from regalia.core.actions import Action
from regalia.core.presentation import Presentation
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.draw import draw, gallery, pictures, symbols
from regalia.games.kingdom_builder.shown.draw.details import DETAILS
from regalia.games.kingdom_builder.shown.lessons.measures import MEASURES
from regalia.games.kingdom_builder.shown.page import page
from regalia.games.kingdom_builder.shown.page.board_of import board_of
from regalia.games.kingdom_builder.shown.page.events import places, vignette
from regalia.games.kingdom_builder.shown.page.place import place
from regalia.games.kingdom_builder.shown.poster import poster
from regalia.games.kingdom_builder.shown.rules.facts import FACTS
from regalia.games.kingdom_builder.shown.stock import stock
from regalia.games.kingdom_builder.shown.terminal import board
from regalia.games.kingdom_builder.shown.words.actions import VALUES, label_key, log_key
from regalia.games.kingdom_builder.shown.words.changes import changes
from regalia.games.kingdom_builder.shown.words.prompts import QUESTIONS
from regalia.games.kingdom_builder.shown.words.setup import setup_lines
from regalia.games.kingdom_builder.shown.words.table import heading, table_lines, ways


class KingdomBuilderPresentation(Presentation[View, Action]):
    """Its words, pictures, page and terminal."""

    styles = tuple(Path(__file__).parent / "page" / name for name in ("style.css", "sizes.css", "visited.css"))
    lessons, measures = Path(__file__).parent / "lessons", {**MEASURES, **FACTS}
    examples = Path(__file__).parent / "examples"
    rulings = Path(__file__).parent / "rulings.toml"
    book, details = Path(__file__).parent / "rules", DETAILS
    questions, values = QUESTIONS, VALUES
    log_key = staticmethod(log_key)
    label_key = staticmethod(label_key)
    changes = staticmethod(changes)
    setup_lines = staticmethod(setup_lines)
    table_lines = staticmethod(table_lines)
    ways = staticmethod(ways)
    heading = staticmethod(heading)
    places = staticmethod(places)
    vignette = staticmethod(vignette)
    page = staticmethod(page)
    board_of = staticmethod(board_of)
    place = staticmethod(place)
    board = staticmethod(board)
    draw = staticmethod(draw)
    gallery = staticmethod(gallery)
    pictures = staticmethod(pictures)
    picture_symbols = staticmethod(symbols)
    stock = staticmethod(stock)
    poster = staticmethod(poster)
