"""What can be counted and timed, for Prometheus. No label ever holds a name, a token or the id of a table."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """The counters of one server, in a registry of their own."""

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        ProcessCollector(registry=own)
        self._entries = Counter("regalia_entries", "Entries of tables.", ("game",), registry=own)
        self._refused = Counter("regalia_refused", "Requests that were refused.", ("status",), registry=own)
        self._unsaved = Counter("regalia_unsaved", "Saves that have failed.", registry=own)
        self._dropped = Counter("regalia_dropped_streams", "Streams cut because they read too slowly.", registry=own)
        self._hung_up = Counter("regalia_closed_connections", "Connections closed.", ("why",), registry=own)
        self._tables = Gauge("regalia_tables", "Tables in memory.", registry=own)
        self._streams = Gauge("regalia_streams", "Open streams.", registry=own)
        self._saves = Histogram("regalia_save_seconds", "Of a save.", buckets=QUICK, registry=own)
        self._told = Histogram("regalia_told_seconds", "From a move to its broadcast.", buckets=QUICK, registry=own)
        self._waiting = Gauge("regalia_waiting_thoughts", "Thoughts that wait for a process.", registry=own)
        self._worker_bytes = Gauge("regalia_worker_bytes", "Memory of the processes of bots.", registry=own)
        self._replaced = Counter("regalia_replaced_workers", "Processes of bots replaced.", ("why",), registry=own)
        self._thoughts = Histogram("regalia_thought_seconds", "Of a bot's move.", ("bot",), buckets=SLOW, registry=own)

    def refused(self, status: int) -> None:
        self._refused.labels(str(status)).inc()

    def saved(self, seconds: float) -> None:
        self._saves.observe(seconds)

    def unsaved(self) -> None:
        self._unsaved.inc()

    def told(self, game: str, entries: int, seconds: float) -> None:
        """Everybody at a table was told of some entries, so many seconds after they were asked for."""
        self._entries.labels(game).inc(entries)
        self._told.observe(seconds)

    def thought(self, bot: str, seconds: float) -> None:
        """A bot has found its move."""
        self._thoughts.labels(bot).observe(seconds)

    def workers(self, waiting: int, size: int) -> None:
        """How many thoughts wait for a process, and how many bytes the processes have."""
        self._waiting.set(waiting)
        self._worker_bytes.set(size)

    def replaced(self, why: str) -> None:
        """A process of bots made way for another."""
        self._replaced.labels(why).inc()

    def in_memory(self, tables: int) -> None:
        self._tables.set(tables)

    def opened(self) -> None:
        self._streams.inc()

    def closed(self) -> None:
        self._streams.dec()

    def dropped(self) -> None:
        self._dropped.inc()

    def hung_up(self, why: str) -> None:
        """A connection was closed because it kept the server waiting, or had to make room."""
        self._hung_up.labels(why).inc()

    def page(self) -> bytes:
        """All of it, in the text format of Prometheus."""
        return generate_latest(self._registry)
