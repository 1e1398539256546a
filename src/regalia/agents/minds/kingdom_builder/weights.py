"""The fitted weights: what a plan is judged by, and what the seats of a playout care for. See train.py."""

from regalia.agents.kernels import Ints
from regalia.agents.kernels.kingdom_builder.kernel import weighted
from regalia.agents.kernels.kingdom_builder.weights import NAMES

# fmt: off
VALUE = {
    "fishermen": 2004, "miners": 1716, "workers": 623, "merchants": 948, "discoverers": 1325, "knights": 1393,
    "hermits": 632, "citizens": 1348, "farmers": 1273, "lords": 580, "castles": 890, "capitol": 1012, "barn": 126,
    "cave": 136, "farm": 145, "harbor": 247, "oasis": 146, "oracle": 205, "paddock": 127, "rope-bridge": 228,
    "tavern": 192, "tower": 124, "tree-house": 29, "touch": -564, "reach": 619, "company": 168, "bulk": -51,
    "share": 612, "chase": 220, "extra": 2826, "shift": -9, "next": 851, "rival": 517, "noise": 0, "epsilon": 0,
}
PLAYOUT = {
    "fishermen": 2590, "miners": 3149, "workers": 498, "merchants": 1326, "discoverers": 695, "knights": 1390,
    "hermits": 1136, "citizens": 1459, "farmers": 2967, "lords": 349, "castles": 1613, "capitol": 3838, "barn": 104,
    "cave": -44, "farm": 242, "harbor": 278, "oasis": 199, "oracle": 591, "paddock": 91, "rope-bridge": 135,
    "tavern": 205, "tower": 171, "tree-house": 18, "touch": -1069, "reach": 296, "company": 51, "bulk": -10,
    "share": 2670, "chase": 160, "extra": 1202, "shift": 135, "next": 0, "rival": 0, "noise": 200, "epsilon": 20,
}
# fmt: on


def as_array(weights: dict[str, int]) -> Ints:
    """Weights by name as the kernel takes them."""
    return weighted([weights[name] for name in NAMES])
