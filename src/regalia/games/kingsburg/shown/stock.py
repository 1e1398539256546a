"""What is in the box: every component with its module, its price and what it gives."""

from collections.abc import Iterator, Mapping
from functools import cache

from regalia.core.stock import BASE, Stock, goods
from regalia.games.kingsburg.box.cards import DESTINIES, GOVERNORS
from regalia.games.kingsburg.box.data import (
    ADVISORS,
    ARMY_TOKENS,
    BASE_ROWS,
    BUILDINGS,
    ENEMIES,
    RESOURCES,
    YEARS,
    Gain,
)
from regalia.games.kingsburg.game import GAME
from regalia.games.kingsburg.shown.words.help import ROMAN

CLAIMED = {"alchemist": {"any": 1}, "smuggler": {"points": 1}}  # advisors who ask for something
HELPS = {"alchemist": RESOURCES, "smuggler": ("any",)}
BRINGS: Mapping[str, tuple[str, ...]] = {  # what buildings, governors and destiny cards are good for, beside points
    **dict.fromkeys(("sawmill", "quarry", "merchants-guild"), ("gold",)),
    **dict.fromkeys(("church", "guard-tower", "blacksmith", "wizards-guild", "palisade"), ("strength",)),
    **dict.fromkeys(("stone-wall", "barricade", "improvised-defenses", "military-academy"), ("strength",)),
    **dict.fromkeys(("statue", "chapel", "prince", "trickster"), ("numbers",)),
    **dict.fromkeys(("market", "duke", "secret-deals", "open-court"), ("advisor",)),
    **dict.fromkeys(("barracks", "crane", "architect", "captain", "volunteers", "cheap-timber"), ("cheaper",)),
    **dict.fromkeys(("cathedral", "town-hall", "embassy", "minstrel", "preacher"), ("points",)),
    **dict.fromkeys(("chamberlain", "tournament", "royal-census", "festival"), ("points",)),
    **dict.fromkeys(("stable", "training-camp", "recruiting-center", "heavy-snow"), ("soldiers",)),
    **dict.fromkeys(("inn", "astrologer", "comet"), ("plus2",)),
    **dict.fromkeys(("farms", "fairy", "damsel", "generous-king"), ("dice",)),
    **dict.fromkeys(("politician", "tax-collector", "royal-gift", "rising-stars"), ("any",)),
    "goldsmith": ("soldiers", "points"),
    "mint": ("gold", "soldiers", "points"),
    "fortress": ("strength", "points"),
    "carpenter": ("wood", "cheaper"),
    "miner": ("gold", "cheaper"),
    "sculptor": ("stone", "cheaper"),
    "general": ("strength", "points"),
    "veteran": ("strength", "points"),
    "heiress": (*RESOURCES, "plus2"),
    "philosopher": ("numbers", "points"),
    "priest": ("dice", "points"),
    "sorcerer": ("building",),
    "spy": ("peek", "any"),
    "trader": ("gold", *RESOURCES[1:]),
    "good-year": ("dice", "any"),
    "stone-find": ("stone",),
    "gold-find": ("gold",),
    "timber-find": ("wood",),
    "cheap-stone": ("cheaper",),
    "scouts": ("peek",),
}
PIECES = {  # how many, and of which module
    "die": (15, BASE),
    "bonus-die": (6, BASE),
    "gold": (25, BASE),
    "wood": (20, BASE),
    "stone": (15, BASE),
    "plus2": (20, BASE),
    "soldiers": (20, BASE),
    "envoy": (1, BASE),
    "province": (5, BASE),
    "building-token": (120, BASE),
    "governor-token": (10, BASE),
    "year": (2, BASE),
    "army-token": (len(ARMY_TOKENS) * GAME.seats[-1], "army"),
}


@cache
def stock() -> Mapping[str, Stock]:
    """In the order of the court, the board, the years and the cards."""
    return dict(_all())


def _all() -> Iterator[tuple[str, Stock]]:
    for rank, advisor in enumerate(ADVISORS, 1):
        name, places = advisor.name, {"rank": rank}
        gives = HELPS.get(name) or _gains(*advisor.gains)
        yield f"advisor.{name}", Stock("advisor", BASE, 0, CLAIMED.get(name, {}), gives, "advisor", places)
    yield from _buildings()
    for enemy in ENEMIES:
        at = {"year": ROMAN[enemy.year], "n": len(ENEMIES) // YEARS}
        yield f"enemy.{enemy.name}", Stock("enemy", gives=_gains(enemy.reward), place="enemy", at=at)
    for kind, module, deck in (("governor", "governors", GOVERNORS), ("destiny", "destiny", DESTINIES)):
        for card in deck:
            gives = BRINGS.get(card.name, ())
            yield f"{kind}.{card.name}", Stock(kind, module, 1, gives=gives, place=kind, at={"n": len(deck)})
    for piece, (copies, module) in PIECES.items():
        yield f"piece.{piece}", Stock("piece", module, copies, place=f"piece.{piece}")


def _buildings() -> Iterator[tuple[str, Stock]]:
    for building in BUILDINGS:
        module = BASE if building.row in BASE_ROWS else "rows"
        own = [*BRINGS.get(building.name, ()), *(["points"] if building.points else [])]
        gives, costs = tuple(dict.fromkeys(own)), dict(goods(RESOURCES, building.cost))
        at = {"row": building.row, "column": ROMAN[building.column]}
        yield f"building.{building.name}", Stock("building", module, 0, costs, gives, "building", at)


def _gains(*gains: Gain) -> tuple[str, ...]:
    """What any of these brings."""
    found = [name for gain in gains for name, _ in goods(RESOURCES, gain.goods)]
    found += [name for gain in gains for name in ("any", "plus2", "soldiers", "points", "peek") if getattr(gain, name)]
    return tuple(dict.fromkeys(found))
