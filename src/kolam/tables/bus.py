"""The bus says that a table has a new revision, and nothing else: to know more, a listener asks the database."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

# Called with the newest revision. It must be quick and must not fail.
Listener = Callable[[int], None]

# Called with a table and its revision: let a bot decide there.
Decide = Callable[[str, int], None]

# Called with a table: review its match.
MakeReview = Callable[[str], None]


class Bus(Protocol):
    """How processes hear of each other's tables. A message may be lost: feeds compare revisions at every heartbeat."""

    alone: bool  # whether nobody but this process writes

    @property
    def connected(self) -> bool:
        """Whether others can be told something right now."""

    async def publish(self, table: str, revision: int) -> None: ...

    @contextmanager
    def listening(self, table: str, listener: Listener) -> Iterator[None]:
        """Hear of a table's revisions for as long as this lasts."""

    def watched(self, table: str) -> bool:
        """Whether somebody in this process listens to a table."""

    def ask_bot(self, table: str, revision: int, otherwise: Decide) -> None:
        """Ask another process for a bot's decision; `otherwise` is called if this process has to think itself."""

    def ask_review(self, table: str, otherwise: MakeReview) -> None:
        """Ask another process for a review; `otherwise` is called if this process has to think itself."""

    async def tell_turn(self, table: str) -> bool:
        """Ask a server to tell the guest whose turn it is; False if this process has to do it itself."""

    async def present(self, table: str, guest: str) -> bool:
        """Whether a guest has an eye on a table in another process."""

    async def close(self) -> None: ...


class Listeners:
    """Who listens to which table in this process."""

    def __init__(self) -> None:
        self._of: defaultdict[str, set[Listener]] = defaultdict(set)

    def tell(self, table: str, revision: int) -> None:
        for listener in tuple(self._of.get(table, ())):
            listener(revision)

    def any(self, table: str) -> bool:
        return bool(self._of.get(table))

    def add(self, table: str, listener: Listener) -> bool:
        """True for the first listener of a table."""
        self._of[table].add(listener)
        return len(self._of[table]) == 1

    def remove(self, table: str, listener: Listener) -> bool:
        """True for the last listener of a table."""
        self._of[table].discard(listener)
        if self._of[table]:
            return False
        del self._of[table]
        return True


class InProcess:
    """One process is all there is."""

    alone = True
    connected = True

    def __init__(self) -> None:
        self._listeners = Listeners()

    async def publish(self, table: str, revision: int) -> None:
        self._listeners.tell(table, revision)

    @contextmanager
    def listening(self, table: str, listener: Listener) -> Iterator[None]:
        self._listeners.add(table, listener)
        try:
            yield
        finally:
            self._listeners.remove(table, listener)

    def watched(self, table: str) -> bool:
        return self._listeners.any(table)

    def ask_bot(self, table: str, revision: int, otherwise: Decide) -> None:
        otherwise(table, revision)

    def ask_review(self, table: str, otherwise: MakeReview) -> None:
        otherwise(table)

    async def tell_turn(self, table: str) -> bool:
        return False

    async def present(self, table: str, guest: str) -> bool:
        return False

    async def close(self) -> None:
        return
