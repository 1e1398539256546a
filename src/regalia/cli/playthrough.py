"""regalia playthrough: whole games as text, whose files show every change of the rules."""

from pathlib import Path
from typing import Annotated

import typer

from regalia.cli import arguments
from regalia.core import playthrough as core
from regalia.core.errors import Refused
from regalia.games import game as named

FOLDER = Path("tests/playthroughs")


def playthrough(
    game: arguments.GameName,
    write: Annotated[bool, typer.Option("--write", help=f"Write the files in {FOLDER} again.")] = False,
) -> None:
    """Print the playthroughs of a game, or write their files again."""
    what = named(game)
    if not write:
        for cell in core.cells(what):
            print(core.played(what, cell))
    elif FOLDER.is_dir():
        print(*core.write(what, FOLDER), sep="\n")
    else:
        raise Refused(f"There is no folder {FOLDER} here: go to the sources of Regalia first.")
