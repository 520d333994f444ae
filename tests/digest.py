"""A hash of whole matches of every game, states and all: for comparing ways of running the same rules."""

import hashlib
import sys

from kolam.engine.registry import game
from tests.playing import NAMES, new_match, play_on


def digest(decisions: int) -> str:
    found = hashlib.sha256()
    for name in NAMES:
        for players in game(name).players:
            for match in play_on(new_match(name, players, "digest"), "digest", decisions):
                found.update(match.state.tobytes())
                found.update(str(match.legal_numbers()).encode())
    return found.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest(int(sys.argv[1])))
