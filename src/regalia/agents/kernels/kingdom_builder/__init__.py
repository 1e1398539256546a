"""Kingdom Builder as a kernel: positions as arrays, actions as codes, playouts by the thousand."""

from regalia.agents.kernels.kingdom_builder.codes import ACTION, CODE
from regalia.agents.kernels.kingdom_builder.encode import encode, same
from regalia.agents.kernels.kingdom_builder.kernel import (
    Plan,
    Turn,
    apply,
    fight,
    options,
    playout,
    playouts,
    result,
    scores,
    turns,
    weighted,
)
from regalia.agents.kernels.kingdom_builder.weights import GREEDY, NAMES, RANDOM

__all__ = (
    "ACTION",
    "CODE",
    "GREEDY",
    "NAMES",
    "RANDOM",
    "Plan",
    "Turn",
    "apply",
    "encode",
    "fight",
    "options",
    "playout",
    "playouts",
    "result",
    "same",
    "scores",
    "turns",
    "weighted",
)
