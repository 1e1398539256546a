"""Where every command goes in and out: bad input is one sentence on stderr and exit code 2, never a traceback."""

import sys
from io import TextIOWrapper
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from regalia.core.errors import Refused, Unknown

REFUSED = 2


class SentenceGroup(TyperGroup):
    """A group of commands whose errors are sentences."""

    def main(self, *args: Any, **extra: Any) -> Any:
        _forgive_encodings()
        try:
            code = super().main(*args, **{**extra, "prog_name": "regalia", "standalone_mode": False})
        except Refused as refusal:
            _refuse(str(refusal))
        except typer.TyperException as misuse:
            _refuse(_explained(misuse))
        sys.exit(code)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in self.commands:
            raise Unknown("command", cmd_name, self.commands)
        return self.commands[cmd_name]


def _explained(misuse: typer.TyperException) -> str:
    """What was wrong, and what the command takes."""
    message, context = misuse.format_message().rstrip("."), getattr(misuse, "ctx", None)
    if context is None or type(misuse) is typer.BadParameter:
        return f"{message}."
    commands = getattr(context.command, "commands", ())
    parameters = (
        param.metavar if param.param_type_name == "argument" else param.opts[0] for param in context.command.params
    )
    return f"{message}: {context.command_path} takes {', '.join([*commands, *parameters])}."


def _refuse(sentence: str) -> NoReturn:
    print(" ".join(sentence.split()), file=sys.stderr)
    sys.exit(REFUSED)


def _forgive_encodings() -> None:
    """A byte or a letter that the terminal does not know becomes a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
