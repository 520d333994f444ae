"""The time by which decisions are measured. It goes on steadily, whatever somebody does to the machine's clock."""

import time
from collections.abc import Callable


class SteadyClock:
    """Seconds since 1970, as the machine knew them at the start, and counted from there."""

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._monotonic = wall, monotonic
        self._began = wall() - monotonic()

    def __call__(self) -> float:
        return self._began + self._monotonic()

    @property
    def jumped(self) -> float:
        """By how many seconds the machine's clock was set, or the machine slept."""
        return self._wall() - self()

    def follow(self) -> float:
        """Go by the machine's clock again; how far it was from ours."""
        jumped = self.jumped
        self._began += jumped
        return jumped
