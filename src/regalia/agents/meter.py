"""How much of a budget is spent: by the clock, or by iterations, which are the same on every machine."""

from dataclasses import replace
from time import perf_counter

from regalia.agents.protocol import Budget

DEFAULT_ITERATIONS = 200  # of a search whose name has no budget
MARGIN = 0.97  # of the time: the answer has to be sent, too
SLOWER_STEP = 1.25  # a step may take so many times as long as the longest before it


class Meter:
    """An iteration is one option in one world."""

    def __init__(self, budget: Budget) -> None:
        limited = budget.seconds is not None or budget.iterations is not None
        self.budget = budget if limited else replace(budget, iterations=DEFAULT_ITERATIONS)
        self.began = self.last = perf_counter()
        self.longest, self.done = 0.0, 0

    def spend(self, part: float, iterations: int) -> bool:
        """Whether a step of so many iterations still fits in this part of the budget; if so it is spent."""
        if self.budget.halted() or not (self._in_time(part) and self._in_count(part, iterations)):
            return False
        self.done += iterations
        return True

    def _in_time(self, part: float) -> bool:
        now = perf_counter()
        self.longest, self.last = max(self.longest, now - self.last if self.done else 0.0), now
        allowed = self.budget.seconds
        return allowed is None or now - self.began + SLOWER_STEP * self.longest <= MARGIN * allowed * part

    def _in_count(self, part: float, iterations: int) -> bool:
        allowed = self.budget.iterations
        return allowed is None or self.done + iterations <= max(allowed * part, iterations)
