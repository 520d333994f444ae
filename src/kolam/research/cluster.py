"""Many jobs, done here, in processes of this machine or on a Ray cluster, with the same results in the same order.

    for played in each(play, pairings, jobs=2):         # two processes
    for played in each(play, pairings, ray="local"):    # Ray on this machine, with a worker for each of `jobs`
    for played in each(play, pairings, ray="10.0.0.5:6379"):

The work is a function of a module (a lambda cannot travel), its jobs and what they come to can be pickled, and what a
job comes to depends on nothing but the job: then it does not matter who does it. Jobs are begun a few at a time, so
`todo` may be endless. What is large and the same for all jobs, such as the weights of a network, belongs into a file or
into few, large jobs. Leaving the loop early is fine: what has not begun is dropped.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from socket import create_connection
from typing import Any, NamedTuple, TypeVar

from kolam.engine.errors import KolamError
from kolam.locale import message

Job = TypeVar("Job")
Found = TypeVar("Found")

LOCAL = "local"
AHEAD = 4  # jobs begun for each worker: while a long one is waited for, the others have something to do


class NotInstalled(KolamError):
    """An optional part of Kolam is missing; the words say how to install it."""


class NoCluster(KolamError):
    """The Ray cluster does not answer."""


class Crew(NamedTuple):
    """Who does the work."""

    workers: int
    begin: Callable[[Any], Any]  # a job
    result: Callable[[Any], Any]  # of a job that was begun


def each(work: Callable[[Job], Found], todo: Iterable[Job], jobs: int = 1, ray: str | None = None) -> Iterator[Found]:
    """What `work` makes of every job, in the order of the jobs."""
    if ray is None and jobs == 1:
        yield from map(work, todo)
        return
    begun: deque[Any] = deque()
    with _processes(work, jobs) if ray is None else _ray(work, jobs, ray) as crew:
        for job in todo:
            begun.append(crew.begin(job))
            if len(begun) == AHEAD * crew.workers:
                yield crew.result(begun.popleft())
        while begun:
            yield crew.result(begun.popleft())


@contextmanager
def _processes(work: Callable[[Any], Any], jobs: int) -> Iterator[Crew]:
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield Crew(jobs, lambda job: pool.submit(work, job), Future.result)
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _ray(work: Callable[[Any], Any], jobs: int, address: str) -> Iterator[Crew]:
    """A cluster of our own on this machine, one at an address, or the one that the caller has connected to already."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody experiments
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # as Ray will do anyway, and warns about
    try:
        ray = import_module("ray")
    except ImportError:
        raise NotInstalled(message("extra-missing", extra="cluster")) from None
    ours = not ray.is_initialized()
    if ours and address == LOCAL:
        ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level="error")
    elif ours:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level="error")
    try:
        task = ray.remote(num_cpus=1)(work)
        yield Crew(max(1, int(ray.cluster_resources().get("CPU", 1))), task.remote, ray.get)
    finally:
        if ours:
            ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself would wait for minutes for a cluster that is not there."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        create_connection((host, int(port)), timeout=10).close()
    except (OSError, ValueError) as error:
        raise NoCluster(message("cluster-no-answer", address=address)) from error
