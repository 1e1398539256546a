"""Tables at which bots play alone: they go on while somebody looks, and so many of one host at once."""


class Alone:
    """Which of these tables go on."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._going: dict[str, set[str]] = {}  # tables by host

    def __len__(self) -> int:
        return sum(map(len, self._going.values()))

    def go_on(self, host: str, table: str) -> bool:
        """Whether a table may: one that did may do so again."""
        going = self._going.setdefault(host, set())
        if len(going) < self.most:
            going.add(table)
        return table in going

    def rest(self, host: str, table: str) -> None:
        going = self._going.get(host, set())
        going.discard(table)
        if not going:
            self._going.pop(host, None)
