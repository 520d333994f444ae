"""How a search goes by what a network says."""

from typing import NamedTuple


class Guidance(NamedTuple):
    """The settings of a guided search."""

    explore: float = 0.5  # the weight of what looks good at first sight against what has proved good
    temperature: float = 0.05  # how much worse a move may look for its prior to be a third
    margin: float = 0.1  # how much the expected margin counts beside the victory
    spread: float = 8.0  # the margin that makes a clear difference, in points
