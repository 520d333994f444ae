"""Measuring side by side on a noisy machine: contenders take turns, and each one's best turn counts."""

import time
from collections.abc import Callable


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of CPU work done per second; `work` does some and tells how much it was."""
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def best_rates(contenders: dict[str, Callable[[], int]], turns: int = 5, seconds: float = 0.4) -> dict[str, float]:
    """The best rate of each contender over interleaved turns, after one unmeasured call."""
    for work in contenders.values():
        work()
    best = dict.fromkeys(contenders, 0.0)
    for _ in range(turns):
        for name, work in contenders.items():
            best[name] = max(best[name], rate(work, seconds))
    return best
