"""How much of a budget is spent: by the clock, or by iterations, which are the same on every machine."""

from dataclasses import replace
from time import perf_counter

from regalia.agents.protocol import Budget

USUAL = 200  # iterations of a search whose name has no budget
MARGIN = 0.97  # of the time: somebody has to be told
DEARER = 1.25  # a step may be than any before it


class Meter:
    """An iteration is one option in one world."""

    def __init__(self, budget: Budget) -> None:
        limited = budget.seconds is not None or budget.iterations is not None
        self.budget = budget if limited else replace(budget, iterations=USUAL)
        self.began = self.last = perf_counter()
        self.dearest, self.done = 0.0, 0

    def goes_on(self, part: float, iterations: int) -> bool:
        """Whether a step of so many iterations still fits in this part of the budget; if so it is spent."""
        if self.budget.halted() or not (self._in_time(part) and self._in_count(part, iterations)):
            return False
        self.done += iterations
        return True

    def _in_time(self, part: float) -> bool:
        now = perf_counter()
        self.dearest, self.last = max(self.dearest, now - self.last if self.done else 0.0), now
        allowed = self.budget.seconds
        return allowed is None or now - self.began + DEARER * self.dearest <= MARGIN * allowed * part

    def _in_count(self, part: float, iterations: int) -> bool:
        allowed = self.budget.iterations
        return allowed is None or self.done + iterations <= max(allowed * part, iterations)
