"""regalia box: the rows of a game that are our own invention, as a file to fill in from a real copy."""

import tomllib
from pathlib import Path
from typing import Annotated

import typer

from regalia.cli import arguments
from regalia.cli.group import SentenceGroup
from regalia.cli.screen import screen
from regalia.core.errors import Refused
from regalia.games import game as named

app = typer.Typer(cls=SentenceGroup, help="Box files: the values of a real copy in place of our own.")


@app.command()
def template(game: arguments.GameName) -> None:
    """Print a box file with our own values, to be edited."""
    print(named(game).box.template(), end="")


@app.command()
def check(file: Annotated[Path, typer.Argument(metavar="FILE", help="A box file.", show_default=False)]) -> None:
    """Check a box file."""
    game = named(_game(file))
    rows = game.box.load(file)
    screen().print(f"{file} is a good box file for {game.id}: {', '.join(rows) or 'no rows'}.")


def _game(file: Path) -> str:
    """The game that a box file names in its first line."""
    try:
        name = tomllib.loads(file.read_text("utf-8")).get("game")
    except FileNotFoundError:
        raise Refused(f"There is no box file {file}.") from None
    except (OSError, ValueError) as error:
        raise Refused(f"The box file {file} cannot be read: {error}.") from None
    if not isinstance(name, str):
        raise Refused(f'The box file {file} does not say its game: its first line must be like game = "GAME".')
    return name
