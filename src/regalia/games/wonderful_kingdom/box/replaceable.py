"""The rows that are ours, each replaceable by a box file: in part, or the whole deck."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from regalia.core.box import Box, Fault, Field, Row
from regalia.core.errors import Refused
from regalia.games.wonderful_kingdom.box import data
from regalia.games.wonderful_kingdom.box.data import ARMIES, KINDS, SPARE_NAMES

ID = "wonderful-kingdom"
SMALLEST_DECK = 70
GIFTS = ("M", "P", "G", "E", "trap", "spy", "destroy", "double-move", "krystallium", "prison")
_KIND = "|".join(KINDS)
Check = Callable[[Any], Fault]


def _pattern(pattern: str, wrong: Refused) -> Check:
    made = re.compile(pattern)
    return lambda value: None if isinstance(value, str) and made.fullmatch(value) else wrong


def _number(low: int, high: int) -> Check:
    def check(value: object) -> Fault:
        fits = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        return None if fits else Refused("must be a whole number from {low} to {high}", low=low, high=high)

    return check


_NAME = _pattern(
    r"[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]{0,40}",
    Refused("must be a name of at most 40 letters, or nothing to keep ours"),
)
_COST = _pattern(r"[MPGEKS]{1,12}", Refused("must be one to twelve of the letters M P G E K S"))
_SOME = _pattern(r"[MPGE]{0,9}", Refused("must be letters of M P G E, at most nine"))
_RECYCLING = _pattern(r"[MPGE]{1,4}", Refused("must be one to four of the letters M P G E"))
_BONUS = _pattern(r"[KS]{0,9}", Refused("must be letters of K S, at most nine"))
_GAIN = _pattern(r"[KSY]{0,9}", Refused("must be letters of K S Y, at most nine"))
_PER = _pattern(
    rf"|(M+|P+|G+|E+) ({_KIND})", Refused("must be nothing, or letters of one resource and a kind: “E company”")
)
_POINTS_PER = _pattern(rf"|[1-9] ({_KIND})", Refused("must be nothing, or points and a kind: “2 monument”"))
_TREASURE = _pattern(r"[MPGE]{2}", Refused("must be two of the letters M P G E"))
_IDS = _pattern(r"[a-z0-9]+( [a-z0-9]+)*|", Refused("must be names of territories with spaces between them"))
_POINTS = _number(-20, 20)


def _slots(value: object) -> Fault:
    made = re.compile(rf"({'|'.join(GIFTS)})( red| blue)?")
    if isinstance(value, list) and len(value) <= 6 and all(isinstance(s, str) and made.fullmatch(s) for s in value):
        return None
    return Refused("must be a list of at most six of {gifts}, each perhaps with red or blue", gifts=GIFTS)


_COUNT = _number(0, 9)
_NAMES = {"en": _NAME, "fr": _NAME}
_DEVELOPMENT = {
    "kind": _pattern(_KIND, Refused("must be one of {kinds}", kinds=KINDS)),
    "copies": _number(0, 10),
    "cost": _COST,
    "recycling": _RECYCLING,
    "bonus": _BONUS,
    "production": _SOME,
    "per": _PER,
    "points": _POINTS,
    "points_per": _POINTS_PER,
}
_QUEST = {"cost": _COST, "gain": _GAIN, "points": _POINTS, "second": _POINTS}
_DUCHY = {"production": _SOME, "points_per": _POINTS_PER, "krystallium": _COUNT}
_TERRITORY = {"slots": _slots, "production": _SOME, "red": _POINTS, "blue": _POINTS, "neighbours": _IDS}


def _fields(checks: Mapping[str, Check], *values: Any) -> tuple[Field, ...]:
    return tuple(Field(name, value, check) for (name, check), value in zip(checks.items(), values, strict=True))


def _development(row: tuple[Any, ...]) -> Row:
    name, *values = row
    return Row(f"development.{name}", f"The development {name}.", _fields(_NAMES | _DEVELOPMENT, "", "", *values))


def _threat(card: tuple[Any, ...]) -> Row:
    name, _, cost, points, *_ = card
    fields = _fields({"cost": _COUNT, "points": _POINTS}, cost, points)
    return Row(f"threat.{name}", f"The threat {name}: soldiers and points.", fields)


def _advisor(row: tuple[Any, ...]) -> Row:
    name, _, cost, _, _, numbers = row
    fields = _fields({"cost": _COUNT, **dict.fromkeys(numbers, _number(1, 9))}, cost, *numbers.values())
    return Row(f"advisor.{name}", f"The advisor {name}: soldiers, and the numbers of the power.", fields)


def _quest(name: str, seats: int, at: int, step: tuple[Any, ...]) -> Row:
    told = f"Step {at} of the quest {name}, {seats} seats; Y is a spy."
    return Row(f"quest.{name}-{seats}-{at}", told, _fields(_QUEST, *step))


def _duchy(row: tuple[Any, ...]) -> Row:
    name, side, *values = row
    return Row(f"duchy.{name}-{side.lower()}", f"The duchy {name}, side {side}.", _fields(_DUCHY, *values))


def _territory(board: str, row: tuple[Any, ...]) -> Row:
    name, _, _, _, _, slots, production, points, neighbours = row
    fields = _fields(_TERRITORY, slots, production, *points, neighbours)
    return Row(f"territory.{board.lower()}-{name}", f"The territory {name} of board {board}.", fields)


def _rows() -> tuple[Row, ...]:
    spares = [(name, KINDS[0], 0, "M", "M", "", "", "", 0, "") for name in SPARE_NAMES]
    return (
        *map(_development, (*data.DEVELOPMENTS, *data.EXTRA_DEVELOPMENTS, *spares)),
        *(Row(f"treasure.{n}", f"The treasure {n}.", (Field("recycling", g, _TREASURE),)) for n, g in data.TREASURES),
        *(_threat(card) for _, _, cards in data.PACKS for card in cards),
        *map(_advisor, data.ADVISORS),
        *(
            _quest(name, seats, at, step)
            for name, _, duel, solo in data.QUESTS
            for seats, steps in ((2, duel), (1, solo))
            for at, step in enumerate(steps, 1)
        ),
        *map(_duchy, data.DUCHIES),
        *(_territory(board, row) for board, _, rows in data.BOARDS for row in rows),
    )


def _whole(rows: Mapping[str, Mapping[str, Any]]) -> Fault:
    """What no single field can say: enough cards, maps that fit together, scenarios that find their cards."""
    return _deck(rows) or _maps(rows) or _scenarios(rows)


def _deck(rows: Mapping[str, Mapping[str, Any]]) -> Fault:
    extras = {f"development.{row[0]}" for row in data.EXTRA_DEVELOPMENTS}
    count = sum(row["copies"] for key, row in rows.items() if key.startswith("development.") and key not in extras)
    if count >= SMALLEST_DECK:
        return None
    return Refused("The deck needs {least} developments at least, not {count}.", least=SMALLEST_DECK, count=count)


def _maps(rows: Mapping[str, Mapping[str, Any]]) -> Fault:
    for board, seats, territories in data.BOARDS:
        lands = {row[0]: rows[f"territory.{board.lower()}-{row[0]}"] for row in territories}
        castles = {row[0]: row[2] for row in territories if row[2]}
        if wrong := _neighbours(board, lands) or _castles(board, lands, castles) or _starts(board, lands, seats):
            return wrong
    return None


def _neighbours(board: str, lands: Mapping[str, Mapping[str, Any]]) -> Fault:
    near = {name: set(land["neighbours"].split()) for name, land in lands.items()}
    for name in sorted(near):
        if wrong := sorted(other for other in near[name] if other == name or name not in near.get(other, ())):
            return Refused(
                "On board {board} the territories {one} and {two} are not neighbours of each other.",
                board=board,
                one=name,
                two=wrong[0],
            )
    return None


def _castles(board: str, lands: Mapping[str, Mapping[str, Any]], castles: Mapping[str, str]) -> Fault:
    for name in castles:
        if lands[name]["slots"]:
            return Refused(
                "On board {board} the castle {castle} has slots: castles have none.", board=board, castle=name
            )
    return None


def _starts(board: str, lands: Mapping[str, Mapping[str, Any]], seats: int) -> Fault:
    """Where armies begin: one colour in a territory, twelve at most; alone blue stands wherever red does not."""
    begin = {name: [slot.partition(" ")[2] for slot in land["slots"]] for name, land in lands.items()}
    for name, colours in begin.items():
        if {"red", "blue"} <= set(colours):
            return Refused("On board {board} both colours begin in the territory {name}.", board=board, name=name)
    counts = {colour: sum(colours.count(colour) for colours in begin.values()) for colour in ("red", "blue")}
    if max(counts.values()) > ARMIES:
        return Refused("On board {board} a colour begins with more than twelve armies.", board=board)
    blue = sum("red" not in colours for colours in begin.values())  # two in his castle, none in red's
    if seats == 1 and blue > ARMIES:
        return Refused(
            "On board {board} blue begins wherever red does not: that takes {armies} armies, and there are twelve.",
            board=board,
            armies=blue,
        )
    return None


def _scenarios(rows: Mapping[str, Mapping[str, Any]]) -> Fault:
    for name, *_, construction, built, _ in data.SCENARIOS:
        for card in (*construction, *built):
            needed = (*construction, *built).count(card)
            if rows[f"development.{card}"]["copies"] < needed:
                return Refused(
                    "Scenario {scenario} needs {needed} of the development {card}.",
                    scenario=name,
                    needed=needed,
                    card=card,
                )
    return None


BOX = Box(ID, _rows(), _whole)
