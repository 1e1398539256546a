"""It's a Wonderful Kingdom as a kernel: estates as arrays, plans for the rest of a round by the thousand."""

from regalia.agents.kernels.wonderful_kingdom.kernel import (
    Found,
    annealed,
    fitted,
    found,
    improved,
    judged,
    parts,
    sketched,
)

__all__ = ("Found", "annealed", "fitted", "found", "improved", "judged", "parts", "sketched")
