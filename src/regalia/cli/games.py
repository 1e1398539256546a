"""regalia games: what can be played, and how."""

from collections.abc import Iterator
from itertools import product
from textwrap import fill
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from regalia.cli.arguments import Json
from regalia.cli.screen import print_json, screen
from regalia.core.box import Row
from regalia.core.game import AnyGame
from regalia.core.options import SEATS, Clash, Option
from regalia.core.words import LANGUAGES
from regalia.games import GAMES

WIDEST = 100


def games(
    as_json: Json = False,
    ids: Annotated[bool, typer.Option("--ids", help="Print the ids only, one a line.")] = False,
) -> None:
    """List the games with their seats, modules and options, and what excludes what."""
    if ids:
        print(*GAMES, sep="\n")
    elif as_json:
        print_json([facts(game) for game in GAMES.values()])
    else:
        for game in GAMES.values():
            _print(screen(), game)


def facts(game: AnyGame) -> dict[str, Any]:
    """All that is known of a game before it is played, as JSON data."""
    return {
        "id": game.id,
        "name": {lang: game.words.say(lang, "game.name") for lang in LANGUAGES},
        "seats": list(game.seats),
        "modules": [option.name for option in game.options if option.module],
        "options": [_option(option) for option in game.options],
        "excludes": [_clash(clash, game) for clash in game.clashes],
        "ours": [_row(row) for row in game.box.rows],
    }


def _option(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "choices": list(option.choices),
        "default": option.default,
        "help": dict(option.help),
        "module": option.module,
        "ours": list(option.ours),
    }


def _clash(clash: Clash, game: AnyGame) -> dict[str, Any]:
    choices = {SEATS: tuple(map(str, game.seats))} | {option.name: option.choices for option in game.options}
    pairs = product(choices[clash.first], choices[clash.second])
    return {
        "options": [clash.first, clash.second],
        "values": [list(pair) for pair in pairs if clash.excludes(*pair)],
        "why": dict(clash.why),
    }


def _row(row: Row) -> dict[str, Any]:
    return {"row": row.key, "about": row.about, "fields": [field.name for field in row.fields]}


def _print(console: Console, game: AnyGame) -> None:
    said = facts(game)
    console.print(Text.assemble((said["id"], "bold"), "  ", " / ".join(dict.fromkeys(said["name"].values()))))
    for depth, text in _lines(said):
        indent = "  " * depth
        console.print(
            fill(
                text,
                min(console.width, WIDEST),
                initial_indent=indent,
                subsequent_indent=indent,
                break_on_hyphens=False,
            )
        )
    console.print()


def _lines(said: dict[str, Any]) -> Iterator[tuple[int, str]]:
    """What is known of a game, line by line, each with its depth."""
    yield 1, f"seats: {said['seats'][0]} to {said['seats'][-1]}"
    yield 1, f"modules: {', '.join(said['modules']) or 'none'}"
    yield 1, "options:"
    for option in said["options"]:
        yield 2, f"{option['name']} = {option['default']}   [{' | '.join(option['choices'])}]"
        yield from ((4, option["help"][lang]) for lang in LANGUAGES)
    yield 1, "what excludes what:"
    for why, names in _excluding(said):
        yield 2, f"{', '.join(names)}: {why}"
    yield 1, "rows of the box that are our own, which a box file replaces:"
    yield from ((2, f"[{row['row']}] {row['about']}") for row in said["ours"])


def _excluding(said: dict[str, Any]) -> Iterator[tuple[str, dict[str, None]]]:
    """The options that exclude each other for the same reason."""
    reasons: dict[str, dict[str, None]] = {}
    for clash in said["excludes"]:
        reasons.setdefault(" / ".join(clash["why"].values()), {}).update(dict.fromkeys(clash["options"]))
    yield from reasons.items()
