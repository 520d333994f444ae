"""What a host may count: how much is played, how long it takes, what waits. Never who, where or at which table."""

from collections.abc import Iterator, Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

# A command is done in milliseconds; a thought takes up to seconds.
COMMAND_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
THOUGHT_BUCKETS = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)
MOST_KINDS = 300  # of one count, whatever its labels are made from
OTHER = "other"


class Tally:
    """A count by labels. It keeps what Prometheus' client would look up each time, which takes longer than to count."""

    def __init__(self, name: str, what: str, labels: Sequence[str], registry: CollectorRegistry) -> None:
        self._counter = Counter(name, what, labels, registry=registry)
        self._other = (OTHER,) * len(labels)
        self._kinds: dict[tuple[str | int, ...], Counter] = {}

    def count(self, *labels: str | int) -> None:
        kind = self._kinds.get(labels)
        if kind is None:
            if len(self._kinds) >= MOST_KINDS:
                labels = self._other
            kind = self._kinds[labels] = self._counter.labels(*labels)
        kind.inc()

    def __iter__(self) -> Iterator[tuple[Sequence[str], int]]:
        """The labels of each kind, and how often it was counted."""
        for family in self._counter.collect():
            for sample in family.samples:
                if sample.name.endswith("_total"):
                    yield tuple(sample.labels.values()), int(sample.value)


class Metrics:
    """The counts of one service. They have a registry of their own: a process may run several services, as tests do."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Tally("kolam_moves", "Decisions, of people and of bots", ["game", "by"], self.registry)
        self.lines = Tally("kolam_lines", "Lines written to logs, by kind", ["kind"], self.registry)
        self.commands = Histogram(
            "kolam_command_seconds",
            "How long a command took, refused ones included",
            ["command"],
            buckets=COMMAND_BUCKETS,
            registry=self.registry,
        )
        self.refusals = Tally("kolam_refusals", "What was not done, by kind of error", ["error"], self.registry)
        records = "Warnings and errors in the log, by the part that says them and the exception"
        self.records = Tally("kolam_log_records", records, ["level", "part", "exception"], self.registry)
        self.thoughts = Histogram(
            "kolam_thought_seconds",
            "How long a bot, a hint or a step of a review was thought about",
            ["what"],
            buckets=THOUGHT_BUCKETS,
            registry=self.registry,
        )
        self.waits = Histogram(
            "kolam_thought_wait_seconds",
            "How long a thought waited for its turn",
            buckets=THOUGHT_BUCKETS,
            registry=self.registry,
        )
        self.waiting = Gauge("kolam_thoughts_waiting", "Thoughts in the queue", registry=self.registry)
        self.thinking = Gauge("kolam_thoughts_running", "Thoughts being thought", registry=self.registry)
        self.cached = Gauge("kolam_tables_cached", "Tables in memory", registry=self.registry)
        self.cached_bytes = Gauge("kolam_tables_bytes", "What they take there, about", registry=self.registry)
        self.feeds = Gauge("kolam_feeds", "Open sockets", registry=self.registry)
        self.pushes = Tally("kolam_pushes", "Turn notices, by what became of them", ["outcome"], self.registry)
