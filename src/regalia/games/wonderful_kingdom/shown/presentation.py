"""What people see and hear of It's a Wonderful Kingdom."""

from pathlib import Path

from regalia.core.actions import Action
from regalia.core.presentation import Presentation
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.draw import draw, gallery
from regalia.games.wonderful_kingdom.shown.page import page
from regalia.games.wonderful_kingdom.shown.poster import poster
from regalia.games.wonderful_kingdom.shown.terminal import board
from regalia.games.wonderful_kingdom.shown.words.changes import changes
from regalia.games.wonderful_kingdom.shown.words.labels import explain, label
from regalia.games.wonderful_kingdom.shown.words.text import describe, help, log_line, prompt, setup_lines


class WonderfulKingdomShown(Presentation[View, Action]):
    """Its words, pictures, page and terminal."""

    style = Path(__file__).parent / "page" / "style.css"
    prompt = staticmethod(prompt)
    log_line = staticmethod(log_line)
    setup_lines = staticmethod(setup_lines)
    describe = staticmethod(describe)
    help = staticmethod(help)
    changes = staticmethod(changes)
    label = staticmethod(label)
    explain = staticmethod(explain)
    page = staticmethod(page)
    board = staticmethod(board)
    draw = staticmethod(draw)
    gallery = staticmethod(gallery)
    poster = staticmethod(poster)
