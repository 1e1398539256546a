"""How to ask processes of bots directly, and what to ask them."""

import asyncio
from multiprocessing.process import BaseProcess
from typing import Any

from regalia.core.record import Dice, Match
from regalia.games import GAMES
from regalia.table.bots import BotProcesses
from regalia.table.fair_queue import Ticket
from regalia.table.pool import Pool

LATER = 60.0  # seconds in which a process has started, however busy the machine is
ORDER = Ticket("ann", "table", lambda: True, 1.0)


async def asked(pool: BotProcesses, deed: Any, *args: Any, limit: float = 1000.0) -> Any:
    async with asyncio.timeout(LATER):
        return await pool.deep.ask(ORDER, limit, {}, deed, *args)


def process(pool: Pool) -> BaseProcess:
    """The one that thinks."""
    assert pool.workers[0].process
    (found,) = pool.workers[0].process.processes
    return found


def replaced(pool: BotProcesses) -> dict[str, float]:
    """How many processes, by the reason why."""
    name = "regalia_replaced_workers_total"
    lines = [line for line in pool.metrics.page().decode().splitlines() if line.startswith(name)]
    return {line.split('"')[1]: float(line.split()[-1]) for line in lines}


def position(game: str = "kingsburg", box: Any = None) -> tuple[Any, Any]:
    """What a seat sees at its first choice, and what it may do."""
    match = Match.start(GAMES[game], 2, {}, box)
    match.roll(Dice(1))
    return match.view(match.choice().seat), match.options_of()
