"""Who has an eye on which table in this process: feeds of pages that somebody can see."""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager


class Presence:
    def __init__(self) -> None:
        self._eyes: defaultdict[str, Counter[str]] = defaultdict(Counter)  # by table: feeds of each guest

    @contextmanager
    def watching(self, table: str, guest: str) -> Iterator[None]:
        eyes = self._eyes[table]
        eyes[guest] += 1
        try:
            yield
        finally:
            eyes[guest] -= 1
            if not eyes[guest]:
                del eyes[guest]
            if not eyes:
                self._eyes.pop(table, None)

    def here(self, table: str, guest: str) -> bool:
        eyes = self._eyes.get(table)
        return eyes is not None and guest in eyes

    def has(self, table: str, fingerprint: str) -> bool:
        """Whether the guest with this fingerprint is here: another process asks, and guests' ids stay at home."""
        return any(fingerprint_of(guest) == fingerprint for guest in self._eyes.get(table, ()))


def fingerprint_of(guest: str) -> str:
    return hashlib.sha256(guest.encode()).hexdigest()[:32]
