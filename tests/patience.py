"""What only `make test-long` has the patience for."""

import os
from collections.abc import Sequence
from itertools import product
from typing import Any

LONG = bool(os.environ.get("KOLAM_LONG"))


def each(*kinds: Sequence[Any]) -> list[tuple[Any, ...]]:
    """As few combinations as it takes for every value of every kind to occur; all of them in `make test-long`."""
    if LONG:
        return list(product(*kinds))
    return [tuple(kind[number % len(kind)] for kind in kinds) for number in range(max(map(len, kinds)))]
