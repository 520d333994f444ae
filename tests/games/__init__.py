"""A room for each game's own tests. Its `facts.py` tells the generic tests what they need to know of it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple


class Facts(NamedTuple):
    """What the generic tests need to know of a game."""

    # Options that make a whole match short enough to be looked at.
    short: Mapping[str, Any] = {}
    # After a move, there is nothing to look at until chance has done its part.
    settled: bool = False
    # What must be so if a reason is given, by the reason's key.
    reasons: Mapping[str, Callable[[Any], bool]] = {}
    # Keys of texts that the code makes up from a part, and all the parts there are.
    text_families: Mapping[str, Sequence[str]] = {}
    # Keys of texts that are the same in another language: a name, a sign, or the same word there.
    same_text: Mapping[str, frozenset[str]] = {}
