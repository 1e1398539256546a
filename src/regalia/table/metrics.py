"""What can be counted and timed, for Prometheus. No label ever holds a name, a token or the id of a table."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """The counters of one server, in a registry of their own."""

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        ProcessCollector(registry=own)
        self.entries = Counter("regalia_entries", "Entries of tables.", ("game",), registry=own)
        self.refused = Counter("regalia_refused", "Requests that were refused.", ("status",), registry=own)
        self.unsaved = Counter("regalia_unsaved", "Saves that have failed.", registry=own)
        self.dropped = Counter("regalia_dropped_streams", "Streams cut because they read too slowly.", registry=own)
        self.closed = Counter("regalia_closed_connections", "Connections closed.", ("why",), registry=own)
        self.tables = Gauge("regalia_tables", "Tables in memory.", registry=own)
        self.streams = Gauge("regalia_streams", "Open streams.", registry=own)
        self.saves = Histogram("regalia_save_seconds", "Of a save.", buckets=QUICK, registry=own)
        self.broadcasts = Histogram(
            "regalia_told_seconds", "From a move to its broadcast.", buckets=QUICK, registry=own
        )
        self.waiting = Gauge("regalia_waiting_thoughts", "Thoughts that wait for a process.", registry=own)
        self.worker_bytes = Gauge("regalia_worker_bytes", "Memory of the processes of bots.", registry=own)
        self.replaced = Counter("regalia_replaced_workers", "Processes of bots replaced.", ("why",), registry=own)
        self.notices = Counter("regalia_notices", "Notices, by what became of them.", ("outcome",), registry=own)
        self.thoughts = Histogram("regalia_thought_seconds", "Of a bot's move.", ("bot",), buckets=SLOW, registry=own)

    def page(self) -> bytes:
        """All of it, in the text format of Prometheus."""
        return generate_latest(self._registry)
