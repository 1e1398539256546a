"""The conquest board and the quests in a terminal."""

from collections.abc import Collection, Iterator

from regalia.art.terminal import DIM, REACH, Line, Run, columns
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import RESOURCES, QuestStep, Territory
from regalia.games.wonderful_kingdom.box.data import LETTERS
from regalia.games.wonderful_kingdom.rules.quests import STEPS
from regalia.games.wonderful_kingdom.rules.state import Land
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.terminal.cells import (
    BADGES,
    clipped,
    points,
)
from regalia.games.wonderful_kingdom.shown.words import letters, named, say, step_name, territory

KEY, NAME, SLOTS, POINTS = 7, 21, 17, 7  # columns of a territory
HALF_NAME = 16
STAND = "*"  # an army on a slot


def badge(view: View, seat: Seat, lang: str) -> Run:
    """The sign of a seat; alone the rival has that of the colour."""
    if seat < view.setting.seats:
        return BADGES[seat]
    return f" {say(lang, 'colour.blue.name')[0]} ", "reverse"


def conquest(view: View, near: Collection[str], lang: str) -> Iterator[Line]:
    """Territories with armies, slots (a star where one stands) and points; in the conquest with their neighbours."""
    if not view.setting.conquest:
        return
    board = view.catalogue.boards[view.setting.board]
    whole = view.phase == "conquest"
    rows = zip(board.values(), view.land, strict=True)
    cells = [_territory(view, row, land, near, whole, lang) for row, land in rows]
    title = (named("board", view.setting.board, lang), "bold")
    yield [title, (f"  {say(lang, 'plain.worth')}", DIM), *_prison(view, lang)]
    yield from columns(cells, 1 if whole else 2)


def _territory(view: View, row: Territory, land: Land, near: Collection[str], whole: bool, lang: str) -> Line:
    key = (f"[{row.name}]".ljust(KEY), REACH) if row.name in near else (f" {row.name} ".ljust(KEY), DIM)
    room = NAME if whole else HALF_NAME
    title = clipped(territory(view.setting.board, row.name, lang), room).ljust(room)
    stand = [badge(view, land.owner, lang), (f"{land.armies} ", "bold")] if land.armies else [("     ", "")]
    worth = f"{row.points['red']}/{row.points['blue']}".ljust(POINTS if whole else 4)
    line = [key, (title + " ", ""), *stand, (_slots(row, land, lang).ljust(SLOTS if whole else 0) + " ", "")]
    return [*line, (worth, DIM), *([(" ".join(row.neighbours), DIM)] if whole else [])]


def _slots(row: Territory, land: Land, lang: str) -> str:
    """The castle's production, or the slots of a territory."""
    if row.castle:
        return letters(row.production, lang)
    stands = (STAND if land.slots >> at & 1 else "" for at in range(len(row.slots)))
    return " ".join(_slot(slot.kind, lang) + star for slot, star in zip(row.slots, stands, strict=True))


def _slot(kind: str, lang: str) -> str:
    if kind in LETTERS:
        return say(lang, f"resource.{RESOURCES[LETTERS.index(kind)]}.short")
    return say(lang, f"plain.slot.{kind}")


def _prison(view: View, lang: str) -> Line:
    prisoners = [run for seat, n in enumerate(view.prison) if n for run in (badge(view, seat, lang), (f"{n} ", ""))]
    return [(f"; {say(lang, 'plain.prison')} ", DIM), *prisoners] if prisoners else []


def quests(view: View, near: Collection[str], lang: str) -> Iterator[Line]:
    """The steps of each quest: cost, what they bring, who has done them."""
    for quest in view.setting.quests:
        yield [(named("quest", quest, lang), "bold")]
        yield from columns([_step(view, quest, at, near, lang) for at in range(STEPS)], 2)


def _step(view: View, quest: str, at: int, near: Collection[str], lang: str) -> Line:
    key, row = f"{quest}-{at + 1}", view.catalogue.steps[quest, view.setting.solo, at]
    number = (f"[{at + 1}] ", REACH) if key in near else (f" {at + 1}  ", DIM)
    done = [badge(view, seat, lang) for seat, duchy in enumerate(view.duchies) if key in duchy.steps]
    name, cost = clipped(step_name(key, lang), 20).ljust(21), letters(row.cost, lang)
    return [number, (f"{name}{cost} → {_gain(row, lang)} ", ""), *done]


def _gain(row: QuestStep, lang: str) -> str:
    worth = points(row.points, lang) if row.points else ""
    worth += f"/{row.second}" if row.points != row.second else ""
    return " ".join(filter(None, (letters(row.gain, lang), say(lang, "plain.spy") if row.spy else "", worth)))
