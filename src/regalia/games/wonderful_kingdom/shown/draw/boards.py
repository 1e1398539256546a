"""Boards of the modules as rows for the art: quests with their steps, maps with what stands on them."""

from collections.abc import Sequence

from regalia.art.icons import Sign
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box import catalogue
from regalia.games.wonderful_kingdom.box.data import LETTERS
from regalia.games.wonderful_kingdom.rules.prison import PRISON
from regalia.games.wonderful_kingdom.rules.quests import STEPS
from regalia.games.wonderful_kingdom.rules.state import Land
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown import words
from regalia.games.wonderful_kingdom.shown.art.map_ground import Slot, Territory
from regalia.games.wonderful_kingdom.shown.art.quests import SIZE, Step, quest_board
from regalia.games.wonderful_kingdom.shown.draw.book import THINGS, Book, signs_of
from regalia.games.wonderful_kingdom.shown.draw.flow import Item
from regalia.games.wonderful_kingdom.shown.sight import Sight

COLOURS = {"blue": "moon", "red": "rose"}  # the houses that bear them


def quest_steps(book: Book, quest: str, alone: bool) -> list[Step]:
    """The four steps of a quest as they are printed for two players, or alone."""
    return [_step(book, f"{quest}-{at + 1}", book.catalogue.steps[quest, alone, at], alone) for at in range(STEPS)]


def _step(book: Book, name: str, row: catalogue.QuestStep, alone: bool) -> Step:
    spy = [Sign("spy", row.spy)] if row.spy else []
    points = [Sign("points", row.points)] if row.points else []
    second = (Sign("points", row.second),) if row.final and not alone else ()
    won = (*signs_of(row.gain), *spy, *points)
    return Step(book.say(f"quest.{name}.name"), tuple(signs_of(row.cost)), won, second, row.final)


def quest(sight: Sight, name: str) -> Item:
    """A quest board as it stands: which steps were undertaken, and which can be."""
    rows = quest_steps(sight.book, name, sight.view.setting.solo)
    steps = [_live(sight, name, at, step) for at, step in enumerate(rows, 1)]
    return Item(quest_board(name, sight.say(f"quest.{name}.name"), steps), *SIZE)


def _live(sight: Sight, name: str, at: int, step: Step) -> Step:
    """Houses lie in the rail as they came."""
    done = tuple(sight.houses[seat] for seat in came(sight.view, name, at))
    return step._replace(done=done, legal=sight.legal(f"step-{name}-{at}"))


def came(view: View, quest: str, at: int) -> list[Seat]:
    """Who has done a step, counted from 1; the final one remembers who was first."""
    done = [seat for seat, duchy in enumerate(view.duchies) if f"{quest}-{at}" in duchy.steps]
    order = [seat for name, seat in view.finals if name == quest]
    return sorted(done, key=lambda seat: order.index(seat) if at == STEPS and seat in order else len(order))


def territories(
    book: Book, board: str, land: Sequence[Land], houses: Sequence[str], prison: Sequence[int] = ()
) -> list[Territory]:
    """The rows of a map; who stands where in the order of the board, the house and the prisoners of each seat."""
    rows = book.catalogue.boards[board].values()
    held = tuple(house for house, count in zip(houses, prison, strict=False) for _ in range(count))
    found = [_territory(book, board, row, lies, houses) for row, lies in zip(rows, land, strict=True)]
    return [row._replace(prisoners=held) if any(slot.sign == PRISON for slot in row.slots) else row for row in found]


def _territory(book: Book, board: str, row: catalogue.Territory, land: Land, houses: Sequence[str]) -> Territory:
    owner = houses[land.owner] if land.armies else ""
    slots = (Slot(_gift(slot.kind), owner if land.slots >> at & 1 else "") for at, slot in enumerate(row.slots))
    free = land.armies - land.slots.bit_count()
    return Territory(
        row.name,
        words.territory(board, row.name, book.lang),
        row.terrain,
        row.x,
        row.y,
        row.neighbours,
        tuple(slots),
        COLOURS.get(row.castle, ""),
        tuple(thing for thing, n in signs_of(row.production) for _ in range(n)),
        {COLOURS[colour]: n for colour, n in row.points.items()},
        {owner: free} if free else {},
    )


def _gift(kind: str) -> str:
    """The sign of a slot: resources are named by their letter."""
    return THINGS[LETTERS.index(kind)] if kind in LETTERS else kind
