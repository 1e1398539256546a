"""Compile the kernels before somebody waits for them: python -m regalia.agents.kernels."""

from regalia.agents.kernels import NUMBA
from regalia.agents.runner import play
from regalia.games import GAMES

if NUMBA:
    for name in ("kingdom-builder", "wonderful-kingdom"):
        play(GAMES[name], ["search:8it", "random"], "compiled")
