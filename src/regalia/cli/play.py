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
from regalia.cli import arguments
from regalia.cli.orders import Then, obey
from regalia.cli.session import Session, unused
from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.core.lanes import pending
from regalia.core.words import LANGUAGES
from regalia.games import game as named

OPPONENT = "greedy"


def play(
    game: arguments.GameName,
    seats: arguments.Seats = None,
    option: arguments.Options = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B,...", help="Bots of the last seats; the others are people.", show_default=OPPONENT),
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Play on from the end of this record.")] = None,
    lang: arguments.Lang = "en",
    seed: Annotated[str | None, typer.Option(metavar="S", help="The same seed gives the same draws.")] = None,
) -> None:
    """Play in the terminal, against bots or with people who share the screen."""
    what, lang = named(game), arguments.language(lang)
    names = None if bots is None else arguments.bots(what, bots)
    if resume is None and seats is None and names is not None:
        seats = max(what.seats[0], len(names) + 1)
    match = arguments.match(what, resume, seats, option)
    match.players = players(what, match.seats, names, match.players)
    run(Session(Table(match, f"{seed or token_hex()}/{len(match.entries)}"), lang, resume))


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


def run(session: Session) -> None:
    """Play until somebody leaves, or to the end if there are only bots."""
    _edit_lines()
    _leave_when_the_window_closes()
    try:
        session.open()
        while turn(session) is Then.SHOW:
            pass
    except (EOFError, KeyboardInterrupt):
        with suppress(OSError):  # the window may be gone
            session.console.print()
    except Exception:
        leave(session)  # whatever a bot has done: the game of the people is kept
        raise
    leave(session)


def turn(session: Session) -> Then:
    """Show the table to the person who chooses next, and obey until it changes."""
    session.wait()
    for _, choice in pending(session.match.state)[:1]:
        session.face(choice.seat)
    session.show()
    then = Then.ASK if session.people else Then.LEAVE
    while then is Then.ASK:
        then = obey(session, input("> "))
    return then


def leave(session: Session) -> None:
    """Say goodbye, and how to play on. An unfinished game that nobody has saved is kept in a new file."""
    match, file = session.match, session.file
    if match.over:
        return session.tell(session.say("play.bye"))
    if file is None or session.saved != match.entries:
        file = unused(match.game.id)
        try:
            session.keep(file)
        except Refused:
            return session.tell(session.say("play.unsaved", path=file), session.say("play.bye"))
    lang = "" if session.lang == LANGUAGES[0] else f" --lang {session.lang}"
    program = sys.argv[0] if Path(sys.argv[0]).name == "regalia" else "regalia"  # as it was called
    command = f"{quote(program)} play {match.game.id} --resume {quote(str(file))}{lang}"
    with suppress(OSError):
        session.tell(session.say("play.resume", command=command))
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
