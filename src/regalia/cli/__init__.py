"""The command line: one small file a command. It knows games by their protocol only."""

from importlib.metadata import version
from typing import Annotated

import typer

from regalia.cli import arena, box, games, ladder, perft, pictures, play, playthrough, score, serve, simulate, verify
from regalia.cli.group import SentenceGroup

app = typer.Typer(cls=SentenceGroup, add_completion=False, pretty_exceptions_enable=False)
app.command()(games.games)
app.command()(play.play)
app.command()(serve.serve)
app.command()(simulate.simulate)
app.command()(score.replay)
app.command()(arena.arena)
app.command()(arena.recount)
app.command()(ladder.ladder)
app.command()(perft.perft)
app.command()(pictures.show)
app.command()(pictures.gallery)
app.command()(verify.verify)
app.command()(playthrough.playthrough)
app.add_typer(box.app, name="box")
main = app


@app.callback(invoke_without_command=True)
def regalia(
    context: typer.Context,
    shown: Annotated[bool, typer.Option("--version", help="Print the version and end.")] = False,
) -> None:
    """A digital table for kingdom-building board games."""
    if shown:
        print("regalia", version("regalia"))
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())
