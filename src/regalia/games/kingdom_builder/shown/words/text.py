"""Kingdom Builder in words: what a view and its log say in a language. The sentences themselves are in words/."""

from collections import Counter
from collections.abc import Iterator, Sequence

from regalia.core.houses import HOUSES
from regalia.core.known import UNKNOWN, sure
from regalia.core.lanes import offered
from regalia.core.protocol import CHANCE, NOBODY, Entry, Seat
from regalia.games.kingdom_builder.box.board import cave_sites
from regalia.games.kingdom_builder.box.data import ISLANDS, LETTERS, PLACES, TERRAINS, TURNED, upright
from regalia.games.kingdom_builder.box.hexes import AROUND, Hex, groups, name
from regalia.games.kingdom_builder.rules import actions, scoring
from regalia.games.kingdom_builder.rules.queenies import Allotting, Founding
from regalia.games.kingdom_builder.rules.state import NO_CARD
from regalia.games.kingdom_builder.rules.turn import MANDATORY, Acting, Discarding, Landing
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.words import WORDS, counted, hexes, joined, named, say, the, titled

CHAPTERS = ("aim", "turn", "mandatory", "extra", "tiles", "castles", "queenies", "end")
Asking = Acting | Landing | Discarding | Allotting | Founding


def prompt(view: View, lang: str) -> str:
    """One sentence on what the viewer may do now, or on what everybody waits for."""
    if not view.agenda:
        return _over(view, lang)
    step = _asking(view)
    if step is None:
        return say(lang, "prompt.chance")
    if step.seat != view.seat:
        return say(lang, f"prompt.wait.{type(step).__name__.lower()}", house=_house(step.seat, lang))
    return _asked(view, step, lang)


def log_line(view: View, entry: Entry, names: Sequence[str], lang: str) -> str:
    """What happened, in the third person. Of the view only the lie of the land is used: any later one will do."""
    action: actions.Move = entry.action
    who = "" if entry.seat == CHANCE else names[entry.seat]
    match action:
        case actions.Settle():
            return say(lang, "log.settle", name=who, **_spot(view, action.hex, lang))
        case actions.Use():
            return say(
                lang, f"log.{action.key()}", name=who, the=the(action.tile, lang), **_spot(view, action.hex, lang)
            )
        case actions.Land():
            return say(lang, "log.land", name=who, **_spot(view, action.hex, lang))
        case actions.Discard():
            return say(lang, f"log.{action.key()}", name=who, tile=named("tile", action.tile, lang))
        case actions.End():
            return say(lang, "log.end", name=who)
        case actions.Allot():
            kind = "drawn" if entry.seat == CHANCE else "chosen"
            return say(lang, f"log.allot.{kind}.{action.section}", name=who)
        case actions.Found():
            kind = "placed" if entry.seat == CHANCE else "found"
            return say(lang, f"log.{kind}.{action.what}", name=who, hex=name(action.hex))
        case _:
            return _drawn(action, names, lang)


def setup_lines(view: View, lang: str) -> list[str]:
    """What was decided before the first turn."""
    return [*_board(view, lang), *_capitols(view, lang), *_caves(view, lang), *_island(view, lang)]


def describe(view: View, names: Sequence[str], lang: str) -> list[str]:
    """The whole table for the ear."""
    return [
        *_turn(view, names, lang),
        *setup_lines(view, lang),
        *_special(view, lang),
        *_reasons(view, lang),
        *(line for seat, who in enumerate(names) for line in _player(view, seat, who, lang)),
        *_legal(view, lang),
    ]


def help_text(kind: str, part: str, lang: str) -> str:
    """What a component does."""
    return say(lang, f"{kind}.{part}.help")


def help(lang: str, view: View | None = None) -> list[tuple[str, str]]:
    """The rules in short, then every component: title and text."""
    helped = (key.split(".") for key in sorted(WORDS.keys(lang)) if key.endswith(".help"))
    return [
        *((say(lang, f"help.{chapter}.title"), say(lang, f"help.{chapter}.text")) for chapter in CHAPTERS),
        *((titled(kind, part, lang), help_text(kind, part, lang)) for kind, part, _ in helped),
    ]


