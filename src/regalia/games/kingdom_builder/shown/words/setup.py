"""What was decided before the first turn."""

from collections.abc import Iterator

from regalia.games.kingdom_builder.box.board import cave_sites
from regalia.games.kingdom_builder.box.data import ISLANDS, PLACES
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.words import hexes, joined, listed, named, say, section_name
from regalia.games.kingdom_builder.shown.words.actions import section_line


def setup_lines(view: View, lang: str) -> list[str]:
    """Sections and scoring cards, then each Queenie."""
    return [*_board(view, lang), *_capitols(view, lang), *_caves(view, lang), *_island(view, lang)]


def _board(view: View, lang: str) -> Iterator[str]:
    sections = view.board.layout.sections
    if laid := [section_line("setup.section", *lying, lang) for lying in zip(PLACES, sections, strict=False)]:
        yield say(lang, "setup.board", sections=joined(laid, "and", lang))
    if view.cards:
        yield say(lang, "setup.cards", cards=listed("card", view.cards, "and", lang))


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
            yield say(lang, "setup.no_cave", section=section_name(section, lang))


def _island(view: View, lang: str) -> Iterator[str]:
    layout = view.board.layout
    if layout.side:
        yield say(lang, "log.anchor", tile=named("tile", layout.side, lang))
        if layout.island == ISLANDS[layout.side]:
            yield say(lang, "setup.ours")
