"""Who does the jobs: this process, or several."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Job = TypeVar("Job")
Found = TypeVar("Found")


def each(work: Callable[[Job], Found], todo: Iterable[Job], jobs: int = 1) -> Iterator[Found]:
    """What `work` makes of every job, in the order of the jobs."""
    if jobs == 1:
        yield from map(work, todo)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, todo)