def _asking(view: View) -> Asking | None:
    """The step that waits for a seat, none when chance decides or the game is over."""
    step = view.agenda[-1] if view.agenda else None
    return step if isinstance(step, Asking) else None


def _over(view: View, lang: str) -> str:
    winners = [seat for seat, rank in enumerate(scoring.result(view).ranks) if rank == 1]
    kind = "shared" if len(winners) > 1 else "you" if winners == [view.seat] else "won"
    houses = joined([_house(seat, lang) for seat in winners], "and", lang)
    return say(lang, f"prompt.over.{kind}", houses=houses, total=sum(scoring.points(view, winners[0]).values()))


def _asked(view: View, step: Asking, lang: str) -> str:
    match step:
        case Acting():
            return _act(view, step, lang)
        case Landing():
            return say(lang, f"prompt.landing.{step.tile}", hex=name(step.origin))
        case Discarding():
            return say(lang, "prompt.discarding", tile=named("tile", step.tile, lang))
        case Allotting():
            return say(lang, "prompt.allotting")
        case Founding():
            section = _section(view.board.layout.sections[step.place], lang)
            return say(lang, f"prompt.founding.{step.what}", section=section)


def _act(view: View, step: Acting, lang: str) -> str:
    """Before, during or after the mandatory action, with or without tiles that can be used now."""
    moves = offered(view)
    used = dict.fromkeys(move.tile for move in moves if isinstance(move, actions.Use))
    kind, tiles = "tiles" if used else "plain", joined([the(tile, lang) for tile in used], "or", lang)
    if actions.END in moves:
        return say(lang, f"prompt.after.{kind}", tiles=tiles)
    terrain = _card(view, step.seat, lang)
    built, count = MANDATORY - step.left, min(step.left, view.supply[step.seat])
    if built:
        return say(lang, "prompt.during", terrain=terrain, nth=built + 1, total=built + count)
    return say(lang, f"prompt.before.{kind}.{count}", terrain=terrain, tiles=tiles)


def _drawn(
    action: actions.Lay | actions.Reveal | actions.Begin | actions.Anchor | actions.Draw,
    names: Sequence[str],
    lang: str,
) -> str:
    """What chance has brought."""
    match action:
        case actions.Lay():
            return _lies("log.lay", action.place, action.section, lang)
        case actions.Reveal():
            return say(lang, "log.reveal", **_reason(action.card, lang))
        case actions.Begin():
            return say(lang, "log.begin", name=names[action.seat])
        case actions.Anchor():
            return say(lang, "log.anchor", tile=named("tile", action.side, lang))
        case actions.Draw():
            terrain = "" if action.terrain is UNKNOWN else named("terrain", TERRAINS[action.terrain], lang)
            return say(lang, f"log.{action.key()}", name=names[action.seat], terrain=terrain)


def _board(view: View, lang: str) -> Iterator[str]:
    sections = view.board.layout.sections
    if laid := [_lies("setup.section", *lying, lang) for lying in zip(PLACES, sections, strict=False)]:
        yield say(lang, "setup.board", sections=joined(laid, "and", lang))
    if view.cards:
        yield say(lang, "setup.cards", cards=joined([named("card", card, lang) for card in view.cards], "and", lang))


def _capitols(view: View, lang: str) -> Iterator[str]:
    layout = view.board.layout
    yield from (say(lang, "log.placed.capitol", hex=hexes(1 << hex_, lang)) for hex_ in layout.capitols)
    if "capitol" in layout.without:
        yield say(lang, "setup.no_capitol")


def _caves(view: View, lang: str) -> Iterator[str]:
    layout = view.board.layout
    if not layout.caves:
        return
    yield say(lang, "setup.caves", hexes=hexes(sum(1 << hex_ for hex_ in layout.caves), lang))
    for where, section in enumerate(layout.sections):
        if not cave_sites(layout, where):
            yield say(lang, "setup.no_cave", section=_section(section, lang))


def _island(view: View, lang: str) -> Iterator[str]:
    layout = view.board.layout
    if layout.side:
        yield say(lang, "log.anchor", tile=named("tile", layout.side, lang))
        if layout.island == ISLANDS[layout.side]:
            yield say(lang, "setup.ours")


