"""What a host may count: how much is played, how long it takes, what waits. Never who, where or at which table."""

from collections.abc import Iterator, Sequence

from prometheus_client import CollectorRegistry, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

# A command is done in milliseconds; a thought takes up to seconds.
COMMAND_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
THOUGHT_BUCKETS = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)
MOST_KINDS = 300  # of one count, whatever its labels are made from
OTHER = "other"


class Tally(Collector):
    """A count by labels, for what is counted with every move: one of Prometheus' own takes a lock each time."""

    def __init__(self, name: str, what: str, labels: Sequence[str], registry: CollectorRegistry) -> None:
        self._name, self._what, self._labels = name, what, labels
        self._other = (OTHER,) * len(labels)
        self._counts: dict[tuple[str | int, ...], int] = {}
        registry.register(self)

    def count(self, *labels: str | int) -> None:
        if labels not in self._counts and len(self._counts) >= MOST_KINDS:
            labels = self._other
        self._counts[labels] = self._counts.get(labels, 0) + 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._what, labels=self._labels)
        for labels, count in self:
            family.add_metric(labels, count)
        yield family

    def __iter__(self) -> Iterator[tuple[Sequence[str], int]]:
        """The labels of each kind, and how often it was counted."""
        for labels, count in list(self._counts.items()):
            yield tuple(map(str, labels)), count


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
