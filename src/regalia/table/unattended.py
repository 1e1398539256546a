"""Tables at which bots play alone: they go on while somebody watches, a few of each host at a time."""


class UnattendedTables:
    """Which of these tables are going on."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._going: dict[str, set[str]] = {}  # tables by host

    def __len__(self) -> int:
        return sum(map(len, self._going.values()))

    def resume(self, host: str, table: str) -> bool:
        """Whether a table may go on; one that does already may."""
        going = self._going.setdefault(host, set())
        if len(going) < self.most:
            going.add(table)
        return table in going

    def pause(self, host: str, table: str) -> None:
        going = self._going.get(host, set())
        going.discard(table)
        if not going:
            self._going.pop(host, None)
