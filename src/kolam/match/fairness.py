"""Where chance comes from in a match: from a secret that was committed to, or from what a match file tells."""

import hashlib
from collections.abc import Sequence
from typing import Any, Protocol

from kolam.engine.chance import new_secret
from kolam.engine.contract import Game, State, weight
from kolam.engine.play import next_outcome
from kolam.locale import Message, message
from kolam.match.errors import BadMatchFile, NoSecret


def _why(error: ValueError) -> Message | str:
    """Why an event cannot follow: what the game says of it, which is a message if it has words in every language."""
    found = error.args[0] if error.args else ""
    return found if isinstance(found, Message) else str(found)


def commitment(secret: bytes) -> str:
    """What is shown before the first card, and binds the holder of the secret."""
    return hashlib.sha256(secret).hexdigest()


class Chance(Protocol):
    """The source of all that is random in a match."""

    @property
    def secret(self) -> bytes | None: ...

    @property
    def commitment(self) -> str: ...

    def outcome(self, state: State, happened: Sequence[int]) -> int:
        """The next outcome, given those that already belong to the present event."""


class Drawn:
    """Chance drawn from a secret, in the record itself."""

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = new_secret() if secret is None else secret
        self.commitment = commitment(self.secret)

    def outcome(self, state: State, happened: Sequence[int]) -> int:
        return int(next_outcome(state))


class Told:
    """Chance told by the events of a match file that does not show its secret."""

    secret = None

    def __init__(self, game: Game, commitment: str, events: Sequence[Any]) -> None:
        self.commitment = commitment
        self._game = game
        self._events = iter(events)
        self._outcomes: list[int] = []

    def outcome(self, state: State, happened: Sequence[int]) -> int:
        if not happened:
            event = next(self._events, None)
            if event is None:
                raise NoSecret(message("match-no-secret"))
            try:
                self._outcomes = self._game.outcomes(state[0], event)
            except ValueError as error:
                raise BadMatchFile(_why(error)) from None
        if len(happened) >= len(self._outcomes) or not weight(state[0], self._outcomes[len(happened)]):
            raise BadMatchFile(message("file-impossible-chance"))
        return self._outcomes[len(happened)]
