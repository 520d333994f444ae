"""Where rules become machine code: a process for each game, the most wanted first, and how far each of them is."""

import logging
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple

from kolam.bots.prepare import STAGES, compile_stage, is_compiled
from kolam.engine.registry import game

log = logging.getLogger(__name__)

NEARLY = 0.99  # a stage is done when its process says so


class Task(NamedTuple):
    """A stage of a game."""

    game: str
    stage: str


class Workshop:
    """Compiles what is missing, as many games at a time as there are processors."""

    def __init__(
        self,
        names: Sequence[str],
        stages: Sequence[str] = STAGES,
        told: Callable[["Workshop", Task], object] = lambda *_: None,
    ) -> None:
        """`told` is called in a thread of ours whenever a stage is compiled, or could not be."""
        self.failed = False
        self._step_back = 0
        self._told = told
        self._todo = [Task(name, stage) for stage in stages for name in names if not is_compiled(game(name), stage)]
        self._shares = dict.fromkeys(self._todo, 0.0)
        self._wanted: list[str] = []
        self._benches: dict[str, _Bench] = {}
        self._busy: set[str] = set()
        self._closed = False
        self._changed = threading.Condition()

    @property
    def left(self) -> dict[Task, float]:
        """What is not compiled yet, and how far it is, from 0 to 1."""
        return {task: share for task, share in self._shares.items() if share < 1}

    def want(self, name: str) -> None:
        """Somebody waits for this game: it comes next."""
        if name not in self._wanted:
            self._wanted.append(name)

    def start(self, step_back: int = 0) -> None:
        """`step_back`: how much more readily than others our processes let others go first, as `nice` counts it."""
        self._step_back = step_back
        games = {task.game for task in self._todo}
        for _ in range(min(os.cpu_count() or 1, len(games))):
            threading.Thread(target=self._work, name="kolam-workshop", daemon=True).start()

    def close(self) -> None:
        """Leave undone what is not done."""
        with self._changed:
            self._closed = True
            self._todo.clear()
            self._changed.notify_all()
        for bench in list(self._benches.values()):
            bench.close()

    def _work(self) -> None:
        while (task := self._next()) is not None:
            try:
                for share in self._bench(task.game).compile(task.stage):
                    self._shares[task] = min(share, NEARLY)
            except (EOFError, OSError) as error:  # its process has died, and said why on the screen if it could
                if self._closed:
                    return
                self.failed = True
                self._benches.pop(task.game).close()
                log.warning("the %s of %s could not be compiled ahead: %r", task.stage, task.game, error)
            self._finish(task)
            self._told(self, task)

    def _bench(self, name: str) -> "_Bench":
        return self._benches.get(name) or self._benches.setdefault(name, _Bench(name, self._step_back))

    def _next(self) -> Task | None:
        """What is most wanted of the games that nobody works on."""
        with self._changed:
            while self._todo:
                free = [task for task in self._todo if task.game not in self._busy]
                if free:
                    task = min(free, key=lambda task: task.game not in self._wanted)
                    self._todo.remove(task)
                    self._busy.add(task.game)
                    return task
                self._changed.wait()
            return None

    def _finish(self, task: Task) -> None:
        with self._changed:
            self._shares[task] = 1.0
            self._busy.discard(task.game)
            if task.game in self._benches and not any(left.game == task.game for left in self._todo):
                self._benches.pop(task.game).close()
            self._changed.notify_all()


class _Bench:
    """A process that compiles a game, stage after stage: what it lowered for the first, serves the second."""

    def __init__(self, name: str, step_back: int) -> None:
        spawn = get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=_serve, args=(name, theirs, step_back), daemon=True)
        self._process.start()
        theirs.close()

    def compile(self, stage: str) -> Iterator[float]:
        """Compile a stage; yield how far it is, up to 1."""
        self._pipe.send(stage)
        share = 0.0
        while share < 1:
            share = self._pipe.recv()
            yield share

    def close(self) -> None:
        self._process.terminate()


def _serve(name: str, pipe: "Connection[Any, Any]", step_back: int) -> None:
    """In a process of its own: Numba compiles one function at a time in each, however many threads ask for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started this one
    if hasattr(os, "nice"):
        os.nice(step_back)
    threading.Thread(target=_end_with_our_parent, daemon=True).start()
    while True:
        try:
            stage = pipe.recv()
        except EOFError:
            return
        compile_stage(game(name), stage, pipe.send)


def _end_with_our_parent() -> None:
    """Even if it was killed, nobody waits for what we compile any more."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
