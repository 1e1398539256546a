"""Compile the kernels before somebody waits for them: python -m regalia.agents.kernels."""

from contextlib import suppress

from regalia.agents import compilation
from regalia.agents.kernels import NUMBA
from regalia.agents.runner import play
from regalia.games import GAMES


def compile_all() -> None:
    """A short search in each game that has a kernel. What was compiled before is only loaded."""
    for name in compilation.GAMES if NUMBA else ():
        play(GAMES[name], ["search:8it", "random"], "compiled")
        with suppress(OSError):  # there may be no place to keep it
            compilation.stamp(name).touch()


if __name__ == "__main__":
    compile_all()
