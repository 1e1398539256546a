"""Compile the kernels before somebody waits for them: python -m regalia.agents.kernels."""

from regalia.agents.kernels import NUMBA
from regalia.agents.runner import play
from regalia.games import GAMES

if NUMBA:
    play(GAMES["kingdom-builder"], ["search:8it", "random"], "compiled")
