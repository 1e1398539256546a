"""regalia serve: the table's server."""

from pathlib import Path
from typing import Annotated, Any

import typer

from regalia.core.errors import Refused


def serve(
    host: Annotated[str | None, typer.Option(metavar="H", help="The address to listen on.", show_default=False)] = None,
    port: Annotated[int | None, typer.Option(metavar="P", help="The port; 0: a free one.", show_default=False)] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where tables are kept.", show_default=False)
    ] = None,
    origin: Annotated[
        str | None, typer.Option(metavar="URL", help="The public address, if it is another one.", show_default=False)
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", help="Processes in which Rulers think.", show_default=False)
    ] = None,
    browse: Annotated[bool, typer.Option("--open", help="Open the browser; take any free port.")] = False,
) -> None:
    """Serve tables of all games, kept in a folder. What is not given comes from the environment (REGALIA_PORT=8420)."""
    given = {"host": host, "port": port, "data": data, "origin": origin, "workers": workers}
    _run({name: value for name, value in given.items() if value is not None}, browse)


def _run(given: dict[str, Any], browse: bool) -> None:
    try:
        from regalia.table.run import run
    except ModuleNotFoundError as missing:
        raise Refused(f"The server needs {missing.name}: install regalia[table].") from None
    run(given, browse)
