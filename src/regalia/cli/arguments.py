"""What people type, as values: games, options, seats, bots and files. What is wrong is refused in one sentence."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from regalia.agents import seated
from regalia.core.errors import Refused, Unknown
from regalia.core.game import AnyGame
from regalia.core.record import Match
from regalia.core.words import LANGUAGES
from regalia.games import GAMES

BOX = "box"
GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {', '.join(GAMES)}.", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="KEY=VALUE", help="An option of the game, as often as needed; box=FILE is a box file."
    ),
]
Record = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record, as “save” in a game writes it.", show_default=False)
]
Seed = Annotated[str, typer.Option(metavar="S", help="The same seed gives the same game.")]
Seats = Annotated[int | None, typer.Option(metavar="N", help="How many seats.", show_default=False)]
Lang = Annotated[str, typer.Option(metavar="|".join(LANGUAGES), help="The language of the table.")]
Jobs = Annotated[int, typer.Option(metavar="J", min=1, help="How many processes.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


class Chosen(NamedTuple):
    """The options of a game as typed, and the rows of a box file."""

    options: dict[str, str]
    box: dict[str, Any]


def chosen(game: AnyGame, texts: Sequence[str] | None) -> Chosen:
    """The values of --option."""
    options: dict[str, str] = {}
    for text in texts or ():
        key, equals, value = text.partition("=")
        if not (key and equals and value):
            keys = ", ".join([*(option.name for option in game.options), BOX])
            raise Refused(f"“{text}” is not an option: write it as KEY=VALUE, with a key from {keys}.")
        if key in options:
            raise Refused(f"The option {key} is given twice.")
        options[key] = value
    box = options.pop(BOX, None)
    return Chosen(options, game.box.load(Path(box)) if box else {})


def bots(game: AnyGame, text: str) -> list[str]:
    """The bots of a list with commas, each of which exists."""
    names = [name.strip() for name in text.split(",")] if text.strip() else []
    for name in names:
        seated(game, name)
    return names


def language(name: str) -> str:
    return one_of("language", name, LANGUAGES)


def one_of(what: str, name: str, valid: Sequence[str]) -> str:
    if name not in valid:
        raise Unknown(what, name, valid)
    return name


def match(game: AnyGame, record: Path | None, seats: int | None, options: Sequence[str] | None) -> Match:
    """A new game, or that of a record, which brings its own seats and options."""
    if record is None:
        return Match.start(game, seats, *chosen(game, options))
    if seats is not None or options:
        raise Refused(f"The record {record} brings its own seats and options: leave out --seats and --option.")
    found = read(record)
    if found.game is not game:
        raise Refused(f"The record {record} is a game of {found.game.id}, not of {game.id}.")
    return found


def read(path: Path) -> Match:
    """The game of a record, played again."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise Refused(f"There is no file {path}: give the path of a record, as “save” in a game writes it.") from None
    except (OSError, ValueError, RecursionError) as error:
        raise Refused(f"The file {path} is no record of a game: {error}.") from None
    return Match.load(data, GAMES)


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except (OSError, ValueError) as error:
        raise Refused(f"The file {path} cannot be written: {error}.") from None
