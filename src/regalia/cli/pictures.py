"""regalia show and gallery: positions and components as SVG files."""

from pathlib import Path
from typing import Annotated

import typer

from regalia.art.palette import THEMES
from regalia.cli import arguments
from regalia.core.errors import Refused
from regalia.games import game as named

Svg = Annotated[Path, typer.Option("--svg", metavar="OUT", help="The SVG file to write.", show_default=False)]
Theme = Annotated[str, typer.Option(metavar="|".join(THEMES), help="Light or dark.")]


def show(
    file: arguments.Record,
    svg: Svg,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="Who looks, counted from 0; nobody is a spectator.")
    ] = None,
    at: Annotated[int | None, typer.Option(metavar="N", help="After this entry; by default the last.")] = None,
    lang: arguments.Lang = "en",
    theme: Theme = "light",
) -> None:
    """Draw a position of a record as SVG."""
    match = arguments.read(file)
    if seat is not None and seat not in range(match.seats):
        raise Refused(f"There is no seat {seat}: choose from {', '.join(map(str, range(match.seats)))}.")
    last = len(match.entries)
    if at is not None and not 0 <= at <= last:
        raise Refused(f"There is no entry {at}: choose from 0 to {last}.")
    then = match.fork(last if at is None else at)
    arguments.write(
        svg, then.game.shown.draw(then.view(seat), arguments.language(lang), arguments.one_of("theme", theme, THEMES))
    )


def gallery(game: arguments.GameName, svg: Svg, lang: arguments.Lang = "en", theme: Theme = "light") -> None:
    """Draw every component of a game on one sheet."""
    sheet = named(game).shown.gallery(arguments.language(lang), arguments.one_of("theme", theme, THEMES))
    arguments.write(svg, sheet)
