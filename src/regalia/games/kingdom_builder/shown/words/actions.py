"""The sentence of an action, in the log and on a button: what its placeholders stand for, and irregular keys."""

from collections.abc import Mapping

from regalia.core.actions import Action
from regalia.core.protocol import CHANCE, Entry
from regalia.core.speech import ActionLine, Value
from regalia.games.kingdom_builder.box.data import TERRAINS, TURNED
from regalia.games.kingdom_builder.box.hexes import AROUND, Hex
from regalia.games.kingdom_builder.rules.actions import Allot, Anchor, Found, Lay
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.words import hexes, named, say, section_name, terrain, the

Line = ActionLine[View]


def log_key(view: View, entry: Entry, lang: str) -> str:
    """Chance places other things than a seat, and a section may lie upside down."""
    match entry.action:
        case Lay(section=section):
            return f"lay.{_way(section)}"
        case Allot(section=section):
            return f"allot.{'drawn' if entry.seat == CHANCE else 'chosen'}.{section}"
        case Found(what=what) if entry.seat == CHANCE:
            return f"placed.{what}"
    return str(entry.action.key())


def label_key(view: View, action: Action) -> str:
    return f"page.{action.key()}"


def section_line(key: str, place: str, section: str, lang: str) -> str:
    """Where a section lies, and which way."""
    return say(lang, f"{key}.{_way(section)}", section=section_name(section, lang), place=named("place", place, lang))


def _way(section: str) -> str:
    return "turned" if section.endswith(TURNED) else "upright"


def _name(line: Line, _: None) -> str:
    """The seat that did it, or that chance gave something."""
    return line.names[getattr(line.action, "seat", line.entry.seat)]


def _hex(line: Line, hex_: Hex) -> str:
    """Its row and column."""
    return hexes(1 << hex_, line.lang)


def _on(line: Line, _: None) -> str:
    return say(line.lang, f"terrain.{terrain(line.view.board, line.action.hex)}.a")


def _beside(line: Line, _: None) -> str:
    """The castle or location beside a hex."""
    board, hex_ = line.view.board, line.action.hex
    if hex_ in board.touching:
        return say(line.lang, f"beside.{board.locations[board.touching[hex_]]}")
    return say(line.lang, "beside.castle") if AROUND[hex_] & board.castles else ""


def _tile(line: Line, _: str | None) -> str:
    """A tile, or that of a side of the Island."""
    action = line.action
    return named("tile", action.side if isinstance(action, Anchor) else action.tile, line.lang)


VALUES: Mapping[str, Value] = {
    "name": _name,
    "hex": _hex,
    "on": _on,
    "beside": _beside,
    "tile": _tile,
    "the": lambda line, _: the("tile", line.action.tile, line.lang),
    "section": lambda line, section: section_name(section, line.lang),
    "place": lambda line, place: named("place", place, line.lang),
    "card": lambda line, card: named("card", card, line.lang),
    "short": lambda line, _: say(line.lang, f"card.{line.action.card}.short"),
    "terrain": lambda line, number: named("terrain", TERRAINS[number], line.lang),
}
