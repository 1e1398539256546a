"""Boards for the gallery: every side of quests and duchies, every map as it lies at the start."""

from collections.abc import Iterator

from regalia.art.ink import g
from regalia.art.sheet import Figure
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.box.catalogue import BOARDS, DUCHIES, QUESTS
from regalia.games.wonderful_kingdom.box.houses import HOUSES
from regalia.games.wonderful_kingdom.rules.state import Land
from regalia.games.wonderful_kingdom.shown.art.duchies import SIZE as DUCHY
from regalia.games.wonderful_kingdom.shown.art.duchies import Stores, duchy
from regalia.games.wonderful_kingdom.shown.art.map import conquest_map
from regalia.games.wonderful_kingdom.shown.art.map_ground import SIZE as MAP
from regalia.games.wonderful_kingdom.shown.art.quests import SIZE as QUEST
from regalia.games.wonderful_kingdom.shown.art.quests import quest_board
from regalia.games.wonderful_kingdom.shown.draw.boards import quest_steps, territories
from regalia.games.wonderful_kingdom.shown.draw.book import Book, makes

_SCALE = 0.63
_HOUSES = {"teressie": "moon", "valados": "rose", "senada": "rose"}


def quests(book: Book) -> Iterator[Figure]:
    """The side for two players, and the one for a player alone."""
    for quest in QUESTS:
        title, rule = (book.say(f"quest.{quest}.{key}") for key in ("name", "help"))
        sides = (quest_board(quest, title, quest_steps(book, quest, alone)) for alone in (False, True))
        art = join(g(side, at=((QUEST[0] + 6.0) * at, 0)) for at, side in enumerate(sides))
        yield Figure(f"quest.{quest}", art, 2 * QUEST[0] + 6, QUEST[1], book.say("draw.sides", rule=rule))


def duchies(book: Book) -> Iterator[Figure]:
    """All sides of a duchy, one below the other."""
    for name in DUCHIES:
        sides = [side for land, side in book.catalogue.sides if land == name]
        art = join(g(_side(book, name, side), at=(0, (DUCHY[1] + 12) * at)) for at, side in enumerate(sides))
        yield Figure(f"duchy.{name}", art, DUCHY[0], (DUCHY[1] + 12) * len(sides), book.say(f"duchy.{name}.help"))


def _side(book: Book, name: str, side: str) -> Html:
    row, words = book.catalogue.sides[name, side], book.say(f"duchy.{name}.name")
    return duchy(name, words, _HOUSES[name], side, makes(row), row.points_per, Stores(krystallium=row.krystallium))


def boards(book: Book) -> Iterator[Figure]:
    for board in BOARDS:
        rows = territories(book, board, list(_start(book, board)), HOUSES)
        title, rule = (book.say(f"board.{board}.{key}") for key in ("name", "help"))
        art = g(conquest_map(rows), scale=_SCALE)
        words = book.say("draw.card", name=f"{board}, {title}", rule=rule)
        yield Figure(f"board.{board}", art, MAP[0] * _SCALE, MAP[1] * _SCALE, words)


def _start(book: Book, board: str) -> Iterator[Land]:
    """Armies on the slots of their colour."""
    for row in book.catalogue.boards[board].values():
        bits = [1 << at for at, slot in enumerate(row.slots) if slot.start]
        colours = {slot.start for slot in row.slots} - {""}
        yield Land(int("red" in colours), len(bits), sum(bits)) if bits else Land()
