"""What is in the box: every card, board and piece with its module, its price and what it gives."""

from collections.abc import Iterator, Mapping
from functools import cache

from regalia.core.stock import BASE, Stock, goods
from regalia.games.wonderful_kingdom.box.catalogue import (
    ADVISORS,
    BOARDS,
    CALAMITY,
    DESIGNS,
    DUCHIES,
    EXTRAS,
    QUESTS,
    RESOURCES,
    SCENARIOS,
    THREATS,
    TREASURE,
    TREASURES,
    Catalogue,
    Development,
    S,
)
from regalia.games.wonderful_kingdom.box.data import ARMIES
from regalia.games.wonderful_kingdom.box.data import QUESTS as QUEST_ROWS

CALAMITIES, DECK = 8, 70
EXTRA_DUCHY = "senada"
FIRST_PACKS = ("giant-rats", "frost-giants", "shadows", "thieves")  # the others came with the extras
DUCHY_CARDS = {"teressie": 3, "valados": 2, "senada": 3}  # A with B, C with D, and E
HELPS = {  # what advisors are good for
    "enlightened-prophet": ("cards",),
    "grey-eminence": ("points",),
    "master-cartographer": ("exploration",),
    "grand-architect": ("materials",),
    "seneschal": ("population",),
    "high-treasurer": ("gold",),
    "steward": ("cubes",),
    "court-alchemist": ("krystallium",),
    "quartermaster": ("soldier",),
    "master-builder": ("cubes",),
    "chronicler": ("points",),
    "blackmailer": ("cards",),
    "negotiator": ("cards",),
    "saboteur": ("harm",),
    "favourite": ("cards",),
    "veteran": ("cubes",),
    "soothsayer": ("cards",),
    "double-agent": ("look",),
}
PIECES = {  # how many, and of which module
    **dict.fromkeys(RESOURCES[:4], (20, BASE)),
    "krystallium": (10, BASE),
    "soldier": (30, BASE),
    "trap": (4, BASE),
    "round": (1, BASE),
    "spy": (2, "quest"),
    "step": (8, "quest"),
    "stolen": (4, "threat"),
    "illusion": (3, "threat"),
    "army": (2 * ARMIES, "conquest"),
}


@cache
def stock() -> Mapping[str, Stock]:
    """In the order of the decks, then boards and pieces."""
    rows = Catalogue.made(())
    return dict((*_deck(rows), *_dangers(rows), *_people(rows), *_boards(rows), *_pieces()))


def _deck(rows: Catalogue) -> Iterator[tuple[str, Stock]]:
    for name in DESIGNS:
        row, added = rows.cards[name], name in EXTRAS
        module, place = ("extras", "extra") if added else (BASE, "development")
        at = {"n": len(EXTRAS) if added else DECK}
        yield f"development.{name}", Stock(row.kind, module, row.copies, _goods(row.cost), _given(row), place, at)
    for name in TREASURES:
        gives = tuple(_goods(rows.cards[name].recycling))
        yield f"treasure.{name}", Stock(TREASURE, gives=gives, place=TREASURE, at={"n": len(TREASURES)})
    yield f"card.{CALAMITY}", Stock(CALAMITY, copies=CALAMITIES, place=CALAMITY)


def _goods(counts: tuple[int, ...]) -> dict[str, int]:
    return dict(goods(RESOURCES, counts))


def _given(row: Development) -> tuple[str, ...]:
    """By production, by the bonus of construction, in points."""
    found = [*_goods(row.production), *_goods(row.bonus)]
    found += [RESOURCES[row.per[0]]] if row.per else []
    found += ["points"] if row.points else []
    found += ["points-per"] if row.points_per else []
    return tuple(dict.fromkeys(found))


def _dangers(rows: Catalogue) -> Iterator[tuple[str, Stock]]:
    for name in THREATS:
        row = rows.threats[name]
        place = "threat" if row.pack in FIRST_PACKS else "added-threat"
        gives = ("krystallium",) if row.reward else ()
        at = {"pack": f"pack.{row.pack}.name"}
        yield f"threat.{name}", Stock("threat", "threat", row.copies, _goods(_soldiers(row.cost)), gives, place, at)


def _soldiers(count: int) -> tuple[int, ...]:
    return (0,) * S + (count,)


def _people(rows: Catalogue) -> Iterator[tuple[str, Stock]]:
    for name in ADVISORS:
        row = rows.advisors[name]
        place, costs = "added-advisor" if row.extra else "advisor", _goods(_soldiers(row.cost))
        at = {"n": sum(each.extra == row.extra for each in rows.advisors.values())}
        yield f"advisor.{name}", Stock("advisor", "advisors", 1, costs, HELPS[name], place, at)


def _boards(rows: Catalogue) -> Iterator[tuple[str, Stock]]:
    added = {row[0] for row in QUEST_ROWS if row[1]}
    for name in QUESTS:
        place = "added-quest" if name in added else "quest"
        yield f"quest.{name}", Stock("quest", "quest", gives=_steps(rows, name), place=place)
    for name in DUCHIES:
        module, place = ("extras", "added-duchy") if name == EXTRA_DUCHY else (BASE, "duchy")
        made = [made for (duchy, _), side in rows.sides.items() if duchy == name for made in _goods(side.production)]
        yield f"duchy.{name}", Stock("duchy", module, DUCHY_CARDS[name], gives=tuple(dict.fromkeys(made)), place=place)
    for name in BOARDS:
        yield f"board.{name}", Stock("board", "conquest", place="board", at={"sides": f"{name[0]}1, {name[0]}2"})
    for name in SCENARIOS:
        yield f"scenario.{name}", Stock("scenario", "scenarios", 0, place="scenario")


def _steps(rows: Catalogue, quest: str) -> tuple[str, ...]:
    """What the steps bring to two players."""
    steps = [row for (name, alone, _), row in rows.steps.items() if name == quest and not alone]
    found = [name for row in steps for name in _goods(row.gain)]
    return tuple(dict.fromkeys((*found, *(["look"] if any(row.spy for row in steps) else []), "points")))


def _pieces() -> Iterator[tuple[str, Stock]]:
    for piece, (copies, module) in PIECES.items():
        yield f"piece.{piece}", Stock("piece", module, copies, place=f"piece.{piece}")
