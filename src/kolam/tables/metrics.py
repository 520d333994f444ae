"""What a host may count: how much is played, how long it takes, what waits. Never who, where or at which table."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

# A command is done in milliseconds; a thought takes up to seconds.
COMMAND_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
THOUGHT_BUCKETS = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)


class Metrics:
    """The counts of one service. They have a registry of their own: a process may run several services, as tests do."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("kolam_moves", "Decisions, of people and of bots", ["game", "by"], registry=self.registry)
        self.lines = Counter("kolam_lines", "Lines written to logs, by kind", ["kind"], registry=self.registry)
        self.commands = Histogram(
            "kolam_command_seconds",
            "How long a command took, refused ones included",
            ["command"],
            buckets=COMMAND_BUCKETS,
            registry=self.registry,
        )
        self.refusals = Counter(
            "kolam_refusals", "What was not done, by kind of error", ["error"], registry=self.registry
        )
        self.thoughts = Histogram(
            "kolam_thought_seconds",
            "How long a bot or a hint thought",
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
        self.feeds = Gauge("kolam_feeds", "Open sockets", registry=self.registry)
        self.pushes = Counter(
            "kolam_pushes", "Turn notices, by what became of them", ["outcome"], registry=self.registry
        )
