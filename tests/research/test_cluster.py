"""Who does the work changes nothing."""

from itertools import count, islice
from typing import Any

import pytest

from kolam.bots.arena import Pairing, Played, pairings, play
from kolam.research import data
from kolam.research.cluster import NoCluster, each
from tests.patience import LONG

GAMES = pairings("kolpa", ["random", "casual"], 2, 6, "cluster")
PORTION = data.Portion(data.describe("kolpa", ["search:4", "random"], {"target": 1}, "cluster"), 3, 5)
Job = Pairing | data.Portion | None


def double(number: int) -> int:
    return 2 * number


def refuse(number: int) -> int:
    raise ArithmeticError(f"not with {number}")


def test_processes_of_this_machine() -> None:
    """In order, from a list that does not end; an error is that of the job."""
    assert list(islice(each(double, count(), jobs=2), 20)) == [2 * number for number in range(20)]
    with pytest.raises(ArithmeticError, match="not with 3"):
        list(each(refuse, [3], jobs=2))


def play_either(job: Job) -> Played | bytes:
    if job is None:
        raise ArithmeticError("no job")
    return play(job) if isinstance(job, Pairing) else data.play(job)


@pytest.mark.compiled
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning", "ignore::DeprecationWarning")
@pytest.mark.skipif(not LONG, reason="Ray takes a quarter of a minute to start")
def test_two_workers_of_a_ray_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    """Arena, data and the error of a job, on a real cluster that begins and ends with the work."""
    ray: Any = pytest.importorskip("ray")
    monkeypatch.setenv("RAY_worker_niceness", "0")  # or it waits until other tests leave a core idle
    todo: list[Job] = [*GAMES, PORTION]
    found = each(play_either, [*todo, None], jobs=2, ray="local")
    assert list(islice(found, len(todo))) == [play_either(job) for job in todo]
    with pytest.raises(ArithmeticError, match="no job"):
        next(found)
    assert not ray.is_initialized()


def test_a_cluster_that_is_not_there_is_told_soon() -> None:
    pytest.importorskip("ray")
    for address in ("127.0.0.1:1", "nowhere"):
        with pytest.raises(NoCluster, match=f"No Ray cluster answers at {address}"):
            list(each(double, [1], ray=address))
