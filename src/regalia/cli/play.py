"""regalia play: a game in the terminal, against bots or each other on one screen."""

import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from secrets import token_hex
from shlex import quote
from typing import Annotated

import typer

from regalia.agents import seated
from regalia.agents.runner import Table
from regalia.cli import given
from regalia.cli.orders import Then, obey
from regalia.cli.sitting import Sitting, unused
from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.core.lanes import pending
from regalia.core.words import LANGUAGES
from regalia.games import game as named

OPPONENT = "greedy"


def play(
    game: given.GameName,
    seats: given.Seats = None,
    option: given.Options = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B,...", help="Bots of the last seats; the others are people.", show_default=OPPONENT),
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Play on from the end of this record.")] = None,
    lang: given.Lang = "en",
    seed: Annotated[str | None, typer.Option(metavar="S", help="The same seed gives the same draws.")] = None,
) -> None:
    """Play in the terminal, against bots or with people who share the screen."""
    what, lang = named(game), given.language(lang)
    names = None if bots is None else given.bots(what, bots)
    if resume is None and seats is None and names is not None:
        seats = max(what.seats[0], len(names) + 1)
    match = given.match(what, resume, seats, option)
    match.players = players(what, match.seats, names, match.players)
    run(Sitting(Table(match, f"{seed or token_hex()}/{len(match.entries)}"), lang, resume))


def players(game: AnyGame, seats: int, bots: Sequence[str] | None, before: Sequence[str]) -> list[str]:
    """A bot or nobody's name for each seat: as asked for, as in the record, or one person against bots."""
    if bots is None and before:
        return [name if _is_bot(game, name) else "" for name in before]
    bots = [OPPONENT] * (seats - 1) if bots is None else bots
    if len(bots) > seats:
        raise Refused(f"{len(bots)} bots do not fit on {seats} seats.")
    return [""] * (seats - len(bots)) + [*bots]


def _is_bot(game: AnyGame, name: str) -> bool:
    with suppress(Refused):
        return bool(seated(game, name))
    return False


def run(sitting: Sitting) -> None:
    """Play until somebody leaves, or to the end if there are only bots."""
    _edit_lines()
    _leave_when_the_window_closes()
    try:
        sitting.open()
        while turn(sitting) is Then.SHOW:
            pass
    except (EOFError, KeyboardInterrupt):
        with suppress(OSError):  # the window may be gone
            sitting.console.print()
    except Exception:
        leave(sitting)  # whatever a bot has done: the game of the people is kept
        raise
    leave(sitting)


def turn(sitting: Sitting) -> Then:
    """Show the table to the person who chooses next, and obey until it changes."""
    sitting.wait()
    for _, choice in pending(sitting.match.state)[:1]:
        sitting.face(choice.seat)
    sitting.show()
    then = Then.ASK if sitting.people else Then.LEAVE
    while then is Then.ASK:
        then = obey(sitting, input("> "))
    return then


def leave(sitting: Sitting) -> None:
    """Say goodbye, and how to play on. An unfinished game that nobody has saved is kept in a new file."""
    match, file = sitting.match, sitting.file
    if match.over:
        return sitting.tell(sitting.say("play.bye"))
    if file is None or sitting.saved != match.entries:
        file = unused(match.game.id)
        try:
            sitting.keep(file)
        except Refused:
            return sitting.tell(sitting.say("play.unsaved", path=file), sitting.say("play.bye"))
    lang = "" if sitting.lang == LANGUAGES[0] else f" --lang {sitting.lang}"
    program = sys.argv[0] if Path(sys.argv[0]).name == "regalia" else "regalia"  # as it was called
    command = f"{quote(program)} play {match.game.id} --resume {quote(str(file))}{lang}"
    with suppress(OSError):
        sitting.tell(sitting.say("play.resume", command=command))
    return None


def _edit_lines() -> None:
    """Arrow keys and history at the prompt, where the platform has them."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")


def _leave_when_the_window_closes() -> None:
    """A terminal that goes away is a person who leaves: the game is kept."""
    if hangup := getattr(signal, "SIGHUP", None):
        signal.signal(hangup, signal.default_int_handler)
