"""What a network is told of a position. A game answers in a module of its package called `features`.

A feature is a fact with a number: "I hold three red gems", "there are four rounds left". `features` writes the numbers
of those that are true; a number that is written twice counts twice. There is nothing else to it: no scaling, no planes.
So amounts are told as "it is 4" or "it is from 8 to 11", one feature for each, and what belongs together, such as a gem
and what its next slot pays, is best told as one fact: the network adds up all that it is told before it thinks.

Positions are looked at after a decision and *before* chance goes on: an Altar that is about to be filled is empty.
`seat` is who looks. What it cannot know must not matter: the features of two positions that differ only in that are
equal, which is a property test. `viewpoint` says which seat the features call "me". The network answers for that seat
first and for the others clockwise. In a game with open cards this is best the player whose turn it is.

Beside the two answers the module has a constant, ``LEARNING``, with what Python must know::

    LEARNING = Learning(inputs=inputs, active=MOST_ACTIVE, board=board, covers=covers)
    answers(RECORD, features=features, viewpoint=viewpoint)
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kolam.bots.learned.guidance import Guidance
from kolam.engine.compiled import Record, optional_question, rule
from kolam.engine.parts import part


class Learning(NamedTuple):
    """How a game is learned."""

    inputs: Callable[[int], int]  # for a number of players: the features are numbered from 0 to this, less one
    active: int  # room for the features of any position
    # The options of a match to learn from, for a number of players; the function given draws a number below its
    # argument. The usual board should be frequent; what is not drawn here, `covers` should not vouch for.
    board: Callable[[int, Callable[[int], int]], dict[str, Any]] = lambda players, below: {}
    # Whether the options of a position are like those that were learned from. If not, the search does without.
    covers: Callable[[Record], bool] = lambda state: True
    guidance: Guidance = Guidance()


def learning_of(package: str) -> Learning | None:
    """What the `features` of a game's package say, if there are any."""
    module = part(package, "features")
    found: Learning | None = module.LEARNING if module else None
    return found


@rule
def nothing_to_tell(state: Record, seat: int, active: NDArray[np.int32]) -> int:
    return 0


@rule
def who_looks(state: Record, seat: int) -> int:
    return seat


@optional_question("features", nothing_to_tell)
def features(state: Record, seat: int, active: NDArray[np.int32]) -> int:
    """Write the features that `seat` can tell, and return how many there are."""


@optional_question("features", who_looks)
def viewpoint(state: Record, seat: int) -> int:
    """The seat that the features call "me", as `seat` can tell."""