def _turn(view: View, names: Sequence[str], lang: str) -> Iterator[str]:
    """Whose turn it is, the open card, and the viewer's own while it is hidden."""
    step = _asking(view)
    if step:
        yield say(lang, "spoken.turn", name=names[step.seat])
    if not step or step.seat == view.seat:
        yield prompt(view, lang)
    if view.face_up != NOBODY and view.hand[view.face_up] != NO_CARD:
        yield say(lang, "spoken.card", terrain=_card(view, view.face_up, lang))
    if view.seat is not None and view.seat != view.face_up and view.hand[view.seat] != NO_CARD:
        yield say(lang, "spoken.hand", terrain=_card(view, view.seat, lang))


def _special(view: View, lang: str) -> Iterator[str]:
    """Where tiles can be had, and where the castles are."""
    for hex_, tile in sorted(view.board.locations.items()):
        where = hexes(1 << hex_, lang)
        yield counted("spoken.location", view.tiles_left(hex_), lang, tile=named("tile", tile, lang), hex=where)
    if view.board.castles:
        yield say(lang, "spoken.castles", hexes=hexes(view.board.castles, lang))


def _reasons(view: View, lang: str) -> Iterator[str]:
    capitol = ("capitol",) if view.board.layout.capitols else ()
    yield from (say(lang, "spoken.reason", **_reason(card, lang)) for card in (*view.cards, "castles", *capitol))


def _player(view: View, seat: Seat, who: str, lang: str) -> Iterator[str]:
    """A seat's supply and tiles, then its settlements area by area."""
    tiles = [named("tile", tile, lang) for tile in view.tiles(seat)]
    has = counted("spoken.tiles", len(tiles), lang, tiles=joined(tiles, "and", lang))
    supply = counted("spoken.supply", view.supply[seat], lang)
    yield say(lang, "spoken.player", name=who, house=_house(seat, lang), supply=supply, tiles=has)
    for area in groups(view.own[seat]):
        yield counted("spoken.area", area.bit_count(), lang, name=who, rows=hexes(area, lang))


def _legal(view: View, lang: str) -> Iterator[str]:
    """How many ways there are to do each thing, if it is the viewer's turn to choose."""
    if (step := _asking(view)) and step.seat == view.seat:
        counts = Counter(str(move).partition(" ")[0] for move in offered(view))
        yield say(lang, "spoken.legal", choices=joined([_may(*item, lang) for item in counts.items()], "or", lang))


def _may(verb: str, count: int, lang: str) -> str:
    """A verb of the notation: "settle", "to", "end", or the name of a tile."""
    if verb in actions.USE:
        return counted("spoken.may.use", count, lang, the=the(verb, lang))
    return counted(f"spoken.may.{verb}", count, lang)


def _spot(view: View, hex_: Hex, lang: str) -> dict[str, str]:
    """A hex as the log tells it: its notation, its terrain, and the castle or location beside it."""
    terrain = TERRAINS[LETTERS.index(view.board.letter(hex_))]
    return {"hex": name(hex_), "on": say(lang, f"terrain.{terrain}.a"), "beside": _beside(view, hex_, lang)}


def _beside(view: View, hex_: Hex, lang: str) -> str:
    location = view.board.touching.get(hex_)
    if location is not None:
        return say(lang, f"beside.{view.board.locations[location]}")
    return say(lang, "beside.castle") if AROUND[hex_] & view.board.castles else ""


def _card(view: View, seat: Seat, lang: str) -> str:
    """The terrain of a seat's card, which the viewer knows."""
    return named("terrain", TERRAINS[sure(view.hand[seat])], lang)


def _lies(key: str, where: str, section: str, lang: str) -> str:
    way = "turned" if section.endswith(TURNED) else "upright"
    return say(lang, f"{key}.{way}", section=_section(section, lang), place=named("place", where, lang))


def _section(section: str, lang: str) -> str:
    return named("section", upright(section), lang)


def _reason(card: str, lang: str) -> dict[str, str]:
    return {"card": named("card", card, lang), "short": say(lang, f"card.{card}.short")}


def _house(seat: Seat, lang: str) -> str:
    return named("house", HOUSES[seat], lang)
